"""Which cell of the state holds what. Imported ``as at``, so that code reads ``cells[at.points(seat)]``."""

from typing import Final

from mypy_extensions import i64

# Counts, written here as well as in meta and data, for a test to compare.
MOST_SEATS: Final[i64] = 3
CARD_COUNT: Final[i64] = 9
SEATS: Final[i64] = 0
OPEN_HANDS: Final[i64] = 1
PLAYED: Final[i64] = 2
"""How many cards have been turned up."""
_POINTS: Final[i64] = 3
_CHOSEN: Final[i64] = _POINTS + MOST_SEATS
_TAKEN_BACK: Final[i64] = _CHOSEN + MOST_SEATS
_HOLDER: Final[i64] = _TAKEN_BACK + MOST_SEATS
_PLAYED: Final[i64] = _HOLDER + CARD_COUNT
SIZE: Final[i64] = _PLAYED + CARD_COUNT

DECK: Final[i64] = -1
"""The holder of a card that nobody has drawn; a seat is one that has it in hand."""
TABLE: Final[i64] = -2
"""The holder of a card that was laid down or turned up."""
NO_CARD: Final[i64] = 0


def points(seat: i64) -> i64:
    return _POINTS + seat


def chosen(seat: i64) -> i64:
    """The card that lies face down in front of a seat, or NO_CARD."""
    return _CHOSEN + seat


def taken_back(seat: i64) -> i64:
    """How often the seat has changed its mind in this round."""
    return _TAKEN_BACK + seat


def holder(card: i64) -> i64:
    """Who has a card: a seat, DECK or TABLE. Cards count from 1."""
    return _HOLDER + card - 1


def played(place: i64) -> i64:
    """The cards turned up, round by round, and in each by seat."""
    return _PLAYED + place
