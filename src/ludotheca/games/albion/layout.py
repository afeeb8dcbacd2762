"""Which cell of Albion's state holds what. The rules use it as ``at``: ``cells[at.stock(seat, resource)]``.

The counts stand beside the offsets because the compiler adds up constants only within one module.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4
REGIONS: Final[i64] = 13
RESOURCE_KINDS: Final[i64] = 4
BUILDING_KINDS: Final[i64] = 4
FIGURE_KINDS: Final[i64] = 2
TILE_KINDS: Final[i64] = 22
"""One for each building and level; works are counted for each resource."""

SEATS: Final[i64] = 0
PHASE: Final[i64] = 1
STAGE: Final[i64] = 2
TURN: Final[i64] = 3
FIRST: Final[i64] = 4
"""The start player."""
ROUND: Final[i64] = 5
POINTS: Final[i64] = 6
"""Movement points left in this turn; none once building has begun."""
LAST_ROUND: Final[i64] = 7
PEACE: Final[i64] = 8
"""Peace Picts nobody has seen, on the board or left over."""
ATTACK: Final[i64] = 9
"""Attack Picts nobody has seen."""
PEACE_GONE: Final[i64] = 10
MARKER_BANK: Final[i64] = 11
PLAN_REGION: Final[i64] = 12
"""Where a level is being built, or NOWHERE."""
PLAN_BUILDING: Final[i64] = 13
PLAN_LEVEL: Final[i64] = 14
PLAN_FREE: Final[i64] = 15
PLAN_FAILED: Final[i64] = 16
TOLL: Final[i64] = 17
"""The seat that chooses toll, or NOBODY."""
DEBTOR: Final[i64] = 18
"""The seat that has to give up something for lost levels, or NOBODY."""
DEBT_FIGURES: Final[i64] = 19
DEBT_LEVELS: Final[i64] = 20
BANK: Final[i64] = 21
"""By resource."""
PAID: Final[i64] = BANK + RESOURCE_KINDS
"""By resource: paid for the present level and not yet taken as toll."""
TOLLED: Final[i64] = PAID + RESOURCE_KINDS
"""By seat: 1 if it has taken toll for the present level, as long as others may."""
LOSING: Final[i64] = TOLLED + MOST_SEATS
"""By seat: 1 if it has still to lose a level to the present attack."""
MARKERS: Final[i64] = LOSING + MOST_SEATS
"""By seat: neutral movement markers."""
_STOCK: Final[i64] = MARKERS + MOST_SEATS
_SUPPLY: Final[i64] = _STOCK + MOST_SEATS * RESOURCE_KINDS
_TILES: Final[i64] = _SUPPLY + MOST_SEATS * FIGURE_KINDS
HIDDEN: Final[i64] = _TILES + MOST_SEATS * TILE_KINDS
"""By region: face-down Picts. What one is, is decided when it is turned up."""
OPEN: Final[i64] = HIDDEN + REGIONS
"""By region: attack Picts lying face up."""
SUMMONED: Final[i64] = OPEN + REGIONS
"""By region: 1 if a castle III there has received a settler; forgotten when nobody can be summoned any more."""
READY: Final[i64] = SUMMONED + REGIONS
"""By region: settlers of the player whose turn it is that may still build."""
TRANSIT: Final[i64] = READY + REGIONS
"""By region: Picts with legionaries where they cannot be left."""
_BUILDING: Final[i64] = TRANSIT + REGIONS
_LEVEL: Final[i64] = _BUILDING + MOST_SEATS * REGIONS
_SETTLERS: Final[i64] = _LEVEL + MOST_SEATS * REGIONS
_LEGIONARIES: Final[i64] = _SETTLERS + MOST_SEATS * REGIONS
SIZE: Final[i64] = _LEGIONARIES + MOST_SEATS * REGIONS

# The phases: what is to be decided, and by whom.
CASTLE_PHASE: Final[i64] = 0
TURN_PHASE: Final[i64] = 1
PAY_PHASE: Final[i64] = 2
TOLL_PHASE: Final[i64] = 3
RECRUIT_PHASE: Final[i64] = 4
FREE_PHASE: Final[i64] = 5
REMOVE_PHASE: Final[i64] = 6
GIVE_UP_PHASE: Final[i64] = 7
OVER: Final[i64] = 8

# The stages of a turn.
START_STAGE: Final[i64] = 0
SUMMONING_STAGE: Final[i64] = 1
MOVING_STAGE: Final[i64] = 2
BUILDING_STAGE: Final[i64] = 3

NOWHERE: Final[i64] = -1
NOBODY: Final[i64] = -1


def stock(seat: i64, resource: i64) -> i64:
    """How many of a resource a player holds."""
    return _STOCK + seat * RESOURCE_KINDS + resource


def supply(seat: i64, figure: i64) -> i64:
    """How many of a player's figures are not on the board."""
    return _SUPPLY + seat * FIGURE_KINDS + figure


def tiles(seat: i64, tile: i64) -> i64:
    """How many of a player's tiles of a kind are not on the board."""
    return _TILES + seat * TILE_KINDS + tile


def building(seat: i64, region: i64) -> i64:
    """Which building of a player stands in a region, or 0."""
    return _BUILDING + seat * REGIONS + region


def level(seat: i64, region: i64) -> i64:
    """Its level, without one that lies face down."""
    return _LEVEL + seat * REGIONS + region


def settlers(seat: i64, region: i64) -> i64:
    return _SETTLERS + seat * REGIONS + region


def legionaries(seat: i64, region: i64) -> i64:
    return _LEGIONARIES + seat * REGIONS + region


def figures(seat: i64, figure: i64, region: i64) -> i64:
    """Settlers or legionaries: whichever kind is asked for."""
    return _SETTLERS + (figure * MOST_SEATS + seat) * REGIONS + region
