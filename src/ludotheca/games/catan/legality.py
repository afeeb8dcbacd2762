"""What may be done in Catan, as questions: the rules offer what they allow, the explanations say what they forbid."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import board as tables
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.board import PER_EDGE, Board, price


def can_afford(cells: vec[i64], seat: i64, cost: i64) -> bool:
    """CAT-1.6."""
    hand = at.hand(seat, 0)
    for resource in range(at.RESOURCE_KINDS):
        if cells[hand + resource] < price(cost, resource):
            return False
    return True


def joins_road(cells: vec[i64], board: Board, seat: i64, edge: i64) -> bool:
    """CAT-1.2, CAT-1.7: whether a free edge touches what the player has there."""
    if cells[at.REACH + edge] & SEAT_BIT[seat] == 0:
        return False
    founded = cells[at.FOUNDED]
    first = edge * PER_EDGE
    return founded == at.NONE or board.edge_ends[first] == founded or board.edge_ends[first + 1] == founded


def has_road_place(cells: vec[i64], board: Board, seat: i64) -> bool:
    own = SEAT_BIT[seat]
    for edge in range(board.edges):
        if cells[at.REACH + edge] & own:
            return True
    return False


def may_settle(cells: vec[i64], seat: i64, crossing: i64) -> bool:
    """CAT-1.2, CAT-1.7: no building here or next to it, and a road of their own once founding is over."""
    if cells[at.CROWDED + crossing] > 0:
        return False
    return cells[at.PHASE] == at.FOUND_SETTLEMENT or cells[at.TOUCHED + crossing] & SEAT_BIT[seat] != 0


def is_own_settlement(cells: vec[i64], seat: i64, crossing: i64) -> bool:
    return cells[at.BUILDING + crossing] == 2 * seat + at.SETTLEMENT


def can_afford_road(cells: vec[i64], seat: i64) -> bool:
    return cells[at.ROADS_LEFT + seat] > 0 and can_afford(cells, seat, tables.ROAD_COST)


def can_afford_settlement(cells: vec[i64], seat: i64) -> bool:
    return cells[at.SETTLEMENTS_LEFT + seat] > 0 and can_afford(cells, seat, tables.SETTLEMENT_COST)


def can_afford_city(cells: vec[i64], seat: i64) -> bool:
    return cells[at.CITIES_LEFT + seat] > 0 and can_afford(cells, seat, tables.CITY_COST)


def deck_left(cells: vec[i64]) -> i64:
    """Development cards that can still be drawn."""
    left = cells[at.KNIGHTS_UNDER]
    for kind in range(at.DEVELOPMENT_KINDS):
        left += cells[at.DECK + kind]
    return left


def can_buy_development(cells: vec[i64], seat: i64) -> bool:
    return can_afford(cells, seat, tables.DEVELOPMENT_COST) and deck_left(cells) > 0


def may_play(cells: vec[i64], seat: i64, kind: i64) -> bool:
    """CAT-1.9: one in a turn, and none that was bought in it."""
    return cells[at.PLAYED] == 0 and cells[at.development(seat, kind)] > 0


def can_build_free_road(cells: vec[i64], board: Board, seat: i64) -> bool:
    return cells[at.ROADS_LEFT + seat] > 0 and has_road_place(cells, board, seat)


def has_plenty(cells: vec[i64], pair: i64) -> bool:
    """CAT-1.9: the bank has both cards."""
    first, second = tables.PLENTY_FIRST[pair], tables.PLENTY_SECOND[pair]
    if first == second:
        return cells[at.BANK + first] > 1
    return cells[at.BANK + first] > 0 and cells[at.BANK + second] > 0


def can_discard(cells: vec[i64], seat: i64, resource: i64) -> bool:
    chosen = cells[at.discarding(seat, resource)]
    return cells[at.hand(seat, resource)] > chosen


def has_enough(cells: vec[i64], seat: i64, give: i64) -> bool:
    """CAT-1.8: of a good, to trade it with the bank."""
    return cells[at.hand(seat, give)] >= cells[at.rate(seat, give)]


def yields_nothing(cells: vec[i64], place: i64) -> bool:
    """CAT-1.3: the desert, and where the robber is."""
    return cells[at.TERRAIN + place] >= at.DESERT or cells[at.ROBBER] == place


def is_last_discard(cells: vec[i64], seat: i64) -> bool:
    """CAT-1.5: whether all others have chosen already, and somebody had to."""
    has_other = False
    for other in range(cells[at.SEATS]):
        if cells[at.DISCARDS + other] > (1 if other == seat else 0):
            return False
        if other != seat:
            for resource in range(at.RESOURCE_KINDS):
                if cells[at.discarding(other, resource)] > 0:
                    has_other = True
    return has_other
