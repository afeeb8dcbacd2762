"""Positions drawn by Hypothesis: a game, its seats and options, a seed, and how far to play."""

from functools import cache
from typing import Any, Final

from hypothesis import strategies as st
from msgspec import Struct

import ludotheca
from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.laws import AnyGame, wander
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options

LONGEST_WALK: Final = 600
SENSIBLE_GAMES: Final = 3 if ludotheca.is_compiled() else 1
WHIM: Final = 6
"""One in this many decisions is random, so that bots get into situations they would avoid."""


class Situation(Struct):
    """A position some decisions into a game."""

    game: AnyGame
    seats: int
    options: Options
    seed: int
    decisions: int
    first: Any
    state: Any

    def __repr__(self) -> str:
        # Everything needed to get to the same position again.
        return f"{self.game}: {self.seats} seats, {self.options}, seed {self.seed}, {self.decisions} decisions"


@cache
def sensible_walk(game: AnyGame, seats: int, seed: int) -> list[Any]:
    """All positions of a game between bots, which get further than chance does."""
    rules = game.rules
    luck, whim = Seeded(seed), Seeded(seed + 1)
    greedy, random = find_bot("greedy"), find_bot("random")
    state = rules.setup(seats, rules.meta.settle(seats, {}), luck)
    walk = [state.clone()]
    while rules.actors(state) and len(walk) < LONGEST_WALK:
        seat = rules.actors(state)[0]
        bot = random if whim.below(WHIM) == 0 else greedy
        for action in decide(bot, game, state, seat, whim):
            rules.apply(state, seat, action, luck, None)
            walk.append(state.clone())
    return walk


@st.composite
def situations(draw: st.DrawFn, game: AnyGame) -> Situation:
    meta = game.meta
    seats = draw(st.integers(*meta.seats))
    decisions = draw(st.integers(0, LONGEST_WALK))
    if draw(st.booleans()):
        seed = draw(st.integers(0, SENSIBLE_GAMES - 1))
        walk = sensible_walk(game, seats, seed)
        place = decisions % len(walk)
        return Situation(game, seats, {}, seed, place, walk[0].clone(), walk[place].clone())
    options = {name: draw(st.sampled_from(option.allowed(seats))) for name, option in meta.options.items()}
    seed = draw(st.integers(0, 2**64 - 1))
    first, state = wander(game, seats, options, seed, decisions)
    return Situation(game, seats, options, seed, decisions, first, state)
