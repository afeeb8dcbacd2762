"""Prints one line per random game of every title: a digest of all its moves. Run in either form."""

import hashlib
import sys
from collections.abc import Iterator
from itertools import product
from typing import Final

from ludotheca.engine.laws import trace
from ludotheca.engine.meta import Options
from ludotheca.library import load, titles

LIMIT: Final = 2_000
"""Games of chance that never end are compared so far."""


def parameters(title: str, number: int) -> tuple[int, Options]:
    """Seats and options of a title's game, going round all combinations."""
    meta = load(title).meta
    fewest, most = meta.seats
    combinations = [
        (seats, values)
        for seats in range(fewest, most + 1)
        for values in product(*(option.allowed(seats) for option in meta.options.values()))
    ]
    seats, values = combinations[number % len(combinations)]
    return seats, dict(zip(meta.options, values, strict=True))


def digests(title: str, games: int) -> Iterator[str]:
    """For each game whether it came to its end, and all its moves in short."""
    for number in range(games):
        seats, options = parameters(title, number)
        moves = trace(load(title), seats, options, number, LIMIT)
        whole = "whole" if len(moves) < LIMIT else "cut"
        yield f"{whole} {hashlib.sha256(repr(moves).encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    for title in titles():
        for number, digest in enumerate(digests(title, int(sys.argv[1]))):
            print(title, number, digest)  # noqa: T201  # its output is what the test reads
