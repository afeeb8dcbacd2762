"""Africa's positions: what people write by hand is read with care."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.africa import GAME

SOUND = {"players": [{"explorer": "E6"}, {"explorer": "O1"}], "board": {}, "unseen": {}}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": []}, "players: africa takes 2 to 5 players, not 0"),
        ({"board": {"E7": "unicorn"}}, "board.E7: there is no tile 'unicorn'"),
        ({"board": {"Z9": "lion"}}, "board.Z9: there is no space 'Z9'"),
        ({"board": {f"E{n}": "lion" for n in range(1, 8)}}, "7 tiles 'lion', but the game has 6"),
        ({"board": {"E7": "face-down"}, "unseen": {}}, "0 tiles are unseen, but 1 spaces are face-down"),
        ({"board": {"E7": "face-down"}, "unseen": None}, "unseen: 96 tiles are unseen, but 1 spaces"),
        ({"unseen": {"unicorn": 1}}, "unseen.unicorn"),
        ({"unseen": {"lion": -1}}, "unseen.lion"),
        ({"turn": 5}, "turn: there is no seat 5"),
        ({"finder": 7}, "finder: there is no seat 7"),
        ({"segment": 3}, "segment: must be from 1 to 2"),
        ({"segment": 2, "simple": True}, "segment: must be from 1 to 1"),
        ({"idle_turns": -1}, "idle_turns: must not be negative"),
        ({"phase": "dance"}, r"Invalid enum value 'dance' - at `\$.phase`"),
        ({"phase": "put"}, "pending: must be there"),
        ({"pending": {"tile": "lion", "space": "E7"}}, "pending: must be there"),
        ({"phase": "put", "pending": {"tile": "pot", "space": "E7"}}, "pending.tile: must be an animal"),
        ({"phase": "put", "pending": {"tile": "lion", "space": "E7"}}, "there is no lion on E7"),
        ({"phase": "put", "pending": {"tile": "lion"}}, "there is no space ''"),
        ({"phase": "put", "board": {"E7": "lion"}, "pending": {"tile": "lion", "space": "E7"}}, "no space is better"),
        ({"phase": "swap", "pending": {"tile": "pot"}}, "must be a trade good the player has just found"),
        ({"phase": "swap", "pending": {"tile": "lion"}}, "must be a trade good"),
        ({"players": [{"explorer": "E6"}, {}]}, r"players\[1\].explorer: every explorer must stand"),
        ({"players": [{"explorer": "E6"}, {"explorer": "E6"}]}, "two explorers stand on E6"),
        ({"players": [{"explorer": "E6"}, {"explorer": "Q1"}]}, "there is no space 'Q1'"),
        ({"players": [{"explorer": "E6", "camps": -1}, {"explorer": "E7"}]}, "camps: must not be negative"),
        ({"players": [{"explorer": "E6", "goods": {"lion": 1}}, {"explorer": "E7"}]}, "one of the trade goods"),
        ({"players": [{"explorer": "E6", "gold": [3]}, {"explorer": "E7"}]}, "no gold tile that shows 3"),
        ({"board": {"E6": "face-down"}, "unseen": {"lion": 1}}, "nobody can stand on the face-down tile at E6"),
    ],
)
def test_a_bad_position_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    GAME.from_position(SOUND)

    with pytest.raises(PositionError, match=message):
        GAME.from_position(SOUND | change)


def test_what_is_shown_nowhere_else_lies_face_down() -> None:
    """A position may leave ``unseen`` out when it shows a whole game."""
    start = GAME.new(2, seed=1).position()
    del start["unseen"]

    assert GAME.from_position(start).view(None).unseen == GAME.new(2, seed=1).view(None).unseen


def test_a_puzzle_may_use_a_part_of_the_tiles() -> None:
    played = GAME.from_position(SOUND | {"board": {"E7": "face-down"}, "unseen": {"lion": 1}})

    assert played.view(None).unseen == {"lion": 1}
