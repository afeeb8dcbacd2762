"""Catan, CAT-1.5: the seven, discards and the robber."""

from ludotheca.games.catan.actions import Discard, EndTurn, MoveRobber, Roll
from ludotheca.games.catan.events import Discarded, RobberMoved, Stolen
from tests.games.catan.tables import ANN, BOB, EVA, IDA, bank, dice, hand, kinds, player, refusal, table, whole


def test_more_than_seven_cards_are_halved() -> None:
    """CAT-1.5: rounded down, own choice, all at the same time; seven are not too many."""
    played = table({"hand": "7 lumber"}, {"hand": "5 grain 4 ore"}, {"hand": "8 wool"}, phase="roll", draws=dice(7))

    played.play(ANN, Roll())
    assert played.actors() == [BOB, EVA]
    assert [player(played, seat).discards for seat in (ANN, BOB, EVA)] == [0, 4, 4]
    for resource in ("ore", "ore", "ore"):
        assert played.play(BOB, Discard(resource)) == []
    for _ in range(4):
        played.play(EVA, Discard("wool"))
    assert played.actors() == [BOB]
    events = played.play(BOB, Discard("grain"))

    assert events == [Discarded(BOB, ("grain", "ore", "ore", "ore")), Discarded(EVA, ("wool",) * 4)]
    assert hand(played, ANN) == {"lumber": 7}
    assert hand(played, BOB) == {"grain": 4, "ore": 1}
    assert hand(played, EVA) == {"wool": 4}
    assert played.actors() == [ANN]
    assert whole(played).phase == "robber"


def test_what_is_given_up_is_not_seen_before_all_have_chosen() -> None:
    """CAT-1.5: at the same time; until then the cards are still in the hand."""
    played = table({"hand": "8 wool"}, {"hand": "4 grain 4 ore"}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())
    played.play(BOB, Discard("ore"))

    assert played.view(BOB).players[BOB].discarding == {"ore": 1}
    for observer in (ANN, EVA, None):
        seen = played.view(observer).players[BOB]
        assert (seen.discarding, seen.cards, seen.discards) == (None, 8, 3)
    assert bank(played)["ore"] == 15


def test_nobody_gives_up_what_is_not_there() -> None:
    """CAT-1.5: nor more than there is, nor without having to; and all else waits."""
    played = table({"hand": "7 wool"}, {"hand": "7 grain 1 ore"}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())
    played.play(BOB, Discard("ore"))

    assert refusal(played, Discard("ore"), BOB) == ("CAT-1.5", "no-such-good")
    assert refusal(played, Discard("wool"), BOB) == ("CAT-1.5", "no-such-good")
    assert refusal(played, Discard("wool"), ANN) == ("CAT-1.5", "wait-discard")
    assert refusal(played, MoveRobber("A1", None), ANN) == ("CAT-1.5", "wait-discard")
    assert refusal(played, EndTurn(), BOB) == ("CAT-1.5", "due-discard")


def test_the_robber_moves_and_a_random_card_is_taken() -> None:
    """CAT-1.5: from one player with a building there."""
    played = table(
        {"hand": "ore"},
        {"settlements": ["A1s"], "hand": "2 lumber brick"},
        {"cities": ["A1ne"], "hand": "wool"},
        phase="roll",
        draws=[*dice(7), 2],
    )

    played.play(ANN, Roll())
    assert {action for action in kinds(played, MoveRobber) if getattr(action, "hex", "") == "A1"} == {
        MoveRobber("A1", BOB),
        MoveRobber("A1", EVA),
    }
    assert refusal(played, MoveRobber("A1", None)) == ("CAT-1.5", "somebody-to-rob")
    events = played.play(ANN, MoveRobber("A1", BOB))

    assert events == [RobberMoved(ANN, "A1"), Stolen(ANN, BOB, "brick")]
    assert hand(played, ANN) == {"brick": 1, "ore": 1}
    assert hand(played, BOB) == {"lumber": 2}
    assert whole(played).robber == "A1"
    assert whole(played).phase == "main"


def test_the_robber_must_go_elsewhere() -> None:
    """CAT-1.5: to another hex; back to the desert is possible."""
    played = table({}, {"settlements": ["A1s"]}, robber="A1", phase="robber")

    assert refusal(played, MoveRobber("A1", None)) == ("CAT-1.5", "robber-stays")
    assert len({getattr(action, "hex", "") for action in kinds(played, MoveRobber)}) == 18
    played.play(ANN, MoveRobber("C3", None))

    assert whole(played).robber == "C3"


def test_a_card_is_taken_only_where_there_is_one() -> None:
    """CAT-1.5: not from somebody without cards, without a building there, or from oneself."""
    played = table(
        {"settlements": ["A1se"], "hand": "ore"},
        {"settlements": ["A1n"]},
        {"hand": "3 wool", "settlements": ["E3s"]},
        phase="robber",
        dice=[3, 4],
    )

    assert refusal(played, MoveRobber("A1", BOB)) == ("CAT-1.5", "no-cards")
    assert refusal(played, MoveRobber("A1", EVA)) == ("CAT-1.5", "no-building-there")
    assert refusal(played, MoveRobber("A1", ANN)) == ("CAT-1.5", "not-oneself")
    assert refusal(played, MoveRobber("A1", IDA)) == ("CAT-1.5", "no-such-seat")
    assert refusal(played, EndTurn()) == ("CAT-1.5", "due-robber")
    assert played.play(ANN, MoveRobber("A1", None)) == [RobberMoved(ANN, "A1")]


def test_a_seven_yields_nothing() -> None:
    """CAT-1.5: without too many cards the robber moves at once."""
    played = table({"settlements": ["A1s"]}, phase="roll", draws=dice(7))

    assert len(played.play(ANN, Roll())) == 1
    assert whole(played).phase == "robber"


def test_every_card_of_a_hand_may_be_the_one() -> None:
    """CAT-1.5: each card is as likely as any other."""
    taken: list[str] = []
    for draw in range(4):
        played = table({}, {"settlements": ["A1s"], "hand": "2 lumber grain ore"}, phase="robber", draws=[draw])
        played.play(ANN, MoveRobber("A1", BOB))
        taken += hand(played, ANN)

    assert taken == ["lumber", "lumber", "grain", "ore"]
