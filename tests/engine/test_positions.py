"""A game can go on from any position it accepts: by principle, not by a list of what could be wrong."""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.library import load, titles
from tests.engine.duel import DUEL
from tests.mutations import mutated

DECISIONS: Final = 30
"""How many decisions are played from a position that was accepted."""


@pytest.mark.parametrize("game", [DUEL, *(load(title) for title in titles())], ids=lambda game: game.meta.id)
def test_a_changed_position_is_refused_or_obeys_every_law(game: AnyGame) -> None:
    @given(position=mutated(game), seed=st.integers(0, 1000))
    def holds(position: dict[str, Any], seed: int) -> None:
        laws.accepts_only_what_is_sound(game, position, seed, DECISIONS)

    holds()
