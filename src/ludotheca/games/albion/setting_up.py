"""ALB-2: the board as a game begins."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.albion.board import (
    ATTACK_AT_START,
    CASTLE,
    FORTRESS,
    LEGIONARIES_AT_START,
    MARKERS_AT_START,
    PEACE_AT_START,
    REGION_WITH,
    REGIONS_KNOWN,
    RESOURCES_AT_START,
    RESOURCES_KNOWN,
    SETTLERS_AT_START,
    START,
    TILE_CELLS,
    TILES_AT_START,
    WORKS,
)
from ludotheca.games.albion.data import REGIONS
from ludotheca.games.albion.state import (
    ATTACK,
    BANK,
    CASTLE_PHASE,
    FIGURES,
    FIRST,
    HIDDEN,
    MARKER_BANK,
    PEACE,
    PHASE,
    SEATS,
    SETTLERS,
    TILES,
    TURN,
    AlbionState,
    blank,
    set_level,
    take_from_bank,
)
from ludotheca.games.albion.works import gain_marker

START_FISH: Final = 3


def lay_out(seats: i64, first: i64) -> AlbionState:
    """ALB-2.1 to ALB-2.4: Picts, works, resources, a fortress and a settler each; then the first castles are placed."""
    state = blank(seats)
    cells = state.cells
    cells[PEACE] = PEACE_AT_START[seats]
    cells[ATTACK] = ATTACK_AT_START[seats]
    for number, region in enumerate(REGIONS):
        cells[HIDDEN + number] = region.hidden_picts[seats - 2]
    cells[MARKER_BANK] = MARKERS_AT_START
    for resource in range(RESOURCES_KNOWN):
        cells[BANK + resource] = RESOURCES_AT_START[resource]
    for seat in range(seats):
        for tile in range(TILE_CELLS):
            cells[TILES + seat * TILE_CELLS + tile] = TILES_AT_START[tile]
        cells[FIGURES + seat * 2] = SETTLERS_AT_START - 1
        cells[FIGURES + seat * 2 + 1] = LEGIONARIES_AT_START
        cells[SETTLERS + seat * REGIONS_KNOWN + START] = 1
        set_level(state, seat, START, FORTRESS, 1)
        set_level(state, seat, REGION_WITH[0], WORKS, 1)
        set_level(state, seat, REGION_WITH[1], WORKS, 1)
        place = (seat - first + seats) % seats
        take_from_bank(state, seat, 0, START_FISH)
        take_from_bank(state, seat, 1, place + 1)
    cells[FIRST] = first
    cells[TURN] = first
    cells[PHASE] = CASTLE_PHASE
    return state


def place_castle(state: AlbionState, region: i64) -> None:
    """ALB-2.5: a castle I and its marker; no Pict is turned. Then it is the next player's turn."""
    cells = state.cells
    seat = cells[TURN]
    set_level(state, seat, region, CASTLE, 1)
    gain_marker(state, seat)
    cells[TURN] = (seat + 1) % cells[SEATS]
