"""What a game accepts as a position, it can go on from: by principle, not by a list of what could be wrong."""

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL
from tests.mutations import mutated

DECISIONS: Final = 30
"""So far a game is played on from a position that was accepted."""


@pytest.mark.parametrize("game", [DUEL, *(load(title) for title in titles())], ids=lambda game: game.meta.id)
def test_a_changed_position_is_refused_or_obeys_every_law(game: AnyGame) -> None:
    @given(position=mutated(game), seed=st.integers(0, 1000))
    def holds(position: dict[str, Any], seed: int) -> None:
        laws.accepts_only_what_is_sound(game, position, seed, DECISIONS)

    holds()
