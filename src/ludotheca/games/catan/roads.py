"""CAT-1.7, CAT-1.10: where roads go on, and how long they are."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.catan.board import NONE, Board
from ludotheca.games.catan.state import (
    BUILDING,
    KNIGHTS,
    LENGTH,
    POWERS,
    REACH,
    ROAD,
    SEATS,
    TOUCHED,
    CatanState,
    owner,
)

SHORTEST_AWARDED: Final = 5
"""CAT-1.10"""
SMALLEST_ARMY: Final = 3
AWARD: Final = 2
"""CAT-1.10: points for the longest road, and for the largest army."""


def is_foreign(state: CatanState, seat: i64, crossing: i64) -> bool:
    """Whether another player's building stands there and cuts the road."""
    content = state.cells[BUILDING + crossing]
    return content > 0 and owner(content) != seat


def lay_road(state: CatanState, board: Board, seat: i64, edge: i64) -> None:
    """CAT-1.7: from the new road's ends the next may go on, unless another player's building stands there."""
    cells = state.cells
    cells[ROAD + edge] = seat + 1
    cells[REACH + edge] = 0
    for side in range(2):
        crossing = board.edge_ends[edge * 2 + side]
        cells[TOUCHED + crossing] |= POWERS[seat]
        if not is_foreign(state, seat, crossing):
            open_edges(state, board, seat, crossing)


def open_edges(state: CatanState, board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.7: a player may build on the free edges of a crossing."""
    cells = state.cells
    for k in range(3):
        edge = board.crossing_edges[crossing * 3 + k]
        if edge != NONE and cells[ROAD + edge] == 0:
            cells[REACH + edge] |= POWERS[seat]


def close_edges(state: CatanState, board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.7: others may no longer go on through a crossing where a player has just built."""
    cells = state.cells
    for k in range(3):
        edge = board.crossing_edges[crossing * 3 + k]
        if edge == NONE or cells[REACH + edge] == 0:
            continue
        far = board.crossing_neighbours[crossing * 3 + k]
        for other in range(cells[SEATS]):
            if other != seat and cells[REACH + edge] & POWERS[other] and not _goes_on(state, other, far):
                cells[REACH + edge] ^= POWERS[other]


def _goes_on(state: CatanState, seat: i64, crossing: i64) -> bool:
    """From a crossing next to the one just built on, which is empty: buildings keep their distance."""
    return state.cells[TOUCHED + crossing] & POWERS[seat] != 0


def measure(state: CatanState, board: Board, seat: i64) -> None:
    """CAT-1.10: the longest way over own roads, none of them twice, that no other player's building cuts."""
    cells = state.cells
    longest: i64 = 0
    for crossing in range(board.crossings):
        if cells[TOUCHED + crossing] & POWERS[seat]:
            length = _longest_from(state, board, seat, crossing)
            if length > longest:
                longest = length
    cells[LENGTH + seat] = longest


def _longest_from(state: CatanState, board: Board, seat: i64, crossing: i64) -> i64:
    cells = state.cells
    longest: i64 = 0
    for k in range(3):
        edge = board.crossing_edges[crossing * 3 + k]
        if edge == NONE or cells[ROAD + edge] != seat + 1:
            continue
        length: i64 = 1
        far = board.crossing_neighbours[crossing * 3 + k]
        if not is_foreign(state, seat, far):
            # A road already walked over is taken away until the way back.
            cells[ROAD + edge] = 0
            length += _longest_from(state, board, seat, far)
            cells[ROAD + edge] = seat + 1
        if length > longest:
            longest = length
    return longest


def holder_after(state: CatanState, figures: i64, holder: i64, fewest: i64) -> i64:
    """CAT-1.10: who holds an award now; ``figures`` is where each seat's length or knights are counted.

    The holder keeps it until another has strictly more. Where the holder falls back, the first has to be alone.
    """
    cells = state.cells
    best = fewest - 1
    first: i64 = NONE
    for seat in range(cells[SEATS]):
        if cells[figures + seat] > best:
            best = cells[figures + seat]
            first = seat
        elif cells[figures + seat] == best:
            first = NONE
    if holder != NONE and best >= fewest and cells[figures + holder] == best:
        return holder
    return first


def longest_road_holder(state: CatanState, holder: i64) -> i64:
    return holder_after(state, LENGTH, holder, SHORTEST_AWARDED)


def largest_army_holder(state: CatanState, holder: i64) -> i64:
    """CAT-1.10, ALX-2.11."""
    return holder_after(state, KNIGHTS, holder, SMALLEST_ARMY)
