"""Africa's positions: what people write by hand is read with care, and what no table could show is refused."""

from typing import Any, Final

import pytest

from ludotheca.engine.errors import PositionError
from ludotheca.engine.laws.walking import step
from ludotheca.engine.luck import Seeded
from ludotheca.games.africa import GAME
from ludotheca.games.africa.limits import MOST_POINTS, most_to_come
from ludotheca.games.africa.rules import AFRICA
from ludotheca.games.africa.state import AfricaState
from tests.games.africa.tables import ANN

SOUND: Final[dict[str, Any]] = {"players": [{"explorer": "E6"}, {"explorer": "O1"}], "board": {}, "unseen": {}}
ALIKE: Final = [f"{row}{number}" for row in "DEFGHI" for number in (1, 2)]
"""Twelve spaces, none of them a city."""


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
        ({"phase": "put", "pending": {"tile": "lion"}}, "pending.space: must say where the lion lies"),
        ({"phase": "put", "pending": {"tile": "unicorn"}}, "pending.tile: there is no tile 'unicorn'"),
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


def ended(players: int, last: int) -> dict[str, Any]:
    """Ann, who stands in A1, has just turned up the last monument, in A2."""
    explorers: list[dict[str, Any]] = [{"explorer": space} for space in ("A1", "O1", "B8")[:players]]
    explorers[ANN]["points"] = 3
    board = monuments(last - 1) | {"A2": "monument"}
    return SOUND | {"players": explorers, "board": board, "phase": "over", "finder": ANN, "acted": True}


@pytest.mark.parametrize(("players", "last"), [(2, 9), (3, 11)])
def test_the_game_is_over_with_the_last_monument_and_only_then(players: int, last: int) -> None:
    """AFR-8.1, AFR-9.2: the eleventh monument ends the game at once, with two players the ninth."""
    position = ended(players, last)

    assert GAME.from_position(position).actors() == []
    assert place_of_refusal(position | {"phase": "act"}) == "phase"
    assert place_of_refusal(position | {"board": monuments(last - 1)}) == "phase"
    assert place_of_refusal(SOUND | {"phase": "over"}) == "phase"


def test_no_monument_is_found_after_the_last() -> None:
    """AFR-8.1, AFR-9.2: with two players there are never more than nine face up."""
    assert place_of_refusal(ended(2, 10)) == "board"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"finder": None}, "finder"),
        ({"finder": 1}, "finder"),
        ({"turn": 1}, "finder"),
        ({"acted": False}, "acted"),
        ({"players": [{"explorer": "A1", "points": 2}, {"explorer": "O1"}]}, "players[0].points"),
        ({"players": [{"explorer": "M1", "points": 3}, {"explorer": "O1"}]}, "players[0].explorer"),
        ({"players": [{"explorer": "A1", "points": 3}, {"explorer": "A2"}]}, "players[0].explorer"),
    ],
)
def test_the_finder_has_just_turned_up_the_last_monument(change: dict[str, Any], place: str) -> None:
    """AFR-8.1: in its turn, next to its explorer, for three points; nobody stands on what was just turned up."""
    assert place_of_refusal(ended(2, 9) | change) == place


def test_nobody_has_found_the_last_monument_before() -> None:
    """AFR-8.1."""
    assert place_of_refusal(SOUND | {"finder": ANN}) == "finder"


@pytest.mark.parametrize(
    "change",
    [
        {"idle_turns": 6},
        {"idle_turns": 6, "phase": "over"},
        {"idle_turns": 6, "idle_end": True},
        {"idle_turns": 7, "idle_end": True, "phase": "over"},
        ended(2, 9) | {"idle_turns": 6, "idle_end": True},
    ],
)
def test_nobody_idles_longer_than_three_rounds(change: dict[str, Any]) -> None:
    """AFR-8.5: the sixth such turn of two players ends the game with the setting; without it the count starts again."""
    assert place_of_refusal(SOUND | change) == "idle_turns"


def test_three_idle_rounds_are_shown_when_they_have_ended_the_game() -> None:
    """AFR-8.5: that is what such a game looks like at its end: nobody has begun another turn."""
    position = SOUND | {"idle_turns": 6, "idle_end": True, "phase": "over"}

    assert GAME.from_position(position).actors() == []
    assert place_of_refusal(position | {"segment": 2}) == "segment"
    assert place_of_refusal(position | {"moved": True}) == "moved"
    assert place_of_refusal(position | {"acted": True}) == "acted"


def test_nothing_is_done_before_the_first_half_of_a_turn_is_over() -> None:
    """AFR-2.3: a player who has acted is in the second half, or decides about what was found."""
    assert GAME.from_position(SOUND | {"acted": True, "segment": 2}).actors() == [ANN]
    assert place_of_refusal(SOUND | {"acted": True}) == "acted"


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
    ("change", "place"),
    [
        ({"moved": True}, "moved"),
        ({"acted": True}, "acted"),
        ({"segment": 2}, "segment"),
        ({"idle_turns": 1}, "idle_turns"),
        ({"finder": 1}, "finder"),
        ({"pending": {"tile": "lion", "space": "E7"}}, "pending"),
        ({"board": {"E7": "lion"}}, "board.E7"),
        ({"board": {"B8": "camp"}}, "board.B8"),
        ({"players": [{"explorer": None}, {"explorer": "O1", "points": 1}]}, "players[1].points"),
        ({"players": [{"explorer": None, "camps": 3}, {"explorer": "O1"}]}, "players[0].camps"),
        ({"players": [{"explorer": None, "goods": {"pot": 1}}, {"explorer": "O1"}]}, "players[0].goods"),
        ({"players": [{"explorer": None, "gold": [1]}, {"explorer": "O1"}]}, "players[0].gold"),
        ({"players": [{"explorer": None, "gems": [2]}, {"explorer": "O1"}]}, "players[0].gems"),
    ],
)
def test_nothing_has_happened_while_explorers_are_placed(change: dict[str, Any], place: str) -> None:
    """AFR-1.1 to AFR-1.3: everything is as it was set up."""
    placing = SOUND | {"players": [{"explorer": None, "camps": 2}, {"explorer": "O1"}], "phase": "place"}

    assert GAME.from_position(placing).actors() == [ANN]
    assert place_of_refusal(placing | change) == place


@pytest.mark.parametrize(("have", "place"), [({"points": 1}, "players[1].points"), ({"camps": 3}, "players[1].camps")])
def test_nobody_has_anything_before_the_first_tile_is_turned_up(have: dict[str, int], place: str) -> None:
    """AFR-1.1, AFR-1.2: all tiles lie face down, so nothing was scored, and no monument has brought a camp."""
    start = GAME.new(2, seed=1).position()
    start |= {"phase": "act", "players": [{"explorer": "A1"}, {"explorer": "O1"}]}
    GAME.from_position(start)

    assert place_of_refusal(start | {"players": [{"explorer": "A1"}, {"explorer": "O1", **have}]}) == place


FOUND: Final = SOUND | {
    "board": {"E7": "lion", "K2": "lion", "A1": "lion"},
    "phase": "put",
    "pending": {"tile": "lion", "space": "E7"},
    "acted": True,
}
TAKEN_UP: Final = FOUND | {"pending": {"tile": "lion", "space": "E7", "lifted": True}, "acted": False}
IN_A_CITY: Final = {"players": [{"explorer": "A2"}, {"explorer": "O1"}], "pending": {"tile": "lion", "space": "A1"}}


@pytest.mark.parametrize(
    ("position", "place"),
    [
        (FOUND | {"acted": False}, "acted"),
        (FOUND | {"players": [{"explorer": "K1"}, {"explorer": "O1"}]}, "pending.space"),
        (FOUND | {"players": [{"explorer": "E7"}, {"explorer": "O1"}]}, "pending.space"),
        (FOUND | {"players": [{"explorer": "E6"}, {"explorer": "E7"}]}, "pending.space"),
        (FOUND | IN_A_CITY, "pending.space"),
        (TAKEN_UP | {"acted": True}, "acted"),
        (TAKEN_UP | {"players": [{"explorer": "K1"}, {"explorer": "O1"}]}, "pending.space"),
    ],
)
def test_a_tile_is_laid_only_after_it_was_turned_or_taken_up(position: dict[str, Any], place: str) -> None:
    """AFR-3.1, AFR-4.1: turned up next to the explorer, where nobody stood and no city is; or taken up at hand."""
    assert GAME.from_position(FOUND).actors() == [ANN]
    assert GAME.from_position(TAKEN_UP).actors() == [ANN]
    assert place_of_refusal(position) == place


TRADERS: Final = [{"explorer": "E6", "goods": {"pot": 1}}, {"explorer": "O1", "goods": {"mask": 1}}]
SWAPPING: Final = SOUND | {"players": TRADERS, "phase": "swap", "pending": {"tile": "pot"}, "acted": True}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"acted": False}, "acted"),
        ({"pending": {"tile": "pot", "space": "E7"}}, "pending.space"),
        ({"pending": {"tile": "pot", "lifted": True}}, "pending.lifted"),
        ({"players": [TRADERS[0], {"explorer": "O1"}]}, "pending.tile"),
        ({"players": [TRADERS[0], {"explorer": "O1", "goods": {"mask": 2}}]}, "pending.tile"),
        ({"board": dict.fromkeys(("D5", "D6", "E5", "E7", "F5", "F6"), "lion")}, "players[0].explorer"),
    ],
)
def test_a_swap_follows_a_good_just_found(change: dict[str, Any], place: str) -> None:
    """AFR-3.3: its space, next to the explorer, is empty now, and there is something to swap it for."""
    assert GAME.from_position(SWAPPING).actors() == [ANN]
    assert place_of_refusal(SWAPPING | change) == place


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
    """AFR-3.3: the player who turns it up takes it at once."""
    assert place_of_refusal(SOUND | {"board": {"E7": "pot"}}) == "board.E7"


def test_no_tile_is_found_on_a_city() -> None:
    """AFR-1.1, AFR-2.5: one on every space except the five start cities; only animals and nomads are put there."""
    assert GAME.from_position(SOUND | {"board": {"A1": "lion"}}).view(None).board == {"A1": "lion"}
    for tile in ("gold-1", "gem-2", "monument"):
        assert place_of_refusal(SOUND | {"board": {"A1": tile}}) == "board.A1"
    assert place_of_refusal(SOUND | {"board": {"A1": "face-down"}, "unseen": {"lion": 1}}) == "board.A1"


@pytest.mark.parametrize("points", [-1, MOST_POINTS, 1_000_000])
def test_nobody_has_points_that_nobody_could_have(points: int) -> None:
    players: list[dict[str, Any]] = [{"explorer": "E6", "points": 99}, {"explorer": "O1"}]
    GAME.from_position(SOUND | {"players": players})

    assert place_of_refusal(SOUND | {"players": [players[1], {**players[0], "points": points}]}) == "players[1].points"


@pytest.mark.parametrize("seats", [2, 5])
def test_points_are_scored_from_what_there_is(seats: int) -> None:
    """AFR-3.2 to AFR-6.1: whatever is scored was to come before, so no game can go beyond what is accepted."""

    def most(state: AfricaState) -> int:
        return most_to_come(state.cells) + sum(player.points for player in AFRICA.view(state, None).players)

    for seed in range(20):
        luck = Seeded(seed)
        state = AFRICA.setup(seats, GAME.meta.settle(seats, {}), luck)
        assert most(state) < MOST_POINTS
        while AFRICA.actors(state):
            before = most(state)
            step(AFRICA, state, luck)
            assert most(state) <= before
