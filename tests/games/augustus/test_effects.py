"""Augustus, section 6: what objectives do."""

from typing import Any

import pytest

from ludotheca.games.augustus.actions import Clear, Complete, Forgo, Lift, Lose, Pass, Pick, Put, Take, TakeBack
from ludotheca.games.augustus.events import Attacked, Chosen, Cleared, Completed, ControlLost, LegionLost, LegionsGained
from tests.games.augustus.tables import (
    ANN,
    BOB,
    EVA,
    AugustusTable,
    in_progress,
    legions,
    pick_any,
    player,
    puts,
    refusal,
    table,
    takes,
)


def resolve(token: str, last: Put, ann: dict[str, Any], *others: dict[str, Any], **fields: Any) -> AugustusTable:
    """Ann's last legion completes an objective; the others pass if they are asked."""
    played = table(ann, *(others or ({"objectives": {22: "swords swords shield chariot"}},)), token=token, **fields)
    for seat in played.actors():
        if seat != ANN:
            played.play(seat, Pass())
    played.play(ANN, last)
    return played


def test_two_legions_are_mobilised_on_the_category_shown() -> None:
    """AUG-6.1: from the supply or moved, each optional."""
    played = resolve(
        "shield", Put(15, "shield"), {"objectives": {15: "chariot catapult", 3: "", 40: "shield"}, "supply": 1}
    )

    assert played.view(None).phase == "mobilise"
    assert puts(played, ANN) == [(3, "swords"), (40, "swords")]
    played.play(ANN, Take(40, "shield"))
    assert refusal(played, Pass()) == ("AUG-6.1", "legion-in-hand")
    played.play(ANN, Put(3, "swords"))
    assert legions(played, ANN, 40) == {}
    assert player(played, ANN).supply == 3
    played.play(ANN, Pass())

    assert legions(played, ANN, 3) == {"swords": 1}
    assert played.view(None).phase == "pick"


def test_mobilised_legions_need_a_space_of_the_category() -> None:
    """AUG-6.1: wrong or full spaces are refused; with none free the effect is over at once."""
    wrong = resolve(
        "shield", Put(15, "shield"), {"objectives": {15: "chariot catapult", 3: "swords swords swords", 4: ""}}
    )
    none = resolve("shield", Put(15, "shield"), {"objectives": {15: "chariot catapult", 51: ""}})

    assert refusal(wrong, Put(4, "shield")) == ("AUG-6.1", "not-mobilised")
    assert refusal(wrong, Put(3, "swords")) == ("AUG-6.1", "no-free-space")
    assert none.view(None).phase == "pick"


@pytest.mark.parametrize(
    ("token", "last", "filled", "count"),
    [("catapult", 31, "swords shield chariot", 1), ("dagger", 70, "chariot catapult standard", 2)],
)
def test_legions_go_on_any_spaces(token: str, last: int, filled: str, count: int) -> None:
    """AUG-6.2: the number shown."""
    played = resolve(token, Put(last, token), {"objectives": {last: filled, 21: ""}})

    assert played.view(None).steps == count
    assert puts(played, ANN) == [(21, "swords"), (21, "shield"), (21, "chariot")]
    for _ in range(count):
        played.play(ANN, Put(21, "chariot"))
    assert legions(played, ANN, 21) == {"chariot": count}
    assert played.view(None).phase == "pick"


LAST = {
    37: ("standard", "swords shield chariot"),
    41: ("standard", "swords shield catapult"),
    75: ("dagger", "swords swords standard standard"),
    81: ("dagger", "swords shield chariot catapult standard"),
}
"""The red objectives: the token that completes each, and what lies on it."""


def attack(objective: int, *others: dict[str, Any]) -> AugustusTable:
    token, filled = LAST[objective]
    return resolve(token, Put(objective, token), {"objectives": {objective: filled}}, *others)


def test_every_opponent_chooses_a_legion_to_give_up() -> None:
    """AUG-6.3: at the same time, unseen until everybody has chosen; it returns to the owner's supply."""
    played = attack(37, {"objectives": {21: "swords shield"}}, {"objectives": {39: "shield", 40: "swords"}})

    assert played.actors() == [BOB, EVA]
    assert takes(played, BOB) == [(21, "swords"), (21, "shield")]
    assert played.play(EVA, Take(40, "swords")) == [Chosen(EVA)]
    assert legions(played, EVA, 40) == {"swords": 1}
    assert played.view(BOB).players[EVA].choice is None
    assert refusal(played, Take(39, "shield"), EVA) == ("AUG-6.3", "already-chosen")
    played.play(EVA, TakeBack())
    played.play(EVA, Take(39, "shield"))
    events = played.play(BOB, Take(21, "shield"))

    assert LegionLost(BOB, 21, "shield") in events
    assert legions(played, BOB, 21) == {"swords": 1}
    assert legions(played, EVA, 39) == {}
    assert player(played, BOB).supply == 6


def test_two_legions_may_come_from_two_objectives() -> None:
    """AUG-6.3: or from one; the same legion is not given up twice."""
    played = attack(41, {"objectives": {21: "swords shield", 39: "chariot"}})

    played.play(BOB, Take(21, "shield"))
    assert refusal(played, Take(21, "shield"), BOB) == ("AUG-6.3", "given-already")
    assert refusal(played, Take(21, "chariot"), BOB) == ("AUG-6.3", "no-legion-there")
    played.play(BOB, Take(39, "chariot"))

    assert legions(played, BOB, 21) == {"swords": 1}
    assert legions(played, BOB, 39) == {}
    assert player(played, BOB).supply == 4 + 2


def test_the_first_of_two_legions_can_be_kept_after_all() -> None:
    """AUG-6.3, AUG-3.2: until the second is chosen; nobody else hears of it."""
    played = attack(41, {"objectives": {21: "swords shield", 39: "chariot"}})
    played.play(BOB, Take(21, "shield"))
    assert TakeBack() in played.legal(BOB)

    assert played.play(BOB, TakeBack()) == []

    assert takes(played, BOB) == [(21, "swords"), (21, "shield"), (39, "chariot")]
    assert refusal(played, TakeBack(), BOB) == ("AUG-3.2", "nothing-to-take-back")
    played.play(BOB, Take(21, "swords"))
    played.play(BOB, Take(39, "chariot"))
    assert legions(played, BOB, 21) == {"shield": 1}


@pytest.mark.parametrize(("objective", "lost"), [(37, 1), (41, 2)])
def test_those_without_a_choice_are_not_asked(objective: int, lost: int) -> None:
    """AUG-6.3: as many as possible are given up; those who have none lose nothing."""
    played = attack(objective, {"objectives": {21: "swords swords"}}, {"objectives": {39: ""}})

    assert played.actors() == [ANN]
    assert player(played, BOB).supply == 5 + lost
    assert player(played, EVA).supply == 7


def test_two_single_legions_are_both_lost_without_asking() -> None:
    """AUG-6.3: as many as possible."""
    played = attack(41, {"objectives": {21: "swords", 39: "shield"}})

    assert played.actors() == [ANN]
    assert player(played, BOB).supply == 7


def test_one_objective_is_cleared() -> None:
    """AUG-6.3: one with legions, of the owner's choice."""
    played = attack(75, {"objectives": {21: "swords shield", 39: "chariot", 40: ""}})

    assert played.actors() == [BOB]
    assert played.legal(BOB) == [Clear(21), Clear(39)]
    assert refusal(played, Clear(40), BOB) == ("AUG-6.3", "no-legions-on-it")
    assert refusal(played, Take(21, "swords"), BOB) == ("AUG-6.3", "another-loss")
    assert refusal(played, Lose(21), BOB) == ("AUG-6.3", "another-loss")
    events = played.play(BOB, Clear(21))

    assert Cleared(BOB, 21, 2) in events
    assert legions(played, BOB, 21) == {}
    assert player(played, BOB).supply == 4 + 2


def test_a_controlled_objective_is_lost() -> None:
    """AUG-6.3: of the owner's choice, even one that came under control earlier in the same draw."""
    played = table(
        {"objectives": {81: "swords shield chariot catapult standard"}},
        {"objectives": {61: "swords swords shield dagger"}, "controlled": [2]},
        token="dagger",
    )
    played.play(ANN, Put(81, "dagger"))
    played.play(BOB, Put(61, "dagger"))
    # Bob's 61 comes first, with its reward for two and a new objective; then Ann's 81 hits him.
    played.play(BOB, played.legal(BOB)[1])
    played.play(BOB, played.legal(BOB)[0])

    assert played.actors() == [BOB]
    assert played.legal(BOB) == [Lose(2), Lose(61)]
    assert refusal(played, Lose(81), BOB) == ("AUG-6.3", "not-controlled")
    events = played.play(BOB, Lose(61))

    assert ControlLost(BOB, 61) in events
    assert player(played, BOB).controlled == (2,)
    assert played.view(None).discard == (61,)


def test_an_attack_is_announced() -> None:
    """AUG-6.3: everybody sees which objective did it."""
    token, filled = LAST[37]
    played = table({"objectives": {37: filled}}, {"objectives": {21: ""}}, token=token)
    events = played.play(ANN, Put(37, token))

    assert Attacked(ANN, 37, "opponents_lose_legion") in events


def test_an_objective_is_completed_by_an_effect() -> None:
    """AUG-6.4: in any state; its legions return and its effect works, in the same batch."""
    played = resolve(
        "dagger",
        Put(88, "dagger"),
        {"objectives": {88: "standard standard standard dagger", 45: "chariot", 21: "swords"}},
        row=[3, 4, 5, 6, 9],
    )

    assert played.legal(ANN) == [Complete(21), Complete(45)]
    assert refusal(played, Complete(88)) == ("AUG-4.2", "being-resolved")
    assert refusal(played, Complete(22)) == ("AUG-6.4", "somebody-elses")
    events = played.play(ANN, Complete(45))

    assert events[:2] == [Completed(ANN, 45), LegionsGained(ANN, 2)]
    assert player(played, ANN).controlled == (45, 88)
    # None after the last legion, five from 88, one from 45, two extra.
    assert player(played, ANN).supply == 5 + 1 + 2


def test_without_an_objective_in_progress_there_is_nothing_to_complete() -> None:
    """AUG-6.4: then the effect is over."""
    played = resolve(
        "dagger", Put(87, "dagger"), {"objectives": {87: "standard standard standard dagger"}}, row=[3, 4, 5, 6, 9]
    )

    assert played.view(None).phase == "pick"


def test_two_objectives_are_taken_instead_of_one() -> None:
    """AUG-6.5: four in progress from then on."""
    played = resolve(
        "catapult",
        Put(10, "catapult"),
        {"objectives": {10: "swords shield", 21: "", 22: ""}},
        {"objectives": {39: "swords swords catapult"}},
    )

    played.play(ANN, Pick(84))
    assert played.view(None).phase == "pick"
    played.play(ANN, Pick(85))

    assert in_progress(played, ANN) == [21, 22, 84, 85]


def test_the_next_player_takes_one_objective_again() -> None:
    """AUG-6.5: only the player who has completed it takes two."""
    played = table(
        {"objectives": {10: "swords shield"}},
        {"objectives": {39: "swords swords shield chariot"}},
        token="catapult",
    )
    played.play(ANN, Put(10, "catapult"))
    played.play(BOB, Put(39, "catapult"))
    played.play(ANN, Pick(84))
    played.play(ANN, Pick(85))
    assert played.actors() == [BOB]
    played.play(BOB, Pick(86))

    assert in_progress(played, ANN) == [84, 85]
    assert in_progress(played, BOB) == [86]
    assert played.view(None).phase == "place"


def test_two_such_objectives_in_one_batch_make_two_more() -> None:
    """AUG-6.5, AUG-4.4: 70 completes 9 and 10 as well: three completed, five taken."""
    played = resolve(
        "dagger",
        Put(70, "dagger"),
        {
            "objectives": {70: "chariot catapult standard", 9: "swords shield", 10: "swords shield"},
            "controlled": [6],
            "supply": 1,
        },
    )
    played.play(ANN, Put(9, "catapult"))
    played.play(ANN, Put(10, "catapult"))
    played.play(ANN, Forgo())
    for objective in (84, 85, 86, 87, 88):
        played.play(ANN, Pick(objective))

    assert in_progress(played, ANN) == [84, 85, 86, 87, 88]
    assert played.view(None).phase == "place"


def test_nobody_conquers_more_than_eight_objectives() -> None:
    """AUG-6.5: six players may get this far by reshuffling; then 9 brings one objective, as there is room for one."""
    others = [{"objectives": {number: "catapult"}} for number in (27, 28, 31, 32, 39)]
    ann = {"objectives": {9: "swords shield", **dict.fromkeys((1, 2, 3, 4, 13, 14, 17), "")}}
    played = resolve("catapult", Put(9, "catapult"), ann, *others)
    assert played.view(None).steps == 2
    played.play(ANN, Pick(84))

    assert in_progress(played, ANN) == [1, 2, 3, 4, 13, 14, 17, 84]
    assert played.view(None).phase == "place"


def test_an_effect_that_can_do_nothing_leaves_nothing_behind() -> None:
    """AUG-4.4, AUG-6.1: 70 completes 16 and 37; 16 finds no swords to put legions on, then 37 attacks."""
    played = resolve(
        "dagger",
        Put(70, "dagger"),
        {
            "objectives": {70: "chariot catapult standard", 16: "shield chariot", 37: "swords shield chariot"},
            "controlled": [45],
            "supply": 1,
        },
        {"objectives": {22: "swords swords", 39: "catapult"}},
    )
    played.play(ANN, Put(16, "catapult"))
    played.play(ANN, Put(37, "standard"))

    assert (played.view(None).phase, played.view(None).effect) == ("lose", 37)
    assert played.view(None).steps == 0


def rearranging() -> AugustusTable:
    return resolve(
        "catapult",
        Put(43, "catapult"),
        {"objectives": {43: "shield chariot chariot", 1: "swords", 6: "swords shield"}},
    )


def test_legions_are_rearranged_freely() -> None:
    """AUG-6.6: all that lie on the player's objectives, none from the supply; they may complete several at once."""
    played = rearranging()

    assert played.legal(ANN) == [Pass(), Lift()]
    assert refusal(played, Put(1, "shield")) == ("AUG-6.6", "lift-first")
    played.play(ANN, Lift())
    assert played.view(None).steps == 3
    assert refusal(played, Pass()) == ("AUG-6.6", "put-all")
    assert refusal(played, Lift()) == ("AUG-6.6", "lifted-already")
    assert puts(played, ANN) == [(1, "swords"), (1, "shield"), (6, "swords"), (6, "shield"), (6, "chariot")]
    assert takes(played, ANN) == []
    played.play(ANN, Put(1, "swords"))
    played.play(ANN, Put(1, "shield"))
    assert refusal(played, Put(1, "shield")) == ("AUG-4.4", "completed-already")
    events = played.play(ANN, Put(6, "chariot"))

    assert Completed(ANN, 1) in events
    assert player(played, ANN).controlled == (1, 43)
    assert legions(played, ANN, 6) == {"chariot": 1}
    # None after the last legion, four from 43 and two from 1.
    assert player(played, ANN).supply == 4 + 2


def test_rearranging_may_be_declined() -> None:
    """AUG-6.6: nothing changes."""
    played = rearranging()
    played.play(ANN, Pass())

    assert legions(played, ANN, 6) == {"swords": 1, "shield": 1}


@pytest.mark.parametrize(
    ("objective", "filled", "token", "gained"),
    [(6, "swords shield", "chariot", 1), (45, "catapult catapult", "chariot", 2)],
)
def test_extra_legions_come_from_the_stock(objective: int, filled: str, token: str, gained: int) -> None:
    """AUG-6.7: one or two, for good."""
    played = resolve(
        token,
        Put(objective, token),
        {"objectives": {objective: filled}, "supply": 4},
        {"objectives": {39: "swords swords chariot"}},
    )

    assert player(played, ANN).supply == 3 + 3 + gained


def test_when_the_stock_is_empty_no_legion_is_gained() -> None:
    """AUG-6.7: 48 in all; six players can have them only after a reshuffle."""
    others = [{"objectives": {number: ""}, "supply": 8} for number in (3, 4, 13, 17, 18)]
    played = resolve("chariot", Put(6, "chariot"), {"objectives": {6: "swords shield"}, "supply": 6}, *others)

    assert player(played, ANN).supply == 5 + 3


@pytest.mark.parametrize(
    ("controlled", "token", "allowed"),
    [
        ([19, 51], "shield", {"shield", "chariot"}),
        ([19, 51], "chariot", {"shield", "chariot", "catapult"}),
        ([19, 51], "catapult", {"chariot", "catapult"}),
        ([19], "swords", {"swords"}),
        ([], "shield", {"shield"}),
    ],
)
def test_an_alias_works_both_ways_and_is_not_chained(controlled: list[int], token: str, allowed: set[str]) -> None:
    """AUG-6.8: shield=chariot and chariot=catapult; a drawn shield may go on shield or chariot, never on catapult."""
    played = table({"objectives": {50: "", 57: ""}, "controlled": controlled}, {"objectives": {22: ""}}, token=token)

    assert {category for _, category in puts(played, ANN)} == allowed


def test_an_alias_does_not_extend_a_mobilisation() -> None:
    """AUG-6.8: it is for drawn tokens only."""
    played = resolve("shield", Put(15, "shield"), {"objectives": {15: "chariot catapult", 50: ""}, "controlled": [13]})

    assert puts(played, ANN) == [(50, "swords")]


def test_somebody_elses_alias_does_not_help() -> None:
    """AUG-6.8: only the player who controls it has the use of it."""
    played = table({"objectives": {50: ""}}, {"objectives": {22: ""}, "controlled": [19]}, token="shield")

    assert puts(played, ANN) == [(50, "shield")]


def test_opponents_decide_their_losses_before_the_attacker_goes_on() -> None:
    """AUG-6.3, AUG-4.2: the objective becomes controlled after its effect."""
    played = attack(37, {"objectives": {21: "swords shield"}})

    assert player(played, ANN).controlled == ()
    assert played.view(None).batch == (37,)
    assert refusal(played, Pick(84)) == ("AUG-6.3", "wait-lose")
    assert refusal(played, Take(21, "swords"), ANN) == ("AUG-6.3", "own-attack")
    played.play(BOB, Take(21, "swords"))
    assert player(played, ANN).controlled == (37,)
    pick_any(played)
