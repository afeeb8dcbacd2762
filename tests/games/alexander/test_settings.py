"""Alexander: what a table may settle on."""

import pytest

from ludotheca.engine.errors import PositionError, SetupError
from ludotheca.games.alexander.events import Ended
from ludotheca.games.catan.actions import PlayKnight
from tests.games.alexander.tables import ALEXANDER, scenario, whole
from tests.games.catan.tables import ANN


def test_points_to_win_have_bounds() -> None:
    """CAT-2.1: 10 to 16, and fourteen where nothing is said."""
    assert whole(ALEXANDER.new(3)).points_to_win == 14
    for points in (10, 16):
        assert whole(ALEXANDER.new(3, options={"points_to_win": points})).points_to_win == points
    for points in (9, 17):
        with pytest.raises(SetupError, match="points_to_win"):
            ALEXANDER.new(3, options={"points_to_win": points})
        with pytest.raises(PositionError, match="points_to_win: can be 10 to 16"):
            ALEXANDER.from_position({"players": [{}, {}], "points_to_win": points})


def test_the_scenario_may_be_won_with_fewer_points() -> None:
    """CAT-2.1, ALX-2.1: ten do, where they were settled on."""
    cities = ["A6n", "A9n", "A11n", "E2sw"]
    played = scenario({"cities": cities, "knights": 2, "developments": {"knight": 1}}, points_to_win=10)

    assert played.play(ANN, PlayKnight())[-1] == Ended("points")


def test_trade_between_players_is_an_option() -> None:
    """CAT-2.4: from the first turn on."""
    for trades in (True, False):
        assert whole(ALEXANDER.new(3, seed=3, options={"player_trade": trades})).player_trade is trades
