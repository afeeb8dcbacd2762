"""The five levels: from a newcomer who plays what looks nice to the best that two seconds can find."""

import re
from collections.abc import Callable
from typing import Final

from ludotheca.bots.contract import Bot, Budget, Question
from ludotheca.bots.search import Search
from ludotheca.bots.tree import Moment, decision_key
from ludotheca.engine.choices import Choices
from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Luck

ANSWER_WITHIN: Final = 0.9
"""Somebody who offers or bids waits for the answers, so no bot thinks longer about one, in seconds."""
MOST_MOMENTS: Final = 5_000
"""How far into its last tree a bot looks for what it sees now; further on, little has been tried."""
MOODS: Final = 10
"""Of so many decisions some are left to the mood.

With seven of ten, half of twelve games of Albion among themselves were not over after 8,000 decisions.
"""
_FINE: Final = 1 << 20
_SETTING: Final = re.compile(
    r"(?P<level>level-[345])(@((?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)))?(\+(?P<judge>by-hand|learned))?"
)


class MoodBot(Bot):
    """Plays what looks best at first sight, or, in a mood, what looks good: the better, the more likely."""

    def __init__(self, name: str, keenness: float, moods: int) -> None:
        self.name = name
        self.moods = moods
        """How many decisions of ten are left to the mood."""
        self.keenness = keenness
        """How much likelier in a mood a plan is that looks better: 0 is pure chance, much always the best."""

    def choose(self, question: Question) -> list[int]:
        if len(question.legal) == 1:
            return question.legal
        rules, insight, luck = question.game.rules, question.game.insight, question.luck
        state = rules.load(question.view, luck)
        plans = insight.plans(state, question.seat, question.legal)
        priors = insight.priors(rules, state, question.seat, plans, luck)
        if luck.below(MOODS) >= self.moods:
            return plans[priors.index(max(priors))]
        return plans[_drawn([prior**self.keenness for prior in priors], luck)]


def _drawn(weights: list[float], luck: Luck) -> int:
    """A place, each as likely as its weight."""
    left = sum(weights) * (float(luck.below(_FINE)) / _FINE)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return weights.index(max(weights))


class SearchBot(Bot):
    """Looks ahead for a while."""

    def __init__(
        self, name: str, *, seconds: float | None = None, iterations: int | None = None, by_hand: bool | None = None
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.iterations = iterations
        self.by_hand = by_hand
        """Whether it judges by the hand-written value or by what was learned; None for what is better in a game."""

    def choose(self, question: Question) -> list[int]:
        if len(question.legal) == 1:
            return question.legal
        search = self.search(question)
        plan = self.think(search, question.budget)
        if question.memory is not None:
            question.memory.kept = search.follow(plan)
        return plan

    def think(self, search: Search, budget: Budget) -> list[int]:
        """The best plan that a search finds within its own time and the time given."""
        # Whoever counts iterations wants the same choice on every machine, so the clock is theirs alone.
        seconds, iterations = budget.seconds, budget.iterations
        if iterations is None:
            seconds, iterations = _less(self.seconds, seconds), self.iterations
        if search.rules.phase(search.state) in search.rules.answers and seconds is not None:
            seconds = min(seconds, ANSWER_WITHIN)
        return search.think(seconds, iterations, counts_work=budget.counts_work)

    def search(self, question: Question) -> Search:
        """A search that has not begun, except for what it remembers."""
        game, seat = question.game, question.seat
        if self.by_hand is False and game.insight.learned is None:
            raise SetupError(f"'{self.name}' has learned nothing about {game.meta.id} yet", bot=self.name)
        state = game.rules.load(question.view, question.luck)
        return Search(
            game.rules,
            game.insight,
            state,
            seat,
            question.luck,
            playout=game.insight.playout,
            by_hand=game.insight.by_hand if self.by_hand is None else self.by_hand,
            top=_remembered(question, game.insight.encoder.encode(state, seat)),
        )

    def ponder(self, question: Question, is_over: Callable[[], bool]) -> None:
        if question.memory is not None:
            search = self.search(question)
            search.ponder(is_over)
            question.memory.kept = search.top


def _less(mine: float | None, given: float | None) -> float | None:
    if mine is None or given is None:
        return given if mine is None else mine
    return min(mine, given)


def _remembered(question: Question, seen: list[float]) -> Moment | None:
    """The part of the last search that is about what the seat sees now, wherever in its tree that was."""
    if question.memory is None or not isinstance(question.memory.kept, Moment):
        return None
    legal = Choices()
    for action in question.legal:
        legal.add(action)
    key = decision_key(question.seat, legal)
    moments = [question.memory.kept]
    for moment in moments:
        known = moment.decisions.get(key)
        if known is not None and known.seen == seen:
            return moment
        if len(moments) < MOST_MOMENTS:
            moments.extend(moment.later.values())
    return None


def _level(name: str, *, by_hand: bool | None = None) -> SearchBot:
    if name == "level-3":
        return SearchBot(name, iterations=100, by_hand=by_hand)
    return SearchBot(name, seconds=0.1 if name == "level-4" else 2.0, by_hand=by_hand)


LEVELS: Final[tuple[Bot, ...]] = (
    MoodBot("level-1", 0.5, 4),
    MoodBot("level-2", 1.0, 5),
    *(_level(name) for name in ("level-3", "level-4", "level-5")),
)


def with_setting(name: str) -> Bot | None:
    """A level with another budget, such as ``level-5@0.3s`` or ``level-5@1000`` for as many iterations.

    ``+by-hand`` makes it judge by the hand-written value, and ``+learned`` by what games have taught. None if the name
    is not meant as such.
    """
    if "@" not in name and "+" not in name:
        return None
    found = _SETTING.fullmatch(name)
    if found is None:
        examples = "level-5@0.3s, level-5@1000, level-5+by-hand or level-5+learned"
        message = f"'{name}' is not a level with a setting: write {examples}"
        raise SetupError(message, bot=name)
    bot = _level(found["level"], by_hand=found["judge"] == "by-hand" if found["judge"] else None)
    bot.name = name
    if found["seconds"] or found["iterations"]:
        bot.seconds = float(found["seconds"]) if found["seconds"] else None
        bot.iterations = int(found["iterations"]) if found["iterations"] else None
        if not bot.seconds and not bot.iterations:
            raise SetupError(f"'{name}' gives no time to think", bot=name)
    return bot
