"""A tiny game for the engine's own tests: hidden hands, choices made at the same time, a draw after each round.

Nine cards, three each. Everybody lays a card face down; once all have, the highest card scores a point, and each draws
while the deck lasts for all. A choice may be taken back until all have chosen.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue
from ludotheca.engine.errors import PositionError
from ludotheca.engine.game import Game
from ludotheca.engine.insight import Insight
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Option, Options
from ludotheca.engine.rules import EVERYTHING, Log, Rules, Seat
from ludotheca.engine.sketch import Sketch, Span
from ludotheca.engine.state import State
from ludotheca.engine.words import Refusal, Words

CARDS: Final = 9
HAND: Final = 3
NONE: Final = 0


class Choose(Struct, frozen=True, tag="choose"):
    card: int


class TakeBack(Struct, frozen=True, tag="take-back"):
    pass


Action = Choose | TakeBack
CATALOGUE: Final[Catalogue[Action]] = Catalogue([Choose(card) for card in range(1, CARDS + 1)], [TakeBack()])
TAKE_BACK: Final = CATALOGUE.first(TakeBack)


class Chosen(Struct, frozen=True, tag="chosen"):
    seat: int
    card: int | None


class TakenBack(Struct, frozen=True, tag="taken-back"):
    seat: int


class Revealed(Struct, frozen=True, tag="revealed"):
    cards: tuple[int, ...]


class Drawn(Struct, frozen=True, tag="drawn"):
    seat: int
    card: int | None


Event = Chosen | TakenBack | Revealed | Drawn


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[int, ...] | None
    """None: not to be seen."""
    count: int
    chosen: int | None
    """The card laid face down; 0 for one that is not to be seen."""
    points: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    hands: tuple[Hand, ...]
    played: tuple[int, ...]
    open_hands: bool = False


class DuelState(State):
    def __init__(
        self, hands: list[list[int]], chosen: list[int], points: list[int], played: list[int], *, open_hands: bool
    ) -> None:
        self.hands = hands
        self.chosen = chosen
        self.points = points
        self.played = played
        self.open_hands = open_hands

    def clone(self) -> "DuelState":
        hands = [hand.copy() for hand in self.hands]
        return DuelState(hands, self.chosen.copy(), self.points.copy(), self.played.copy(), open_hands=self.open_hands)

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.hands, self.chosen, self.points, self.played, int(self.open_hands))

    def deck(self) -> list[int]:
        return _rest([*self.played, *(card for hand in self.hands for card in hand), *self.chosen])


def _restore(
    hands: list[list[int]], chosen: list[int], points: list[int], played: list[int], open_hands: int
) -> DuelState:
    return DuelState(hands, chosen, points, played, open_hands=bool(open_hands))


def _rest(known: Sequence[int]) -> list[int]:
    return [card for card in range(1, CARDS + 1) if card not in known]


def _draw(cards: list[int], luck: Luck) -> int:
    return cards.pop(luck.below(len(cards)))


class Duel(Rules[DuelState, Action, Event, View]):
    meta: ClassVar[Meta] = Meta(
        id="duel",
        version=1,
        seats=(2, 3),
        author="nobody",
        year=2026,
        clauses=("DUE",),
        options={"open_hands": Option(default=False, choices=(False, True))},
        has_secrets=True,
    )
    catalogue: ClassVar[Catalogue[Action]] = CATALOGUE

    def setup(self, seats: int, options: Options, luck: Luck) -> DuelState:
        cards = _rest([])
        hands = [sorted(_draw(cards, luck) for _ in range(HAND)) for _ in range(seats)]
        return DuelState(hands, [NONE] * seats, [0] * seats, [], open_hands=bool(options["open_hands"]))

    def seats(self, state: DuelState) -> int:
        return len(state.hands)

    def actors(self, state: DuelState) -> list[Seat]:
        if not any(state.hands) and not any(state.chosen):
            return []
        return [seat for seat, card in enumerate(state.chosen) if card == NONE]

    def legal(self, state: DuelState, seat: Seat) -> list[int]:
        if state.chosen[seat] != NONE:
            return [TAKE_BACK]
        return [CATALOGUE.number(Choose(card)) for card in state.hands[seat]]

    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        asked = CATALOGUE[action]
        if isinstance(asked, TakeBack):
            return None if state.chosen[seat] != NONE else Refusal("DUE-2", "nothing-chosen")
        if state.chosen[seat] != NONE:
            return Refusal("DUE-2", "already-chosen")
        return None if asked.card in state.hands[seat] else Refusal("DUE-1", "not-in-hand", {"card": asked.card})

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        if action == TAKE_BACK:
            state.hands[seat] = sorted([*state.hands[seat], state.chosen[seat]])
            state.chosen[seat] = NONE
            if log is not None:
                log.add(TakenBack(seat))
            return
        card = action + 1
        state.hands[seat].remove(card)
        state.chosen[seat] = card
        if log is not None:
            log.add(Chosen(seat, card))
        if NONE not in state.chosen:
            self._reveal(state, luck, log)

    def _reveal(self, state: DuelState, luck: Luck, log: Log | None) -> None:
        if log is not None:
            log.add(Revealed(tuple(state.chosen)))
        state.points[state.chosen.index(max(state.chosen))] += 1
        state.played += state.chosen
        state.chosen = [NONE] * len(state.hands)
        if len(state.deck()) < len(state.hands):
            return
        for seat, hand in enumerate(state.hands):
            card = _draw(state.deck(), luck)
            hand.append(card)
            hand.sort()
            if log is not None:
                log.add(Drawn(seat, card))

    def view(self, state: DuelState, seat: Seat | None) -> View:
        return View(
            tuple(self._hand(state, other, sees=seat in (other, EVERYTHING)) for other in range(len(state.hands))),
            tuple(state.played),
            state.open_hands,
        )

    def _hand(self, state: DuelState, seat: Seat, *, sees: bool) -> Hand:
        hand, chosen = state.hands[seat], state.chosen[seat]
        return Hand(
            cards=tuple(hand) if sees or state.open_hands else None,
            count=len(hand),
            chosen=None if chosen == NONE else chosen if sees else 0,
            points=state.points[seat],
        )

    def load(self, view: View, luck: Luck) -> DuelState:
        known = [card for hand in view.hands for card in (*(hand.cards or ()), hand.chosen or NONE)]
        rest = _rest([*known, *view.played])
        if not self.meta.seats[0] <= len(view.hands) <= self.meta.seats[1]:
            raise PositionError("two or three play", path="hands")
        hands = [
            sorted(_draw(rest, luck) for _ in range(hand.count)) if hand.cards is None else list(hand.cards)
            for hand in view.hands
        ]
        chosen = [NONE if hand.chosen is None else hand.chosen or _draw(rest, luck) for hand in view.hands]
        points = [hand.points for hand in view.hands]
        return DuelState(hands, chosen, points, list(view.played), open_hands=view.open_hands)

    def tally(self, state: DuelState, seat: Seat | None) -> list[dict[str, int]]:
        return [{"rounds": points} for points in state.points]

    def prompt(self, state: DuelState, seat: Seat) -> Words:
        return Words("prompt-choose", {"cards": len(state.hands[seat])})

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, Chosen) and event.seat != seat:
            return Chosen(event.seat, None)
        if isinstance(event, Drawn) and event.seat != seat:
            return Drawn(event.seat, None)
        return event

    def conserved(self, state: DuelState) -> dict[str, int]:
        in_hand = sum(len(hand) for hand in state.hands) + sum(1 for card in state.chosen if card != NONE)
        return {"cards": in_hand + len(state.played) + len(state.deck())}


class DuelInsight(Insight[DuelState]):
    def value(self, state: DuelState, seat: int) -> float:
        return float(state.points[seat])


class Nothing(Struct, frozen=True):
    """The duel needs no materials to be drawn."""


def _sketch(view: View, marked: frozenset[str]) -> Sketch:
    return ((Span(f"{len(view.played)} cards played{', marked' if marked else ''}"),),)


def game(rules: Duel) -> Game[DuelState, Action, Event, View]:
    return Game(
        rules=rules,
        insight=DuelInsight(),
        event=Event,
        view=View,
        materials=Nothing(),
        sketch=_sketch,
        folder=Path(__file__).parent,
    )


DUEL: Final = game(Duel())
