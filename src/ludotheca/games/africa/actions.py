"""What a player of Africa can do, by number and by name. Spaces and goods go by their names."""

from typing import Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import CITY_NAMES, GOOD_NAMES, SPACE_NAMES


class Place(Struct, frozen=True, tag="place"):
    """AFR-1.3: put the explorer on a start city."""

    space: str


class Relocate(Struct, frozen=True, tag="relocate"):
    """AFR-2.2: go anywhere open; the turn ends."""

    space: str


class Move(Struct, frozen=True, tag="move"):
    """AFR-2.4: go up to two spaces."""

    space: str


class Turn(Struct, frozen=True, tag="turn"):
    """AFR-3.1: turn up a face-down tile next to the explorer."""

    space: str


class Lift(Struct, frozen=True, tag="lift"):
    """AFR-4.1, AFR-5.1: take up a face-up animal or nomads, to be put elsewhere."""

    space: str


class Put(Struct, frozen=True, tag="put"):
    """Lay the tile that was turned up or lifted on a better space."""

    space: str


class Leave(Struct, frozen=True, tag="leave"):
    """AFR-3.4, AFR-3.5: leave the tile just turned up where it is."""


class Swap(Struct, frozen=True, tag="swap"):
    """AFR-3.3: take all goods of one kind from a player for as many of the kind just turned up."""

    from_seat: int
    good: str


class Keep(Struct, frozen=True, tag="keep"):
    """AFR-3.3: make no swap."""


class Camp(Struct, frozen=True, tag="camp"):
    """AFR-6.1: build a base camp for points."""


class Dig(Struct, frozen=True, tag="dig"):
    """AFR-7.1: build a base camp for treasure."""


class Skip(Struct, frozen=True, tag="skip"):
    """AFR-2.3: leave out the rest of this move-and-act."""


Action = Place | Relocate | Move | Turn | Lift | Put | Leave | Swap | Keep | Camp | Dig | Skip

CATALOGUE: Final[Catalogue[Action]] = Catalogue(
    [Place(space) for space in CITY_NAMES],
    [Relocate(space) for space in SPACE_NAMES],
    [Move(space) for space in SPACE_NAMES],
    [Turn(space) for space in SPACE_NAMES],
    [Lift(space) for space in SPACE_NAMES],
    [Put(space) for space in SPACE_NAMES],
    [Leave()],
    [Swap(seat, good) for seat in range(at.MOST_SEATS) for good in GOOD_NAMES],
    [Keep()],
    [Camp()],
    [Dig()],
    [Skip()],
)

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "place": (Place,),
    "act": (Relocate, Move, Turn, Lift, Camp, Dig, Skip),
    "put": (Put, Leave),
    "swap": (Swap, Keep),
}
"""What may be done in each phase."""
