"""Albion, sections 7 and 8: Picts, attacks, and what levels give and take."""

from typing import Any, Literal

import pytest

from ludotheca.engine.words import Words
from ludotheca.games.albion import GAME
from ludotheca.games.albion.actions import (
    Carry,
    Decline,
    Demolish,
    EndTurn,
    Figure,
    Found,
    GiveUp,
    MoveLegionary,
    Pay,
    Raise,
    RaiseFree,
    Recruit,
    Remove,
    TakeResources,
)
from ludotheca.games.albion.events import (
    Attacked,
    Built,
    Ended,
    Held,
    LaidFree,
    LevelLost,
    PictTurned,
    Recruited,
    Removed,
    SettlersGone,
    TollTaken,
)
from ludotheca.games.albion.views import Debt
from tests.games.albion.tables import ALL, ANN, ATTACK, BOB, EVA, IDA, PEACE, AlbionTable, player, refusal, site, table


def found(
    *others: dict[str, Any],
    picts: dict[str, Any],
    draw: int | None = None,
    ann: dict[str, Any] | None = None,
    building: str = "castle",
) -> AlbionTable:
    """Ann founds a building in Dobunnia, where the Picts are."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}, **(ann or {})},
        *others,
        picts=picts,
        draws=[] if draw is None else [draw],
    )
    played.play(ANN, Found("dobunnia", building))  # type: ignore[arg-type]
    return played


def test_without_a_face_down_pict_there_is_no_attack() -> None:
    """ALB-7.1: whatever lies open there."""
    played = found(picts={"dobunnia": {"open": 3}})

    assert site(played, ANN, "dobunnia") == "castle 1"


def test_peace_leaves_the_game() -> None:
    """ALB-7.2: nothing else happens, even with attackers lying open."""
    played = found(picts={"dobunnia": {"hidden": 1, "open": 3}}, draw=PEACE)

    view = played.view(None)
    assert site(played, ANN, "dobunnia") == "castle 1"
    assert view.picts["dobunnia"].hidden == 0
    assert view.picts["dobunnia"].open == 3
    assert view.peace_gone == 1


@pytest.mark.parametrize(("draw", "pict"), [(0, "peace"), (9, "peace"), (10, "attack"), (25, "attack")])
def test_any_pict_that_nobody_has_seen_may_be_turned_up(draw: int, pict: Literal["peace", "attack"]) -> None:
    """ALB-7.1, ALB-2.1: with two players 10 of 26 are for peace."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}}, picts={"dobunnia": {"hidden": 1}}, draws=[draw]
    )
    events = played.play(ANN, Found("dobunnia", "castle"))

    assert PictTurned("dobunnia", pict) in events


@pytest.mark.parametrize(
    ("region", "strength"),
    [
        *(("dobunnia", 1), ("catuvellaunia", 1), ("cornovia", 2), ("corieltauvia", 2)),
        *(("brigantia", 3), ("novantia", 3), ("votadinia", 3)),
    ],
)
def test_printed_picts_attack_too(region: str, strength: int) -> None:
    """ALB-7.3: none in the south, one in the middle, two in the north."""
    played = table({"settlers": {region: 1}, "resources": {"fish": 1}}, picts={region: {"hidden": 1}}, draws=[ATTACK])
    events = played.play(ANN, Found(region, "castle"))

    assert Attacked(region, strength) in events


def test_an_attack_has_the_strength_of_open_and_printed_picts() -> None:
    """ALB-7.3: Cornovia has one printed; two lie open, and the new one makes four."""
    played = table(
        {"settlers": {"cornovia": 1}, "resources": {"fish": 1}},
        picts={"cornovia": {"hidden": 1, "open": 2}},
        draws=[ATTACK - 2],
    )

    events = played.play(ANN, Found("cornovia", "castle"))

    assert events[1:3] == [PictTurned("cornovia", "attack"), Attacked("cornovia", 4)]
    assert played.view(None).picts["cornovia"].open == 3
    assert events[3] == LevelLost(ANN, "cornovia", "castle", 1)


@pytest.mark.parametrize(
    ("ann", "holds"),
    [
        ({}, False),
        ({"buildings": {"cantium": "fortress 1"}}, True),
        ({"legionaries": {"dobunnia": 1}}, True),
        ({"legionaries": {"cantium": 1}}, False),
        ({"buildings": {"cantium": "castle 3"}}, False),
    ],
)
def test_legionaries_there_and_fortresses_anywhere_defend(ann: dict[str, Any], holds: bool) -> None:  # noqa: FBT001
    """ALB-7.4, ALB-8.1: against strength 1; a defence as high as the attack is enough (ALB-7.5)."""
    played = found(picts={"dobunnia": {"hidden": 1}}, draw=ATTACK, ann=ann)

    assert (site(played, ANN, "dobunnia") == "castle 1") == holds


def test_the_level_just_laid_does_not_defend() -> None:
    """ALB-7.4: a new fortress is no help yet."""
    played = found(picts={"dobunnia": {"hidden": 1}}, draw=ATTACK, building="fortress")

    assert site(played, ANN, "dobunnia") == ""


def test_whoever_is_too_weak_loses_the_highest_level() -> None:
    """ALB-7.5: the builder the face-down one, whose effect never happened; players without a building nothing."""
    played = found(
        {"buildings": {"dobunnia": "castle 2"}},
        {"legionaries": {"dobunnia": 1}},
        picts={"dobunnia": {"hidden": 1, "open": 1}},
        draw=ATTACK - 1,
    )

    assert site(played, ANN, "dobunnia") == ""
    assert player(played, ANN).markers == 0
    assert site(played, BOB, "dobunnia") == "castle 1"
    assert player(played, BOB).markers == 1
    assert player(played, ANN).resources == {}


@pytest.mark.parametrize("legionaries", [1, 3])
def test_a_legionary_without_a_building_is_not_attacked(legionaries: int) -> None:
    """ALB-7.4: only those with a building there defend, and only they can lose or hold."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}},
        {"legionaries": {"dobunnia": legionaries}},
        picts={"dobunnia": {"hidden": 1, "open": 1}},
        draws=[ATTACK - 1],
    )
    events = played.play(ANN, Found("dobunnia", "castle"))

    assert [event for event in events if isinstance(event, Held | LevelLost)] == [
        LevelLost(ANN, "dobunnia", "castle", 1)
    ]
    assert site(played, BOB, "dobunnia") == ""


def test_a_settlement_four_is_never_reduced() -> None:
    """ALB-7.6, ALB-8.6: once it has been turned up."""
    played = found(
        {"buildings": {"dobunnia": "settlement 4"}},
        picts={"dobunnia": {"hidden": 1, "open": 4}},
        draw=ATTACK - 4,
    )

    assert site(played, BOB, "dobunnia") == "settlement 4"


def test_a_settlement_four_still_face_down_is_not_protected() -> None:
    """ALB-7.6: its level III stays."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": ALL, "buildings": {"dobunnia": "settlement 3"}},
        picts={"dobunnia": {"hidden": 1}},
        draws=[ATTACK],
    )
    played.play(ANN, Raise("dobunnia"))

    assert site(played, ANN, "dobunnia") == "settlement 3"
    assert player(played, ANN).resources == {}


def test_losses_are_carried_out_in_turn_order_from_the_builder() -> None:
    """ALB-7.7: Ann, then Bob, who must choose a figure, then Eva."""
    settled = {"buildings": {"dobunnia": "settlement 1"}, "settlers": {"cantium": 1, "icenia": 1}}
    played = found(settled, settled, picts={"dobunnia": {"hidden": 1}}, draw=ATTACK)

    assert played.actors() == [BOB]
    assert played.view(None).losers == (EVA,)
    played.play(BOB, Remove("settler", "icenia"))
    assert played.actors() == [EVA]
    played.play(EVA, Remove("settler", "cantium"))

    assert player(played, EVA).settlers == {"icenia": 1}
    assert site(played, EVA, "dobunnia") == ""


def test_losses_go_round_from_the_builder() -> None:
    """ALB-7.7: Bob builds, so Eva comes before Ann."""
    settled = {"buildings": {"dobunnia": "settlement 1"}, "settlers": {"cantium": 2}}
    builder = {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}}
    played = table(settled, builder, settled, turn=BOB, picts={"dobunnia": {"hidden": 1}}, draws=[ATTACK])
    events = played.play(BOB, Found("dobunnia", "castle"))
    assert TollTaken(EVA, BOB, "fish") in events

    assert played.actors() == [EVA]
    assert played.view(None).losers == (ANN,)
    played.play(EVA, Remove("settler", "cantium"))
    assert played.actors() == [ANN]


def test_defences_are_fixed_before_any_loss() -> None:
    """ALB-7.4: Bob's legionary goes with his settlement, and it defended nobody else: Eva holds with hers."""
    played = found(
        {"buildings": {"dobunnia": "settlement 1"}, "legionaries": {"dobunnia": 1}},
        {"buildings": {"dobunnia": "settlement 1", "cantium": "fortress 2"}},
        picts={"dobunnia": {"hidden": 1, "open": 1}},
        draw=ATTACK - 1,
    )

    assert played.legal(BOB) == [Remove("settler", "cantium"), Remove("legionary", "dobunnia")]
    assert played.view(None).losers == ()


def test_the_worked_example_of_an_attack() -> None:
    """ALB-7.8: strength 3; Black 2 loses the face-down II, White 4 and Red 3 hold, Blue 2 loses the castle I."""
    black: dict[str, Any] = {
        "settlers": {"dobunnia": 1},
        "resources": {"fish": 1, "wood": 1},
        "buildings": {"dobunnia": "fortress 1", "cantium": "fortress 1"},
    }
    red: dict[str, Any] = {
        "buildings": {"dobunnia": "settlement 2", "cantium": "fortress 2"},
        "legionaries": {"dobunnia": 1},
    }
    white: dict[str, Any] = {"buildings": {"dobunnia": "fortress 3", "cantium": "fortress 1"}}
    blue: dict[str, Any] = {
        "buildings": {"dobunnia": "castle 1", "cantium": "fortress 2"},
        "legionaries": {"cantium": 1},
    }
    played = table(black, red, white, blue, picts={"dobunnia": {"hidden": 1, "open": 2}}, draws=[30])
    played.play(ANN, Raise("dobunnia"))
    events = played.play(EVA, played.legal(EVA)[0])

    assert Attacked("dobunnia", 3) in events
    assert [event for event in events if isinstance(event, Held)] == [Held(BOB, 3), Held(EVA, 4)]
    assert [event for event in events if isinstance(event, LevelLost)] == [
        LevelLost(ANN, "dobunnia", "fortress", 2),
        LevelLost(IDA, "dobunnia", "castle", 1),
    ]
    assert site(played, ANN, "dobunnia") == "fortress 1"
    assert site(played, IDA, "dobunnia") == ""
    assert player(played, IDA).markers == 0


def test_fortresses_add_up_to_six() -> None:
    """ALB-8.1: two of level III hold against six."""
    played = found(
        picts={"dobunnia": {"hidden": 1, "open": 5}},
        draw=ATTACK - 5,
        ann={"buildings": {"cantium": "fortress 3", "atrebatia": "fortress 3"}},
    )

    assert site(played, ANN, "dobunnia") == "castle 1"


@pytest.mark.parametrize(("level", "markers"), [(1, 1), (2, 2), (3, 2)])
def test_castles_bring_markers(level: int, markers: int) -> None:
    """ALB-8.2, ALB-8.3: one each for level I and II, none for III."""
    buildings = {"atrebatia": f"castle {level - 1}"} if level > 1 else {}
    played = table({"settlers": {"atrebatia": 1}, "resources": ALL, "buildings": buildings})
    played.play(ANN, Raise("atrebatia") if level > 1 else Found("atrebatia", "castle"))
    played.play(ANN, played.legal(ANN)[0])

    assert player(played, ANN).markers == markers


@pytest.mark.parametrize(("figure", "region"), [("settler", "cantium"), ("legionary", "dobunnia")])
def test_a_settlement_brings_a_figure_of_choice(figure: str, region: str) -> None:
    """ALB-8.4: a settler on the start region, or a legionary in the region of the new level."""
    played = table({"settlers": {"dobunnia": 1}, "resources": {"fish": 1}})
    played.play(ANN, Found("dobunnia", "settlement"))

    assert played.legal(ANN) == [Recruit("settler"), Recruit("legionary")]
    assert refusal(played, EndTurn()) == ("ALB-8.4", "due-recruit")
    assert refusal(played, Recruit("settler"), BOB) == ("ALB-8.4", "wait-recruit")
    events = played.play(ANN, Recruit(figure))  # type: ignore[arg-type]

    assert events == [Recruited(ANN, figure, region)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("figure", "region"), [("settler", "cantium"), ("legionary", "dobunnia")])
def test_the_second_level_brings_a_figure_too(figure: Figure, region: str) -> None:
    """ALB-8.4: in the same places."""
    played = table(
        {
            "settlers": {"dobunnia": 1},
            "resources": {"fish": 1, "wood": 1},
            "buildings": {"dobunnia": "settlement 1"},
        }
    )
    played.play(ANN, Raise("dobunnia"))

    assert played.play(ANN, Recruit(figure))[0] == Recruited(ANN, figure, region)


def test_only_figures_of_the_own_supply_can_be_chosen() -> None:
    """ALB-8.4: with four settlers on the board it is a legionary."""
    played = table({"settlers": {"dobunnia": 1, "cantium": 3}, "resources": {"fish": 1}})
    played.play(ANN, Found("dobunnia", "settlement"))

    assert player(played, ANN).legionaries == {"dobunnia": 1}


def test_the_supply_has_a_figure_for_every_level() -> None:
    """ALB-8.4, ALB-1.1: the sixth brings the seventh figure, and only a settler is left."""
    buildings = {"dobunnia": "settlement 1", "brigantia": "settlement 2", "atrebatia": "settlement 2"}
    settlers = {"dobunnia": 1, "cantium": 2}
    played = table({"settlers": settlers, "buildings": buildings, "resources": {"fish": 1, "wood": 1}})
    played.play(ANN, Raise("dobunnia"))

    assert player(played, ANN).settlers == {"cantium": 4}
    assert sum(player(played, ANN).legionaries.values()) == 3


def losing(bob: dict[str, Any]) -> AlbionTable:
    """Bob's settlement in Dobunnia loses its highest level."""
    return found(bob, picts={"dobunnia": {"hidden": 1, "open": 2}}, draw=ATTACK - 2)


BOB_LOSES: dict[str, Any] = {
    "buildings": {"dobunnia": "settlement 2"},
    "settlers": {"icenia": 1},
    "legionaries": {"atrebatia": 2},
}


def test_a_lost_level_costs_a_figure_of_choice() -> None:
    """ALB-8.4: any figure of the player's on the board, and the player decides."""
    played = losing(BOB_LOSES)

    assert played.actors() == [BOB]
    assert played.legal(BOB) == [Remove("settler", "icenia"), Remove("legionary", "atrebatia")]
    assert refusal(played, Remove("legionary", "icenia"), BOB) == ("ALB-8.4", "no-figure")
    assert refusal(played, EndTurn(), BOB) == ("ALB-8.4", "due-remove")
    assert refusal(played, EndTurn()) == refusal(played, Remove("settler", "cantium")) == ("ALB-8.4", "wait-remove")
    played.play(BOB, Remove("legionary", "atrebatia"))
    assert site(played, BOB, "dobunnia") == "settlement 1"
    assert player(played, BOB).settlers == {"icenia": 1}


def test_the_last_settler_may_be_chosen() -> None:
    """ALB-8.4: free choice, even with legionaries to remove; the game goes on as long as anybody has a settler."""
    played = losing(BOB_LOSES)
    played.play(BOB, Remove("settler", "icenia"))

    assert player(played, BOB).settlers == {}
    assert played.actors() == [BOB]
    assert played.view(None).phase == "turn"


def test_without_settlers_one_moves_legionaries_and_takes_resources() -> None:
    """ALB-8.4, ALB-5.1, ALB-9.1: but never builds again."""
    ann = {"settlers": {}, "legionaries": {"dobunnia": 1}, "buildings": {"dobunnia": "castle 1"}, "resources": ALL}
    played = table(ann, {}, picts={"dobunnia": {"hidden": 1}})

    assert {type(action) for action in played.legal(ANN)} == {TakeResources, MoveLegionary, Carry, EndTurn}
    assert refusal(played, Raise("dobunnia")) == ("ALB-5.1", "no-settler")
    assert played.rules.prompt(played.state, ANN) == Words("prompt-start-only", {"points": 2})
    played.play(ANN, MoveLegionary("dobunnia", "atrebatia"))
    assert played.rules.prompt(played.state, ANN) == Words("prompt-move-only", {"points": 1})


@pytest.mark.parametrize("level", [1, 2])
def test_when_nobody_has_a_settler_left_the_game_ends_at_once(level: int) -> None:
    """ALB-8.4: even if another figure is still owed; the position says so, and is read again as it is."""
    ann = {"settlers": {"dobunnia": 1}, "buildings": {"dobunnia": f"settlement {level}"}}
    played = table(ann, {"settlers": {}, "legionaries": {"icenia": 1}})
    played.play(ANN, Demolish("dobunnia"))
    events = played.play(ANN, Remove("settler", "cantium"))

    assert events == [Removed(ANN, "settler", "cantium"), SettlersGone(), Ended()]
    assert played.actors() == []
    assert played.view(None).debt == (Debt(ANN, figures=1) if level == 2 else None)
    assert refusal(played, EndTurn()) == refusal(played, EndTurn(), BOB) == ("ALB-8.4", "game-over")
    assert GAME.from_position(played.position()).state == played.state


@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        ({"buildings": {"atrebatia": "settlement 1"}}, {"buildings": {"atrebatia": "settlement 2"}}, (BOB,)),
        ({"resources": {"gold": 9}}, {"buildings": {"atrebatia": "settlement 1"}}, (BOB,)),
        ({"buildings": {"brigantia": "settlement 4"}}, {"buildings": {"atrebatia": "settlement 4"}}, (ANN,)),
        ({"resources": {"gold": 1}}, {"resources": {"stone": 9}}, (ANN,)),
        ({"resources": {"fish": 1}}, {"resources": {"wood": 1}}, (BOB,)),
        ({"resources": {"fish": 1}}, {"resources": {"fish": 1}}, (ANN, BOB)),
    ],
)
def test_then_the_most_levels_of_settlements_win(
    ann: dict[str, Any], bob: dict[str, Any], winners: tuple[int, ...]
) -> None:
    """ALB-8.4, ALB-10.2: among equals, attackers around settlements IV, then gold, stone, wood and fish."""
    legion = {"settlers": {}, "legionaries": {"cantium": 1}}
    outcome = table({**legion, **ann}, {**legion, **bob}, phase="over").outcome()

    assert outcome is not None
    assert outcome.winners == winners


def test_a_settler_that_is_removed_builds_no_more() -> None:
    """ALB-8.4, ALB-5.1: the one in Icenia was the last that could."""
    played = table({"settlers": {"dobunnia": 1, "icenia": 1}, "buildings": {"dobunnia": "settlement 1"}})
    played.play(ANN, Demolish("dobunnia"))
    played.play(ANN, Remove("settler", "icenia"))

    assert played.view(None).turn == BOB


def test_a_settler_that_another_player_removes_takes_no_action_away() -> None:
    """ALB-8.4, ALB-5.1: Bob's settler in Icenia goes, Ann's there may still build."""
    played = table(
        {"settlers": {"dobunnia": 1, "icenia": 1}, "resources": {"fish": 2}},
        {"settlers": {"icenia": 1}, "buildings": {"dobunnia": "settlement 1"}},
        picts={"dobunnia": {"hidden": 1}},
        draws=[ATTACK],
    )
    played.play(ANN, Found("dobunnia", "castle"))
    played.play(BOB, Remove("settler", "icenia"))

    assert Found("icenia", "works") in played.legal(ANN)


@pytest.mark.parametrize(("building", "left"), [("fortress 2", "fortress 1"), ("castle 3", "castle 2")])
def test_a_level_three_may_be_given_up_as_well(building: str, left: str) -> None:
    """ALB-8.5: a level II or III."""
    played = losing({"buildings": {"dobunnia": "settlement 3", "cantium": building}})
    played.play(BOB, GiveUp("cantium"))

    assert site(played, BOB, "cantium") == left


def test_a_lost_settlement_three_costs_another_level() -> None:
    """ALB-8.5: a level II or III that is not of a settlement, with what it gave."""
    played = losing(
        {
            "buildings": {
                "dobunnia": "settlement 3",
                "atrebatia": "settlement 2",
                "cantium": "castle 2",
                "dumnonia": "works 1",
            },
        }
    )

    assert played.legal(BOB) == [GiveUp("cantium")]
    assert refusal(played, GiveUp("icenia"), BOB) == ("ALB-8.5", "no-building")
    assert refusal(played, GiveUp("atrebatia"), BOB) == ("ALB-8.5", "settlement-stays")
    assert refusal(played, GiveUp("dumnonia"), BOB) == ("ALB-8.5", "level-one-stays")
    assert refusal(played, EndTurn(), BOB) == ("ALB-8.5", "due-give-up")
    assert refusal(played, EndTurn()) == refusal(played, GiveUp("cantium")) == ("ALB-8.5", "wait-give-up")
    played.play(BOB, GiveUp("cantium"))

    assert site(played, BOB, "cantium") == "castle 1"
    assert player(played, BOB).markers == 1
    assert site(played, BOB, "dobunnia") == "settlement 2"


def test_with_no_such_level_nothing_more_is_lost() -> None:
    """ALB-8.5: when there is none."""
    played = losing({"buildings": {"dobunnia": "settlement 3", "cantium": "castle 1"}})

    assert site(played, BOB, "dobunnia") == "settlement 2"
    assert site(played, BOB, "cantium") == "castle 1"
    assert played.view(None).phase == "turn"
    # Nothing is owed any more: the position says all there is.
    assert GAME.from_position(played.position()).state == played.state


def raised_to_three(
    ann: dict[str, Any], *others: dict[str, Any], draws: list[int] | None = None, **fields: Any
) -> AlbionTable:
    """Ann raises the settlement in Atrebatia to III."""
    buildings = {"atrebatia": "settlement 2", **ann.pop("buildings", {})}
    settlers = ann.pop("settlers", {"atrebatia": 1})
    played = table(
        {"settlers": settlers, "resources": {"fish": 1, "wood": 1, "stone": 1}, "buildings": buildings, **ann},
        *others,
        draws=draws,
        **fields,
    )
    played.play(ANN, Raise("atrebatia"))
    return played


def test_a_settlement_three_raises_another_building() -> None:
    """ALB-8.5: at no cost, no settler there, no toll; not a settlement, nor one of the highest level."""
    played = raised_to_three(
        {"buildings": {"dobunnia": "castle 1", "cantium": "fortress 3", "brigantia": "settlement 1"}},
        {"buildings": {"dobunnia": "castle 3"}},
    )

    assert played.legal(ANN) == [RaiseFree("dobunnia"), Decline()]
    assert refusal(played, EndTurn()) == ("ALB-8.5", "due-free")
    assert refusal(played, Decline(), BOB) == ("ALB-8.5", "wait-free")
    assert refusal(played, RaiseFree("brigantia")) == ("ALB-8.5", "no-settlement")
    assert refusal(played, RaiseFree("cantium")) == ("ALB-5.4", "highest-level")
    assert refusal(played, RaiseFree("novantia")) == ("ALB-8.5", "no-building")
    events = played.play(ANN, RaiseFree("dobunnia"))

    assert events == [LaidFree(ANN, "dobunnia", "castle", 2), Built(ANN, "dobunnia", "castle", 2)]
    assert player(played, ANN).markers == 2
    assert player(played, BOB).resources == {}


def test_the_free_level_turns_up_a_pict_and_may_fail() -> None:
    """ALB-8.5, ALB-7.1: as usual."""
    played = raised_to_three({"buildings": {"dobunnia": "castle 1"}}, picts={"dobunnia": {"hidden": 1}}, draws=[ATTACK])
    played.play(ANN, RaiseFree("dobunnia"))

    assert site(played, ANN, "dobunnia") == "castle 1"
    assert played.view(None).picts["dobunnia"].open == 1


def test_settlers_in_the_raised_region_keep_their_action() -> None:
    """ALB-8.5: they may still build there."""
    played = raised_to_three(
        {
            "buildings": {"dobunnia": "castle 1"},
            "settlers": {"atrebatia": 1, "dobunnia": 1},
            "resources": {"fish": 2, "wood": 2, "stone": 2},
        }
    )
    played.play(ANN, RaiseFree("dobunnia"))

    assert player(played, ANN).settlers["dobunnia"] == 1
    assert Raise("dobunnia") in played.legal(ANN)


def test_the_free_level_may_be_declined() -> None:
    """ALB-8.5: nothing is raised."""
    played = raised_to_three({"buildings": {"dobunnia": "castle 1"}})
    played.play(ANN, Decline())

    assert site(played, ANN, "dobunnia") == "castle 1"
    assert played.actors() == [BOB]


def test_without_a_building_to_raise_there_is_nothing_to_decide() -> None:
    """ALB-8.5: it would be another building of the player's, already on the board."""
    played = raised_to_three({})

    assert played.actors() == [BOB]


def test_a_settlement_four_can_be_built_and_counts() -> None:
    """ALB-8.6: it costs one of each."""
    played = table({"settlers": {"atrebatia": 1}, "resources": ALL, "buildings": {"atrebatia": "settlement 3"}})
    played.play(ANN, Raise("atrebatia"))

    assert site(played, ANN, "atrebatia") == "settlement 4"
    assert player(played, ANN).resources == {}
    assert refusal(played, Pay(("fish",)), BOB) == ("ALB-3.1", "due-turn")
