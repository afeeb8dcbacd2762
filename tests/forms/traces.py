"""Prints one line per random game of every title: a digest of all its moves. Run in either form."""

import hashlib
import sys
from collections.abc import Iterator
from typing import Final

from ludotheca.engine.laws import trace
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options
from ludotheca.library import load, titles

WHOLE: Final = 20
"""How many games of each title are played to their end, or as far as simulations go."""
LIMIT: Final = 800
"""How many decisions of the other games are compared."""


def parameters(title: str, number: int) -> tuple[int, Options]:
    """Seats and options for a game of a title, all equally likely."""
    meta = load(title).meta
    luck = Seeded(number)
    fewest, most = meta.seats
    seats = fewest + luck.below(most - fewest + 1)
    allowed = {name: option.allowed(seats) for name, option in meta.options.items()}
    return seats, {name: values[luck.below(len(values))] for name, values in allowed.items()}


def digests(title: str, games: int) -> Iterator[str]:
    """For each game, whether it reached its end, and a digest of all its moves."""
    for number in range(games):
        seats, options = parameters(title, number)
        limit = load(title).meta.most_steps if number < WHOLE else LIMIT
        moves = trace(load(title), seats, options, number, limit)
        whole = "whole" if len(moves) < limit else "cut"
        yield f"{whole} {hashlib.sha256(repr(moves).encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    for title in titles():
        for number, digest in enumerate(digests(title, int(sys.argv[1]))):
            print(title, number, digest)  # noqa: T201  # its output is what the test reads
