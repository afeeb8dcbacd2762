"""The tree of a search: what was tried where, and how it ended."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices

EXPLORATION: Final = 4.0
"""How much a plan that looks promising is tried although others have done better so far, in standard deviations."""
CAUTION: Final = 0.25
"""How much worse than the decision's average a plan is taken to be that has not been tried, in the same."""
LEAST_SPREAD: Final = 1e-6
"""As a square; before a decision has been tried often, all its chances may be the same."""
FIRST_PLANS: Final = 4.0
MORE_PLANS: Final = 1.0
"""A decision begins with its most promising plans; how many more there are grows with the root of its visits."""

CATCHING_UP: Final = 0.3
"""By what part of the iterations that are left another plan gains on the best one at most: tried out, it changes the
answer in one decision of fifty, where the two are nearly alike, and saves a third of the time.

Stopping where all plans look nearly alike would save more, but what little is lost adds up over a game to half of what
looking ahead gains.
"""

_KEY_LIMIT: Final[i64] = (1 << 43) - 1
_KEY_FACTOR: Final[i64] = 524_287


def mix(key: i64, part: i64) -> i64:
    """One number for a sequence of numbers; it stays below 2**62 on the way, so that it is the same interpreted."""
    return (key * _KEY_FACTOR + part + 1) & _KEY_LIMIT


@final
class Decision:
    """What one seat has tried, wherever the same actions were legal at the same moment."""

    def __init__(self, seat: int, plans: list[list[int]], priors: list[float]) -> None:
        order = sorted(range(len(plans)), key=lambda place: -priors[place])
        self.seat: i64 = seat
        self.plans = [plans[place] for place in order]
        """The most promising first."""
        self.priors: vec[float] = vec[float]([priors[place] for place in order])
        self.visits: vec[i64] = vec[i64]([0] * len(plans))
        self.totals: vec[float] = vec[float]([0.0] * len(plans))
        """For each plan, the chances it left the seat, added up."""
        self.visited: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.seen: list[float] | None = None
        """What the position looked like to the seat, where somebody might want to know it again."""

    def select(self) -> i64:
        """The plan to try next: good so far, or promising and little tried.

        How much a chance says depends on how widely the chances differ here: little at the start of a game, and much
        towards its end. So what is promising is weighed by their spread.
        """
        plans: i64 = len(self.plans)
        if plans == 1 or self.visited == 0:
            return 0
        root = float(self.visited) ** 0.5
        count: i64 = min(plans, int(FIRST_PLANS + MORE_PLANS * root))
        average = self.total / float(self.visited)
        spread = max(LEAST_SPREAD, self.squares / float(self.visited) - average * average) ** 0.5
        eagerness = EXPLORATION * spread * root
        untried = average - CAUTION * spread
        best: i64 = 0
        best_score = -1e9
        for plan in range(count):
            visits = self.visits[plan]
            mean = self.totals[plan] / float(visits) if visits > 0 else untried
            score = mean + eagerness * self.priors[plan] / float(visits + 1)
            if score > best_score:
                best, best_score = plan, score
        return best

    def record(self, plan: i64, chance: float) -> None:
        self.visits[plan] += 1
        self.totals[plan] += chance
        self.visited += 1
        self.total += chance
        self.squares += chance * chance

    def best(self) -> i64:
        """The plan that was tried most; of equals the one that did better."""
        best: i64 = 0
        for plan in range(len(self.plans)):
            more = self.visits[plan] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[plan] > self.totals[best]):
                best = plan
        return best

    def is_settled(self, left: float) -> bool:
        """Whether no other plan is likely to catch up with the best one in as many iterations as are left."""
        best = self.best()
        second: i64 = 0
        for plan in range(len(self.plans)):
            if plan != best and self.visits[plan] > second:
                second = self.visits[plan]
        return float(self.visits[best] - second) > CATCHING_UP * left


@final
class Moment:
    """A point in the game that was reached by the same plans, whatever luck did.

    Seats that decide at the same time choose here independently of each other.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.decisions: dict[int, Decision] = {}
        self.later: dict[int, Moment] = {}

    def after(self, key: i64) -> "Moment":
        """The moment that plans lead to."""
        found = self.later.get(key)
        if found is None:
            found = Moment()
            self.later[key] = found
        return found


def decision_key(seat: i64, legal: Choices) -> i64:
    """Tells a decision at a moment: who decides, and what is legal."""
    key = mix(seat, legal.count)
    for place in range(legal.count):
        key = mix(key, legal.actions[place])
    return key


def plan_key(key: i64, seat: i64, plan: list[int]) -> i64:
    """Adds a seat's plan to what has been decided at a moment."""
    key = mix(key, seat)
    for action in plan:
        key = mix(key, action)
    return key
