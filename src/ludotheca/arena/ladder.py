"""Measures whether each level is stronger than the one below it, in every game, and writes it down."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.console import Console

from ludotheca.arena.command import INTERRUPTED, command_line
from ludotheca.arena.pairing import round_up
from ludotheca.arena.report import progress_bar
from ludotheca.arena.simulate import Plan
from ludotheca.arena.strength import Question, write_strength
from ludotheca.arena.tournament import play_arena
from ludotheca.engine.errors import SetupError
from ludotheca.library import load

RUNGS: Final = ("random", "level-1", "level-2", "level-3", "level-4", "level-5")
"""From the weakest to the strongest."""
BEST: Final = "level-5@0.3s"
YARDSTICK: Final = "greedy"
"""What the best one is measured against, because it does not change."""
YARDSTICK_GAMES: Final = 100
MIDDLE: Final = ("level-3", "level-4")
"""The levels that should be as good as greedy, and clearly better."""
JUDGES: Final = ("level-4@0.05s+learned", "level-4@0.05s+by-hand")
"""The same search with the same time, judging by what games have taught and by what was written by hand."""
JUDGES_GAMES: Final = 100
THINKERS: Final = ("level-5@100", "level-5@1000", "level-5@10000")
"""The same bot with more and more iterations a decision."""
THINKERS_GAMES: Final = 40
QUICK_GAMES: Final = 20
FEWEST_SEATS: Final = 2


def climb(
    titles: Sequence[str],
    *,
    rungs: Sequence[str] = RUNGS,
    best: str = BEST,
    is_whole: bool = True,
    games: int,
    top_games: int | None = None,
    is_quick: bool,
    seed: int,
    workers: int | None,
    on: str,
    work: Path,
    out: Path,
    command: str,
) -> int:
    """Plays all questions, of which those in the work folder are done already; returns the program's exit code.

    What is written is brought up to date after every question.
    """
    if len(rungs) < FEWEST_SEATS:
        raise SetupError("a ladder has at least two rungs")
    if out.is_dir() or not out.parent.is_dir():
        message = f"{out} is a folder" if out.is_dir() else f"there is no folder {out.parent} to write {out.name} into"
        raise SetupError(message)
    asking = Asking(seed, work, QUICK_GAMES if is_quick else None)
    titles = list(dict.fromkeys(titles))
    top_games = games if top_games is None else top_games
    # The same question for all games before the next one, so that a ladder cut short has something on every game.
    questions = [
        *(each for title in titles for each in asking.neighbours(title, rungs[:-1], games)),
        *(each for title in titles for each in asking.yardstick(title, best)),
        *(each for title in titles if is_whole for each in asking.middle(title)),
        *(each for title in titles if is_whole for each in asking.judges(title)),
        *(each for title in titles if is_whole for each in asking.thinkers(title)),
        *(each for title in titles for each in asking.neighbours(title, rungs[-2:], top_games)),
    ]
    for question in questions:
        question.plan.check()
    if _play(questions, workers, on, out, command):
        Console(stderr=True).print(
            f"stopped; the games are in {work}, {out} says how far it is, and the same command continues",
            soft_wrap=True,
            highlight=False,
            markup=False,
        )
        return INTERRUPTED
    Console().print(f"{out}: {len(questions)} questions", highlight=False, markup=False, soft_wrap=True)
    return 0


def _play(questions: list[Question], workers: int | None, on: str, out: Path, command: str) -> bool:
    """Plays one question after the other, and tells whether Ctrl-C was pressed."""
    with progress_bar() as bar:
        task = bar.add_task("ladder", total=sum(round_up(question.plan) for question in questions))
        before = 0
        for question in questions:
            plan = question.plan
            bar.update(task, description=f"{plan.game}: {', '.join(plan.bots)}")
            question.arena = play_arena(
                plan,
                to_the_end=question.to_the_end,
                workers=workers,
                on=on,
                folder=question.folder,
                command=command_line(plan, to_the_end=question.to_the_end, folder=question.folder),
                progress=lambda done, before=before: bar.update(task, completed=before + done),  # type: ignore[misc]
            )
            write_strength(questions, out, command)
            if question.arena.is_interrupted:
                return True
            before += round_up(plan)
            bar.update(task, completed=before)
    return False


class Asking(Struct, frozen=True):
    """Puts the questions. All but one are about the smallest table, where the first bot sits alone."""

    seed: int
    work: Path
    limit: int | None = None
    """No question gets more games than this."""

    def neighbours(self, title: str, rungs: Sequence[str], games: int) -> list[Question]:
        """Whether each rung is stronger than the one below."""
        return [self._ask("Neighbours", title, upper, lower, games) for lower, upper in pairwise(rungs)]

    def yardstick(self, title: str, best: str) -> list[Question]:
        """How much better the best one is than what never changes: alone against one, and alone against two."""
        fewest, most = load(title).meta.seats
        return [
            self._ask(f"{best} against {YARDSTICK}", title, best, YARDSTICK, YARDSTICK_GAMES, others, to_the_end=True)
            for others in (1, 2)
            if best != YARDSTICK and fewest <= 1 + others <= most
        ]

    def middle(self, title: str) -> list[Question]:
        """Where the levels in the middle stand, by the same measure."""
        part = f"Other levels against {YARDSTICK}"
        return [self._ask(part, title, bot, YARDSTICK, YARDSTICK_GAMES, to_the_end=True) for bot in MIDDLE]

    def judges(self, title: str) -> list[Question]:
        """Whether the same search wins more with what was learned."""
        if load(title).insight.learned is None:
            return []
        return [self._ask("Learned or written by hand?", title, *JUDGES, JUDGES_GAMES, to_the_end=True)]

    def thinkers(self, title: str) -> list[Question]:
        """How much thinking longer helps."""
        part = "More iterations"
        return [self._ask(part, title, bot, YARDSTICK, THINKERS_GAMES, to_the_end=True) for bot in THINKERS]

    def _ask(
        self,
        part: str,
        title: str,
        bot: str,
        other: str,
        games: int,
        others: int | None = None,
        *,
        to_the_end: bool = False,
    ) -> Question:
        bots = (bot, *(other,) * (others or max(FEWEST_SEATS, load(title).meta.seats[0]) - 1))
        if self.limit is not None:
            games = min(games, self.limit)
        # A program's name is a path.
        name = re.sub(r"[^\w@+.-]+", "-", "_".join(bots)).strip(".-")
        return Question(part, Plan(title, bots, games, self.seed), self.work / title / name, to_the_end)
