"""Africa's data files: what is there, and what is said when something is wrong with them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from ludotheca.engine.errors import DataError
from ludotheca.games.africa.data import BOARD, FOLDER, TILES, adjacency, place_names, read_board, read_tiles


def test_the_board_is_as_reconstructed() -> None:
    """AFR-1.1: 101 spaces, five of them cities, and the 259 links of the notes on the board."""
    around = adjacency(BOARD)

    assert [space.city for space in BOARD if space.city] == ["Tangier", "Cairo", "Lagos", "Mombasa", "Cape Town"]
    assert sum(len(others) for others in around) // 2 == 259
    assert min(len(others) for others in around) == 2
    assert sum(1 for others in around if len(others) == 6) == 60


def test_the_tiles_add_up() -> None:
    """AFR-1.1: 96 tiles, 11 monuments, five goods of five, and 15 nuggets and 15 gems."""
    counts = {tile.name: tile.count for tile in TILES}

    assert sum(counts.values()) == 96
    assert counts["monument"] == 11
    assert [tile.count for tile in TILES if tile.kind == "good"] == [5] * 5
    for kind in ("gold", "gem"):
        assert sum(tile.count * tile.value for tile in TILES if tile.kind == kind) == 15


def changed(tmp_path: Path, name: str, change: Callable[[str], str]) -> Path:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert change(text) != text
    path = tmp_path / name
    path.write_text(change(text), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("space,q,r", "place,q,r", "board.csv, line 1: the columns must be space,q,r,city,provenance"),
        ("A2,0,-7", "A2,zero,-7", "board.csv, line 3: q must be a whole number, not 'zero'"),
        ("A2,0,-7", "A1,0,-7", "board.csv, line 3: there are two spaces A1"),
        ("A2,0,-7", "A2,-1,-7", "board.csv, line 3: there are two spaces at -1,-7"),
        ("A2,0,-7,,reconstructed", "A2,0,-7,reconstructed", "board.csv, line 3: has 4 cells instead of 5"),
        ("-1,-7,Tangier", "-1,-7,", "board.csv: has 4 start cities instead of 5"),
        ("A2,0,-7", " ,0,-7", "board.csv, line 3: space must not be blank"),
        ("B8,5,-6,Cairo", "B8,5,-6,Tangier", "board.csv, line 13: there are two cities Tangier"),
        ("A1,-1,-7", "A1,-9,-9", "board.csv, line 3: space A2 is cut off from A1"),
        ("A2,0,-7", "A9,0,-7", "board.csv, line 3: the space at 0,-7 must be called A2, not A9"),
        ("A2,0,-7", "A2,9999,-7", "board.csv, line 3: q must be at most 999, not 9999"),
        ("A1,-1,-7", "A1,3,-7", "board.csv, line 3: spaces are listed row by row from the north"),
        ("O2,-2,7,,reconstructed; hex grid and total of 101 sourced\n", "", "has 100 spaces instead of 101"),
    ],
)
def test_a_bad_board_is_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = changed(tmp_path, "board.csv", lambda text: text.replace(old, new))

    with pytest.raises(DataError, match=message):
        read_board(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gold-1,gold,1,5", "gold-1,silver,1,5", "tiles.csv, line 2: kind must be one of gold, gem"),
        ("gold-1,gold,1,5", "gold-1,gold,3,5", "tiles.csv, line 2: value must be 1 or 2 for gold, not 3"),
        ("gold-1,gold,1,5", "gold-1,gold,1,0", "tiles.csv, line 2: count must be at least 1, not 0"),
        ("gold-2,gold,2,5", "gold-1,gold,2,5", "tiles.csv, line 3: there are two rows for gold-1"),
        ("pot,good,0,5", "pot,good,1,5", "tiles.csv, line 6: value must be 0 for good, not 1"),
        ("pot,good,0,5", "pot,good,0,6", "tiles.csv, line 6: a trade good has at most 5 tiles, not 6"),
        ("monument,monument,0,11", "monument,monument,0,12", "line 17: there are 11 monuments, not 12"),
        ("gold-1,gold,1,5", "nugget,gold,1,5", "tiles.csv, line 2: a gold tile of value 1 must be called gold-1"),
        ("gold-2,gold,2,5", "gold-3,gold,1,5", "tiles.csv, line 3: a gold tile of value 1 must be called gold-1"),
        ("gem-2,gem,2,5", "gem-3,gem,2,5", "tiles.csv, line 5: a gem tile of value 2 must be called gem-2"),
        ("nomads,nomad,0,10", "tuareg,nomad,0,10", "tiles.csv, line 16: a nomad tile must be called nomads"),
        ("drum,good,0,5", "camp,good,0,5", "tiles.csv, line 10: no tile can be called camp"),
        ("drum,good,0,5", "face-down,good,0,5", "tiles.csv, line 10: no tile can be called face-down"),
        ("drum,good,0,5", "empty,good,0,5", "tiles.csv, line 10: no tile can be called empty"),
        ("drum,good,0,5", ",good,0,5", "tiles.csv, line 10: tile must not be blank"),
        ("zebra,animal,0,6", "ruin,monument,0,11", "tiles.csv, line 12: a monument tile must be called monument"),
        ("zebra,animal,0,6", "monument,monument,0,11", "tiles.csv, line 17: there are two rows for monument"),
        ("nomads,nomad,0,10", "nomads,nomad,0,9", "tiles.csv: has 95 tiles instead of 96"),
        ("nomads,nomad,0,10", "buffalo,animal,0,10", "tiles.csv: has 6 sorts of animal instead of 5"),
        ("drum,good,0,5", "buffalo,animal,0,5", "tiles.csv: has 4 sorts of good instead of 5"),
        ("lion,animal", "hippopotamus,animal", "tiles.csv: must list gold-1, gold-2, .*, in this order"),
    ],
)
def test_bad_tiles_are_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = changed(tmp_path, "tiles.csv", lambda text: text.replace(old, new))

    with pytest.raises(DataError, match=message):
        read_tiles(path)


def test_a_city_that_has_moved_takes_its_name_along() -> None:
    """The texts know A1 as Tangier; on a board where it is somewhere else, nobody may be told so."""
    moved = [structs.replace(space, city={"A1": "", "A2": "Tunis"}.get(space.name, space.city)) for space in BOARD]

    assert place_names(moved) == {"A1": "A1", "A2": "Tunis (A2)"}
    assert place_names(BOARD) == {}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"tiles\.csv: cannot be read"):
        read_tiles(tmp_path / "tiles.csv")
