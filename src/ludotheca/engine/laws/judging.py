"""What bots are told: imagined worlds, chances and numbers; none of it shows a seat more than its view."""

from typing import Any, Final

import msgspec

from ludotheca.engine.laws.walking import AnyGame, seats_of
from ludotheca.engine.luck import Seeded

CLOSE: Final = 1e-6
LARGEST: Final = 20.0
"""No feature may outweigh the others by its mere size."""


def imagined_worlds_look_the_same(game: AnyGame, state: Any, seed: int) -> None:
    """What a seat imagines is what the same luck would deal from its view, and it changes nothing of what there is."""
    rules = game.rules
    before = state.clone()
    for seat in seats_of(rules, state):
        view = msgspec.json.encode(rules.view(state, seat))
        world = rules.imagine(state, seat, Seeded(seed))
        assert state == before, "imagining has changed the state"
        assert msgspec.json.encode(rules.view(world, seat)) == view, f"seat {seat} imagines what it can see is not so"
        assert rules.conserved(world) == rules.conserved(state), f"what seat {seat} imagines made or lost something"
        assert rules.actors(world) == rules.actors(state), f"seat {seat} imagines that somebody else must decide"
        loaded = rules.load(rules.view(state, seat), Seeded(seed))
        assert world == loaded, f"what seat {seat} imagines is not what would be dealt from its view"


def chances_add_up(game: AnyGame, state: Any, seed: int) -> None:
    """While a game goes on, every seat has a chance between nothing and certainty, and together they are one."""
    insight, rules = game.insight, game.rules
    if not rules.actors(state):
        return
    before = state.clone()
    for chances in (insight.chances(state), insight.judged(state, by_hand=True)):
        assert len(chances) == rules.seats(state), f"{len(chances)} chances for {rules.seats(state)} seats"
        assert all(0.0 <= chance <= 1.0 for chance in chances), f"these are no chances: {chances}"
        assert abs(sum(chances) - 1.0) < CLOSE, f"the chances add up to {sum(chances)}"
    for seat in rules.actors(state):
        plans = insight.plans(state, seat, rules.legal(state, seat))
        priors = insight.priors(rules, state, seat, plans, Seeded(seed))
        assert len(priors) == len(plans), f"{len(priors)} priors for {len(plans)} plans"
        assert all(prior > 0.0 for prior in priors), f"a plan would never be tried: {priors}"
        assert abs(sum(priors) - 1.0) < CLOSE, f"the priors add up to {sum(priors)}"
    assert state == before, "judging has changed the state"


def encodings_tell_no_secret(game: AnyGame, state: Any, seed: int) -> None:
    """States that a seat cannot tell apart are the same numbers, each with a name, whatever the number of players."""
    rules, encoder = game.rules, game.insight.encoder
    assert len(encoder.names) == encoder.size == len(set(encoder.names)), "the numbers' names are not one for each"
    assert 0.0 <= encoder.progress(state) <= 1.0, f"the game is {encoder.progress(state)} of the way"
    before = state.clone()
    for seat in seats_of(rules, state):
        numbers = encoder.encode(state, seat)
        assert len(numbers) == encoder.size, f"{len(numbers)} numbers, but {encoder.size} names"
        assert all(abs(number) <= LARGEST for number in numbers), f"too large a number: {max(numbers, key=abs)}"
        for world in (rules.imagine(state, seat, Seeded(seed)), rules.load(rules.view(state, seat), Seeded(seed))):
            other = encoder.encode(world, seat)
            told = [name for name, a, b in zip(encoder.names, numbers, other, strict=True) if a != b]
            assert not told, f"the numbers tell seat {seat} a secret: {', '.join(told)}"
    assert state == before, "encoding has changed the state"
