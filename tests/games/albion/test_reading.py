"""Albion's positions: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.albion import GAME
from tests.games.albion.positions import SOUND, built, losing, paying, tolling, with_player
from tests.games.albion.tables import end_turns


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": [{}]}, "players: albion takes 2 to 4 players, not 1"),
        ({"turn": 3}, "turn: there is no seat 3"),
        ({"first": -1}, "first: there is no seat -1"),
        ({"round": 0}, "round: must be from 1 to 1000000, not 0"),
        (with_player(resources={"silver": 1}), r"players\[0\].resources.silver: must be a number of fish, wood"),
        (with_player(resources={"gold": 19}), "players: there is more gold than 18"),
        (with_player(markers=25), "must be from 0 to 24, not 25"),
        (with_player(buildings={"gallia": built("castle", 1)}), "there is no region 'gallia'"),
        (with_player(buildings={"cantium": built("castle", 4)}), "cantium.level: must be from 1 to 3, not 4"),
        (with_player(buildings={"cantium": built("works", 1)}), "no works may stand there"),
        (with_player(buildings={"dumnonia": built("castle", 1)}), "no castle may stand there"),
        (with_player(settlers={"cantium": 5}), r"players\[0\].settlers: there are only 4"),
        (with_player(settlers={"cantium": -1}), "settlers.cantium: must be a number of cantium"),
        (with_player(legionaries={"gallia": 1}), "legionaries.gallia: must be a number of cantium"),
        ({"picts": {"gallia": {}}}, "picts.gallia: there is no region 'gallia'"),
        ({"picts": {"cantium": {"hidden": 1}}}, "picts.cantium: Picts lie in dark regions only"),
        ({"peace_gone": 11}, "peace_gone: must be from 0 to 10, not 11"),
        ({"summoned": ["gallia"]}, "summoned: there is no region 'gallia'"),
        ({"summoned": ["dobunnia", "dobunnia"]}, "summoned: something is listed twice"),
        ({"tolled": [1, 1]}, "tolled: something is listed twice"),
        ({"losers": [1, 1]}, "losers: something is listed twice"),
        ({"ready": {"gallia": 1}}, "ready.gallia: must be a number of cantium, dumnonia"),
        (paying("gallia", "castle", 1) | SOUND, "plan.region: there is no region"),
        (paying("cantium", "castle", 4) | SOUND, "plan.level: must be from 1 to 3, not 4"),
        (tolling("fish", "silver"), "plan.paid: there is no resource 'silver'"),
        (losing() | {"debt": {"seat": 9}}, "debt.seat: there is no seat 9"),
        (losing() | {"debt": {"seat": 1, "figures": 3}}, "debt.figures: must be from 0 to 2, not 3"),
    ],
)
def test_a_word_or_number_that_means_nothing_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def test_a_building_action_is_always_in_the_building_stage() -> None:
    """ALB-4.1, ALB-3.1: so that nobody moves or takes resources after it."""
    assert GAME.from_position(SOUND | paying("atrebatia", "castle", 1)).view(None).stage == "building"


def test_rounds_are_counted_as_far_as_a_position_can_say() -> None:
    """However long a game lasts, its position can be read again."""
    played = GAME.from_position(SOUND | {"round": 1_000_000})
    end_turns(played, 2)

    assert GAME.from_position(played.position()).state == played.state
