"""What may be done, as questions. The rules ask them to offer actions, ``explain`` to refuse them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.template import layout as at

MOST_TAKEN_BACK: Final[i64] = 5
"""DUE-2.2: in a round, so that nobody can go on for ever."""


def has_chosen(cells: vec[i64], seat: i64) -> bool:
    return cells[at.chosen(seat)] != at.NO_CARD


def is_in_hand(cells: vec[i64], seat: i64, card: i64) -> bool:
    return cells[at.holder(card)] == seat


def may_change_mind(cells: vec[i64], seat: i64) -> bool:
    return cells[at.taken_back(seat)] < MOST_TAKEN_BACK
