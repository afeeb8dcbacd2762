"""What the house would do at a seat: the best plans, the chance that each leaves, and what speaks for it."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

from msgspec import Struct, structs

from ludotheca.bots.contract import Question
from ludotheca.bots.levels import SearchBot
from ludotheca.bots.luck import BRANCHES
from ludotheca.bots.search import Search
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Seeded
from ludotheca.engine.words import Motive

ADVISER: Final = SearchBot("adviser", seconds=1.0)
"""It judges by what is better in a game, and thinks no longer than somebody likes to wait."""
MOST_SUGGESTED: Final = 3
MOST_COMPARED: Final = 6
"""With how many plans in all a suggestion is compared: those that were tried most."""
WORLDS: Final = 16
"""In how many imagined worlds plans are compared."""
CHANCE_WORLDS: Final = 32
"""From how many the chances are worked out; one is enough where nothing is hidden."""
LEAST_EFFECT: Final = 1e-6
"""What moves less than this is no reason."""


class Suggestion(Struct, frozen=True):
    """One plan."""

    actions: tuple[int, ...]
    """One action, or several in a row that belong together, such as an offer."""
    chance: float
    """To win, for whoever asks, if this is what they do."""
    tried: int
    """How often the search tried it; more means that the chance is more certain."""
    motive: Motive | None = None
    """None where the plans differ in nothing that has a name."""


class Advice(Struct, frozen=True):
    suggestions: tuple[Suggestion, ...]
    """Up to three, the best first; none for a seat that has nothing to decide."""
    chances: tuple[float, ...]
    """Each seat's chance to win."""


class _Ground(Struct, frozen=True):
    """One number of ``Encoder.encode`` that may be a motive."""

    place: int
    seat: int
    feature: str
    weight: float
    """How much the number counts for whoever asks."""


def outlook(game: Game[Any, Any, Any, Any], view: Any, luck: Luck) -> tuple[float, ...]:
    """Each seat's chance to win, as far as whoever has this view can know: a seat or a spectator."""
    count = CHANCE_WORLDS if game.meta.has_secrets else 1
    rules, insight = game.rules, game.insight
    worlds = [insight.outlook(rules, rules.load(view, luck), by_hand=insight.by_hand) for _ in range(count)]
    return tuple(sum(chances) / count for chances in zip(*worlds, strict=True))


def advise(question: Question) -> Advice:
    """What the house would do. The same question, luck and number of iterations always get the same advice."""
    game, seat, luck = question.game, question.seat, question.luck
    state = game.rules.load(question.view, luck)
    if seat not in game.rules.actors(state):
        return Advice((), outlook(game, question.view, luck))
    search = ADVISER.search(question)
    ADVISER.think(search, question.budget)
    if search.iterations:
        chances = tuple(chance / search.iterations for chance in search.outlook)
    else:
        chances = outlook(game, question.view, luck)
    compared = _ranked(search, chances[seat])[:MOST_COMPARED]
    motives = _motives(question, search.state, compared, chances)
    found = [structs.replace(each, motive=motive) for each, motive in zip(compared, motives, strict=True)]
    return Advice(tuple(found[:MOST_SUGGESTED]), chances)


def _ranked(search: Search, chance: float) -> list[Suggestion]:
    """The plans that were tried, the most tried first; or, if none was, all of them, the most promising first.

    A plan that is alone needs no trying: it leaves the chance there is.
    """
    decision = search.decision
    found = [
        Suggestion(tuple(plan), total / float(visits) if visits else chance, visits)
        for plan, total, visits in zip(decision.plans, decision.totals, decision.visits, strict=True)
        if visits or not decision.visited
    ]
    return sorted(found, key=lambda each: (-each.tried, -each.chance))


def _motives(
    question: Question, state: Any, plans: list[Suggestion], chances: tuple[float, ...]
) -> list[Motive | None]:
    """For each plan, what moves most in comparison with the others, so that what all change alike is no motive.

    It speaks for a plan that leaves more than the others do, and against one that leaves less. A plan that is alone is
    compared with the position before it.
    """
    grounds = _grounds(question, state, chances)
    seen: list[list[float]] = [[0.0] * len(grounds) for _ in plans]
    before = [0.0] * len(grounds)
    for _ in range(WORLDS):
        world = question.game.rules.imagine(state, question.seat, question.luck)
        _add(before, _read(question, world, grounds))
        seed = question.luck.below(BRANCHES)
        for plan, numbers in zip(plans, seen, strict=True):
            # The same luck for all, so that they differ only in what was decided.
            _add(numbers, _read(question, _after(question, world.clone(), plan.actions, Seeded(seed)), grounds))
    usual = fmean(plan.chance for plan in plans)
    motives: list[Motive | None] = []
    for place, numbers in enumerate(seen):
        others = [*seen[:place], *seen[place + 1 :]] or [before]
        changes = [
            (number - fmean(other)) / WORLDS for number, other in zip(numbers, zip(*others, strict=True), strict=True)
        ]
        is_better = place == 0 or plans[place].chance >= usual
        motives.append(_motive(grounds, changes, is_good=None if len(plans) == 1 else is_better))
    return motives


def _grounds(question: Question, state: Any, chances: tuple[float, ...]) -> list[_Ground]:
    """All that may be a motive. A rival counts as much as it is likely to be the one who wins instead."""
    insight, seat = question.game.insight, question.seat
    encoder, seats = insight.encoder, len(chances)
    names = (*encoder.open_features, *encoder.own_features)
    weights = [1.0] * len(names) if insight.learned is None else insight.learned.reasons(state)
    first = 1 + encoder.table_size
    own = [
        _Ground(first + number, seat, name, weights[encoder.open_size + number])
        for number, name in enumerate(encoder.own_features)
    ]
    first += encoder.own_size
    rivals = sum(chances) - chances[seat]
    grounds: list[_Ground] = []
    for place in range(seats):
        other = (seat + place) % seats
        share = 1.0 if other == seat else -chances[other] / rivals if rivals else 0.0
        # Before what is known of a seat stands whether it is there.
        start = first + place * (1 + encoder.open_size) + 1
        grounds += [
            _Ground(start + number, other, name, weights[number] * share)
            for number, name in enumerate(encoder.open_features)
        ]
    return grounds + own


def _read(question: Question, state: Any, grounds: list[_Ground]) -> list[float]:
    numbers = question.game.insight.encoder.encode(state, question.seat)
    return [numbers[ground.place] for ground in grounds]


def _add(totals: list[float], numbers: list[float]) -> None:
    for place, number in enumerate(numbers):
        totals[place] += number


def _after(question: Question, state: Any, plan: Sequence[int], luck: Luck) -> Any:
    """A world after a plan. Those who decide at the same time do something sensible, so that it comes to light."""
    rules, insight = question.game.rules, question.game.insight
    others = [seat for seat in rules.actors(state) if seat != question.seat]
    _play(question, state, question.seat, plan, luck)
    while others and (waiting := rules.actors(state)) and set(waiting) <= set(others):
        other = waiting[0]
        others.remove(other)
        plans = insight.plans(state, other, rules.legal(state, other))
        _play(question, state, other, plans[luck.below(len(plans))], luck)
    return state


def _play(question: Question, state: Any, seat: int, plan: Sequence[int], luck: Luck) -> None:
    """Carries out a plan, as far as it is legal in this world."""
    rules = question.game.rules
    for action in plan:
        if action not in rules.legal(state, seat):
            return
        rules.apply(state, seat, action, luck, None)


def _motive(grounds: list[_Ground], changes: list[float], *, is_good: bool | None) -> Motive | None:
    """What moves most: for the better, for the worse, or, if ``is_good`` is None, in either way."""
    effects = [change * ground.weight for change, ground in zip(changes, grounds, strict=True)]
    sizes = [abs(effect) if is_good is None or (effect > 0) == is_good else 0.0 for effect in effects]
    place = sizes.index(max(sizes))
    if sizes[place] < LEAST_EFFECT:
        return None
    ground = grounds[place]
    return Motive(ground.seat, ground.feature, changes[place] > 0, effects[place] > 0)
