"""Albion's positions: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.albion import GAME

SOUND: dict[str, Any] = {"players": [{"settlers": {"cantium": 1}}, {"settlers": {"cantium": 1}}]}


def with_player(**fields: Any) -> dict[str, Any]:
    return {"players": [{**SOUND["players"][0], **fields}, SOUND["players"][1]]}


def built(building: str, level: int) -> dict[str, Any]:
    return {"building": building, "level": level}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": [{}]}, "players: albion takes 2 to 4 players, not 1"),
        ({"turn": 3}, "turn: there is no seat 3"),
        ({"first": -1}, "first: there is no seat -1"),
        ({"round": 0}, "round: is counted from 1, not 0"),
        (with_player(resources={"silver": 1}), r"players\[0\].resources.silver: there is no such resource"),
        (with_player(resources={"gold": 19}), "must be from 0 to 18, not 19"),
        (with_player(markers=25), "must be from 0 to 24, not 25"),
        (with_player(buildings={"gallia": built("castle", 1)}), "there is no region 'gallia'"),
        (with_player(buildings={"cantium": built("castle", 4)}), "a castle has no level 4"),
        (with_player(buildings={"cantium": built("works", 1)}), "no works may stand there"),
        (with_player(buildings={"dumnonia": built("castle", 1)}), "no castle may stand there"),
        (
            with_player(buildings=dict.fromkeys(["cantium", "dobunnia", "cornovia"], built("fortress", 1))),
            "buildings: there are not so many tiles",
        ),
        (with_player(settlers={"cantium": 5}), "must be from 0 to 4, not 5"),
        (with_player(settlers={"cantium": 3, "icenia": 3}), "settlers: there are only 4"),
        (with_player(legionaries={"gallia": 1}), "there is no region 'gallia'"),
        ({"picts": {"gallia": {}}}, "picts.gallia: there is no region 'gallia'"),
        ({"picts": {"cantium": {"hidden": 1}}}, "picts.cantium: Picts lie in dark regions only"),
        ({"picts": {"dobunnia": {"hidden": 26, "open": 1}}}, "picts: there are not so many Picts"),
        ({"peace_gone": 11}, "peace_gone: must be from 0 to 10, not 11"),
        ({"transit": {"dobunnia": 1}}, "transit.dobunnia: in a dark region a Pict lies on the board"),
        ({"transit": {"atrebatia": 1}}, "transit.atrebatia: must be from 0 to 0, not 1"),
        (with_player(legionaries={"dumnonia": 1}) | {"transit": {"dumnonia": 1}}, "could not be put down any more"),
        ({"points": 99}, "points: must be from 0 to 25, not 99"),
        ({"summoned": ["gallia"]}, "summoned: there is no region 'gallia'"),
        ({"ready": {"cantium": 2}}, "ready: must be from 0 to 1, not 2"),
        ({"ready": {"gallia": 1}}, "ready: there is no region 'gallia'"),
        ({"phase": "pay"}, "plan: must be there in the phase 'pay'"),
        ({"phase": "pay", "plan": {"region": "gallia", **built("castle", 1)}}, "plan.region: there is no region"),
        ({"phase": "pay", "plan": {"region": "cantium", **built("castle", 2)}}, "level 2 is not the next one"),
        ({"phase": "pay", "plan": {"region": "cantium", **built("works", 1)}}, "no works may be built there"),
        ({"phase": "pay", "plan": {"region": "cantium", **built("castle", 1)}}, "plan: it cannot be paid"),
        (
            {"phase": "pay", "plan": {"region": "cantium", **built("castle", 1), "paid": ["silver"]}},
            "plan.paid: there is no resource 'silver'",
        ),
        ({"toll": 1}, "toll: must be there in the phase 'toll', and only there"),
        (
            {"phase": "toll", "toll": 1, "plan": {"region": "dobunnia", **built("castle", 1)}},
            "plan.paid: there is nothing to take",
        ),
        ({"phase": "free"}, "phase: no building can be raised"),
        ({"phase": "remove"}, "debt: must be there in the phases"),
        ({"phase": "remove", "debt": {"seat": 9}}, "debt.seat: there is no seat 9"),
        ({"phase": "remove", "debt": {"seat": 0}}, "debt.figures: there is no figure to remove"),
        ({"phase": "give-up", "debt": {"seat": 0, "levels": 1}}, "debt.levels: there is no level to give up"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    GAME.from_position(SOUND)

    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(("resource", "count"), [("fish", 13), ("gold", 10)])
def test_the_players_cannot_have_more_than_there_is(resource: str, count: int) -> None:
    players = [{**player, "resources": {resource: count}} for player in SOUND["players"]]

    with pytest.raises(PositionError, match=f"there is more {resource} than"):
        GAME.from_position({"players": players})


def test_markers_are_limited_too() -> None:
    players = [{**player, "markers": 13} for player in SOUND["players"]]

    with pytest.raises(PositionError, match="more than 24 neutral markers"):
        GAME.from_position({"players": players})


def test_a_figure_to_recruit_must_be_there() -> None:
    settled = {"settlers": {"cantium": 4}, "buildings": {"cantium": built("settlement", 1)}}
    plan = {"region": "cantium", **built("settlement", 1)}

    with pytest.raises(PositionError, match="there is nothing to choose"):
        GAME.from_position({"players": [settled, {}], "phase": "recruit", "plan": plan})
