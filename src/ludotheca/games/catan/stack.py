"""ALX-2.3, ALX-2.6: the face-down stack, from which everybody draws at the start of every turn."""

from typing import Final

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.catan import streams
from ludotheca.games.catan.data import CARDS_OF_A_KIND, RESOURCES
from ludotheca.games.catan.events import StackDrawn, StackUsedUp
from ludotheca.games.catan.hands import draw_unseen
from ludotheca.games.catan.state import (
    BANK,
    PHASE,
    PLACE_ROBBER,
    RESOURCES_KNOWN,
    SEATS,
    STACK,
    STACK_OVER,
    TURN,
    TURNS,
    CatanState,
)

CARDS_AT_START: Final = 5
OPEN_PILE: Final = 4
"""ALX-2.3: of each resource, with three players."""
FULL_TABLE: Final = 4
"""ALX-2.3, ALX-2.4: with fewer players there are open piles, and an adviser is left out."""


def pile_up(state: CatanState) -> None:
    """ALX-2.3, ALX-2.19: the stack and the open piles."""
    cells = state.cells
    open_pile = _open_pile(state)
    for resource in range(RESOURCES_KNOWN):
        cells[BANK + resource] = open_pile
        cells[STACK + resource] = CARDS_OF_A_KIND - open_pile


def _open_pile(state: CatanState) -> i64:
    return 0 if state.cells[SEATS] == FULL_TABLE else OPEN_PILE


def draw(state: CatanState, seat: i64, luck: Luck, log: Log | None) -> None:
    cells = state.cells
    drawn = draw_counted(luck, streams.STACK, cells, STACK, RESOURCES_KNOWN)
    cells[STACK + drawn] -= 1
    draw_unseen(state, seat, drawn)
    if log is not None:
        log.add(StackDrawn(int(seat), RESOURCES[drawn]))


def draw_for_all(state: CatanState, luck: Luck, log: Log | None) -> None:
    """ALX-2.6: one card each while the stack can serve everyone; then the rest goes to the open piles."""
    cells = state.cells
    if cells[STACK_OVER]:
        return
    if stack_left(state) >= cells[SEATS]:
        for k in range(cells[SEATS]):
            draw(state, (cells[TURN] + k) % cells[SEATS], luck, log)
        return
    cells[STACK_OVER] = 1
    for resource in range(RESOURCES_KNOWN):
        cells[BANK + resource] += cells[STACK + resource]
        cells[STACK + resource] = 0
    if log is not None:
        log.add(StackUsedUp())


def stack_left(state: CatanState) -> i64:
    left: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        left += state.cells[STACK + resource]
    return left


def stack_due(state: CatanState) -> i64:
    """How many cards the stack has by now, if everybody has drawn in every turn; below 0 if it is used up."""
    cells = state.cells
    drawn = CARDS_AT_START + cells[TURNS]
    if cells[PHASE] == PLACE_ROBBER:
        drawn -= 1
    return RESOURCES_KNOWN * (CARDS_OF_A_KIND - _open_pile(state)) - cells[SEATS] * drawn
