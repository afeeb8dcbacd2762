"""What happens in Alexander, besides what happens in Catan."""

from typing import Literal

from msgspec import Struct

from ludotheca.games.catan.events import TurnEvent


class StackDrawn(Struct, frozen=True, tag="stack-drawn"):
    """ALX-2.6: a card from the face-down stack; others are not told which."""

    seat: int
    resource: str | None


class StackUsedUp(Struct, frozen=True, tag="stack-used-up"):
    """ALX-2.6: what was left of it went to the open piles."""


class Marched(Struct, frozen=True, tag="marched"):
    """ALX-2.9: Alexander has passed a crossing."""

    crossing: str


class TileTurned(Struct, frozen=True, tag="tile-turned"):
    event: str


class AuctionOpened(Struct, frozen=True, tag="auction-opened"):
    event: str
    crossing: str


class BidMade(Struct, frozen=True, tag="bid-made"):
    seat: int
    bid: int


class BidPassed(Struct, frozen=True, tag="bid-passed"):
    seat: int


class AuctionWon(Struct, frozen=True, tag="auction-won"):
    seat: int
    event: str
    bid: int


class AuctionPaid(Struct, frozen=True, tag="auction-paid"):
    """ALX-2.11: a card, a coin or a knight."""

    seat: int
    good: str


class AuctionLapsed(Struct, frozen=True, tag="auction-lapsed"):
    """ALX-2.13: nobody bid."""

    event: str


class Overbid(Struct, frozen=True, tag="overbid"):
    """ALX-2.12: the winner cannot pay."""

    seat: int
    bid: int


class AdviserGained(Struct, frozen=True, tag="adviser-gained"):
    seat: int
    points: int


class Ended(Struct, frozen=True, tag="ended"):
    """ALX-2.1: by points, or in Persepolis."""

    cause: Literal["points", "persepolis"]


AlexanderEvent = (
    TurnEvent
    | StackDrawn
    | StackUsedUp
    | Marched
    | TileTurned
    | AuctionOpened
    | BidMade
    | BidPassed
    | AuctionWon
    | AuctionPaid
    | AuctionLapsed
    | Overbid
    | AdviserGained
    | Ended
)
