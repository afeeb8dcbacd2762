"""Positions drawn by Hypothesis: a game, its seats and options, a seed, and how far to play."""

from typing import Any, Final

from hypothesis import strategies as st
from msgspec import Struct

from ludotheca.engine.laws import AnyGame, wander
from ludotheca.engine.meta import Options

LONGEST_WALK: Final = 600


class Situation(Struct):
    """A position some decisions into a random game."""

    game: AnyGame
    seats: int
    options: Options
    seed: int
    decisions: int
    first: Any
    state: Any

    def __repr__(self) -> str:
        # All that is needed to stand in the same place again.
        return f"{self.game}: {self.seats} seats, {self.options}, seed {self.seed}, {self.decisions} decisions"


@st.composite
def situations(draw: st.DrawFn, game: AnyGame) -> Situation:
    meta = game.meta
    seats = draw(st.integers(*meta.seats))
    options = {name: draw(st.sampled_from(option.choices)) for name, option in meta.options.items()}
    seed = draw(st.integers(0, 2**64 - 1))
    decisions = draw(st.integers(0, LONGEST_WALK))
    first, state = wander(game, seats, options, seed, decisions)
    return Situation(game, seats, options, seed, decisions, first, state)
