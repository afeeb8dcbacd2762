"""ALB-4: settlers, legionaries and carried Picts on their way."""

from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.albion.board import IS_DARK, REGIONS_KNOWN
from ludotheca.games.albion.data import REGION_NAMES
from ludotheca.games.albion.state import (
    AFTER_SUMMONS,
    HIDDEN,
    LEGIONARIES,
    MOVING,
    POINTS,
    READY,
    SETTLERS,
    STAGE,
    SUMMONED,
    TRANSIT,
    TURN,
    AlbionState,
    forget_summons,
)
from ludotheca.games.albion.types import Carried, Moved, Summoned


def summon(state: AlbionState, origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.4: free of cost, once for each castle III."""
    cells = state.cells
    cells[STAGE] = AFTER_SUMMONS
    cells[SUMMONED + region] = 1
    _shift_settler(state, origin, region)
    if log is not None:
        log.add(Summoned(cells[TURN], REGION_NAMES[origin], REGION_NAMES[region]))


def _shift_settler(state: AlbionState, origin: i64, region: i64) -> None:
    cells = state.cells
    first = SETTLERS + cells[TURN] * REGIONS_KNOWN
    cells[first + origin] -= 1
    cells[first + region] += 1
    cells[READY + origin] -= 1
    cells[READY + region] += 1


def move_settler(state: AlbionState, origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.2: one point for one border."""
    cells = state.cells
    _use_point(state)
    _shift_settler(state, origin, region)
    if log is not None:
        log.add(Moved(cells[TURN], "settler", REGION_NAMES[origin], REGION_NAMES[region]))


def _use_point(state: AlbionState) -> None:
    forget_summons(state)
    state.cells[STAGE] = MOVING
    state.cells[POINTS] -= 1


def _shift_legionary(state: AlbionState, origin: i64, region: i64) -> None:
    first = LEGIONARIES + state.cells[TURN] * REGIONS_KNOWN
    state.cells[first + origin] -= 1
    state.cells[first + region] += 1


def move_legionary(state: AlbionState, origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.2: one point for one border."""
    cells = state.cells
    _use_point(state)
    _shift_legionary(state, origin, region)
    if log is not None:
        log.add(Moved(cells[TURN], "legionary", REGION_NAMES[origin], REGION_NAMES[region]))


def carry(state: AlbionState, origin: i64, region: i64, log: Log | None) -> None:
    """ALB-4.5, ALB-4.7: the Pict lies down where it may; elsewhere the legionary keeps it.

    Face-down Picts are alike, and taking one up or putting it down costs nothing: so one that lies in a dark region
    need not be told from one that is only passing through.
    """
    cells = state.cells
    _use_point(state)
    _shift_legionary(state, origin, region)
    cells[(HIDDEN if IS_DARK[origin] else TRANSIT) + origin] -= 1
    cells[(HIDDEN if IS_DARK[region] else TRANSIT) + region] += 1
    if log is not None:
        log.add(Carried(cells[TURN], REGION_NAMES[origin], REGION_NAMES[region]))
