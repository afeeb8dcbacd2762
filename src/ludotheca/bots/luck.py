"""One seed gives a table and each of its bots their luck."""

from typing import Final

from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Seeded

SEEDS: Final = 1 << 32
"""The number of seeds. Each seat's luck starts this much further on, so that no two ever overlap."""
BRANCHES: Final = 1 << 30
"""From how many seeds a bot's luck gives one.

Few enough that a draw, which multiplies by a 32-bit word, fits into a compiled integer.
"""


def check_seed(seed: int) -> None:
    """Refuses a seed that would only repeat the games of another."""
    if not 0 <= seed < SEEDS:
        message = f"a seed must be a number from 0 to {SEEDS - 1}, not {seed}"
        raise SetupError(message)


def seat_luck(seed: int, seat: int) -> Seeded:
    """The luck of the bot at a seat."""
    return Seeded(seed + SEEDS * (seat + 1))
