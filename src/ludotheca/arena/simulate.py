"""Many matches of the same bots, on all cores, with one result whatever the number of cores."""

import os
import time
from collections.abc import Callable, Iterator
from itertools import repeat
from statistics import median
from typing import Final

from msgspec import Struct, field

from ludotheca.about import is_compiled
from ludotheca.arena.match import Result, play_match
from ludotheca.bots import find_bot
from ludotheca.bots.luck import check_seed
from ludotheca.engine.errors import SetupError
from ludotheca.engine.meta import Options
from ludotheca.library import load

MOST_GAMES: Final = 10_000_000
"""Their results are kept until they are summed up."""


class SeatSummary(Struct, frozen=True):
    bot: str
    wins: float
    """A shared win counts as a fraction."""
    mean_score: float


class Summary(Struct, frozen=True):
    """What came of a plan."""

    game: str
    games: int
    unfinished: int
    decisions: int
    turns: int
    seconds: float
    compiled: bool
    seats: tuple[SeatSummary, ...]
    median_rounds: float | None
    """Of the finished games; none where the game has no rounds."""


class Plan(Struct, frozen=True):
    """Which game is to be played how often, and by whom; the same plan gives the same games."""

    game: str
    bots: tuple[str, ...]
    """Clockwise, by their names."""
    games: int = 100
    seed: int = 1
    options: Options = field(default_factory=dict)
    limit: int | None = None
    """Decisions after which a game is stopped and counted as unfinished; none: as many as the game itself says."""

    def check(self) -> None:
        """Refuses what could not be played, before anything is."""
        meta = load(self.game).meta
        meta.settle(len(self.bots), self.options)
        for name in self.bots:
            find_bot(name)
        check_seed(self.seed)
        if self.games < 1 or (self.limit is not None and self.limit < 1):
            raise SetupError("there must be at least one game and one decision")
        if self.games > MOST_GAMES:
            message = f"at most {MOST_GAMES:,} games can be played at once"
            raise SetupError(message)


def play_one(plan: Plan, number: int) -> Result:
    bots = [find_bot(name) for name in plan.bots]
    # Seeds of neighbouring plans must not overlap, or two of them would share most of their games.
    seed = (plan.seed << 64) + number
    game = load(plan.game)
    limit = game.meta.most_steps if plan.limit is None else plan.limit
    return play_match(game, bots, plan.options, seed, limit)


def simulate(plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Summary:
    """Plays the plan; ``progress`` is told how many games are done."""
    plan.check()
    workers = os.cpu_count() or 1 if workers is None else workers
    if workers < 1:
        raise SetupError("there must be at least one worker")
    started = time.perf_counter()
    results: list[Result] = []
    for result in _results(plan, min(workers, plan.games)):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return sum_up(plan, results, time.perf_counter() - started)


def _results(plan: Plan, workers: int) -> Iterator[Result]:
    """In the order of the games, so that sums do not depend on which core was faster."""
    if workers == 1:
        yield from (play_one(plan, number) for number in range(plan.games))
        return
    # One process needs neither, and they take half as long to import as all of the house.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        chunk = max(1, min(50, plan.games // (workers * 4)))
        yield from pool.map(play_one, repeat(plan, plan.games), range(plan.games), chunksize=chunk)


def sum_up(plan: Plan, results: list[Result], seconds: float) -> Summary:
    seats = []
    for seat, bot in enumerate(plan.bots):
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        mean = sum(result.scores[seat] for result in results) / len(results)
        seats.append(SeatSummary(bot, round(wins, 3), round(mean, 3)))
    rounds = [result.rounds for result in results if result.winners and result.rounds]
    return Summary(
        game=plan.game,
        games=len(results),
        unfinished=sum(1 for result in results if not result.winners),
        decisions=sum(result.decisions for result in results),
        turns=sum(result.turns for result in results),
        seconds=round(seconds, 3),
        compiled=is_compiled(),
        seats=tuple(seats),
        median_rounds=median(rounds) if rounds else None,
    )
