"""One seed gives the luck of a table and that of each bot at it."""

from typing import Final

from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Luck, Seeded

SEEDS: Final = 1 << 32
"""The seeds there are: each seat's luck begins so many further on, which keeps it apart from all others."""
BRANCHES: Final = 1 << 30
"""Few enough that a draw, which multiplies by a word of 32 bits, stays within a compiled number."""


def check_seed(seed: int) -> None:
    """Refuses a seed that would only repeat another's games."""
    if not 0 <= seed < SEEDS:
        message = f"a seed is a number from 0 to {SEEDS - 1}, not {seed}"
        raise SetupError(message)


def seat_luck(seed: int, seat: int) -> Seeded:
    """The luck of the bot at a seat."""
    return Seeded(seed + SEEDS * (seat + 1))


def branch(luck: Luck) -> Seeded:
    """A luck of its own for one question to a bot, from the next number of the bot's luck."""
    return Seeded(luck.below(BRANCHES))
