"""The rules, clause by clause, on small positions."""

from typing import Any

import pytest

from ludotheca.engine.errors import IllegalActionError, PositionError
from ludotheca.engine.luck import Scripted
from ludotheca.template import GAME
from ludotheca.template.actions import Choose, TakeBack

ANN, BOB = 0, 1


def hand(*cards: int, chosen: int | None = None, points: int = 0, taken_back: int = 0) -> dict[str, Any]:
    return {"cards": cards, "count": len(cards), "chosen": chosen, "points": points, "taken_back": taken_back}


def table(ann: dict[str, Any], bob: dict[str, Any], played: tuple[int, ...] = ()) -> Any:
    return GAME.from_position({"hands": [ann, bob], "played": played})


def cards_of(played: Any) -> list[tuple[int, ...]]:
    return [hand.cards for hand in played.view_everything().hands]


def test_everybody_is_dealt_three_cards() -> None:
    """DUE-1.1: different ones."""
    dealt = cards_of(GAME.new(3))

    assert [len(cards) for cards in dealt] == [3, 3, 3]
    assert sorted(card for cards in dealt for card in cards) == list(range(1, 10))


def test_with_open_hands_everybody_sees_all_cards() -> None:
    """DUE-1.2: otherwise everybody sees only their own."""
    assert [hand.cards is None for hand in GAME.new(2).view(ANN).hands] == [False, True]
    assert [hand.cards is None for hand in GAME.new(2, options={"open_hands": True}).view(ANN).hands] == [False, False]


def test_everybody_chooses_at_the_same_time() -> None:
    """DUE-2.1: in any order, and nobody sees what the others have laid down."""
    played = GAME.new(3, seed=1)
    assert played.actors() == [0, 1, 2]

    played.play(BOB, played.legal(BOB)[0])

    assert played.actors() == [0, 2]
    assert played.view(ANN).hands[BOB].chosen == 0


def test_only_a_card_in_hand_can_be_laid_down() -> None:
    """DUE-2.1."""
    played = table(hand(1, 2, 3), hand(4, 5, 6))

    with pytest.raises(IllegalActionError, match=r"not in hand: card 4 \(DUE-2.1\)"):
        played.play(ANN, Choose(4))


def test_a_card_can_be_taken_back_five_times_in_a_round() -> None:
    """DUE-2.2."""
    played = table(hand(1, 2, 3), hand(4, 5, 6))
    for _ in range(5):
        played.play(ANN, Choose(1))
        played.play(ANN, TakeBack())
    played.play(ANN, Choose(1))

    with pytest.raises(IllegalActionError, match=r"taken back often \(DUE-2.2\)"):
        played.play(ANN, TakeBack())


def test_whoever_has_laid_nothing_down_has_nothing_to_take_back() -> None:
    """DUE-2.2."""
    with pytest.raises(IllegalActionError, match=r"nothing chosen \(DUE-2.2\)"):
        table(hand(1, 2, 3), hand(4, 5, 6)).play(ANN, TakeBack())


def test_the_highest_card_scores() -> None:
    """DUE-2.3: once all have chosen."""
    played = table(hand(1, 2, chosen=9), hand(4, 5, 6))
    assert played.scores() == [0, 0]

    played.play(BOB, Choose(6))

    assert played.scores() == [1, 0]
    assert GAME.rules.tally(played.state, None) == [{"points": 1}, {"points": 0}]
    assert played.view(None).played == (9, 6)


def test_everybody_draws_while_the_deck_lasts_for_all() -> None:
    """DUE-2.4: the deck has three cards at first, so two can draw once."""
    played = GAME.from_position({"hands": [hand(1, 2, chosen=3), hand(4, 5, 6)], "played": []}, luck=Scripted([2, 0]))

    played.play(BOB, Choose(6))
    assert cards_of(played) == [(1, 2, 9), (4, 5, 7)]
    played.play(ANN, Choose(9))
    played.play(BOB, Choose(7))

    assert cards_of(played) == [(1, 2), (4, 5)]


def test_the_game_ends_when_nobody_has_a_card_left() -> None:
    """DUE-3.1."""
    played = table(hand(chosen=1, points=1), hand(2, points=2), (3, 4, 5, 6, 9, 8))
    assert played.outcome() is None

    played.play(BOB, Choose(2))

    assert played.actors() == []


def test_most_points_win_and_ties_are_shared() -> None:
    """DUE-3.2."""
    won = table(hand(points=1), hand(points=3), (3, 4, 5, 6, 9, 8, 1, 2))
    tied = table(hand(points=2), hand(points=2), (3, 4, 5, 6, 9, 8, 2, 1))

    assert won.outcome().winners == (BOB,)
    assert tied.outcome().winners == (ANN, BOB)


@pytest.mark.parametrize(
    ("ann", "bob", "played", "message"),
    [
        (hand(1, 1, 2), hand(4, 5, 6), (), "each card is there once"),
        (hand(1, 2, 10), hand(4, 5, 6), (), "from 1 to 9"),
        (hand(1, 2), hand(4, 5, 6), (), r"hands\[0\]: 3 cards are left to each"),
        (hand(1, 2, 3, points=1), hand(4, 5, 6), (), r"hands\[0\].points: the cards played have scored 0"),
        (hand(1, 2, 3, taken_back=6), hand(4, 5, 6), (), "must be from 0 to 5"),
        (hand(1, 2, chosen=3), hand(4, 5, chosen=6), (), "once all have chosen"),
        (hand(1, 2, 3), hand(4, 5, 6), (7,), "everybody plays a card in each round"),
        ({**hand(1, 2, 3), "cards": [1, 2]}, hand(4, 5, 6), (), r"hands\[0\].cards: 3 cards are counted"),
    ],
)
def test_what_no_table_could_show_is_refused(
    ann: dict[str, Any], bob: dict[str, Any], played: tuple[int, ...], message: str
) -> None:
    with pytest.raises(PositionError, match=message):
        table(ann, bob, played)
