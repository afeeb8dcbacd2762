"""Longer than any test may take: the laws on new examples, and thousands of changed positions.

``python -m tests.soak --minutes 30`` goes through all laws of all games, in both forms, with new examples;
``python -m tests.soak --positions 10000`` changes that many positions of every game: compiled, every law holds from
there on; the interpreted sources refuse the same ones for the same reason and play the rest alike, move for move. One
line for each game says how many examples there were; the first one that fails is shown, shrunk as far as possible.
"""

import argparse
import faulthandler
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

import ludotheca
from ludotheca.engine import laws
from ludotheca.engine.errors import PositionError
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.laws.walking import seats_of, step
from ludotheca.engine.luck import Seeded
from ludotheca.engine.table import position_of
from ludotheca.testing import LAWS, situations
from ludotheca.testing.mutations import mutated

LONGEST_EXAMPLE: Final = 120
"""Seconds after which the whole run is stopped, showing where it hangs."""
AT_A_TIME: Final = 50
DECISIONS: Final = 30
FORMS: Final = ("compiled", "interpreted")


def explore(strategy: st.SearchStrategy[Any], examples: int, check: Callable[[Any, int], None]) -> int:
    """Holds a check against new examples; returns how many there were."""
    tried = 0

    @seed(time.time_ns())
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        derandomize=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(example=strategy, chance=st.integers(0, 1_000_000))
    def holds(example: Any, chance: int) -> None:
        nonlocal tried
        faulthandler.dump_traceback_later(LONGEST_EXAMPLE, exit=True)
        check(example, chance)
        tried += 1

    holds()
    faulthandler.cancel_dump_traceback_later()
    return tried


def run_laws(game: AnyGame, seconds: float) -> str:
    tried = 0
    started = time.monotonic()
    while time.monotonic() - started < seconds:
        for law in LAWS.values():
            tried += explore(situations(game), AT_A_TIME, partial(law, game))
    return f"{tried:,} examples of {len(LAWS)} laws"


def course(game: AnyGame, position: Any, chance: int) -> str:
    """What becomes of a position: its refusal, or everything that is legal, done and reached from there."""
    rules = game.rules
    try:
        state = game.from_position(position).state
    except PositionError as error:
        return str(error)
    luck = Seeded(chance)
    seen: list[Any] = []
    for _ in range(DECISIONS):
        seen.append([rules.legal(state, seat) for seat in seats_of(rules, state)])
        if not rules.actors(state):
            break
        seen.append(step(rules, state, luck))
    seen.append(position_of(rules, state))
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()


class Twin:
    """The interpreted sources in a separate process, which say what becomes of positions."""

    def __init__(self, title: str) -> None:
        command = [sys.executable, "-m", "tests.soak", "--twin", title]
        environment = {**os.environ, "LUDOTHECA_PURE": "1"}
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin
        assert self.process.stdout
        self.questions, self.answers = self.process.stdin, self.process.stdout

    def ask(self, position: Any, chance: int) -> None:
        self.questions.write(msgspec.json.encode((position, chance)) + b"\n")
        self.questions.flush()

    def answer(self) -> str:
        return msgspec.json.decode(self.answers.readline(), type=str)

    def end(self) -> None:
        self.questions.close()
        self.process.wait()


def run_twin(game: AnyGame) -> None:
    for line in sys.stdin.buffer:
        position, chance = msgspec.json.decode(line)
        sys.stdout.buffer.write(msgspec.json.encode(course(game, position, chance)) + b"\n")
        sys.stdout.buffer.flush()


def run_positions(game: AnyGame, count: int) -> str:
    accepted = 0
    twin = Twin(game.meta.id)

    def check(position: Any, chance: int) -> None:
        nonlocal accepted
        twin.ask(position, chance)
        try:
            accepted += laws.accepts_only_what_is_sound(game, position, chance, DECISIONS)
        finally:
            other = twin.answer()
        own = course(game, position, chance)
        assert own == other, f"{own} compiled, {other} interpreted"

    tried = explore(mutated(game), count, check)
    twin.end()
    return f"{tried:,} changed positions, {accepted:,} of them accepted"


def run_here(title: str, minutes: float, positions: int) -> None:
    game = ludotheca.load(title)
    found = run_positions(game, positions) if positions else run_laws(game, minutes * 60)
    form = "both forms" if positions else "compiled" if ludotheca.is_compiled() else "interpreted"
    print(f"{title}, {form}: {found}, all hold", flush=True)  # noqa: T201


def run_all(titles: list[str], forms: list[str], minutes: float, positions: int) -> int:
    """Two processes at a time, each with a game in one form; the laws share the time."""
    # When positions are changed, the compiled process asks the interpreted one.
    waiting = [(title, form) for form in (FORMS[:1] if positions else forms) for title in titles]
    share = minutes * 2 / len(waiting)
    running: list[subprocess.Popen[bytes]] = []
    failed = 0
    while waiting or running:
        while waiting and len(running) < 2:  # the machine has two cores
            title, form = waiting.pop(0)
            command = [sys.executable, "-m", "tests.soak", "--here", title, "--minutes", str(share)]
            environment = {**os.environ, "LUDOTHECA_PURE": "1" if form == "interpreted" else "0"}
            running.append(subprocess.Popen([*command, "--positions", str(positions)], env=environment))
        time.sleep(0.5)
        for process in [each for each in running if each.poll() is not None]:
            running.remove(process)
            failed += process.returncode != 0
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="for the laws, all games and forms together")
    parser.add_argument("--positions", type=int, default=0, help="change this many positions of each game instead")
    parser.add_argument("--games", default=",".join(ludotheca.titles()))
    parser.add_argument("--forms", default=",".join(FORMS), help="of the laws")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    parser.add_argument("--twin", help=argparse.SUPPRESS)
    parsed = parser.parse_args()
    if parsed.twin:
        run_twin(ludotheca.load(parsed.twin))
        return 0
    if parsed.here:
        run_here(parsed.here, parsed.minutes, parsed.positions)
        return 0
    return run_all(parsed.games.split(","), parsed.forms.split(","), parsed.minutes, parsed.positions)


if __name__ == "__main__":
    sys.exit(main())
