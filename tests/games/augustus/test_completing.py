"""Augustus, section 4: completing objectives, their order, batches and the deck."""

from typing import Any

from ludotheca.games.augustus.actions import Lift, Pass, Pick, Put, Take
from ludotheca.games.augustus.events import Completed, Controlled, Refilled, Reshuffled
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
)


def completing(*players: dict[str, Any], token: str = "shield", **fields: Any) -> AugustusTable:
    return table(*players, token=token, **fields)


def test_an_objective_is_completed_when_all_spaces_hold_a_legion() -> None:
    """AUG-4.1, AUG-4.2: legions back, control, a new objective taken, the row filled up again."""
    played = completing({"objectives": {1: "swords"}, "supply": 3}, {"objectives": {22: ""}})
    played.play(BOB, Pass())

    events = played.play(ANN, Put(1, "shield"))

    assert events[-2:] == [Completed(ANN, 1), Controlled(ANN, 1)]
    assert player(played, ANN).supply == 4
    assert player(played, ANN).controlled == (1,)
    assert played.actors() == [ANN]
    events = played.play(ANN, Pick(86))
    assert in_progress(played, ANN) == [86]
    assert any(isinstance(event, Refilled) for event in events)
    row = played.view(None).row
    assert len(set(row)) == 5
    assert {84, 85, 87, 88} < set(row)


def test_only_an_open_objective_is_taken() -> None:
    """AUG-4.2: one of the five."""
    played = completing({"objectives": {1: "swords"}}, {"objectives": {22: ""}})
    played.play(BOB, Pass())
    played.play(ANN, Put(1, "shield"))

    assert refusal(played, Pick(3)) == ("AUG-4.2", "not-open")
    assert refusal(played, Pick(84), BOB) == ("AUG-4.2", "wait-pick")
    assert refusal(played, Put(22, "shield"), BOB) == ("AUG-4.2", "wait-pick")


def test_objectives_are_resolved_in_ascending_number() -> None:
    """AUG-4.2: wherever their players sit; each goes through all steps, refilling the row too, before the next."""
    played = completing(
        {"objectives": {17: "swords swords shield shield"}},
        {"objectives": {2: "swords"}},
        {"objectives": {4: "swords swords swords"}},
    )
    played.play(ANN, Put(17, "shield"))
    played.play(BOB, Put(2, "shield"))
    played.play(EVA, Put(4, "shield"))

    order = []
    while played.view(None).phase == "pick":
        [seat] = played.actors()
        order.append(seat)
        assert 0 not in played.view(None).row
        played.play(seat, next(action for action in played.legal(seat) if isinstance(action, Pick)))

    assert order == [BOB, EVA, ANN]


def test_the_legions_taken_back_can_be_used_by_the_effect() -> None:
    """AUG-4.2: step 1 comes before step 2."""
    played = completing({"objectives": {15: "chariot catapult", 3: ""}, "supply": 1}, {"objectives": {22: ""}})
    played.play(BOB, Pass())
    played.play(ANN, Put(15, "shield"))

    assert player(played, ANN).supply == 3
    assert puts(played, ANN) == [(3, "swords")]


def test_a_completed_objective_that_waits_is_neutralised() -> None:
    """AUG-4.3: an effect of somebody else can neither take its legions nor clear it."""
    played = table(
        {"objectives": {37: "swords shield chariot"}},
        {"objectives": {57: "swords shield chariot catapult", 22: "swords"}},
        {"objectives": {21: "swords swords", 39: "shield"}},
        token="standard",
    )
    played.play(ANN, Put(37, "standard"))
    played.play(BOB, Put(57, "standard"))

    # Bob has one legion that can be hit, on 22; he is not even asked. Eva has a choice.
    assert played.actors() == [EVA]
    played.play(EVA, Take(39, "shield"))
    pick_any(played)

    assert legions(played, BOB, 22) == {}
    assert player(played, BOB).controlled == (57,)


def test_effects_that_complete_more_make_one_batch() -> None:
    """AUG-4.4: all become controlled together, then as many new objectives are taken from the same five."""
    played = completing({"objectives": {15: "chariot catapult", 3: "swords swords shield"}}, {"objectives": {22: ""}})
    played.play(BOB, Pass())
    played.play(ANN, Put(15, "shield"))
    played.play(ANN, Put(3, "swords"))

    assert player(played, ANN).controlled == (3, 15)
    assert played.view(None).phase == "reward"
    assert played.view(None).steps == 2
    row = played.view(None).row
    assert row == (84, 85, 86, 87, 88)


def test_a_batch_is_resolved_in_ascending_number() -> None:
    """AUG-4.4, AUG-6.6: four legions, rearranged, complete 2 and 1 together; 1 comes first."""
    played = table(
        {
            "objectives": {43: "shield chariot chariot", 2: "swords", 1: "swords", 40: "swords swords"},
            "controlled": [6, 10],
            "supply": 1,
        },
        {"objectives": {22: ""}},
        token="catapult",
    )
    played.play(ANN, Put(43, "catapult"))
    played.play(ANN, Lift())
    for objective in (2, 1):
        played.play(ANN, Put(objective, "swords"))
    played.play(ANN, Put(2, "shield"))
    events = played.play(ANN, Put(1, "shield"))

    assert [event.objective for event in events if isinstance(event, Completed)] == [1, 2]
    assert player(played, ANN).controlled == (1, 2, 6, 10, 43)


def crowded(in_progress: list[int], face_down: int, lost: int) -> AugustusTable:
    """Six players have so many objectives that the deck is empty; Ann has just completed objective 1."""
    rest = [number for number in range(88, 1, -1) if number not in (9, 10, 81, 82)]

    def some(count: int) -> list[int]:
        return [rest.pop() for _ in range(count)]

    players: list[dict[str, Any]] = []
    for first, count in zip(([9, 81], [10, 82], [], [], [], []), in_progress, strict=True):
        own = {} if players else {1: "swords"}
        players.append(
            {
                "controlled": [*first, *some(6 - len(first))],
                "objectives": own | dict.fromkeys(some(count - len(own)), ""),
                "discarded": some(face_down),
                "hidden": face_down,
            }
        )
    played = completing(*players, discard=some(lost), row=some(5))
    assert not rest
    for seat in played.actors()[1:]:
        played.play(seat, Pass())
    played.play(ANN, Put(1, "shield"))
    return played


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """AUG-4.5: along with what was put away face down at the start."""
    played = crowded([4, 4, 3, 3, 3, 3], face_down=3, lost=9)

    events = played.play(ANN, Pick(played.view(None).row[0]))

    assert Reshuffled() in events
    assert played.view(None).discard == ()
    assert [part.hidden for part in played.view(None).players] == [0] * 6
    assert 0 not in played.view(None).row


def test_with_nothing_left_the_row_stays_short() -> None:
    """AUG-4.5: the deck and the discard pile are both empty."""
    played = crowded([8, 8, 8, 8, 8, 7], face_down=0, lost=0)
    taken, *others = played.view(None).row

    events = played.play(ANN, Pick(taken))

    assert not [event for event in events if isinstance(event, Reshuffled | Refilled)]
    assert played.view(None).row == (0, *others)
    assert in_progress(played, ANN)[-1] == taken


def test_the_worked_example_of_three_completions() -> None:
    """AUG-8.2: 70 with its two legions completes 1 too, in one batch; 76 clears; 80 waits safely and comes last."""
    played = table(
        {
            "objectives": {70: "chariot catapult standard", 1: "", 4: "swords"},
            "controlled": [11, 54],
            "supply": 3,
        },
        {"objectives": {76: "swords swords standard standard"}},
        {"objectives": {80: "swords swords shield standard standard"}},
        token="dagger",
        row=[3, 17, 57, 58, 77],
    )
    played.play(ANN, Put(70, "dagger"))
    played.play(BOB, Put(76, "dagger"))
    played.play(EVA, Put(80, "dagger"))

    assert played.actors() == [ANN]
    played.play(ANN, Put(1, "swords"))
    played.play(ANN, Put(1, "shield"))
    assert player(played, ANN).controlled == (1, 11, 54, 70)
    assert player(played, ANN).rewards == ("colour-green",)
    assert played.view(None).phase == "reward"
    played.play(ANN, played.legal(ANN)[0])
    assert player(played, ANN).rewards == ("colour-green", "count-4")
    played.play(ANN, Pick(3))
    assert played.view(None).row == (0, 17, 57, 58, 77)
    played.play(ANN, Pick(17))

    # Bob's 76 now: Ann has legions only on 4, so she has no choice; Eva's 80 is neutralised.
    assert legions(played, ANN, 4) == {}
    assert player(played, BOB).controlled == (76,)
    assert played.actors() == [BOB]
    played.play(BOB, Pick(57))
    assert player(played, EVA).controlled == (80,)
    assert played.actors() == [EVA]
