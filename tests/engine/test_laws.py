"""The laws, for every game on the shelf and for the template. That each law catches who breaks it: test_laws_catch."""

from typing import Final

import pytest

from ludotheca.engine.laws import AnyGame
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL
from ludotheca.testing import LAWS, MATCHES, hold

GAMES: Final = [DUEL, *(load(title) for title in titles())]
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)


@every_game
@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds_wherever_a_game_may_lead(game: AnyGame, law: str) -> None:
    hold(game, LAWS[law])


@every_game
@pytest.mark.parametrize("check", MATCHES)
def test_whole_games_go_as_they_should(game: AnyGame, check: str) -> None:
    MATCHES[check](game)
