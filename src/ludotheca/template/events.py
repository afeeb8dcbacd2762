"""What can happen, for the log and for whoever animates it, and who may see how much of it."""

from msgspec import Struct

from ludotheca.engine.rules import Seat


class Chosen(Struct, frozen=True, tag="chosen"):
    seat: int
    card: int | None
    """None: not to be seen."""


class TakenBack(Struct, frozen=True, tag="taken-back"):
    seat: int


class Revealed(Struct, frozen=True, tag="revealed"):
    cards: tuple[int, ...]
    """By seat."""


class Scored(Struct, frozen=True, tag="scored"):
    seat: int
    points: int


class Drawn(Struct, frozen=True, tag="drawn"):
    seat: int
    card: int | None
    """None: not to be seen."""


Event = Chosen | TakenBack | Revealed | Scored | Drawn


def redacted(event: Event, seat: Seat | None) -> Event:
    """An event as a seat or spectator may see it. Open hands change nothing: what is drawn shows in the view."""
    if isinstance(event, Chosen) and event.seat != seat:
        return Chosen(event.seat, None)
    if isinstance(event, Drawn) and event.seat != seat:
        return Drawn(event.seat, None)
    return event
