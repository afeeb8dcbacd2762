"""Africa on the wire: actions come in, events and views go out. Spaces and tiles go by their names."""

from typing import Final, Literal

from msgspec import Struct, field

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.africa.data import CITY_NAMES, GOOD_NAMES, SPACE_NAMES, Space, Tile

MOST_SEATS: Final = 5


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
    [Swap(seat, good) for seat in range(MOST_SEATS) for good in GOOD_NAMES],
    [Keep()],
    [Camp()],
    [Dig()],
    [Skip()],
)


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
    """A trade good has gone from the board to its finder, or treasure to whoever built the camp."""

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


Phase = Literal["place", "act", "put", "swap", "over"]

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "place": (Place,),
    "act": (Relocate, Move, Turn, Lift, Camp, Dig, Skip),
    "put": (Put, Leave),
    "swap": (Swap, Keep),
}
"""What may be done in each phase."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    explorer: str | None = None
    """The space the explorer stands on; none before it is placed."""
    points: int = 0
    """On the scoring track, the '+3' included."""
    camps: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    gold: tuple[int, ...] = ()
    """Each tile by the number of nuggets it shows, ascending."""
    gems: tuple[int, ...] = ()


class Pending(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile somebody has in hand: it must be laid, or it may be swapped."""

    tile: str
    space: str | None = None
    """Where an animal or nomads lie until they are laid."""
    lifted: bool = False
    """Taken up by an action, not just turned up: it has to go elsewhere."""


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything but what the face-down tiles are, which nobody knows."""

    players: tuple[Player, ...]
    board: dict[str, str]
    """What lies on each space that is not empty: a tile, ``camp`` or ``face-down``."""
    turn: int = 0
    phase: Phase = "act"
    simple: bool = False
    """AFR-9.1: the simple variant."""
    segment: int = 1
    """Which move-and-act of the turn is going on: 1 or 2."""
    moved: bool = False
    acted: bool = False
    """Whether something was turned, moved or built in this turn."""
    pending: Pending | None = None
    unseen: dict[str, int] | None = None
    """The face-down tiles, counted. Left out of a position: all that are shown nowhere else."""
    finder: int | None = None
    """The seat that turned up the last monument and scored the '+3'."""
    idle_end: bool = False
    """AFR-8.5: the setting that ends the game after three rounds in which nothing happens."""
    idle_turns: int = 0
    """AFR-8.5: turns in a row in which nothing was turned, moved or built, since the table last said so."""


class Materials(Struct, frozen=True):
    """What the table is made of, for whoever draws it."""

    spaces: tuple[Space, ...]
    tiles: tuple[Tile, ...]
