"""Stored games are read as they were written: they replay, and every number still means what it meant."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from ludotheca.engine.errors import RecordError
from ludotheca.engine.record import read_record
from ludotheca.library import load, replay, titles
from tests.records import make
from tests.records.digests import FILE, FOLDER, Digest, Family, differences, digest_of, read_digests
from tests.records.make import ENDINGS, every_trait, traits

RENEW: Final = "raise Meta.version, then run 'python -m tests.records.make {}' and commit what it writes"
RECORDS: Final = [path for path in sorted(FOLDER.glob("*/*.json")) if path.name != ENDINGS]
KEPT: Final = Digest(version=1, catalogue=(Family("take", 3, "a"),), streams=("dice",), data={"board.csv": "b"})


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_recorded_game_replays_to_the_same_position(path: Path) -> None:
    game = path.parent.name
    endings = msgspec.json.decode((path.parent / ENDINGS).read_bytes(), type=dict[str, str])

    try:
        table = replay(path.read_bytes())
    except RecordError as error:
        pytest.fail(f"a stored game of {game} can no longer be read ({error}): {RENEW.format(game)}")

    assert not table.actors()
    assert table.digest() == endings[path.name], (
        f"a stored game of {game} now ends in another position: {RENEW.format(game)}"
    )


@pytest.mark.parametrize("title", titles())
def test_stored_games_can_rely_on_their_numbers(title: str) -> None:
    """A log holds numbers of actions and draws; what they mean is in the catalogue, the streams and the data."""
    kept, now = read_digests()[title], digest_of(title)

    changed = differences(kept, now)
    assert not changed or kept.version != now.version, (
        f"{title}: stored games would be misread because this has changed: {', '.join(changed)}; {RENEW.format(title)}"
    )
    assert kept == now, f"{title} has another version: run 'python -m tests.records.make {title}'"


@pytest.mark.parametrize("title", titles())
def test_the_records_cover_everything_that_can_happen(title: str) -> None:
    """Every way to end, every value of every option, every number of seats, every kind of action and event."""
    found: set[str] = set()
    for path in RECORDS:
        if path.parent.name == title:
            table, steps = load(title).replay_events(path.read_bytes())
            found |= traits(table, [event for events in steps for event in events])

    assert every_trait(load(title)) - found == set()


@pytest.mark.parametrize(
    ("now", "said"),
    [
        (msgspec.structs.replace(KEPT, catalogue=(Family("take", 3, "x"),)), "actions of kind 'take' at place 0"),
        (msgspec.structs.replace(KEPT, catalogue=()), "the catalogue, which had 1 kinds of actions and has 0"),
        (msgspec.structs.replace(KEPT, streams=("deck",)), "the streams of luck, which were ('dice',) and are"),
        (msgspec.structs.replace(KEPT, data={"board.csv": "x"}), "the data file board.csv"),
        (msgspec.structs.replace(KEPT, data={"board.csv": "b", "more.csv": "m"}), "the data file more.csv"),
    ],
)
def test_differences_are_named(now: Digest, said: str) -> None:
    assert [found for found in differences(KEPT, now) if found.startswith(said)]
    assert not differences(KEPT, KEPT)


def test_records_are_not_remade_to_hide_that_they_would_be_misread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that a failure names writes nothing as long as the version is the same."""
    kept = read_digests()
    kept["africa"] = msgspec.structs.replace(kept["africa"], data={"board.csv": "another"})
    monkeypatch.setattr(make, "read_digests", lambda: kept)

    with pytest.raises(SystemExit, match=r"africa: raise Meta\.version first, because .* the data file board\.csv"):
        make.main(["africa"])

    now = digest_of("africa")
    assert make.misread("africa", now, now) == []
    assert make.misread("africa", kept["africa"], msgspec.structs.replace(now, version=now.version + 1)) == []


@pytest.mark.parametrize("title", titles())
def test_a_record_of_another_version_is_refused_with_both_named(title: str) -> None:
    version = load(title).meta.version
    record = read_record((FOLDER / title / "position.json").read_bytes())
    older = msgspec.structs.replace(record, version=version - 1, position=None)

    with pytest.raises(RecordError, match=f"version {version - 1} of the rules; this is version {version}"):
        replay(older)


def test_every_game_has_its_digests() -> None:
    assert list(read_digests()) == titles(), f"{FILE.name} is for other games"
