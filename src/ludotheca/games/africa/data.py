"""Africa's board and tiles, read from the data files and checked."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.datafile import Row, fail, reachable, rows
from ludotheca.games.editions import find_edition

EDITION: Final = find_edition("africa", Path(__file__).parent / "data")
FOLDER: Final = EDITION.folder

SORTS: Final = {"gold": 2, "gem": 2, "good": 5, "animal": 5, "nomad": 1, "monument": 1}
"""Each kind of tile with how many sorts it has; the rules, texts and pictures have no room for more."""
KINDS: Final = tuple(SORTS)
TREASURES: Final = ("gold", "gem")
TREASURE_VALUES: Final = (1, 2)
ONLY_NAMES: Final = {"nomad": "nomads", "monument": "monument"}
"""What all tiles of a kind are called, where the kind has only one sort."""
NOT_TILES: Final = ("empty", "camp", "face-down")
"""What else a space can show in a position, in the order of ``board.EMPTY``, ``CAMP`` and ``FACE_DOWN``."""
SPACES_IN_ALL: Final = 101
CITIES_IN_ALL: Final = 5
CITIES_IN_TEXTS: Final = {"A1": "Tangier", "B8": "Cairo", "G3": "Lagos", "I6": "Mombasa", "O1": "Cape Town"}
"""The spaces that the texts call by a city's name."""
TILES_IN_TEXTS: Final = (
    *("gold-1", "gold-2", "gem-1", "gem-2", "pot", "statue", "cloth", "mask", "drum"),
    *("elephant", "zebra", "giraffe", "lion", "rhinoceros", "nomads", "monument"),
)
"""Positions, texts and pictures know the tiles by these names, and the state counts them in this order."""
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
    lines: list[int] = []
    for row in rows(path, ("space", "q", "r", "city", "provenance")):
        spaces.append(_read_space(row, spaces))
        lines.append(row.line)
    if len(spaces) != SPACES_IN_ALL:
        fail(path.name, f"has {len(spaces)} spaces instead of {SPACES_IN_ALL}")
    cities = sum(1 for space in spaces if space.city)
    if cities != CITIES_IN_ALL:
        fail(path.name, f"has {cities} start cities instead of {CITIES_IN_ALL}")
    reached = reachable(adjacency(spaces))
    for number, space in enumerate(spaces):
        if number not in reached:
            fail(path.name, f"space {space.name} is cut off from {spaces[0].name}", lines[number])
    _check_names(path.name, spaces, lines)
    return spaces


def _read_space(row: Row, others: list[Space]) -> Space:
    space = Space(row.name("space"), row.number("q"), row.number("r"), row.text("city"))
    for other in others:
        if space.name == other.name:
            row.fail(f"there are two spaces {space.name}")
        if (space.q, space.r) == (other.q, other.r):
            row.fail(f"there are two spaces at {space.q},{space.r}")
        if space.city and space.city == other.city:
            row.fail(f"there are two cities {space.city}")
    return space


def _check_names(file: str, spaces: list[Space], lines: list[int]) -> None:
    """A letter for each row from the north, a number from the west: so everybody finds a space by its name."""
    northernmost = min(space.r for space in spaces)
    for number, space in enumerate(spaces):
        if number and (spaces[number - 1].r, spaces[number - 1].q) > (space.r, space.q):
            fail(file, "spaces are listed row by row from the north, each row from the west", lines[number])
        west = sum(other.r == space.r for other in spaces[:number])
        if space.name != (name := f"{chr(ord('A') + space.r - northernmost)}{west + 1}"):
            fail(file, f"the space at {space.q},{space.r} must be called {name}, not {space.name}", lines[number])


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
        tile = Tile(row.name("tile"), row.one_of("kind", KINDS), row.number("value"), row.number("count", least=1))
        if any(tile.name == other.name for other in tiles):
            row.fail(f"there are two rows for {tile.name}")
        _check_value(row, tile)
        _check_name(row, tile)
        _check_count(row, tile)
        tiles.append(tile)
    for kind, expected in SORTS.items():
        sorts = sum(1 for tile in tiles if tile.kind == kind)
        if sorts != expected:
            fail(path.name, f"has {sorts} sorts of {kind} instead of {expected}")
    if tuple(tile.name for tile in tiles) != TILES_IN_TEXTS:
        fail(path.name, f"must list {', '.join(TILES_IN_TEXTS)}, in this order")
    if (total := sum(tile.count for tile in tiles)) != TILES_IN_ALL:
        fail(path.name, f"has {total} tiles instead of {TILES_IN_ALL}")
    return tiles


def _check_value(row: Row, tile: Tile) -> None:
    if tile.kind in TREASURES and tile.value not in TREASURE_VALUES:
        row.fail(f"value must be 1 or 2 for {tile.kind}, not {tile.value}")
    if tile.kind not in TREASURES and tile.value:
        row.fail(f"value must be 0 for {tile.kind}, not {tile.value}")


def _check_name(row: Row, tile: Tile) -> None:
    """Positions, texts and pictures know some tiles by name, so each of those has exactly one row."""
    if tile.name in NOT_TILES:
        row.fail(f"no tile can be called {tile.name}")
    if tile.kind in TREASURES and tile.name != treasure_name(tile.kind, tile.value):
        row.fail(f"a {tile.kind} tile of value {tile.value} must be called {treasure_name(tile.kind, tile.value)}")
    if tile.name != (name := ONLY_NAMES.get(tile.kind, tile.name)):
        row.fail(f"a {tile.kind} tile must be called {name}")


def _check_count(row: Row, tile: Tile) -> None:
    if tile.kind == "good" and tile.count > GOODS_OF_A_KIND:
        row.fail(f"a trade good has at most {GOODS_OF_A_KIND} tiles, not {tile.count}")
    if tile.kind == "monument" and tile.count != MONUMENTS_IN_ALL:
        row.fail(f"there are {MONUMENTS_IN_ALL} monuments, not {tile.count}")


def treasure_name(kind: str, value: int) -> str:
    """A position shows gold and gems in front of a player by their values alone."""
    return f"{kind}-{value}"


def place_names(spaces: list[Space]) -> dict[str, str]:
    """What the spaces are called where another city, or none, stands than the texts say."""
    return {
        space.name: f"{space.city} ({space.name})" if space.city else space.name
        for space in spaces
        if space.city != CITIES_IN_TEXTS.get(space.name, "")
    }


BOARD: Final = read_board()
TILES: Final = read_tiles()
SPACE_NAMES: Final = tuple(space.name for space in BOARD)
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
GOOD_NAMES: Final = tuple(tile.name for tile in TILES if tile.kind == "good")
CITY_NAMES: Final = tuple(space.name for space in BOARD if space.city)
CONTENT_NAMES: Final = (*NOT_TILES, *TILE_NAMES)
"""What a space can hold, in the order of its numbers."""
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}
TILE_NUMBERS: Final = {name: number for number, name in enumerate(TILE_NAMES)}
