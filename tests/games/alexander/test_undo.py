"""Alexander: what has shown something hidden is not taken back, whatever it has turned out to be."""

from typing import Any

import pytest

from ludotheca.games.alexander.actions import Bid, PassBid
from ludotheca.games.alexander.auctions import most_payable
from ludotheca.games.catan.actions import EndTurn, PlayMonopoly
from ludotheca.games.catan.data import RESOURCES
from tests.games.alexander.tables import ALEXANDER, MarchTable, auction, bids, scenario
from tests.games.catan.tables import ANN, BOB


def doubt(seat: int, most: int, *resources: str) -> list[dict[str, Any]]:
    """Ann, and whoever watches, does not know how many of some resources another's hand holds."""
    known = {name: {"least": 0, "most": most} for name in resources or RESOURCES}
    return [{"observer": observer, "seat": seat, "known": known} for observer in (ANN, 4)]


def famine(bob: dict[str, Any], bid: int = 3, **fields: Any) -> MarchTable:
    """Ann has passed, and Bob's bid has won a famine."""
    played = auction({"gold": 1}, bob, event="famine", seats=2, **fields)
    bids(played, 1, bid)
    played.play(ANN, PassBid())
    return played


@pytest.mark.parametrize("held", ["lumber", "grain", "ore"])
@pytest.mark.parametrize("named", ["lumber", "grain", "ore"])
def test_a_monopoly_on_a_hand_in_doubt_is_not_taken_back(held: str, named: str) -> None:
    """CAT-1.9: it shows what the one unknown card is, or what it is not; and grain it will hardly be."""
    played = scenario(
        {"developments": {"monopoly": 1}},
        {"hand": held},
        march={"stack": {"lumber": 9, "grain": 1, "ore": 9}, "stack_used_up": False},
        knowledge=doubt(BOB, 1),
    )
    played.play(ANN, PlayMonopoly(named))

    assert played.undoable() is None


@pytest.mark.parametrize("seed", range(12))
def test_a_pass_that_shows_who_can_pay_is_not_taken_back(seed: int) -> None:
    """ALX-2.12: whether the other can, or cannot; but nobody can pay seven with six cards."""
    for more in (0, 1):
        played = ALEXANDER.new(2, seed=seed)
        [ann] = played.actors()
        bid = most_payable(played.state.cells, 1 - ann) + more
        bids(played, 1, bid)
        played.play(ann, PassBid())

        assert played.undoable() == (ann if bid > 6 else None)


def test_a_pass_that_shows_nothing_is_taken_back() -> None:
    """ALX-2.12: where all can see beforehand that the bid can be paid, or that it cannot."""
    unknown = doubt(BOB, 8)
    paying = famine({"hand": "2 ore", "gold": 3}, knowledge=unknown)
    failing = famine({"hand": "2 wool"}, bid=4, knowledge=unknown)
    in_doubt = famine({"hand": "2 wool", "gold": 1}, knowledge=unknown)
    one_ore = {name: {"least": 0, "most": 1 if name == "ore" else 3} for name in ("grain", "wool", "ore")}
    by_number = famine(
        {"hand": "3 wool ore"},
        knowledge=[{"observer": observer, "seat": BOB, "known": one_ore} for observer in (ANN, 4)],
    )

    assert paying.undoable() == ANN
    assert failing.undoable() == ANN
    assert in_doubt.undoable() is None
    assert by_number.undoable() == ANN


def test_who_may_not_overbid_can_pay() -> None:
    """ALX-2.10: with the setting everybody knows it from the bid."""
    played = famine({"hand": "2 wool", "gold": 1}, forbid_overbids=True, knowledge=doubt(BOB, 2))

    assert played.undoable() == ANN


def test_a_pass_that_leaves_the_auction_open_is_taken_back() -> None:
    """ALX-2.10: and so is a bid that the bidder alone has to pay."""
    played = auction({}, {"hand": "wool"}, event="famine", knowledge=doubt(BOB, 1))
    bids(played, 1, 2)
    assert played.undoable() == BOB
    played.play(2, PassBid())
    assert played.undoable() == 2
    last = auction({}, {}, {"hand": "wool"}, event="famine", knowledge=doubt(2, 1))
    bids(last, 0, 0)
    last.play(2, Bid(1))
    assert last.undoable() == 2


def test_a_turn_that_leads_to_the_rest_of_the_stack_is_not_taken_back() -> None:
    """ALX-2.6: what cannot serve everyone goes to the open piles, where everybody sees it."""
    for stack, undoer in (({"ore": 1}, None), ({}, ANN)):
        played = scenario(march={"stack": stack, "stack_used_up": not stack}, seats=2)
        played.play(ANN, EndTurn())

        assert played.undoable() == undoer
