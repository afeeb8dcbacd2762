"""What must hold of an offer and the answers to it."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.offers import has_offer_left, holds, is_two_sided, is_waiting, most_held, open_count, side


def check_trade(cells: vec[i64], goods: tuple[str, ...]) -> None:
    """CAT-2.4: players trade with each other, or they make no offers."""
    phase = cells[at.PHASE]
    is_asking = phase == at.ANSWERING or phase == at.PARTNER
    if not cells[at.TRADES] and (is_asking or phase == at.OFFER or cells[at.PROPOSALS]):
        fail("offer" if is_asking or phase == at.OFFER else "proposals", "players do not trade with each other")
    if is_asking or phase == at.OFFER:
        _check_offer(cells, goods)
    for seat in range(cells[at.SEATS]):
        _check_answer(cells, goods, seat, is_asking and cells[at.ASKED] & SEAT_BIT[seat] != 0)
    if is_asking:
        _check_waiting(cells)


def _check_offer(cells: vec[i64], goods: tuple[str, ...]) -> None:
    """CAT-1.8, CAT-2.5."""
    turn = cells[at.TURN]
    is_made = cells[at.PHASE] != at.OFFER
    if cells[at.ASKED] & SEAT_BIT[turn]:
        fail("offer.to", "nobody offers something to themselves")
    if not is_made and not has_offer_left(cells):
        fail("proposals", "no offer is left in this turn")
    if side(cells, at.GIVE) + side(cells, at.WANT) == 0:
        fail("offer", "nothing has been put into it")
    _check_sides(cells, goods, "offer", at.GIVE, at.WANT, is_made)
    if not holds(cells, turn, at.GIVE):
        fail("offer.give", "there are not that many in the hand")
    for good in range(at.GOOD_KINDS):
        if cells[at.WANT + good] > most_held(cells, turn, good):
            fail("offer.want", f"nobody can have that many: {goods[good]}")


def _check_sides(cells: vec[i64], goods: tuple[str, ...], path: str, give: i64, want: i64, is_made: bool) -> None:  # noqa: FBT001
    """CAT-1.8, CAT-2.5: whoever still makes up an offer may have named one side only."""
    for good in range(at.GOOD_KINDS):
        if cells[give + good] and cells[want + good]:
            fail(path, f"nobody gives and takes the same: {goods[good]}")
    if is_made and not is_two_sided(cells, give, want):
        fail(path, "both sides must give something")
    if side(cells, give) > limits.MOST_OFFERED or side(cells, want) > limits.MOST_OFFERED:
        fail(path, f"no side has more than {limits.MOST_OFFERED} cards")


def _check_answer(cells: vec[i64], goods: tuple[str, ...], seat: i64, is_asked: bool) -> None:  # noqa: FBT001
    """CAT-1.8, CAT-2.5: whoever is asked answers, and has the cards that are promised."""
    path = f"players[{seat}]"
    give, want = at.counter_give(seat, 0), at.counter_want(seat, 0)
    answer = cells[at.ANSWER + seat]
    has_counter = side(cells, give) + side(cells, want) > 0
    if not is_asked:
        if answer or has_counter:
            fail(f"{path}.{'answer' if answer else 'counter'}", "nobody has asked this player")
        return
    if has_counter and (answer == at.ACCEPTS or answer == at.REFUSES):
        fail(f"{path}.counter", "this player has given another answer")
    if answer == at.ACCEPTS and not holds(cells, seat, at.WANT):
        fail(f"{path}.answer", "what is wanted is not in the hand")
    _check_sides(cells, goods, f"{path}.counter", give, want, answer == at.COUNTERS)
    if not holds(cells, seat, give):
        fail(f"{path}.counter.give", "there are not that many in the hand")
    turn = cells[at.TURN]
    for good in range(at.GOOD_KINDS):
        if cells[want + good] > open_count(cells, turn, good):
            fail(f"{path}.counter.want", f"seat {turn} cannot have that many: {goods[good]}")


def _check_waiting(cells: vec[i64]) -> None:
    """CAT-1.8, CAT-2.5: as long as somebody thinks the others wait; then there is somebody to trade with."""
    is_open = False
    has_partner = False
    for seat in range(cells[at.SEATS]):
        if is_waiting(cells, seat):
            is_open = True
        elif cells[at.ASKED] & SEAT_BIT[seat] and cells[at.ANSWER + seat] != at.REFUSES:
            has_partner = True
    if is_open != (cells[at.PHASE] == at.ANSWERING):
        fail("phase", "must be 'answer' as long as somebody has not answered, and then 'partner'")
    if not is_open and not has_partner:
        fail("players", "everybody has refused")
