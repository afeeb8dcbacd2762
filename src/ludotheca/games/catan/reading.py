"""Names and counts of a position, turned into the numbers of a state; what there is not is refused with its place."""

from typing import NoReturn

from mypy_extensions import i64

from ludotheca.engine.errors import PositionError
from ludotheca.games.catan.state import SEATS, CatanState


def fail(path: str, reason: str) -> NoReturn:
    raise PositionError(f"{path}: {reason}", path=path)


def read_seat(state: CatanState, path: str, seat: int) -> i64:
    if not 0 <= seat < state.cells[SEATS]:
        fail(path, f"there is no seat {seat}")
    return seat


def read_place(path: str, name: str, places: dict[str, int]) -> i64:
    if name not in places:
        fail(path, f"there is no place '{name}'")
    return places[name]


def read_counts(state: CatanState, path: str, counts: dict[str, int], names: tuple[str, ...], cell: i64) -> i64:
    """Writes counts into the cells from ``cell`` on, in the order of their names; returns their sum."""
    total: i64 = 0
    for name, count in counts.items():
        if name not in names or count < 0:
            fail(f"{path}.{name}", f"must be a number of {', '.join(names)}")
        state.cells[cell + names.index(name)] = count
        total += count
    return total
