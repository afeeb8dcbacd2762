"""Albion's regions, borders and map, read from the data files and checked."""

from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludotheca.games.datafile import fail, reachable, read_json, rows
from ludotheca.games.editions import find_edition

EDITION: Final = find_edition("albion", Path(__file__).parent / "data")
FOLDER: Final = EDITION.folder

TERRAINS: Final = ("start", "light", "dark", "fish", "wood", "stone", "gold")
RESOURCES: Final = ("fish", "wood", "stone", "gold")
RESOURCE_NUMBERS: Final = {name: number for number, name in enumerate(RESOURCES)}
Building = Literal["settlement", "castle", "fortress", "works"]
BUILDINGS: Final[tuple[Building, ...]] = ("settlement", "castle", "fortress", "works")
REGION_NAMES: Final[tuple[str, ...]] = (
    *("cantium", "dumnonia", "icenia", "atrebatia", "dobunnia", "catuvellaunia", "ordovicia"),
    *("cornovia", "corieltauvia", "carvetia", "brigantia", "novantia", "votadinia"),
)
"""Positions, texts and pictures know the regions by these names, and the state counts them in this order."""
REGION_NUMBERS: Final = {name: number for number, name in enumerate(REGION_NAMES)}
LAURELS_IN_ALL: Final = 3
CASTLE_STARTS_IN_ALL: Final = 2
PICTS_LAID: Final = {2: 24, 3: 28, 4: 33}
"""ALB-2.1: face-down Picts on the board, by the number of players."""
SLOTS: Final = 4

Point = tuple[float, float]


class Region(Struct, frozen=True):
    id: str
    name: str
    terrain: str
    laurel: bool
    castle_start: bool
    """A castle may be placed here at the start."""
    printed_picts: int
    hidden_picts: tuple[int, int, int]
    """Face-down Picts at the start with two, three and four players."""


class Anchor(Struct, frozen=True):
    """Where the house first meant to draw things in a region; the page has places of its own."""

    label: Point
    icon: Point
    picts: Point
    figures: Point
    slots: tuple[Point, ...]
    """A place for the building of each player."""
    centroid: Point


class Decor(Struct, frozen=True):
    """What is drawn and not played: land beyond, and walls."""

    unplayable: dict[str, tuple[str, ...]]
    frame_land: dict[str, tuple[Point, ...]]
    walls: dict[str, tuple[str, ...]]


class Geometry(Struct, frozen=True, rename={"view_box": "viewBox"}):
    about: str
    view_box: tuple[float, float, float, float]
    vertices: dict[str, Point]
    polygons: dict[str, tuple[str, ...]]
    """Each region's outline; neighbours share the vertices of their border."""
    anchors: dict[str, Anchor]
    slot_radius: float
    coastline: tuple[str, ...]
    decor: Decor


def read_regions(path: Path = FOLDER / "regions.csv") -> list[Region]:
    """ALB-2.1: 13 regions; the face-down Picts add up to 24, 28 and 33."""
    columns = (
        "region",
        "name",
        "terrain",
        "laurel",
        "castle_start",
        "printed_picts",
        "hidden_2p",
        "hidden_3p",
        "hidden_4p",
        "provenance",
    )
    regions: list[Region] = []
    for row in rows(path, columns):
        region = Region(
            id=row.one_of("region", REGION_NAMES),
            name=row.name("name"),
            terrain=row.one_of("terrain", TERRAINS),
            laurel=row.one_of("laurel", ("0", "1")) == "1",
            castle_start=row.one_of("castle_start", ("0", "1")) == "1",
            printed_picts=row.number("printed_picts", least=0),
            hidden_picts=(
                row.number("hidden_2p", least=0),
                row.number("hidden_3p", least=0),
                row.number("hidden_4p", least=0),
            ),
        )
        if region.terrain != "dark" and (any(region.hidden_picts) or region.printed_picts or region.laurel):
            row.fail("only a dark region has Picts or a laurel wreath")
        if region.castle_start and (region.terrain != "dark" or region.printed_picts):
            row.fail("a castle is placed in a dark region without printed Picts")
        regions.append(region)
    if tuple(region.id for region in regions) != REGION_NAMES:
        fail(path.name, f"must list {', '.join(REGION_NAMES)}, in this order")
    for terrain in ("start", "light", *RESOURCES):
        if (count := sum(1 for region in regions if region.terrain == terrain)) != 1:
            fail(path.name, f"has {count} regions with terrain {terrain} instead of one")
    if (count := sum(region.laurel for region in regions)) != LAURELS_IN_ALL:
        fail(path.name, f"has {count} laurel regions instead of {LAURELS_IN_ALL}")
    if (count := sum(region.castle_start for region in regions)) != CASTLE_STARTS_IN_ALL:
        fail(path.name, f"has {count} regions for the first castles instead of {CASTLE_STARTS_IN_ALL}")
    for place, (players, picts) in enumerate(PICTS_LAID.items()):
        if (count := sum(region.hidden_picts[place] for region in regions)) != picts:
            fail(path.name, f"has {count} Picts for {players} players instead of {picts}")
    return regions


def read_borders(regions: list[Region], path: Path = FOLDER / "borders.csv") -> list[tuple[int, int]]:
    """ALB-4.3, ALB-2.5: the borders that can be crossed, as pairs of region numbers; every region can be reached."""
    borders: list[tuple[int, int]] = []
    for row in rows(path, ("a", "b")):
        first, second = sorted(REGION_NUMBERS[row.one_of(column, REGION_NAMES)] for column in ("a", "b"))
        if first == second:
            row.fail("a region has no border with itself")
        if (first, second) in borders:
            row.fail(f"the border of {row.text('a')} and {row.text('b')} is there twice")
        borders.append((first, second))
    reached = reachable(neighbours(borders))
    for number, region in enumerate(regions):
        if number not in reached:
            fail(path.name, f"{region.id} cannot be reached")
        light = next(other for other, found in enumerate(regions) if found.terrain == "light")
        if region.castle_start and (min(number, light), max(number, light)) not in borders:
            fail(path.name, f"{region.id}, where castles are placed, does not border {regions[light].id}")
    return borders


def neighbours(borders: list[tuple[int, int]]) -> list[list[int]]:
    """For every region the numbers of the regions that it borders, ascending."""
    return [
        sorted({*(b for a, b in borders if a == number), *(a for a, b in borders if b == number)})
        for number in range(len(REGION_NAMES))
    ]


def read_geometry(
    regions: list[Region], borders: list[tuple[int, int]], path: Path = FOLDER / "geometry.json"
) -> Geometry:
    """The drawing; two regions share an edge exactly where they have a border."""
    try:
        geometry = msgspec.convert(read_json(path), Geometry)
    except msgspec.ValidationError as error:
        fail(path.name, f"cannot be read ({error})")
    drawn_with = [*geometry.polygons.values(), *geometry.decor.unplayable.values(), *geometry.decor.walls.values()]
    for vertex in (*geometry.coastline, *(vertex for outline in drawn_with for vertex in outline)):
        if vertex not in geometry.vertices:
            fail(path.name, f"uses the unknown vertex {vertex}")
    edges: dict[frozenset[str], list[int]] = {}
    for number, region in enumerate(regions):
        if region.id not in geometry.polygons or region.id not in geometry.anchors:
            fail(path.name, f"does not draw {region.id}")
        if len(geometry.anchors[region.id].slots) != SLOTS:
            fail(path.name, f"has no place for {SLOTS} buildings in {region.id}")
        outline = geometry.polygons[region.id]
        for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
            edges.setdefault(frozenset((start, end)), []).append(number)
    drawn = {(min(pair), max(pair)) for pair in edges.values() if len(pair) == 2}  # noqa: PLR2004  # two sides
    for first, second in sorted(drawn ^ set(borders)):
        fail(path.name, f"{regions[first].id} and {regions[second].id} do not border as borders.csv says")
    return geometry


def place_names(regions: list[Region]) -> dict[str, str]:
    """What the regions are called where it is not as the texts call them, which is by their ids."""
    return {region.id: region.name for region in regions if region.name != region.id.capitalize()}


REGIONS: Final = read_regions()
BORDERS: Final = read_borders(REGIONS)
GEOMETRY: Final = read_geometry(REGIONS, BORDERS)
NEIGHBOURS: Final = neighbours(BORDERS)
