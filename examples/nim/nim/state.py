"""A position: whose turn it is, what each has taken, and the heaps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from nim.types import HEAPS

TURN: Final[i64] = 0
_TAKEN: Final[i64] = 1
_HEAP: Final[i64] = 3
NAMES: Final = tuple(HEAPS)


class NimState(Cells):
    def clone(self) -> "NimState":
        return NimState(self.cells[:])


def taken(seat: i64) -> i64:
    return _TAKEN + seat


def heap(name: str) -> i64:
    return _HEAP + NAMES.index(name)


def position(turn: int, by_seat: tuple[int, int], heaps: dict[str, int]) -> NimState:
    return NimState(vec[i64]([turn, *by_seat, *(heaps[name] for name in NAMES)]))


def left(cells: vec[i64]) -> int:
    return sum(cells[heap(name)] for name in NAMES)
