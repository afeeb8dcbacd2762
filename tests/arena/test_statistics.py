"""What the games of an arena say: shares with intervals, places, ratings, who finished ahead of whom."""

import msgspec
import pytest

from ludotheca.arena.pairing import Played, arrangements, round_up
from ludotheca.arena.simulate import Plan
from ludotheca.arena.statistics import blocks, interval, ranks, ratings, share_of, student, sum_up, win_matrix
from ludotheca.bots.referee import Fault

PLAN = Plan("africa", ("a", "b"), 4, 1)


def played(number: int, bots: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> Played:
    seats = len(bots)
    return Played(
        number=number,
        block=number // seats,
        bots=tuple(bots),
        scores=scores or tuple(10 if seat in winners else 5 for seat in range(seats)),
        winners=winners,
        decisions=100,
        turns=50,
        rounds=9,
        asked=(50,) * seats,
        thinking=(0.5,) * seats,
        seconds=1.0,
    )


def test_everybody_sits_everywhere() -> None:
    assert arrangements(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert arrangements(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert arrangements(("a", "a")) == [("a", "a")]
    assert arrangements(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_the_last_block_is_played_to_its_end() -> None:
    assert round_up(msgspec.structs.replace(PLAN, bots=("a", "b", "c"), games=100)) == 102


def test_a_shared_win_and_a_game_that_was_stopped_are_parts() -> None:
    assert share_of(played(0, "ab", (0,)), "a") == 1
    assert share_of(played(0, "ab", (0, 1)), "a") == 0.5
    assert share_of(played(0, "abb", ()), "b") == pytest.approx(2 / 3)


def test_only_complete_blocks_count() -> None:
    games = [played(number, "ab", (0,)) for number in (0, 1, 2, 5, 6, 7)]

    assert [[each.number for each in block] for block in blocks(games, 2)] == [[0, 1]]


def test_student_agrees_with_the_tables() -> None:
    found = [round(student(freedom), 2) for freedom in (1, 2, 3, 4, 5, 6, 10, 30, 100)]

    assert found == [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.23, 2.04, 1.98]


def test_an_interval_is_by_blocks_and_never_a_single_point() -> None:
    """A pair that both win with the better seat says nothing about who is stronger, however many there are."""
    assert interval([0.5, 0.5, 1.0, 0.0]) == pytest.approx((0.0, 1.0), abs=0.16)
    low, high = interval([1.0] * 4)
    assert (round(low, 2), high) == (0.51, 1.0)


def test_places_follow_the_winners_and_then_the_points() -> None:
    """Who wins a tie by the rules is ahead of whoever has as many points."""
    assert ranks(played(0, "abcd", (2,), (7, 9, 9, 7))) == [2, 1, 0, 2]


def test_who_wins_more_is_rated_higher_with_less_doubt_as_time_goes_by() -> None:
    few = [played(number, "ab" if number % 2 == 0 else "ba", (number % 2,)) for number in range(4)]
    many = [played(number, "ab" if number % 2 == 0 else "ba", (number % 2,)) for number in range(40)]

    early, late = ratings(("a", "b"), few), ratings(("a", "b"), many)

    assert early["a"][0] > early["b"][0]
    assert late["a"][0] > early["a"][0]
    assert late["a"][1] < early["a"][1]


def test_the_matrix_says_who_finished_ahead_of_whom() -> None:
    games = [played(0, "abc", (0,), (9, 5, 5)), played(1, "bca", (0,), (9, 8, 7))]

    assert win_matrix(("a", "b", "c"), games) == {
        "a": {"b": 0.5, "c": 0.5},
        "b": {"a": 0.5, "c": 0.75},
        "c": {"a": 0.5, "b": 0.25},
    }


def test_a_summary_is_of_the_bots_wherever_they_sat() -> None:
    fault = Fault(2, ("ValueError: no",))
    games = [
        played(0, "ab", (0,)),
        played(1, "ba", (1,)),
        played(2, "ab", ()),
        msgspec.structs.replace(played(3, "ba", (0, 1)), faults={"b": fault}),
    ]

    summary = sum_up(PLAN, games, 2.0)

    a, b = summary.seats
    assert (summary.games, summary.unfinished, summary.decisions, summary.seconds) == (4, 1, 400, 2.0)
    assert (a.wins, a.share, b.wins, b.share) == (2.5, 0.75, 0.5, 0.25)
    assert a.low + b.high == pytest.approx(1)
    assert (a.fault, b.fault) == (None, fault)
    assert a.ms_per_decision == 10
    assert summary.by_seat == (0.5, 0.5)
    assert summary.decision is not None
    assert summary.decision.verdict == "undecided"


def test_a_bot_that_sits_twice_has_its_results_shared_out() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("a", "b", "b"))
    games = [played(0, "abb", (1,)), played(1, "bba", (0,)), played(2, "bab", (1,))]

    summary = sum_up(plan, games, 1.0)

    assert [one.bot for one in summary.seats] == ["a", "b", "b"]
    assert [one.wins for one in summary.seats] == [1, 1, 1]
    assert sum(one.share for one in summary.seats) == pytest.approx(1, abs=0.001)


def test_of_no_games_nothing_is_known() -> None:
    summary = sum_up(PLAN, [], 0.0)

    assert summary.games == 0
    assert [(one.low, one.high) for one in summary.seats] == [(0, 1), (0, 1)]
