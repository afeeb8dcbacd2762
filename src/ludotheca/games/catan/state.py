"""Catan's position, and what its cells tell at a glance."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.catan import layout as at


@final
class CatanState(Cells):
    def clone(self) -> "CatanState":
        return CatanState(self.cells[:])


def blank(seats: int, size: int) -> CatanState:
    """A table with nothing on it; ``size``: a scenario has more cells than the base game."""
    state = CatanState(vec[i64]([0] * size))
    cells = state.cells
    cells[at.SEATS] = seats
    for cell in (at.ROBBER, at.LONGEST, at.ARMY, at.FOUNDED, at.NAMED):
        cells[cell] = at.NONE
    cells[at.TURNS] = 1
    return state


def owner(content: i64) -> i64:
    """The seat to which a building belongs."""
    return (content - 1) >> 1


def is_city(content: i64) -> bool:
    return content > 0 and content & 1 == 0


def places(cells: vec[i64], first: i64, count: i64, content: i64) -> list[int]:
    """Where something stands in the row of cells that begins at ``first``."""
    found: list[int] = []
    for place in range(count):
        if cells[first + place] == content:
            found.append(place)
    return found
