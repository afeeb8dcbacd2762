"""CAT-1.8, CAT-2.5: what may be put into an offer, who may answer it, and with whom it may be closed."""

from mypy_extensions import i64

from ludotheca.games.catan.state import (
    ACCEPTS,
    ANSWER,
    ASKED,
    CARDS,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    GIVE,
    GOODS_KNOWN,
    HAND,
    MOST_OFFERED,
    MOST_OFFERS,
    POWERS,
    PROPOSALS,
    RESOURCES_KNOWN,
    SEATS,
    TURN,
    WAITING,
    WANT,
    CatanState,
)


def most_held(state: CatanState, seat: i64, good: i64) -> i64:
    """As many of a good as anybody else could give, as far as everybody can see."""
    cells = state.cells
    most: i64 = 0
    for other in range(cells[SEATS]):
        held = cells[CARDS + other] if good < RESOURCES_KNOWN else cells[HAND + other * GOODS_KNOWN + good]
        if other != seat and held > most:
            most = held
    return most


def side(state: CatanState, goods: i64) -> i64:
    """How many cards are counted at ``goods``, one side of an offer."""
    count: i64 = 0
    for good in range(GOODS_KNOWN):
        count += state.cells[goods + good]
    return count


def has_offer_left(state: CatanState) -> bool:
    """CAT-2.5."""
    return state.cells[PROPOSALS] < MOST_OFFERS


def can_offer(state: CatanState, seat: i64, good: i64) -> bool:
    """CAT-1.8, CAT-2.5: nobody offers what they want, more than they have, or more than a trade may have."""
    cells = state.cells
    if cells[WANT + good] > 0 or cells[HAND + seat * GOODS_KNOWN + good] <= cells[GIVE + good]:
        return False
    return side(state, GIVE) < MOST_OFFERED


def can_want(state: CatanState, seat: i64, good: i64) -> bool:
    cells = state.cells
    if cells[GIVE + good] > 0 or cells[WANT + good] >= most_held(state, seat, good):
        return False
    return side(state, WANT) < MOST_OFFERED


def can_name(state: CatanState, seat: i64, other: i64) -> bool:
    """CAT-2.5: whom an offer goes to."""
    return other < state.cells[SEATS] and other != seat and state.cells[ASKED] & POWERS[other] == 0


def is_two_sided(state: CatanState, give: i64, want: i64) -> bool:
    """CAT-1.8: no gifts."""
    return side(state, give) > 0 and side(state, want) > 0


def holds(state: CatanState, seat: i64, goods: i64) -> bool:
    """Whether a player has what is counted at ``goods``."""
    for good in range(GOODS_KNOWN):
        if state.cells[HAND + seat * GOODS_KNOWN + good] < state.cells[goods + good]:
            return False
    return True


def can_counter_give(state: CatanState, seat: i64, good: i64) -> bool:
    cells = state.cells
    cell = seat * GOODS_KNOWN + good
    if cells[COUNTER_WANT + cell] > 0 or cells[HAND + cell] <= cells[COUNTER_GIVE + cell]:
        return False
    return side(state, COUNTER_GIVE + seat * GOODS_KNOWN) < MOST_OFFERED


def can_counter_want(state: CatanState, seat: i64, good: i64) -> bool:
    """A counter-offer goes to the active player alone."""
    cells = state.cells
    cell = seat * GOODS_KNOWN + good
    turn = cells[TURN]
    held = cells[CARDS + turn] if good < RESOURCES_KNOWN else cells[HAND + turn * GOODS_KNOWN + good]
    if cells[COUNTER_GIVE + cell] > 0 or cells[COUNTER_WANT + cell] >= held:
        return False
    return side(state, COUNTER_WANT + seat * GOODS_KNOWN) < MOST_OFFERED


def can_trade_with(state: CatanState, seat: i64) -> bool:
    """CAT-1.8: one who has accepted, or whose other offer the active player can pay."""
    cells = state.cells
    answer = cells[ANSWER + seat]
    if answer == COUNTERS:
        return holds(state, cells[TURN], COUNTER_WANT + seat * GOODS_KNOWN)
    return answer == ACCEPTS


def is_waiting(state: CatanState, seat: i64) -> bool:
    """CAT-2.5: whether the active player's offer still waits for this player."""
    return state.cells[ASKED] & POWERS[seat] != 0 and state.cells[ANSWER + seat] == WAITING
