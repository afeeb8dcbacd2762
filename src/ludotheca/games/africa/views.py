"""A position of Africa as the players see it, and what the table is made of. Spaces and tiles go by their names."""

from typing import Literal

from msgspec import Struct, field

from ludotheca.games.africa.data import Space, Tile

Phase = Literal["place", "act", "put", "swap", "over"]


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
    """What the table is made of, for those who draw it."""

    spaces: tuple[Space, ...]
    tiles: tuple[Tile, ...]
