"""Seats our bots in Catanatron's engine against its players, and says how often they win."""

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

if not __package__:  # started by its path
    sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.table import Table

import ludotheca
from benchmarks.contest import FEWEST, MOST, Contest, Outcome, Row, play, sum_up
from benchmarks.opponents import find_opponent, installed
from benchmarks.seated import STAND_IN
from ludotheca.arena.command import INTERRUPTED
from ludotheca.arena.jobs import count_workers, run
from ludotheca.arena.report import progress_bar
from ludotheca.arena.words import whole_percent
from ludotheca.engine.errors import SetupError

BEGINNING: Final = b'{"contest":'
"""Of every line that is kept."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays a league and prints what came of it; returns the program's exit code."""
    parsed = _parser().parse_args(arguments)
    pairings = [(ours, theirs) for theirs in (*parsed.against, *parsed.players) for ours in parsed.seats]
    try:
        _check(parsed)
        known = {} if parsed.keep is None else {one.contest: one for one in _read(parsed.keep)}
    except SetupError as error:
        print(f"league: {error}", file=sys.stderr)
        return 2
    games = -(-parsed.games // parsed.table) * parsed.table
    # Game by game rather than pairing by pairing, so that a league that is stopped says something about everybody.
    planned = [
        Contest(ours, theirs, parsed.table, parsed.seed, number) for number in range(games) for ours, theirs in pairings
    ]
    outcomes, is_interrupted = _play(planned, known, parsed.keep, parsed.workers)
    rows = [
        sum_up(*pairing, found)
        for pairing in pairings
        if (found := [one for one in outcomes if (one.contest.ours, one.contest.theirs) == pairing])
    ]
    if parsed.json:
        print(msgspec.json.encode(_as_object(parsed, rows)).decode())
    else:
        Console().print(_table(parsed, rows))
    if is_interrupted:
        kept = "nothing was kept" if parsed.keep is None else f"the same command continues from {parsed.keep}"
        print(f"stopped after {len(outcomes)} of {len(planned)} games; {kept}", file=sys.stderr)
        return INTERRUPTED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python benchmarks/league.py", description=__doc__)
    parser.add_argument("--seats", type=_names, default=["greedy"], metavar="BOTS", help="ours, with commas between")
    parser.add_argument(
        "--against",
        type=_names,
        default=["weighted-random"],
        metavar="PLAYERS",
        help=f"theirs, with commas between: {', '.join(sorted(installed()))}",
    )
    parser.add_argument(
        "--players", type=_names, default=[], metavar="MODULE:CLASS", help="more of theirs, from a checkout"
    )
    parser.add_argument("--games", type=int, default=60, help="between any two")
    parser.add_argument(
        "--table", type=int, default=FEWEST, metavar="2-4", help="one of ours, and so many less one of theirs"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, help="processes; all cores if left out")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="JSON lines; what is in it is not played again")
    parser.add_argument("--json", action="store_true", help="print one object")
    return parser


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _check(parsed: argparse.Namespace) -> None:
    """Refuses what cannot be played before anything is."""
    count_workers(parsed.workers)
    for name in parsed.seats:
        ludotheca.find_bot(name)
    for name in (*parsed.against, *parsed.players):
        find_opponent(name)
    if not FEWEST <= parsed.table <= MOST:
        message = f"a table has {FEWEST} to {MOST} players, not {parsed.table}"
        raise SetupError(message)
    if parsed.games < 1 or parsed.seed < 0:
        raise SetupError("there must be at least one game, and no negative seed")


def _play(
    planned: list[Contest], known: dict[Contest, Outcome], keep: Path | None, workers: int | None
) -> tuple[list[Outcome], bool]:
    """All outcomes, those that were kept included, and whether Ctrl-C came first."""
    outcomes = [known[contest] for contest in planned if contest in known]
    left = [contest for contest in planned if contest not in known]
    try:
        with progress_bar() as bar:
            task = bar.add_task("league", total=len(planned), completed=len(outcomes))
            for outcome in run(play, left, workers=workers):
                outcomes.append(outcome)
                if keep is not None:
                    with keep.open("ab") as file:
                        file.write(msgspec.json.encode(outcome) + b"\n")
                bar.update(task, completed=len(outcomes))
    except KeyboardInterrupt:
        return outcomes, True
    return outcomes, False


def _read(keep: Path) -> list[Outcome]:
    """What was kept; a line that was being written when the machine stopped is dropped."""
    if not keep.exists():
        return []
    text = keep.read_bytes()
    whole = text.rfind(b"\n") + 1
    try:
        found = msgspec.json.Decoder(Outcome).decode_lines(text[:whole])
    except msgspec.DecodeError:
        found = None
    if found is None or not text[whole:].startswith(BEGINNING[: len(text) - whole]):
        message = f"{keep} does not hold games of a league"
        raise SetupError(message)
    with keep.open("r+b") as file:
        file.truncate(whole)
    return found


def _as_object(parsed: argparse.Namespace, rows: list[Row]) -> dict[str, Any]:
    return {
        "catanatron": version("catanatron"),
        "players": parsed.table,
        "seed": parsed.seed,
        "compiled": ludotheca.is_compiled(),
        "pairings": rows,
    }


def _table(parsed: argparse.Namespace, rows: list[Row]) -> Table:
    form = "compiled" if ludotheca.is_compiled() else "interpreted"
    caption = f"{parsed.table} players, seed {parsed.seed}, {form}"
    if stopped := sum(row.unfinished for row in rows):
        caption += f"; {stopped} games were stopped by Catanatron"
    if overruled := sum(row.overruled for row in rows):
        caption += f"; {STAND_IN} decided {overruled} times, as Catanatron did not offer what the bot chose"
    if unmirrored := sum(row.unmirrored for row in rows):
        caption += f"; chance decided {unmirrored} times, as no position of ours is like the table"
    columns = ("ours", "theirs", "games", "won", "share", "95 %", "points", "ms a decision")
    table = Table(*columns, title=f"Catanatron {version('catanatron')}", caption=caption)
    for row in rows:
        table.add_row(
            row.ours,
            row.theirs,
            f"{row.games}",
            f"{row.wins}",
            f"{row.share:.1%}",
            whole_percent(row.low, row.high),
            f"{row.mean_points:.1f}",
            f"{row.ms_per_decision:.1f}",
        )
    return table


if __name__ == "__main__":
    sys.exit(main())
