"""Augustus' positions: what no game could come to is refused, whichever part of it is wrong."""

from typing import Any, Final

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus import GAME
from tests.games.augustus.positions import (
    LOSE_CONTROLLED,
    LOSE_TWO,
    SOUND,
    effect_of,
    legions,
    resolving,
    with_ann,
    with_bob,
    with_players,
)

FULL: Final = legions(1, swords=1, shield=1)
FOUR: Final = {number: {"objective": number} for number in (20, 21, 22, 23)}
ATTACKED: Final = {"objectives": [legions(21, swords=1, shield=1), legions(39, chariot=1)]}
SIX: Final = {"dealt": [10, 11, 12, 13, 14, 15], "hidden": 6}
START: Final[dict[str, Any]] = {"phase": "keep", "token": None, "drawn": {}}
OVER: Final[dict[str, Any]] = {"phase": "over", "token": None}
SEVEN: Final = [3, 4, 17, 18, 21, 22, 23]


def refuse(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message) as refused:
        GAME.from_position(SOUND | change)
    assert refused.value.values["path"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"bag": {"swords": 5, "joker": 2}},
            "bag.shield: the game has 5 of these tokens, not 0 in the bag and 0 drawn",
        ),
        ({"token": None}, "token: must be there once the first is drawn"),
        ({"drawn": {"shield": 1}}, "drawn: must count the token just called"),
        ({"drawn": {"swords": 1, "joker": 1}}, "drawn.joker: all tokens are back in the bag after a joker"),
        ({"token": "joker", "drawn": {"joker": 2}}, "drawn.joker: all tokens are back in the bag after a joker"),
        (START | {"token": "swords"}, "token: must be there once the first is drawn"),
        (START | {"drawn": {"swords": 1}}, "drawn: no token is drawn before all have kept"),
        (OVER | {"drawn": {}}, "drawn: the game ends after a token was drawn"),
    ],
)
def test_tokens_are_in_the_bag_or_drawn(change: dict[str, Any], message: str) -> None:
    """AUG-1.2, AUG-3.3, AUG-3.4: 23 in all."""
    refuse(change, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"row": []}, "row: has 0 objectives: five lie open"),
        ({"row": [3, 4, 0, 5, 6]}, "row: has 4 objectives: five lie open"),
        (
            START | with_players({}, SIX),
            r"players\[0\].dealt: six objectives are dealt, three of them kept, not 0 and 0",
        ),
        (
            START | with_players({"dealt": [20, 21], "kept": [50, 51, 52, 53], "hidden": 6, "decided": True}, SIX),
            r"players\[0\].decided: must say whether",
        ),
        (
            START | with_players({"dealt": [20, 21], "kept": [50, 51, 52, 53], "hidden": 6}, SIX),
            r"players\[0\].dealt: six objectives are dealt, three of them kept, not 6 and 4",
        ),
        (
            START | with_players(SIX, SIX | {"dealt": [20, 21, 22, 23, 24, 25], "controlled": [1]}),
            r"players\[1\]: has nothing yet but the objectives dealt",
        ),
        (
            START | with_players(SIX, {"dealt": [20, 21, 22, 23, 24, 25], "hidden": 6, "decided": True}),
            r"players\[1\].decided: must say whether",
        ),
        (
            START | with_players(SIX, {"dealt": [20, 21, 22, 23, 24, 25], "hidden": 6}) | {"discard": [1]},
            "discard: nothing is lost yet",
        ),
        (
            START | with_players(SIX, {"dealt": [20, 21, 22, 23, 24, 25], "hidden": 6}) | {"first_game": True},
            "phase: there is nothing to choose in a first game",
        ),
        (with_ann(dealt=[20], hidden=1), r"players\[0\].dealt: objectives are dealt and kept only in the phase 'keep'"),
        (with_ann(discarded=[20, 21, 22, 23], hidden=4), r"players\[0\].discarded: has 4 objectives"),
        (with_ann(discarded=[20], hidden=1) | {"first_game": True}, r"players\[0\].discarded: has 1 objectives"),
    ],
)
def test_objectives_lie_where_they_were_dealt(change: dict[str, Any], message: str) -> None:
    """AUG-2.1, AUG-2.2, AUG-4.2: five open, six dealt to each, three kept, three put away."""
    refuse(change, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_ann(supply=45), "players: there are 53 legions, but the game has 48"),
        (with_ann(supply=7), r"players\[0\].supply: has 8 legions in all, and more than 7 come from nowhere"),
        (with_ann(supply=9, controlled=[45]), r"players\[0\].supply: has 10 legions in all, and more than 9 come"),
        (with_ann(supply=0, objectives=[{"objective": 1}]), r"players\[0\].supply: must be more than 0"),
        (
            with_ann(objectives=list(FOUR.values())),
            r"players\[0\].objectives: are 4 with those to come, but there is room for 3",
        ),
        (
            resolving("pick", steps=2) | with_ann(controlled=[15, 17], forgone=[2], objectives=[FOUR[20], FOUR[21]]),
            r"players\[0\].objectives: are 4 with those to come, but there is room for 3",
        ),
    ],
)
def test_legions_and_room_come_from_somewhere(change: dict[str, Any], message: str) -> None:
    """AUG-2.1, AUG-2.2, AUG-6.5, AUG-6.7: seven legions and three objectives, and what effects have added."""
    refuse(change, message)


def test_legions_and_room_stay_when_what_brought_them_is_lost() -> None:
    """AUG-5.4, AUG-6.5, AUG-6.7: 10 and 45 lie in the discard pile, thanks to 81 and 82."""
    ann = {"supply": 9, "objectives": list(FOUR.values())}
    lost: dict[str, Any] = with_players(ann, {"supply": 7, "controlled": [81, 82]}) | {"discard": [10, 45]}
    GAME.from_position(SOUND | lost)

    refuse(lost | {"discard": [10]}, r"players\[0\].supply: has 9 legions")
    refuse(lost | {"discard": [45]}, r"players\[0\].objectives: are 4")
    refuse(lost | {"discard": [10, 45, 46]}, "discard: has 3 objectives, but no more than 2 can have been lost")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_ann(controlled=SEVEN), r"players\[0\].controlled: has 7 objectives, but the game would have ended"),
        (OVER | with_bob(controlled=SEVEN[:6], rewards=[]), "phase: the game is not over before somebody controls 7"),
        (
            OVER | with_players({"controlled": SEVEN}, {}) | {"row": [8, 9, 10, 11, 12]},
            r"players\[0\].controlled: has 7 objectives, but the game would have ended",
        ),
        (
            resolving("pick", steps=1) | with_ann(controlled=[*SEVEN, 50]),
            r"players\[0\].controlled: has 8 objectives, but the game would have ended",
        ),
        (effect_of("complete", 88) | with_ann(controlled=SEVEN), r"players\[0\].controlled: has 7 objectives"),
        ({"discard": [20]}, "discard: has 1 objectives, but no more than 0 can have been lost"),
        (LOSE_CONTROLLED | {"discard": [20]}, "discard: has 1 objectives, but no more than 0 can have been lost"),
    ],
)
def test_the_game_ends_with_seven_and_objectives_are_lost_to_attacks(change: dict[str, Any], message: str) -> None:
    """AUG-7.1, AUG-6.3: nobody has seven when a token is drawn, and somebody has at the end."""
    refuse({"row": [8, 9, 10, 11, 12]} | change, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_bob(controlled=[37, 40, 13, 14]), r"players\[1\].rewards: must hold colour-green, if nobody else does"),
        (with_bob(controlled=[37, 40, 17, 24]), r"players\[1\].rewards: must hold colour-mixed"),
        (with_ann(rewards=["colour-pink"]), r"players\[0\].rewards: cannot hold colour-pink"),
        (
            with_ann(controlled=[17, 20, 22], rewards=["colour-mixed"]),
            r"players\[0\].rewards: cannot hold colour-mixed",
        ),
        (with_ann(rewards=["count-2"]), r"players\[0\].rewards: has never controlled 2 objectives"),
        (with_bob(rewards=["wheat", "count-2", "count-3"]), r"players\[1\].rewards: has two rewards for numbers"),
        (with_bob(forgone=[3]), r"players\[1\].forgone: has never controlled 3 objectives"),
        (with_bob(forgone=[2]) | {"second_chance": True}, r"players\[1\].forgone: nothing is forgone for good"),
        (with_bob(rewards=["wheat", "count-2"], forgone=[2]), r"players\[1\].forgone: what is forgone for good"),
        (
            with_bob(controlled=[37, 40, 3], rewards=["wheat", "count-2"], forgone=[3]) | {"row": [4, 5, 6, 9, 10]},
            r"players\[1\].forgone: whoever has a reward for a number is offered no other",
        ),
        (with_bob(rewards=[]), "players: somebody has sources of wheat, but nobody has the tile"),
        (with_bob(rewards=["wheat", "gold"]), r"players\[1\].rewards: must have the most sources of gold"),
        (with_ann(controlled=[8, 24]), r"players\[1\].rewards: must have the most sources of wheat"),
    ],
)
def test_rewards_are_held_by_those_who_can_have_them(change: dict[str, Any], message: str) -> None:
    """AUG-5.1 to AUG-5.4: colours and numbers that were once controlled, and most sources."""
    refuse(change, message)


def test_rewards_stay_when_what_earned_them_is_lost() -> None:
    """AUG-5.1, AUG-5.2: Bob has lost a green province and a senator, one to each of Ann's attacks."""
    bob = {"controlled": [1, 13], "rewards": ["colour-green", "count-4"], "forgone": [2, 3]}
    ann = {"objectives": [{"objective": 57}], "controlled": [81, 82]}
    lost = with_players(ann, bob) | {"discard": [14, 17]}
    GAME.from_position(SOUND | lost)

    refuse(with_players(ann, bob), r"players\[1\].rewards: cannot hold colour-green")
    refuse(lost | {"discard": [14]}, r"players\[1\].rewards: has never controlled 4 objectives")
    bob["controlled"] = [13]
    refuse(with_players(ann, bob) | {"discard": [1, 14, 17]}, "discard: has 3 objectives")
    eva = {"controlled": [82]}
    refuse(
        with_players(ann | {"controlled": [81]}, bob | {"controlled": []}, eva) | {"discard": [1, 13, 14, 17]},
        r"players\[1\].rewards: cannot hold colour-green",
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"token": "dagger", "drawn": {"dagger": 1}}, "phase: nobody has anything to decide"),
        (LOSE_TWO | with_players({}, {"objectives": [legions(21, swords=1)]}), "phase: nobody has anything to decide"),
        (with_players(*({"objectives": [{"objective": k}], "decided": True} for k in (1, 2))), "phase: nobody has any"),
        (
            LOSE_TWO | with_players({}, ATTACKED | {"decided": True, "supply": 4}),
            "phase: nobody has anything to decide",
        ),
        (effect_of("complete", 88) | with_players({}, {}), r"players\[0\]: has to decide, but can do nothing"),
        (with_ann(taken_back=1, objectives=[{"objective": 84}]), r"players\[0\].taken_back: must be 0 to 20, where"),
    ],
)
def test_somebody_has_to_decide_and_can(change: dict[str, Any], message: str) -> None:
    refuse(change, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"steps": 1}, "steps: nobody is resolving anything"),
        ({"extra": 1}, "extra: nobody is resolving anything"),
        ({"queue": [1]} | with_ann(objectives=[FULL]), "queue: nobody is resolving anything"),
        (with_ann(objectives=[FULL]), r"players\[0\].objectives\[0\]: objective 1 is completed, but does not wait"),
        (
            resolving("pick", active=1, steps=1) | with_ann(objectives=[FULL]) | {"second_chance": True},
            r"players\[0\].objectives\[0\]: objective 1 is completed, but does not wait",
        ),
        (
            resolving("pick", steps=1, queue=[1]) | with_ann(objectives=[FULL]),
            r"queue\[0\]: a player completes at most one objective with a token",
        ),
        (
            resolving("pick", steps=1, queue=[2, 1])
            | with_players({}, {"objectives": [legions(2, swords=1, shield=1)]}, {"objectives": [FULL]}),
            "queue: must ascend",
        ),
        (
            resolving("pick", active=1, steps=1, queue=[1])
            | with_ann(objectives=[FULL], supply=5)
            | {"second_chance": True},
            "active: has completed nothing with this token, or nothing that comes before",
        ),
        (
            resolving("pick", active=1, steps=1, token="catapult", drawn={"catapult": 1}, queue=[1])
            | with_ann(objectives=[FULL]),
            r"queue\[0\]: was not completed by this token",
        ),
        (
            effect_of("complete", 88) | {"token": "swords", "drawn": {"swords": 1}},
            "active: has completed nothing with this token",
        ),
        (effect_of("complete", 88) | with_ann(supply=4), r"players\[0\].supply: must have the legions back"),
        (resolving("mobilise"), "effect: no effect of this batch leads to this phase"),
        (effect_of("complete", 15), "effect: no effect of this batch leads to this phase"),
        (effect_of("mobilise", 15), "steps: must be 1 to 2, not 0"),
        (effect_of("mobilise", 15, steps=3), "steps: must be 1 to 2, not 3"),
        (effect_of("mobilise", 35, steps=2), "phase: there is no legion to put, or no space for it"),
        (
            effect_of("mobilise", 15, steps=2, in_hand=[2, "swords"]),
            "in_hand: must be a free space on an objective that the active player is conquering",
        ),
        (
            effect_of("rearrange", 43, steps=3) | with_players({"objectives": [{"objective": 1}]}, {}),
            "steps: there are 3 legions to put, but 2 free spaces",
        ),
        (
            effect_of("rearrange", 43) | with_players({"objectives": [{"objective": 1}]}, {}),
            "phase: there are no legions to rearrange",
        ),
        (effect_of("complete", 88, steps=1), "steps: there is nothing to be put or taken"),
        (effect_of("complete", 88, extra=1), "extra: must be 0: one for each extra objective in the batch"),
        (effect_of("complete", 88) | {"batch": [22, 88]}, "batch: has more objectives than its effects could complete"),
        (
            effect_of("complete", 88) | {"batch": [15, 88]} | with_ann(objectives=[FULL, FOUR[20]]),
            "effect: objective 1 is lower and comes first",
        ),
        (
            effect_of("mobilise", 16, steps=2)
            | {"batch": [15, 16]}
            | with_ann(objectives=[FOUR[20] | {"forced": True}, {"objective": 3}]),
            r"players\[0\].objectives: no effect of the batch has forced so many",
        ),
        (
            with_ann(objectives=[FOUR[20] | {"forced": True}]),
            r"players\[0\].objectives\[0\]: objective 20 is completed",
        ),
        (
            effect_of("mobilise", 16, steps=1)
            | {"batch": [16, 87]}
            | with_ann(objectives=[legions(23, swords=2, shield=1, chariot=2) | {"forced": True}, {"objective": 3}]),
            r"players\[0\].objectives\[0\].forced: only for what an effect",
        ),
    ],
)
def test_effects_go_on_only_with_their_cause(change: dict[str, Any], message: str) -> None:
    """AUG-4.2 to AUG-4.4: what waits, what is resolved, and how far its effects have got."""
    refuse({"row": [4, 5, 6, 9, 10]} | change, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (resolving("pick"), "steps: must be at least 1"),
        (resolving("pick", steps=1), "steps: are more than the active player can have completed"),
        (resolving("pick", active=1, steps=2), "steps: are more than the active player can have completed"),
        (resolving("pick", active=1, steps=1), "phase: the reward for 2 objectives comes first"),
        (resolving("pick", active=1, steps=1, extra=1), "extra: the active player controls no such objectives"),
        (
            resolving("pick", active=1, steps=1, extra=1) | with_bob(controlled=[10]),
            "steps: must be more than those that are extra",
        ),
        (
            resolving("reward", active=1, steps=1) | with_bob(rewards=["wheat", "count-2"]),
            "phase: no reward is offered",
        ),
        (
            resolving("pick", steps=1, row=[3, 4, 5, 0, 0])
            | with_ann(controlled=[15, 17, 22], forgone=[3], objectives=[FOUR[20]]),
            "row: has 2 gaps, but the active player has 1 objectives",
        ),
        (
            resolving("pick", steps=1, row=[3, 4, 5, 6, 0])
            | with_ann(controlled=[15, 17], forgone=[2], objectives=[legions(20, shield=1)]),
            r"players\[0\].objectives: there are legions on 20, which was just taken",
        ),
        (
            resolving("pick", steps=1, row=[]) | with_ann(controlled=[15], objectives=[FOUR[20]]),
            "steps: are more than the active player can have completed",
        ),
    ],
)
def test_new_objectives_are_taken_for_those_completed(change: dict[str, Any], message: str) -> None:
    """AUG-4.2, AUG-4.4, AUG-5.2, AUG-6.5: one for each, after the reward; the gaps in the row tell how many were."""
    refuse(change, message)


def giving(ann: list[int], bob: list[int], eva: list[int], **fields: Any) -> dict[str, Any]:
    """Ann has completed 81; Bob, who has gold, has to hand it over."""
    players = with_players(
        {"controlled": ann}, {"controlled": bob, "rewards": ["gold"]}, {"controlled": eva, "objectives": [FOUR[20]]}
    )
    return players | effect_of("give", 81, giver=1, resource="gold", discard=[63, 17]) | fields


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (giving([5], [2], [26], giver=2), "giver: does not have the tile"),
        (giving([5], [2], []), "giver: must have one source fewer than at least two others"),
        (giving([5, 9], [2], [26, 86]), "giver: must have one source fewer than at least two others"),
        (giving([5], [2], [26], discard=[17]), "giver: must have lost a source to the attack"),
        (giving([5], [2], [26], discard=[63]), "discard: everybody else who controls something has lost something"),
        (giving([5], [2, 24], [26]), "players: somebody has sources of wheat, but nobody has the tile"),
    ],
)
def test_a_tile_is_handed_over_by_somebody_who_has_lost_a_source(change: dict[str, Any], message: str) -> None:
    """AUG-5.4: to one of several who now have more."""
    GAME.from_position(SOUND | giving([5], [2], [26]) | {"row": [3, 4, 6, 10, 11]})

    refuse({"row": [3, 4, 6, 10, 11]} | change, message)


def test_wheat_may_still_have_to_be_judged_while_gold_is_handed_over() -> None:
    """AUG-5.4: Eva's wheat is judged after Bob's gold, so she may still hold it without a source."""
    players = with_players(
        {"controlled": [5]},
        {"controlled": [2], "rewards": ["gold"]},
        {"controlled": [26], "rewards": ["wheat"], "objectives": [FOUR[20]]},
    )
    rest = effect_of("give", 81, giver=1, resource="gold") | {"row": [3, 4, 6, 10, 11]}
    GAME.from_position(SOUND | players | rest | {"discard": [63, 24]})

    refuse(players | rest | {"discard": [63, 17]}, r"players\[2\].rewards: must have the most sources of wheat")


def test_at_a_large_table_nobody_has_more_than_eight_in_progress() -> None:
    """AUG-4.5, AUG-6.5: six players may have reshuffled, and completed an extra objective again and again."""
    others = [{"objectives": [{"objective": number}]} for number in (22, 23, 24, 25, 26)]
    eight = [{"objective": number} for number in range(10, 18)]
    crowded = with_players({"objectives": eight, "supply": 7}, *others)
    GAME.from_position(SOUND | crowded)

    refuse(
        crowded | resolving("pick", steps=1) | with_players({"objectives": eight, "controlled": [2]}, *others),
        r"players\[0\].objectives: there is room for 8, and one is to be taken",
    )
    refuse(
        crowded
        | resolving("reward", steps=2)
        | with_players({"objectives": eight[:7], "controlled": [2, 31]}, *others),
        r"players\[0\].objectives: there was room for 8 before those in the batch were completed",
    )
