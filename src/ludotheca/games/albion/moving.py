"""ALB-4: settlers, legionaries and carried Picts on their way."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.albion import events
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.board import IS_DARK
from ludotheca.games.albion.data import REGION_NAMES
from ludotheca.games.albion.state import forget_summons


def summon(cells: vec[i64], origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.4: free of charge, once for each castle III."""
    cells[at.STAGE] = at.SUMMONING_STAGE
    cells[at.SUMMONED + region] = 1
    _shift_settler(cells, origin, region)
    if log is not None:
        log.add(events.Summoned(cells[at.TURN], REGION_NAMES[origin], REGION_NAMES[region]))


def _shift_settler(cells: vec[i64], origin: i64, region: i64) -> None:
    settlers = at.settlers(cells[at.TURN], 0)
    cells[settlers + origin] -= 1
    cells[settlers + region] += 1
    cells[at.READY + origin] -= 1
    cells[at.READY + region] += 1


def move_settler(cells: vec[i64], origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.2: one point for one border."""
    _use_point(cells)
    _shift_settler(cells, origin, region)
    if log is not None:
        log.add(events.Moved(cells[at.TURN], "settler", REGION_NAMES[origin], REGION_NAMES[region]))


def _use_point(cells: vec[i64]) -> None:
    forget_summons(cells)
    cells[at.STAGE] = at.MOVING_STAGE
    cells[at.POINTS] -= 1


def _shift_legionary(cells: vec[i64], origin: i64, region: i64) -> None:
    legionaries = at.legionaries(cells[at.TURN], 0)
    cells[legionaries + origin] -= 1
    cells[legionaries + region] += 1


def move_legionary(cells: vec[i64], origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.2: one point for one border."""
    _use_point(cells)
    _shift_legionary(cells, origin, region)
    if log is not None:
        log.add(events.Moved(cells[at.TURN], "legionary", REGION_NAMES[origin], REGION_NAMES[region]))


def carry(cells: vec[i64], origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.5, ALB-4.7: the Pict lies down where it may; elsewhere the legionary keeps it.

    Face-down Picts are alike, and taking one up or putting it down costs nothing, so one that lies in a dark region
    need not be told from one that is only passing through.
    """
    _use_point(cells)
    _shift_legionary(cells, origin, region)
    cells[(at.HIDDEN if IS_DARK[origin] else at.TRANSIT) + origin] -= 1
    cells[(at.HIDDEN if IS_DARK[region] else at.TRANSIT) + region] += 1
    if log is not None:
        log.add(events.Carried(cells[at.TURN], REGION_NAMES[origin], REGION_NAMES[region]))
