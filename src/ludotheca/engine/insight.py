"""What a game tells the bots about a position."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheca.engine.encoder import Encoder
from ludotheca.engine.luck import Luck
from ludotheca.engine.rules import Rules
from ludotheca.engine.seats import NO_SEATS
from ludotheca.engine.state import State
from ludotheca.engine.value import Value, softmax

S = TypeVar("S", bound=State)

SLOPES: Final[list[float]] = [0.05, 0.2]
"""How much a point of ``value`` counts towards winning, from the start of a game to its end, until it is measured."""
KEENNESS: Final = 2.0
"""How much more likely a plan is that looks better by one standard deviation of all plans, as a power of e."""
NO_SPREAD: Final = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC, Generic[S]):
    """How good a position looks. It only judges states that a bot imagined from its view, so it cannot leak secrets."""

    playout: ClassVar[int] = 0
    """How many decisions a search plays on from a new position before it asks for the chances: what pays differs."""

    def __init__(
        self,
        encoder: Encoder[S],
        learned: Value | None = None,
        slopes: list[float] | None = None,
        *,
        by_hand: bool = False,
    ) -> None:
        self.encoder = encoder
        self.learned = learned
        """What games have taught beyond ``value``, which alone gives the chances until then."""
        self.by_hand = by_hand
        """Whether ``value`` alone is asked all the same, because it wins more games."""
        self.slopes = list(SLOPES) if slopes is None else slopes

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How well the seat is doing, in points of the game; only differences matter."""

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win, adding up to one, while the game goes on."""
        return self.judged(state, by_hand=self.by_hand)

    def judged(self, state: S, *, by_hand: bool) -> list[float]:
        """The same by the hand-written value alone, or corrected by what games have taught."""
        scores = self.scores_by_hand(state)
        if self.learned is not None and not by_hand:
            self.learned.correct(state, scores)
        return softmax(scores)

    def scores_by_hand(self, state: S) -> list[float]:
        """What each seat's ``value`` counts towards winning, which depends on how far the game is."""
        encoder = self.encoder
        place = encoder.progress(state) * float(len(self.slopes) - 1)
        before = min(int(place), max(0, len(self.slopes) - 2))
        after = min(before + 1, len(self.slopes) - 1)
        share = place - float(before)
        slope = (1.0 - share) * self.slopes[before] + share * self.slopes[after]
        return [slope * self.value(state, seat) for seat in range(encoder.seats(state))]

    def outlook(self, rules: Rules[S, Any, Any, Any], state: S, *, by_hand: bool) -> list[float]:
        """The chances; once the game is over, each seat's share of the victory."""
        if rules.acting(state) != NO_SEATS:
            return self.judged(state, by_hand=by_hand)
        winners = rules.winners(state)
        share = 1.0 / float(len(winners))
        return [share if seat in winners else 0.0 for seat in range(rules.seats(state))]

    def worth_trying(self, state: S, seat: int, action: int) -> bool:
        """Whether a legal action may lead anywhere; one that only takes back a choice just made does not."""
        return True

    def plans(self, state: S, seat: int, legal: list[int]) -> list[list[int]]:
        """The lines of play that a bot should weigh: few and sensible, each one action or several in a row.

        Something that takes several actions, such as an offer, is a single plan; something that leads nowhere is left
        out. All actions of a plan but the last draw no luck, show nothing hidden, and leave the decision with the seat.
        A seat that must decide always has a plan.
        """
        tried = [[action] for action in legal if self.worth_trying(state, seat, action)]
        return tried or [[action] for action in legal]

    def priors(
        self,
        rules: Rules[S, Any, Any, Any],
        state: S,
        seat: int,
        plans: list[list[int]],
        luck: Luck,
        *,
        by_hand: bool | None = None,
    ) -> list[float]:
        """How promising each plan looks before any search; adds up to one.

        By default each is tried once, and the position after it is judged: by hand or by what was learned, if that is
        asked for. What chances mean differs from game to game and from moment to moment, so what counts is how much a
        plan stands out among the others.
        """
        count = len(plans)
        if count == 1:
            return [1.0]
        is_by_hand: bool = self.by_hand if by_hand is None else by_hand
        chances: list[float] = []
        for plan in plans:
            after: S = state.clone()  # type: ignore[assignment]  # a clone is of the same type
            for action in plan:
                rules.apply(after, seat, action, luck, None)
            chances.append(self.outlook(rules, after, by_hand=is_by_hand)[seat])
        return standing_out(chances, KEENNESS)


def standing_out(values: list[float], keenness: float) -> list[float]:
    """Shares that add up to one, by how many standard deviations each value is above the others."""
    mean = sum(values) / float(len(values))
    spread = (sum([(value - mean) * (value - mean) for value in values]) / float(len(values))) ** 0.5
    if spread < NO_SPREAD:
        return [1.0 / float(len(values))] * len(values)
    return softmax([keenness * value / spread for value in values])
