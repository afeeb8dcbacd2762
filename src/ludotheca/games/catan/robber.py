"""CAT-1.5, CAT-2.2: where the robber may go, and from whom it takes a card."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.catan.auctions import adviser_points
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.roads import AWARD
from ludotheca.games.catan.state import (
    ARMY,
    BUILDING,
    CARDS,
    FRIENDLY,
    LONGEST,
    POINTS,
    POWERS,
    ROBBER,
    SEATS,
    CatanState,
    owner,
)

SPARED_BELOW: Final = 3
"""CAT-2.2: points that everybody sees."""


def open_points(state: CatanState, seat: i64) -> i64:
    """CAT-1.10, CAT-1.11, ALX-2.15: the points that everybody sees."""
    cells = state.cells
    points = cells[POINTS + seat] + adviser_points(state, seat)
    if cells[LONGEST] == seat:
        points += AWARD
    if cells[ARMY] == seat:
        points += AWARD
    return points


def spared(state: CatanState, thief: i64) -> i64:
    """CAT-2.2: the set of other players whom a friendly robber leaves alone."""
    cells = state.cells
    found: i64 = 0
    if cells[FRIENDLY]:
        for seat in range(cells[SEATS]):
            if seat != thief and open_points(state, seat) < SPARED_BELOW:
                found |= POWERS[seat]
    return found


def neighbours(state: CatanState, board: Board, place: i64) -> i64:
    """The set of players with a building there."""
    found: i64 = 0
    for k in range(6):
        content = state.cells[BUILDING + board.hex_crossings[place * 6 + k]]
        if content > 0:
            found |= POWERS[owner(content)]
    return found


def kept_away(state: CatanState, board: Board, thief: i64) -> i64:
    """CAT-2.2: the set of players next to whom the robber may not be put: those it spares, if that leaves a place."""
    friends = spared(state, thief)
    for place in range(board.hexes):
        if place != state.cells[ROBBER] and neighbours(state, board, place) & friends == 0:
            return friends
    return 0


def victims(state: CatanState, board: Board, thief: i64, place: i64) -> i64:
    """CAT-1.5, CAT-2.2: the set of other players with a building there who have cards and are not spared."""
    friends = spared(state, thief)
    there = neighbours(state, board, place)
    found: i64 = 0
    for seat in range(state.cells[SEATS]):
        if seat != thief and there & POWERS[seat] and state.cells[CARDS + seat] > 0 and friends & POWERS[seat] == 0:
            found |= POWERS[seat]
    return found
