"""CAT-1.5, CAT-2.2: where the robber may go, and from whom it takes a card."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.board import PER_HEX, Board
from ludotheca.games.catan.scoring import open_points
from ludotheca.games.catan.state import owner


def spared(cells: vec[i64], thief: i64) -> i64:
    """CAT-2.2: the set of other players whom a friendly robber leaves alone."""
    found = NO_SEATS
    if cells[at.FRIENDLY]:
        for seat in range(cells[at.SEATS]):
            if seat != thief and open_points(cells, seat) < limits.SPARED_BELOW:
                found |= SEAT_BIT[seat]
    return found


def neighbours(cells: vec[i64], board: Board, place: i64) -> i64:
    """The set of players with a building there."""
    found = NO_SEATS
    for k in range(PER_HEX):
        content = cells[at.BUILDING + board.hex_crossings[place * PER_HEX + k]]
        if content > 0:
            found |= SEAT_BIT[owner(content)]
    return found


def kept_away(cells: vec[i64], board: Board, thief: i64) -> i64:
    """CAT-2.2: the set of players next to whom the robber may not be put: those it spares, if that leaves a place."""
    friends = spared(cells, thief)
    if friends == NO_SEATS:
        return NO_SEATS
    for place in range(board.hexes):
        if place != cells[at.ROBBER] and neighbours(cells, board, place) & friends == 0:
            return friends
    return NO_SEATS


def worth_robbing(cells: vec[i64], thief: i64) -> i64:
    """CAT-1.5, CAT-2.2: the set of other players who have cards and are not spared."""
    friends = spared(cells, thief)
    found = NO_SEATS
    for seat in range(cells[at.SEATS]):
        if seat != thief and cells[at.CARDS + seat] > 0 and friends & SEAT_BIT[seat] == 0:
            found |= SEAT_BIT[seat]
    return found
