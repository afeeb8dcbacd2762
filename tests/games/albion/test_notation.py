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


def carrying(region: str) -> dict[str, Any]:
    return {"stage": "moving", "transit": {region: 1}}


def paying(region: str, building: str, level: int, **fields: Any) -> dict[str, Any]:
    """The first player has a settler in the region and is asked for the price."""
    return with_player(settlers={region: 1}, resources={"fish": 1, "wood": 1}) | {
        "phase": "pay",
        "plan": {"region": region, **built(building, level), **fields},
    }


def tolling(*paid: str, toll: int = 1) -> dict[str, Any]:
    """The first player builds a castle II where the second has a fortress III."""
    ours = {"settlers": {"dobunnia": 1}, "buildings": {"dobunnia": built("castle", 1)}}
    theirs = {"buildings": {"dobunnia": built("fortress", 3)}}
    plan = {"region": "dobunnia", **built("castle", 2), "paid": paid}
    return {"players": [ours, theirs], "phase": "toll", "toll": toll, "plan": plan}


def losing(*losers: int, level: int) -> dict[str, Any]:
    """The second player, whose settlement has been attacked, removes a figure; others may lose something too."""
    third = {"buildings": {"dobunnia": built("settlement", level)}} if level else {}
    return {
        "players": [*SOUND["players"], third],
        "phase": "remove",
        "debt": {"seat": 1, "figures": 1},
        "losers": losers,
        "plan": {"region": "dobunnia", **built("castle", 1)},
    }


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
        (carrying("dobunnia"), "transit.dobunnia: in a dark region a Pict lies on the board"),
        (carrying("atrebatia"), "transit.atrebatia: must be from 0 to 0, not 1"),
        (with_player(legionaries={"dumnonia": 1}) | carrying("dumnonia"), "could not be put down any more"),
        (
            with_player(legionaries={"atrebatia": 1}) | {"transit": {"atrebatia": 1}},
            "transit: Picts are carried in the",
        ),
        (carrying("atrebatia") | {"stage": "building"}, "transit: Picts are carried in the phase 'turn' and the stage"),
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
        (paying("atrebatia", "castle", 1) | {"phase": "turn"}, "plan: must not be there in the phase 'turn'"),
        (paying("atrebatia", "castle", 1) | {"ready": {}}, "plan.region: there is no settler that may still build"),
        (
            with_player(
                resources={"fish": 1},
                settlers={"cornovia": 1},
                buildings=dict.fromkeys(["cantium", "dobunnia"], built("fortress", 1)),
            )
            | {"phase": "pay", "plan": {"region": "cornovia", **built("fortress", 1)}},
            "plan.level: there is no such tile left",
        ),
        (paying("atrebatia", "castle", 1, paid=["fish"]), "plan.paid: must be there in the phase 'toll' only"),
        ({"toll": 1}, "toll: must be there in the phase 'toll', and only there"),
        (tolling(), "plan.paid: there is nothing to take"),
        (tolling("fish", "fish"), "plan.paid: level 2 costs 2 different resources"),
        (tolling("fish", "wood", "gold"), "plan.paid: level 2 costs 2 different resources"),
        (tolling("fish", "wood") | {"tolled": [1]}, "toll: it is not for seat 1 to choose"),
        (tolling("fish", "wood", toll=0), "toll: it is not for seat 0 to choose"),
        (
            with_player(settlers={"cantium": 1}, buildings={"cantium": built("castle", 1)})
            | {"phase": "recruit", "plan": {"region": "cantium", **built("castle", 1)}},
            "plan.building: only a settlement I or II brings a figure",
        ),
        (losing(2, level=0), "losers: seat 2 has nothing to lose there"),
        (losing(2, level=4), "losers: seat 2 has nothing to lose there"),
        (paying("atrebatia", "castle", 1) | {"losers": [0]}, "losers: seat 0 has nothing to lose there"),
        (
            with_player(buildings={"dobunnia": built("settlement", 3)}) | {"phase": "castle"},
            r"players\[0\].buildings: the first castle is still to be placed",
        ),
        (
            with_player(buildings={"cornovia": built("castle", 1)}) | {"phase": "castle", "turn": 1, "first": 1},
            r"players\[0\].buildings: the first castle is still to be placed",
        ),
        ({"phase": "free"}, "phase: no building can be raised"),
        ({"phase": "remove"}, "debt: must be there in the phases"),
        ({"phase": "remove", "debt": {"seat": 9}}, "debt.seat: there is no seat 9"),
        ({"phase": "remove", "debt": {"seat": 0}}, "debt.figures: there is no figure to remove"),
        ({"phase": "remove", "debt": {"seat": 0, "figures": 2}}, "debt.figures: there is no figure to remove"),
        ({"phase": "give-up", "debt": {"seat": 0, "levels": 1}}, "debt.levels: there is no level to give up"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    GAME.from_position(SOUND)

    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(
    "position",
    [
        paying("atrebatia", "castle", 1),
        tolling("fish", "wood"),
        losing(2, level=3),
        losing(0, 2, level=3),
        with_player(buildings={"dobunnia": built("castle", 1)}) | {"phase": "castle", "turn": 1},
        with_player(legionaries={"atrebatia": 1}, markers=1) | carrying("atrebatia"),
    ],
)
def test_a_position_within_a_turn_can_be_played_on(position: dict[str, Any]) -> None:
    played = GAME.from_position(SOUND | position)
    [seat] = played.actors()

    played.play(seat, played.legal(seat)[0])

    assert GAME.from_position(played.position()).state == played.state


def test_a_building_action_is_always_in_the_building_stage() -> None:
    """ALB-4.1, ALB-3.1: so that nobody moves or takes resources after it."""
    assert GAME.from_position(SOUND | paying("atrebatia", "castle", 1)).view(None).stage == "building"


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
