"""Albion's position: which cell of the state holds what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.albion.board import (
    FORTRESS,
    PRINTED,
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    TILE_CELLS,
    tile_cell,
)

MOST_SEATS: Final = 4
OWN_MARKER: Final = 1
"""ALB-1.1: the movement marker of the own colour, which nobody can lose."""

SEATS: Final = 0
PHASE: Final = 1
STAGE: Final = 2
TURN: Final = 3
FIRST: Final = 4
"""The start player."""
ROUND: Final = 5
POINTS: Final = 6
"""Movement points left in this turn; none once building has begun."""
LAST_ROUND: Final = 7
PEACE: Final = 8
"""Peace Picts nobody has seen, on the board or left over."""
ATTACK: Final = 9
"""Attack Picts nobody has seen."""
PEACE_GONE: Final = 10
MARKER_BANK: Final = 11
PLAN_REGION: Final = 12
"""Where a level is being built, or NOWHERE."""
PLAN_BUILDING: Final = 13
PLAN_LEVEL: Final = 14
PLAN_FREE: Final = 15
PLAN_FAILED: Final = 16
TOLL: Final = 17
"""The seat that chooses toll, or NOBODY."""
DEBTOR: Final = 18
"""The seat that has to give up something for lost levels, or NOBODY."""
DEBT_FIGURES: Final = 19
DEBT_LEVELS: Final = 20
BANK: Final = 21
"""By resource."""
PAID: Final = BANK + RESOURCES_KNOWN
"""By resource: paid for the present level and not yet taken as toll."""
TOLLED: Final = PAID + RESOURCES_KNOWN
"""By seat: 1 if it has taken toll for the present level, as long as others may."""
LOSING: Final = TOLLED + MOST_SEATS
"""By seat: 1 if it has still to lose a level to the present attack."""
MARKERS: Final = LOSING + MOST_SEATS
"""By seat: neutral movement markers."""
STOCK: Final = MARKERS + MOST_SEATS
"""By seat and resource."""
FIGURES: Final = STOCK + MOST_SEATS * RESOURCES_KNOWN
"""By seat and figure: not on the board."""
TILES: Final = FIGURES + MOST_SEATS * 2
"""By seat and kind of tile: not on the board."""
HIDDEN: Final = TILES + MOST_SEATS * TILE_CELLS
"""By region: face-down Picts. What one is, is decided when it is turned up."""
OPEN: Final = HIDDEN + REGIONS_KNOWN
"""By region: attack Picts lying face up."""
SUMMONED: Final = OPEN + REGIONS_KNOWN
"""By region: 1 if a castle III there has received a settler; forgotten when nobody can be summoned any more."""
READY: Final = SUMMONED + REGIONS_KNOWN
"""By region: settlers of the player whose turn it is that may still build."""
TRANSIT: Final = READY + REGIONS_KNOWN
"""By region: Picts with legionaries where they cannot be left."""
BUILDING: Final = TRANSIT + REGIONS_KNOWN
"""By seat and region: which building stands there, or 0."""
LEVEL: Final = BUILDING + MOST_SEATS * REGIONS_KNOWN
"""By seat and region: its level, without one that lies face down."""
SETTLERS: Final = LEVEL + MOST_SEATS * REGIONS_KNOWN
LEGIONARIES: Final = SETTLERS + MOST_SEATS * REGIONS_KNOWN
SIZE: Final = LEGIONARIES + MOST_SEATS * REGIONS_KNOWN

# The phases: what is to be decided, and by whom.
CASTLE_PHASE: Final = 0
TURN_PHASE: Final = 1
PAY_PHASE: Final = 2
TOLL_PHASE: Final = 3
RECRUIT_PHASE: Final = 4
FREE_PHASE: Final = 5
REMOVE_PHASE: Final = 6
GIVE_UP_PHASE: Final = 7
OVER: Final = 8

# The stages of a turn.
AT_START: Final = 0
AFTER_SUMMONS: Final = 1
MOVING: Final = 2
BUILDING_STAGE: Final = 3

NOWHERE: Final = -1
NOBODY: Final = -1


@final
class AlbionState(Cells):
    def clone(self) -> "AlbionState":
        return AlbionState(self.cells[:])


def blank(seats: i64) -> AlbionState:
    """A board with nothing on it."""
    state = AlbionState(vec[i64]([0] * SIZE))
    state.cells[SEATS] = seats
    state.cells[ROUND] = 1
    state.cells[PLAN_REGION] = NOWHERE
    state.cells[TOLL] = NOBODY
    state.cells[DEBTOR] = NOBODY
    return state


def take_from_bank(state: AlbionState, seat: i64, resource: i64, count: i64) -> None:
    state.cells[BANK + resource] -= count
    state.cells[STOCK + seat * RESOURCES_KNOWN + resource] += count


def building(state: AlbionState, seat: i64, region: i64) -> i64:
    return state.cells[BUILDING + seat * REGIONS_KNOWN + region]


def level(state: AlbionState, seat: i64, region: i64) -> i64:
    return state.cells[LEVEL + seat * REGIONS_KNOWN + region]


def has_tile(state: AlbionState, seat: i64, kind: i64, region: i64, height: i64) -> bool:
    """ALB-1.2: whether the own supply has the tile for a level."""
    return state.cells[TILES + seat * TILE_CELLS + tile_cell(kind, region, height)] > 0


def set_level(state: AlbionState, seat: i64, region: i64, kind: i64, height: i64) -> None:
    """Sets a building's level; its tiles come from and go to the own supply."""
    cells = state.cells
    before = level(state, seat, region)
    for changed in range(before + 1, height + 1):
        cells[TILES + seat * TILE_CELLS + tile_cell(kind, region, changed)] -= 1
    for changed in range(height + 1, before + 1):
        cells[TILES + seat * TILE_CELLS + tile_cell(kind, region, changed)] += 1
    cells[LEVEL + seat * REGIONS_KNOWN + region] = height
    cells[BUILDING + seat * REGIONS_KNOWN + region] = kind if height > 0 else 0


def forget_summons(state: AlbionState) -> None:
    """ALB-4.4: the start of the movement is over."""
    cells = state.cells
    if cells[STAGE] == AFTER_SUMMONS:
        for region in range(REGIONS_KNOWN):
            cells[SUMMONED + region] = 0


def defence(state: AlbionState, seat: i64, region: i64) -> i64:
    """ALB-7.4, ALB-8.1: own legionaries in the region and the levels of all own fortresses."""
    strength = state.cells[LEGIONARIES + seat * REGIONS_KNOWN + region]
    for other in range(REGIONS_KNOWN):
        if building(state, seat, other) == FORTRESS:
            strength += level(state, seat, other)
    return strength


def attack_strength(state: AlbionState, region: i64) -> i64:
    """ALB-7.3: attack Picts lying open and those printed."""
    return state.cells[OPEN + region] + PRINTED[region]


def count_buildings(state: AlbionState, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for region in range(REGIONS_KNOWN):
        if building(state, seat, region) == kind:
            count += 1
    return count
