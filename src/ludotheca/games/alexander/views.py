"""Alexander as a seat may know it, in names instead of numbers; and what its table is made of."""

from typing import Final, Literal

from msgspec import Struct, field, structs

from ludotheca.games.alexander.data import AUCTION_LIST, PLAN, ROUTE, Auction, Stop
from ludotheca.games.catan import views as base

Phase = Literal[
    "roll",
    "discard",
    "robber",
    "main",
    "free-road",
    "offer",
    "answer",
    "partner",
    "place-robber",
    "bid",
    "pay",
    "over",
]


class AuctionView(Struct, frozen=True, forbid_unknown_fields=True):
    event: str
    bid: int = 0
    bidder: int | None = None
    """Who has made the highest bid."""
    turn: int | None = None
    """Whose turn to bid it is."""
    paid: int = 0
    """What the winner has paid so far."""


class March(Struct, frozen=True, forbid_unknown_fields=True):
    """ALX: Alexander's way, and all that comes with it."""

    passed: int = 0
    """Crossings that lie behind him."""
    stack: dict[str, int] | None = None
    """The face-down stack; None: not to be seen, or not given."""
    stack_cards: int = 0
    stack_used_up: bool = False
    tiles_left: dict[str, int] | None = None
    """Tiles nobody has seen. Left out of a position: all that are not shown."""
    advisers: dict[str, int] = field(default_factory=dict)
    """By rank, the seat that has it."""
    left_out: str | None = None
    """The adviser that is not used."""
    tiles_gone: dict[str, int] = field(default_factory=dict)
    """Turned up and won by nobody."""
    knights_under: int = 0
    """Knights used up in battles, under the development deck."""
    auction: AuctionView | None = None
    marched: bool = True
    """In this turn."""


class AlexanderView(base.View, frozen=True):
    phase: Phase = "main"  # type: ignore[assignment]  # the scenario has phases of its own
    march: March = field(default_factory=March)
    points_to_win: int = 14
    forbid_overbids: bool = False


class Materials(base.Materials, frozen=True):
    """What the table is made of, for whoever draws it."""

    route: tuple[Stop, ...]
    route_start: tuple[str, str]
    auctions: tuple[Auction, ...]


MATERIALS: Final = Materials(
    **structs.asdict(base.draw_materials(PLAN)), route=ROUTE.stops, route_start=ROUTE.start, auctions=AUCTION_LIST
)
