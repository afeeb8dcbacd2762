"""ALX-2.10 to ALX-2.12: who may bid, what can be paid, and what others learn of it."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander import limits
from ludotheca.games.alexander.board import TAKES_KNIGHTS, accepts
from ludotheca.games.catan import layout as base


def goods_to_pay(cells: vec[i64], seat: i64, auction: i64) -> i64:
    """Cards and coins the player has that an auction accepts."""
    count: i64 = 0
    for good in range(base.GOOD_KINDS):
        if accepts(auction, good):
            count += cells[base.hand(seat, good)]
    return count


def knights_to_pay(cells: vec[i64], seat: i64, auction: i64) -> i64:
    """ALX-2.10: in a battle, those face up; during an auction nobody can play another."""
    return cells[base.KNIGHTS + seat] if TAKES_KNIGHTS[auction] else 0


def payable_in(cells: vec[i64], seat: i64, auction: i64) -> i64:
    """The most that the player could pay in an auction of some kind."""
    return goods_to_pay(cells, seat, auction) + limits.KNIGHT_VALUE * knights_to_pay(cells, seat, auction)


def most_payable(cells: vec[i64], seat: i64) -> i64:
    """In the present auction."""
    return payable_in(cells, seat, cells[at.AUCTION])


def knows_payable(cells: vec[i64], observer: i64, seat: i64) -> bool:
    """ALX-2.12: whether an observer can tell from what has gone by if a player can pay the bid."""
    if observer == seat or cells[at.FORBID_OVERBIDS]:
        return True
    less = base.too_little(observer, seat, 0)
    more = base.too_much(observer, seat, 0)
    # Where more of the accepted cards are in the hand, fewer of the others are; and the other way round.
    more_accepted: i64 = 0
    fewer_accepted: i64 = 0
    more_others: i64 = 0
    fewer_others: i64 = 0
    for resource in range(base.RESOURCE_KINDS):
        if accepts(cells[at.AUCTION], resource):
            more_accepted += cells[more + resource]
            fewer_accepted += cells[less + resource]
        else:
            more_others += cells[more + resource]
            fewer_others += cells[less + resource]
    payable = most_payable(cells, seat)
    if payable >= cells[at.BID]:
        return payable - min(fewer_accepted, more_others) >= cells[at.BID]
    return payable + min(more_accepted, fewer_others) < cells[at.BID]


def show_short(cells: vec[i64], seat: i64) -> None:
    """ALX-2.12: a winner who cannot pay shows that there are few accepted cards in the hand."""
    more_at_most = cells[at.BID] - 1 - most_payable(cells, seat)
    for observer in range(base.OBSERVERS):
        if observer != seat:
            _watch_short(cells, observer, seat, more_at_most)


def _watch_short(cells: vec[i64], observer: i64, seat: i64, more_at_most: i64) -> None:
    """What an observer can tell of each kind: there can be only so many more accepted cards, and fewer others.

    There may be more of an accepted kind in return for fewer of the other accepted ones, and the same the other way
    round for those that are not accepted.
    """
    less = base.too_little(observer, seat, 0)
    more = base.too_much(observer, seat, 0)
    auction = cells[at.AUCTION]
    fewer_accepted: i64 = 0
    more_others: i64 = 0
    for resource in range(base.RESOURCE_KINDS):
        if accepts(auction, resource):
            fewer_accepted += cells[less + resource]
        else:
            more_others += cells[more + resource]
    for resource in range(base.RESOURCE_KINDS):
        if accepts(auction, resource):
            most = more_at_most + fewer_accepted - cells[less + resource]
            if cells[more + resource] > most:
                cells[more + resource] = most
        else:
            most = more_at_most + more_others - cells[more + resource]
            if cells[less + resource] > most:
                cells[less + resource] = most


def highest_bid(cells: vec[i64], seat: i64) -> i64:
    """ALX-2.10: with the setting, nobody bids more than they can pay."""
    if cells[at.FORBID_OVERBIDS] == 0:
        return limits.HIGHEST_BID
    return min(most_payable(cells, seat), limits.HIGHEST_BID)


def may_bid(cells: vec[i64], seat: i64, bid: i64) -> bool:
    """ALX-2.10: at least 1 more."""
    return bid > cells[at.BID] and bid <= highest_bid(cells, seat)


def is_exact(due: i64, goods: i64, knights: i64) -> bool:
    """Whether some knights and goods make up just what is due."""
    if due < 0:
        return False
    used = due // limits.KNIGHT_VALUE
    if used > knights:
        used = knights
    return due - used * limits.KNIGHT_VALUE <= goods


def may_pay_good(cells: vec[i64], seat: i64, good: i64) -> bool:
    if not accepts(cells[at.AUCTION], good) or cells[base.hand(seat, good)] == 0:
        return False
    return keeps_exact(cells, seat, 1, 1, 0)


def may_pay_knight(cells: vec[i64], seat: i64) -> bool:
    return knights_to_pay(cells, seat, cells[at.AUCTION]) > 0 and keeps_exact(cells, seat, limits.KNIGHT_VALUE, 0, 1)


def keeps_exact(cells: vec[i64], seat: i64, worth: i64, goods: i64, knights: i64) -> bool:
    """ALX-2.11: as long as an exact payment is possible, it must stay so."""
    due = cells[at.BID] - cells[at.PAID]
    goods_held = goods_to_pay(cells, seat, cells[at.AUCTION])
    knights_held = knights_to_pay(cells, seat, cells[at.AUCTION])
    if not is_exact(due, goods_held, knights_held):
        return True
    return is_exact(due - worth, goods_held - goods, knights_held - knights)


def is_out(cells: vec[i64], seat: i64) -> bool:
    """ALX-2.10, ALX-2.12: whoever has passed is out for good, and so is whoever could not pay."""
    return cells[at.OUT + seat] > 0 or cells[at.OVERBID + seat] > 0


def open_bidding(cells: vec[i64]) -> None:
    """ALX-2.10, ALX-2.12: the active player begins, or the next who is in; nobody does if none is left."""
    cells[at.BID] = 0
    cells[at.BIDDER] = base.NONE
    cells[at.PAID] = 0
    for seat in range(cells[base.SEATS]):
        cells[at.OUT + seat] = 0
    cells[at.BID_TURN] = next_bidder(cells, cells[base.TURN] + cells[base.SEATS] - 1)


def close(cells: vec[i64]) -> None:
    for seat in range(cells[base.SEATS]):
        cells[at.OVERBID + seat] = 0
    open_bidding(cells)
    cells[at.AUCTION] = base.NONE
    cells[at.BID_TURN] = base.NONE


def next_bidder(cells: vec[i64], seat: i64) -> i64:
    """Clockwise the next who is in; NONE if nobody is left, the highest bidder if all others are out."""
    other = seat
    for _ in range(cells[base.SEATS]):
        other = (other + 1) % cells[base.SEATS]
        if not is_out(cells, other):
            return other
    return base.NONE


def is_last_pass(cells: vec[i64], seat: i64) -> bool:
    """Whether nobody but the highest bidder would be left."""
    for other in range(cells[base.SEATS]):
        if other != seat and other != cells[at.BIDDER] and not is_out(cells, other):
            return False
    return True
