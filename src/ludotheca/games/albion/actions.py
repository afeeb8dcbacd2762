"""What players do in Albion. Regions, buildings and resources go by their names."""

from itertools import combinations_with_replacement
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, REGIONS, RESOURCES, Building

Figure = Literal["settler", "legionary"]


class PlaceCastle(Struct, frozen=True, tag="place-castle"):
    """ALB-2.5: place the first castle."""

    region: str


class TakeResources(Struct, frozen=True, tag="take-resources"):
    """ALB-9.1: take what the player's works yield; that is the whole turn."""


class Summon(Struct, frozen=True, tag="summon"):
    """ALB-4.4: put a settler into the region of a castle III."""

    origin: str
    region: str


class MoveSettler(Struct, frozen=True, tag="move-settler"):
    """ALB-4.2: a settler crosses a border."""

    origin: str
    region: str


class MoveLegionary(Struct, frozen=True, tag="move-legionary"):
    """ALB-4.2: a legionary crosses a border."""

    origin: str
    region: str


class Carry(Struct, frozen=True, tag="carry"):
    """ALB-4.5: a legionary crosses a border with a face-down Pict, which it takes up here or has with it."""

    origin: str
    region: str


class Found(Struct, frozen=True, tag="found"):
    """ALB-5.1: a settler starts a building."""

    region: str
    building: Building


class Raise(Struct, frozen=True, tag="raise"):
    """ALB-5.1: a settler raises the player's building by one level."""

    region: str


class Demolish(Struct, frozen=True, tag="demolish"):
    """ALB-5.7: a settler takes back all levels of the player's building."""

    region: str


class Pay(Struct, frozen=True, tag="pay"):
    """ALB-5.5: which different resources are paid."""

    resources: tuple[str, ...]

    def __post_init__(self) -> None:
        """The same resources are the same price, in whatever order they are named."""
        force_setattr(self, "resources", tuple(sorted(self.resources, key=_place_of)))


def _place_of(resource: str) -> int:
    return RESOURCES.index(resource) if resource in RESOURCES else len(RESOURCES)


class TakeToll(Struct, frozen=True, tag="take-toll"):
    """ALB-6.3: one of the resources just paid."""

    resource: str


class Recruit(Struct, frozen=True, tag="recruit"):
    """ALB-8.4: the figure a settlement I or II brings."""

    figure: Figure


class RaiseFree(Struct, frozen=True, tag="raise-free"):
    """ALB-8.5: the building a settlement III raises at no cost."""

    region: str


class Decline(Struct, frozen=True, tag="decline"):
    """ALB-8.5: raise nothing."""


class Remove(Struct, frozen=True, tag="remove"):
    """ALB-8.4: the figure that goes with a lost level of a settlement."""

    figure: Figure
    region: str


class GiveUp(Struct, frozen=True, tag="give-up"):
    """ALB-8.5: the level that goes with a lost settlement III."""

    region: str


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """ALB-4.8: move and build no more."""


Action = (
    PlaceCastle
    | TakeResources
    | Summon
    | MoveSettler
    | MoveLegionary
    | Carry
    | Found
    | Raise
    | Demolish
    | Pay
    | TakeToll
    | Recruit
    | RaiseFree
    | Decline
    | Remove
    | GiveUp
    | EndTurn
)

CASTLE_STARTS: Final = tuple(region.id for region in REGIONS if region.castle_start)
PAYMENTS: Final = [
    kinds for count in range(1, len(RESOURCES) + 1) for kinds in combinations_with_replacement(RESOURCES, count)
]
_FIGURES: Final[tuple[Figure, ...]] = ("settler", "legionary")
_PAIRS: Final = [(origin, region) for origin in REGION_NAMES for region in REGION_NAMES]

# What the rules never allow (over the sea, a castle on a resource, two of a kind) is there to be refused by its clause.
CATALOGUE: Final[Catalogue[Action]] = Catalogue(
    [PlaceCastle(region) for region in CASTLE_STARTS],
    [TakeResources()],
    [Summon(origin, region) for origin, region in _PAIRS],
    [MoveSettler(origin, region) for origin, region in _PAIRS],
    [MoveLegionary(origin, region) for origin, region in _PAIRS],
    [Carry(origin, region) for origin, region in _PAIRS],
    [Found(region, building) for region in REGION_NAMES for building in BUILDINGS],
    [Raise(region) for region in REGION_NAMES],
    [Demolish(region) for region in REGION_NAMES],
    [Pay(kinds) for kinds in PAYMENTS],
    [TakeToll(resource) for resource in RESOURCES],
    [Recruit(figure) for figure in _FIGURES],
    [RaiseFree(region) for region in REGION_NAMES],
    [Decline()],
    [Remove(figure, region) for figure in _FIGURES for region in REGION_NAMES],
    [GiveUp(region) for region in REGION_NAMES],
    [EndTurn()],
)

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "castle": (PlaceCastle,),
    "turn": (
        *(TakeResources, Summon, MoveSettler, MoveLegionary, Carry),
        *(Found, Raise, Demolish, EndTurn),
    ),
    "pay": (Pay,),
    "toll": (TakeToll,),
    "recruit": (Recruit,),
    "free": (RaiseFree, Decline),
    "remove": (Remove,),
    "give-up": (GiveUp,),
}
"""What may be done in each phase."""
