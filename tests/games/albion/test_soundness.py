"""Albion's positions: what no table could show is refused, and everything else can be played on."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.albion import GAME
from ludotheca.games.albion.actions import EndTurn
from tests.games.albion.positions import (
    CROWDED,
    LONE,
    SET_UP,
    SOUND,
    WON,
    beginning,
    built,
    carrying,
    freed,
    freed_and_losing,
    losing,
    paying,
    recruiting,
    settled,
    taking_back,
    tolling,
    with_player,
)
from tests.games.albion.tables import end_turns


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            with_player(buildings=dict.fromkeys(["cantium", "dobunnia", "cornovia"], built("fortress", 1))),
            r"players\[0\].buildings: there are not that many tiles",
        ),
        (with_player(settlers={"cantium": 3, "icenia": 3}), r"players\[0\].settlers: there are only 4"),
        (with_player(legionaries={"cantium": 2, "icenia": 2}), r"players\[0\].legionaries: there are only 3"),
        ({"players": [{**LONE, "resources": {"fish": 13}}] * 2}, "players: there is more fish than 24"),
        ({"players": [{**LONE, "resources": {"gold": 10}}] * 2}, "players: there is more gold than 18"),
        ({"picts": {"dobunnia": {"hidden": 25}}}, "picts: there are not that many Picts, for 2 are left over"),
        ({"picts": {"dobunnia": {"open": 9}, "cornovia": {"open": 8}}}, "picts: there are not that many Picts"),
        ({"picts": {"dobunnia": {"hidden": 15, "open": 1}}, "peace_gone": 9}, "picts: there are not that many Picts"),
    ],
)
def test_there_is_no_more_than_in_the_box(change: dict[str, Any], message: str) -> None:
    """ALB-1.1, ALB-1.2, ALB-1.3, ALB-1.4, ALB-2.1: of Picts, two are always left over."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_player(markers=1), r"players\[0\].markers: the castles have brought 0, not 1"),
        (with_player(buildings={"novantia": built("castle", 3)}, markers=3), "the castles have brought 2, not 3"),
        (with_player(settlers={}), r"players\[0\].settlers: with the legionaries there must be 1, not 0"),
        (with_player(legionaries={"icenia": 1}), "there must be 1, not 2"),
        (with_player(buildings={"novantia": built("settlement", 4)}), "there must be 3, not 1"),
        (
            recruiting() | with_player(legionaries={"icenia": 1}, buildings={"dobunnia": built("settlement", 1)}),
            "there must be 1, not 2",
        ),
    ],
)
def test_markers_and_figures_are_what_levels_have_brought(change: dict[str, Any], message: str) -> None:
    """ALB-8.2, ALB-8.4: a marker for each level I and II of a castle, a figure for those of a settlement."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def test_one_of_three_settlements_stands_by_a_wreath() -> None:
    """ALB-5.8: wherever the others stand."""
    south = dict.fromkeys(["atrebatia", "dobunnia", "cornovia"], built("settlement", 1))

    with pytest.raises(PositionError, match="one of three settlements must stand in a laurel region"):
        GAME.from_position(with_player(settlers={"cantium": 4}, buildings=south))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": [WON, LONE], "turn": 1}, "last_round: must be true"),
        ({"players": [WON, LONE]}, r"players\[0\].buildings: whoever has the goal must have had their turn"),
        (
            {"players": [LONE, WON], "last_round": True},
            r"players\[1\].buildings: whoever has the goal must have had their turn",
        ),
        ({"turn": 1, "last_round": True}, "last_round: must be false"),
        ({"last_round": True}, "last_round: must be false"),
        ({"phase": "over"}, "phase: nobody has the goal, and there are settlers left"),
        ({"phase": "over", "last_round": True}, "phase: nobody has the goal, and there are settlers left"),
        ({"players": [WON, LONE], "phase": "over"}, "last_round: must be true"),
        ({"players": [WON, LONE], "phase": "over", "turn": 1, "last_round": True}, "turn: the game ends when the"),
        ({"players": [WON, LONE], "phase": "over", "last_round": True, "stage": "moving"}, "stage: must be 'start'"),
        ({"players": [{"legionaries": {"icenia": 1}}] * 2}, "phase: must be 'over', for nobody has a settler left"),
        (
            {"players": [{"legionaries": {"icenia": 1}}] * 2, "phase": "over", "last_round": True},
            "last_round: must be false",
        ),
        (
            {"players": [WON, LONE], "phase": "over", "last_round": True, "debt": {"seat": 0}},
            "debt: nothing is owed any more",
        ),
    ],
)
def test_the_end_comes_for_a_reason_and_only_then(change: dict[str, Any], message: str) -> None:
    """ALB-10.1, ALB-8.4: the goal reached in this round, or nobody with a settler."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def test_the_goal_reached_ends_the_round() -> None:
    """ALB-10.1: read while it is built, while others have their turns, and at the end."""
    building = {"players": [WON, LONE], "stage": "building", "ready": {"cantium": 3}}
    played = GAME.from_position(building)
    played.play(0, EndTurn())

    assert GAME.from_position({"players": [WON, LONE], "turn": 1, "last_round": True}).state == played.state
    end_turns(played, 1)
    assert GAME.from_position({"players": [WON, LONE], "phase": "over", "last_round": True}).state == played.state


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"points": 99}, "points: must be from 0 to 25, not 99"),
        ({"points": 2}, "points: must be from 1 to 1 at this stage, not 2"),
        ({"points": 0}, "points: must be from 1 to 1 at this stage, not 0"),
        ({"stage": "moving"}, "points: must be from 0 to 0 at this stage, not 1"),
        ({"stage": "building", "points": 1}, "points: must be from 0 to 0 at this stage, not 1"),
        (paying("atrebatia", "castle", 1) | {"stage": "moving"}, "stage: must be 'building' in the phase 'pay'"),
        ({"summoned": ["dobunnia"]}, "summoned: must be there in the stage 'summoned', and only there"),
        ({"stage": "summoned"}, "summoned: must be there in the stage 'summoned', and only there"),
        ({"stage": "summoned", "summoned": ["dobunnia"]}, "summoned: there is no castle III in dobunnia"),
        (
            with_player(buildings={"dobunnia": built("castle", 3)}, markers=2)
            | {"stage": "summoned", "summoned": ["dobunnia"]},
            "summoned: the settler summoned last must still be there",
        ),
        ({"ready": {"cantium": 2}}, "ready.cantium: must be from 1 to 1, not 2"),
        ({"ready": {}}, "ready.cantium: must be from 1 to 1, not 0"),
        ({"ready": {"cantium": 1, "icenia": 1}}, "ready.icenia: must be from 0 to 0, not 1"),
        ({"stage": "building", "ready": {}}, "ready: the turn would be over, for no settler may act any more"),
        (carrying("dobunnia"), "transit.dobunnia: in a dark region a Pict lies on the board"),
        (carrying("icenia"), "transit.icenia: there are not that many legionaries"),
        (carrying("atrebatia", points=0), "transit: these Picts could not be put down any more"),
        (
            with_player(
                legionaries={"cantium": 1},
                buildings={"brigantia": built("settlement", 1), "novantia": built("castle", 2)},
                markers=2,
            )
            | {"stage": "moving", "points": 2, "transit": {"cantium": 1}},
            "transit: these Picts could not have come so far",
        ),
        (carrying("atrebatia", stage="start", points=3), "transit: Picts are carried in the phase 'turn'"),
        (carrying("atrebatia", stage="building", points=0), "transit: Picts are carried in the phase 'turn'"),
    ],
)
def test_the_course_of_a_turn_is_a_possible_one(change: dict[str, Any], message: str) -> None:
    """ALB-4.1, ALB-4.2, ALB-4.4, ALB-4.5, ALB-4.7, ALB-5.1: stage, points, castles III, settlers, Picts carried."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"phase": "pay"}, "plan: must be there in this phase"),
        (paying("atrebatia", "castle", 1) | {"phase": "turn"}, "plan: must not be there in this phase"),
        (paying("atrebatia", "castle", 2), "plan.level: level 2 is not the next one"),
        (paying("atrebatia", "works", 1), "plan.building: it may not be built there"),
        (paying("atrebatia", "castle", 1, free=True), "plan: it is being paid for"),
        (paying("atrebatia", "castle", 1, failed=True), "plan: it is being paid for"),
        (paying("atrebatia", "castle", 1) | SOUND, "plan.region: there is no settler that may still build"),
        (paying("atrebatia", "castle", 1, paid=["fish"]), "plan.paid: must be there in the phase 'toll' only"),
        (
            with_player(settlers={"atrebatia": 1}, resources={"fish": 9})
            | {"phase": "pay", "plan": {"region": "atrebatia", **built("castle", 1)}},
            "plan: there is no choice of what to pay",
        ),
        (paying("atrebatia", "castle", 1) | {"tolled": [1]}, "tolled: must be there in the phase 'toll' only"),
        ({"toll": 1}, "toll: must be there in the phase 'toll', and only there"),
        (tolling("fish"), "plan.paid: level 2 costs 2 different resources"),
        (tolling("fish", "fish"), "plan.paid: level 2 costs 2 different resources"),
        (tolling("fish", "wood", "gold"), "plan.paid: level 2 costs 2 different resources"),
        (tolling("fish", tolled=[1]), "plan.paid: there is no choice of what to take"),
        (tolling("fish", "wood", toll=0), "toll: it is not for seat 0 to choose"),
        (recruiting("castle"), "plan.building: only a settlement I or II brings a figure"),
        (recruiting(level=2), "plan.level: it has been turned up"),
        (recruiting(ready={"cantium": 1}), "ready.cantium: the settler that has just acted"),
        (
            recruiting(plan={"region": "dobunnia", **built("settlement", 1), "failed": True}),
            "plan: a level that brings a figure is neither free nor lost",
        ),
        (
            recruiting(
                players=[{**CROWDED, "buildings": CROWDED["buildings"] | {"brigantia": built("settlement", 2)}}, LONE]
            ),
            "phase: there is no choice of figures",
        ),
        ({"phase": "free", "ready": {}}, r"players\[0\].buildings: only a settlement III brings a free level"),
        (freed(), "phase: no building can be raised"),
        (freed(cantium=built("fortress", 3)), "phase: no building can be raised"),
    ],
)
def test_a_building_action_has_a_reason_and_a_choice(change: dict[str, Any], message: str) -> None:
    """ALB-5.1 to ALB-5.6, ALB-6.1 to ALB-6.3, ALB-8.4, ALB-8.5: a settler, a level, a price, a claim."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def test_toll_is_taken_in_order_and_kept() -> None:
    """ALB-6.3: the highest first; whoever has taken a resource has it."""
    ours = {
        "settlers": {"dobunnia": 1, "cantium": 1},
        "legionaries": {"cantium": 1},
        "buildings": {"dobunnia": built("settlement", 2)},
    }
    high = {**settled(4), "resources": {"gold": 1}}
    low = {**LONE, "buildings": {"dobunnia": built("fortress", 3)}, "resources": {"gold": 1}}
    plan = {"region": "dobunnia", **built("settlement", 3), "paid": ["fish", "wood"]}
    position = {"players": [ours, low, high], "phase": "toll", "toll": 1, "tolled": [2], "plan": plan}
    assert GAME.from_position(position).actors() == [1]

    with pytest.raises(PositionError, match="tolled: others come first"):
        GAME.from_position(position | {"toll": 2, "tolled": [1]})
    with pytest.raises(PositionError, match="tolled: what they have taken is missing"):
        GAME.from_position(position | {"players": [ours, low, settled(4)]})


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (SOUND | {"phase": "remove"}, "debt: must be there in the phases 'remove' and 'give-up'"),
        (
            taking_back(1, phase="turn", ready={"cantium": 1}),
            "debt: must be there in the phases 'remove' and 'give-up'",
        ),
        (taking_back(1, losers=[1]), "losers: nobody has anything to lose"),
        (taking_back(0), "debt.figures: must be 1, not 0"),
        (taking_back(1, debt={"seat": 0, "figures": 1, "levels": 1}), "debt.figures: must be 2, not 1"),
        (taking_back(2, ready={"cantium": 1}), "ready.cantium: the settler that has just acted"),
        (taking_back(2, debt={"seat": 0, "figures": 2, "levels": 1}), "debt.levels: must be there in the phase 'give"),
        (taking_back(2, phase="give-up"), "debt.levels: must be there in the phase 'give-up'"),
        (
            taking_back(2, phase="give-up", debt={"seat": 0, "figures": 2, "levels": 1}),
            "debt.levels: there is no level to give up",
        ),
        (losing(plan=None), "debt.seat: without an attack only the player who takes back a settlement owes anything"),
        (losing(picts={}), "picts.dobunnia: no Pict has attacked there"),
        (losing(ready={"cantium": 1}), "ready.cantium: the settler that has just acted"),
        (
            losing(plan={"region": "dobunnia", **built("castle", 1)}),
            "plan.failed: it is lost if the defence is below 2",
        ),
        (
            losing(plan={"region": "dobunnia", **built("castle", 1), "failed": True, "free": True}),
            r"players\[0\].buildings: only a settlement III brings a free level",
        ),
        (losing() | {"debt": {"seat": 1, "figures": 1, "levels": 1}}, "debt.levels: must be 0, not 1"),
        (freed_and_losing("castle", 2, dobunnia=built("fortress", 1)), "plan.building: it may not be built there"),
        (
            freed_and_losing("castle", 1),
            "plan.free: the free level goes to a building on the board that is not a settlement",
        ),
        (
            taking_back(1, players=[{**CROWDED, "legionaries": {"icenia": 1}}, LONE]),
            "phase: no settlement can have been taken back",
        ),
        (losing(0), "losers: must be those who come after and are too weak"),
        (losing(2), "losers: must be those who come after and are too weak"),
        (losing(third=settled(3)), "losers: must be those who come after and are too weak"),
        (losing(2, third=settled(4)), "losers: must be those who come after and are too weak"),
        (
            losing() | {"players": [settled(1), LONE, LONE], "debt": {"seat": 0}},
            "plan.level: level 1 is not the next one",
        ),
    ],
)
def test_what_is_owed_is_owed_for_a_reason(position: dict[str, Any], message: str) -> None:
    """ALB-5.7, ALB-7.3 to ALB-7.7, ALB-8.4, ALB-8.5: a settlement taken back, or a level of it lost to an attack."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(position)


@pytest.mark.parametrize(
    ("debtor", "message"),
    [
        ({**LONE, "buildings": {"dobunnia": built("fortress", 1)}}, "has lost no level of a settlement there"),
        (settled(3), "would have held out"),
        ({**LONE, "buildings": {"cantium": built("fortress", 2)}}, "would have held out"),
    ],
)
def test_a_debtor_after_an_attack_has_lost_something(debtor: dict[str, Any], message: str) -> None:
    """ALB-7.5, ALB-7.6: a level of a settlement, for lack of defence."""
    legion = {name: count + 1 for name, count in (debtor.get("legionaries") or {"icenia": 0}).items()}
    position = losing()
    position["players"] = [LONE, {**debtor, "legionaries": legion}, LONE]

    with pytest.raises(PositionError, match=f"debt.seat: {message}"):
        GAME.from_position(position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (beginning(0, resources={"fish": 3}), r"players\[0\].resources: in the phase 'castle' all is as the game"),
        (beginning(1, settlers={"icenia": 1}), r"players\[1\].settlers: in the phase 'castle' all is as the game"),
        (beginning(0, buildings={"novantia": built("castle", 3)}), r"players\[0\].buildings: in the phase 'castle'"),
        (SET_UP | {"turn": 1 - SET_UP["first"]}, "buildings: the first castle is missing"),
        (SET_UP | {"round": 2}, "round: in the phase 'castle' all is as the game begins"),
        (SET_UP | {"picts": {}}, "picts: in the phase 'castle' all is as the game begins"),
        (SET_UP | {"points": 1}, "points: in the phase 'castle' all is as the game begins"),
    ],
)
def test_while_the_first_castles_are_placed_all_is_as_a_game_begins(position: dict[str, Any], message: str) -> None:
    """ALB-2.1 to ALB-2.5: everybody's castle but those still to come."""
    with pytest.raises(PositionError, match=message):
        GAME.from_position(position)


@pytest.mark.parametrize(
    "position",
    [
        SET_UP,
        paying("atrebatia", "castle", 1),
        tolling("fish", "wood"),
        recruiting(),
        freed(cantium=built("fortress", 1)),
        losing(),
        losing(2, third=settled(3)),
        freed_and_losing("fortress", 2, dobunnia=built("fortress", 1)),
        taking_back(1),
        taking_back(2),
        carrying("atrebatia"),
    ],
)
def test_a_position_within_a_turn_can_be_played_on(position: dict[str, Any]) -> None:
    played = GAME.from_position(SOUND | position)
    [seat] = played.actors()

    played.play(seat, played.legal(seat)[0])

    assert GAME.from_position(played.position()).state == played.state
