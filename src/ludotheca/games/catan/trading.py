"""CAT-1.8, CAT-2.5: trade with the bank and between players."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.rules import Log
from ludotheca.engine.seats import SEAT_BIT, list_seats
from ludotheca.games.catan import events, offers
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.action_numbers import ActionNumbers
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.hands import pass_on, pay_to_bank, take_from_bank


def add_offers(numbers: ActionNumbers, cells: vec[i64], seat: i64, legal: Choices) -> None:
    """CAT-1.8: the goods that can be put on either side of an offer."""
    for good in range(numbers.goods):
        if offers.can_offer(cells, seat, good):
            legal.add(numbers.offer_give + good)
    for good in range(numbers.goods):
        if offers.can_want(cells, seat, good):
            legal.add(numbers.offer_want + good)


def add_proposals(numbers: ActionNumbers, cells: vec[i64], seat: i64, legal: Choices) -> None:
    """CAT-1.8, CAT-2.5: whom an offer can go to, and whether it can be made; it can always be withdrawn."""
    for other in range(cells[at.SEATS]):
        if offers.can_name(cells, seat, other):
            legal.add(numbers.offer_to + other)
    if offers.is_two_sided(cells, at.GIVE, at.WANT):
        legal.add(numbers.propose)
    legal.add(numbers.withdraw)


def add_closings(numbers: ActionNumbers, cells: vec[i64], legal: Choices) -> None:
    """CAT-2.5: the active player withdraws, or trades with one of those who have answered."""
    legal.add(numbers.withdraw)
    for other in range(cells[at.SEATS]):
        if offers.can_trade_with(cells, other):
            legal.add(numbers.trade_with + other)


def add_answers(numbers: ActionNumbers, cells: vec[i64], seat: i64, legal: Choices) -> None:
    """CAT-1.8: accept, refuse, or make another offer."""
    if offers.holds(cells, seat, at.WANT):
        legal.add(numbers.accept)
    legal.add(numbers.refuse)
    for good in range(numbers.goods):
        if offers.can_counter_give(cells, seat, good):
            legal.add(numbers.counter_give + good)
    for good in range(numbers.goods):
        if offers.can_counter_want(cells, seat, good):
            legal.add(numbers.counter_want + good)
    if offers.is_two_sided(cells, at.counter_give(seat, 0), at.counter_want(seat, 0)):
        legal.add(numbers.counter)


def apply_trade(numbers: ActionNumbers, board: Board, cells: vec[i64], seat: i64, number: i64, log: Log | None) -> None:
    """CAT-1.8, CAT-2.5: all actions from the trades with the bank on."""
    if number < numbers.offer_give:
        pair = number - numbers.bank
        trade_bank(cells, board, seat, pair // numbers.goods, pair % numbers.goods, log)
    elif number < numbers.offer_want:
        cells[at.GIVE + number - numbers.offer_give] += 1
        cells[at.PHASE] = at.OFFER
    elif number < numbers.offer_to:
        cells[at.WANT + number - numbers.offer_want] += 1
        cells[at.PHASE] = at.OFFER
    elif number < numbers.propose:
        cells[at.ASKED] |= SEAT_BIT[number - numbers.offer_to]
    elif number == numbers.propose:
        propose(cells, board, log)
    elif number == numbers.withdraw:
        withdraw(cells, log)
    elif number == numbers.accept:
        answer(cells, board, seat, at.ACCEPTS, log)
    elif number == numbers.refuse:
        answer(cells, board, seat, at.REFUSES, log)
    elif number < numbers.counter_want:
        cells[at.counter_give(seat, number - numbers.counter_give)] += 1
    elif number < numbers.counter:
        cells[at.counter_want(seat, number - numbers.counter_want)] += 1
    elif number == numbers.counter:
        answer(cells, board, seat, at.COUNTERS, log)
    else:
        trade_with(cells, board, number - numbers.trade_with, log)


def trade_bank(cells: vec[i64], board: Board, seat: i64, give: i64, receive: i64, log: Log | None) -> None:
    """CAT-1.8: 4:1, or the rate of a harbour of their own."""
    rate = cells[at.rate(seat, give)]
    pay_to_bank(cells, seat, give, rate)
    take_from_bank(cells, seat, receive, 1)
    if log is not None:
        log.add(events.BankTraded(seat, board.goods[give], int(rate), board.goods[receive]))


def listed(cells: vec[i64], names: tuple[str, ...], first: i64) -> tuple[str, ...]:
    """The cards counted from ``first`` on, by name."""
    found: list[str] = []
    for k in range(len(names)):
        for _ in range(cells[first + k]):
            found.append(names[k])
    return tuple(found)


def propose(cells: vec[i64], board: Board, log: Log | None) -> None:
    """CAT-1.8, CAT-2.5: those who are named are asked, or all others."""
    cells[at.PHASE] = at.ANSWERING
    cells[at.PROPOSALS] += 1
    everybody = all_others(cells)
    if cells[at.ASKED] == 0:
        cells[at.ASKED] = everybody
    if log is not None:
        to_seat = None if cells[at.ASKED] == everybody else asked(cells)
        give, want = listed(cells, board.goods, at.GIVE), listed(cells, board.goods, at.WANT)
        log.add(events.Offered(cells[at.TURN], give, want, to_seat))


def all_others(cells: vec[i64]) -> i64:
    """The set of all but the active player."""
    found: i64 = 0
    for seat in range(cells[at.SEATS]):
        if seat != cells[at.TURN]:
            found |= SEAT_BIT[seat]
    return found


def asked(cells: vec[i64]) -> tuple[int, ...]:
    """Those whom the offer goes to."""
    return tuple(list_seats(cells[at.ASKED]))


def answer(cells: vec[i64], board: Board, seat: i64, reply: i64, log: Log | None) -> None:
    """CAT-1.8: accept, refuse or counter; when all have answered the active player chooses, if there is a choice."""
    cells[at.ANSWER + seat] = reply
    if reply != at.COUNTERS:
        clear_counter(cells, seat)
    if log is not None:
        if reply == at.COUNTERS:
            give, want = (
                listed(cells, board.goods, at.counter_give(seat, 0)),
                listed(cells, board.goods, at.counter_want(seat, 0)),
            )
            log.add(events.Countered(seat, give, want))
        else:
            log.add(events.Answered(seat, "refuses" if reply == at.REFUSES else "accepts"))
    is_refused = True
    for other in range(cells[at.SEATS]):
        if offers.is_waiting(cells, other):
            return
        if cells[at.ASKED] & SEAT_BIT[other] and cells[at.ANSWER + other] != at.REFUSES:
            is_refused = False
    if is_refused:
        clear_offer(cells)
        cells[at.PHASE] = at.MAIN
    else:
        cells[at.PHASE] = at.PARTNER


def trade_with(cells: vec[i64], board: Board, seat: i64, log: Log | None) -> None:
    """CAT-1.8: with one who has accepted, or as the other has offered instead."""
    turn = cells[at.TURN]
    give: i64 = at.GIVE
    want: i64 = at.WANT
    if cells[at.ANSWER + seat] == at.COUNTERS:
        give = at.counter_want(seat, 0)
        want = at.counter_give(seat, 0)
    if log is not None:
        log.add(events.Traded(turn, seat, listed(cells, board.goods, give), listed(cells, board.goods, want)))
    for good in range(at.GOOD_KINDS):
        pass_on(cells, turn, seat, good, cells[give + good])
        pass_on(cells, seat, turn, good, cells[want + good])
    clear_offer(cells)
    cells[at.PHASE] = at.MAIN


def withdraw(cells: vec[i64], log: Log | None) -> None:
    """CAT-2.5: an offer that nobody was asked about counts as well."""
    if cells[at.PHASE] == at.OFFER:
        cells[at.PROPOSALS] += 1
    elif log is not None:
        log.add(events.Withdrawn(cells[at.TURN]))
    clear_offer(cells)
    cells[at.PHASE] = at.MAIN


def clear_offer(cells: vec[i64]) -> None:
    cells[at.ASKED] = 0
    for good in range(at.GOOD_KINDS):
        cells[at.GIVE + good] = 0
        cells[at.WANT + good] = 0
    for seat in range(at.MOST_SEATS):
        cells[at.ANSWER + seat] = at.WAITING
        clear_counter(cells, seat)


def clear_counter(cells: vec[i64], seat: i64) -> None:
    give, want = at.counter_give(seat, 0), at.counter_want(seat, 0)
    for good in range(at.GOOD_KINDS):
        cells[give + good] = 0
        cells[want + good] = 0
