"""Albion's position as it is shown and written down, and what the board is made of."""

from typing import Literal

from msgspec import Struct, field

from ludotheca.games.albion.data import Building, Geometry, Region

Phase = Literal["castle", "turn", "pay", "toll", "recruit", "free", "remove", "give-up", "over"]
Stage = Literal["start", "summoned", "moving", "building"]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A building."""

    building: Building
    level: int


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    resources: dict[str, int] = field(default_factory=dict)
    markers: int = 0
    """Neutral movement markers: a movement point each, like the one of the player's own colour."""
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
    """What a player still has to give up for lost levels, or had to when the game ended."""

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
