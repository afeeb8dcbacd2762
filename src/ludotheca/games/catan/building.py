"""CAT-1.6, CAT-1.7, CAT-1.10: roads, settlements and cities on the board, and the awards that follow."""

from typing import Final

from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.catan.board import ANY_GOOD, NONE, Board
from ludotheca.games.catan.events import LargestArmy, LargestArmyLost, LongestRoad, LongestRoadLost
from ludotheca.games.catan.hands import pay_to_bank
from ludotheca.games.catan.legality import COSTS
from ludotheca.games.catan.roads import (
    close_edges,
    largest_army_holder,
    lay_road,
    longest_road_holder,
    measure,
    open_edges,
)
from ludotheca.games.catan.state import (
    ARMY,
    BUILDING,
    CITIES_LEFT,
    CITY,
    CROWDED,
    GOODS_KNOWN,
    HARBOUR,
    LENGTH,
    LONGEST,
    POINTS,
    POWERS,
    RATE,
    RESOURCES_KNOWN,
    ROADS_LEFT,
    SEATS,
    SETTLEMENT,
    SETTLEMENTS_LEFT,
    TOUCHED,
    CatanState,
)

SPECIAL_RATE: Final = 2
HARBOUR_RATE: Final = 3
"""CAT-1.8"""


def pay_cost(state: CatanState, seat: i64, cost: i64) -> None:
    """CAT-1.6."""
    for resource in range(RESOURCES_KNOWN):
        count = COSTS[cost * RESOURCES_KNOWN + resource]
        if count > 0:
            pay_to_bank(state, seat, resource, count)


def put_road(state: CatanState, board: Board, seat: i64, edge: i64, log: Log | None) -> None:
    state.cells[ROADS_LEFT + seat] -= 1
    lay_road(state, board, seat, edge)
    measure(state, board, seat)
    award_longest_road(state, log)


def put_settlement(state: CatanState, board: Board, seat: i64, crossing: i64, log: Log | None) -> None:
    """CAT-1.7, CAT-1.10: it may open a harbour, and cut the roads of others."""
    cells = state.cells
    cells[SETTLEMENTS_LEFT + seat] -= 1
    cells[POINTS + seat] += 1
    cells[BUILDING + crossing] = 2 * seat + SETTLEMENT
    cells[CROWDED + crossing] += 1
    for k in range(3):
        neighbour = board.crossing_neighbours[crossing * 3 + k]
        if neighbour != NONE:
            cells[CROWDED + neighbour] += 1
    open_edges(state, board, seat, crossing)
    close_edges(state, board, seat, crossing)
    open_harbour(state, board, seat, crossing)
    is_cut = False
    for other in range(cells[SEATS]):
        if other != seat and cells[TOUCHED + crossing] & POWERS[other]:
            measure(state, board, other)
            is_cut = True
    if is_cut:
        award_longest_road(state, log)


def open_harbour(state: CatanState, board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.8, ALX-2.17: a 3:1 harbour takes every good, a 2:1 harbour only its own."""
    cells = state.cells
    harbour = board.harbour_of[crossing]
    if harbour == NONE:
        return
    kind = cells[HARBOUR + harbour]
    if kind != ANY_GOOD:
        cells[RATE + seat * GOODS_KNOWN + kind] = SPECIAL_RATE
        return
    for good in range(GOODS_KNOWN):
        if cells[RATE + seat * GOODS_KNOWN + good] > HARBOUR_RATE:
            cells[RATE + seat * GOODS_KNOWN + good] = HARBOUR_RATE


def put_city(state: CatanState, seat: i64, crossing: i64) -> None:
    """CAT-1.7: the settlement returns to the supply."""
    cells = state.cells
    cells[CITIES_LEFT + seat] -= 1
    cells[SETTLEMENTS_LEFT + seat] += 1
    cells[POINTS + seat] += 1
    cells[BUILDING + crossing] = 2 * seat + CITY


def award_longest_road(state: CatanState, log: Log | None) -> None:
    """CAT-1.10."""
    cells = state.cells
    before = cells[LONGEST]
    after = longest_road_holder(state, before)
    cells[LONGEST] = after
    if log is not None and after != before:
        log.add(LongestRoadLost() if after == NONE else LongestRoad(int(after), int(cells[LENGTH + after])))


def award_largest_army(state: CatanState, log: Log | None) -> None:
    """CAT-1.10, ALX-2.11."""
    cells = state.cells
    before = cells[ARMY]
    after = largest_army_holder(state, before)
    cells[ARMY] = after
    if log is not None and after != before:
        log.add(LargestArmyLost() if after == NONE else LargestArmy(int(after)))
