"""Measures whether each level is stronger than the one below it, in every game, and writes it down."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

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
QUICK_GAMES: Final = 20
FEWEST_SEATS: Final = 2


def climb(
    titles: Sequence[str],
    *,
    rungs: Sequence[str] = RUNGS,
    best: str = BEST,
    games: int,
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
    most, yardstick_games = (QUICK_GAMES, QUICK_GAMES) if is_quick else (games, YARDSTICK_GAMES)
    questions = [
        question
        for title in dict.fromkeys(titles)
        for question in [
            *neighbours(title, rungs, most, seed, work),
            *against_yardstick(title, best, yardstick_games, seed, work),
        ]
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


def neighbours(title: str, rungs: Sequence[str], games: int, seed: int, work: Path) -> list[Question]:
    """Is each rung stronger than the one below? At the smallest table; the stronger one sits there alone."""
    others = max(FEWEST_SEATS, load(title).meta.seats[0]) - 1
    return [_question(title, (upper, *(lower,) * others), games, seed, work) for lower, upper in pairwise(rungs)]


def against_yardstick(title: str, best: str, games: int, seed: int, work: Path) -> list[Question]:
    """How much better is the best one than what never changes? Alone against one, and alone against two."""
    fewest, most = load(title).meta.seats
    tables = [others for others in (1, 2) if best != YARDSTICK and fewest <= 1 + others <= most]
    return [_question(title, (best, *(YARDSTICK,) * others), games, seed, work, to_the_end=True) for others in tables]


def _question(
    title: str, bots: tuple[str, ...], games: int, seed: int, work: Path, *, to_the_end: bool = False
) -> Question:
    # A program's name is a path.
    name = re.sub(r"[^\w@+.-]+", "-", "_".join(bots)).strip(".-")
    return Question(Plan(title, bots, games, seed), work / title / name, to_the_end)
