"""Catan's data files: what is there, and what is said when something is wrong with them."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.games.catan.data import (
    FOLDER,
    PLAN,
    read_base,
)


def changed(tmp_path: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A copy of the data with something else written in one file."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_the_base_board() -> None:
    """CAT-1.1: 19 hexes, 54 crossings, 72 edges, 18 numbers, nine harbours, and the robber on the desert."""
    geometry = PLAN.geometry

    assert (len(geometry.hexes), len(geometry.crossings), len(geometry.edges)) == (19, 54, 72)
    assert Counter(tile.terrain for tile in PLAN.tiles) == {
        "field": 4,
        "pasture": 4,
        "forest": 4,
        "hill": 3,
        "mountain": 3,
        "desert": 1,
    }
    assert sorted(tile.number for tile in PLAN.tiles) == [
        *(0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
    ]
    assert sorted(harbour.kind for harbour in PLAN.harbours) == [
        *("any", "any", "any", "any", "brick", "grain", "lumber", "ore", "wool")
    ]
    assert PLAN.robber_start == "C3"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("hexes.csv", "q,r,terrain", "q,r,land", r"hexes\.csv, line 1: the columns must be q,r,terrain"),
        ("hexes.csv", "0,-2,mountain,10", "0,-2,mountain,x", r"hexes\.csv, line 2: number must be a whole number"),
        ("hexes.csv", "0,-2,mountain,10", "0,-2,swamp,10", r"hexes\.csv, line 2: terrain must be one of forest"),
        ("hexes.csv", "0,-2,mountain,10", "0,-2,mountain,7", "line 2: there is no number 7"),
        ("hexes.csv", "0,-2,mountain,10", "0,-2,mountain,", "line 2: a desert and the sea have no number"),
        ("hexes.csv", "0,0,desert,", "0,0,desert,5", "line 11: a desert and the sea have no number"),
        ("hexes.csv", "1,-2,pasture", "0,-2,pasture", "line 3: there are two hexes at 0,-2"),
        ("hexes.csv", "0,-2,mountain", "0,-2,hill", "must have the terrains"),
        ("hexes.csv", "0,-2,mountain,10", "0,-2,mountain,11", "must have 2 and 12 once"),
        ("harbours.csv", "3:1,any,0", "3:1,gold,0", r"harbours\.csv, line 2: resource must be one of any"),
        ("harbours.csv", "3:1,any,0", "2:1,any,0", "line 2: ratio must be one of 3:1"),
        ("harbours.csv", '"0,-3,S"', '"0,-3,X"', "line 2: vertex_a must be a crossing such as 1,0,S, not '0,-3,X'"),
        ("harbours.csv", '"0,-3,S"', '"0,-3"', "line 2: vertex_a must be a crossing such as"),
        ("harbours.csv", '"0,-3,S"', '"0,-2,S"', "line 2: the crossings must be the ends of the edge"),
        (
            "harbours.csv",
            '1,-2,2,-3,"1,-2,N","2,-3,S"',
            '1,-2,0,-2,"1,-3,S","0,-1,N"',
            "line 3: a harbour lies between",
        ),
        ("harbours.csv", '1,-2,2,-3,"1,-2,N","2,-3,S"', '0,-2,1,-3,"0,-2,N","1,-3,S"', "line 3: two harbours share"),
        ("harbours.csv", "2:1,grain", "2:1,ore", "must have the harbours"),
        ("hexes.csv", "0,-2,mountain", "0,-3,mountain", r"hexes\.csv: has \d+ crossings instead of 54"),
    ],
)
def test_a_bad_base_board_is_refused_with_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = changed(tmp_path, file, (old, new))

    with pytest.raises(DataError, match=message):
        read_base(folder)


def test_red_numbers_side_by_side_are_refused(tmp_path: Path) -> None:
    """CAT-1.1: no two of 6 and 8 touch."""
    folder = changed(tmp_path, "hexes.csv", ("1,-1,pasture,4", "1,-1,pasture,8"), ("2,0,mountain,8", "2,0,mountain,4"))

    with pytest.raises(DataError, match=r"hexes\.csv: B2 and B3 both have a 6 or an 8"):
        read_base(folder)


def test_names_of_places() -> None:
    """Each crossing is named after the first land that touches it; an edge after its two crossings."""
    geometry = PLAN.geometry

    assert len(set(geometry.crossing_names)) == len(geometry.crossings)
    for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True):
        assert name == f"{geometry.crossing_names[start]}-{geometry.crossing_names[end]}"
