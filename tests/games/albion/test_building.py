"""Albion, sections 5 and 6: building actions and toll."""

from typing import Any

import pytest

from ludotheca.games.albion.actions import (
    Decline,
    Demolish,
    EndTurn,
    Found,
    GiveUp,
    MoveSettler,
    Pay,
    Raise,
    Recruit,
    Remove,
    TakeToll,
)
from ludotheca.games.albion.events import Demolished, Laid, TollTaken
from ludotheca.games.albion.rules import ALBION
from ludotheca.games.albion.views import Debt
from tests.games.albion.tables import ALL, ANN, BOB, EVA, IDA, AlbionTable, end_turns, player, refusal, site, table


def test_each_settler_may_build_where_it_stands() -> None:
    """ALB-5.1: several in one region act one after the other, and may raise the same building twice."""
    played = table({"settlers": {"atrebatia": 2, "cantium": 1}, "resources": {"fish": 3, "wood": 1}})

    played.play(ANN, Found("atrebatia", "castle"))
    played.play(ANN, Pay(("fish",)))
    assert site(played, ANN, "atrebatia") == "castle 1"
    played.play(ANN, Raise("atrebatia"))
    assert site(played, ANN, "atrebatia") == "castle 2"
    assert refusal(played, Raise("atrebatia")) == ("ALB-5.1", "no-settler")
    played.play(ANN, Found("cantium", "castle"))

    assert site(played, ANN, "cantium") == "castle 1"
    assert played.actors() == [BOB]


def test_a_settler_builds_where_it_has_gone() -> None:
    """ALB-5.1: not where it came from."""
    played = table({"settlers": {"cantium": 1}, "resources": ALL})
    played.play(ANN, MoveSettler("cantium", "atrebatia"))

    assert Found("atrebatia", "castle") in played.legal(ANN)
    assert refusal(played, Found("cantium", "castle")) == ("ALB-5.1", "no-settler")


def test_in_every_turn_each_settler_may_build() -> None:
    """ALB-5.1: even two that stand in one region when the turn begins."""
    played = table({"settlers": {"atrebatia": 2}, "resources": {"fish": 2, "wood": 1}})
    end_turns(played, 2)
    played.play(ANN, Found("atrebatia", "castle"))
    played.play(ANN, Pay(("fish",)))

    assert Raise("atrebatia") in played.legal(ANN)


def test_without_a_settler_nothing_is_built() -> None:
    """ALB-5.1: it takes one of the player's own settlers, in that region."""
    played = table({"resources": ALL}, {"settlers": {"atrebatia": 1}})

    assert refusal(played, Found("atrebatia", "castle")) == ("ALB-5.1", "no-settler")


def test_settlers_that_have_come_to_the_start_region_act_no_more() -> None:
    """ALB-5.6, ALB-4.8: neither the settler that has built, nor the new one."""
    played = table({"settlers": {"atrebatia": 2}, "resources": {"fish": 3}})
    played.play(ANN, Found("atrebatia", "settlement"))
    played.play(ANN, Recruit("settler"))

    assert player(played, ANN).settlers == {"cantium": 2, "atrebatia": 1}
    assert refusal(played, Found("cantium", "castle")) == ("ALB-5.6", "settler-is-home")
    assert refusal(played, Demolish("cantium")) == ("ALB-5.6", "settler-is-home")


def test_one_building_for_each_player_and_region() -> None:
    """ALB-5.2: others may build there too."""
    played = table(
        {"settlers": {"atrebatia": 1}, "resources": ALL, "buildings": {"atrebatia": "castle 1"}},
        {"buildings": {"atrebatia": "settlement 2"}},
    )

    assert refusal(played, Found("atrebatia", "settlement")) == ("ALB-5.2", "second-building")


def test_works_stand_on_their_own_resource_only() -> None:
    """ALB-5.3: and nothing else stands there."""
    played = table({"settlers": {"ordovicia": 1, "atrebatia": 1}, "resources": ALL})

    founded = [action for action in played.legal(ANN) if isinstance(action, Found)]

    assert Found("ordovicia", "works") in founded
    assert {action.building for action in founded if action.region == "atrebatia"} == {
        "settlement",
        "castle",
        "fortress",
    }
    assert [action.building for action in founded if action.region == "ordovicia"] == ["works"]
    assert refusal(played, Found("ordovicia", "castle")) == ("ALB-5.3", "wrong-site")
    assert refusal(played, Found("atrebatia", "works")) == ("ALB-5.3", "wrong-site")


@pytest.mark.parametrize(("building", "highest"), [("castle", 3), ("fortress", 3), ("settlement", 4)])
def test_levels_are_built_in_order(building: str, highest: int) -> None:
    """ALB-5.4: I, II, III, and IV for settlements only."""
    for level in range(1, highest):
        played = table(
            {"settlers": {"atrebatia": 1}, "resources": ALL, "buildings": {"atrebatia": f"{building} {level}"}}
        )
        assert Raise("atrebatia") in played.legal(ANN)
    top = table({"settlers": {"atrebatia": 1}, "resources": ALL, "buildings": {"atrebatia": f"{building} {highest}"}})
    none = table({"settlers": {"atrebatia": 1}, "resources": ALL})

    assert refusal(top, Raise("atrebatia")) == ("ALB-5.4", "highest-level")
    assert refusal(none, Raise("atrebatia")) == ("ALB-5.1", "no-building")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_level_costs_as_many_different_resources(level: int) -> None:
    """ALB-5.5: two of a kind are one kind; the choice is the player's."""
    kinds = ["fish", "wood", "stone", "gold"][: level - 1]
    buildings = {"atrebatia": f"settlement {level - 1}"} if level > 1 else {}
    poor = table({"settlers": {"atrebatia": 1}, "resources": dict.fromkeys(kinds, 2), "buildings": buildings})
    action = Raise("atrebatia") if level > 1 else Found("atrebatia", "settlement")

    assert refusal(poor, action) == ("ALB-5.5", "too-few-resources")


def test_the_price_is_chosen() -> None:
    """ALB-5.5: any different ones; not too few, not too many, and only what the player has."""
    played = table(
        {
            "settlers": {"atrebatia": 1},
            "resources": {"fish": 2, "wood": 1, "gold": 1},
            "buildings": {"atrebatia": "castle 1"},
        }
    )
    played.play(ANN, Raise("atrebatia"))

    assert played.legal(ANN) == [Pay(("fish", "wood")), Pay(("fish", "gold")), Pay(("wood", "gold"))]
    assert refusal(played, Pay(("fish",))) == ("ALB-5.5", "wrong-price")
    assert refusal(played, Pay(("fish", "stone"))) == ("ALB-5.5", "no-resource")
    assert refusal(played, Pay(("fish", "fish"))) == ("ALB-5.5", "same-kind")
    assert refusal(played, EndTurn()) == ("ALB-5.5", "due-pay")
    assert refusal(played, EndTurn(), BOB) == ("ALB-5.5", "wait-pay")
    events = played.play(ANN, Pay(("fish", "gold")))

    assert events[0] == Laid(ANN, "atrebatia", "castle", 2, ("fish", "gold"))
    assert player(played, ANN).resources == {"fish": 1, "wood": 1}


def test_a_price_is_the_same_in_any_order() -> None:
    """ALB-5.5: only which resources are paid matters."""
    assert Pay(("gold", "fish")) == Pay(("fish", "gold"))
    assert Pay(("gold", "silver", "fish")).resources == ("fish", "gold", "silver")


def test_the_order_of_a_building_action() -> None:
    """ALB-5.6: pay and lay face down, the settler goes home, a Pict, the level is turned up."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}}, picts={"dobunnia": {"hidden": 1}}, draws=[0]
    )

    events = played.play(ANN, Found("dobunnia", "castle"))

    assert [type(event).__name__ for event in events] == ["Laid", "PictTurned", "Built"]
    assert player(played, ANN).settlers == {"cantium": 1}
    assert played.actors() == [BOB]


def test_a_building_may_be_taken_back() -> None:
    """ALB-5.7: all levels at once, with what they gave; no toll, no Pict; the settler goes home."""
    played = table(
        {"settlers": {"dobunnia": 1, "cantium": 1}, "buildings": {"dobunnia": "castle 3"}},
        {"buildings": {"dobunnia": "settlement 4"}},
        picts={"dobunnia": {"hidden": 2}},
    )

    events = played.play(ANN, Demolish("dobunnia"))

    assert events == [Demolished(ANN, "dobunnia", "castle")]
    assert site(played, ANN, "dobunnia") == ""
    assert player(played, ANN).markers == 0
    assert player(played, ANN).settlers == {"cantium": 2}
    assert played.view(None).picts["dobunnia"].hidden == 2
    assert played.actors() == [ANN]


def test_taking_back_a_settlement_costs_figures_and_a_level() -> None:
    """ALB-5.7, ALB-8.4, ALB-8.5: a level II or III for level III, a figure each for II and I."""
    played = table(
        {
            "settlers": {"dobunnia": 1, "cantium": 1},
            "legionaries": {"dobunnia": 1},
            "buildings": {"dobunnia": "settlement 3", "cantium": "fortress 2"},
        }
    )
    played.play(ANN, Demolish("dobunnia"))

    assert played.legal(ANN) == [GiveUp("cantium")]
    played.play(ANN, GiveUp("cantium"))
    assert site(played, ANN, "cantium") == "fortress 1"
    assert played.view(None).phase == "remove"
    played.play(ANN, Remove("legionary", "dobunnia"))
    played.play(ANN, Remove("settler", "cantium"))

    assert player(played, ANN).settlers == {"cantium": 1}
    assert player(played, ANN).legionaries == {}


@pytest.mark.parametrize("level", [2, 3])
def test_without_another_level_only_figures_are_owed(level: int) -> None:
    """ALB-5.7, ALB-8.5: there is no level II or III to give up, so the figures are removed at once."""
    played = table({"settlers": {"dobunnia": 1}, "buildings": {"dobunnia": f"settlement {level}"}})
    played.play(ANN, Demolish("dobunnia"))

    assert played.view(None).debt == Debt(ANN, figures=2)
    assert refusal(played, EndTurn()) == ("ALB-8.4", "due-remove")
    assert refusal(played, EndTurn(), BOB) == ("ALB-8.4", "wait-remove")


def test_what_cannot_be_taken_back() -> None:
    """ALB-5.7: a settlement IV, nothing where nothing stands, nothing without a settler."""
    played = table(
        {
            "settlers": {"atrebatia": 1, "cantium": 1},
            "buildings": {"atrebatia": "settlement 4", "dobunnia": "castle 1"},
        }
    )

    assert refusal(played, Demolish("atrebatia")) == ("ALB-5.7", "settlement-four")
    assert refusal(played, Demolish("cantium")) == ("ALB-5.7", "no-building")
    assert refusal(played, Demolish("dobunnia")) == ("ALB-5.7", "no-settler")


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [("atrebatia", "dobunnia", False), ("atrebatia", "brigantia", True), ("novantia", "votadinia", True)],
)
def test_one_of_three_settlements_stands_by_a_laurel_wreath(first: str, second: str, allowed: bool) -> None:  # noqa: FBT001
    """ALB-5.8: a third one elsewhere only if one of the first two does."""
    played = table(
        {
            "settlers": {"catuvellaunia": 1},
            "resources": {"fish": 1},
            "buildings": {first: "settlement 1", second: "settlement 1"},
        }
    )

    assert (Found("catuvellaunia", "settlement") in played.legal(ANN)) == allowed
    if not allowed:
        assert refusal(played, Found("catuvellaunia", "settlement")) == ("ALB-5.8", "laurel-first")


def test_the_second_settlement_needs_no_wreath() -> None:
    """ALB-5.8: the third can still have it."""
    buildings = {"atrebatia": "settlement 1"}
    played = table({"settlers": {"catuvellaunia": 1}, "resources": {"fish": 1}, "buildings": buildings})

    assert Found("catuvellaunia", "settlement") in played.legal(ANN)


def test_the_third_settlement_may_be_the_one_by_the_wreath() -> None:
    """ALB-5.8: in a laurel region it is always welcome."""
    buildings = {"atrebatia": "settlement 1", "dobunnia": "settlement 1"}
    played = table({"settlers": {"novantia": 1}, "resources": {"fish": 1}, "buildings": buildings})

    assert Found("novantia", "settlement") in played.legal(ANN)


@pytest.mark.parametrize("region", ["atrebatia", "cantium"])
def test_no_toll_on_light_green(region: str) -> None:
    """ALB-6.1: never there, nor in resource regions."""
    played = table({"settlers": {region: 1}, "resources": {"fish": 1}}, {"buildings": {region: "settlement 3"}})
    played.play(ANN, Found(region, "castle"))

    assert player(played, BOB).resources == {}


def test_no_toll_on_a_resource_region() -> None:
    """ALB-6.1: works of others are higher, and still nothing is due."""
    played = table({"settlers": {"ordovicia": 1}, "resources": {"fish": 1}}, {"buildings": {"ordovicia": "works 3"}})
    played.play(ANN, Found("ordovicia", "works"))

    assert player(played, BOB).resources == {}


@pytest.mark.parametrize(("own", "other", "due"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 1, False)])
def test_a_higher_building_has_a_claim(own: int, other: int, due: bool) -> None:  # noqa: FBT001
    """ALB-6.2: higher than the builder's was before; so a level I claims from a level I just being laid."""
    buildings = {"dobunnia": f"castle {own}"} if own else {}
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": ALL, "buildings": buildings},
        {"buildings": {"dobunnia": f"fortress {other}"}},
    )
    played.play(ANN, Raise("dobunnia") if own else Found("dobunnia", "castle"))
    played.play(ANN, played.legal(ANN)[0])
    if played.actors() == [BOB] and played.view(None).phase == "toll":
        played.play(BOB, played.legal(BOB)[0])

    assert sum(player(played, BOB).resources.values()) == (1 if due else 0)


def raising(*others: dict[str, Any], resources: dict[str, int]) -> AlbionTable:
    """Ann raises a fortress I to II in Dobunnia with exactly two resources."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": resources, "buildings": {"dobunnia": "fortress 1"}}, *others
    )
    played.play(ANN, Raise("dobunnia"))
    return played


def test_the_worked_example_of_toll() -> None:
    """ALB-6.4, ALB-6.3: White (III) takes the wood, Red (II) gets the fish, Blue (I) nothing."""
    red, white, blue = (
        {"buildings": {"dobunnia": building}} for building in ("settlement 2", "fortress 3", "castle 1")
    )
    played = raising(red, white, blue, resources={"fish": 1, "wood": 1})
    red_seat, white_seat, blue_seat = BOB, EVA, IDA

    assert played.actors() == [white_seat]
    assert played.legal(white_seat) == [TakeToll("fish"), TakeToll("wood")]
    assert refusal(played, TakeToll("gold"), white_seat) == ("ALB-6.3", "not-among-paid")
    assert refusal(played, EndTurn(), white_seat) == ("ALB-6.3", "due-toll")
    assert refusal(played, EndTurn()) == refusal(played, TakeToll("wood")) == ("ALB-6.3", "wait-toll")
    events = played.play(white_seat, TakeToll("wood"))

    assert events[:2] == [TollTaken(white_seat, ANN, "wood"), TollTaken(red_seat, ANN, "fish")]
    assert player(played, red_seat).resources == {"fish": 1}
    assert player(played, blue_seat).resources == {}
    assert site(played, ANN, "dobunnia") == "fortress 2"


def test_among_equals_the_closest_clockwise_chooses_first() -> None:
    """ALB-6.3: and each gets one at most; the rest goes to the bank."""
    two = {"buildings": {"dobunnia": "castle 2"}}
    played = raising(two, {"buildings": {"dobunnia": "castle 2"}}, resources={"fish": 1, "wood": 1})

    assert played.actors() == [BOB]
    played.play(BOB, TakeToll("fish"))
    assert player(played, EVA).resources == {"wood": 1}

    alone = raising(two, resources={"fish": 1, "gold": 1})
    alone.play(BOB, TakeToll("gold"))
    assert player(alone, BOB).resources == {"gold": 1}


def test_toll_goes_round_from_the_builder() -> None:
    """ALB-6.3: Bob builds, so Eva comes before Ida, and Ann last."""
    two = {"buildings": {"dobunnia": "castle 2"}}
    builder = {"settlers": {"dobunnia": 1}, "resources": {"fish": 1, "wood": 1}, "buildings": {"dobunnia": "castle 1"}}
    played = table(two, builder, two, two, turn=BOB)
    played.play(BOB, Raise("dobunnia"))

    assert played.actors() == [EVA]
    played.play(EVA, TakeToll("wood"))
    assert player(played, IDA).resources == {"fish": 1}
    assert player(played, ANN).resources == {}


def test_what_nobody_takes_goes_to_the_bank() -> None:
    """ALB-6.3: no resource is lost."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1, "wood": 1}, "buildings": {"dobunnia": "castle 1"}},
        {"buildings": {"dobunnia": "castle 2"}},
    )
    before = ALBION.conserved(played.state)
    played.play(ANN, Raise("dobunnia"))
    played.play(BOB, TakeToll("wood"))

    assert ALBION.conserved(played.state) == before


def test_when_the_resources_run_out_later_claimants_get_nothing() -> None:
    """ALB-6.3: one resource was paid, two have a claim."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}},
        {"buildings": {"dobunnia": "castle 1"}},
        {"buildings": {"dobunnia": "castle 2"}},
    )
    events = played.play(ANN, Found("dobunnia", "fortress"))

    assert TollTaken(EVA, ANN, "fish") in events
    assert player(played, BOB).resources == {}


def test_several_settlers_build_in_any_order() -> None:
    """ALB-5.1: each action is resolved fully before the next; two settlers keep their right to build."""
    played = table({"settlers": {"atrebatia": 1, "icenia": 1}, "resources": {"fish": 2}})
    played.play(ANN, Found("icenia", "works"))
    assert played.actors() == [ANN]
    played.play(ANN, Found("atrebatia", "settlement"))
    played.play(ANN, Recruit("legionary"))

    assert player(played, ANN).legionaries == {"atrebatia": 1}
    assert refusal(played, Decline(), BOB) == ("ALB-3.1", "due-turn")
