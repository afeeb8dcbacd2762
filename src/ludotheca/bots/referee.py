"""Asks a bot, and lets a stand-in decide when it crashes, answers nonsense or thinks too long."""

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from reprlib import repr as shortened
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from ludotheca.bots import STAND_IN, find_bot
from ludotheca.bots.contract import UNLIMITED, Bot, Budget, Memory, question
from ludotheca.bots.luck import BRANCHES, seat_luck
from ludotheca.engine.errors import GameError
from ludotheca.engine.game import Game
from ludotheca.engine.luck import NoLuck, Seeded

MOST_REASONS: Final = 3
LONGEST_REASON: Final = 200
STAND_INS: Final = 1 << 10
"""The luck of a seat's stand-in is that of a seat so much further on, where nobody sits."""
NO_LUCK: Final = NoLuck()


class Fault(Struct, frozen=True):
    """What a bot did wrong."""

    count: int
    """How many decisions it lost to the stand-in."""
    reasons: tuple[str, ...]
    """The first few."""


def merged(faults: Iterable[tuple[str, Fault]]) -> dict[str, Fault]:
    """The faults of many matches, by the bot's name."""
    found: dict[str, Fault] = {}
    for bot, fault in faults:
        before = found.get(bot, Fault(0, ()))
        reasons = dict.fromkeys((*before.reasons, *fault.reasons))
        found[bot] = Fault(before.count + fault.count, tuple(reasons)[:MOST_REASONS])
    return found


def complaint(bot: str, fault: Fault) -> str:
    """What whoever reads the results is told."""
    decisions = "1 decision" if fault.count == 1 else f"{fault.count:,} decisions"
    return f"{bot} lost {decisions} to {STAND_IN}: {'; '.join(fault.reasons)}"


class Referee:
    """Sits beside one bot at one seat of a match, and notes what it takes and what it does wrong.

    It gives the bot and its stand-in their luck from the match's seed. A decision is lost after ``allowance`` seconds,
    or, if that is None, after what the bot itself says; ``budget`` is only what the bot is told.
    """

    def __init__(
        self,
        bot: Bot,
        game: Game[Any, Any, Any, Any],
        seat: int,
        seed: int,
        *,
        budget: Budget = UNLIMITED,
        allowance: float | None = None,
    ) -> None:
        self._bot = bot
        self._game = game
        self._seat = seat
        self._luck = seat_luck(seed, seat)
        # Its own, so that a fault does not change the luck of the bot that it stands in for.
        self._stand_in_luck = seat_luck(seed, seat + STAND_INS)
        self._budget = budget
        self._allowance = bot.allowance if allowance is None else allowance
        self._memory = Memory()
        self._thinking = threading.Lock()
        self._reasons: list[str] = []
        self.asked = 0
        self.seconds = 0.0
        """What it took, looking at its view included."""

    @property
    def fault(self) -> Fault | None:
        """What the bot has lost to its stand-in, if anything."""
        return Fault(len(self._reasons), tuple(dict.fromkeys(self._reasons))[:MOST_REASONS]) if self._reasons else None

    def decide(self, state: Any) -> list[int]:
        """What the seat does: legal actions, to be carried out together."""
        self.asked += 1
        started = perf_counter()
        with self._thinking:
            answer, reason = self._ask(state)
        self.seconds += perf_counter() - started
        if not reason:
            return answer
        self._reasons.append(reason[:LONGEST_REASON])
        stand_in = find_bot(STAND_IN)
        return stand_in.choose(question(stand_in, self._game, state, self._seat, self._stand_in_luck))

    def ponder(self, state: Any, is_over: Callable[[], bool]) -> None:
        """Lets the bot think while others decide."""
        luck = Seeded(self._luck.below(BRANCHES))
        asked = question(self._bot, self._game, state, self._seat, luck, budget=self._budget, memory=self._memory)
        # Nobody waits for an answer, so whatever goes wrong loses nothing.
        with self._thinking, suppress(Exception):
            self._bot.ponder(asked, is_over)

    def _ask(self, state: Any) -> tuple[list[int], str]:
        """The bot's answer, and why it cannot be taken, or nothing."""
        asked = question(self._bot, self._game, state, self._seat, self._luck, budget=self._budget, memory=self._memory)
        legal = list(asked.legal)  # a bot might change the list it is handed
        started = perf_counter()
        try:
            with _alarm(self._allowance):
                answer = self._bot.choose(asked)
        except _TooLateError:
            return [], f"had no answer after {self._allowance:g} s"
        except (Exception, SystemExit) as error:  # noqa: BLE001  # it may be anybody's code, and must not end the match
            return [], f"{type(error).__name__}: {error}"
        if perf_counter() - started > self._allowance:
            return [], f"took longer than {self._allowance:g} s"
        return answer, self._nonsense(state, answer, legal)

    def _nonsense(self, state: Any, answer: object, legal: list[int]) -> str:
        """Why an answer cannot be played, or nothing."""
        if not isinstance(answer, list) or not answer or any(type(action) is not int for action in answer):
            return f"answered {shortened(answer)} instead of a list of actions"
        if answer[0] not in legal:
            return f"answered {answer[0]}, which is not legal"
        rules = self._game.rules
        attempt = state.clone() if len(answer) > 1 else state
        for action, following in pairwise(answer):
            try:
                # Nothing may be drawn yet: a plan that goes wrong later would have seen it for free.
                rules.apply(attempt, self._seat, action, NO_LUCK, None)
            except GameError:
                return f"answered {shortened(answer)}, but after {action} luck decides how it goes on"
            if following not in rules.legal(attempt, self._seat):
                return f"answered {shortened(answer)}, but {following} is not legal after {action}"
        return ""


class _TooLateError(BaseException):
    """No Exception, so that a bot that catches those does not catch this one."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupts what runs too long, where that can be done: Python code in a process's main thread, not on Windows.

    Anywhere else, whoever takes too long is found out when the answer comes.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_: int, __: object) -> None:
        raise _TooLateError

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
