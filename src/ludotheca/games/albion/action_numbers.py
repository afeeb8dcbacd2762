"""Where each kind of action begins in Albion's catalogue, and what the numbers from there on mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import actions
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import RESOURCES

PLACE_CASTLE: Final[i64] = actions.CATALOGUE.first(actions.PlaceCastle)
"""From here on by where a castle may stand."""
TAKE_RESOURCES: Final[i64] = actions.CATALOGUE.first(actions.TakeResources)
SUMMON: Final[i64] = actions.CATALOGUE.first(actions.Summon)
"""From here on by origin and region, as all four kinds of steps are."""
MOVE_SETTLER: Final[i64] = actions.CATALOGUE.first(actions.MoveSettler)
MOVE_LEGIONARY: Final[i64] = actions.CATALOGUE.first(actions.MoveLegionary)
CARRY: Final[i64] = actions.CATALOGUE.first(actions.Carry)
FOUND: Final[i64] = actions.CATALOGUE.first(actions.Found)
"""From here on by region and building."""
RAISE: Final[i64] = actions.CATALOGUE.first(actions.Raise)
"""From here on by region."""
DEMOLISH: Final[i64] = actions.CATALOGUE.first(actions.Demolish)
"""From here on by region."""
PAY: Final[i64] = actions.CATALOGUE.first(actions.Pay)
"""From here on by payment."""
TAKE_TOLL: Final[i64] = actions.CATALOGUE.first(actions.TakeToll)
"""From here on by resource."""
RECRUIT: Final[i64] = actions.CATALOGUE.first(actions.Recruit)
"""From here on by figure."""
RAISE_FREE: Final[i64] = actions.CATALOGUE.first(actions.RaiseFree)
"""From here on by region."""
DECLINE: Final[i64] = actions.CATALOGUE.first(actions.Decline)
REMOVE: Final[i64] = actions.CATALOGUE.first(actions.Remove)
"""From here on by figure and region."""
GIVE_UP: Final[i64] = actions.CATALOGUE.first(actions.GiveUp)
"""From here on by region."""
END_TURN: Final[i64] = actions.CATALOGUE.first(actions.EndTurn)

PAYMENT_SIZE: Final[vec[i64]] = vec[i64]([len(kinds) for kinds in actions.PAYMENTS])
"""By payment: how many resources it takes."""
_PAYMENT_COUNTS: Final[vec[i64]] = vec[i64]([kinds.count(kind) for kinds in actions.PAYMENTS for kind in RESOURCES])
PRICES: Final[vec[i64]] = vec[i64](
    [payment for payment, kinds in enumerate(actions.PAYMENTS) if len(set(kinds)) == len(kinds)]
)
"""ALB-5.5: the payments of different resources."""


def payment_count(payment: i64, resource: i64) -> i64:
    """How many of a resource a payment takes."""
    return _PAYMENT_COUNTS[payment * at.RESOURCE_KINDS + resource]


def step(first: i64, origin: i64, region: i64) -> i64:
    """The number of a step; ``first`` is where its kind begins: SUMMON, MOVE_SETTLER, MOVE_LEGIONARY or CARRY."""
    return first + origin * at.REGIONS + region


def step_origin(number: i64) -> i64:
    """Where a step of any kind begins."""
    return (number - SUMMON) // at.REGIONS % at.REGIONS


def step_region(number: i64) -> i64:
    """Where a step of any kind ends."""
    return (number - SUMMON) % at.REGIONS


def found(region: i64, building: i64) -> i64:
    """The number of starting a building, as ``board`` numbers them, in a region."""
    return FOUND + region * at.BUILDING_KINDS + building - 1


def found_region(number: i64) -> i64:
    return (number - FOUND) // at.BUILDING_KINDS


def found_building(number: i64) -> i64:
    return (number - FOUND) % at.BUILDING_KINDS + 1


def remove(figure: i64, region: i64) -> i64:
    """The number of removing a figure from a region."""
    return REMOVE + figure * at.REGIONS + region


def remove_figure(number: i64) -> i64:
    return (number - REMOVE) // at.REGIONS


def remove_region(number: i64) -> i64:
    return (number - REMOVE) % at.REGIONS
