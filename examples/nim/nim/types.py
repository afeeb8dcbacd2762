"""Actions, events and views. There is so little of each that they share a file."""

from typing import Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue

HEAPS: Final = {"A": 1, "B": 3, "C": 5, "D": 7}
"""NIM-1.1: the heaps by name, with their matches at the start."""
SEATS: Final = 2


class Take(Struct, frozen=True, tag="take"):
    heap: str
    count: int


Action = Take


class Taken(Struct, frozen=True, tag="taken"):
    seat: int
    heap: str
    count: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    heaps: dict[str, int]
    taken: tuple[int, int]
    """By seat."""
    turn: int


class Materials(Struct, frozen=True):
    """All there is to draw is in the view."""


CATALOGUE: Final[Catalogue[Take]] = Catalogue(
    [Take(heap, count) for heap, size in HEAPS.items() for count in range(1, size + 1)]
)
