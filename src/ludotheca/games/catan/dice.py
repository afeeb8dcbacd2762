"""CAT-1.3, CAT-2.3: two dice, or a card from the deck of dice."""

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.games.catan import streams
from ludotheca.games.catan.state import DICE_DECK, DICE_LEFT, DICE_PAIRS, DIE_FACES, DIE_ONE, DIE_TWO, CatanState


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


def fill_dice(state: CatanState) -> None:
    """CAT-2.3: every pair of dice once."""
    for pair in range(DICE_PAIRS):
        state.cells[DICE_LEFT + pair] = 1
