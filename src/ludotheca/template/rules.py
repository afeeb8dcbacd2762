"""The rules of the game, in the order of a round."""

from typing import ClassVar, Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT, count_seats
from ludotheca.engine.words import Refusal, Words
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import TAKE_BACK, choose, chosen_card
from ludotheca.template.actions import CATALOGUE, PHASES, Action
from ludotheca.template.data import CARDS
from ludotheca.template.events import Chosen, Drawn, Event, Revealed, Scored, TakenBack, redacted
from ludotheca.template.explain import explain
from ludotheca.template.inventory import conserved
from ludotheca.template.legality import has_chosen, is_in_hand, may_change_mind
from ludotheca.template.meta import META
from ludotheca.template.reading import read
from ludotheca.template.scoring import tally
from ludotheca.template.state import HAND, DuelState, empty, held, is_over, laid
from ludotheca.template.streams import CARD
from ludotheca.template.views import View
from ludotheca.template.writing import prompt, write


class Duel(Rules[DuelState, Action, Event, View]):
    meta: ClassVar[Meta] = META
    catalogue: ClassVar[Catalogue[Action]] = CATALOGUE
    phases: ClassVar[dict[str, tuple[type[Struct], ...]]] = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> DuelState:
        """DUE-1.1: three cards each; the rest are the deck."""
        state = empty(seats, open_hands=bool(options["open_hands"]))
        for seat in range(seats):
            for _ in range(HAND):
                _draw(state.cells, seat, luck)
        return state

    def seats(self, state: DuelState) -> int:
        return state.cells[at.SEATS]

    def acting(self, state: DuelState) -> i64:
        """DUE-2.1: everybody chooses at the same time."""
        cells = state.cells
        acting = NO_SEATS
        if not is_over(cells):
            for seat in range(cells[at.SEATS]):
                if not has_chosen(cells, seat):
                    acting |= SEAT_BIT[seat]
        return acting

    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        if not has_chosen(cells, seat):
            for card in range(1, at.CARD_COUNT + 1):
                if is_in_hand(cells, seat, card):
                    legal.add(choose(card))
        elif may_change_mind(cells, seat):
            legal.add(TAKE_BACK)

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        if action == TAKE_BACK:
            _take_back(state.cells, seat, log)
        else:
            _choose(state.cells, seat, chosen_card(action), log)
            if self.acting(state) == NO_SEATS:
                _reveal(state.cells, log)
                _draw_for_all(state.cells, luck, log)

    def phase(self, state: DuelState) -> str:
        return "over" if is_over(state.cells) else "choose"

    def clause(self, state: DuelState) -> str:
        return "DUE-3.1" if is_over(state.cells) else "DUE-2.1"

    def refusal(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        return explain(self, state, seat, action)

    def tells(self, state: DuelState, seat: Seat, action: int) -> bool:
        """DUE-2.3: the last choice turns up all others."""
        return action != TAKE_BACK and count_seats(self.acting(state)) == 1

    def rounds(self, state: DuelState) -> int:
        done = state.cells[at.PLAYED] // state.cells[at.SEATS]
        return done if is_over(state.cells) else done + 1

    def view(self, state: DuelState, seat: Seat | None) -> View:
        return write(state.cells, seat)

    def load(self, view: View, luck: Luck) -> DuelState:
        return read(view, luck)

    def tally(self, state: DuelState, seat: Seat | None) -> list[dict[str, int]]:
        return tally(state.cells)

    def prompt(self, state: DuelState, seat: Seat) -> Words:
        return prompt(state.cells, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return redacted(event, seat)

    def conserved(self, state: DuelState) -> dict[str, int]:
        return conserved(state.cells)


def _choose(cells: vec[i64], seat: i64, card: i64, log: Log | None) -> None:
    """DUE-2.1: a card is laid face down."""
    cells[at.holder(card)] = at.TABLE
    cells[at.chosen(seat)] = card
    if log is not None:
        log.add(Chosen(seat, card))


def _take_back(cells: vec[i64], seat: i64, log: Log | None) -> None:
    """DUE-2.2: and taken up again."""
    cells[at.holder(cells[at.chosen(seat)])] = seat
    cells[at.chosen(seat)] = at.NO_CARD
    cells[at.taken_back(seat)] += 1
    if log is not None:
        log.add(TakenBack(seat))


def _reveal(cells: vec[i64], log: Log | None) -> None:
    """DUE-2.3: all cards are turned up, and the highest scores."""
    cards = laid(cells)
    best = max(cards)
    winner = cards.index(best)
    cells[at.points(winner)] += CARDS[best - 1].points
    if log is not None:
        log.add(Revealed(tuple(cards)))
        log.add(Scored(winner, CARDS[best - 1].points))
    for seat, card in enumerate(cards):
        cells[at.played(cells[at.PLAYED])] = card
        cells[at.PLAYED] += 1
        cells[at.chosen(seat)] = at.NO_CARD
        cells[at.taken_back(seat)] = 0


def _draw_for_all(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """DUE-2.4: everybody draws a card, as long as there is one for each."""
    if len(held(cells, at.DECK)) < cells[at.SEATS]:
        return
    for seat in range(cells[at.SEATS]):
        card = _draw(cells, seat, luck)
        if log is not None:
            log.add(Drawn(seat, card))


def _draw(cells: vec[i64], seat: i64, luck: Luck) -> int:
    """Nobody has seen the deck, so it has no order: drawing a card is what decides which one it is."""
    deck = held(cells, at.DECK)
    card = deck[luck.draw(CARD, len(deck))]
    cells[at.holder(card)] = seat
    return card


RULES: Final = Duel()
