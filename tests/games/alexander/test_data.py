"""Alexander's data files: what is there, and what is said when something is wrong with them."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.games.alexander.data import AUCTION_LIST, FOLDER, PLAN, ROUTE, read_auctions, read_board, read_route


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


def read_all(folder: Path) -> None:
    """The board, and then the route on it."""
    read_route(read_board(folder).geometry, folder / "route.csv")


def test_the_scenarios_board() -> None:
    """ALX-2.2, ALX-2.9: 48 hexes of land; 45 crossings, 25 of them with a '?', then Persepolis."""
    kinds = Counter(stop.kind for stop in ROUTE.stops)

    assert len(PLAN.geometry.hexes) == 48
    assert kinds == {"event": 25, "temple": 12, "empty": 5, "seven": 3, "end": 1}
    assert ROUTE.stops[-1].label == "Persepolis"
    assert ROUTE.start == ("A1sw", "A1s")
    assert PLAN.robber_start == "D9"
    assert len(PLAN.harbours) == 8


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


@pytest.mark.parametrize(
    ("file", "changes", "message"),
    [
        (
            "hexes.csv",
            [("7,3,desert,,Great Salt", "7,3,desert,,Small Salt")],
            "there must be one desert called Great Salt",
        ),
        ("hexes.csv", [("2,0,mountain,10", "2,0,mountain,8")], "A1 and A2 both have a 6 or an 8"),
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
    folder = changed(tmp_path, file, *changes)

    with pytest.raises(DataError, match=message):
        read_all(folder)


def test_too_little_land_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    lines = (folder / "hexes.csv").read_text(encoding="utf-8").splitlines()
    (folder / "hexes.csv").write_text("\n".join(lines[:40]), encoding="utf-8")

    with pytest.raises(DataError, match="hexes of land instead of 48"):
        read_all(folder)


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("harbours.csv", r"harbours\.csv: has 7 harbours instead of 8"),
        ("route.csv", r"route\.csv: has 45 crossings after the start instead of 46"),
    ],
)
def test_an_edition_has_as_many_of_everything(tmp_path: Path, file: str, message: str) -> None:
    """The state has room for these and no others."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    *lines, _ = (folder / file).read_text(encoding="utf-8").splitlines()
    if file == "route.csv":
        lines[-1] = lines[-1].replace(",seven,", ",end,")
    (folder / file).write_text("\n".join(lines), encoding="utf-8")

    with pytest.raises(DataError, match=message):
        read_all(folder)


def test_a_route_without_a_crossing_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    (folder / "route.csv").write_text("order,vertex,kind,place_name\n", encoding="utf-8")

    with pytest.raises(DataError, match=r"route\.csv: must begin at the start"):
        read_all(folder)


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
    folder = changed(tmp_path, "events.csv", (old, new))

    with pytest.raises(DataError, match=message):
        read_auctions(ROUTE, folder / "events.csv")


def test_a_missing_event_is_noticed(tmp_path: Path) -> None:
    """ALX-2.10."""
    lines = (FOLDER / "events.csv").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "events.csv"
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")

    with pytest.raises(DataError, match=r"events\.csv: must describe statue, bridge, famine, battle, settlement"):
        read_auctions(ROUTE, path)
