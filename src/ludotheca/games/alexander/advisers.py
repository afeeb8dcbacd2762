"""ALX-2.4, ALX-2.15: the advisers, who go to those with most tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander import limits
from ludotheca.games.alexander.events import AdviserGained
from ludotheca.games.alexander.state import tiles_of
from ludotheca.games.catan import layout as base

ADVISER_POINTS: Final[vec[i64]] = vec[i64]([4, 3, 2])
"""ALX-2.4"""


def adviser_of(cells: vec[i64], seat: i64) -> i64:
    for adviser in range(at.ADVISERS):
        if cells[at.ADVISER + adviser] == seat:
            return adviser
    return base.NONE


def adviser_points(cells: vec[i64], seat: i64) -> i64:
    adviser = adviser_of(cells, seat)
    return ADVISER_POINTS[adviser] if adviser != base.NONE else 0


def give_adviser(cells: vec[i64], adviser: i64, seat: i64) -> None:
    """To a player, or to nobody; everybody sees the points that it brings."""
    holder = cells[at.ADVISER + adviser]
    if holder >= 0:
        cells[base.POINTS + holder] -= ADVISER_POINTS[adviser]
    if seat != base.NONE:
        cells[base.POINTS + seat] += ADVISER_POINTS[adviser]
    cells[at.ADVISER + adviser] = seat


def settle_advisers(cells: vec[i64], log: Log | None) -> None:
    """ALX-2.15: a third tile earns one; strictly more tiles a better one in exchange; until all is stable."""
    seat: i64 = 0
    while seat < cells[base.SEATS]:
        adviser = due_adviser(cells, seat)
        if adviser == base.NONE:
            seat += 1
        else:
            _take_adviser(cells, seat, adviser)
            if log is not None:
                log.add(AdviserGained(int(seat), int(ADVISER_POINTS[adviser])))
            seat = 0


def due_adviser(cells: vec[i64], seat: i64) -> i64:
    """The best adviser a player should have instead of the present one, or NONE."""
    tiles = tiles_of(cells, seat)
    own = adviser_of(cells, seat)
    for adviser in range(at.ADVISERS):
        holder = cells[at.ADVISER + adviser]
        if adviser == own or tiles < limits.TILES_FOR_ADVISER:
            return base.NONE
        if holder == base.NONE and own == base.NONE:
            return adviser
        if holder >= 0 and tiles > tiles_of(cells, holder):
            return adviser
    return base.NONE


def _take_adviser(cells: vec[i64], seat: i64, adviser: i64) -> None:
    own = adviser_of(cells, seat)
    holder = cells[at.ADVISER + adviser]
    give_adviser(cells, adviser, seat)
    if own != base.NONE:
        # Whoever had the better adviser takes the other in exchange.
        give_adviser(cells, own, holder if holder >= 0 else base.NONE)
