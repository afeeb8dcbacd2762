"""Where each kind of action begins in the catalogue, for rules that work with numbers."""

from typing import Final

from mypy_extensions import i64

from ludotheca.template.actions import CATALOGUE, Choose, TakeBack

_CHOOSE: Final[i64] = CATALOGUE.first(Choose)
TAKE_BACK: Final[i64] = CATALOGUE.first(TakeBack)


def choose(card: i64) -> i64:
    return _CHOOSE + card - 1


def chosen_card(action: i64) -> i64:
    """The card that an action lays down; the reverse of ``choose``."""
    return action - _CHOOSE + 1
