"""Catan as a seat may know it, in names instead of numbers; and what its table is made of."""

from typing import Literal

from msgspec import Struct, field

from ludotheca.games.catan.data import BoardPlan, Harbour, Tile
from ludotheca.games.catan.geometry import Hex

Phase = Literal[
    "found-settlement",
    "found-road",
    "roll",
    "discard",
    "robber",
    "main",
    "free-road",
    "offer",
    "answer",
    "partner",
    "over",
]


class Range(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of a kind a hand holds, as far as somebody can know."""

    least: int
    most: int


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    give: dict[str, int] = field(default_factory=dict)
    want: dict[str, int] = field(default_factory=dict)


class Proposal(Offer, frozen=True):
    """CAT-2.5: what the active player offers, and to whom."""

    to: tuple[int, ...] = ()
    """Seats. Left out: all others."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    hand: dict[str, int] | None = field(default_factory=dict)
    """Resource cards; None: not to be seen."""
    cards: int | None = None
    """How many these are. Left out of a position: counted."""
    known: dict[str, Range] = field(default_factory=dict)
    """Where the hand is not to be seen: what is known of it from what has gone by."""
    developments: dict[str, int] | None = field(default_factory=dict)
    """Development cards in hand that could be played; None: not to be seen."""
    fresh: dict[str, int] | None = field(default_factory=dict)
    """Those bought in this turn."""
    development_cards: int | None = None
    """How many both are together. Left out of a position: counted."""
    knights: int = 0
    """Played, face up."""
    roads: tuple[str, ...] = ()
    settlements: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    discards: int = 0
    """Cards still to be given up."""
    discarding: dict[str, int] | None = field(default_factory=dict)
    """Those chosen so far, which others do not see; None: not to be seen."""
    answer: Literal["accepts", "refuses", "counters"] | None = None
    """To the present offer."""
    counter: Offer | None = None
    # What only a scenario's players can have. The fields stand here because stored positions of Catan have them.
    gold: int = 0
    tiles: dict[str, int] = field(default_factory=dict)
    """Won by the player."""
    has_passed: bool = False
    """In the present round of bids."""
    overbid: int = 0
    """The bid that could not be paid; then the player sits out."""


class Knowledge(Struct, frozen=True, forbid_unknown_fields=True):
    """What one observer can know of one hand, for the whole position only."""

    observer: int
    """A seat, or 4 for a spectator."""
    seat: int
    known: dict[str, Range]


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: str
    number: int = 0


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat may know."""

    players: tuple[Player, ...]
    land: dict[str, Land] | None = None
    """The board. Left out of a position: as printed, which is the beginners' layout."""
    harbours: tuple[str, ...] | None = None
    """The kinds of the harbours, in order. Left out: those of the layout."""
    robber: str | None = None
    """Left out: the desert."""
    bank: dict[str, int] | None = None
    """Left out: all cards that nobody holds."""
    development_deck: dict[str, int] | None = None
    """Cards nobody has drawn; None: not to be seen. Left out of a position: all that are nowhere else."""
    development_left: int | None = None
    """How many these are."""
    development_used: dict[str, int] = field(default_factory=dict)
    """Cards that were played and are out of the game."""
    turn: int = 0
    first: int | None = None
    """The start player. Left out: whoever had the first turn, if it is turn ``turns`` now."""
    phase: Phase = "main"
    dice: tuple[int, int] | None = None
    """Rolled in this turn."""
    dice_left: tuple[tuple[int, int], ...] | None = None
    """The pairs in the deck of dice. Left out of a position with such a deck: all of them."""
    has_rolled: bool = True
    played: str | None = None
    """The development card played in this turn."""
    named: str | None = None
    """The resource that a monopoly has named in this turn."""
    free_roads: int = 0
    founded: str | None = None
    """The settlement just founded, to which the road belongs."""
    founding: int = 0
    """Settlements founded so far."""
    longest_road: int | None = None
    """The seat that has it. Left out: whoever alone has most, or nobody."""
    largest_army: int | None = None
    offer: Proposal | None = None
    proposals: int = 0
    """Offers made or withdrawn in this turn."""
    points_to_win: int = 10
    friendly_robber: bool = False
    dice_deck: bool = False
    player_trade: bool = True
    turns: int | None = None
    """Which turn it is, counted from 1. Left out: the earliest that it can be."""
    knowledge: tuple[Knowledge, ...] = ()


class Materials(Struct, frozen=True):
    """What the table is made of, for whoever draws it."""

    tiles: tuple[Tile, ...]
    sea: tuple[Hex, ...]
    crossings: dict[str, tuple[int, int, str]]
    edges: dict[str, tuple[str, str]]
    harbours: tuple[Harbour, ...]


def draw_materials(plan: BoardPlan) -> Materials:
    geometry = plan.geometry
    names = geometry.crossing_names
    return Materials(
        tiles=plan.tiles,
        sea=plan.sea,
        crossings=dict(zip(names, geometry.crossings, strict=True)),
        edges={
            name: (names[start], names[end])
            for name, (start, end) in zip(geometry.edge_names, geometry.edges, strict=True)
        },
        harbours=plan.harbours,
    )
