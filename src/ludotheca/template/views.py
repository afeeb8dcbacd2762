"""A position as it is shown and written down."""

from msgspec import Struct

from ludotheca.template.data import Card


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[int, ...] | None
    """None: not to be seen."""
    count: int
    chosen: int | None
    """The card laid face down; 0 for one that is not to be seen."""
    points: int
    taken_back: int = 0


class View(Struct, frozen=True, forbid_unknown_fields=True):
    hands: tuple[Hand, ...]
    """By seat."""
    played: tuple[int, ...]
    """The cards turned up, round by round, and in each by seat."""
    open_hands: bool = False


class Materials(Struct, frozen=True):
    """What a page needs to know once to draw the table."""

    cards: tuple[Card, ...]
