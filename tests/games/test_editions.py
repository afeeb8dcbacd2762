"""Editions: whoever owns the box can put board and cards right, and nobody mistakes one edition for another."""

import copy
import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from ludotheca.engine.edition import Edition
from ludotheca.engine.errors import DataError, RecordError, SetupError
from ludotheca.games.editions import CHOSEN, choose_edition, export_edition, find_edition, read_title
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL

CHANGES: Final = {
    "africa": {
        "tiles.csv": [
            ("elephant,animal,0,6", "elephant,animal,0,16"),
            ("zebra,animal,0,6", "zebra,animal,0,16"),
            ("giraffe,animal,0,6", "giraffe,animal,0,4"),
            ("lion,animal,0,6", "lion,animal,0,2"),
            ("rhinoceros,animal,0,6", "rhinoceros,animal,0,2"),
            ("nomads,nomad,0,10", "nomads,nomad,0,4"),
            ("gold-2,gold,2,5", "gold-2,gold,2,1"),
        ],
        "board.csv": [("-1,-7,Tangier", "-1,-7,"), ("A2,0,-7,,", "A2,0,-7,Tunis,")],
    },
    "albion": {"regions.csv": [("cornovia,Cornovia,dark,0,0,1", "cornovia,Mercia,dark,0,0,3")]},
    "augustus": {
        "objectives.csv": [("green,swords+shield,3,0,0,,", "pink,swords+chariot+dagger,9,1,0,extra_legion:2,")]
    },
    "catan": {"hexes.csv": [("0,-2,mountain,10", "0,-2,pasture,10"), ("1,-2,pasture,2", "1,-2,mountain,2")]},
    "alexander": {"hexes.csv": [("5,0,sea", "6,0,SEA"), ("6,0,mountain", "5,0,mountain"), ("6,0,SEA", "6,0,sea")]},
}
"""What somebody might find in the box, for each game that has data files."""


def house(title: str) -> Edition:
    edition = load(title).edition
    assert edition is not None
    return edition


def exported(title: str, folder: Path) -> Path:
    export_edition(title, house(title), folder)
    return folder


def change(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")


def put_right(title: str, folder: Path) -> Path:
    exported(title, folder)
    for file, changes in CHANGES[title].items():
        change(folder / file, *changes)
    return folder


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Path], Edition]:
    """The edition that a process which plays with a folder would find."""

    def find(title: str, folder: Path) -> Edition:
        monkeypatch.setenv(CHOSEN, str(folder))
        return find_edition(title, house(title).folder)

    return find


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheca.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("title", titles())
def test_every_column_is_explained(title: str, tmp_path: Path) -> None:
    """And nothing is explained that is not there."""
    folder = exported(title, tmp_path / "box")
    page = (folder / "README.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE))

    files = {path.name: columns(path) for path in folder.iterdir() if path.suffix in (".csv", ".json")}

    assert set(sections) == set(files)
    for file, found in files.items():
        table = re.search(r"\| column \|.*?\n\| --- .*?\n((?:\|.*\n)+)", sections[file])
        assert table
        assert re.findall(r"^\| `(\w+)` \| \S", table[1], re.MULTILINE) == found


def columns(path: Path) -> list[str]:
    if path.suffix == ".json":
        return list(json.loads(path.read_text(encoding="utf-8")))
    with path.open(encoding="utf-8") as file:
        return next(csv.reader(file))


@pytest.mark.parametrize("title", titles())
def test_an_edition_that_changes_nothing_is_the_houses_own(
    title: str, tmp_path: Path, chosen: Callable[[str, Path], Edition]
) -> None:
    edition = chosen(title, exported(title, tmp_path / "box"))

    assert edition.folder == tmp_path / "box"
    assert edition.fingerprint == house(title).fingerprint
    assert edition.is_house


def test_how_a_spreadsheet_saves_and_who_vouches_does_not_count(
    tmp_path: Path, chosen: Callable[[str, Path], Edition]
) -> None:
    folder = exported("africa", tmp_path / "box")
    with (folder / "tiles.csv").open(encoding="utf-8") as file:
        rows = [[*row[:-1], "seen in the box"] for row in csv.reader(file)]
    rows[0][-1] = "provenance"
    with (folder / "tiles.csv").open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, quoting=csv.QUOTE_ALL).writerows(rows)

    assert chosen("africa", folder).is_house


@pytest.mark.parametrize("title", CHANGES)
def test_what_is_put_right_has_a_fingerprint_of_its_own(
    title: str, tmp_path: Path, chosen: Callable[[str, Path], Edition]
) -> None:
    edition = chosen(title, put_right(title, tmp_path / "box"))

    assert edition.fingerprint != house(title).fingerprint
    assert edition.house_fingerprint == house(title).fingerprint
    assert edition.name == f"my {title}"
    assert not edition.is_house


def test_an_edition_is_of_one_game(tmp_path: Path, chosen: Callable[[str, Path], Edition]) -> None:
    folder = put_right("africa", tmp_path / "box")

    assert chosen("albion", folder) == house("albion")


def test_every_game_with_data_files_is_put_right_here() -> None:
    assert set(CHANGES) == {title for title in titles() if load(title).edition is not None}


@pytest.mark.parametrize("title", CHANGES)
def test_an_edition_is_played_from_end_to_end(title: str, tmp_path: Path) -> None:
    """Exported, put right, played by bots; its record opens with this edition and with no other."""
    box, record = tmp_path / "box", tmp_path / "record.json"
    assert run("edition", "export", title, box).returncode == 0
    for file, changes in CHANGES[title].items():
        change(box / file, *changes)

    bots = run(
        "simulate", title, "--seats", "greedy,random", "--games", 2, "--workers", 2, "--limit", 60, "--edition", box
    )
    assert (bots.returncode, bots.stderr) == (0, "")

    play = f"""
import ludotheca
table = ludotheca.load({title!r}).new(2, seed=3)
for _ in range(40):
    if table.actors():
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[-1])
for seat in range(2):
    table.rules.load(table.view(seat), table.luck)
ludotheca.load({title!r}).sketch(table.view(0), frozenset())
print(table.edition)
open({str(record)!r}, "wb").write(table.record().to_json())
"""
    environment = {**os.environ, CHOSEN: str(box)}
    played = subprocess.run(
        [sys.executable, "-c", play], env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()
    assert re.fullmatch(r"[0-9a-f]{12}", played)

    assert run("replay", record, "--edition", box).returncode == 0
    refused = run("replay", record)
    assert refused.returncode == 2
    assert f"this record is of the edition {played}" in refused.stderr
    assert f"this table is of the house's own edition ({house(title).fingerprint})" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_record_without_an_edition_is_of_the_houses_own() -> None:
    table = load("africa").new(2, seed=1)
    record = structs.replace(table.record(), edition=None)

    assert load("africa").replay(record).edition == house("africa").fingerprint


def test_a_record_of_the_house_is_refused_by_another_edition_with_both_names() -> None:
    own = load("africa").new(2, seed=1).record()
    other = copy.copy(load("africa"))
    other.edition = structs.replace(house("africa"), fingerprint="0123456789ab", name="attic")

    for record in (own, structs.replace(own, edition=None)):
        with pytest.raises(RecordError) as caught:
            other.replay(record)
        assert str(caught.value) == (
            f"this record is of the house's own edition ({house('africa').fingerprint}); "
            "this table is of the edition 'attic' (0123456789ab)"
        )


def test_a_game_without_data_files_has_no_edition() -> None:
    game = copy.copy(DUEL)
    game.edition = None
    table = game.new(2, seed=1)

    assert table.edition is None
    assert game.replay(table.record()).edition is None


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, r"edition\.toml: cannot be read"),
        ("game = \n", r"edition\.toml: cannot be read \(Invalid value \(at line 1"),
        ('game = "africa"\n', r"edition\.toml: cannot be read \(.*missing required field `name`"),
        ('game = "africa"\nname = ""\n', r"edition\.toml: cannot be read \(.*`\$\.name`"),
        ('game = "africa"\nname = "a\\nb"\n', r"edition\.toml: cannot be read \(.*`\$\.name`"),
        ('game = "africa"\nname = "a\\u007fb"\n', r"edition\.toml: cannot be read \(.*`\$\.name`"),
        ('game = "africa"\nname = "x"\ncolour = "red"\n', r"edition\.toml: cannot be read \(.*unknown field `colour`"),
    ],
)
def test_a_bad_title_page_is_named(tmp_path: Path, content: str | None, message: str) -> None:
    folder = exported("africa", tmp_path / "box")
    if content is None:
        (folder / "edition.toml").unlink()
    else:
        (folder / "edition.toml").write_text(content, encoding="utf-8")

    with pytest.raises(DataError, match=message):
        choose_edition(folder)


@pytest.mark.parametrize("name", ['My "own" one', "back\\slash", "Zoë's 🎲", "a = 1 # b"])
def test_an_edition_keeps_its_name_when_it_is_exported_again(tmp_path: Path, name: str) -> None:
    export_edition("africa", structs.replace(house("africa"), name=name), tmp_path)

    assert read_title(tmp_path).name == name


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")

    with pytest.raises(SetupError, match=r"there is something in .* already"):
        export_edition("africa", house("africa"), tmp_path)
    with pytest.raises(SetupError, match=r"mine\.txt is a file, and an edition is a folder"):
        export_edition("africa", house("africa"), tmp_path / "mine.txt")

    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("tiles.csv", "elephant,animal,0,6", "elephant,animal,0,7", "tiles.csv: has 97 tiles instead of 96"),
        ("tiles.csv", "gold-1,gold,1,5", "gold-1,silver,1,5", "tiles.csv, line 2: kind must be one of gold"),
        ("board.csv", "A2,0,-7", "A2,zero,-7", "board.csv, line 3: q must be a whole number, not 'zero'"),
        ("board.csv", "space,q", "place,q", "board.csv, line 1: the columns must be space,q,r,city,provenance"),
        ("edition.toml", '"africa"', '"chess"', "this is an edition of chess, not of africa"),
        ("edition.toml", '"africa"', '"catan"', "this is an edition of catan, not of africa"),
    ],
)
def test_a_bad_edition_is_refused_in_one_line_before_anything_is_played(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = exported("africa", tmp_path / "box")
    change(folder / file, (old, new))

    done = run("simulate", "africa", "--seats", "random,random", "--games", 1, "--edition", folder)

    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["play", "africa"], ["simulate", "africa", "--seats", "random,random"]]
)
def test_an_edition_that_is_not_there_is_refused(command: list[str], tmp_path: Path) -> None:
    done = run(*command, "--edition", tmp_path / "nowhere")

    assert done.returncode == 2
    assert f"there is no folder {tmp_path / 'nowhere'} with an edition" in done.stderr


def test_an_edition_of_a_game_that_is_not_here_is_refused(tmp_path: Path) -> None:
    folder = exported("africa", tmp_path / "box")
    change(folder / "edition.toml", ('"africa"', '"chess"'))

    done = run("serve", "--port", 0, "--data", tmp_path / "tables.sqlite3", "--edition", folder)

    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr


def test_a_missing_file_of_an_edition_is_named(tmp_path: Path) -> None:
    folder = exported("albion", tmp_path / "box")
    (folder / "geometry.json").unlink()

    done = run("simulate", "albion", "--seats", "random,random", "--edition", folder)

    assert done.returncode == 2
    assert "geometry.json: cannot be read" in done.stderr
