"""An arena: seat-balanced games on the same luck, until there are enough or the question is decided."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from ludotheca.arena.jobs import HERE, check_place, count_workers, run
from ludotheca.arena.pairing import Played, arrangements, play_number, round_up
from ludotheca.arena.results import PAGE, Folder
from ludotheca.arena.sequential import SequentialTest
from ludotheca.arena.simulate import Plan
from ludotheca.arena.statistics import ArenaSummary, share_of, sum_up


class Arena(Struct, frozen=True):
    """What came of it."""

    plan: Plan
    summary: ArenaSummary
    games: list[Played]
    """In order; after Ctrl-C there may be gaps."""
    is_interrupted: bool = False


def play_arena(
    plan: Plan,
    *,
    to_the_end: bool = False,
    workers: int | None = None,
    on: str = HERE,
    folder: Path | None = None,
    command: str = "",
    progress: Callable[[int], None] | None = None,
) -> Arena:
    """Plays the plan's games, rounded up to whole blocks, and keeps them in a folder if there is one.

    It ends as soon as the question is decided, unless all games are wanted ``to_the_end``. Games that are in the folder
    already are not played again. Ctrl-C ends it early, with all that was finished.
    """
    plan.check()
    check_place(on)
    count_workers(workers)
    store = None if folder is None else Folder(folder, plan)
    games = {} if store is None else {n: played for n, played in store.games.items() if n < round_up(plan)}
    watch = None if to_the_end else _Watch(plan, games)
    started = perf_counter()
    try:
        is_interrupted = _play(plan, games, store, watch, workers, on, progress)
    finally:
        seconds = perf_counter() - started
        if store is not None:
            store.close(seconds)
    # What other cores were playing beyond the decision is kept in the folder, but does not count.
    last = None if watch is None else watch.decided_after
    ordered = [games[number] for number in sorted(games) if last is None or number < last]
    arena = Arena(plan, sum_up(plan, ordered, seconds if store is None else store.seconds), ordered, is_interrupted)
    if store is not None:
        from ludotheca.arena.page import write_page  # noqa: PLC0415  # draws, and drawing takes long to import

        store.write_columns()
        write_page(arena, store.path / PAGE, command)
    return arena


def _play(
    plan: Plan,
    games: dict[int, Played],
    store: Folder | None,
    watch: "_Watch | None",
    workers: int | None,
    on: str,
    progress: Callable[[int], None] | None,
) -> bool:
    """Plays what is missing, and tells whether Ctrl-C was pressed."""
    if progress is not None:
        progress(len(games))
    missing = [number for number in range(round_up(plan)) if number not in games]
    if not missing or (watch and watch.is_decided()):
        return False
    try:
        with closing(run(partial(play_number, plan), missing, workers=workers, on=on)) as results:
            for played in results:
                games[played.number] = played
                if store is not None:
                    store.add(played)
                if progress is not None:
                    progress(len(games))
                if watch and watch.is_decided():
                    break
    except KeyboardInterrupt:
        return True
    return False


class _Watch:
    """Looks at the test after every complete block, in their order, so that the end does not depend on the cores."""

    def __init__(self, plan: Plan, games: dict[int, Played]) -> None:
        self._bot = plan.bots[0]
        self._size = len(arrangements(plan.bots))
        self._test = SequentialTest(plan.bots.count(self._bot) / len(plan.bots)) if self._size > 1 else None
        self._games = games
        self._told = 0
        self.decided_after: int | None = None

    def is_decided(self) -> bool:
        while self._test is not None and self.decided_after is None:
            block = range(self._told, self._told + self._size)
            if not all(number in self._games for number in block):
                break
            self._test.tell(sum(share_of(self._games[number], self._bot) for number in block) / self._size)
            self._told += self._size
            if self._test.verdict:
                self.decided_after = self._told
        return self.decided_after is not None
