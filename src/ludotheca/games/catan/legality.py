"""What may be done in Catan, as questions: the rules offer what they allow, the explanations say what they forbid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan.board import DESERT, NONE, Board
from ludotheca.games.catan.state import (
    BANK,
    BUILDING,
    CITIES_LEFT,
    CROWDED,
    DECK,
    DEVELOPMENTS,
    DEVELOPMENTS_KNOWN,
    DISCARDING,
    DISCARDS,
    FOUND_SETTLEMENT,
    FOUNDED,
    GOODS_KNOWN,
    HAND,
    KNIGHTS_UNDER,
    PHASE,
    PLAYED,
    POWERS,
    RATE,
    REACH,
    RESOURCES_KNOWN,
    ROADS_LEFT,
    ROBBER,
    SEATS,
    SETTLEMENT,
    SETTLEMENTS_LEFT,
    TOUCHED,
    CatanState,
)

# CAT-1.6: lumber, brick, grain, wool, ore.
ROAD_COST: Final = 0
SETTLEMENT_COST: Final = 1
CITY_COST: Final = 2
DEVELOPMENT_COST: Final = 3
COSTS: Final[vec[i64]] = vec[i64]([1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 2, 0, 3, 0, 0, 1, 1, 1])

PLENTY_FIRST: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4])
"""CAT-1.9: the pairs of the year of plenty, in the order of actions.PLENTY."""
PLENTY_SECOND: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4])


def can_afford(state: CatanState, seat: i64, cost: i64) -> bool:
    """CAT-1.6."""
    cells = state.cells
    for resource in range(RESOURCES_KNOWN):
        if cells[HAND + seat * GOODS_KNOWN + resource] < COSTS[cost * RESOURCES_KNOWN + resource]:
            return False
    return True


def joins_road(state: CatanState, board: Board, seat: i64, edge: i64) -> bool:
    """CAT-1.2, CAT-1.7: whether a free edge touches what the player has there."""
    cells = state.cells
    if cells[REACH + edge] & POWERS[seat] == 0:
        return False
    founded = cells[FOUNDED]
    return founded == NONE or board.edge_ends[edge * 2] == founded or board.edge_ends[edge * 2 + 1] == founded


def has_road_place(state: CatanState, board: Board, seat: i64) -> bool:
    for edge in range(board.edges):
        if state.cells[REACH + edge] & POWERS[seat]:
            return True
    return False


def may_settle(state: CatanState, seat: i64, crossing: i64) -> bool:
    """CAT-1.2, CAT-1.7: no building here or next to it, and an own road once founding is over."""
    cells = state.cells
    if cells[CROWDED + crossing] > 0:
        return False
    return cells[PHASE] == FOUND_SETTLEMENT or cells[TOUCHED + crossing] & POWERS[seat] != 0


def is_own_settlement(state: CatanState, seat: i64, crossing: i64) -> bool:
    return state.cells[BUILDING + crossing] == 2 * seat + SETTLEMENT


def can_afford_road(state: CatanState, seat: i64) -> bool:
    return state.cells[ROADS_LEFT + seat] > 0 and can_afford(state, seat, ROAD_COST)


def can_afford_settlement(state: CatanState, seat: i64) -> bool:
    return state.cells[SETTLEMENTS_LEFT + seat] > 0 and can_afford(state, seat, SETTLEMENT_COST)


def can_afford_city(state: CatanState, seat: i64) -> bool:
    return state.cells[CITIES_LEFT + seat] > 0 and can_afford(state, seat, CITY_COST)


def deck_left(state: CatanState) -> i64:
    """Development cards that can still be drawn."""
    left = state.cells[KNIGHTS_UNDER]
    for kind in range(DEVELOPMENTS_KNOWN):
        left += state.cells[DECK + kind]
    return left


def can_buy_development(state: CatanState, seat: i64) -> bool:
    return can_afford(state, seat, DEVELOPMENT_COST) and deck_left(state) > 0


def may_play(state: CatanState, seat: i64, kind: i64) -> bool:
    """CAT-1.9: one in a turn, and none that was bought in it."""
    return state.cells[PLAYED] == 0 and state.cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + kind] > 0


def can_build_free_road(state: CatanState, board: Board, seat: i64) -> bool:
    return state.cells[ROADS_LEFT + seat] > 0 and has_road_place(state, board, seat)


def has_plenty(state: CatanState, pair: i64) -> bool:
    """CAT-1.9: the bank has both cards."""
    first, second = PLENTY_FIRST[pair], PLENTY_SECOND[pair]
    if first == second:
        return state.cells[BANK + first] > 1
    return state.cells[BANK + first] > 0 and state.cells[BANK + second] > 0


def can_discard(state: CatanState, seat: i64, resource: i64) -> bool:
    cells = state.cells
    chosen = cells[DISCARDING + seat * RESOURCES_KNOWN + resource]
    return cells[HAND + seat * GOODS_KNOWN + resource] > chosen


def has_enough(state: CatanState, seat: i64, give: i64) -> bool:
    """CAT-1.8, ALX-2.17: of a good, to trade it with the bank."""
    cell = seat * GOODS_KNOWN + give
    return state.cells[HAND + cell] >= state.cells[RATE + cell]


def yields_nothing(state: CatanState, place: i64, terrain: i64) -> bool:
    """CAT-1.3: the desert, and where the robber is."""
    return terrain >= DESERT or state.cells[ROBBER] == place


def is_last_discard(state: CatanState, seat: i64) -> bool:
    """CAT-1.5: whether all others have chosen already, and somebody had to."""
    cells = state.cells
    has_other = False
    for other in range(cells[SEATS]):
        if cells[DISCARDS + other] > (1 if other == seat else 0):
            return False
        if other != seat:
            for resource in range(RESOURCES_KNOWN):
                if cells[DISCARDING + other * RESOURCES_KNOWN + resource] > 0:
                    has_other = True
    return has_other
