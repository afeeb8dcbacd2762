"""What a seat of Catan imagines is what would be dealt from its view, in every kind of position with secrets."""

from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.actions import BuyDevelopment, CounterGive, Discard, MoveRobber
from tests.games.catan.tables import ANN, BOB, CITY, DEVELOPMENT, EVA, accept, imagined, offer, table


def test_hands_that_everybody_has_seen_stay_as_they_are() -> None:
    """CAT-1.5: only the deck is dealt, and as all of it is in the deck, there is nothing to choose."""
    played = table({"hand": "2 ore"}, {"hand": "wool 2 grain"})

    assert imagined(played, ANN) == 1
    assert played.rules.imagine(played.state, ANN, Seeded(1)) == played.state


def test_a_stolen_card_may_be_any_that_its_owner_had() -> None:
    """CAT-1.5: Ann has taken wool or ore from Bob; both of them know which, Eva does not."""
    played = table({"settlements": ["C3s"]}, {"hand": "2 wool ore", "settlements": ["A1s"]}, phase="robber", draws=[0])
    played.play(ANN, MoveRobber("A1", BOB))

    assert imagined(played, EVA) == 2
    assert imagined(played, ANN) == imagined(played, BOB) == 1


def test_development_cards_are_shared_out_anew() -> None:
    """CAT-1.9: one that Ann has just bought, one that Bob has had for long, and the deck."""
    played = table({"hand": DEVELOPMENT}, {"developments": {"monopoly": 1}}, draws=[0])
    played.play(ANN, BuyDevelopment())

    assert imagined(played, ANN) == 5
    assert imagined(played, BOB) == 5
    assert imagined(played, EVA) > 10


def test_nobody_is_imagined_to_have_won() -> None:
    """CAT-1.11: with nine points Bob's card is no victory point."""
    bob = {"cities": ["A1s", "C3s", "E3s"], "settlements": ["B1s"], "knights": 3, "developments": {"monopoly": 1}}
    played = table({}, bob, largest_army=BOB)

    assert imagined(played, ANN) == 4


def test_cards_given_up_unseen_may_be_any() -> None:
    """CAT-1.5: Bob has chosen one card of his eight, of three kinds; the others see only that he has."""
    played = table({}, {"hand": "3 ore 3 wool 2 grain", "discards": 4}, phase="discard")
    played.play(BOB, Discard("ore"))

    assert imagined(played, ANN) == 3
    assert imagined(played, BOB) == 1


def test_what_is_promised_is_in_the_hand() -> None:
    """CAT-1.8: Eva does not know what Bob has stolen from Ann, until he offers wool."""
    played = table(
        {"hand": "grain 2 wool ore", "settlements": ["A1s"]},
        {"settlements": ["C3s"]},
        phase="robber",
        turn=BOB,
        draws=[1],
    )
    played.play(BOB, MoveRobber("A1", ANN))
    assert imagined(played, EVA) == 3

    offer(played, "wool", "grain", seat=BOB)
    assert imagined(played, EVA) == 1


def test_a_counter_offer_in_the_making_is_not_seen() -> None:
    """CAT-1.8: Bob thinks about giving ore; nobody else knows."""
    played = table({"hand": "grain"}, {"hand": "ore wool"}, {"hand": "wool"})
    offer(played, "grain", "wool")
    played.play(BOB, CounterGive("ore"))
    accept(played, EVA)

    assert imagined(played, ANN) == 1
    assert played.rules.imagine(played.state, ANN, Seeded(1)) != played.state
    assert played.rules.imagine(played.state, BOB, Seeded(1)) == played.state


def test_once_the_game_is_over_the_cards_are_shown() -> None:
    """CAT-1.11: everybody's development cards; and the deck is what is left."""
    played = table(
        {"cities": ["A1s", "C3s", "E3s", "B1s"], "developments": {"victory-point": 2}, "hand": CITY},
        {"developments": {"knight": 2}},
        phase="over",
    )

    assert imagined(played, BOB) == imagined(played, EVA) == 1
