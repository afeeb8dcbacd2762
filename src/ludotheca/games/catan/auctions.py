"""ALX-2.10 to ALX-2.15: bids, payments, what the winner gets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.catan.board import ACCEPTED, EVENTS_KNOWN, NONE, TAKES_KNIGHTS
from ludotheca.games.catan.events import AdviserGained
from ludotheca.games.catan.state import (
    ADVISER,
    ADVISERS_KNOWN,
    AUCTION,
    BID,
    BID_TURN,
    BIDDER,
    CARDS,
    FORBID_OVERBIDS,
    GOODS_KNOWN,
    HAND,
    KNIGHTS,
    MOST_SEATS,
    OBSERVERS,
    OUT,
    OVERBID,
    PAID,
    RESOURCES_KNOWN,
    SEATS,
    TILES,
    TOO_LITTLE,
    TOO_MUCH,
    TURN,
    CatanState,
)

KNIGHT_VALUE: Final = 3
"""ALX-2.10"""
ADVISER_POINTS: Final[vec[i64]] = vec[i64]([4, 3, 2])
"""ALX-2.4"""
TILES_FOR_ADVISER: Final = 3


def goods_to_pay(state: CatanState, seat: i64) -> i64:
    """Cards and coins the player has that this auction accepts."""
    cells = state.cells
    count: i64 = 0
    for good in range(GOODS_KNOWN):
        if ACCEPTED[cells[AUCTION] * GOODS_KNOWN + good]:
            count += cells[HAND + seat * GOODS_KNOWN + good]
    return count


def knights_to_pay(state: CatanState, seat: i64) -> i64:
    """ALX-2.10: in a battle, those face up; during an auction nobody can play another."""
    return state.cells[KNIGHTS + seat] if TAKES_KNIGHTS[state.cells[AUCTION]] else 0


def most_payable(state: CatanState, seat: i64) -> i64:
    return goods_to_pay(state, seat) + KNIGHT_VALUE * knights_to_pay(state, seat)


def knows_payable(state: CatanState, observer: i64, seat: i64) -> bool:
    """ALX-2.12: whether an observer can tell from what has gone by if a player can pay the bid."""
    cells = state.cells
    if observer == seat or cells[FORBID_OVERBIDS]:
        return True
    first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
    # Where more of the accepted cards are in the hand, fewer of the others are; and the other way round.
    more_accepted: i64 = 0
    fewer_accepted: i64 = 0
    more_others: i64 = 0
    fewer_others: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        if ACCEPTED[cells[AUCTION] * GOODS_KNOWN + resource]:
            more_accepted += cells[TOO_MUCH + first + resource]
            fewer_accepted += cells[TOO_LITTLE + first + resource]
        else:
            more_others += cells[TOO_MUCH + first + resource]
            fewer_others += cells[TOO_LITTLE + first + resource]
    payable = most_payable(state, seat)
    if payable >= cells[BID]:
        return payable - min(fewer_accepted, more_others) >= cells[BID]
    return payable + min(more_accepted, fewer_others) < cells[BID]


def show_short(state: CatanState, seat: i64) -> None:
    """ALX-2.12: a winner who cannot pay shows that there are few accepted cards in the hand."""
    cells = state.cells
    accepted: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        if ACCEPTED[cells[AUCTION] * GOODS_KNOWN + resource]:
            accepted += cells[HAND + seat * GOODS_KNOWN + resource]
    most = cells[BID] - 1 - (most_payable(state, seat) - accepted)
    for observer in range(OBSERVERS):
        if observer != seat:
            _watch_short(state, observer, seat, most)


def _watch_short(state: CatanState, observer: i64, seat: i64, most: i64) -> None:
    """What an observer can tell of each kind from the most that there can be of all accepted cards together."""
    cells = state.cells
    first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
    sure_accepted: i64 = 0
    possible_others: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        held = cells[HAND + seat * GOODS_KNOWN + resource]
        if ACCEPTED[cells[AUCTION] * GOODS_KNOWN + resource]:
            sure_accepted += held - cells[TOO_LITTLE + first + resource]
        else:
            possible_others += held + cells[TOO_MUCH + first + resource]
    for resource in range(RESOURCES_KNOWN):
        held = cells[HAND + seat * GOODS_KNOWN + resource]
        if ACCEPTED[cells[AUCTION] * GOODS_KNOWN + resource]:
            sure = held - cells[TOO_LITTLE + first + resource]
            room = most - (sure_accepted - sure) - held
            cells[TOO_MUCH + first + resource] = min(cells[TOO_MUCH + first + resource], room)
        else:
            possible = held + cells[TOO_MUCH + first + resource]
            rest = cells[CARDS + seat] - most - (possible_others - possible)
            cells[TOO_LITTLE + first + resource] = min(cells[TOO_LITTLE + first + resource], held - rest)


def may_bid(state: CatanState, seat: i64, bid: i64) -> bool:
    """ALX-2.10: at least 1 more; with the setting, not more than one can pay."""
    cells = state.cells
    if bid <= cells[BID]:
        return False
    return cells[FORBID_OVERBIDS] == 0 or bid <= most_payable(state, seat)


def is_exact(due: i64, goods: i64, knights: i64) -> bool:
    """Whether some knights and goods make up just what is due."""
    if due < 0:
        return False
    used = due // KNIGHT_VALUE
    if used > knights:
        used = knights
    return due - used * KNIGHT_VALUE <= goods


def may_pay_good(state: CatanState, seat: i64, good: i64) -> bool:
    cells = state.cells
    if not ACCEPTED[cells[AUCTION] * GOODS_KNOWN + good] or cells[HAND + seat * GOODS_KNOWN + good] == 0:
        return False
    return keeps_exact(state, seat, 1, 1, 0)


def may_pay_knight(state: CatanState, seat: i64) -> bool:
    return knights_to_pay(state, seat) > 0 and keeps_exact(state, seat, KNIGHT_VALUE, 0, 1)


def keeps_exact(state: CatanState, seat: i64, worth: i64, goods: i64, knights: i64) -> bool:
    """ALX-2.11: as long as an exact payment is possible, it must stay so."""
    due = state.cells[BID] - state.cells[PAID]
    goods_held = goods_to_pay(state, seat)
    knights_held = knights_to_pay(state, seat)
    if not is_exact(due, goods_held, knights_held):
        return True
    return is_exact(due - worth, goods_held - goods, knights_held - knights)


def is_out(state: CatanState, seat: i64) -> bool:
    """ALX-2.10, ALX-2.12: who has passed is out for good, and so is who could not pay."""
    return state.cells[OUT + seat] > 0 or state.cells[OVERBID + seat] > 0


def open_bidding(state: CatanState) -> None:
    """ALX-2.10, ALX-2.12: the active player begins, or the next who is in; nobody does if none is left."""
    cells = state.cells
    cells[BID] = 0
    cells[BIDDER] = NONE
    cells[PAID] = 0
    for seat in range(cells[SEATS]):
        cells[OUT + seat] = 0
    cells[BID_TURN] = next_bidder(state, cells[TURN] + cells[SEATS] - 1)


def close(state: CatanState) -> None:
    cells = state.cells
    for seat in range(cells[SEATS]):
        cells[OVERBID + seat] = 0
    open_bidding(state)
    cells[AUCTION] = NONE
    cells[BID_TURN] = NONE


def next_bidder(state: CatanState, seat: i64) -> i64:
    """Clockwise the next who is in; NONE if nobody is left, the highest bidder if all others are out."""
    cells = state.cells
    other = seat
    for _ in range(cells[SEATS]):
        other = (other + 1) % cells[SEATS]
        if not is_out(state, other):
            return other
    return NONE


def tiles_of(state: CatanState, seat: i64) -> i64:
    count: i64 = 0
    for event in range(EVENTS_KNOWN):
        count += state.cells[TILES + seat * EVENTS_KNOWN + event]
    return count


def adviser_of(state: CatanState, seat: i64) -> i64:
    for adviser in range(ADVISERS_KNOWN):
        if state.cells[ADVISER + adviser] == seat:
            return adviser
    return NONE


def adviser_points(state: CatanState, seat: i64) -> i64:
    adviser = adviser_of(state, seat)
    return ADVISER_POINTS[adviser] if adviser != NONE else 0


def settle_advisers(state: CatanState, log: Log | None) -> None:
    """ALX-2.15: a third tile earns one; strictly more tiles a better one in exchange; until all is stable."""
    seat: i64 = 0
    while seat < state.cells[SEATS]:
        adviser = due_adviser(state, seat)
        if adviser == NONE:
            seat += 1
        else:
            _take_adviser(state, seat, adviser)
            if log is not None:
                log.add(AdviserGained(int(seat), int(ADVISER_POINTS[adviser])))
            seat = 0


def due_adviser(state: CatanState, seat: i64) -> i64:
    """The best adviser a player should have instead of the own, or NONE."""
    tiles = tiles_of(state, seat)
    own = adviser_of(state, seat)
    for adviser in range(ADVISERS_KNOWN):
        holder = state.cells[ADVISER + adviser]
        if adviser == own or tiles < TILES_FOR_ADVISER:
            return NONE
        if holder == NONE and own == NONE:
            return adviser
        if holder >= 0 and tiles > tiles_of(state, holder):
            return adviser
    return NONE


def _take_adviser(state: CatanState, seat: i64, adviser: i64) -> None:
    cells = state.cells
    own = adviser_of(state, seat)
    holder = cells[ADVISER + adviser]
    cells[ADVISER + adviser] = seat
    if own != NONE:
        cells[ADVISER + own] = holder if holder >= 0 else NONE
