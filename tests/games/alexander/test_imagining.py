"""What a seat of Alexander imagines is what would be dealt from its view: the stack, and what auctions have shown."""

from ludotheca.engine.luck import Seeded
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.actions import PayGood
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.actions import Discard, EndTurn
from tests.games.alexander.tables import bids, in_doubt, scenario
from tests.games.catan.tables import ANN, BOB, EVA, imagined


def test_the_stack_is_dealt_with_the_hands() -> None:
    """ALX-2.6: Bob has drawn wool or ore, and so has Eva; Ann has seen only her own card."""
    played = scenario(march={"stack": {"ore": 3, "wool": 3}, "stack_used_up": False}, draws=[0, 0, 0])
    played.play(ANN, EndTurn())

    assert imagined(played, ANN) == 4
    world = played.rules.imagine(played.state, ANN, Seeded(1)).cells
    held = [sum(world[base.hand(seat, k)] for k in range(base.RESOURCE_KINDS)) for seat in (ANN, BOB, EVA)]
    assert held == [1, 1, 1]
    assert sum(world[at.STACK : at.STACK + base.RESOURCE_KINDS]) == 3


def test_who_has_to_pay_is_imagined_to_be_able_to() -> None:
    """ALX-2.12: with three of wool and grain at first, and with two after one has been paid."""
    played = in_doubt("3 wool 5 ore")
    bids(played, 4, 0, 0)
    assert imagined(played, EVA) > 1

    played.play(ANN, PayGood("gold"))
    played.play(ANN, PayGood("wool"))
    assert imagined(played, EVA) > 1


def test_who_may_not_overbid_is_imagined_to_be_able_to_pay() -> None:
    """ALX-2.10: the bid shows what is in the hand, and what Ann has, Bob has not."""
    played = in_doubt("3 wool 5 ore", forbid_overbids=True)
    bids(played, 4)

    assert imagined(played, EVA) > 1


def test_who_has_bid_too_much_is_imagined_to_have_too_little() -> None:
    """ALX-2.12: also with some of the cards chosen that are given up for it."""
    played = in_doubt("2 wool 6 ore")
    bids(played, 4, 0, 0)
    assert imagined(played, EVA) > 1

    played.play(ANN, Discard("ore"))
    assert imagined(played, EVA) > 1
    # Whatever Ann has not is Bob's.
    assert imagined(played, ANN) == 1
