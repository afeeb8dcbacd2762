"""CAT-1.8, CAT-2.5, ALX-2.17: trade with the bank and between players."""

from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.catan.data import GOODS
from ludotheca.games.catan.events import Answered, BankTraded, Countered, Offered, Traded, Withdrawn
from ludotheca.games.catan.hands import pass_on, pay_to_bank, take_from_bank
from ludotheca.games.catan.numbers import Numbers
from ludotheca.games.catan.offers import (
    can_counter_give,
    can_counter_want,
    can_name,
    can_offer,
    can_trade_with,
    can_want,
    holds,
    is_two_sided,
    is_waiting,
)
from ludotheca.games.catan.state import (
    ANSWER,
    ANSWERING,
    ASKED,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    GIVE,
    GOODS_KNOWN,
    MAIN,
    MOST_SEATS,
    OFFER,
    PARTNER,
    PHASE,
    POWERS,
    PROPOSALS,
    RATE,
    REFUSES,
    SEATS,
    TURN,
    WAITING,
    WANT,
    CatanState,
)


def legal_offers(numbers: Numbers, state: CatanState, seat: i64, legal: list[int]) -> None:
    """CAT-1.8: the goods that can be put on either side of an offer."""
    for good in range(numbers.goods):
        if can_offer(state, seat, good):
            legal.append(numbers.offer_give + good)
    for good in range(numbers.goods):
        if can_want(state, seat, good):
            legal.append(numbers.offer_want + good)


def legal_proposals(numbers: Numbers, state: CatanState, seat: i64, legal: list[int]) -> None:
    """CAT-1.8, CAT-2.5: whom an offer can go to, and whether it can be made; it can always be withdrawn."""
    for other in range(state.cells[SEATS]):
        if can_name(state, seat, other):
            legal.append(numbers.offer_to + other)
    if is_two_sided(state, GIVE, WANT):
        legal.append(numbers.propose)
    legal.append(numbers.withdraw)


def legal_closings(numbers: Numbers, state: CatanState, legal: list[int]) -> None:
    """CAT-2.5: the active player withdraws, or trades with one of those who have answered."""
    legal.append(numbers.withdraw)
    for other in range(state.cells[SEATS]):
        if can_trade_with(state, other):
            legal.append(numbers.trade_with + other)


def legal_answers(numbers: Numbers, state: CatanState, seat: i64, legal: list[int]) -> None:
    """CAT-1.8: accept, refuse, or make another offer."""
    if holds(state, seat, WANT):
        legal.append(numbers.accept)
    legal.append(numbers.refuse)
    for good in range(numbers.goods):
        if can_counter_give(state, seat, good):
            legal.append(numbers.counter_give + good)
    for good in range(numbers.goods):
        if can_counter_want(state, seat, good):
            legal.append(numbers.counter_want + good)
    if is_two_sided(state, COUNTER_GIVE + seat * GOODS_KNOWN, COUNTER_WANT + seat * GOODS_KNOWN):
        legal.append(numbers.counter)


def trade_bank(state: CatanState, seat: i64, give: i64, receive: i64, log: Log | None) -> None:
    """CAT-1.8: 4:1, or the rate of an own harbour."""
    rate = state.cells[RATE + seat * GOODS_KNOWN + give]
    pay_to_bank(state, seat, give, rate)
    take_from_bank(state, seat, receive, 1)
    if log is not None:
        log.add(BankTraded(seat, GOODS[give], int(rate), GOODS[receive]))


def listed(state: CatanState, goods: i64) -> tuple[str, ...]:
    """The cards counted at ``goods``, by name."""
    found: list[str] = []
    for good in range(GOODS_KNOWN):
        for _ in range(state.cells[goods + good]):
            found.append(GOODS[good])
    return tuple(found)


def propose(state: CatanState, log: Log | None) -> None:
    """CAT-1.8, CAT-2.5: those who are named are asked, or all others."""
    cells = state.cells
    cells[PHASE] = ANSWERING
    cells[PROPOSALS] += 1
    everybody = all_others(state)
    if cells[ASKED] == 0:
        cells[ASKED] = everybody
    if log is not None:
        to_seat = None if cells[ASKED] == everybody else asked(state)
        log.add(Offered(cells[TURN], listed(state, GIVE), listed(state, WANT), to_seat))


def all_others(state: CatanState) -> i64:
    """The set of all but the active player."""
    found: i64 = 0
    for seat in range(state.cells[SEATS]):
        if seat != state.cells[TURN]:
            found |= POWERS[seat]
    return found


def asked(state: CatanState) -> tuple[int, ...]:
    """Those whom the offer goes to."""
    found: list[int] = []
    for seat in range(state.cells[SEATS]):
        if state.cells[ASKED] & POWERS[seat]:
            found.append(seat)
    return tuple(found)


def answer(state: CatanState, seat: i64, reply: i64, log: Log | None) -> None:
    """CAT-1.8: accept, refuse or counter; when all have answered the active player chooses, if there is a choice."""
    cells = state.cells
    cells[ANSWER + seat] = reply
    if reply != COUNTERS:
        clear_counter(state, seat)
    if log is not None:
        if reply == COUNTERS:
            counter = seat * GOODS_KNOWN
            log.add(Countered(seat, listed(state, COUNTER_GIVE + counter), listed(state, COUNTER_WANT + counter)))
        else:
            log.add(Answered(seat, "refuses" if reply == REFUSES else "accepts"))
    is_refused = True
    for other in range(cells[SEATS]):
        if is_waiting(state, other):
            return
        if cells[ASKED] & POWERS[other] and cells[ANSWER + other] != REFUSES:
            is_refused = False
    if is_refused:
        clear_offer(state)
        cells[PHASE] = MAIN
    else:
        cells[PHASE] = PARTNER


def trade_with(state: CatanState, seat: i64, log: Log | None) -> None:
    """CAT-1.8: with one who has accepted, or as the other has offered instead."""
    cells = state.cells
    turn = cells[TURN]
    give: i64 = GIVE
    want: i64 = WANT
    if cells[ANSWER + seat] == COUNTERS:
        give = COUNTER_WANT + seat * GOODS_KNOWN
        want = COUNTER_GIVE + seat * GOODS_KNOWN
    if log is not None:
        log.add(Traded(turn, seat, listed(state, give), listed(state, want)))
    for good in range(GOODS_KNOWN):
        pass_on(state, turn, seat, good, cells[give + good])
        pass_on(state, seat, turn, good, cells[want + good])
    clear_offer(state)
    cells[PHASE] = MAIN


def withdraw(state: CatanState, log: Log | None) -> None:
    """CAT-2.5: an offer that nobody was asked about counts as well."""
    cells = state.cells
    if cells[PHASE] == OFFER:
        cells[PROPOSALS] += 1
    elif log is not None:
        log.add(Withdrawn(cells[TURN]))
    clear_offer(state)
    cells[PHASE] = MAIN


def clear_offer(state: CatanState) -> None:
    cells = state.cells
    cells[ASKED] = 0
    for good in range(GOODS_KNOWN):
        cells[GIVE + good] = 0
        cells[WANT + good] = 0
    for seat in range(MOST_SEATS):
        cells[ANSWER + seat] = WAITING
        clear_counter(state, seat)


def clear_counter(state: CatanState, seat: i64) -> None:
    for good in range(GOODS_KNOWN):
        state.cells[COUNTER_GIVE + seat * GOODS_KNOWN + good] = 0
        state.cells[COUNTER_WANT + seat * GOODS_KNOWN + good] = 0
