"""Catan, CAT-1.3 and CAT-1.4: the turn, and what a roll yields."""

import pytest

from ludotheca.games.catan.actions import (
    BuildRoad,
    BuyDevelopment,
    EndTurn,
    OfferGive,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    TradeBank,
)
from ludotheca.games.catan.events import Produced, Rolled, Short
from tests.games.catan.tables import ANN, BOB, EVA, bank, dice, hand, refusal, table, whole


def test_every_hex_with_the_number_yields() -> None:
    """CAT-1.3: a settlement 1, a city 2, for each hex with the number, whoever rolls."""
    played = table(
        {"settlements": ["A1s"]},
        {"cities": ["A1ne"], "settlements": ["A3se"]},
        phase="roll",
        draws=dice(10),
    )

    events = played.play(ANN, Roll())

    assert events == [Rolled(ANN, 4, 6), Produced(BOB, "brick", 1), Produced(ANN, "ore", 1), Produced(BOB, "ore", 2)]
    assert hand(played, ANN) == {"ore": 1}
    assert hand(played, BOB) == {"brick": 1, "ore": 2}
    assert bank(played) == {"lumber": 19, "brick": 18, "grain": 19, "wool": 19, "ore": 16}


def test_a_building_between_two_hexes_of_a_number_yields_twice() -> None:
    """CAT-1.3: for each adjacent hex."""
    played = table(
        {"settlements": ["B3se"]},
        land={
            "A1": {"terrain": "mountain", "number": 4},
            "B2": {"terrain": "pasture", "number": 6},
            "B3": {"terrain": "hill", "number": 10},
        },
        phase="roll",
        draws=dice(10),
    )

    played.play(ANN, Roll())

    assert hand(played, ANN) == {"brick": 2}


def test_the_robber_keeps_a_hex_from_yielding() -> None:
    """CAT-1.3: only that one; other hexes with the number yield."""
    played = table({"settlements": ["A1s"], "cities": ["A3se"]}, robber="A1", phase="roll", draws=dice(10))

    played.play(ANN, Roll())

    assert hand(played, ANN) == {"brick": 2}


def test_first_the_roll_then_everything_else_in_any_order() -> None:
    """CAT-1.3: nothing is built or traded before the roll, and there is one roll."""
    rich = {"hand": "4 lumber 4 brick 4 grain 4 wool 4 ore", "settlements": ["A1s"], "roads": ["A1s-B1se"]}
    played = table(rich, phase="roll", draws=[*dice(2), 0])

    trades = (TradeBank("lumber", "ore"), OfferGive("lumber"))
    for action in (BuildRoad("B1se-B1s"), BuyDevelopment(), EndTurn(), *trades):
        assert refusal(played, action) == ("CAT-1.3", "due-roll")
    assert refusal(played, Roll(), BOB) == ("CAT-1.3", "wait-roll")
    played.play(ANN, Roll())
    assert refusal(played, Roll()) == ("CAT-1.3", "due-main")
    played.play(ANN, BuildRoad("B1se-B1s"))
    played.play(ANN, TradeBank("wool", "ore"))
    played.play(ANN, BuildRoad("B1s-B1sw"))
    assert refusal(played, BuyDevelopment()) == ("CAT-1.6", "too-dear-development")
    played.play(ANN, EndTurn())

    assert played.actors() == [BOB]
    assert whole(played).phase == "roll"


@pytest.mark.parametrize(
    ("card", "action", "phase"),
    [
        ("knight", PlayKnight(), "robber"),
        ("road-building", PlayRoadBuilding(), "free-road"),
        ("year-of-plenty", PlayYearOfPlenty(("lumber", "ore")), "roll"),
        ("monopoly", PlayMonopoly("ore"), "roll"),
    ],
)
def test_a_development_card_may_be_played_before_the_roll(
    card: str, action: PlayKnight | PlayRoadBuilding | PlayYearOfPlenty | PlayMonopoly, phase: str
) -> None:
    """CAT-1.3: and the roll comes after it."""
    played = table({"developments": {card: 1}, "settlements": ["A1s"], "roads": ["A1s-B1se"]}, phase="roll")

    played.play(ANN, action)

    assert whole(played).phase == phase
    while phase != whole(played).phase or phase != "roll":
        played.play(ANN, played.legal(ANN)[0])
        phase = whole(played).phase
    assert Roll() in played.legal(ANN)


def test_a_bank_that_cannot_pay_all_pays_nobody() -> None:
    """CAT-1.4: of that resource; others are paid."""
    played = table(
        {"cities": ["A1s"]},
        {"settlements": ["A1ne", "A3se"]},
        {"hand": "17 ore"},
        phase="roll",
        draws=dice(10),
    )

    events = played.play(ANN, Roll())

    assert events[1:] == [Produced(BOB, "brick", 1), Short("ore")]
    assert hand(played, ANN) == {}
    assert bank(played)["ore"] == 2


def test_a_bank_that_can_just_pay_pays_all() -> None:
    """CAT-1.4: three are left, and three are owed."""
    played = table({"cities": ["A1s"]}, {"settlements": ["A1ne"]}, {"hand": "16 ore"}, phase="roll", draws=dice(10))

    played.play(ANN, Roll())

    assert (hand(played, ANN), hand(played, BOB)) == ({"ore": 2}, {"ore": 1})
    assert bank(played)["ore"] == 0


def test_a_single_claimant_gets_what_is_left() -> None:
    """CAT-1.4: two buildings of one player are one claim."""
    played = table({"cities": ["A1s"], "settlements": ["A1ne"]}, {}, {"hand": "18 ore"}, phase="roll", draws=dice(10))

    events = played.play(ANN, Roll())

    assert events[1:] == [Produced(ANN, "ore", 1)]
    assert hand(played, ANN) == {"ore": 1}


def test_an_empty_bank_pays_nothing() -> None:
    """CAT-1.4: and that is told."""
    played = table({"settlements": ["A1s"]}, {}, {"hand": "19 ore"}, phase="roll", draws=dice(10))

    assert played.play(ANN, Roll())[1:] == [Short("ore")]
    assert hand(played, EVA) == {"ore": 19}
