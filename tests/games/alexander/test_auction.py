"""Alexander, ALX-2.10 to ALX-2.14 and ALX-2.18: auctions."""

import pytest

from ludotheca.engine import laws
from ludotheca.engine.errors import UnknownActionError
from ludotheca.engine.laws import wander
from ludotheca.games.alexander.actions import Bid, PassBid, PayGood, PayKnight
from ludotheca.games.alexander.events import AuctionLapsed, AuctionPaid, AuctionWon, BidMade, BidPassed, Overbid
from ludotheca.games.alexander.rules import ALEXANDER as RULES
from ludotheca.games.catan.actions import (
    BuildSettlement,
    BuyDevelopment,
    CatanAction,
    Discard,
    EndTurn,
    OfferGive,
    PlayKnight,
    TradeBank,
)
from ludotheca.games.catan.events import DevelopmentBought, Discarded, LargestArmy, LargestArmyLost, SettlementBuilt
from tests.games.alexander.tables import ALEXANDER, MarchTable, auction, bids, march_of, march_way, scenario, whole
from tests.games.catan.tables import (
    ANN,
    BOB,
    DEVELOPMENT,
    EVA,
    SETTLEMENT,
    bank,
    hand,
    kinds,
    names,
    player,
    refusal,
)

EVERYTHING = "9 lumber 9 brick 9 grain 9 wool 9 ore"


def pay(played: MarchTable, seat: int, *goods: str) -> None:
    for good in goods:
        played.play(seat, PayKnight() if good == "knight" else PayGood(good))


def test_the_vector_of_the_rules() -> None:
    """ALX-2.18: a bid of 5 for a settlement: 2 lumber 2 brick 1 grain, or 2 grain 3 gold; never ore."""
    for goods in (("lumber", "lumber", "brick", "brick", "grain"), ("grain", "grain", "gold", "gold", "gold")):
        played = auction({"hand": "2 lumber 2 brick 3 grain 5 ore", "gold": 3})
        bids(played, 5, 0, 0)

        for k, good in enumerate(goods):
            assert whole(played).phase == "pay"
            assert refusal(played, PayGood("ore")) == ("ALX-2.10", "not-accepted")
            assert march_of(played).auction is not None
            assert getattr(march_of(played).auction, "paid", None) == k
            played.play(ANN, PayGood(good))

        assert player(played, ANN).settlements == ("A1s",)
        assert hand(played, ANN)["ore"] == 5


@pytest.mark.parametrize(
    ("event", "accepted"),
    [
        ("settlement", ["lumber", "brick", "grain", "wool", "gold"]),
        ("famine", ["grain", "wool", "gold"]),
        ("bridge", ["lumber", "brick", "gold"]),
        ("battle", ["wool", "ore", "gold", "knight"]),
        ("statue", ["brick", "ore", "gold"]),
    ],
)
def test_what_each_auction_accepts(event: str, accepted: list[str]) -> None:
    """ALX-2.10: gold everywhere, knights in a battle only."""
    played = auction({"hand": EVERYTHING, "gold": 9, "knights": 2}, event=event)
    bids(played, 6, 0, 0)

    found = ["knight" if isinstance(action, PayKnight) else getattr(action, "good", "") for action in played.legal(ANN)]

    assert found == accepted
    for good in {"lumber", "brick", "grain", "wool", "ore"} - set(accepted):
        assert refusal(played, PayGood(good)) == ("ALX-2.10", "not-accepted")
    if event != "battle":
        assert refusal(played, PayKnight()) == ("ALX-2.10", "not-accepted")


def test_bidding_goes_clockwise_from_the_active_player() -> None:
    """ALX-2.10: everybody raises or passes, and a pass is final; the last one left pays."""
    played = auction({"gold": 9}, {"gold": 9}, {"gold": 9}, turn=BOB, bid={"turn": BOB})

    assert played.actors() == [BOB]
    assert played.play(BOB, Bid(1)) == [BidMade(BOB, 1)]
    assert played.play(EVA, PassBid()) == [BidPassed(EVA)]
    assert played.actors() == [ANN]
    played.play(ANN, Bid(4))
    assert played.actors() == [BOB]
    played.play(BOB, Bid(5))
    assert played.actors() == [ANN]
    events = played.play(ANN, PassBid())

    assert events == [BidPassed(ANN), AuctionWon(BOB, "settlement", 5)]
    assert played.actors() == [BOB]


def test_a_bid_must_be_higher_than_the_last() -> None:
    """ALX-2.10: by at least one; the first is at least one."""
    played = auction({"gold": 9}, {"gold": 9})
    played.play(ANN, Bid(4))

    for number in (1, 3, 4):
        assert refusal(played, Bid(number), BOB) == ("ALX-2.10", "bid-too-low")
    assert refusal(played, Bid(6), EVA) == ("ALX-2.10", "wait-bid")
    with pytest.raises(UnknownActionError):
        played.play(BOB, Bid(0))
    assert Bid(5) in played.legal(BOB)


def test_who_opens_with_a_pass_is_out() -> None:
    """ALX-2.10: a later player may still bid one."""
    played = auction({"gold": 9}, {"gold": 9}, {"gold": 1})

    bids(played, 0)
    for action in (Bid(5), PassBid()):
        assert refusal(played, action) == ("ALX-2.10", "has-passed")
    assert bids(played, 0, 1) == [BidMade(EVA, 1), AuctionWon(EVA, "settlement", 1)]
    assert played.actors() == [EVA]


@pytest.mark.parametrize(
    "action", [OfferGive("wool"), TradeBank("wool", "ore"), EndTurn(), PlayKnight(), BuyDevelopment()]
)
def test_nothing_else_happens_inside_an_auction(action: CatanAction) -> None:
    """ALX-2.10: no trading, no building, no cards; so only knights that were face up count."""
    rich = {"hand": EVERYTHING, "developments": {"knight": 1}, "knights": 1}
    bidding = auction(rich, event="battle")
    paying = auction(rich, event="battle")
    bids(paying, 2, 0, 0)

    for played, due in ((bidding, "due-bid"), (paying, "due-pay")):
        assert refusal(played, action) == ("ALX-2.10", due)
    assert getattr(RULES.hint(bidding.state, ANN, RULES.catalogue.number(Bid(22))), "values", None) == {"payable": 21}


def test_bids_are_not_checked_against_the_hand() -> None:
    """ALX-2.10: a warning is given, and nothing forbidden, unless the setting says so."""
    played = auction({"hand": "2 ore 2 wool", "gold": 1})
    strict = auction({"hand": "2 ore 2 wool", "gold": 1}, forbid_overbids=True)

    assert RULES.hint(played.state, ANN, RULES.catalogue.number(Bid(3))) is None
    hint = RULES.hint(played.state, ANN, RULES.catalogue.number(Bid(4)))
    assert hint is not None
    assert (hint.key, hint.values) == ("warning-overbid", {"payable": 3})
    assert Bid(40) in played.legal(ANN)
    assert kinds(strict, Bid) == [Bid(1), Bid(2), Bid(3)]
    assert refusal(strict, Bid(4)) == ("ALX-2.10", "bid-too-high")


def test_overbids_are_forbidden_by_an_option() -> None:
    """ALX-2.10: from the first auction on."""
    free = ALEXANDER.new(3, seed=3)
    strict = ALEXANDER.new(3, seed=3, options={"forbid_overbids": True})
    [seat] = strict.actors()

    assert Bid(40) in free.legal(seat)
    assert refusal(strict, Bid(40), seat) == ("ALX-2.10", "bid-too-high")


def test_a_knight_counts_three() -> None:
    """ALX-2.10: in a battle, in any mixture with ore, wool and gold."""
    played = auction({"hand": "2 ore wool", "gold": 1, "knights": 2}, event="battle", bid={"turn": ANN})
    bids(played, 8, 0, 0)

    pay(played, ANN, "knight", "ore", "gold", "knight")

    assert player(played, ANN).tiles == {"battle": 1}
    assert player(played, ANN).knights == 0
    assert (hand(played, ANN), player(played, ANN).gold) == ({"wool": 1, "ore": 1}, 0)


def test_where_the_payment_goes() -> None:
    """ALX-2.11: cards to the open piles, coins to the stock, knights under the development deck."""
    played = auction({"hand": "ore", "gold": 1, "knights": 1}, event="battle")
    before = bank(played)
    bids(played, 5, 0, 0)
    events = played.play(ANN, PayKnight())
    pay(played, ANN, "ore", "gold")

    assert events == [AuctionPaid(ANN, "knight")]
    assert bank(played) == {**before, "ore": before["ore"] + 1, "gold": before["gold"] + 1}
    assert march_of(played).knights_under == 1
    assert played.rules.conserved(played.state)["development cards"] == 25


def test_knights_under_the_deck_are_drawn_last() -> None:
    """ALX-2.11: again, once all others are gone."""
    played = scenario(
        {"hand": DEVELOPMENT, "developments": {"victory-point": 5}, "knights": 13},
        march={"knights_under": 1},
        development_used={"road-building": 2, "year-of-plenty": 2, "monopoly": 2},
    )

    assert played.play(ANN, BuyDevelopment()) == [DevelopmentBought(ANN, "knight")]
    assert march_of(played).knights_under == 0


def test_what_is_left_of_the_deck_comes_before_the_knights_under_it() -> None:
    """ALX-2.11: the last victory point, then the knight."""
    played = scenario(
        {"hand": "2 ore 2 grain 2 wool", "developments": {"victory-point": 4}, "knights": 13},
        march={"knights_under": 1},
        development_used={"road-building": 2, "year-of-plenty": 2, "monopoly": 2},
        draws=[0],
    )

    assert played.play(ANN, BuyDevelopment()) == [DevelopmentBought(ANN, "victory-point")]
    assert played.play(ANN, BuyDevelopment()) == [DevelopmentBought(ANN, "knight")]


def test_used_knights_may_cost_the_largest_army() -> None:
    """ALX-2.11: below three it is lost; to one alone who has more it passes; a tie of others leaves it free."""
    lost = auction({"knights": 3}, event="battle", largest_army=ANN)
    passed = auction({"knights": 4}, {"knights": 4}, event="battle", largest_army=ANN)
    kept = auction({"knights": 4}, {"knights": 3}, event="battle", largest_army=ANN)
    tied = auction({"knights": 4}, {"knights": 4}, {"knights": 4}, event="battle", largest_army=ANN)
    for played in (lost, passed, kept, tied):
        bids(played, 3, 0, 0)

    assert LargestArmyLost() in lost.play(ANN, PayKnight())
    assert LargestArmy(BOB) in passed.play(ANN, PayKnight())
    assert names(kept.play(ANN, PayKnight())) == ["AuctionPaid"]
    assert whole(kept).largest_army == ANN
    assert LargestArmyLost() in tied.play(ANN, PayKnight())


def test_exact_payment_comes_before_overpaying() -> None:
    """ALX-2.11: where some payment is exact, it stays possible; a knight too many is refused."""
    played = auction({"hand": "ore", "knights": 2}, event="battle")
    bids(played, 4, 0, 0)
    played.play(ANN, PayKnight())

    assert refusal(played, PayKnight()) == ("ALX-2.11", "pay-exactly")
    played.play(ANN, PayGood("ore"))
    assert player(played, ANN).knights == 1


def test_only_knights_face_up_pay() -> None:
    """ALX-2.10: one in the hand does not."""
    played = auction({"hand": "2 ore", "developments": {"knight": 1}}, event="battle")
    bids(played, 2, 0, 0)

    assert refusal(played, PayKnight()) == ("ALX-2.10", "no-knight-to-pay")


def test_a_good_that_would_spoil_an_exact_payment_is_refused() -> None:
    """ALX-2.11: a bid of 3 with one knight and one ore is the knight."""
    played = auction({"hand": "ore", "knights": 1}, event="battle")
    bids(played, 3, 0, 0)

    assert refusal(played, PayGood("ore")) == ("ALX-2.11", "pay-exactly")
    assert refusal(played, PayGood("gold")) == ("ALX-2.10", "no-such-good")
    assert refusal(played, PayGood("ore"), BOB) == ("ALX-2.10", "wait-pay")
    played.play(ANN, PayKnight())
    assert hand(played, ANN) == {"ore": 1}


def test_two_knights_may_be_the_exact_payment() -> None:
    """ALX-2.11: a bid of 6 with two knights and one ore is both knights."""
    played = auction({"hand": "ore", "knights": 2}, event="battle")
    bids(played, 6, 0, 0)

    for _ in range(2):
        assert refusal(played, PayGood("ore")) == ("ALX-2.11", "pay-exactly")
        played.play(ANN, PayKnight())

    assert (hand(played, ANN), player(played, ANN).tiles) == ({"ore": 1}, {"battle": 1})


def test_without_an_exact_payment_anything_is_paid() -> None:
    """ALX-2.11: a bid of 5 with two knights and one ore costs both knights, and the ore if one likes."""
    played = auction({"hand": "ore", "knights": 2}, event="battle")
    bids(played, 5, 0, 0)

    assert played.legal(ANN) == [PayGood("ore"), PayKnight()]
    pay(played, ANN, "ore", "knight", "knight")
    assert (hand(played, ANN), player(played, ANN).tiles) == ({}, {"battle": 1})


def test_without_an_exact_payment_the_excess_is_lost() -> None:
    """ALX-2.11: a bid of 5 with two knights costs both."""
    played = auction({"knights": 2}, event="battle")
    bids(played, 5, 0, 0)
    pay(played, ANN, "knight", "knight")

    assert player(played, ANN).tiles == {"battle": 1}
    assert march_of(played).knights_under == 2


def test_a_winner_who_cannot_pay_loses_half() -> None:
    """ALX-2.12: of the resource cards, rounded down, own choice; no gold, no knights."""
    played = auction({}, {"hand": "4 ore 3 wool", "gold": 2, "knights": 1}, {"gold": 3})
    bids(played, 0, 6)

    events = bids(played, 0)
    assert events == [BidPassed(EVA), Overbid(BOB, 6)]
    assert played.actors() == [BOB]
    assert player(played, BOB).discards == 3
    assert refusal(played, Discard("ore"), EVA) == ("ALX-2.12", "wait-discard")
    assert refusal(played, Bid(1)) == ("ALX-2.12", "wait-discard")
    assert refusal(played, Discard("grain"), BOB) == ("ALX-2.12", "no-such-good")
    played.play(BOB, Discard("wool"))
    played.play(BOB, Discard("ore"))
    events = played.play(BOB, Discard("ore"))

    assert events == [Discarded(BOB, ("wool", "ore", "ore"))]
    assert hand(played, BOB) == {"wool": 2, "ore": 2}
    assert (player(played, BOB).gold, player(played, BOB).knights) == (2, 1)


def test_the_auction_starts_again_without_who_could_not_pay() -> None:
    """ALX-2.12: who has passed is in again, the active player opens, and Bob sits out."""
    played = auction({}, {"hand": "2 ore"}, {"gold": 3})
    bids(played, 0, 6, 0)
    played.play(BOB, Discard("ore"))

    assert (whole(played).phase, played.actors()) == ("bid", [ANN])
    assert [player(played, seat).has_passed for seat in (ANN, BOB, EVA)] == [False] * 3
    assert [player(played, seat).overbid for seat in (ANN, BOB, EVA)] == [0, 6, 0]
    for action in (Bid(7), PassBid()):
        assert refusal(played, action, BOB) == ("ALX-2.12", "sits-out")
    assert bids(played, 0, 1) == [BidMade(EVA, 1), AuctionWon(EVA, "settlement", 1)]
    played.play(EVA, PayGood("gold"))
    assert player(played, BOB).overbid == 0


def test_who_sits_out_for_an_overbid_does_not_open() -> None:
    """ALX-2.12: if it is the active player, the next one clockwise does; with one card there is no half to lose."""
    played = auction({"hand": "wool"}, {}, {"gold": 1})

    assert bids(played, 2, 0, 0)[-1] == Overbid(ANN, 2)
    assert (whole(played).phase, played.actors(), hand(played, ANN)) == ("bid", [BOB], {"wool": 1})
    assert bids(played, 3, 0)[-1] == Overbid(BOB, 3)
    assert (whole(played).phase, played.actors()) == ("bid", [EVA])
    assert bids(played, 1) == [BidMade(EVA, 1), AuctionWon(EVA, "settlement", 1)]


def test_an_auction_in_which_nobody_is_left_lapses() -> None:
    """ALX-2.12, ALX-2.13: at once, or after the last has given up cards; in the next everybody is in again."""
    at_once = auction(event="famine", seats=2)
    after_cards = auction({}, {"hand": "2 ore"}, event="famine", seats=2)
    for played in (at_once, after_cards):
        bids(played, 9, 0)

    assert bids(at_once, 1) == [BidMade(BOB, 1), Overbid(BOB, 1), AuctionLapsed("famine")]
    bids(after_cards, 1)
    assert (whole(after_cards).phase, after_cards.actors()) == ("discard", [BOB])
    assert after_cards.play(BOB, Discard("ore")) == [Discarded(BOB, ("ore",)), AuctionLapsed("famine")]
    for played in (at_once, after_cards):
        assert whole(played).phase == "main"
        assert march_of(played).tiles_gone == {"famine": 1}
        assert [player(played, seat).overbid for seat in (ANN, BOB)] == [0, 0]


def test_a_tile_nobody_wants_leaves_the_game() -> None:
    """ALX-2.13: nobody gets it."""
    played = auction(event="famine")

    assert bids(played, 0, 0, 0)[-1] == AuctionLapsed("famine")
    assert march_of(played).tiles_gone == {"famine": 1}
    assert played.rules.conserved(played.state)["tiles"] == 28
    assert whole(played).phase == "main"


def test_a_temple_nobody_wants_stays_a_free_crossing() -> None:
    """ALX-2.13: where a settlement may be built by road later."""
    played = auction()

    assert bids(played, 0, 0, 0)[-1] == AuctionLapsed("settlement")
    assert march_of(played).tiles_gone == {}
    later = scenario({"roads": march_way("A1s", "A1sw"), "hand": SETTLEMENT}, march={"passed": 2})
    later.play(ANN, BuildSettlement("A1s"))
    assert player(later, ANN).settlements == ("A1s",)


def test_the_winner_of_a_temple_builds_there() -> None:
    """ALX-2.14: without road and without further cost, off turn too; a harbour opens at once."""
    played = auction({}, {"gold": 2})
    bids(played, 0, 2, 0)
    played.play(BOB, PayGood("gold"))
    events = played.play(BOB, PayGood("gold"))

    assert events == [AuctionPaid(BOB, "gold"), SettlementBuilt(BOB, "A1s")]
    assert played.scores() == [0, 1, 0]
    assert whole(played).phase == "main"
    assert played.actors() == [ANN]
    trades = scenario({"settlements": ["A1s"], "hand": "3 ore"})
    assert TradeBank("ore", "wool") in trades.legal(ANN)


def test_without_a_settlement_piece_the_win_is_paid_for_nothing() -> None:
    """ALX-2.14: official."""
    five = ["A6n", "A9n", "A11n", "E2sw", "F7se"]
    played = auction({"settlements": five, "gold": 2})
    before = player(played, ANN).settlements
    bids(played, 2, 0, 0)
    pay(played, ANN, "gold", "gold")

    assert player(played, ANN).settlements == before
    assert (player(played, ANN).gold, whole(played).phase) == (0, "main")


def test_an_auctioned_settlement_cuts_roads() -> None:
    """ALX-2.14, CAT-1.10: as any other building does."""
    road = march_way("B1nw", "A1sw", "A1s", "B1se", "B1s", "B1sw")
    played = auction({"roads": road}, {"gold": 1}, longest_road=ANN)
    bids(played, 0, 1, 0)

    assert names(played.play(BOB, PayGood("gold"))) == ["AuctionPaid", "SettlementBuilt", "LongestRoadLost"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_played_at_random_end(seats: int) -> None:
    """ALX-2.12: whatever is bid, no auction is blocked for ever."""
    for seed in range(5):
        _, state = wander(ALEXANDER, seats, {}, seed, ALEXANDER.meta.most_steps)

        assert not RULES.actors(state)


def test_what_the_last_one_bids_in_vain_is_told_openly() -> None:
    """ALX-2.12, ALX-2.13: nothing of it is left on the table, and yet it is no secret."""
    last = auction({"hand": "1 ore"}, {"overbid": 9}, {"overbid": 9})

    laws.secrets_stay_secret(ALEXANDER, last.state, 0)
    assert names(last.play(ANN, Bid(7)))[:2] == ["BidMade", "Overbid"]
