"""Africa's board and tiles, read from the data files and checked."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.datafile import fail, rows

FOLDER: Final = Path(__file__).parent / "data"

KINDS: Final = ("gold", "gem", "good", "animal", "nomad", "monument")
TREASURE_VALUES: Final = (1, 2)
SPACES_IN_ALL: Final = 101
CITIES_IN_ALL: Final = 5
TILES_IN_ALL: Final = 96
MONUMENTS_IN_ALL: Final = 11
GOODS_OF_A_KIND: Final = 5
"""The scoring table of AFR-8.2 ends there."""


class Space(Struct, frozen=True):
    name: str
    """Row letter from the north, number from the west."""
    q: int
    r: int
    city: str
    """Empty where no city is."""


class Tile(Struct, frozen=True):
    name: str
    kind: str
    value: int
    """Nuggets or gems shown; 0 on other tiles."""
    count: int


def read_board(path: Path = FOLDER / "board.csv") -> list[Space]:
    """AFR-1.1: 101 spaces, five of them start cities, all connected."""
    spaces: list[Space] = []
    names: set[str] = set()
    places: set[tuple[int, int]] = set()
    for row in rows(path, ("space", "q", "r", "city", "provenance")):
        space = Space(row.text("space"), row.number("q"), row.number("r"), row.text("city"))
        if space.name in names:
            row.fail(f"there are two spaces {space.name}")
        if (space.q, space.r) in places:
            row.fail(f"there are two spaces at {space.q},{space.r}")
        names.add(space.name)
        places.add((space.q, space.r))
        spaces.append(space)
    if len(spaces) != SPACES_IN_ALL:
        fail(path.name, f"has {len(spaces)} spaces instead of {SPACES_IN_ALL}")
    cities = sum(1 for space in spaces if space.city)
    if cities != CITIES_IN_ALL:
        fail(path.name, f"has {cities} start cities instead of {CITIES_IN_ALL}")
    around = adjacency(spaces)
    reached = {0}
    frontier = [0]
    while frontier:
        for other in around[frontier.pop()]:
            if other not in reached:
                reached.add(other)
                frontier.append(other)
    for number, space in enumerate(spaces):
        if number not in reached:
            fail(path.name, f"space {space.name} is cut off from {spaces[0].name}")
    return spaces


def adjacency(spaces: list[Space]) -> list[list[int]]:
    """For every space the numbers of the spaces next to it, ascending."""
    numbers = {(space.q, space.r): number for number, space in enumerate(spaces)}
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    return [
        sorted(numbers[space.q + dq, space.r + dr] for dq, dr in steps if (space.q + dq, space.r + dr) in numbers)
        for space in spaces
    ]


def read_tiles(path: Path = FOLDER / "tiles.csv") -> list[Tile]:
    """AFR-1.1: 96 exploration tiles, 11 of them monuments."""
    tiles: list[Tile] = []
    for row in rows(path, ("tile", "kind", "value", "count", "provenance")):
        tile = Tile(row.text("tile"), row.one_of("kind", KINDS), row.number("value"), row.number("count", least=1))
        if any(tile.name == other.name for other in tiles):
            row.fail(f"there are two rows for {tile.name}")
        if tile.kind in ("gold", "gem") and tile.value not in TREASURE_VALUES:
            row.fail(f"value must be 1 or 2 for {tile.kind}, not {tile.value}")
        if tile.kind not in ("gold", "gem") and tile.value:
            row.fail(f"value must be 0 for {tile.kind}, not {tile.value}")
        if tile.kind == "good" and tile.count > GOODS_OF_A_KIND:
            row.fail(f"a trade good has at most {GOODS_OF_A_KIND} tiles, not {tile.count}")
        if tile.kind == "monument" and tile.count != MONUMENTS_IN_ALL:
            row.fail(f"there are {MONUMENTS_IN_ALL} monuments, not {tile.count}")
        tiles.append(tile)
    for kind in KINDS:
        if not any(tile.kind == kind for tile in tiles):
            fail(path.name, f"has no tile of kind {kind}")
    if (total := sum(tile.count for tile in tiles)) != TILES_IN_ALL:
        fail(path.name, f"has {total} tiles instead of {TILES_IN_ALL}")
    return tiles


BOARD: Final = read_board()
TILES: Final = read_tiles()
SPACE_NAMES: Final = tuple(space.name for space in BOARD)
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
GOOD_NAMES: Final = tuple(tile.name for tile in TILES if tile.kind == "good")
CITY_NAMES: Final = tuple(space.name for space in BOARD if space.city)
