"""What happens at a table of Africa. Spaces and tiles go by their names."""

from typing import Literal

from msgspec import Struct


class Placed(Struct, frozen=True, tag="placed"):
    seat: int
    space: str


class Relocated(Struct, frozen=True, tag="relocated"):
    seat: int
    origin: str
    space: str


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    origin: str
    space: str


class Turned(Struct, frozen=True, tag="turned"):
    seat: int
    space: str
    tile: str
    points: int


class Taken(Struct, frozen=True, tag="taken"):
    """A trade good has gone from the board to its finder, or treasure to the player who built the camp."""

    seat: int
    space: str
    tile: str


class Swapped(Struct, frozen=True, tag="swapped"):
    seat: int
    from_seat: int
    good: str
    given: str
    count: int


class Left(Struct, frozen=True, tag="left"):
    """A tile just turned up stays where it was found."""

    seat: int
    space: str
    tile: str
    points: int


class Laid(Struct, frozen=True, tag="laid"):
    """A tile has gone to another space."""

    seat: int
    origin: str
    space: str
    tile: str
    points: int


class CampGained(Struct, frozen=True, tag="camp-gained"):
    seat: int


class Built(Struct, frozen=True, tag="built"):
    seat: int
    space: str
    points: int
    purpose: Literal["points", "treasure"]


class Skipped(Struct, frozen=True, tag="skipped"):
    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    cause: Literal["last-monument", "nothing-happens"]


class Idled(Struct, frozen=True, tag="idled"):
    """AFR-8.5: three rounds have passed in which nothing was turned, moved or built, and the game goes on."""


Event = (
    Placed | Relocated | Moved | Turned | Taken | Swapped | Left | Laid | CampGained | Built | Skipped | Idled | Ended
)
