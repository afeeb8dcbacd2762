"""Catan, CAT-1.8, CAT-2.4, CAT-2.5: trade with the bank and between players."""

import pytest

from ludotheca.games.catan.actions import (
    Accept,
    BuildSettlement,
    Counter,
    CounterGive,
    CounterWant,
    EndTurn,
    OfferGive,
    OfferTo,
    OfferWant,
    Propose,
    Refuse,
    Roll,
    TradeBank,
    TradeWith,
    Withdraw,
)
from ludotheca.games.catan.events import Answered, BankTraded, Countered, Offered, Traded, Withdrawn
from ludotheca.games.catan.views import Offer, Proposal
from tests.games.catan.tables import (
    ANN,
    BOB,
    CATAN,
    EVA,
    IDA,
    accept,
    bank,
    hand,
    kinds,
    offer,
    player,
    refusal,
    table,
    whole,
)


def test_the_bank_trades_four_for_one() -> None:
    """CAT-1.8: any four of a kind for any other card."""
    played = table({"hand": "4 wool 3 ore"})

    assert refusal(played, TradeBank("ore", "lumber")) == ("CAT-1.8", "too-few-to-trade")
    assert refusal(played, TradeBank("grain", "lumber")) == ("CAT-1.8", "too-few-to-trade")
    assert played.play(ANN, TradeBank("wool", "ore")) == [BankTraded(ANN, "wool", 4, "ore")]
    assert hand(played, ANN) == {"ore": 4}
    assert bank(played)["wool"] == 19


@pytest.mark.parametrize(
    ("crossing", "good", "rate"),
    [
        ("A1n", "ore", 3),
        ("A1nw", "wool", 3),
        ("A2n", "grain", 2),
        ("A2ne", "wool", 4),
        ("D4s", "wool", 2),
        ("B4ne", "ore", 2),
        ("D1sw", "brick", 2),
        ("B1nw", "lumber", 2),
        ("C3s", "ore", 4),
    ],
)
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_a_building_at_a_harbour_has_its_rate(crossing: str, good: str, rate: int, kind: str) -> None:
    """CAT-1.8: 3:1 for everything, 2:1 for the harbour's own resource, at both its crossings."""
    receive = "lumber" if good != "lumber" else "ore"
    played = table({kind: [crossing], "hand": {good: rate}}, {"settlements": ["E3s"]})
    poor = table({kind: [crossing], "hand": {good: rate - 1}})

    assert refusal(poor, TradeBank(good, receive)) == ("CAT-1.8", "too-few-to-trade")
    assert played.play(ANN, TradeBank(good, receive)) == [BankTraded(ANN, good, rate, receive)]


def test_a_harbour_serves_its_owner_from_the_moment_it_is_built() -> None:
    """CAT-1.8: and nobody else; the better of two rates counts."""
    played = table({"roads": ["A1ne-A2n"], "settlements": ["A1nw"], "hand": "lumber brick 3 grain wool"})
    assert refusal(played, TradeBank("wool", "ore")) == ("CAT-1.8", "too-few-to-trade")
    played.play(ANN, BuildSettlement("A2n"))

    assert played.play(ANN, TradeBank("grain", "ore")) == [BankTraded(ANN, "grain", 2, "ore")]
    both = table({"settlements": ["A2n", "A1nw"], "hand": "2 grain"})
    assert TradeBank("grain", "ore") in both.legal(ANN)
    other = table({"hand": "3 grain"}, {"settlements": ["A2n", "A1nw"]})
    assert refusal(other, TradeBank("grain", "ore")) == ("CAT-1.8", "too-few-to-trade")


def test_the_bank_trades_only_what_it_has_and_never_like_for_like() -> None:
    """CAT-1.8: four wool for a wool is no trade at all."""
    played = table({"hand": "4 wool"}, {"hand": "19 ore"})

    assert refusal(played, TradeBank("wool", "ore")) == ("CAT-1.8", "bank-has-none")
    assert refusal(played, TradeBank("wool", "wool")) == ("CAT-1.8", "like-for-like")


def test_an_offer_goes_to_everybody_and_the_offerer_chooses() -> None:
    """CAT-1.8: several answers, one partner."""
    played = table({"hand": "2 wool"}, {"hand": "ore"}, {"hand": "ore grain"}, seats=4)

    assert offer(played, "2 wool", "ore") == [Offered(ANN, ("wool", "wool"), ("ore",))]
    assert played.actors() == [BOB, EVA, IDA]
    assert played.play(EVA, Accept()) == [Answered(EVA, "accepts")]
    assert played.play(IDA, Refuse()) == [Answered(IDA, "refuses")]
    accept(played, BOB)
    assert played.actors() == [ANN]
    assert kinds(played, TradeWith) == [TradeWith(BOB), TradeWith(EVA)]
    assert refusal(played, TradeWith(IDA)) == ("CAT-1.8", "has-refused")
    assert refusal(played, TradeWith(ANN)) == ("CAT-1.8", "not-with-oneself")
    events = played.play(ANN, TradeWith(EVA))

    assert events == [Traded(ANN, EVA, ("wool", "wool"), ("ore",))]
    assert hand(played, ANN) == {"ore": 1}
    assert hand(played, BOB) == {"ore": 1}
    assert hand(played, EVA) == {"grain": 1, "wool": 2}
    assert whole(played).phase == "main"
    assert whole(played).offer is None


def test_a_counter_offer_may_be_taken_instead() -> None:
    """CAT-1.8: what is traded then is what the other has offered."""
    played = table({"hand": "2 wool"}, {"hand": "2 ore"})
    offer(played, "wool", "ore")

    played.play(BOB, CounterGive("ore"))
    assert played.view(ANN).players[BOB].counter is None
    assert refusal(played, Counter(), BOB) == ("CAT-1.8", "no-gifts")
    played.play(BOB, CounterWant("wool"))
    assert refusal(played, CounterWant("ore"), BOB) == ("CAT-1.8", "like-for-like")
    assert refusal(played, CounterGive("wool"), BOB) == ("CAT-1.8", "like-for-like")
    played.play(BOB, CounterWant("wool"))
    assert played.play(BOB, Counter()) == [Countered(BOB, ("ore",), ("wool", "wool"))]
    assert played.view(ANN).players[BOB].counter == Offer({"ore": 1}, {"wool": 2})
    played.play(EVA, Refuse())
    events = played.play(ANN, TradeWith(BOB))

    assert events == [Traded(ANN, BOB, ("wool", "wool"), ("ore",))]
    assert (hand(played, ANN), hand(played, BOB)) == ({"ore": 1}, {"wool": 2, "ore": 1})


def test_a_counter_offer_that_cannot_be_paid_cannot_be_taken() -> None:
    """CAT-1.8: the cards are checked when the trade is made."""
    played = table({"hand": "wool lumber"}, {"hand": "ore"})
    offer(played, "wool", "ore")
    for action in (CounterGive("ore"), CounterWant("grain"), Counter()):
        played.play(BOB, action)
    played.play(EVA, Refuse())

    assert refusal(played, TradeWith(BOB)) == ("CAT-1.8", "cannot-pay-counter")
    assert played.play(ANN, Withdraw()) == [Withdrawn(ANN)]
    assert hand(played, ANN) == {"lumber": 1, "wool": 1}


def test_no_gifts() -> None:
    """CAT-1.8: both sides give something."""
    played = table({"hand": "wool"}, {"hand": "ore"})
    played.play(ANN, OfferGive("wool"))

    assert refusal(played, Propose()) == ("CAT-1.8", "no-gifts")
    played.play(ANN, Withdraw())
    played.play(ANN, OfferWant("ore"))
    assert refusal(played, Propose()) == ("CAT-1.8", "no-gifts")


def test_nothing_for_more_of_the_same() -> None:
    """CAT-1.8: no like for like, not even with something else beside it."""
    played = table({"hand": "2 wool brick"}, {"hand": "wool ore"})
    played.play(ANN, OfferGive("wool"))

    assert refusal(played, OfferWant("wool")) == ("CAT-1.8", "like-for-like")
    played.play(ANN, OfferWant("brick"))
    assert refusal(played, OfferGive("brick")) == ("CAT-1.8", "like-for-like")


def test_nobody_trades_cards_they_do_not_have() -> None:
    """CAT-1.8: neither the one who offers nor the one who accepts."""
    played = table({"hand": "wool"}, {"hand": "grain"}, {"hand": "2 grain"})

    assert refusal(played, OfferGive("ore")) == ("CAT-1.8", "no-such-good")
    played.play(ANN, OfferGive("wool"))
    assert refusal(played, OfferGive("wool")) == ("CAT-1.8", "no-such-good")
    played.play(ANN, OfferWant("grain"))
    played.play(ANN, OfferWant("grain"))
    assert refusal(played, OfferWant("grain")) == ("CAT-1.8", "nobody-has-so-many")
    played.play(ANN, Propose())

    assert refusal(played, Accept(), BOB) == ("CAT-1.8", "lacks-wanted")
    assert refusal(played, CounterGive("ore"), BOB) == ("CAT-1.8", "no-such-good")
    played.play(BOB, CounterWant("wool"))
    assert refusal(played, CounterWant("wool"), BOB) == ("CAT-1.8", "has-not-so-many")


def test_only_the_active_player_trades() -> None:
    """CAT-1.8: others answer, each once; the offer comes first."""
    played = table({"hand": "wool"}, {"hand": "ore"}, {"hand": "ore"})
    assert refusal(played, OfferGive("ore"), BOB) == ("CAT-1.3", "wait-main")
    assert refusal(played, TradeBank("ore", "wool"), BOB) == ("CAT-1.3", "wait-main")
    assert refusal(played, TradeWith(BOB)) == ("CAT-1.3", "due-main")
    offer(played, "wool", "ore")

    assert refusal(played, Accept()) == ("CAT-1.8", "own-offer")
    assert refusal(played, EndTurn()) == ("CAT-1.8", "wait-answer")
    assert refusal(played, EndTurn(), BOB) == ("CAT-1.8", "due-answer")
    accept(played, BOB)
    assert refusal(played, Refuse(), BOB) == ("CAT-1.8", "has-answered")


def test_when_all_refuse_the_turn_goes_on() -> None:
    """CAT-1.8: and another offer may be made."""
    played = table({"hand": "2 wool"}, {"hand": "ore"})
    offer(played, "wool", "ore")
    played.play(BOB, Refuse())
    played.play(EVA, Refuse())

    assert whole(played).phase == "main"
    assert whole(played).proposals == 1
    offer(played, "2 wool", "ore")
    assert player(played, BOB).answer is None


def test_an_answer_forgets_a_half_made_counter_offer() -> None:
    """CAT-1.8: who refuses has offered nothing."""
    played = table({"hand": "wool"}, {"hand": "ore"})
    offer(played, "wool", "ore")
    played.play(BOB, CounterGive("ore"))
    played.play(BOB, Refuse())

    assert player(played, BOB).counter is None


def test_without_player_trade_only_the_bank_trades() -> None:
    """CAT-2.4: as the option says."""
    played = table({"hand": "4 wool"}, {"hand": "ore"}, player_trade=False)

    assert refusal(played, OfferGive("wool")) == ("CAT-2.4", "no-player-trade")
    assert not kinds(played, OfferWant)
    assert TradeBank("wool", "ore") in played.legal(ANN)


def test_the_next_turn_counts_its_own_offers() -> None:
    """CAT-1.3, CAT-1.8: offers made and dice rolled are forgotten."""
    played = table({"hand": "wool"}, {"hand": "ore"}, dice=[3, 5])
    offer(played, "wool", "ore")
    played.play(BOB, Refuse())
    played.play(EVA, Refuse())
    assert (whole(played).proposals, whole(played).dice) == (1, (3, 5))

    played.play(ANN, EndTurn())

    assert (whole(played).proposals, whole(played).dice) == (0, None)


def test_an_offer_goes_to_those_who_are_named() -> None:
    """CAT-2.5: only they answer, and only with them it can be closed."""
    played = table({"hand": "wool"}, {"hand": "ore"}, {"hand": "ore"}, {"hand": "ore"}, seats=4)
    assert refusal(played, OfferTo(BOB)) == ("CAT-1.3", "due-main")
    played.play(ANN, OfferGive("wool"), OfferWant("ore"), OfferTo(IDA), OfferTo(BOB))
    assert refusal(played, OfferTo(BOB)) == ("CAT-2.5", "named-already")
    assert refusal(played, OfferTo(ANN)) == ("CAT-1.8", "not-with-oneself")

    assert played.play(ANN, Propose()) == [Offered(ANN, ("wool",), ("ore",), (BOB, IDA))]

    assert played.actors() == [BOB, IDA]
    assert played.view(EVA).offer == Proposal({"wool": 1}, {"ore": 1}, (BOB, IDA))
    assert refusal(played, Accept(), EVA) == ("CAT-2.5", "not-asked")
    assert refusal(played, TradeWith(EVA)) == ("CAT-2.5", "was-not-asked")
    played.play(BOB, Refuse())
    played.play(IDA, Refuse())
    assert whole(played).phase == "main"


def test_there_is_nobody_beyond_the_table() -> None:
    """CAT-2.5: three play, so the fourth seat is empty."""
    played = table({"hand": "wool"}, {"hand": "ore"})
    played.play(ANN, OfferGive("wool"))
    assert refusal(played, OfferTo(IDA)) == ("CAT-2.5", "no-such-seat")
    played.play(ANN, OfferWant("ore"), Propose())

    assert refusal(played, TradeWith(IDA)) == ("CAT-1.8", "no-such-seat")


def test_the_first_yes_may_close_an_offer() -> None:
    """CAT-2.5: others may still be thinking; whoever has made the offer need not decide."""
    played = table({"hand": "wool"}, {"hand": "ore"}, {"hand": "2 ore grain"}, seats=4)
    offer(played, "wool", "ore")
    played.play(EVA, CounterGive("grain"))
    assert refusal(played, TradeWith(BOB)) == ("CAT-1.8", "still-thinking")
    assert refusal(played, TradeWith(EVA), BOB) == ("CAT-1.8", "due-answer")
    accept(played, BOB)

    assert played.actors() == [EVA, IDA]
    assert played.legal(ANN) == [Withdraw(), TradeWith(BOB)]
    assert played.play(ANN, TradeWith(BOB)) == [Traded(ANN, BOB, ("wool",), ("ore",))]

    assert hand(played, ANN) == {"ore": 1}
    assert whole(played).phase == "main"
    assert player(played, EVA).counter is None


def test_an_offer_may_be_withdrawn_while_others_think() -> None:
    """CAT-2.5: and others cannot withdraw it."""
    played = table({"hand": "wool"}, {"hand": "ore"})
    offer(played, "wool", "ore")
    accept(played, BOB)
    assert refusal(played, Withdraw(), BOB) == ("CAT-1.8", "wait-answer")

    assert played.play(ANN, Withdraw()) == [Withdrawn(ANN)]

    assert (whole(played).phase, whole(played).proposals, whole(played).offer) == ("main", 1, None)
    assert player(played, BOB).answer is None


def test_a_draft_that_is_withdrawn_counts_as_an_offer() -> None:
    """CAT-2.5: what was put in is not taken out again, and nobody hears of it."""
    played = table({"hand": "wool"}, {"hand": "ore"})
    played.play(ANN, OfferGive("wool"))

    assert played.play(ANN, Withdraw()) == []
    assert whole(played).proposals == 1


def test_offers_in_a_turn_come_to_an_end() -> None:
    """CAT-2.5: eight; in the next turn they count anew."""
    played = table({"hand": "wool"}, {"hand": "ore"}, draws=[0, 1])
    for number in range(8):
        if number % 2:
            played.play(ANN, OfferGive("wool"), Withdraw())
        else:
            offer(played, "wool", "ore")
            played.play(ANN, Withdraw())

    assert refusal(played, OfferGive("wool")) == ("CAT-2.5", "too-many-offers")
    assert refusal(played, OfferWant("ore")) == ("CAT-2.5", "too-many-offers")
    assert played.legal(ANN) == [EndTurn()]
    played.play(ANN, EndTurn())
    played.play(BOB, Roll())
    assert OfferGive("ore") in played.legal(BOB)


def test_no_side_of_an_offer_has_more_than_six_cards() -> None:
    """CAT-2.5: nor of a counter-offer."""
    played = table({"hand": "5 wool 3 lumber"}, {"hand": "5 ore 5 grain"})
    offer(played, "5 wool lumber", "3 ore 2 grain")
    played.play(BOB, *[CounterGive("ore")] * 5, CounterGive("grain"), *[CounterWant("wool")] * 6)

    assert refusal(played, CounterGive("grain"), BOB) == ("CAT-2.5", "too-many-cards")
    assert refusal(played, CounterWant("lumber"), BOB) == ("CAT-2.5", "too-many-cards")
    played.play(ANN, Withdraw())
    played.play(ANN, *[OfferGive("wool")] * 5, OfferGive("lumber"), *[OfferWant("ore")] * 6)
    assert refusal(played, OfferGive("lumber")) == ("CAT-2.5", "too-many-cards")
    assert refusal(played, OfferWant("grain")) == ("CAT-2.5", "too-many-cards")


def test_trading_shows_nothing_and_can_be_taken_back() -> None:
    """CAT-1.8: everybody has seen the answers."""
    played = table({"hand": "wool"}, {"hand": "ore"}, {"hand": "ore"})
    offer(played, "wool", "ore")
    for seat, action in ((BOB, Accept()), (EVA, Refuse()), (ANN, TradeWith(BOB))):
        played.play(seat, action)
        assert played.undoable() == seat

    played.undo()

    assert whole(played).phase == "partner"


def test_trade_between_players_is_an_option() -> None:
    """CAT-2.4: from the first turn on."""
    for trades in (True, False):
        assert whole(CATAN.new(3, seed=3, options={"player_trade": trades})).player_trade is trades
