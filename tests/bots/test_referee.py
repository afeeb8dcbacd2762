"""A bot that crashes, answers nonsense or thinks too long loses that decision to the stand-in, and the game goes on."""

import signal
import sys
import threading
from collections.abc import Callable
from time import perf_counter, sleep
from typing import Any

import pytest

from ludotheca.arena.match import Result, play_match
from ludotheca.bots import STAND_IN, find_bot
from ludotheca.bots.contract import Bot, Question
from ludotheca.bots.random import RandomBot
from ludotheca.bots.referee import Fault, Referee, complaint, merged
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.library import load
from ludotheca.template import GAME as DUEL

WITH_ALARM = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarms")


class Odd(Bot):
    """Does whatever a test wants to see."""

    name = "odd"
    allowance = 0.05

    def __init__(self, answer: Callable[[Question], Any]) -> None:
        self.answer = answer

    def choose(self, question: Question) -> list[int]:
        found: list[int] = self.answer(question)
        return found


def crash(_: Question) -> list[int]:
    message = "no idea"
    raise LookupError(message)


def leave(_: Question) -> list[int]:
    sys.exit(3)


def spin(_: Question) -> list[int]:
    while True:
        try:
            sleep(0.001)
        except Exception:  # noqa: BLE001, S112  # that is what a stubborn bot does
            continue


def empty_the_list(question: Question) -> list[int]:
    question.legal.clear()
    return [10**30]


def match(bot: Bot, seed: int = 4) -> Result:
    return play_match(DUEL, [bot, RandomBot()], {}, seed, 10_000)


def deal(game: AnyGame) -> Any:
    return game.rules.setup(2, game.meta.settle(2, {}), Seeded(1))


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (crash, "LookupError: no idea"),
        (leave, "SystemExit: 3"),
        (lambda _: None, "answered None instead of a list of actions"),
        (lambda _: [], "answered [] instead of a list of actions"),
        (lambda question: question.legal[0], "instead of a list of actions"),
        (lambda _: [True], "answered [True] instead of a list of actions"),
        (lambda _: ["pass"], "answered ['pass'] instead of a list of actions"),
        (lambda _: [-1], "answered -1, which is not legal"),
        (empty_the_list, "which is not legal"),
        (lambda question: [question.legal[0], 10**30], "is not legal after"),
        pytest.param(spin, "had no answer after 0.05 s", marks=WITH_ALARM),
    ],
)
def test_a_bot_that_fails_loses_the_decision_and_the_game_goes_on(
    answer: Callable[[Question], Any], reason: str
) -> None:
    result = match(Odd(answer))

    assert result.winners
    assert list(result.faults) == [0]
    assert reason in result.faults[0].reasons[0]
    assert result.faults[0].count == result.asked[0] > 0


def test_who_always_fails_plays_as_the_stand_in_does() -> None:
    """But with luck of its own."""
    game = load("africa")
    by_itself = play_match(game, [find_bot(STAND_IN), RandomBot()], {}, 4, 10_000)

    failing = play_match(game, [Odd(crash), RandomBot()], {}, 4, 10_000)

    assert failing.winners == by_itself.winners == (0,)


def test_a_fault_does_not_change_the_luck_of_the_bot() -> None:
    drawn: list[list[int]] = []

    def play(*, fails: bool) -> None:
        own: list[int] = []
        drawn.append(own)

        def answer(question: Question) -> list[int]:
            own.append(question.luck.below(1 << 30))
            return [] if fails else question.legal[:1]

        match(Odd(answer))

    play(fails=False)
    play(fails=True)

    shorter = min(map(len, drawn))
    assert shorter > 2
    assert drawn[0][:shorter] == drawn[1][:shorter]


def test_several_actions_are_one_answer_if_nothing_is_drawn_before_the_last() -> None:
    """A bot that could see what it draws, and then fail, would have looked for free."""
    game = load("africa")
    state = deal(game)
    seat = game.rules.actors(state)[0]
    before = state.clone()

    def two_moves(question: Question) -> list[int]:
        return question.legal[:1] * 2

    referee = Referee(Odd(two_moves), game, seat, 1)
    referee.decide(state)

    assert referee.fault is not None
    assert state == before


def test_a_slow_answer_is_found_out_where_nothing_can_interrupt_it() -> None:
    """As in a thread: signals reach only the main one."""

    def dawdle(question: Question) -> list[int]:
        sleep(0.06)
        return question.legal[:1]

    found: list[Fault | None] = []

    def play() -> None:
        state = deal(DUEL)
        seat = DUEL.rules.actors(state)[0]
        referee = Referee(Odd(dawdle), DUEL, seat, 1)
        referee.decide(state)
        found.append(referee.fault)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()

    assert found == [Fault(1, ("took longer than 0.05 s",))]


@WITH_ALARM
def test_an_allowance_of_the_table_goes_before_the_bots_own() -> None:
    state = deal(DUEL)
    referee = Referee(Odd(spin), DUEL, DUEL.rules.actors(state)[0], 1, allowance=0.01)
    before = signal.getsignal(signal.SIGALRM)
    started = perf_counter()

    referee.decide(state)

    assert referee.fault == Fault(1, ("had no answer after 0.01 s",))
    assert perf_counter() - started < 5
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_faults_of_many_matches_are_put_together() -> None:
    faults = [("a", Fault(2, ("x", "y"))), ("b", Fault(1, ("x",))), ("a", Fault(3, ("y", "z", "w")))]

    found = merged(faults)

    assert found == {"a": Fault(5, ("x", "y", "z")), "b": Fault(1, ("x",))}
    assert complaint("b", found["b"]) == f"b lost 1 decision to {STAND_IN}: x"
