"""CAT-1.6, CAT-1.7, CAT-1.10: roads, settlements and cities on the board, and the awards that follow."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import events, limits, roads
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.board import PER_CROSSING, Board, price
from ludotheca.games.catan.hands import pay_to_bank


def pay_cost(cells: vec[i64], seat: i64, cost: i64) -> None:
    """CAT-1.6."""
    for resource in range(at.RESOURCE_KINDS):
        count = price(cost, resource)
        if count > 0:
            pay_to_bank(cells, seat, resource, count)


def put_road(cells: vec[i64], board: Board, seat: i64, edge: i64, log: Log | None) -> None:
    cells[at.ROADS_LEFT + seat] -= 1
    roads.lay_road(cells, board, seat, edge)
    roads.lengthen(cells, board, seat, edge)
    award_longest_road(cells, log)


def put_settlement(cells: vec[i64], board: Board, seat: i64, crossing: i64, log: Log | None) -> None:
    """CAT-1.7, CAT-1.10: it may open a harbour, and cut the roads of others."""
    cells[at.SETTLEMENTS_LEFT + seat] -= 1
    cells[at.POINTS + seat] += 1
    cells[at.BUILDING + crossing] = 2 * seat + at.SETTLEMENT
    cells[at.CROWDED + crossing] += 1
    for k in range(PER_CROSSING):
        neighbour = board.crossing_neighbours[crossing * PER_CROSSING + k]
        if neighbour != at.NONE:
            cells[at.CROWDED + neighbour] += 1
    roads.open_edges(cells, board, seat, crossing)
    roads.close_edges(cells, board, seat, crossing)
    open_harbour(cells, board, seat, crossing)
    is_cut = False
    for other in range(cells[at.SEATS]):
        if other != seat and cells[at.TOUCHED + crossing] & SEAT_BIT[other]:
            roads.measure(cells, board, other)
            is_cut = True
    if is_cut:
        award_longest_road(cells, log)


def open_harbour(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.8: a 3:1 harbour takes every good, a 2:1 harbour only its own."""
    harbour = board.harbour_of[crossing]
    if harbour == at.NONE:
        return
    kind = cells[at.HARBOUR + harbour]
    if kind != at.ANY_GOOD:
        cells[at.rate(seat, kind)] = limits.SPECIAL_RATE
        return
    for good in range(at.GOOD_KINDS):
        if cells[at.rate(seat, good)] > limits.HARBOUR_RATE:
            cells[at.rate(seat, good)] = limits.HARBOUR_RATE


def put_city(cells: vec[i64], seat: i64, crossing: i64) -> None:
    """CAT-1.7: the settlement returns to the supply."""
    cells[at.CITIES_LEFT + seat] -= 1
    cells[at.SETTLEMENTS_LEFT + seat] += 1
    cells[at.POINTS + seat] += 1
    cells[at.BUILDING + crossing] = 2 * seat + at.CITY


def award_longest_road(cells: vec[i64], log: Log | None) -> None:
    """CAT-1.10."""
    before = cells[at.LONGEST]
    after = roads.longest_road_holder(cells, before)
    cells[at.LONGEST] = after
    if log is not None and after != before:
        if after == at.NONE:
            log.add(events.LongestRoadLost())
        else:
            log.add(events.LongestRoad(int(after), int(cells[at.LENGTH + after])))


def award_largest_army(cells: vec[i64], log: Log | None) -> None:
    """CAT-1.10."""
    before = cells[at.ARMY]
    after = roads.largest_army_holder(cells, before)
    cells[at.ARMY] = after
    if log is not None and after != before:
        log.add(events.LargestArmyLost() if after == at.NONE else events.LargestArmy(int(after)))
