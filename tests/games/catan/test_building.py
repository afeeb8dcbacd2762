"""Catan, CAT-1.6 and CAT-1.7: what building costs, and where it is allowed."""

import pytest

from ludotheca.games.catan.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CatanAction,
    EndTurn,
    Roll,
)
from ludotheca.games.catan.events import CityBuilt, RoadBuilt, SettlementBuilt
from tests.games.catan.tables import (
    ANN,
    BOB,
    CITY,
    DEVELOPMENT,
    ROAD,
    SETTLEMENT,
    bank,
    cards,
    dice,
    hand,
    kinds,
    player,
    refusal,
    table,
    way,
)

PLACES = {"settlements": ["A1s"], "roads": way("A1s", "B1se", "B2s")}


@pytest.mark.parametrize(
    ("cost", "action", "reason"),
    [
        (ROAD, BuildRoad("B2se-B2s"), "too-dear-road"),
        (SETTLEMENT, BuildSettlement("B2s"), "too-dear-settlement"),
        (CITY, BuildCity("A1s"), "too-dear-city"),
        (DEVELOPMENT, BuyDevelopment(), "too-dear-development"),
    ],
)
def test_everything_has_its_price(cost: str, action: CatanAction, reason: str) -> None:
    """CAT-1.6: paid to the bank; with one card less it is refused."""
    played = table({**PLACES, "hand": cost}, draws=[0])
    played.play(ANN, action)
    assert hand(played, ANN) == {}
    assert bank(played) == dict.fromkeys(("lumber", "brick", "grain", "wool", "ore"), 19)

    for missing in cards(cost):
        poor = {name: count - (name == missing) for name, count in cards(cost).items()}
        others = {name: 5 for name in ("lumber", "brick", "grain", "wool", "ore") if name not in poor}
        short = table({**PLACES, "hand": {**poor, **others}})
        assert refusal(short, action) == ("CAT-1.6", reason)


def test_ore_does_not_pay_for_a_settlement() -> None:
    """CAT-1.6: nor anything else in place of what it costs."""
    played = table({**PLACES, "hand": "19 ore lumber brick grain"})

    assert refusal(played, BuildSettlement("B2s")) == ("CAT-1.6", "too-dear-settlement")


def test_a_road_joins_an_own_road_or_building() -> None:
    """CAT-1.7: and lies where no road is yet."""
    played = table({**PLACES, "hand": "3 lumber 3 brick"}, {"roads": ["A1s-A1sw"]})

    assert kinds(played, BuildRoad) == [
        BuildRoad("A1se-A1s"),
        BuildRoad("B1se-B1s"),
        BuildRoad("B2se-B2s"),
        BuildRoad("B2s-C2se"),
    ]
    assert refusal(played, BuildRoad("A1s-A1sw")) == ("CAT-1.7", "edge-taken")
    assert refusal(played, BuildRoad("B2s-B1se")) == ("CAT-1.7", "edge-taken")
    assert refusal(played, BuildRoad("E1s-E1sw")) == ("CAT-1.7", "road-not-joined")
    assert played.play(ANN, BuildRoad("B2s-C2se")) == [RoadBuilt(ANN, "B2s-C2se")]
    played.play(ANN, BuildRoad("C2se-C2s"))
    assert len(player(played, ANN).roads) == 4


def test_no_road_goes_on_through_another_players_building() -> None:
    """CAT-1.7: whoever stands at its end cuts it; from the other side it may still be built."""
    end = {"settlements": ["B2s"]}
    played = table({**PLACES, "hand": ROAD}, end)
    around = table({"settlements": ["A1s"], "roads": way("A1s", "B1se", "B2s") + way("C2s", "C2se"), "hand": ROAD}, end)

    assert refusal(played, BuildRoad("B2s-C2se")) == ("CAT-1.7", "road-cut")
    assert refusal(played, BuildRoad("B2se-B2s")) == ("CAT-1.7", "road-cut")
    assert BuildRoad("B2s-C2se") in around.legal(ANN)
    assert refusal(around, BuildRoad("B2se-B2s")) == ("CAT-1.7", "road-cut")


def test_a_new_building_cuts_what_others_could_have_built() -> None:
    """CAT-1.7: as soon as it stands."""
    played = table(
        {"hand": SETTLEMENT, "roads": ["B2s-C2se"]},
        {"hand": ROAD, "roads": way("A1s", "B1se", "B2s")},
        draws=dice(2),
    )
    played.play(ANN, BuildSettlement("B2s"))
    played.play(ANN, EndTurn())
    played.play(BOB, Roll())

    assert kinds(played, BuildRoad, BOB) == [
        BuildRoad("A1se-A1s"),
        BuildRoad("A1s-A1sw"),
        BuildRoad("B1se-B1s"),
    ]
    assert refusal(played, BuildRoad("B2se-B2s"), BOB) == ("CAT-1.7", "road-cut")


def test_a_settlement_stands_on_an_own_road_away_from_others() -> None:
    """CAT-1.7: all crossings next to it are empty, of own buildings too."""
    played = table(
        {"settlements": ["A1s"], "roads": way("A1s", "B1se", "B2s", "C2se", "C2s"), "hand": SETTLEMENT},
        {"settlements": ["D1se"], "roads": way("D1se", "D1s")},
    )

    assert refusal(played, BuildSettlement("B1se")) == ("CAT-1.7", "too-near")
    assert refusal(played, BuildSettlement("C2s")) == ("CAT-1.7", "too-near")
    assert refusal(played, BuildSettlement("D1se")) == ("CAT-1.7", "crossing-taken")
    assert refusal(played, BuildSettlement("E3s")) == ("CAT-1.7", "no-road-here")
    assert kinds(played, BuildSettlement) == [BuildSettlement("B2s"), BuildSettlement("C2se")]
    assert played.play(ANN, BuildSettlement("B2s")) == [SettlementBuilt(ANN, "B2s")]


def test_a_city_replaces_an_own_settlement() -> None:
    """CAT-1.7: which returns to the supply."""
    five = ["A1n", "A2n", "A3n", "B1nw", "C1sw"]
    played = table(
        {"settlements": five, "roads": ["C3se-C3s"], "hand": "3 grain 3 ore lumber brick wool"},
        {"settlements": ["E1s"], "cities": ["E2s"]},
    )
    assert refusal(played, BuildSettlement("C3se")) == ("CAT-1.1", "no-settlement-left")

    assert refusal(played, BuildCity("E1s")) == ("CAT-1.7", "no-own-settlement")
    assert refusal(played, BuildCity("C3se")) == ("CAT-1.7", "no-own-settlement")
    assert played.play(ANN, BuildCity("A1n")) == [CityBuilt(ANN, "A1n")]
    assert refusal(played, BuildCity("A1n")) == ("CAT-1.7", "no-own-settlement")
    played.play(ANN, BuildSettlement("C3se"))

    assert player(played, ANN).cities == ("A1n",)
    assert len(player(played, ANN).settlements) == 5


def test_the_pieces_are_limited() -> None:
    """CAT-1.1: 15 roads, 5 settlements, 4 cities."""
    coast = "A1n A1ne A2n A2ne A3n A3ne A3se B4ne B4se C5ne C5se C5s D4se D4s E3se E3s"
    roads = way(*coast.split())
    played = table(
        {
            "roads": roads,
            "cities": ["A1n", "A2n", "A3n", "B4ne"],
            "settlements": ["C5ne"],
            "hand": "9 lumber 9 brick 9 grain 9 ore",
        },
        points_to_win=12,
    )

    assert len(roads) == 15
    assert refusal(played, BuildRoad("E3s-E2se")) == ("CAT-1.1", "no-road-left")
    assert refusal(played, BuildCity("C5ne")) == ("CAT-1.1", "no-city-left")


def test_who_has_no_place_to_build_is_told_so() -> None:
    """CAT-1.7: whatever place was asked about; without a settlement there is none to replace."""
    played = table(
        {"hand": "2 lumber 2 brick 3 grain wool 3 ore", "roads": way("A1n", "A1ne")},
        {"settlements": ["A1ne"], "roads": way("A1n", "A1nw")},
    )

    assert refusal(played, BuildRoad("E1s-E1sw")) == ("CAT-1.7", "no-road-place")
    assert refusal(played, BuildSettlement("E1s")) == ("CAT-1.7", "no-settlement-place")
    assert refusal(played, BuildCity("E1s")) == ("CAT-1.7", "no-settlement-yet")
