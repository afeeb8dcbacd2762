"""What must hold of an offer and the answers to it."""

from mypy_extensions import i64

from ludotheca.games.catan.data import GOODS
from ludotheca.games.catan.offers import has_offer_left, holds, is_two_sided, is_waiting, most_held, side
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.state import (
    ACCEPTS,
    ANSWER,
    ANSWERING,
    ASKED,
    CARDS,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    GIVE,
    GOODS_KNOWN,
    HAND,
    MOST_OFFERED,
    OFFER,
    PARTNER,
    PHASE,
    POWERS,
    PROPOSALS,
    REFUSES,
    RESOURCES_KNOWN,
    SEATS,
    TRADES,
    TURN,
    WANT,
    CatanState,
)


def check_trade(state: CatanState) -> None:
    """CAT-2.4: players trade with each other, or they make no offers."""
    cells = state.cells
    phase = cells[PHASE]
    is_asking = phase == ANSWERING or phase == PARTNER
    if not cells[TRADES] and (is_asking or phase == OFFER or cells[PROPOSALS]):
        fail("offer" if is_asking or phase == OFFER else "proposals", "players do not trade with each other")
    if is_asking or phase == OFFER:
        _check_offer(state)
    for seat in range(cells[SEATS]):
        _check_answer(state, seat, is_asking and cells[ASKED] & POWERS[seat] != 0)
    if is_asking:
        _check_waiting(state)


def _check_offer(state: CatanState) -> None:
    """CAT-1.8, CAT-2.5."""
    cells = state.cells
    turn = cells[TURN]
    is_made = cells[PHASE] != OFFER
    if cells[ASKED] & POWERS[turn]:
        fail("offer.to", "nobody offers something to oneself")
    if not is_made and not has_offer_left(state):
        fail("proposals", "no offer is left in this turn")
    if side(state, GIVE) + side(state, WANT) == 0:
        fail("offer", "nothing has been put into it")
    _check_sides(state, "offer", GIVE, WANT, is_made)
    if not holds(state, turn, GIVE):
        fail("offer.give", "there are not so many in the hand")
    for good in range(GOODS_KNOWN):
        if cells[WANT + good] > most_held(state, turn, good):
            fail("offer.want", f"nobody can have so many: {GOODS[good]}")


def _check_sides(state: CatanState, path: str, give: i64, want: i64, is_made: bool) -> None:  # noqa: FBT001
    """CAT-1.8, CAT-2.5: who still makes up an offer may have named one side only."""
    for good in range(GOODS_KNOWN):
        if state.cells[give + good] and state.cells[want + good]:
            fail(path, f"nobody gives and takes the same: {GOODS[good]}")
    if is_made and not is_two_sided(state, give, want):
        fail(path, "both sides must give something")
    if side(state, give) > MOST_OFFERED or side(state, want) > MOST_OFFERED:
        fail(path, f"no side has more than {MOST_OFFERED} cards")


def _check_answer(state: CatanState, seat: i64, is_asked: bool) -> None:  # noqa: FBT001
    """CAT-1.8, CAT-2.5: who is asked answers, and has the cards that are promised."""
    cells = state.cells
    path = f"players[{seat}]"
    own = seat * GOODS_KNOWN
    answer = cells[ANSWER + seat]
    has_counter = side(state, COUNTER_GIVE + own) + side(state, COUNTER_WANT + own) > 0
    if not is_asked:
        if answer or has_counter:
            fail(f"{path}.{'answer' if answer else 'counter'}", "nobody has asked this player")
        return
    if has_counter and (answer == ACCEPTS or answer == REFUSES):
        fail(f"{path}.counter", "this player has given another answer")
    if answer == ACCEPTS and not holds(state, seat, WANT):
        fail(f"{path}.answer", "what is wanted is not in the hand")
    _check_sides(state, f"{path}.counter", COUNTER_GIVE + own, COUNTER_WANT + own, answer == COUNTERS)
    if not holds(state, seat, COUNTER_GIVE + own):
        fail(f"{path}.counter.give", "there are not so many in the hand")
    turn = cells[TURN]
    for good in range(GOODS_KNOWN):
        held = cells[CARDS + turn] if good < RESOURCES_KNOWN else cells[HAND + turn * GOODS_KNOWN + good]
        if cells[COUNTER_WANT + own + good] > held:
            fail(f"{path}.counter.want", f"seat {turn} cannot have so many: {GOODS[good]}")


def _check_waiting(state: CatanState) -> None:
    """CAT-1.8, CAT-2.5: as long as somebody thinks the others wait; then there is somebody to trade with."""
    cells = state.cells
    is_open = False
    has_partner = False
    for seat in range(cells[SEATS]):
        if is_waiting(state, seat):
            is_open = True
        elif cells[ASKED] & POWERS[seat] and cells[ANSWER + seat] != REFUSES:
            has_partner = True
    if is_open != (cells[PHASE] == ANSWERING):
        fail("phase", "must be 'answer' as long as somebody has not answered, and then 'partner'")
    if not is_open and not has_partner:
        fail("players", "everybody has refused")
