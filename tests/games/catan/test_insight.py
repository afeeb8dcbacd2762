"""What the greedy bot makes of a position of Catan: it builds, trades, bids and robs with some sense."""

from ludotheca.bots import find_bot
from ludotheca.engine.luck import Seeded
from ludotheca.games.catan import GAMES
from ludotheca.games.catan.actions import (
    Accept,
    Bid,
    BuildCity,
    BuildSettlement,
    CatanAction,
    MoveRobber,
    PassBid,
    Refuse,
)
from tests.games.catan.tables import ANN, BOB, CITY, SETTLEMENT, CatanTable, auction, table, way


def choice(played: CatanTable, seat: int) -> CatanAction:
    """What the bot does, which is shown the seat's view and nothing else."""
    rules = played.rules
    legal = rules.legal(played.state, seat)
    game = next(game for game in GAMES if game.rules is rules)
    first = find_bot("greedy").choose(game, played.view(seat), seat, legal, Seeded(1))[0]
    action: CatanAction = rules.catalogue[first]
    return action


def test_it_builds_what_brings_points() -> None:
    """CAT-1.11: a city before anything cheaper, a settlement where there is a road."""
    assert choice(table({"hand": CITY, "settlements": ["B2s"]}), ANN) == BuildCity("B2s")
    ready = table({"hand": SETTLEMENT, "settlements": ["B2s"], "roads": way("B2s", "B2se", "B3s")})
    assert isinstance(choice(ready, ANN), BuildSettlement)


def test_it_robs_another_and_not_itself() -> None:
    """CAT-1.5: the robber goes where it hurts a rival who has cards."""
    position = table({"settlements": ["A1n"]}, {"settlements": ["E1s"], "hand": "2 ore"}, phase="robber", dice=[3, 4])

    action = choice(position, ANN)

    assert isinstance(action, MoveRobber)
    assert action.from_seat == BOB


def test_it_accepts_what_completes_a_building_and_refuses_a_bad_deal() -> None:
    """CAT-1.8: as a person would."""
    good = table(
        {"hand": "lumber"},
        {"hand": "2 brick grain wool", "settlements": ["B2s"]},
        phase="answer",
        offer={"give": {"lumber": 1}, "want": {"brick": 1}},
    )
    bad = table(
        {"hand": "ore"},
        {"hand": SETTLEMENT, "settlements": ["B2s"]},
        phase="answer",
        offer={"give": {"ore": 1}, "want": {"brick": 1}},
    )

    assert choice(good, BOB) == Accept()
    assert choice(bad, BOB) == Refuse()


def test_it_bids_for_a_settlement_and_never_more_than_it_has() -> None:
    """ALX-2.10, ALX-2.12: one by one, up to the cards it could pay with."""
    assert choice(auction({"hand": "3 lumber 2 grain"}), ANN) == Bid(1)
    outbid = auction({"hand": "3 lumber 2 grain"}, bid={"bid": 5, "bidder": BOB})
    assert choice(outbid, ANN) == PassBid()
