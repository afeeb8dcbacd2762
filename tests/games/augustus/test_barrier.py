"""What has been revealed cannot be taken back: the last to decide has seen what the others chose."""

from ludotheca.games.augustus.types import Pass, Put, Take
from tests.games.augustus.tables import ANN, BOB, EVA, table


def test_a_placement_that_reveals_another_stays() -> None:
    """AUG-3.2: Ann has passed; as soon as Bob has chosen he knows, and she knows what he chose."""
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
    """AUG-6.3: Eva sees what Bob has given up as soon as she has chosen, also where it was the first he had."""
    others = ({"objectives": {21: "swords shield"}}, {"objectives": {39: "shield chariot"}})
    played = table({"objectives": {37: "swords shield chariot"}}, *others, token="standard")
    played.play(ANN, Put(37, "standard"))
    assert played.actors() == [BOB, EVA]
    played.play(BOB, Take(21, "swords"))
    played.play(EVA, Take(39, "shield"))

    assert played.undoable() is None
