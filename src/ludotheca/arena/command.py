"""The arena as a command: progress on a terminal, a table or one JSON object at the end."""

import shlex
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ludotheca.arena.pairing import round_up
from ludotheca.arena.report import progress_bar
from ludotheca.arena.results import COLUMNS, GAMES, PAGE
from ludotheca.arena.simulate import Plan
from ludotheca.arena.statistics import ArenaSummary
from ludotheca.arena.tournament import play_arena
from ludotheca.arena.words import told, whole_percent
from ludotheca.bots.referee import complaint

INTERRUPTED: Final = 130
"""What a shell reports of a program that was ended by Ctrl-C."""


OBJECT: Final = ("game", "games", "unfinished", "decisions", "seconds")
SEAT: Final = ("bot", "wins", "share", "low", "high", "rating", "mean_score", "ms_per_decision")


def run(
    plan: Plan,
    *,
    to_the_end: bool,
    workers: int | None,
    on: str,
    folder: Path | None,
    as_json: bool,
) -> int:
    """Plays an arena and prints what came of it; returns the program's exit code."""
    plan.check()  # before a bar is drawn
    games = round_up(plan)
    say = Console(stderr=True)
    if games != plan.games:
        say.print(f"{games} games instead of {plan.games}, so that everybody sits everywhere equally often")
    with progress_bar() as bar:
        task = bar.add_task(f"{plan.game}: {', '.join(plan.bots)}", total=games)
        arena = play_arena(
            plan,
            to_the_end=to_the_end,
            workers=workers,
            on=on,
            folder=folder,
            command=command_line(plan, to_the_end=to_the_end, folder=folder),
            progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_object(arena.summary)).decode() + "\n")
        say.print(told(arena.summary), highlight=False, markup=False)
    else:
        Console().print(_table(arena.summary))
        if folder is not None:
            Console().print(f"{folder}: {GAMES}, {COLUMNS}, {PAGE}", soft_wrap=True, highlight=False, markup=False)
    if not arena.is_interrupted:
        return 0
    kept = "nothing was kept" if folder is None else f"they are in {folder}, and the same command continues"
    say.print(
        f"stopped after {len(arena.games)} of {games} games; {kept}", soft_wrap=True, highlight=False, markup=False
    )
    return INTERRUPTED


def as_object(summary: ArenaSummary) -> dict[str, Any]:
    """What ``--json`` prints; faults only if there are any."""
    found: dict[str, Any] = {name: getattr(summary, name) for name in OBJECT}
    found["seats"] = [{name: getattr(one, name) for name in SEAT} for one in summary.seats]
    if faults := {one.bot: one.fault for one in summary.seats if one.fault}:
        found["faults"] = faults
    return found


def command_line(plan: Plan, *, to_the_end: bool, folder: Path | None) -> str:
    """The command that plays the same games."""
    words = ["ludotheca", "arena", plan.game, "--seats", ",".join(plan.bots), "--games", str(plan.games)]
    words += ["--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if plan.limit is not None:
        words += ["--limit", str(plan.limit)]
    if to_the_end:
        words.append("--play-all")
    if folder is not None:
        words += ["--out", str(folder)]
    return shlex.join(words)


def _table(summary: ArenaSummary) -> Table:
    form = "compiled" if summary.compiled else "interpreted"
    caption = f"{told(summary)}\n{summary.decisions:,} decisions in {summary.seconds:.1f} s, {form}"
    if summary.unfinished:
        caption += f"; {summary.unfinished} games were stopped early"
    for one in dict.fromkeys(summary.seats):
        if one.fault:
            caption += f"\n{complaint(one.bot, one.fault)}"
    columns = ("bot", "wins", "share", "95 %", "rating", "95 %", "mean score", "ms a decision")
    table = Table(*columns, title=f"{summary.game}: {summary.games} games", caption=escape(caption))
    for one in summary.seats:
        table.add_row(
            escape(one.bot),
            f"{one.wins:g}",
            f"{one.share:.1%}",
            whole_percent(one.low, one.high),
            f"{one.rating:.1f}",
            f"{one.rating_low:.1f} to {one.rating_high:.1f}",
            f"{one.mean_score:.1f}",
            f"{one.ms_per_decision:.2f}",
        )
    return table
