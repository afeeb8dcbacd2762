"""Catan's data files: what is there, and what is said when something is wrong with them."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    AUCTION_LIST,
    BASE_PLAN,
    FOLDER,
    read_alexander,
    read_auctions,
    read_base,
)


def changed(tmp_path: Path, board: str, file: str, *changes: tuple[str, str]) -> Path:
    """A copy of a board's folder with something else written in one file."""
    folder = tmp_path / board
    shutil.copytree(FOLDER / board, folder)
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_the_base_board() -> None:
    """CAT-1.1: 19 hexes, 54 crossings, 72 edges, 18 numbers, nine harbours, and the robber on the desert."""
    geometry = BASE_PLAN.geometry

    assert (len(geometry.hexes), len(geometry.crossings), len(geometry.edges)) == (19, 54, 72)
    assert Counter(tile.terrain for tile in BASE_PLAN.tiles) == {
        "field": 4,
        "pasture": 4,
        "forest": 4,
        "hill": 3,
        "mountain": 3,
        "desert": 1,
    }
    assert sorted(tile.number for tile in BASE_PLAN.tiles) == [
        *(0, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
    ]
    assert sorted(harbour.kind for harbour in BASE_PLAN.harbours) == [
        *("any", "any", "any", "any", "brick", "grain", "lumber", "ore", "wool")
    ]
    assert BASE_PLAN.robber_start == "C3"


def test_the_scenarios_board() -> None:
    """ALX-2.2, ALX-2.9: 48 hexes of land; 45 crossings, 25 of them with a '?', then Persepolis."""
    kinds = Counter(stop.kind for stop in ALEXANDER_PLAN.route)

    assert len(ALEXANDER_PLAN.geometry.hexes) == 48
    assert kinds == {"event": 25, "temple": 12, "empty": 5, "seven": 3, "end": 1}
    assert ALEXANDER_PLAN.route[-1].label == "Persepolis"
    assert ALEXANDER_PLAN.route_start == ("A1sw", "A1s")
    assert ALEXANDER_PLAN.robber_start == "D9"
    assert len(ALEXANDER_PLAN.harbours) == 8


def test_the_tiles_and_what_is_accepted() -> None:
    """ALX-2.2, ALX-2.10: 28 tiles; gold in every auction, ore never for a settlement."""
    assert sum(auction.tiles for auction in AUCTION_LIST if auction.event != "settlement") == 28
    assert {auction.event: set(auction.accepted) for auction in AUCTION_LIST} == {
        "settlement": {"lumber", "brick", "grain", "wool", "gold"},
        "famine": {"wool", "grain", "gold"},
        "bridge": {"brick", "lumber", "gold"},
        "battle": {"ore", "wool", "gold", "knight"},
        "statue": {"brick", "ore", "gold"},
    }


def test_names_of_places() -> None:
    """Each crossing is named after the first land that touches it; an edge after its two crossings."""
    for plan in (BASE_PLAN, ALEXANDER_PLAN):
        geometry = plan.geometry
        assert len(set(geometry.crossing_names)) == len(geometry.crossings)
        for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True):
            assert name == f"{geometry.crossing_names[start]}-{geometry.crossing_names[end]}"


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
    folder = changed(tmp_path, "base", file, (old, new))

    with pytest.raises(DataError, match=message):
        read_base(folder)


def test_red_numbers_side_by_side_are_refused(tmp_path: Path) -> None:
    """CAT-1.1: no two of 6 and 8 touch."""
    folder = changed(
        tmp_path, "base", "hexes.csv", ("1,-1,pasture,4", "1,-1,pasture,8"), ("2,0,mountain,8", "2,0,mountain,4")
    )

    with pytest.raises(DataError, match=r"hexes\.csv: B2 and B3 have a 6 or an 8 both"):
        read_base(folder)


@pytest.mark.parametrize(
    ("file", "changes", "message"),
    [
        (
            "hexes.csv",
            [("7,3,desert,,Great Salt", "7,3,desert,,Small Salt")],
            "there must be one desert called Great Salt",
        ),
        ("hexes.csv", [("2,0,mountain,10", "2,0,mountain,8")], "A1 and A2 have a 6 or an 8 both"),
        ("hexes.csv", [("4,1,mountain,2", "4,1,mountain,4")], "C5 and B5 have the same number 4"),
        ("hexes.csv", [("4,1,mountain,2", "4,1,mountain,5"), ("2,2,forest,2", "2,2,forest,3")], "has no number 2"),
        ("hexes.csv", [("2,4,pasture", "20,4,pasture")], "no road could lead to E"),
        ("hexes.csv", [("6,0,mountain", "7,0,mountain"), ("7,0,sea", "6,0,sea")], "has 140 crossings instead of 139"),
        (
            "harbours.csv",
            [('1,0,1,1,"1,1,N","1,0,S"', '1,0,1,-1,"1,0,N","2,-2,S"')],
            "line 2: the crossings must be the ends",
        ),
        (
            "harbours.csv",
            [('1,0,1,1,"1,1,N","1,0,S"', '1,0,1,-1,"1,0,N","1,-1,S"')],
            "line 2: a harbour lies between land and sea",
        ),
        ("route.csv", [('1,"1,0,S"', '2,"1,0,S"')], r"route\.csv, line 3: order must be 1, not 2"),
        ("route.csv", [('2,"1,1,N"', '2,"1,1"')], "line 4: vertex must be a crossing such as"),
        ("route.csv", [('2,"1,1,N"', '2,"-9,9,N"')], "line 4: there is no land at -9,9,N"),
        ("route.csv", [('2,"1,1,N"', '2,"0,1,N"')], "line 4: the route crosses itself"),
        ("route.csv", [('2,"1,1,N"', '2,"6,0,N"')], "line 4: the route must follow the edges"),
        ("route.csv", [("event,Amphipolis", "festival,Amphipolis")], "line 4: kind must be one of start, temple"),
        (
            "route.csv",
            [("event,Amphipolis", "temple,Amphipolis")],
            "line 4: there is another temple on the next crossing",
        ),
        ("route.csv", [("event,Amphipolis", "empty,Amphipolis")], "has 24 events instead of 25"),
        ("route.csv", [("temple,Pella", "empty,Pella")], "must begin at the start with a temple next"),
        ("route.csv", [("end,Persepolis", "empty,Persepolis")], "and stop at the end"),
        ("route.csv", [("event,Amphipolis", "end,Amphipolis")], "and stop at the end"),
        ("route.csv", [("event,Amphipolis", "start,Amphipolis")], "must begin at the start"),
        ("route.csv", [("empty,Kelainai", "seven,Kelainai")], "the crossings marked 7 must be the last"),
    ],
)
def test_a_bad_scenario_board_is_refused(
    tmp_path: Path, file: str, changes: list[tuple[str, str]], message: str
) -> None:
    """ALX-2.2, ALX-2.9: the checks of the data's own check_board.py."""
    folder = changed(tmp_path, "alexander", file, *changes)

    with pytest.raises(DataError, match=message):
        read_alexander(folder)


def test_too_little_land_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "alexander"
    shutil.copytree(FOLDER / "alexander", folder)
    lines = (folder / "hexes.csv").read_text(encoding="utf-8").splitlines()
    (folder / "hexes.csv").write_text("\n".join(lines[:40]), encoding="utf-8")

    with pytest.raises(DataError, match="hexes of land instead of 48"):
        read_alexander(folder)


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("harbours.csv", r"harbours\.csv: has 7 harbours instead of 8"),
        ("route.csv", r"route\.csv: has 45 crossings after the start instead of 46"),
    ],
)
def test_an_edition_has_as_many_of_everything(tmp_path: Path, file: str, message: str) -> None:
    """The state has room for these and no others."""
    folder = tmp_path / "alexander"
    shutil.copytree(FOLDER / "alexander", folder)
    *lines, _ = (folder / file).read_text(encoding="utf-8").splitlines()
    if file == "route.csv":
        lines[-1] = lines[-1].replace(",seven,", ",end,")
    (folder / file).write_text("\n".join(lines), encoding="utf-8")

    with pytest.raises(DataError, match=message):
        read_alexander(folder)


def test_a_route_without_a_crossing_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "alexander"
    shutil.copytree(FOLDER / "alexander", folder)
    (folder / "route.csv").write_text("order,vertex,kind,place_name\n", encoding="utf-8")

    with pytest.raises(DataError, match=r"route\.csv: must begin at the start"):
        read_alexander(folder)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("statue,7", "pyramid,7", r"events\.csv, line 3: event must be one of statue"),
        ("statue,7", "bridge,7", "line 4: there are two rows for bridge"),
        ("statue,7", "statue,0", "line 3: tiles must be at least 1, not 0"),
        ("statue,7", "statue,8", "has 29 event tiles instead of 28"),
        ("brick|ore|gold", "brick|or|gold", "line 3: accepted must list goods, not 'or'"),
        ("settlement,12", "settlement,11", "as many settlement auctions as temples"),
    ],
)
def test_bad_events_are_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    """ALX-2.2, ALX-2.10."""
    folder = changed(tmp_path, "alexander", "events.csv", (old, new))

    with pytest.raises(DataError, match=message):
        read_auctions(ALEXANDER_PLAN.route, folder / "events.csv")


def test_a_missing_event_is_noticed(tmp_path: Path) -> None:
    """ALX-2.10."""
    lines = (FOLDER / "alexander" / "events.csv").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "events.csv"
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")

    with pytest.raises(DataError, match=r"events\.csv: must describe statue, bridge, famine, battle, settlement"):
        read_auctions(ALEXANDER_PLAN.route, path)
