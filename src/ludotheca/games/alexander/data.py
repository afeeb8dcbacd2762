"""Alexander's board with its route, and the auctions, read from the data files and checked."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.catan.data import (
    DESERT,
    NUMBERS,
    RESOURCES,
    TERRAINS,
    BoardPlan,
    Tile,
    check_neighbours,
    check_size,
    read_corner,
    read_harbours,
    read_hexes,
    side_by_side,
)
from ludotheca.games.catan.geometry import Geometry
from ludotheca.games.datafile import Row, fail, rows
from ludotheca.games.editions import find_edition

EDITION: Final = find_edition("alexander", Path(__file__).parent / "data")
FOLDER: Final = EDITION.folder

GOLD: Final = "gold"
GOODS: Final = (*RESOURCES, GOLD)
"""What can be traded."""
MARCH_TERRAINS: Final = (*TERRAINS[:-1], GOLD, DESERT)
"""In the order of the goods that they yield."""
EVENTS: Final = ("statue", "bridge", "famine", "battle")
AUCTIONS: Final = (*EVENTS, "settlement")
TILES_IN_ALL: Final = 28
TILES_LAID: Final = 25
KNIGHT: Final = "knight"
ROBBER_START: Final = "Great Salt Desert"
"""ALX-2.2"""
CROSSING_KINDS: Final = ("temple", "event", "empty", "seven", "end")
SIZE: Final = {"hexes of land": 48, "crossings": 139, "edges": 186}
"""The state has room for these, wherever they lie."""
HARBOURS_IN_ALL: Final = 8
ROUTE_IN_ALL: Final = 46
"""The crossings of Alexander's route, Persepolis included."""


class Stop(Struct, frozen=True):
    """A crossing of Alexander's route."""

    crossing: str
    kind: str
    label: str


class Route(Struct, frozen=True):
    """Alexander's way over the board."""

    stops: tuple[Stop, ...]
    start: tuple[str, str]
    """The edge of the red start arrow."""


class Auction(Struct, frozen=True):
    """ALX-2.10: what is accepted in an auction."""

    event: str
    tiles: int
    accepted: tuple[str, ...]


def check_scattered(file: str, tiles: tuple[Tile, ...]) -> None:
    """All numbers, and no two that are equal side by side."""
    if missing := [number for number in NUMBERS if all(tile.number != number for tile in tiles)]:
        fail(file, f"has no number {missing[0]}")
    for tile, other in side_by_side(tiles):
        if tile.number and tile.number == other.number:
            fail(file, f"{tile.name} and {other.name} have the same number {tile.number}")


def check_connected(file: str, geometry: Geometry) -> None:
    """A road could lead from every crossing to every other."""
    around: dict[int, list[int]] = {}
    for start, end in geometry.edges:
        around.setdefault(start, []).append(end)
        around.setdefault(end, []).append(start)
    reached = {0}
    queue = [0]
    while queue:
        for other in around[queue.pop()]:
            if other not in reached:
                reached.add(other)
                queue.append(other)
    lost = [name for number, name in enumerate(geometry.crossing_names) if number not in reached]
    if lost:
        fail(file, f"no road could lead to {lost[0]}")


def read_board(folder: Path = FOLDER) -> BoardPlan:
    """ALX-2.2: the scenario's board."""
    hexes = folder / "hexes.csv"
    geometry, tiles, sea = read_hexes(hexes, MARCH_TERRAINS)
    check_neighbours(hexes.name, tiles)
    check_scattered(hexes.name, tiles)
    check_connected(hexes.name, geometry)
    check_size(hexes.name, geometry, SIZE)
    harbours = read_harbours(folder / "harbours.csv", geometry, sea)
    if len(harbours) != HARBOURS_IN_ALL:
        fail("harbours.csv", f"has {len(harbours)} harbours instead of {HARBOURS_IN_ALL}")
    robber = [tile.name for tile in tiles if tile.label == ROBBER_START and tile.terrain == DESERT]
    if len(robber) != 1:
        fail(hexes.name, f"there must be one desert called {ROBBER_START}")
    return BoardPlan(geometry, tiles, sea, harbours, robber[0], GOODS, MARCH_TERRAINS)


def read_route(geometry: Geometry, path: Path = FOLDER / "route.csv") -> Route:
    """ALX-2.9: a way along the edges, with something at every crossing."""
    joined = {frozenset(edge) for edge in geometry.edges}
    stops: list[int] = []
    found: list[Stop] = []
    temples: list[int] = []
    for row in rows(path, ("order", "vertex", "kind", "place_name")):
        if row.number("order") != len(found):
            row.fail(f"order must be {len(found)}, not {row.text('order')}")
        corner = read_corner(row, "vertex")
        if corner not in geometry.crossings:
            row.fail(f"there is no land at {row.text('vertex')}")
        number = geometry.crossing(corner)
        if number in stops:
            row.fail("the route crosses itself")
        if stops and frozenset((stops[-1], number)) not in joined:
            row.fail("the route must follow the edges")
        stops.append(number)
        found.append(
            Stop(
                geometry.crossing_names[number], row.one_of("kind", ("start", *CROSSING_KINDS)), row.text("place_name")
            )
        )
        if found[-1].kind == "temple":
            _check_distance(row, number, temples, joined)
            temples.append(number)
    kinds = [stop.kind for stop in found]
    is_framed = kinds[:2] == ["start", "temple"] and kinds[-1:] == ["end"]
    if not is_framed or kinds.count("start") > 1 or kinds.count("end") > 1:
        fail(path.name, "must begin at the start with a temple next, and stop at the end")
    if len(found) != 1 + ROUTE_IN_ALL:
        fail(path.name, f"has {len(found) - 1} crossings after the start instead of {ROUTE_IN_ALL}")
    if kinds.count("event") != TILES_LAID:
        fail(path.name, f"has {kinds.count('event')} events instead of {TILES_LAID}")
    sevens = kinds.count("seven")
    if kinds[-1 - sevens : -1] != ["seven"] * sevens:
        fail(path.name, "the crossings marked 7 must be the last before the end")
    return Route(tuple(found[1:]), (found[0].crossing, found[1].crossing))


def _check_distance(row: Row, number: int, temples: list[int], joined: set[frozenset[int]]) -> None:
    """CAT-1.7, ALX-2.14: a settlement may come to stand on every temple, so no two of them are neighbours."""
    if any(frozenset((number, temple)) in joined for temple in temples):
        row.fail("there is another temple on the next crossing")


def read_auctions(route: Route, path: Path = FOLDER / "events.csv") -> tuple[Auction, ...]:
    """ALX-2.2, ALX-2.10: 28 tiles of four kinds, and the temples; what each auction accepts."""
    found: dict[str, Auction] = {}
    for row in rows(path, ("event", "tiles", "accepted", "provenance")):
        event = row.one_of("event", AUCTIONS)
        if event in found:
            row.fail(f"there are two rows for {event}")
        accepted = tuple(row.text("accepted").split("|"))
        for good in accepted:
            if good not in (*GOODS, KNIGHT):
                row.fail(f"accepted must list goods, not '{good}'")
        found[event] = Auction(event, row.number("tiles", least=1), accepted)
    if set(found) != set(AUCTIONS):
        fail(path.name, f"must describe {', '.join(AUCTIONS)}")
    if (tiles := sum(found[event].tiles for event in EVENTS)) != TILES_IN_ALL:
        fail(path.name, f"has {tiles} event tiles instead of {TILES_IN_ALL}")
    if found["settlement"].tiles != sum(stop.kind == "temple" for stop in route.stops):
        fail(path.name, "there must be as many settlement auctions as temples")
    return tuple(found[event] for event in AUCTIONS)


PLAN: Final[BoardPlan] = read_board()
ROUTE: Final[Route] = read_route(PLAN.geometry)
AUCTION_LIST: Final[tuple[Auction, ...]] = read_auctions(ROUTE)
