"""CAT-1.3, CAT-2.3: two dice, or a card from the deck of dice."""

from typing import Final

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.games.catan import streams
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.state import (
    DICE_DECK,
    DICE_LEFT,
    DICE_PAIRS,
    DIE_FACES,
    DIE_ONE,
    DIE_TWO,
    HAS_ROLLED,
    TURNS,
    CatanState,
)

SEVEN: Final = 7


def is_seven(state: CatanState) -> bool:
    """CAT-1.5: whether a seven was rolled in this turn."""
    return state.cells[DIE_ONE] + state.cells[DIE_TWO] == SEVEN


def throw(state: CatanState, luck: Luck) -> None:
    cells = state.cells
    if cells[DICE_DECK]:
        pair = _draw(state, luck)
        cells[DIE_ONE] = pair // DIE_FACES + 1
        cells[DIE_TWO] = pair % DIE_FACES + 1
    else:
        cells[DIE_ONE] = luck.draw(streams.DICE, DIE_FACES) + 1
        cells[DIE_TWO] = luck.draw(streams.DICE, DIE_FACES) + 1


def _draw(state: CatanState, luck: Luck) -> i64:
    """CAT-2.3: a deck that is used up is shuffled anew."""
    cells = state.cells
    if dice_left(state) == 0:
        fill_dice(state)
    pair = draw_counted(luck, streams.DICE, cells, DICE_LEFT, DICE_PAIRS)
    cells[DICE_LEFT + pair] = 0
    return pair


def dice_left(state: CatanState) -> i64:
    left: i64 = 0
    for pair in range(DICE_PAIRS):
        left += state.cells[DICE_LEFT + pair]
    return left


def dice_due(state: CatanState, board: Board) -> i64:
    """CAT-2.3: how many pairs must be left in the deck, as one is drawn in every turn that has a roll."""
    cells = state.cells
    rolls = cells[TURNS] - 1 + cells[HAS_ROLLED]
    if len(board.route) > 0:
        # ALX-2.5: the first turn has none.
        rolls = max(rolls - 1, 0)
    return DICE_PAIRS if rolls == 0 else DICE_PAIRS - 1 - (rolls - 1) % DICE_PAIRS


def fill_dice(state: CatanState) -> None:
    """CAT-2.3: every pair of dice once."""
    for pair in range(DICE_PAIRS):
        state.cells[DICE_LEFT + pair] = 1
