"""Albion on the wire: actions come in, events and views go out. Regions, buildings and resources go by their names."""

from itertools import combinations_with_replacement
from typing import Final, Literal

from msgspec import Struct, field
from msgspec.structs import force_setattr

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.albion.data import (
    BUILDINGS,
    REGION_NAMES,
    REGIONS,
    RESOURCES,
    Building,
    Geometry,
    Region,
)

MOST_SEATS: Final = 4

Figure = Literal["settler", "legionary"]


class PlaceCastle(Struct, frozen=True, tag="place-castle"):
    """ALB-2.5: place the first castle."""

    region: str


class TakeResources(Struct, frozen=True, tag="take-resources"):
    """ALB-9.1: take what the own works yield; that is the whole turn."""


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
    """ALB-5.1: a settler raises the own building by one level."""

    region: str


class Demolish(Struct, frozen=True, tag="demolish"):
    """ALB-5.7: a settler takes back all levels of the own building."""

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


class CastlePlaced(Struct, frozen=True, tag="castle-placed"):
    seat: int
    region: str


class ResourcesTaken(Struct, frozen=True, tag="resources-taken"):
    seat: int
    fish: int
    wood: int
    stone: int
    gold: int


class HandedIn(Struct, frozen=True, tag="handed-in"):
    """ALB-9.2: the bank was short, so the others handed in one each."""

    seat: int
    resource: str


class Moved(Struct, frozen=True, tag="moved"):
    """A figure has crossed a border."""

    seat: int
    figure: Figure
    origin: str
    region: str


class Summoned(Struct, frozen=True, tag="summoned"):
    """A settler was put into the region of a castle III."""

    seat: int
    origin: str
    region: str


class Carried(Struct, frozen=True, tag="carried"):
    """A legionary has crossed a border with a Pict."""

    seat: int
    origin: str
    region: str


class Laid(Struct, frozen=True, tag="laid"):
    """A level lies face down, and its price is paid."""

    seat: int
    region: str
    building: Building
    level: int
    resources: tuple[str, ...]


class LaidFree(Struct, frozen=True, tag="laid-free"):
    """ALB-8.5: a level lies face down that costs nothing."""

    seat: int
    region: str
    building: Building
    level: int


class TollTaken(Struct, frozen=True, tag="toll-taken"):
    seat: int
    from_seat: int
    resource: str


class PictTurned(Struct, frozen=True, tag="pict-turned"):
    region: str
    pict: Literal["peace", "attack"]


class Attacked(Struct, frozen=True, tag="attacked"):
    region: str
    strength: int


class Held(Struct, frozen=True, tag="held"):
    """A player has withstood the attack."""

    seat: int
    defence: int


class LevelLost(Struct, frozen=True, tag="level-lost"):
    seat: int
    region: str
    building: Building
    level: int


class Built(Struct, frozen=True, tag="built"):
    """A level has been turned up and takes effect."""

    seat: int
    region: str
    building: Building
    level: int


class Recruited(Struct, frozen=True, tag="recruited"):
    seat: int
    figure: Figure
    region: str


class Removed(Struct, frozen=True, tag="removed"):
    seat: int
    figure: Figure
    region: str


class Demolished(Struct, frozen=True, tag="demolished"):
    seat: int
    region: str
    building: Building


class LastRound(Struct, frozen=True, tag="last-round"):
    """ALB-10.1: a player has the goal; the round is played to its end."""

    seat: int


class SettlersGone(Struct, frozen=True, tag="settlers-gone"):
    """ALB-8.4: nobody has a settler left, so the game ends at once."""


class Ended(Struct, frozen=True, tag="ended"):
    pass


Event = (
    CastlePlaced
    | ResourcesTaken
    | HandedIn
    | Moved
    | Summoned
    | Carried
    | Laid
    | LaidFree
    | TollTaken
    | PictTurned
    | Attacked
    | Held
    | LevelLost
    | Built
    | Recruited
    | Removed
    | Demolished
    | LastRound
    | SettlersGone
    | Ended
)

Phase = Literal["castle", "turn", "pay", "toll", "recruit", "free", "remove", "give-up", "over"]
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
Stage = Literal["start", "summoned", "moving", "building"]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A building."""

    building: Building
    level: int


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    resources: dict[str, int] = field(default_factory=dict)
    markers: int = 0
    """Neutral movement markers; with the own one, a movement point each."""
    buildings: dict[str, Site] = field(default_factory=dict)
    settlers: dict[str, int] = field(default_factory=dict)
    """By region, how many stand there."""
    legionaries: dict[str, int] = field(default_factory=dict)


class Picts(Struct, frozen=True, forbid_unknown_fields=True):
    hidden: int = 0
    open: int = 0
    """Attack Picts lying face up."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A level on its way: being paid for, lying face down, or lost already."""

    region: str
    building: Building
    level: int
    free: bool = False
    """ALB-8.5: by a settlement III."""
    paid: tuple[str, ...] = ()
    """The resources paid that nobody has taken as toll yet."""
    failed: bool = False
    """The attack has taken it."""


class Debt(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player still has to give up for levels lost, or had when the game ended."""

    seat: int
    figures: int = 0
    levels: int = 0


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but what the face-down Picts are, which nobody knows."""

    players: tuple[Player, ...]
    picts: dict[str, Picts] = field(default_factory=dict)
    peace_gone: int = 0
    """Peace Picts that were turned up and left the game."""
    turn: int = 0
    first: int = 0
    """The start player."""
    round: int = 1
    phase: Phase = "turn"
    stage: Stage = "start"
    """How far the turn has got: only moving, or already building."""
    points: int | None = None
    """Movement points left, none once building has begun. Left out of a position: all of them."""
    summoned: tuple[str, ...] = ()
    """In the stage ``summoned``: the castles III that have received a settler."""
    ready: dict[str, int] | None = None
    """Settlers of the player whose turn it is that may still build. Left out: all."""
    transit: dict[str, int] = field(default_factory=dict)
    """Picts with legionaries in regions where they cannot be left."""
    plan: Plan | None = None
    toll: int | None = None
    """The seat that chooses toll now."""
    tolled: tuple[int, ...] = ()
    """Seats that have taken toll for this level, as long as others may."""
    debt: Debt | None = None
    losers: tuple[int, ...] = ()
    """Seats whose loss in the present attack is still to come."""
    last_round: bool = False


class Materials(Struct, frozen=True):
    regions: tuple[Region, ...]
    borders: tuple[tuple[str, str], ...]
    geometry: Geometry
