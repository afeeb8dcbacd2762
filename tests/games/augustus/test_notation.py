"""Augustus' positions: what people write by hand is read with care."""

from typing import Any, Final

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus import GAME

SOUND: dict[str, Any] = {
    "players": [
        {"supply": 7, "objectives": [{"objective": 1}, {"objective": 57, "legions": {"swords": 1}}]},
        {"supply": 7, "objectives": [{"objective": 2}], "controlled": [37, 40]},
    ],
    "row": [3, 4, 5, 6, 9],
    "token": "swords",
    "drawn": {"swords": 1},
}


def with_player(**fields: Any) -> dict[str, Any]:
    return {"players": [{**SOUND["players"][0], **fields}, SOUND["players"][1]]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": []}, "players: augustus takes 2 to 6 players, not 0"),
        ({"crier": 5}, "crier: there is no seat 5"),
        ({"first_crier": 1}, "unknown field `first_crier`"),
        ({"row": [1, 3, 4]}, r"objective 1 is in two places"),
        ({"row": [99]}, r"row\[0\]: there is no objective 99"),
        ({"row": [3, 4, 5, 6, 9, 10]}, "row: has 6 objectives, but there is room for 5"),
        ({"discard": [37]}, "objective 37 is in two places"),
        ({"token": "spoon"}, "token: there is no token 'spoon'"),
        ({"token": None}, "token: must be there once the first is drawn"),
        ({"drawn": {"spoon": 1}}, "drawn.spoon: must be a number of one of the tokens"),
        ({"drawn": {"dagger": 2}}, "drawn.dagger: the game has 1 of these tokens"),
        ({"bag": {"dagger": 2}}, "the game has 1 of these tokens"),
        ({"active": 0}, "active: must be there in the phases"),
        ({"phase": "pick"}, "active: must be there in the phases"),
        ({"phase": "pick", "active": 9}, "active: there is no seat 9"),
        ({"phase": "reward", "active": 0}, "phase: no reward is offered"),
        ({"phase": "mobilise", "active": 0}, "effect: no effect of this batch leads to the phase 'mobilise'"),
        ({"phase": "mobilise", "active": 0, "effect": 15}, "effect: must be one of the objectives in the batch"),
        ({"batch": [15]}, "batch: nobody is resolving anything"),
        ({"queue": [57]}, r"queue\[0\]: objective 57 is not completed"),
        ({"steps": -1}, "steps: must be 0 to 48, not -1"),
        ({"steps": 49}, "steps: must be 0 to 48, not 49"),
        ({"extra": -1}, "extra: must be 0 to 48, not -1"),
        ({"steps": 1}, "steps: nobody is resolving anything"),
        ({"drawn": {}}, "drawn: must count the token just called, a swords"),
        ({"drawn": {"swords": 1, "joker": 1}}, "drawn.joker: all tokens are back in the bag after a joker"),
        ({"bag": {}}, "bag: must hold a joker, or the tokens would run out"),
        ({"bag": {"swords": 5}}, "bag: must hold a joker, or the tokens would run out"),
        ({"in_hand": [57, "swords"]}, "in_hand: must be a place on an objective, while"),
        ({"phase": "give", "active": 0, "batch": [81], "effect": 81}, "giver: must be there with a resource"),
        (with_player(supply=-1), r"players\[0\].supply: must be 0 to 48, not -1"),
        (with_player(supply=49), r"players\[0\].supply: must be 0 to 48, not 49"),
        (with_player(rewards=["count-2", "count-3"]), r"players\[0\].rewards: has two rewards for numbers"),
        (with_player(supply=45), "there are 53 legions, but the game has 48"),
        (with_player(objectives=[{"objective": 1, "legions": {"dagger": 1}}]), "there are no such spaces"),
        (with_player(objectives=[{"objective": 1, "legions": {"swords": 2}}]), "there are no such spaces"),
        (with_player(objectives=[{"objective": number} for number in range(10, 20)]), "there is room for 8"),
        (with_player(controlled=[37]), "objective 37 is in two places"),
        (with_player(rewards=["spoon"]), "there is no reward 'spoon'"),
        (with_player(forgone=[9]), "there is no reward for 9 objectives"),
        (with_player(hidden=-1), r"players\[0\].hidden: is -1, but 0 objectives are shown"),
        (with_player(decided=True, choice={"target": [57, "dagger"]}), "there is no place dagger on objective 57"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    GAME.from_position(SOUND)

    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def resolving(phase: str, **fields: Any) -> dict[str, Any]:
    """The first player's objectives are being resolved."""
    return {"phase": phase, "active": 0, **fields}


def with_players(*players: dict[str, Any]) -> dict[str, Any]:
    return {"players": [{"supply": 5, **player} for player in players]}


def legions(objective: int, **counts: int) -> dict[str, Any]:
    return {"objective": objective, "legions": counts}


FULL: Final = legions(1, swords=1, shield=1)
LOSE_TWO: Final = resolving("lose", batch=[41], effect=41)
LOSE_CONTROLLED: Final = resolving("lose", batch=[81], effect=81)
ATTACKED: Final = {"objectives": [legions(21, swords=1, shield=1), legions(39, chariot=1)]}
SIX: Final = {"dealt": [10, 11, 12, 13, 14, 15], "hidden": 6}
START: Final[dict[str, Any]] = {"phase": "keep", "token": None, "drawn": {}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"token": "dagger", "drawn": {"dagger": 1}}, "phase: nobody has anything to decide"),
        (LOSE_TWO | with_players({}, {"objectives": [legions(21, swords=1)]}), "phase: nobody has anything to decide"),
        (with_players(*({"objectives": [{"objective": k}], "decided": True} for k in (1, 2))), "phase: nobody has any"),
        (LOSE_TWO | with_players({}, ATTACKED | {"decided": True}), "phase: nobody has anything to decide"),
        (resolving("pick"), "steps: must be at least 1"),
        (resolving("pick", steps=1, row=[]), r"players\[0\]: has to decide, and can do nothing"),
        (resolving("pick", steps=1, batch=[15]), "batch: is controlled already in the phase 'pick'"),
        (resolving("reward", active=1), "steps: must be at least 1"),
        (resolving("mobilise", batch=[15], effect=15), "steps: must be 1 to 2, not 0"),
        (resolving("mobilise", batch=[15], effect=15, steps=3), "steps: must be 1 to 2, not 3"),
        (resolving("mobilise", batch=[35], effect=35, steps=2), "phase: there is no legion to put, or no space for it"),
        (
            resolving("mobilise", batch=[15], effect=15, steps=2, in_hand=[2, "swords"]),
            "in_hand: must be a free space on an own objective",
        ),
        (
            resolving("complete", batch=[88], effect=88) | with_players({}, {}),
            r"players\[0\]: has to decide, and can do nothing",
        ),
        (
            resolving("rearrange", batch=[43], effect=43, steps=3)
            | with_players({"objectives": [{"objective": 1}]}, {}),
            "steps: there are 3 legions to put, but 2 free spaces",
        ),
        (
            resolving("rearrange", batch=[43], effect=43) | with_players({"objectives": [{"objective": 1}]}, {}),
            "phase: there are no legions to rearrange",
        ),
        (
            resolving("give", batch=[81], effect=81, giver=1, resource="gold"),
            "giver: must hold the tile, and two others have most",
        ),
    ],
)
def test_a_phase_needs_something_to_decide(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_player(objectives=[FULL]), r"players\[0\].objectives\[0\]: objective 1 is completed, but does not wait"),
        (
            resolving("pick", steps=1) | with_player(objectives=[FULL]),
            r"players\[0\].objectives\[0\]: objective 1 is completed, but does not wait",
        ),
        ({"queue": [1]} | with_player(objectives=[FULL]), "queue: nobody is resolving anything"),
        (
            resolving("pick", steps=1, queue=[1]) | with_player(objectives=[FULL]),
            r"queue\[0\]: a player completes one objective at most with a token",
        ),
        (
            resolving("pick", steps=1, queue=[2, 1])
            | with_players(
                {}, {"objectives": [legions(2, swords=1, shield=1)]}, {"objectives": [legions(1, swords=1, shield=1)]}
            ),
            "queue: must ascend",
        ),
        (
            with_player(objectives=[{"objective": number} for number in range(20, 27)]),
            r"players\[0\].objectives: there is room for 8, with those that may still come",
        ),
        (
            resolving("pick", steps=5) | with_player(objectives=[{"objective": number} for number in (20, 21)]),
            r"players\[0\].objectives: there is room for 8",
        ),
        (with_player(dealt=[20], hidden=1), r"players\[0\].dealt: only in the phase 'keep'"),
        (
            START | with_players({}, {}),
            r"players\[0\].dealt: six objectives are dealt, three of them kept, not 0 and 0",
        ),
        (
            START | with_players({"dealt": [20, 21], "kept": [1, 2, 3, 4], "hidden": 6}, SIX) | {"row": []},
            r"players\[0\].dealt: six objectives are dealt, three of them kept, not 6 and 4",
        ),
        (
            START | with_players(SIX, SIX | {"dealt": [20, 21, 22, 23, 24, 25], "controlled": [1]}),
            r"players\[1\]: has nothing yet but what is dealt",
        ),
        (
            START | with_players(SIX, {"dealt": [20, 21, 22, 23, 24, 25], "hidden": 6, "decided": True}),
            r"players\[1\].decided: this seat has not chosen",
        ),
    ],
)
def test_objectives_lie_where_they_can(change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


@pytest.mark.parametrize(
    ("phase", "own", "message"),
    [
        ({}, {"choice": {"target": [1, "swords"]}}, "choice.target: not yours: objective 1"),
        ({}, {"choice": {"target": [57, "swords"]}}, "choice.target: no free space"),
        ({}, {"choice": {"target": [2, "shield"]}}, "choice.target: wrong category"),
        ({}, {"choice": {"source": [2, "swords"], "target": [2, "swords"]}}, "choice.source: no legion there"),
        ({}, {"choice": {"source": [57, "swords"]}}, "choice: legion in hand"),
        ({}, {"choice": {"target": [2, "swords"]}, "supply": 0}, "choice.target: no legion"),
        ({}, {"choice": {"target": [2, "swords"]}, "decided": False}, "choice.target: nothing is decided"),
        ({}, {"choice": {"objective": 2}}, "choice: says what is not asked"),
        (LOSE_CONTROLLED, {"choice": {"objective": 999}}, "choice.objective: there is no objective 999"),
        (LOSE_CONTROLLED, {"choice": {"objective": 62}}, "choice.objective: not controlled: objective 62"),
        (LOSE_CONTROLLED, {"choice": {}}, "choice: is not the whole of it"),
        (LOSE_CONTROLLED, {"choice": {"objective": 37}, "decided": False}, "choice: nothing is decided"),
        (LOSE_TWO, {"choice": {"legions": [[57, "shield"]]}}, "choice.legions: no legion there"),
        (LOSE_TWO, {"choice": {"legions": [[57, "swords"]]}}, "choice: is not the whole of it"),
        (LOSE_TWO, {"choice": {"legions": [[57, "swords"]] * 2}}, "choice.legions: no legion there"),
        (
            LOSE_TWO,
            {"choice": {"legions": [[57, "swords"], [57, "chariot"], [57, "catapult"]]}},
            "choice: says what is not asked",
        ),
        (resolving("pick", steps=1), {"choice": {}}, "choice: this seat has nothing to choose"),
        (resolving("pick", steps=1), {}, r"decided: this seat has not chosen"),
    ],
)
def test_a_hidden_choice_is_one_that_could_be_made(phase: dict[str, Any], own: dict[str, Any], message: str) -> None:
    """AUG-3.1, AUG-6.3: what is not legal cannot have been chosen; the third player has still to choose."""
    chooser = {
        "objectives": [{"objective": 2}, legions(57, swords=1, chariot=1, catapult=1)],
        "controlled": [37, 40],
        "decided": True,
    }
    third = {"objectives": [{"objective": 3}, legions(58, shield=1, chariot=1, catapult=1)], "controlled": [61, 62]}
    position = SOUND | {"row": []} | phase | with_players({"objectives": [{"objective": 1}]}, chooser | own, third)

    with pytest.raises(PositionError, match=rf"players\[1\].{message}"):
        GAME.from_position(position)


def test_two_players_cannot_have_one_reward() -> None:
    players = [{**player, "rewards": ["gold"]} for player in SOUND["players"]]

    with pytest.raises(PositionError, match="two players have the reward gold"):
        GAME.from_position(SOUND | {"players": players})


def test_what_a_seat_hides_is_dealt_from_what_nobody_has_seen() -> None:
    """A bot's imagined worlds: the others' face-down objectives may be any that are not seen."""
    position = SOUND | with_player(discarded=None, hidden=3)
    worlds = [GAME.from_position(position, seed=seed).view(0).players[0].discarded for seed in range(30)]

    assert len(set(worlds)) > 10
    seen = {1, 2, 57, 37, 40, 3, 4, 5, 6, 9}
    for world in worlds:
        assert world is not None
        assert not seen & set(world)
