"""Augustus' positions: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.data import TOKENS
from tests.games.augustus.positions import LOSE_CONTROLLED, LOSE_TWO, SOUND, legions, resolving, with_ann, with_players


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
        ({"drawn": {"spoon": 1}}, "drawn.spoon: must be a number of swords, shield"),
        ({"drawn": {"dagger": 2}}, "drawn.dagger: the game has 1 of these tokens"),
        ({"bag": TOKENS | {"swords": 5, "dagger": 2}}, "bag.dagger: the game has 1 of these tokens"),
        ({"active": 0}, "active: must be there in the phases"),
        ({"phase": "pick"}, "active: must be there in the phases"),
        ({"phase": "pick", "active": 9}, "active: there is no seat 9"),
        (resolving("mobilise", effect=15), "effect: must be one of the objectives in the batch"),
        ({"batch": [15]}, "batch: nobody is resolving anything"),
        (resolving("pick", steps=1, batch=[15]), "batch: is controlled already in the phase 'pick'"),
        ({"queue": [57]}, r"queue\[0\]: objective 57 is not completed"),
        ({"queue": [99]}, r"queue\[0\]: objective 99 is not completed"),
        ({"steps": -1}, "steps: must be from 0 to 48, not -1"),
        ({"steps": 49}, "steps: must be from 0 to 48, not 49"),
        ({"extra": -1}, "extra: must be from 0 to 8, not -1"),
        ({"in_hand": [57, "swords"]}, "in_hand: must be a place on an objective, while"),
        ({"giver": 1}, "giver: must be there in the phase 'give', and only there"),
        (LOSE_CONTROLLED | {"phase": "give", "giver": 1}, "resource: must be there in the phase 'give'"),
        (
            LOSE_CONTROLLED | {"phase": "give", "giver": 1, "resource": "spoon"},
            "resource: there is no tile 'spoon'",
        ),
        (with_ann(supply=-1), r"players\[0\].supply: must be from 0 to 48, not -1"),
        (with_ann(supply=49), r"players\[0\].supply: must be from 0 to 48, not 49"),
        (with_ann(taken_back=21), r"players\[0\].taken_back: must be from 0 to 20, not 21"),
        (with_ann(objectives=[legions(1, dagger=1)]), "there are no such spaces"),
        (with_ann(objectives=[legions(1, swords=2)]), "there are no such spaces"),
        (with_ann(objectives=[{"objective": number} for number in range(10, 20)]), "there is room for 8"),
        (with_ann(controlled=[37]), "objective 37 is in two places"),
        (with_ann(rewards=["spoon"]), "there is no reward 'spoon'"),
        (with_ann(rewards=["wheat"]), "two players have the reward wheat"),
        (with_ann(forgone=[1]), r"players\[0\].forgone: there is no reward for 1 objectives"),
        (with_ann(hidden=-1), r"players\[0\].hidden: is -1, but 0 objectives are shown"),
        (with_ann(hidden=3), r"players\[0\].hidden: is 3, but 0 objectives are shown"),
        (with_ann(discarded=None, hidden=99), r"players\[0\].hidden: is 99, but 0 objectives are shown"),
        (with_ann(decided=True, choice={"target": [57, "dagger"]}), "there is no place dagger on objective 57"),
        (with_ann(decided=True, supply=1, objectives=[{"objective": 84}]), r"players\[0\].decided: must say whether"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    GAME.from_position(SOUND)

    with pytest.raises(PositionError, match=message) as refused:
        GAME.from_position(SOUND | change)

    assert refused.value.values["path"]


@pytest.mark.parametrize(
    ("phase", "own", "message"),
    [
        ({}, {"choice": {"target": [1, "swords"]}}, "choice.target: somebody elses: objective 1"),
        ({}, {"choice": {"target": [57, "swords"]}}, "choice.target: no free space"),
        ({}, {"choice": {"target": [2, "shield"]}}, "choice.target: not called"),
        ({}, {"choice": {"source": [2, "swords"], "target": [2, "swords"]}}, "choice.source: no legion there"),
        ({}, {"choice": {"source": [57, "swords"]}}, "choice: legion in hand"),
        ({}, {"choice": {"target": [2, "swords"]}, "supply": 0}, "choice.target: no legion"),
        ({}, {"choice": {"target": [2, "swords"]}, "decided": False}, "choice.target: the choice is not made yet"),
        ({}, {"choice": {"objective": 2}}, "choice: holds what this seat is not asked for"),
        (LOSE_CONTROLLED, {"choice": {"objective": 999}}, "choice.objective: there is no objective 999"),
        (LOSE_CONTROLLED, {"choice": {"objective": 62}}, "choice.objective: not controlled: objective 62"),
        (LOSE_CONTROLLED, {"choice": {}}, "choice: is incomplete"),
        (LOSE_CONTROLLED, {"choice": {"objective": 37}, "decided": False}, "choice: the choice is not made yet"),
        (LOSE_TWO, {"choice": {"legions": [[57, "shield"]]}}, "choice.legions: no legion there"),
        (LOSE_TWO, {"choice": {"legions": [[57, "swords"]]}}, "choice: is incomplete"),
        (LOSE_TWO, {"choice": {"legions": [[57, "swords"]] * 2}}, "choice.legions: given already"),
        (
            LOSE_TWO,
            {"choice": {"legions": [[57, "swords"], [57, "chariot"], [57, "catapult"]]}},
            "choice: holds what this seat is not asked for",
        ),
        (resolving("pick", steps=1), {"choice": {}}, "choice: this seat has nothing to choose"),
        (resolving("pick", steps=1), {}, "decided: must say whether this seat has chosen"),
    ],
)
def test_a_hidden_choice_is_one_that_could_be_made(phase: dict[str, Any], own: dict[str, Any], message: str) -> None:
    """AUG-3.1, AUG-6.3: what is not legal cannot have been chosen; the third player still has to choose."""
    chooser = {
        "objectives": [{"objective": 2}, legions(57, swords=1, chariot=1, catapult=1)],
        "controlled": [37, 40],
        "decided": True,
        "supply": 4,
    }
    third = {"objectives": [{"objective": 3}, legions(58, shield=1, chariot=1, catapult=1)], "controlled": [61, 62]}
    position = SOUND | phase | with_players({"objectives": [{"objective": 1}]}, chooser | own, third | {"supply": 4})

    with pytest.raises(PositionError, match=rf"players\[1\].{message}"):
        GAME.from_position(position | {"row": [4, 5, 6, 9, 10]})


def test_what_a_seat_hides_is_dealt_from_what_nobody_has_seen() -> None:
    """A bot's imagined worlds: the others' face-down objectives may be any that are not seen."""
    position = SOUND | with_ann(discarded=None, hidden=3)
    worlds = [GAME.from_position(position, seed=seed).view(0).players[0].discarded for seed in range(30)]

    assert len(set(worlds)) > 10
    seen = {1, 2, 57, 37, 40, 3, 4, 5, 6, 9}
    for world in worlds:
        assert world is not None
        assert not seen & set(world)
