"""What the game draws for, in the order of ``Meta.streams``."""

from typing import Final

from mypy_extensions import i64

CARD: Final[i64] = 1
