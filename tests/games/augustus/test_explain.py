"""Augustus: why something cannot be done, said in a way that helps."""

from typing import Any

import pytest

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import (
    Claim,
    Clear,
    Complete,
    Forgo,
    Keep,
    Lift,
    Lose,
    Pass,
    Pick,
    Put,
    Take,
    TakeBack,
)
from tests.games.augustus.tables import ANN, BOB, EVA, AugustusTable, player, table


def test_a_seat_that_must_decide_hears_what_is_due() -> None:
    """AUG-3.1, AUG-2.2: with the values of the prompt; everybody else hears who is waited for."""
    keeping = GAME.new(3, seed=1)
    placing = table({"objectives": {21: ""}}, {"objectives": {22: "swords swords"}}, {"objectives": {23: ""}})
    placing.play(EVA, Pass())

    assert keeping.explain(BOB, Pass()) == Refusal("AUG-2.2", "due-keep", {"count": 3})
    assert placing.explain(ANN, Pick(84)) == Refusal("AUG-3.1", "due-place", {"token": "swords"})
    assert placing.explain(BOB, Pick(84)) == Refusal("AUG-3.1", "wait-place", {"seat": (ANN,)})
    assert placing.explain(EVA, Lift()) == Refusal("AUG-3.1", "wait-place", {"seat": (ANN,)})


def test_an_objective_is_kept_once() -> None:
    """AUG-2.2: it was dealt, but is kept already."""
    played = GAME.new(2, seed=1)
    [first, *_] = player(played, ANN).dealt or ()
    played.play(ANN, Keep(first))

    assert played.explain(ANN, Keep(first)) == Refusal("AUG-2.2", "kept-already", {"objective": first})


def test_a_choice_is_taken_back_twenty_times() -> None:
    """AUG-3.2: no more often for one token, whole or half made; the next token starts the count again."""
    played = table({"objectives": {21: "", 40: "swords"}}, {"objectives": {22: ""}})
    for _ in range(10):
        played.play(ANN, Put(21, "swords"))
        played.play(ANN, TakeBack())
        played.play(ANN, Take(40, "swords"))
        played.play(ANN, TakeBack())
    assert player(played, ANN).taken_back == 20
    assert played.view(BOB).players[ANN].taken_back is None
    played.play(ANN, Put(21, "swords"))

    assert TakeBack() not in played.legal(ANN)
    assert played.explain(ANN, TakeBack()) == Refusal("AUG-3.2", "taken-back-often", {"count": 20})
    assert played.explain(ANN, Pass()) == Refusal("AUG-3.1", "already-chosen")
    played.play(BOB, Pass())
    assert player(played, ANN).taken_back == 0


def test_what_is_called_is_used_without_a_chain() -> None:
    """AUG-6.8, AUG-3.1: with shield=chariot and chariot=catapult a shield reaches no catapult, let alone a standard."""
    played = table({"objectives": {57: ""}, "controlled": [19, 51]}, {"objectives": {22: ""}}, token="shield")

    chain: dict[str, Value] = {"token": "shield", "category": "catapult"}
    assert played.explain(ANN, Put(57, "catapult")) == Refusal("AUG-6.8", "alias-chain", chain)
    other: dict[str, Value] = {"token": "shield", "category": "standard"}
    assert played.explain(ANN, Put(57, "standard")) == Refusal("AUG-3.1", "not-called", other)


def test_an_alias_is_for_tokens_only() -> None:
    """AUG-6.8, AUG-6.1: 15 puts legions on swords; swords=shield does not count then."""
    ann = {"objectives": {15: "chariot catapult", 50: ""}, "controlled": [13]}
    played = table(ann, {"objectives": {22: "shield"}}, token="shield")
    played.play(ANN, Put(15, "shield"))

    values: dict[str, Value] = {"effect_category": "swords", "category": "shield"}
    assert played.explain(ANN, Put(50, "shield")) == Refusal("AUG-6.8", "alias-for-tokens", values)
    values = {"effect_category": "swords", "category": "chariot"}
    assert played.explain(ANN, Put(50, "chariot")) == Refusal("AUG-6.1", "not-mobilised", values)


def test_a_legion_does_not_go_back_to_where_it_came_from() -> None:
    """AUG-3.1: even if all spaces are taken, one of them by this legion."""
    played = table({"objectives": {21: "swords swords", 40: ""}}, {"objectives": {22: ""}})
    full: dict[str, Value] = {"objective": 21, "category": "swords"}
    assert played.explain(ANN, Put(21, "swords")) == Refusal("AUG-3.1", "no-free-space", full)
    played.play(ANN, Take(21, "swords"))

    assert played.explain(ANN, Put(21, "swords")) == Refusal("AUG-3.1", "same-place", full)


@pytest.mark.parametrize("action", [Put(2, "swords"), Take(2, "swords")])
def test_a_controlled_objective_is_no_longer_conquered(action: Put | Take) -> None:
    """AUG-3.1: no legion is put there or moved from there."""
    played = table({"objectives": {21: ""}, "controlled": [2]}, {"objectives": {22: ""}})

    assert played.explain(ANN, action) == Refusal("AUG-3.1", "controlled-already", {"objective": 2})


def attack(objective: int, bob: dict[str, Any], eva: dict[str, Any]) -> AugustusTable:
    """Ann completes a red objective; Bob and Eva have to lose something."""
    filled = {37: "swords shield chariot", 41: "swords shield catapult", 75: "swords swords standard standard"}
    filled[81] = "swords shield chariot catapult standard"
    token = "standard" if objective in (37, 41) else "dagger"
    played = table({"objectives": {objective: filled[objective]}}, bob, eva, token=token, row=[5, 6, 7, 8, 9])
    for seat in played.actors()[1:]:
        completes = next((each for each in played.legal(seat) if isinstance(each, Put)), None)
        played.play(seat, completes or Pass())
    played.play(ANN, Put(objective, token))
    return played


def test_a_neutralised_objective_loses_nothing() -> None:
    """AUG-4.3: Bob's 84 is completed and waits; legions lie there, but they are safe."""
    bob = {"objectives": {84: "shield catapult standard standard", 21: "shield", 4: "swords"}}
    played = attack(75, bob, {"objectives": {22: "swords", 39: "chariot"}})

    assert played.explain(BOB, Clear(84)) == Refusal("AUG-4.3", "neutralised", {"objective": 84})
    assert played.explain(BOB, Clear(22)) == Refusal("AUG-6.3", "somebody-elses", {"objective": 22, "seat": EVA})
    assert played.explain(BOB, Clear(75)) == Refusal("AUG-6.3", "somebody-elses", {"objective": 75, "seat": ANN})


def test_those_without_a_choice_hear_why() -> None:
    """AUG-6.3: the attacker loses nothing; Bob has one legion or none, so he has nothing to choose."""
    played = attack(37, {"objectives": {21: "shield"}}, {"objectives": {22: "swords", 39: "chariot"}})
    bare = attack(37, {"objectives": {21: ""}}, {"objectives": {22: "swords", 39: "chariot"}})

    assert played.explain(ANN, Take(37, "swords")) == Refusal("AUG-6.3", "own-attack")
    assert played.explain(BOB, Take(21, "shield")) == Refusal("AUG-6.3", "loss-without-choice")
    assert bare.explain(BOB, Take(21, "shield")) == Refusal("AUG-6.3", "nothing-to-lose")


@pytest.mark.parametrize(
    ("objective", "wrong", "effect", "count"),
    [
        (37, Clear(21), "opponents_lose_legion", 1),
        (41, Lose(2), "opponents_lose_legion", 2),
        (75, Take(21, "swords"), "opponents_clear_objective", 1),
        (81, Clear(21), "opponents_lose_controlled", 1),
    ],
)
def test_another_loss_says_which_one_is_due(
    objective: int, wrong: Clear | Lose | Take, effect: str, count: int
) -> None:
    """AUG-6.3: legions, all legions of an objective, or a controlled objective."""
    bob = {"objectives": {21: "swords shield", 39: "chariot"}, "controlled": [2, 3]}
    played = attack(objective, bob, {"objectives": {22: ""}})

    assert played.explain(BOB, wrong) == Refusal("AUG-6.3", "another-loss", {"effect": effect, "count": count})


def completing(ann: dict[str, Any], bob: dict[str, Any], **fields: Any) -> AugustusTable:
    """Ann has just completed objective 1 and takes a new one."""
    played = table(
        {"objectives": {1: "swords"}, **ann}, {"objectives": {22: "shield"}, **bob}, token="shield", **fields
    )
    played.play(ANN, Put(1, "shield"))
    return played


@pytest.mark.parametrize(
    ("ann", "bob", "reason", "values"),
    [
        ({}, {}, "no-reward-for-number", {"count": 1}),
        ({"controlled": [2]}, {"controlled": [3, 4], "rewards": ["count-2"]}, "reward-gone", {"count": 2, "seat": BOB}),
        ({"controlled": [2, 3], "rewards": ["count-2"]}, {}, "one-reward-only", {"reward": "count-2"}),
    ],
)
def test_why_there_is_no_reward_for_a_number(
    ann: dict[str, Any], bob: dict[str, Any], reason: str, values: dict[str, Any]
) -> None:
    """AUG-5.2: it does not exist, somebody has it, or Ann has another; Bob waits."""
    played = completing(ann, bob)

    for action in (Claim(), Forgo()):
        assert played.explain(ANN, action) == Refusal("AUG-5.2", reason, values)
    assert played.explain(BOB, Claim()) == Refusal("AUG-4.2", "wait-pick", {"seat": (ANN,)})


@pytest.mark.parametrize("second_chance", [False, True])
def test_a_reward_just_forgone_is_gone_for_now(second_chance: bool) -> None:  # noqa: FBT001
    """AUG-5.2: until the next objective is completed, or for good."""
    played = completing({"controlled": [2]}, {}, second_chance=second_chance)
    assert played.explain(ANN, Pick(84)) == Refusal("AUG-5.2", "due-reward", {"count": 2})
    played.play(ANN, Forgo())

    assert played.explain(ANN, Claim()) == Refusal("AUG-5.2", "reward-forgone", {"count": 2})


def test_only_what_is_being_conquered_is_completed_at_once() -> None:
    """AUG-6.4: 88 itself is being resolved; an objective in the row belongs to nobody."""
    played = table(
        {"objectives": {88: "standard standard standard dagger", 21: ""}},
        {"objectives": {22: ""}},
        token="dagger",
        row=[3, 4, 5, 6, 84],
    )
    played.play(ANN, Put(88, "dagger"))

    assert played.explain(ANN, Complete(88)) == Refusal("AUG-4.2", "being-resolved", {"objective": 88})
    assert played.explain(ANN, Complete(3)) == Refusal("AUG-6.4", "not-yours", {"objective": 3})
    assert played.explain(BOB, Complete(22)) == Refusal("AUG-6.4", "wait-complete", {"seat": (ANN,)})
