"""Augustus, section 5: rewards for colours and numbers, gold and wheat."""

from typing import Any

import pytest

from ludotheca.engine.luck import Luck
from ludotheca.engine.words import Words
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Claim, Complete, Forgo, Give, Lose, Pass, Pick, Put
from ludotheca.games.augustus.events import RewardForgone, RewardReturned, RewardTaken
from ludotheca.games.augustus.rules import AUGUSTUS
from tests.games.augustus.tables import (
    ANN,
    BOB,
    EVA,
    AugustusTable,
    draws,
    in_progress,
    pick_any,
    player,
    puts,
    refusal,
    table,
)

ALMOST = {1: "swords"}
"""Objective 1 (green), which a shield completes."""


def complete(last: Put, ann: dict[str, Any]) -> AugustusTable:
    """Ann's last legion completes an objective; Bob passes, if he is asked."""
    played = table(ann, {"objectives": {23: ""}}, token=last.category)
    for seat in played.actors():
        if seat != ANN:
            played.play(seat, Pass())
    played.play(ANN, last)
    return played


def complete_one(ann: dict[str, Any], *others: dict[str, Any], **fields: Any) -> AugustusTable:
    """Ann completes objective 1 with a shield."""
    played = table({"objectives": ALMOST, **ann}, *(others or ({"objectives": {22: ""}},)), token="shield", **fields)
    for seat in played.actors():
        if seat != ANN:
            played.play(seat, Pass())
    played.play(ANN, Put(1, "shield"))
    return played


@pytest.mark.parametrize(
    ("controlled", "reward"),
    [([11, 13], "colour-green"), ([2, 4, 24], "colour-mixed")],
)
def test_colour_rewards_go_to_the_first_without_asking(controlled: list[int], reward: str) -> None:
    """AUG-5.1: three of a colour, or one of each."""
    played = complete_one({"controlled": controlled})

    assert reward in player(played, ANN).rewards


@pytest.mark.parametrize(
    ("objective", "filled", "token", "controlled", "reward"),
    [
        (2, "swords", "shield", [3, 6], "colour-senator"),
        (4, "swords swords swords", "shield", [18, 22], "colour-pink"),
        (62, "swords swords shield dagger", "dagger", [24, 69], "colour-orange"),
    ],
)
def test_the_third_of_a_colour_earns_its_reward(
    objective: int, filled: str, token: str, controlled: list[int], reward: str
) -> None:
    """AUG-5.1: of any colour, senators included; two are not enough."""
    third, second = (
        complete(Put(objective, token), {"objectives": {objective: filled}, "controlled": before})
        for before in (controlled, controlled[1:])
    )

    assert reward in player(third, ANN).rewards
    assert reward not in player(second, ANN).rewards


def test_a_colour_reward_is_given_once_and_a_player_may_have_several() -> None:
    """AUG-5.1: only the first gets it; one player may get any number of them."""
    taken = complete_one({"controlled": [11, 13]}, {"controlled": [14, 15, 20], "rewards": ["colour-green"]})
    several = complete_one({"controlled": [11, 13, 2, 4, 24]})

    assert "colour-green" not in player(taken, ANN).rewards
    assert {"colour-green", "colour-mixed"} <= set(player(several, ANN).rewards)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a_reward_for_exactly_that_many_may_be_taken(count: int) -> None:
    """AUG-5.2: right after completing."""
    played = complete_one({"controlled": [2, 3, 17, 21, 25][: count - 1], "rewards": ["colour-senator"][: count // 4]})

    assert played.actors() == [ANN]
    assert played.view(None).phase == "reward"
    events = played.play(ANN, Claim())

    assert events == [RewardTaken(ANN, f"count-{count}")]
    assert f"count-{count}" in player(played, ANN).rewards


def test_a_reward_may_be_forgone() -> None:
    """AUG-5.2: it stays in the middle."""
    played = complete_one({"controlled": [2]})

    assert played.play(ANN, Forgo()) == [RewardForgone(ANN, "count-2")]
    assert player(played, ANN).rewards == ()
    assert player(played, ANN).forgone == (2,)
    assert refusal(played, Claim()) == ("AUG-5.2", "reward-forgone")


@pytest.mark.parametrize(
    ("ann", "bob"),
    [
        ({"controlled": []}, {}),
        ({"controlled": [2]}, {"controlled": [3, 4], "rewards": ["count-2"]}),
        ({"controlled": [2, 3], "rewards": ["count-2"]}, {}),
    ],
)
def test_when_no_reward_for_a_number_is_offered(ann: dict[str, Any], bob: dict[str, Any]) -> None:
    """AUG-5.2: not for one objective, not if it is gone, and only one of these for each player."""
    played = complete_one(ann, {"objectives": {22: ""}, **bob})

    assert played.view(None).phase == "pick"


def test_a_reward_that_was_forgone_is_lost_for_good() -> None:
    """AUG-5.2: not taken at once, it is not offered again when 3 was lost to Bob's 81; for another number it is."""
    bob = {"objectives": {22: ""}, "controlled": [81]}
    again = complete_one({"controlled": [2], "forgone": [2]}, bob, discard=[3])
    another = complete_one({"controlled": [2, 3], "forgone": [2]})

    assert again.view(None).phase == "pick"
    assert another.view(None).phase == "reward"


def test_reaching_a_number_again_is_a_second_chance_by_option() -> None:
    """AUG-5.2: a setting, off by default; with it nothing is forgone for good."""
    assert GAME.meta.options["second_chance"].default is False
    played = complete_one({"controlled": [2]}, second_chance=True)
    played.play(ANN, Forgo())

    assert player(played, ANN).forgone == ()
    assert (
        AUGUSTUS.prompt(complete_one({"controlled": [2]}, second_chance=True).state, ANN).key == "prompt-reward-chance"
    )


def test_falling_to_a_number_brings_no_offer() -> None:
    """AUG-5.2: only right after completing an objective; nothing is offered and nothing forfeited."""
    played = attack({"controlled": [2, 3, 4]})
    played.play(BOB, Lose(3))

    assert played.actors() == [ANN]
    assert player(played, BOB).rewards == ()
    assert player(played, BOB).forgone == ()


def test_a_number_skipped_by_a_batch_brings_no_offer() -> None:
    """AUG-5.2, AUG-4.4: from one to three; what stands for two is neither offered nor forfeited."""
    played = table(
        {"objectives": {15: "chariot catapult", 3: "swords swords shield"}, "controlled": [2]},
        {"objectives": {22: ""}},
        token="shield",
    )
    played.play(BOB, Pass())
    played.play(ANN, Put(15, "shield"))
    played.play(ANN, Put(3, "swords"))
    assert AUGUSTUS.prompt(played.state, ANN) == Words("prompt-reward", {"count": 3})
    played.play(ANN, Forgo())

    assert player(played, ANN).forgone == (3,)


def complete_source(ann: dict[str, Any], bob: dict[str, Any]) -> AugustusTable:
    """Ann completes objective 9, a source of gold, with a catapult; its extra objective does not matter here."""
    played = table({"objectives": {9: "swords shield"}, **ann}, {"objectives": {22: ""}, **bob}, token="catapult")
    played.play(ANN, Put(9, "catapult"))
    return played


def test_the_first_source_takes_the_tile() -> None:
    """AUG-5.3: gold and wheat."""
    gold = complete_source({}, {})
    wheat = complete(Put(24, "chariot"), {"objectives": {24: "swords swords shield chariot"}})

    assert player(gold, ANN).rewards == ("gold",)
    assert player(wheat, ANN).rewards == ("wheat",)


@pytest.mark.parametrize(
    ("own", "others", "takes"),
    [([], [5, 26], False), ([5], [26, 63], True), ([], [5], True), ([5, 26], [63, 68], True)],
)
def test_equalling_is_enough_to_take_a_tile(own: list[int], others: list[int], takes: bool) -> None:  # noqa: FBT001
    """AUG-5.3, AUG-8.3: it goes to whoever, by completing, controls at least as many sources."""
    played = complete_source({"controlled": own}, {"controlled": others, "rewards": ["gold"]})

    assert ("gold" in player(played, ANN).rewards) == takes
    assert ("gold" in player(played, BOB).rewards) != takes


def test_the_worked_example_of_gold() -> None:
    """AUG-8.3: A has two sources and the tile; B's first changes nothing, B's second takes it; A needs a third."""
    first = complete_source({}, {"controlled": [5, 26], "rewards": ["gold"]})
    second = complete_source({"controlled": [63]}, {"controlled": [5, 26], "rewards": ["gold"]})
    back = complete_source({"controlled": [63, 68]}, {"controlled": [5, 26], "rewards": ["gold"]})

    assert "gold" in player(first, BOB).rewards
    assert "gold" in player(second, ANN).rewards
    assert "gold" in player(back, ANN).rewards


def test_completing_without_a_source_takes_no_tile() -> None:
    """AUG-5.3: only through completing an objective that has the resource."""
    played = complete_one({"controlled": [5]}, {"objectives": {22: ""}, "controlled": [26], "rewards": ["gold"]})

    assert "gold" in player(played, BOB).rewards


def attack(*others: dict[str, Any], ann: dict[str, Any] | None = None, luck: Luck | None = None) -> AugustusTable:
    """Ann completes objective 81: every opponent loses a controlled objective."""
    played = table(
        {"objectives": {81: "swords shield chariot catapult standard"}, **(ann or {})},
        *({"objectives": {22 + number: ""}, **other} for number, other in enumerate(others)),
        token="dagger",
        luck=luck,
    )
    played.play(ANN, Put(81, "dagger"))
    return played


def test_losing_an_objective_keeps_what_it_gave_at_once() -> None:
    """AUG-5.4: the extra legion and the rewards stay; the objective goes to the discard pile."""
    played = attack({"controlled": [6, 40], "rewards": ["wheat", "count-2"], "supply": 8})
    played.play(BOB, Lose(6))

    assert player(played, BOB).supply == 8
    assert player(played, BOB).rewards == ("count-2", "wheat")
    assert played.view(None).discard == (6,)


def test_losing_an_objective_takes_its_points_and_its_alias() -> None:
    """AUG-5.4: with shield=chariot lost, the next shield called goes on shields only."""
    played = attack({"controlled": [19, 40], "rewards": ["wheat"]}, luck=draws(0, 6))
    before = played.scores()[BOB]
    played.play(BOB, Lose(19))
    assert played.scores()[BOB] == before - 5
    pick_any(played)

    assert played.view(None).drawn == {"shield": 1, "dagger": 1}
    assert puts(played, BOB) == [(22, "shield")]


def test_losing_an_objective_leaves_the_fourth_in_progress() -> None:
    """AUG-5.4: Bob has one more in progress thanks to 10, and still has when 10 is lost and his 83 completed."""
    played = table(
        {"objectives": {81: "swords shield chariot catapult standard"}},
        {"objectives": {83: "shield catapult standard standard", 22: "", 23: "", 3: ""}, "controlled": [10, 2]},
        token="dagger",
    )
    played.play(ANN, Put(81, "dagger"))
    played.play(BOB, Put(83, "dagger"))
    played.play(BOB, Lose(10))
    played.play(ANN, Pick(84))
    assert in_progress(played, BOB) == [22, 23, 3]
    played.play(BOB, Forgo())
    played.play(BOB, Pick(85))

    assert in_progress(played, BOB) == [22, 23, 3, 85]


def test_the_holder_keeps_a_tile_while_nobody_has_more() -> None:
    """AUG-5.4: a tie keeps it."""
    played = attack({"controlled": [40, 24], "rewards": ["wheat"]}, {"controlled": [8]})
    played.play(BOB, Lose(40))

    assert player(played, EVA).controlled == ()
    assert "wheat" in player(played, BOB).rewards


def test_a_tile_goes_to_the_one_with_the_most() -> None:
    """AUG-5.4: that may be the attacker, with what it controlled before; its new objective does not count yet."""
    played = attack({"controlled": [40, 46], "rewards": ["wheat"]}, ann={"controlled": [8, 24]})
    played.play(BOB, Lose(40))

    assert "wheat" in player(played, ANN).rewards


def test_a_tile_is_judged_once_after_all_losses() -> None:
    """AUG-5.4: when Bob has lost a source Eva would have more, but she loses one as well; so he keeps the tile."""
    played = attack({"controlled": [40, 8], "rewards": ["wheat"]}, {"controlled": [24, 46]})
    played.play(BOB, Lose(40))
    events = played.play(EVA, Lose(24))

    assert "wheat" in player(played, BOB).rewards
    assert not [event for event in events if isinstance(event, RewardTaken)]


def test_a_tile_is_judged_before_the_attackers_own_objectives_count() -> None:
    """AUG-5.4, AUG-5.3: Ann's 87, a source, is of the batch that attacks; Eva has most, until Ann controls 87."""
    played = table(
        {"objectives": {87: "standard standard standard dagger", 81: ""}},
        {"objectives": {22: ""}, "controlled": [40, 2], "rewards": ["wheat"]},
        {"objectives": {23: ""}, "controlled": [24, 3]},
        token="dagger",
        row=[4, 6, 10, 17, 18],
    )
    played.play(ANN, Put(87, "dagger"))
    played.play(ANN, Complete(81))
    played.play(BOB, Lose(40))
    events = played.play(EVA, Lose(3))

    wheat = [event for event in events if isinstance(event, RewardTaken) and event.reward == "wheat"]
    assert wheat == [RewardTaken(EVA, "wheat", BOB), RewardTaken(ANN, "wheat", EVA)]


def test_the_old_holder_chooses_between_equals() -> None:
    """AUG-5.4: between those who have most, judged once after all losses."""
    played = attack({"controlled": [40, 2], "rewards": ["wheat"]}, {"controlled": [8, 3]}, ann={"controlled": [24]})
    played.play(BOB, Lose(40))
    played.play(EVA, Lose(3))

    assert played.actors() == [BOB]
    assert played.legal(BOB) == [Give(ANN), Give(EVA)]
    assert refusal(played, Give(BOB), BOB) == ("AUG-5.4", "not-most")
    assert refusal(played, Give(5), BOB) == ("AUG-5.4", "no-such-seat")
    assert refusal(played, Give(EVA), ANN) == ("AUG-5.4", "wait-give")
    events = played.play(BOB, Give(EVA))

    assert events[0] == RewardTaken(EVA, "wheat", BOB)
    assert "wheat" in player(played, EVA).rewards
    pick_any(played)


def test_a_tile_nobody_has_a_source_for_goes_back() -> None:
    """AUG-5.4: to the middle."""
    played = table(
        {"objectives": {81: "swords shield chariot catapult standard"}},
        {"objectives": {22: ""}, "controlled": [40], "rewards": ["wheat"]},
        token="dagger",
    )
    events = played.play(ANN, Put(81, "dagger"))

    assert RewardReturned("wheat") in events
    assert player(played, BOB).rewards == ()
