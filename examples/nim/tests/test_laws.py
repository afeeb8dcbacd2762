"""Everything the house asks of a game, for both."""

from pathlib import Path
from typing import Any

import pytest
from nim import GAMES

from ludotheca.testing import check


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_the_game_keeps_the_laws_of_the_house(game: Any) -> None:
    check(game, tests=Path(__file__).parent)
