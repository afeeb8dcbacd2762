"""Africa's positions: what people write by hand is read with care."""

from typing import Any, Final

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.games.africa import GAME
from tests.games.africa.tables import ANN

SOUND: Final[dict[str, Any]] = {"players": [{"explorer": "E6"}, {"explorer": "O1"}], "board": {}, "unseen": {}}
ALIKE: Final = [f"{row}{number}" for row in "DEFGHI" for number in (1, 2)]
"""Twelve spaces none of which is a city."""


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
        ({"idle_turns": -1}, "idle_turns: must be from 0 to 6, not -1"),
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
        ({"players": [{"explorer": "E6", "camps": -1}, {"explorer": "E7"}]}, "camps: must be from 0 to 10, not -1"),
        ({"players": [{"explorer": "E6", "goods": {"lion": 1}}, {"explorer": "E7"}]}, "one of the trade goods"),
        ({"players": [{"explorer": "E6", "gold": [3]}, {"explorer": "E7"}]}, r"players\[0\].gold: there is no gold"),
        ({"players": [{"explorer": "E6", "gems": [3]}, {"explorer": "E7"}]}, r"players\[0\].gems: there is no gem"),
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


def place_of_refusal(position: dict[str, Any]) -> str:
    """Where a position is wrong."""
    with pytest.raises(PositionError) as refused:
        GAME.from_position(position)
    place = refused.value.values["path"]
    assert str(refused.value).startswith(f"{place}: ")
    return str(place)


def monuments(count: int) -> dict[str, str]:
    return dict.fromkeys(ALIKE[:count], "monument")


@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 11)])
def test_the_last_monument_lies_open_only_once_the_game_is_over(players: int, last: int) -> None:
    """AFR-8.1, AFR-9.2: the eleventh monument ends the game at once, with two players the ninth."""
    explorers = [{"explorer": space} for space in ("A1", "O1", "B8")[:players]]
    position = SOUND | {"players": explorers, "board": monuments(last)}

    assert place_of_refusal(position) == "phase"
    assert GAME.from_position(position | {"phase": "over"}).actors() == []
    assert GAME.from_position(position | {"board": monuments(last - 1)}).actors() == [ANN]


def test_no_monument_is_found_after_the_last() -> None:
    """AFR-8.1, AFR-9.2: with two players there are never more than nine face up."""
    assert place_of_refusal(SOUND | {"board": monuments(10), "phase": "over"}) == "board"


@pytest.mark.parametrize(("idle_turns", "phase"), [(6, "act"), (7, "act"), (7, "over")])
def test_nobody_idles_longer_than_three_rounds(idle_turns: int, phase: str) -> None:
    """AFR-8.5: the sixth such turn of two players ends the game."""
    position = SOUND | {"idle_turns": idle_turns, "idle_end": True, "phase": phase}

    assert place_of_refusal(position) == "idle_turns"


def test_three_idle_rounds_are_shown_when_they_have_ended_the_game() -> None:
    """AFR-8.5: that is what such a game looks like at its end."""
    played = GAME.from_position(SOUND | {"idle_turns": 6, "idle_end": True, "phase": "over"})

    assert played.view(None).idle_turns == 6


@pytest.mark.parametrize(
    ("explorers", "turn", "place"),
    [
        ([None, "O1", None], 0, "players[2].explorer"),
        ([None, None, "O1", None, "A1"], 0, "players[3].explorer"),
        (["O1", None, None], 2, "players[1].explorer"),
        (["O1", "A1", None], 0, "players[0].explorer"),
        (["O1", "A1", "B8"], 1, "players[1].explorer"),
        ([None, None, "E6"], 0, "players[2].explorer"),
    ],
)
def test_explorers_are_placed_in_order_and_on_cities(explorers: list[str | None], turn: int, place: str) -> None:
    """AFR-1.3: clockwise, one after the other, until all stand on a start city."""
    players = [{"explorer": space} for space in explorers]

    assert place_of_refusal(SOUND | {"players": players, "phase": "place", "turn": turn}) == place


@pytest.mark.parametrize(
    ("explorers", "turn"),
    [([None, None, None], 1), ([None, "O1", None], 2), (["A1", None, "O1"], 1), (["A1", None, None], 1)],
)
def test_anybody_may_have_begun_to_place(explorers: list[str | None], turn: int) -> None:
    """AFR-1.3: the start player is drawn by lot."""
    players = [{"explorer": space} for space in explorers]

    played = GAME.from_position(SOUND | {"players": players, "phase": "place", "turn": turn})

    assert played.actors() == [turn]


@pytest.mark.parametrize(
    ("camps", "board", "unseen", "place"),
    [
        (50, {}, {}, "players[0].camps"),
        (11, {}, {}, "players[0].camps"),
        (9, dict.fromkeys(ALIKE[:4], "camp"), {}, "board"),
        (5, {"E7": "face-down", **dict.fromkeys(ALIKE[:7], "camp")}, {"monument": 1}, "board"),
    ],
)
def test_there_are_no_more_camps_than_were_set_out(
    camps: int, board: dict[str, str], unseen: dict[str, int], place: str
) -> None:
    """AFR-1.2, AFR-9.2: two players have two each and a stock of eight, which hidden monuments still draw on."""
    players = [{"explorer": "B8", "camps": camps}, {"explorer": "O1"}]

    assert place_of_refusal(SOUND | {"players": players, "board": board, "unseen": unseen}) == place


def test_a_puzzle_may_leave_out_the_monuments_that_brought_its_camps() -> None:
    """AFR-1.2: all twelve camps of two players are in hand or built."""
    players = [{"explorer": "B8", "camps": 10}, {"explorer": "O1"}]

    played = GAME.from_position(SOUND | {"players": players, "board": {"E7": "camp", "E8": "camp"}})

    assert played.view(None).players[ANN].camps == 10


def test_a_trade_good_never_lies_face_up() -> None:
    """AFR-3.3: whoever turns it up takes it at once."""
    assert place_of_refusal(SOUND | {"board": {"E7": "pot"}}) == "board.E7"


def test_no_face_down_tile_lies_on_a_city() -> None:
    """AFR-1.1, AFR-2.5: one on every space except the five start cities; face up, a tile may be put there."""
    assert GAME.from_position(SOUND | {"board": {"A1": "lion"}}).view(None).board == {"A1": "lion"}
    assert place_of_refusal(SOUND | {"board": {"A1": "face-down"}, "unseen": {"lion": 1}}) == "board.A1"
