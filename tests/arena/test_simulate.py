"""Simulations: the same seed gives the same result, on any number of cores."""

import msgspec
import pytest

from ludotheca.arena.match import Result
from ludotheca.arena.simulate import Plan, simulate, sum_up
from ludotheca.engine.errors import GameError
from ludotheca.library import titles

PLAN = Plan("africa", ("random", "random", "random"), 12, 7, {}, 100_000)


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores() -> None:
    one, two = (msgspec.structs.replace(simulate(PLAN, workers), seconds=0) for workers in (1, 2))
    other = msgspec.structs.replace(simulate(msgspec.structs.replace(PLAN, seed=8), 1), seconds=0)

    assert one == two
    assert one != other
    assert one.games == 12
    assert sum(seat.wins for seat in one.seats) == pytest.approx(12)


@pytest.mark.parametrize("title", titles())
def test_greedy_beats_random(title: str) -> None:
    """In at least 95 % of many games, so in at least 11 of 12."""
    plan = msgspec.structs.replace(PLAN, game=title, bots=("random", "greedy", "random"))

    assert simulate(plan, 1).seats[1].wins >= 11


def test_progress_is_reported() -> None:
    told: list[int] = []

    simulate(msgspec.structs.replace(PLAN, games=3), 1, told.append)

    assert told == [1, 2, 3]


def test_a_game_that_is_stopped_is_counted_as_unfinished() -> None:
    summary = simulate(msgspec.structs.replace(PLAN, limit=10), 1)

    assert summary.unfinished == 12
    assert summary.decisions == 120
    assert all(seat.wins == 0 for seat in summary.seats)


def test_a_shared_win_is_a_fraction() -> None:
    results = [Result((5, 5, 1), (0, 1), 9, 3, 8), Result((2, 7, 1), (1,), 9, 3, 5)]

    summary = sum_up(PLAN, results, 1.0)

    assert [seat.wins for seat in summary.seats] == [0.5, 1.5, 0]
    assert [seat.mean_score for seat in summary.seats] == [3.5, 6, 1]
    assert summary.median_rounds == 6.5


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"bots": ("random",)},
        {"bots": ("random", "nobody")},
        {"options": {"fast": True}},
        {"games": 0},
        {"limit": 0},
        {"seed": -1},
        {"seed": 1 << 32},
    ],
)
def test_what_cannot_be_played_is_refused_first(change: dict[str, object]) -> None:
    with pytest.raises(GameError):
        simulate(msgspec.structs.replace(PLAN, **change))
