"""ALB-2: the board as a game begins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import REGIONS, RESOURCES
from ludotheca.games.albion.state import AlbionState, blank, gain_marker, set_level, take_from_bank

FISH: Final[i64] = RESOURCES.index("fish")
WOOD: Final[i64] = RESOURCES.index("wood")
START_FISH: Final[i64] = 3


def lay_out(seats: i64, first: i64) -> AlbionState:
    """ALB-2.1 to ALB-2.4: Picts, works, resources, a fortress and a settler each; then the first castles are placed."""
    state = blank(seats)
    cells = state.cells
    cells[at.PEACE] = board.PEACE_AT_START[seats]
    cells[at.ATTACK] = board.ATTACK_AT_START[seats]
    for number, region in enumerate(REGIONS):
        cells[at.HIDDEN + number] = region.hidden_picts[seats - 2]
    cells[at.MARKER_BANK] = board.MARKERS_AT_START
    for resource in range(at.RESOURCE_KINDS):
        cells[at.BANK + resource] = board.RESOURCES_AT_START[resource]
    for seat in range(seats):
        for tile in range(at.TILE_KINDS):
            cells[at.tiles(seat, tile)] = board.TILES_AT_START[tile]
        cells[at.supply(seat, board.SETTLER)] = board.SETTLERS_AT_START - 1
        cells[at.supply(seat, board.LEGIONARY)] = board.LEGIONARIES_AT_START
        cells[at.settlers(seat, board.START)] = 1
        set_level(cells, seat, board.START, board.FORTRESS, 1)
        set_level(cells, seat, board.REGION_WITH[FISH], board.WORKS, 1)
        set_level(cells, seat, board.REGION_WITH[WOOD], board.WORKS, 1)
        place = (seat - first + seats) % seats
        take_from_bank(cells, seat, FISH, START_FISH)
        take_from_bank(cells, seat, WOOD, place + 1)
    cells[at.FIRST] = first
    cells[at.TURN] = first
    cells[at.PHASE] = at.CASTLE_PHASE
    return state


def place_castle(cells: vec[i64], region: i64) -> None:
    """ALB-2.5: a castle I and its marker; no Pict is turned. Then it is the next player's turn."""
    seat = cells[at.TURN]
    set_level(cells, seat, region, board.CASTLE, 1)
    gain_marker(cells, seat)
    cells[at.TURN] = (seat + 1) % cells[at.SEATS]
