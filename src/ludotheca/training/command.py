"""Training as a command: progress on a terminal, and what was learned at the end."""

from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from ludotheca.games.learned import Learned
from ludotheca.training.course import CURVE, Course, train

INTERRUPTED: Final = 130
"""What a shell reports of a program that was ended by Ctrl-C."""


def run(course: Course, folder: Path, games: int, *, workers: int | None, on: str) -> int:
    """Trains and prints what came of it; returns the program's exit code."""
    progress = Console(stderr=True)
    with progress.status("") as status:
        try:
            path = train(course, folder, games, workers=workers, on=on, tell=status.update)
        except KeyboardInterrupt:
            progress.print(f"Stopped; the games are in {folder}, and the same command goes on with them.")
            return INTERRUPTED
    out = Console()
    learned = msgspec.json.decode(path.read_bytes(), type=Learned)
    for name, figure in learned.figures.items():
        out.print(f"{name}: {figure}", highlight=False, markup=False, soft_wrap=True)
    written = f"Written: {path} and {folder / CURVE}. Bots use the value once it is beside the game's rules."
    out.print(written, highlight=False, markup=False, soft_wrap=True)
    return 0
