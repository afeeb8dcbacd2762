"""Where each kind of action begins in Africa's catalogue; an action on a space has one number for every space."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.africa import actions
from ludotheca.games.africa import layout as at

PLACES: Final[i64] = actions.CATALOGUE.first(actions.Place)
RELOCATES: Final[i64] = actions.CATALOGUE.first(actions.Relocate)
MOVES: Final[i64] = actions.CATALOGUE.first(actions.Move)
TURNS: Final[i64] = actions.CATALOGUE.first(actions.Turn)
LIFTS: Final[i64] = actions.CATALOGUE.first(actions.Lift)
PUTS: Final[i64] = actions.CATALOGUE.first(actions.Put)
LEAVE: Final[i64] = actions.CATALOGUE.first(actions.Leave)
SWAPS: Final[i64] = actions.CATALOGUE.first(actions.Swap)
KEEP: Final[i64] = actions.CATALOGUE.first(actions.Keep)
CAMP: Final[i64] = actions.CATALOGUE.first(actions.Camp)
DIG: Final[i64] = actions.CATALOGUE.first(actions.Dig)
SKIP: Final[i64] = actions.CATALOGUE.first(actions.Skip)


def swap(other: i64, k: i64) -> i64:
    """The number of taking GOODS[k] from another seat."""
    return SWAPS + other * at.GOOD_KINDS + k


def swap_seat(number: i64) -> i64:
    return (number - SWAPS) // at.GOOD_KINDS


def swap_good(number: i64) -> i64:
    """Which of GOODS is taken."""
    return (number - SWAPS) % at.GOOD_KINDS
