"""What has been revealed cannot be undone: the last to decide has seen what the others chose. All else can."""

from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Action, Keep, Pass, Pick, Put, Take, TakeBack
from ludotheca.games.augustus.rules import AUGUSTUS
from tests.games.augustus.tables import ANN, BOB, EVA, AugustusTable, player, table


def tells(played: AugustusTable, seat: int, action: Action) -> bool:
    return AUGUSTUS.tells(played.state, seat, AUGUSTUS.catalogue.number(action))


def test_a_placement_that_reveals_another_stays() -> None:
    """AUG-3.2: Ann has passed; as soon as Bob has chosen, each of them knows what the other chose."""
    played = table({"objectives": {21: ""}}, {"objectives": {1: "swords"}}, token="shield")
    played.play(ANN, Pass())
    played.play(BOB, Put(1, "shield"))

    assert played.undoable() is None


def test_a_placement_nobody_could_answer_can_be_taken_back() -> None:
    """AUG-3.2: Ann has no free shield and nothing to decide, so Bob has learnt nothing."""
    played = table({"objectives": {21: "shield"}}, {"objectives": {1: "swords"}}, token="shield")
    assert played.actors() == [BOB]
    played.play(BOB, Put(1, "shield"))

    assert played.undoable() == BOB


def test_a_loss_that_reveals_another_stays() -> None:
    """AUG-6.3: Eva sees what Bob has given up as soon as she has chosen, even if it was the first he had."""
    others = ({"objectives": {21: "swords shield"}}, {"objectives": {39: "shield chariot"}})
    played = table({"objectives": {37: "swords shield chariot"}}, *others, token="standard")
    played.play(ANN, Put(37, "standard"))
    assert played.actors() == [BOB, EVA]
    played.play(BOB, Take(21, "swords"))
    played.play(EVA, Take(39, "shield"))

    assert played.undoable() is None


def test_only_the_last_to_decide_is_told_anything() -> None:
    """AUG-3.2: not those who are still waited for, nor those who take up a legion or change their minds."""
    played = table({"objectives": {21: ""}}, {"objectives": {1: "swords", 22: ""}}, {"objectives": {40: ""}})
    assert not tells(played, ANN, Pass())
    played.play(ANN, Pass())
    assert not tells(played, EVA, Pass())
    played.play(EVA, Put(40, "swords"))

    assert tells(played, BOB, Pass())
    assert tells(played, BOB, Put(22, "swords"))
    assert not tells(played, BOB, Take(1, "swords"))
    assert not tells(played, EVA, TakeBack())
    played.play(BOB, Take(1, "swords"))
    assert played.undoable() == BOB


def test_keeping_the_last_objective_tells_what_the_others_keep() -> None:
    """AUG-2.2: nothing is told before that."""
    played = GAME.new(2, seed=1)
    [first, second, third, *_] = player(played, ANN).dealt or ()
    for objective in (player(played, BOB).dealt or ())[:3]:
        assert not tells(played, BOB, Keep(objective))
        played.play(BOB, Keep(objective))
    played.play(ANN, Keep(first))
    assert not tells(played, ANN, Keep(second))
    played.play(ANN, Keep(second))

    assert played.undoable() == ANN
    assert tells(played, ANN, Keep(third))


def test_the_first_of_two_legions_reveals_nothing() -> None:
    """AUG-6.3: only the second one completes Eva's loss and shows Bob's."""
    others = ({"objectives": {21: "swords shield", 4: "swords"}}, {"objectives": {39: "shield chariot", 3: "swords"}})
    played = table({"objectives": {41: "swords shield catapult"}}, *others, token="standard")
    played.play(ANN, Put(41, "standard"))
    played.play(BOB, Take(21, "swords"))
    played.play(BOB, Take(4, "swords"))
    assert not tells(played, EVA, Take(39, "shield"))
    played.play(EVA, Take(39, "shield"))

    assert played.undoable() == EVA
    assert tells(played, EVA, Take(3, "swords"))


def test_what_only_one_player_does_can_be_undone() -> None:
    """AUG-4.2: an effect carried out shows nothing hidden, up to the token or the objective that luck brings next."""
    played = table({"objectives": {15: "chariot catapult", 3: ""}}, {"objectives": {22: "shield"}}, token="shield")
    for action in (Put(15, "shield"), Put(3, "swords"), Pass()):
        assert not tells(played, ANN, action)
        played.play(ANN, action)
        assert played.undoable() == ANN
    played.play(ANN, Pick(84))

    assert played.undoable() is None
