"""A tiny game for the engine's own tests: hidden hands, choices made at the same time, a draw after each round.

Nine cards, three each. Everybody lays a card face down; once all have, the highest card scores a point, and each draws
while the deck lasts for all. A choice may be taken back until all have chosen, a few times in each round.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.engine.choices import Choices
from ludotheca.engine.game import Game
from ludotheca.engine.insight import Insight
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Option, Options
from ludotheca.engine.positions import check_seats, fail
from ludotheca.engine.rules import EVERYTHING, Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.sketch import Sketch, Span
from ludotheca.engine.state import State
from ludotheca.engine.words import Refusal, Words

CARDS: Final = 9
HAND: Final = 3
NONE: Final = 0
CARD: Final = 1
"""The one stream of luck."""
MOST_TAKEN_BACK: Final = 5
"""DUE-3: in a round, so that nobody can go on for ever."""


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
    taken_back: int = 0


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
        self.taken_back = [0] * len(hands)

    def clone(self) -> "DuelState":
        hands = [hand.copy() for hand in self.hands]
        other = DuelState(hands, self.chosen.copy(), self.points.copy(), self.played.copy(), open_hands=self.open_hands)
        other.taken_back = self.taken_back.copy()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self.hands, self.chosen, self.points, self.played, self.open_hands, self.taken_back)

    def deck(self) -> list[int]:
        return _rest([*self.played, *(card for hand in self.hands for card in hand), *self.chosen])


def _restore(
    hands: list[list[int]],
    chosen: list[int],
    points: list[int],
    played: list[int],
    open_hands: bool,  # noqa: FBT001  # pickle passes what it is given
    taken_back: list[int],
) -> DuelState:
    state = DuelState(hands, chosen, points, played, open_hands=open_hands)
    state.taken_back = taken_back
    return state


def _rest(known: Sequence[int]) -> list[int]:
    return [card for card in range(1, CARDS + 1) if card not in known]


def _draw(cards: list[int], luck: Luck) -> int:
    return cards.pop(luck.draw(CARD, len(cards)))


def _deal(cards: list[int], luck: Luck) -> int:
    """What a view hides is not drawn by a rule of the game."""
    return cards.pop(luck.below(len(cards)))


def _check_sizes(view: View) -> None:
    """Everything about a position follows from the cards played, but who holds what and who has chosen."""
    seats = len(view.hands)
    rounds, rest = divmod(len(view.played), seats)
    held = HAND - rounds + min(rounds, (CARDS - HAND * seats) // seats)
    if rest or held < 0:
        fail("played", "everybody plays a card in each round, as long as there are any")
    for seat, hand in enumerate(view.hands):
        path = f"hands[{seat}]"
        if hand.count + (hand.chosen is not None) != held or len(hand.cards or range(hand.count)) != hand.count:
            fail(path, f"{held} cards are left to each after {rounds} rounds")
        if hand.points != _points(view, seat, rounds):
            fail(f"{path}.points", "are not what the cards played have scored")
        if not 0 <= hand.taken_back <= MOST_TAKEN_BACK or (held == 0 and hand.taken_back):
            fail(f"{path}.taken_back", f"from 0 to {MOST_TAKEN_BACK}, and none at the end")
    if held and all(hand.chosen is not None for hand in view.hands):
        fail("hands", "once all have chosen, their cards are turned up")


def _points(view: View, seat: int, rounds: int) -> int:
    seats = len(view.hands)
    played = [view.played[number * seats : (number + 1) * seats] for number in range(rounds)]
    return sum(cards[seat] == max(cards) for cards in played)


class Duel(Rules[DuelState, Action, Event, View]):
    meta: ClassVar[Meta] = Meta(
        id="duel",
        version=1,
        seats=(2, 3),
        author="nobody",
        year=2026,
        clauses=("DUE",),
        streams=("card",),
        largest_draw=CARDS,
        most_steps=500,
        options={"open_hands": Option(default=False, choices=(False, True))},
        has_secrets=True,
    )
    catalogue: ClassVar[Catalogue[Action]] = CATALOGUE
    phases: ClassVar[dict[str, tuple[type[Struct], ...]]] = {"choose": (Choose, TakeBack)}

    def setup(self, seats: int, options: Options, luck: Luck) -> DuelState:
        cards = _rest([])
        hands = [sorted(_draw(cards, luck) for _ in range(HAND)) for _ in range(seats)]
        return DuelState(hands, [NONE] * seats, [0] * seats, [], open_hands=bool(options["open_hands"]))

    def seats(self, state: DuelState) -> int:
        return len(state.hands)

    def acting(self, state: DuelState) -> i64:
        acting = NO_SEATS
        if any(state.hands) or any(state.chosen):
            for seat, card in enumerate(state.chosen):
                if card == NONE:
                    acting |= SEAT_BIT[seat]
        return acting

    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        if state.chosen[seat] == NONE:
            for card in state.hands[seat]:
                legal.add(CATALOGUE.number(Choose(card)))
        elif state.taken_back[seat] < MOST_TAKEN_BACK:
            legal.add(TAKE_BACK)

    def phase(self, state: DuelState) -> str:
        return "choose" if self.actors(state) else "over"

    def clause(self, state: DuelState) -> str:
        return "DUE-1"

    def refusal(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, TakeBack):
            if state.chosen[seat] == NONE:
                return Refusal("DUE-2", "nothing-chosen")
            return None if state.taken_back[seat] < MOST_TAKEN_BACK else Refusal("DUE-3", "taken-back-often")
        if state.chosen[seat] != NONE:
            return self.due(state, seat)
        return None if action.card in state.hands[seat] else Refusal("DUE-1", "not-in-hand", {"card": action.card})

    def tells(self, state: DuelState, seat: Seat, action: int) -> bool:
        """The last choice turns up all others."""
        return action != TAKE_BACK and state.chosen.count(NONE) == 1

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        if action == TAKE_BACK:
            state.hands[seat] = sorted([*state.hands[seat], state.chosen[seat]])
            state.chosen[seat] = NONE
            state.taken_back[seat] += 1
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
        state.taken_back = [0] * len(state.hands)
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
            taken_back=state.taken_back[seat],
        )

    def load(self, view: View, luck: Luck) -> DuelState:
        check_seats("hands", len(view.hands), self.meta)
        known = [*view.played, *(card for hand in view.hands for card in (*(hand.cards or ()), hand.chosen or NONE))]
        shown = [card for card in known if card != NONE]
        if sorted(set(shown)) != sorted(shown) or not set(shown) <= set(range(1, CARDS + 1)):
            fail("hands", "each card is there once, from 1 to 9")
        _check_sizes(view)
        rest = _rest(shown)
        hands, chosen = [], []
        for hand in view.hands:
            cards = hand.cards
            hands.append(sorted(_deal(rest, luck) for _ in range(hand.count)) if cards is None else sorted(cards))
            chosen.append(NONE if hand.chosen is None else hand.chosen or _deal(rest, luck))
        points = [hand.points for hand in view.hands]
        state = DuelState(hands, chosen, points, list(view.played), open_hands=view.open_hands)
        state.taken_back = [hand.taken_back for hand in view.hands]
        return state

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

    def plans(self, state: DuelState, seat: int, legal: list[int]) -> list[list[int]]:
        return [[action] for action in legal if action != TAKE_BACK]


class Nothing(Struct, frozen=True):
    """The duel needs no materials to be drawn."""


def _sketch(view: View, marked: frozenset[str]) -> Sketch:
    """A line for each hand, its cards as far as the view shows them."""
    lines = []
    for seat, hand in enumerate(view.hands):
        cards = ["?"] * hand.count if hand.cards is None else [str(card) for card in hand.cards]
        spans = [Span(f" {card}", "mark" if card in marked else "") for card in cards]
        lines.append((Span(str(seat), f"seat-{seat}"), *spans))
    return tuple(lines)


def game(rules: Duel, insight: DuelInsight | None = None) -> Game[DuelState, Action, Event, View]:
    return Game(
        rules=rules,
        insight=insight or DuelInsight(),
        event=Event,
        view=View,
        materials=Nothing(),
        sketch=_sketch,
        folder=Path(__file__).parent,
    )


DUEL: Final = game(Duel())
