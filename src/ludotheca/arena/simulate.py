"""Many matches between the same bots, on all cores, with the same result whatever the number of cores."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Final

from msgspec import Struct, field

from ludotheca.about import is_compiled
from ludotheca.arena.jobs import HERE, count_workers, run
from ludotheca.arena.match import Result, play_match
from ludotheca.bots import find_bot
from ludotheca.bots.luck import check_seed
from ludotheca.bots.referee import Fault, merged
from ludotheca.engine.errors import SetupError
from ludotheca.engine.meta import Options
from ludotheca.library import load

MOST_GAMES: Final = 10_000_000
"""The results of all games are held in memory until they are summed up."""


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
    """Over the finished games; None if the game has no rounds."""
    faults: dict[str, Fault] = field(default_factory=dict)
    """By name: the bots that lost decisions to the stand-in for whatever reason."""


class Plan(Struct, frozen=True):
    """Which game to play, how often and by whom; the same plan gives the same games."""

    game: str
    bots: tuple[str, ...]
    """Their names, clockwise."""
    games: int = 100
    seed: int = 1
    options: Options = field(default_factory=dict)
    limit: int | None = None
    """Decisions after which a game is stopped and counted as unfinished; None uses the game's own limit."""

    def check(self) -> None:
        """Refuses a plan that cannot be played, before anything starts."""
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
    # The seeds of neighbouring plans must not overlap, or they would share most of their games.
    seed = (plan.seed << 64) + number
    game = load(plan.game)
    limit = game.meta.most_steps if plan.limit is None else plan.limit
    return play_match(game, bots, plan.options, seed, limit)


def simulate(
    plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None, on: str = HERE
) -> Summary:
    """Plays the plan; ``progress`` is told how many games are done, and ``on`` says where, as for every job."""
    plan.check()
    workers = count_workers(workers)
    started = time.perf_counter()
    results: dict[int, Result] = {}
    batch = max(1, min(50, plan.games // (workers * 4)))
    for number, result in run(partial(_numbered, plan), range(plan.games), workers=workers, on=on, batch=batch):
        results[number] = result
        if progress is not None:
            progress(len(results))
    # In the order of the games, so that sums do not depend on which core was faster.
    ordered = [results[number] for number in range(plan.games)]
    return sum_up(plan, ordered, time.perf_counter() - started)


def _numbered(plan: Plan, number: int) -> tuple[int, Result]:
    return number, play_one(plan, number)


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
        faults=merged((plan.bots[seat], fault) for result in results for seat, fault in result.faults.items()),
    )
