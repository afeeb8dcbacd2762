"""What may be done and when, and that it comes to an end."""

from typing import Any, Final

from mypy_extensions import i64

from ludotheca.engine.errors import IllegalActionError, NotLastError
from ludotheca.engine.laws.keeping import are_values
from ludotheca.engine.laws.walking import Actions, AnyGame, AnyRules, asked, seats_of, some
from ludotheca.engine.luck import UNNAMED, Luck, NoLuck, Noted, Seeded
from ludotheca.engine.meta import Meta
from ludotheca.engine.rules import EVERYTHING, Log, Seat

LONGEST_RUN: Final = 200
"""How often a seat may act without luck or another seat coming in between."""
MOST_PLANS: Final = 250
"""More than any list of single actions seen so far, so that nobody lists actions where a few plans would do."""


def explanations_agree_with_legality(game: AnyGame, state: Any, actions: Actions = None) -> None:
    """An action is legal exactly when nothing forbids it, over the whole catalogue and for every seat."""
    rules = game.rules
    before = state.clone()
    for seat in seats_of(rules, state):
        legal = rules.legal(state, seat)
        assert legal == sorted(set(legal)), "legal actions must ascend without repeats"
        for action in asked(rules, actions):
            refusal = rules.explain(state, seat, action)
            found = f"seat {seat}, {rules.catalogue[action]}: {refusal}"
            assert (refusal is None) == (action in legal), f"legality and explanation disagree for {found}"
            if refusal is not None:
                assert refusal.clause.partition("-")[0] in rules.meta.clauses, f"not a clause of this game: {found}"
    assert state == before, "asking must not change the state"


def refusals_change_nothing(game: AnyGame, state: Any, actions: Actions = None) -> None:
    """Playing an illegal action raises IllegalActionError and leaves state and luck as they were."""
    rules = game.rules
    before = state.clone()
    luck = Noted(Seeded(0))
    log = Log()
    for seat in seats_of(rules, state):
        legal = set(rules.legal(state, seat))
        for action in asked(rules, actions):
            if action in legal:
                continue
            try:
                rules.play(state, seat, action, luck, log)
            except IllegalActionError:
                continue
            raise AssertionError(f"seat {seat} could play {rules.catalogue[action]}")
    assert state == before, "a refused action changed the state"
    assert not luck.draws, "a refused action drew luck"
    assert not log.events, "a refused action was logged"


def actors_can_act(game: AnyGame, state: Any) -> None:
    """Whoever must decide has a choice; once the game is over, nobody has one and somebody has won."""
    rules = game.rules
    actors = rules.actors(state)
    seats = seats_of(rules, state)
    assert actors == sorted(set(actors)), "actors must ascend without repeats"
    for seat in actors:
        assert rules.legal(state, seat), f"seat {seat} must decide but has no choice"
        assert rules.prompt(state, seat).key, f"seat {seat} must decide but has no prompt"
    if not actors:
        assert not any(rules.legal(state, seat) for seat in seats), "the game is over but somebody can act"
    standing = rules.standing(state)
    tally = rules.tally(state, EVERYTHING)
    assert len(standing) == len(tally) == len(seats), "every seat must have a score"
    winners = rules.winners(state)
    assert winners, "somebody must win"
    assert set(winners) <= set(seats), "only players can win"


def phases_hold_what_is_legal(game: AnyGame, state: Any, actions: Actions = None) -> None:
    """Only kinds of actions that belong to the phase are legal; any other is refused with what is due instead."""
    rules = game.rules
    phase = rules.phase(state)
    assert (phase == "over") == (not rules.actors(state)), f"in phase '{phase}', {rules.actors(state)} must decide"
    kinds = rules.phases.get(phase, ())
    for seat in seats_of(rules, state):
        due = rules.due(state, seat)
        for number in asked(rules, actions):
            action = rules.catalogue[number]
            if type(action) not in kinds:
                assert rules.explain(state, seat, number) == due, f"{action} is not refused with {due}"
        for number in rules.legal(state, seat):
            assert type(rules.catalogue[number]) in kinds, f"{rules.catalogue[number]} does not belong to '{phase}'"


def legal_actions_play(game: AnyGame, state: Any, seed: int) -> None:
    """Every legal action can be carried out on a copy, with the same result with or without a log."""
    rules = game.rules
    before = state.clone()
    for seat in seats_of(rules, state):
        for action in some(rules.legal(state, seat), seed):
            logged, silent = state.clone(), state.clone()
            log = Log()
            rules.play(logged, seat, action, Seeded(seed), log)
            rules.apply(silent, seat, action, Seeded(seed), None)
            assert logged == silent, f"the log changed what {rules.catalogue[action]} does"
            are_values(log.events)
    assert state == before, "playing on a copy changed the original"


class _Counted(Luck):
    """Checks each draw against what the game declares."""

    def __init__(self, seed: int, meta: Meta) -> None:
        self._luck = Seeded(seed)
        self._meta = meta

    def draw(self, stream: i64, n: i64) -> i64:
        assert UNNAMED < stream <= len(self._meta.streams), f"the rules draw from a stream without a name ({stream})"
        assert n <= self._meta.largest_draw, f"a draw from {n}, but the largest declared is {self._meta.largest_draw}"
        return self._luck.draw(stream, n)


def draws_are_as_said(game: AnyGame, state: Any, seed: int) -> None:
    """The rules name what they draw for, and never draw from more than they declare."""
    rules = game.rules
    luck = _Counted(seed, rules.meta)
    seats = rules.seats(state)
    rules.setup(seats, rules.meta.settle(seats, {}), luck)
    for seat in seats_of(rules, state):
        for action in some(rules.legal(state, seat), seed):
            rules.apply(state.clone(), seat, action, luck, None)


def decisions_end(game: AnyGame, state: Any, seed: int) -> None:
    """Nobody can act on and on without luck or another seat coming in between."""
    rules = game.rules
    for seat in seats_of(rules, state):
        luck = Seeded(seed)
        now = state.clone()
        played: list[int] = []
        while (found := _one_more(rules, now, seat, luck)) is not None:
            action, now = found
            played.append(action)
            kinds = sorted({type(rules.catalogue[action]).__name__ for action in played[-20:]})
            assert len(played) <= LONGEST_RUN, f"seat {seat} can act forever: {', '.join(kinds)}"


def _one_more(rules: AnyRules, state: Any, seat: Seat, luck: Luck) -> tuple[int, Any] | None:
    """An action of the seat that draws no luck and leaves it something to do, with the resulting state."""
    left = rules.legal(state, seat)
    while left:
        action = left.pop(luck.below(len(left)))
        after = _without_luck(rules, state, seat, action)
        if after is not None and rules.legal(after, seat):
            return action, after
    return None


def _without_luck(rules: AnyRules, state: Any, seat: Seat, action: int) -> Any:
    """The state after an action, or None if it draws luck."""
    after = state.clone()
    try:
        rules.apply(after, seat, action, NoLuck(), None)
    except NotLastError:
        return None
    return after


def plans_lead_on(game: AnyGame, state: Any, seed: int) -> None:
    """Every plan for a bot can be carried out; only its last action draws luck, shows something or hands over."""
    rules = game.rules
    for seat in rules.actors(state):
        legal = rules.legal(state, seat)
        plans = game.insight.plans(state, seat, legal)
        assert plans, f"seat {seat} must decide but a bot would have no plan"
        assert len(plans) <= MOST_PLANS, f"{len(plans)} plans are too many"
        for plan in plans:
            after = state.clone()
            *first, last = plan
            for action in first:
                assert action in rules.legal(after, seat), f"{rules.catalogue[action]} is not legal in {plan}"
                assert not (rules.meta.has_secrets and rules.tells(after, seat, action)), f"{plan} shows too much"
                rules.apply(after, seat, action, NoLuck(), None)
            assert last in rules.legal(after, seat), f"{rules.catalogue[last]} is not legal in {plan}"
            rules.apply(after, seat, last, Seeded(seed), None)
