"""The rules, clause by clause."""

from typing import Any

import pytest
from nim import MISERE, NIM
from nim.types import Take

from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.errors import IllegalActionError, PositionError
from ludotheca.engine.luck import Seeded

ANN, BOB = 0, 1
NOTHING = {"A": 0, "B": 0, "C": 0, "D": 0}


def test_four_heaps_lie_on_the_table() -> None:
    """NIM-1.1."""
    assert NIM.new(2).view(None).heaps == {"A": 1, "B": 3, "C": 5, "D": 7}


def test_any_number_can_be_taken_from_one_heap() -> None:
    """NIM-1.2: by turns."""
    played = NIM.new(2)
    played.play(ANN, Take("D", 4))

    assert played.actors() == [BOB]
    assert played.view(None).heaps["D"] == 3
    with pytest.raises(IllegalActionError, match=r"wait take: seat \(1,\) \(NIM-1.2\)"):
        played.play(ANN, Take("C", 1))


def test_more_than_lie_there_cannot_be_taken() -> None:
    """NIM-1.2."""
    played = NIM.new(2)
    played.play(ANN, Take("D", 4))

    with pytest.raises(IllegalActionError, match=r"too many: heap D, count 3 \(NIM-1.2\)"):
        played.play(BOB, Take("D", 4))


def test_the_game_ends_with_the_last_match() -> None:
    """NIM-2.1."""
    played = NIM.from_position({"heaps": NOTHING | {"C": 2}, "taken": [7, 7], "turn": ANN})
    assert played.outcome() is None

    played.play(ANN, Take("C", 2))

    assert played.actors() == []


@pytest.mark.parametrize(("game", "winner"), [(NIM, ANN), (MISERE, BOB)])
def test_the_last_match_wins_or_loses(game: Any, winner: int) -> None:
    """NIM-2.2."""
    played = game.from_position({"heaps": NOTHING | {"A": 1}, "taken": [8, 7], "turn": ANN})
    played.play(ANN, Take("A", 1))

    assert played.outcome().winners == (winner,)


@pytest.mark.parametrize(("heaps", "left"), [({"D": 4}, {"D": 1}), ({"A": 1, "D": 4}, {"A": 1})])
def test_a_bot_leaves_the_last_match_where_it_loses(heaps: dict[str, int], left: dict[str, int]) -> None:
    """NIM-2.2."""
    taken = 16 - sum(heaps.values())
    played = MISERE.from_position({"heaps": NOTHING | heaps, "taken": [taken, 0], "turn": ANN})

    played.play(ANN, *decide(find_bot("greedy"), MISERE, played.state, ANN, Seeded(1)))

    assert played.view(None).heaps == NOTHING | left


def test_a_bot_takes_the_last_match_where_it_wins() -> None:
    """NIM-2.2."""
    played = NIM.from_position({"heaps": NOTHING | {"D": 4}, "taken": [12, 0], "turn": ANN})

    played.play(ANN, *decide(find_bot("greedy"), NIM, played.state, ANN, Seeded(1)))

    assert played.outcome().winners == (ANN,)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"heaps": {"A": 1}}, "there are the heaps A, B, C, D"),
        ({"heaps": NOTHING | {"A": 2}}, "heaps.A: must be from 0 to 1, not 2"),
        ({"taken": [1, 0]}, "there are 16 matches"),
        ({"taken": [-1, 1]}, r"taken\[0\]: must be from 0 to 16"),
        ({"turn": 2}, "there is no seat 2"),
    ],
)
def test_what_no_table_could_show_is_refused(change: dict[str, Any], message: str) -> None:
    """NIM-1.1."""
    position = {**NIM.new(2).position(), **change}

    with pytest.raises(PositionError, match=message):
        NIM.from_position(position)
