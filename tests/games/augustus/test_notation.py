"""Augustus' positions: what people write by hand is read with care."""

from typing import Any

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
        ({"steps": -1}, "steps: must not be negative"),
        ({"in_hand": [57, "swords"]}, "in_hand: must be a place on an objective, while"),
        ({"phase": "give", "active": 0, "batch": [81], "effect": 81}, "giver: must be there with a resource"),
        (with_player(supply=-1), r"players\[0\].supply: must not be negative"),
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
