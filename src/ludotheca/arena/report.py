"""The simulation as a command: progress on a terminal, a table or one JSON object at the end."""

import sys

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheca.arena.simulate import Plan, Summary, simulate
from ludotheca.bots.referee import complaint
from ludotheca.engine.meta import Options


def run(
    game: str,
    bots: list[str],
    *,
    games: int,
    seed: int,
    options: Options,
    limit: int | None,
    workers: int | None,
    on: str,
    as_json: bool,
) -> None:
    plan = Plan(game, tuple(bots), games, seed, options, limit)
    plan.check()  # before a bar is drawn
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {', '.join(bots)}", total=games)
        summary = simulate(plan, workers, lambda done: bar.update(task, completed=done), on)
    if as_json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        Console().print(_table(summary))


def progress_bar() -> Progress:
    """How far it is and how long it will take; on stderr, so that the output can be piped, and only on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def _table(summary: Summary) -> Table:
    rate = summary.decisions / summary.seconds if summary.seconds else 0
    form = "compiled" if summary.compiled else "interpreted"
    caption = f"{summary.decisions:,} decisions in {summary.seconds:.1f} s, {rate:,.0f} a second, {form}"
    if summary.median_rounds is not None:
        caption += f"; median {summary.median_rounds:g} rounds"
    if summary.unfinished:
        caption += f"; {summary.unfinished} games were stopped early"
    for name, fault in summary.faults.items():
        caption += f"\n{escape(complaint(name, fault))}"
    table = Table(
        "seat", "bot", "wins", "share", "mean score", title=f"{summary.game}: {summary.games} games", caption=caption
    )
    for seat, found in enumerate(summary.seats):
        table.add_row(
            str(seat), found.bot, f"{found.wins:g}", f"{found.wins / summary.games:.1%}", f"{found.mean_score:.1f}"
        )
    return table
