"""A recorded game as a story."""

from itertools import pairwise

import pytest

from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.errors import RecordError
from ludotheca.engine.luck import Seeded
from ludotheca.engine.rules import EVERYTHING
from ludotheca.games.africa.actions import Skip
from ludotheca.library import AnyTable, load
from ludotheca.terminal.retell import retell
from ludotheca.texts import LANGUAGES, Speaker, UnknownLanguageError
from tests.games.africa.tables import ANN, table


def played_out() -> AnyTable:
    game = load("africa")
    played = game.new(3, seed=5)
    luck = Seeded(6)
    while actors := played.actors():
        played.play(actors[0], *decide(find_bot("random"), game, played.state, actors[0], luck))
    return played


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_with_its_final_scoring(language: str) -> None:
    """AFR-8.4: the points by source, their sum, and who has won."""
    played = played_out()
    speaker = Speaker(language, "africa")

    lines = retell(played.record().to_json(), language)

    assert lines[0] == f"{speaker.say('title')} (Reiner Knizia, 2001)"
    assert sum(1 for line in lines if line[:4].strip().isdecimal()) > 50
    scoring = lines[-8:]
    for row, part in zip(scoring[1:-2], ("track", "bonus", "goods", "gold", "gems"), strict=True):
        points = [str(parts[part]) for parts in played.rules.tally(played.state, EVERYTHING)]
        assert row.startswith(speaker.say(f"tally-{part}"))
        assert row.split()[-3:] == points
    assert scoring[-2].split()[1:] == [str(points) for points in played.scores()]
    assert not [line for line in lines if "event-" in line or "{" in line]


def test_steps_are_numbered_and_turns_set_apart() -> None:
    lines = retell(played_out().record(), "en")

    numbers = [int(line[:4]) for line in lines if line[:4].strip().isdecimal()]
    assert numbers == sorted(set(numbers))
    assert not [one for one, other in pairwise(lines) if one == other == ""]


def test_an_unfinished_game_has_no_scoring() -> None:
    """AFR-2.3: somebody skipped everything and then went home."""
    played = table(explorers=("E6", "O1", "A1"))
    played.play(ANN, Skip())

    lines = retell(played.record().to_json(), "en")

    assert lines[-1] == "The game was not finished."
    assert any(line.startswith("1  Player 1 ") for line in lines)


@pytest.mark.parametrize("corrupt", [b"", b"{", b"[]", b'{"game": "africa"}'])
def test_something_that_is_not_a_record_is_refused(corrupt: bytes) -> None:
    with pytest.raises(RecordError, match="this is not a record"):
        retell(corrupt, "en")


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = played_out().record().to_json().replace(b'"seats":3', b'"seats":2')

    with pytest.raises(RecordError):
        retell(record, "en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError):
        retell(played_out().record(), "xx")
