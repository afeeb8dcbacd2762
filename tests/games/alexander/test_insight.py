"""What the greedy bot makes of a position of Alexander: it bids and pays with some sense."""

from ludotheca.games.alexander.actions import AlexanderAction, Bid, PassBid, PayGood
from tests.games.alexander.tables import ALEXANDER, MarchTable, auction, bids
from tests.games.catan.tables import ANN, BOB, chosen, weighed


def choice(played: MarchTable, seat: int) -> AlexanderAction:
    action: AlexanderAction
    [action] = chosen(ALEXANDER, played, seat)
    return action


def test_it_bids_for_a_settlement_and_never_more_than_it_has() -> None:
    """ALX-2.10, ALX-2.12: one by one, up to the cards it could pay with."""
    assert choice(auction({"hand": "3 lumber 2 grain"}), ANN) == Bid(1)
    outbid = auction({"hand": "3 lumber 2 grain"}, turn=BOB, bid={"bid": 5, "bidder": BOB, "turn": ANN}, seats=2)
    assert choice(outbid, ANN) == PassBid()


def test_it_takes_what_nobody_else_can_bid_for() -> None:
    """ALX-2.12: the only one left has won with the first bid, and a settlement for a card is a good deal."""
    alone = auction({"hand": "3 lumber 2 grain"}, {"overbid": 9}, {"overbid": 9})

    assert choice(alone, ANN) == Bid(1)


def test_it_pays_as_one_plan() -> None:
    """ALX-2.11: with what it can spare."""
    played = auction({"hand": "4 wool lumber brick grain"})
    bids(played, 3, 0, 0)

    assert chosen(ALEXANDER, played, ANN) == [PayGood("wool")] * 3


def test_it_weighs_a_few_bids_that_it_can_pay() -> None:
    """ALX-2.10: and passing."""
    played = auction({"gold": 9}, {"gold": 2})

    assert weighed(ALEXANDER, played, ANN) == [[PassBid()], [Bid(1)], [Bid(2)], [Bid(3)]]
    played.play(ANN, Bid(1))
    assert weighed(ALEXANDER, played, BOB) == [[PassBid()], [Bid(2)]]
