"""CAT-1.8, CAT-2.5: what may be put into an offer, who may answer it, and with whom it may be closed."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits


def open_count(cells: vec[i64], seat: i64, good: i64) -> i64:
    """As many of a good as a player could have, as far as everybody can see: cards are hidden, all else is not."""
    return cells[at.CARDS + seat] if good < at.RESOURCE_KINDS else cells[at.hand(seat, good)]


def most_held(cells: vec[i64], seat: i64, good: i64) -> i64:
    """As many of a good as anybody else could give."""
    most: i64 = 0
    for other in range(cells[at.SEATS]):
        held = open_count(cells, other, good)
        if other != seat and held > most:
            most = held
    return most


def side(cells: vec[i64], goods: i64) -> i64:
    """How many cards are counted at ``goods``, one side of an offer."""
    count: i64 = 0
    for good in range(at.GOOD_KINDS):
        count += cells[goods + good]
    return count


def has_offer_left(cells: vec[i64]) -> bool:
    """CAT-2.5."""
    return cells[at.PROPOSALS] < limits.MOST_OFFERS


def can_offer(cells: vec[i64], seat: i64, good: i64) -> bool:
    """CAT-1.8, CAT-2.5: nobody offers what they want, more than they have, or more than a trade may have."""
    if cells[at.WANT + good] > 0 or cells[at.hand(seat, good)] <= cells[at.GIVE + good]:
        return False
    return side(cells, at.GIVE) < limits.MOST_OFFERED


def can_want(cells: vec[i64], seat: i64, good: i64) -> bool:
    if cells[at.GIVE + good] > 0 or cells[at.WANT + good] >= most_held(cells, seat, good):
        return False
    return side(cells, at.WANT) < limits.MOST_OFFERED


def can_name(cells: vec[i64], seat: i64, other: i64) -> bool:
    """CAT-2.5: whom an offer goes to."""
    return other < cells[at.SEATS] and other != seat and cells[at.ASKED] & SEAT_BIT[other] == 0


def is_two_sided(cells: vec[i64], give: i64, want: i64) -> bool:
    """CAT-1.8: no gifts."""
    return side(cells, give) > 0 and side(cells, want) > 0


def holds(cells: vec[i64], seat: i64, goods: i64) -> bool:
    """Whether a player has what is counted at ``goods``."""
    for good in range(at.GOOD_KINDS):
        if cells[at.hand(seat, good)] < cells[goods + good]:
            return False
    return True


def can_counter_give(cells: vec[i64], seat: i64, good: i64) -> bool:
    given = cells[at.counter_give(seat, good)]
    if cells[at.counter_want(seat, good)] > 0 or cells[at.hand(seat, good)] <= given:
        return False
    return side(cells, at.counter_give(seat, 0)) < limits.MOST_OFFERED


def can_counter_want(cells: vec[i64], seat: i64, good: i64) -> bool:
    """A counter-offer goes to the active player alone."""
    if cells[at.counter_give(seat, good)] > 0:
        return False
    if cells[at.counter_want(seat, good)] >= open_count(cells, cells[at.TURN], good):
        return False
    return side(cells, at.counter_want(seat, 0)) < limits.MOST_OFFERED


def can_trade_with(cells: vec[i64], seat: i64) -> bool:
    """CAT-1.8: one who has accepted, or whose other offer the active player can pay."""
    answer = cells[at.ANSWER + seat]
    if answer == at.COUNTERS:
        return holds(cells, cells[at.TURN], at.counter_want(seat, 0))
    return answer == at.ACCEPTS


def is_waiting(cells: vec[i64], seat: i64) -> bool:
    """CAT-2.5: whether the active player's offer still waits for this player."""
    return cells[at.ASKED] & SEAT_BIT[seat] != 0 and cells[at.ANSWER + seat] == at.WAITING
