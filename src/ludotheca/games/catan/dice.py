"""CAT-1.3, CAT-2.3: two dice, or a card from the deck of dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import streams

SEVEN: Final[i64] = 7


def is_seven(cells: vec[i64]) -> bool:
    """CAT-1.5: whether a seven was rolled in this turn."""
    return cells[at.DIE_ONE] + cells[at.DIE_TWO] == SEVEN


def throw(cells: vec[i64], luck: Luck) -> None:
    if cells[at.DICE_DECK]:
        pair = _draw(cells, luck)
        cells[at.DIE_ONE] = pair // at.DIE_FACES + 1
        cells[at.DIE_TWO] = pair % at.DIE_FACES + 1
    else:
        cells[at.DIE_ONE] = luck.draw(streams.DICE, at.DIE_FACES) + 1
        cells[at.DIE_TWO] = luck.draw(streams.DICE, at.DIE_FACES) + 1


def _draw(cells: vec[i64], luck: Luck) -> i64:
    """CAT-2.3: a deck that is used up is shuffled anew."""
    if dice_left(cells) == 0:
        fill_dice(cells)
    pair = draw_counted(luck, streams.DICE, cells, at.DICE_LEFT, at.DICE_PAIRS)
    cells[at.DICE_LEFT + pair] = 0
    return pair


def dice_left(cells: vec[i64]) -> i64:
    left: i64 = 0
    for pair in range(at.DICE_PAIRS):
        left += cells[at.DICE_LEFT + pair]
    return left


def dice_due(rolls: i64) -> i64:
    """CAT-2.3: how many pairs must be left in the deck after that many rolls."""
    return at.DICE_PAIRS if rolls == 0 else at.DICE_PAIRS - 1 - (rolls - 1) % at.DICE_PAIRS


def fill_dice(cells: vec[i64]) -> None:
    """CAT-2.3: every pair of dice once."""
    for pair in range(at.DICE_PAIRS):
        cells[at.DICE_LEFT + pair] = 1
