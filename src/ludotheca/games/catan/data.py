"""Catan's board, read from the data files and checked; what can be read of other boards as well takes a path."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.catan.geometry import Corner, Geometry, Hex, build, corner_hexes, parse_corner
from ludotheca.games.datafile import Row, fail, rows
from ludotheca.games.editions import find_edition

EDITION: Final = find_edition("catan", Path(__file__).parent / "data")
FOLDER: Final = EDITION.folder

RESOURCES: Final = ("lumber", "brick", "grain", "wool", "ore")
DESERT: Final = "desert"
TERRAINS: Final = ("forest", "hill", "field", "pasture", "mountain", DESERT)
"""Each but the desert yields the resource of its place."""
DEVELOPMENTS: Final = ("knight", "victory-point", "road-building", "year-of-plenty", "monopoly")
DEVELOPMENT_COUNTS: Final = (14, 5, 2, 2, 2)
"""CAT-1.1"""
CARDS_OF_A_KIND: Final = 19
RESOURCE_CARDS: Final = CARDS_OF_A_KIND * len(RESOURCES)
COSTS: Final = {
    "road": {"lumber": 1, "brick": 1},
    "settlement": {"lumber": 1, "brick": 1, "grain": 1, "wool": 1},
    "city": {"grain": 2, "ore": 3},
    "development": {"grain": 1, "wool": 1, "ore": 1},
}
"""CAT-1.6"""
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
REDS: Final = (6, 8)
"""CAT-1.1: the numbers that come up most."""
BASE_TERRAINS: Final = {"field": 4, "pasture": 4, "forest": 4, "hill": 3, "mountain": 3, DESERT: 1}
BASE_NUMBERS: Final = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
BASE_HARBOURS: Final = {"any": 4, "lumber": 1, "brick": 1, "grain": 1, "wool": 1, "ore": 1}
BASE_SIZE: Final = {"hexes of land": 19, "crossings": 54, "edges": 72}
"""The state has room for these, wherever they lie."""


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


class BoardPlan(Struct, frozen=True):
    """A board as its files describe it."""

    geometry: Geometry
    tiles: tuple[Tile, ...]
    sea: tuple[Hex, ...]
    harbours: tuple[Harbour, ...]
    robber_start: str
    """The desert where the robber stands at first."""
    goods: tuple[str, ...] = RESOURCES
    """What can be traded, in the order of their numbers."""
    terrains: tuple[str, ...] = TERRAINS
    """In the order of the goods that they yield; the desert comes last."""


def read_hexes(path: Path, terrains: tuple[str, ...] = TERRAINS) -> tuple[Geometry, tuple[Tile, ...], tuple[Hex, ...]]:
    """Land with terrain and number, and the sea around it."""
    found: dict[Hex, tuple[str, int, str]] = {}
    for row in rows(path, ("q", "r", "terrain", "number", "name", "provenance")):
        place = (row.number("q"), row.number("r"))
        terrain = row.one_of("terrain", (*terrains, "sea"))
        number = row.number("number") if row.text("number") else 0
        if place in found:
            row.fail(f"there are two hexes at {place[0]},{place[1]}")
        if (number == 0) != (terrain in (DESERT, "sea")):
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


def side_by_side(tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, Tile]]:
    """Every two hexes of land that touch, once."""
    places = {(tile.q, tile.r): tile for tile in tiles}
    for tile in tiles:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            if other := places.get((tile.q + dq, tile.r + dr)):
                yield tile, other


def check_neighbours(file: str, tiles: tuple[Tile, ...]) -> None:
    """CAT-1.1: no two of 6 and 8 touch."""
    for tile, other in side_by_side(tiles):
        if tile.number in REDS and other.number in REDS:
            fail(file, f"{tile.name} and {other.name} both have a 6 or an 8")


def check_size(file: str, geometry: Geometry, size: dict[str, int]) -> None:
    found = (len(geometry.hexes), len(geometry.crossings), len(geometry.edges))
    for (what, needed), count in zip(size.items(), found, strict=True):
        if count != needed:
            fail(file, f"has {count} {what} instead of {needed}")


def read_harbours(path: Path, geometry: Geometry, seas: tuple[Hex, ...] | None = None) -> tuple[Harbour, ...]:
    """Harbours on the coast, no two at one crossing; ``seas`` are the hexes of sea, where the board has any."""
    columns = ("name", "ratio", "resource", "land_q", "land_r", "sea_q", "sea_r", "vertex_a", "vertex_b", "provenance")
    found: list[Harbour] = []
    taken: set[Corner] = set()
    for row in rows(path, columns):
        kind = row.one_of("resource", ("any", *RESOURCES))
        row.one_of("ratio", ("3:1",) if kind == "any" else ("2:1",))
        ends = (read_corner(row, "vertex_a"), read_corner(row, "vertex_b"))
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


def read_corner(row: Row, column: str) -> Corner:
    try:
        return parse_corner(row.text(column))
    except ValueError:
        row.fail(f"{column} must be a crossing such as 1,0,S, not '{row.text(column)}'")


def read_base(folder: Path = FOLDER) -> BoardPlan:
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
    desert = next(tile.name for tile in tiles if tile.terrain == DESERT)
    return BoardPlan(geometry, tiles, sea, harbours, desert)


PLAN: Final[BoardPlan] = read_base()
