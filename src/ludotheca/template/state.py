"""A position, and what can be read from it. The questions take the cells, which are all there is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.template import layout as at

HAND: Final[i64] = 3
"""DUE-1.1: how many cards each player is dealt."""


class DuelState(Cells):
    def clone(self) -> "DuelState":
        return DuelState(self.cells[:])


def empty(seats: int, *, open_hands: bool) -> DuelState:
    """Before anything is dealt: every card is in the deck."""
    cells = vec[i64]([0] * at.SIZE)
    cells[at.SEATS] = seats
    cells[at.OPEN_HANDS] = int(open_hands)
    for card in range(1, at.CARD_COUNT + 1):
        cells[at.holder(card)] = at.DECK
    return DuelState(cells)


def held(cells: vec[i64], holder: i64) -> list[int]:
    """The cards of a seat's hand or of the deck, ascending."""
    return [card for card in range(1, at.CARD_COUNT + 1) if cells[at.holder(card)] == holder]


def laid(cells: vec[i64]) -> list[int]:
    """The cards that lie face down, by seat; NO_CARD for those who have not chosen."""
    return [cells[at.chosen(seat)] for seat in range(cells[at.SEATS])]


def played(cells: vec[i64]) -> list[int]:
    return [cells[at.played(place)] for place in range(cells[at.PLAYED])]


def is_over(cells: vec[i64]) -> bool:
    """DUE-3.1: nobody has a card left."""
    return not any(laid(cells)) and not any(held(cells, seat) for seat in range(cells[at.SEATS]))
