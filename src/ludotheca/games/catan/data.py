"""Catan's boards, read from the data files and checked: the base game's, and Alexander's."""

from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.catan.geometry import Corner, Geometry, Hex, build, corner_hexes, parse_corner
from ludotheca.games.datafile import Row, fail, rows
from ludotheca.games.editions import find_edition

FOLDER: Final = Path(__file__).parent / "data"
EDITION: Final = find_edition("catan", FOLDER / "base")
ALEXANDER_EDITION: Final = find_edition("alexander", FOLDER / "alexander")

RESOURCES: Final = ("lumber", "brick", "grain", "wool", "ore")
GOLD: Final = "gold"
GOODS: Final = (*RESOURCES, GOLD)
"""What can be traded in the scenario."""
TERRAINS: Final = ("forest", "hill", "field", "pasture", "mountain", "gold", "desert")
"""In the order of GOODS: each yields the good of its place; the desert nothing."""
DEVELOPMENTS: Final = ("knight", "victory-point", "road-building", "year-of-plenty", "monopoly")
DEVELOPMENT_COUNTS: Final = (14, 5, 2, 2, 2)
"""CAT-1.1"""
CARDS_OF_A_KIND: Final = 19
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
BASE_TERRAINS: Final = {"field": 4, "pasture": 4, "forest": 4, "hill": 3, "mountain": 3, "desert": 1}
BASE_NUMBERS: Final = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
BASE_HARBOURS: Final = {"any": 4, "lumber": 1, "brick": 1, "grain": 1, "wool": 1, "ore": 1}
EVENTS: Final = ("statue", "bridge", "famine", "battle")
AUCTIONS: Final = (*EVENTS, "settlement")
TILES_IN_ALL: Final = 28
TILES_LAID: Final = 25
KNIGHT: Final = "knight"
ROBBER_START: Final = "Great Salt Desert"
"""ALX-2.2"""
CROSSING_KINDS: Final = ("temple", "event", "empty", "seven", "end")
BASE_SIZE: Final = {"hexes of land": 19, "crossings": 54, "edges": 72}
ALEXANDER_SIZE: Final = {"hexes of land": 48, "crossings": 139, "edges": 186}
"""The state has room for these, wherever they lie."""
ALEXANDER_HARBOURS: Final = 8
ROUTE_IN_ALL: Final = 46
"""The crossings of Alexander's route, Persepolis included."""


class Tile(Struct, frozen=True):
    """A hexagon of land."""

    name: str
    q: int
    r: int
    terrain: str
    number: int
    """0 where no token lies."""
    label: str
    """What the region is called, if anything."""


class Harbour(Struct, frozen=True):
    kind: str
    """A resource (2:1), or ``any`` (3:1)."""
    crossings: tuple[str, str]
    sea: Hex
    """Where it lies, for whoever draws it."""
    label: str


class Stop(Struct, frozen=True):
    """A crossing of Alexander's route."""

    crossing: str
    kind: str
    label: str


class BoardPlan(Struct, frozen=True):
    """A board as its files describe it."""

    geometry: Geometry
    tiles: tuple[Tile, ...]
    sea: tuple[Hex, ...]
    harbours: tuple[Harbour, ...]
    route: tuple[Stop, ...] = ()
    route_start: tuple[str, str] | None = None
    """The edge of the red start arrow."""
    robber_start: str = ""
    """The desert where the robber stands at first."""


class Auction(Struct, frozen=True):
    """ALX-2.10: what is accepted in an auction."""

    event: str
    tiles: int
    accepted: tuple[str, ...]


def read_hexes(path: Path) -> tuple[Geometry, tuple[Tile, ...], tuple[Hex, ...]]:
    """Land with terrain and number, and the sea around it."""
    found: dict[Hex, tuple[str, int, str]] = {}
    for row in rows(path, ("q", "r", "terrain", "number", "name", "provenance")):
        place = (row.number("q"), row.number("r"))
        terrain = row.one_of("terrain", (*TERRAINS, "sea"))
        number = row.number("number") if row.text("number") else 0
        if place in found:
            row.fail(f"there are two hexes at {place[0]},{place[1]}")
        if (number == 0) != (terrain in ("desert", "sea")):
            row.fail("a desert and the sea have no number, all else has one")
        if number and number not in NUMBERS:
            row.fail(f"there is no number {number}")
        found[place] = (terrain, number, row.text("name"))
    geometry = build({place: terrain != "sea" for place, (terrain, _, _) in found.items()})
    tiles = tuple(
        Tile(name, place[0], place[1], *found[place])
        for name, place in zip(geometry.hex_names, geometry.hexes, strict=True)
    )
    return geometry, tiles, tuple(place for place, (terrain, _, _) in found.items() if terrain == "sea")


def check_neighbours(file: str, tiles: tuple[Tile, ...]) -> None:
    """CAT-1.1: no two of 6 and 8 touch."""
    numbers = {(tile.q, tile.r): tile for tile in tiles}
    for tile in tiles:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            other = numbers.get((tile.q + dq, tile.r + dr))
            if other and tile.number in (6, 8) and other.number in (6, 8):
                fail(file, f"{tile.name} and {other.name} have a 6 or an 8 both")


def check_scattered(file: str, tiles: tuple[Tile, ...]) -> None:
    """Alexander's board: all numbers, and no two that are equal side by side."""
    if missing := [number for number in NUMBERS if all(tile.number != number for tile in tiles)]:
        fail(file, f"has no number {missing[0]}")
    places = {(tile.q, tile.r): tile for tile in tiles}
    for tile in tiles:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            other = places.get((tile.q + dq, tile.r + dr))
            if other and tile.number and tile.number == other.number:
                fail(file, f"{tile.name} and {other.name} have the same number {tile.number}")


def check_size(file: str, geometry: Geometry, size: dict[str, int]) -> None:
    found = (len(geometry.hexes), len(geometry.crossings), len(geometry.edges))
    for (what, needed), count in zip(size.items(), found, strict=True):
        if count != needed:
            fail(file, f"has {count} {what} instead of {needed}")


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


def read_harbours(path: Path, geometry: Geometry, seas: tuple[Hex, ...] | None = None) -> tuple[Harbour, ...]:
    """Harbours on the coast, no two at one crossing; ``seas`` are the hexes of sea, where the board has any."""
    columns = ("name", "ratio", "resource", "land_q", "land_r", "sea_q", "sea_r", "vertex_a", "vertex_b", "provenance")
    found: list[Harbour] = []
    taken: set[Corner] = set()
    for row in rows(path, columns):
        kind = row.one_of("resource", ("any", *RESOURCES))
        row.one_of("ratio", ("3:1",) if kind == "any" else ("2:1",))
        ends = (_corner(row, "vertex_a"), _corner(row, "vertex_b"))
        sea = (row.number("sea_q"), row.number("sea_r"))
        land = (row.number("land_q"), row.number("land_r"))
        if set(corner_hexes(ends[0])) & set(corner_hexes(ends[1])) != {sea, land}:
            row.fail("the crossings must be the ends of the edge between land and sea")
        if land not in geometry.hexes or sea in geometry.hexes or (seas is not None and sea not in seas):
            row.fail("a harbour lies between land and sea")
        if taken & set(ends):
            row.fail("two harbours share a crossing")
        taken |= set(ends)
        names = (
            geometry.crossing_names[geometry.crossing(ends[0])],
            geometry.crossing_names[geometry.crossing(ends[1])],
        )
        found.append(Harbour(kind, names, sea, row.text("name")))
    return tuple(found)


def _corner(row: Row, column: str) -> Corner:
    try:
        return parse_corner(row.text(column))
    except ValueError:
        row.fail(f"{column} must be a crossing such as 1,0,S, not '{row.text(column)}'")


def read_base(folder: Path = EDITION.folder) -> BoardPlan:
    """CAT-1.1: 19 hexes, 18 numbers, nine harbours; the file is the beginners' layout."""
    hexes = folder / "hexes.csv"
    geometry, tiles, sea = read_hexes(hexes)
    if (terrains := Counter(tile.terrain for tile in tiles)) != BASE_TERRAINS:
        fail(hexes.name, f"must have the terrains {BASE_TERRAINS}, not {dict(terrains)}")
    if tuple(sorted(tile.number for tile in tiles if tile.number)) != BASE_NUMBERS:
        fail(hexes.name, "must have 2 and 12 once, 3 to 6 and 8 to 11 twice")
    check_size(hexes.name, geometry, BASE_SIZE)
    check_neighbours(hexes.name, tiles)
    harbours = read_harbours(folder / "harbours.csv", geometry)
    if (kinds := Counter(harbour.kind for harbour in harbours)) != BASE_HARBOURS:
        fail("harbours.csv", f"must have the harbours {BASE_HARBOURS}, not {dict(kinds)}")
    desert = next(tile.name for tile in tiles if tile.terrain == "desert")
    return BoardPlan(geometry, tiles, sea, harbours, robber_start=desert)


def read_alexander(folder: Path = ALEXANDER_EDITION.folder) -> BoardPlan:
    """ALX-2.2, ALX-2.9: the scenario's board with Alexander's route."""
    hexes = folder / "hexes.csv"
    geometry, tiles, sea = read_hexes(hexes)
    check_neighbours(hexes.name, tiles)
    check_scattered(hexes.name, tiles)
    check_connected(hexes.name, geometry)
    check_size(hexes.name, geometry, ALEXANDER_SIZE)
    harbours = read_harbours(folder / "harbours.csv", geometry, sea)
    if len(harbours) != ALEXANDER_HARBOURS:
        fail("harbours.csv", f"has {len(harbours)} harbours instead of {ALEXANDER_HARBOURS}")
    route, start = _read_route(folder / "route.csv", geometry)
    robber = [tile.name for tile in tiles if tile.label == ROBBER_START and tile.terrain == "desert"]
    if len(robber) != 1:
        fail(hexes.name, f"there must be one desert called {ROBBER_START}")
    return BoardPlan(geometry, tiles, sea, harbours, route, start, robber[0])


def _read_route(path: Path, geometry: Geometry) -> tuple[tuple[Stop, ...], tuple[str, str]]:
    joined = {frozenset(edge) for edge in geometry.edges}
    stops: list[int] = []
    found: list[Stop] = []
    temples: list[int] = []
    for row in rows(path, ("order", "vertex", "kind", "place_name")):
        if row.number("order") != len(found):
            row.fail(f"order must be {len(found)}, not {row.text('order')}")
        corner = _corner(row, "vertex")
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
    return tuple(found[1:]), (found[0].crossing, found[1].crossing)


def _check_distance(row: Row, number: int, temples: list[int], joined: set[frozenset[int]]) -> None:
    """CAT-1.7, ALX-2.14: a settlement may come to stand on every temple, so no two of them are neighbours."""
    if any(frozenset((number, temple)) in joined for temple in temples):
        row.fail("there is another temple on the next crossing")


def read_auctions(route: tuple[Stop, ...], path: Path = ALEXANDER_EDITION.folder / "events.csv") -> tuple[Auction, ...]:
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
    if found["settlement"].tiles != sum(stop.kind == "temple" for stop in route):
        fail(path.name, "there must be as many settlement auctions as temples")
    return tuple(found[event] for event in AUCTIONS)


BASE_PLAN: Final = read_base()
ALEXANDER_PLAN: Final = read_alexander()
AUCTION_LIST: Final = read_auctions(ALEXANDER_PLAN.route)
