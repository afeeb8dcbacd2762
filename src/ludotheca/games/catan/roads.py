"""CAT-1.7, CAT-1.10: where roads go on, and how long they are."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.board import PER_CROSSING, PER_EDGE, Board
from ludotheca.games.catan.state import owner


def is_foreign(cells: vec[i64], seat: i64, crossing: i64) -> bool:
    """Whether another player's building stands there and cuts the road."""
    content = cells[at.BUILDING + crossing]
    return content > 0 and owner(content) != seat


def lay_road(cells: vec[i64], board: Board, seat: i64, edge: i64) -> None:
    """CAT-1.7: from the new road's ends the next may go on, unless another player's building stands there."""
    cells[at.ROAD + edge] = seat + 1
    cells[at.REACH + edge] = 0
    for side in range(PER_EDGE):
        crossing = board.edge_ends[edge * PER_EDGE + side]
        cells[at.TOUCHED + crossing] |= SEAT_BIT[seat]
        if not is_foreign(cells, seat, crossing):
            open_edges(cells, board, seat, crossing)


def open_edges(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.7: a player may build on the free edges of a crossing."""
    for k in range(PER_CROSSING):
        edge = board.crossing_edges[crossing * PER_CROSSING + k]
        if edge != at.NONE and cells[at.ROAD + edge] == 0:
            cells[at.REACH + edge] |= SEAT_BIT[seat]


def close_edges(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> None:
    """CAT-1.7: others may no longer go on through a crossing where a player has just built."""
    for k in range(PER_CROSSING):
        edge = board.crossing_edges[crossing * PER_CROSSING + k]
        if edge == at.NONE or cells[at.REACH + edge] == 0:
            continue
        far = board.crossing_neighbours[crossing * PER_CROSSING + k]
        for other in range(cells[at.SEATS]):
            if other != seat and cells[at.REACH + edge] & SEAT_BIT[other] and not _goes_on(cells, other, far):
                cells[at.REACH + edge] ^= SEAT_BIT[other]


def _goes_on(cells: vec[i64], seat: i64, crossing: i64) -> bool:
    """From a crossing next to the one just built on, which is empty: buildings keep their distance."""
    return cells[at.TOUCHED + crossing] & SEAT_BIT[seat] != 0


def measure(cells: vec[i64], board: Board, seat: i64) -> None:
    """CAT-1.10: the longest way over own roads, none of them twice, that no other player's building cuts."""
    longest: i64 = 0
    for crossing in range(board.crossings):
        if cells[at.TOUCHED + crossing] & SEAT_BIT[seat]:
            length = _longest_from(cells, board, seat, crossing)
            if length > longest:
                longest = length
    cells[at.LENGTH + seat] = longest


def lengthen(cells: vec[i64], board: Board, seat: i64, edge: i64) -> None:
    """CAT-1.10: after a new road, only a way that leads over it can be longer than all before."""
    # A road already walked over is taken away until the way back.
    cells[at.ROAD + edge] = 0
    first = edge * PER_EDGE
    length = 1 + _longest_both(cells, board, seat, board.edge_ends[first], board.edge_ends[first + 1])
    cells[at.ROAD + edge] = seat + 1
    if length > cells[at.LENGTH + seat]:
        cells[at.LENGTH + seat] = length


def _longest_both(cells: vec[i64], board: Board, seat: i64, here: i64, there: i64) -> i64:
    """The longest two ways that begin at both ends of a road, together.

    It is enough to walk as far as possible from here, and then from there over what is left: where a shorter way
    from here leaves roads to the other, the longer one can take them over.
    """
    longest: i64 = at.NONE
    if not is_foreign(cells, seat, here):
        for k in range(PER_CROSSING):
            edge = board.crossing_edges[here * PER_CROSSING + k]
            if edge != at.NONE and cells[at.ROAD + edge] == seat + 1:
                cells[at.ROAD + edge] = 0
                far = board.crossing_neighbours[here * PER_CROSSING + k]
                length = 1 + _longest_both(cells, board, seat, far, there)
                cells[at.ROAD + edge] = seat + 1
                if length > longest:
                    longest = length
    if longest != at.NONE:
        return longest
    return 0 if is_foreign(cells, seat, there) else _longest_from(cells, board, seat, there)


def _longest_from(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> i64:
    longest: i64 = 0
    for k in range(PER_CROSSING):
        edge = board.crossing_edges[crossing * PER_CROSSING + k]
        if edge == at.NONE or cells[at.ROAD + edge] != seat + 1:
            continue
        length: i64 = 1
        far = board.crossing_neighbours[crossing * PER_CROSSING + k]
        if not is_foreign(cells, seat, far):
            cells[at.ROAD + edge] = 0
            length += _longest_from(cells, board, seat, far)
            cells[at.ROAD + edge] = seat + 1
        if length > longest:
            longest = length
    return longest


def holder_after(cells: vec[i64], figures: i64, holder: i64, fewest: i64) -> i64:
    """CAT-1.10: who holds an award now; ``figures`` is where each seat's length or knights are counted.

    The holder keeps it until another has strictly more. Where the holder falls back, the first has to be alone.
    """
    best = fewest - 1
    first: i64 = at.NONE
    for seat in range(cells[at.SEATS]):
        if cells[figures + seat] > best:
            best = cells[figures + seat]
            first = seat
        elif cells[figures + seat] == best:
            first = at.NONE
    if holder != at.NONE and best >= fewest and cells[figures + holder] == best:
        return holder
    return first


def longest_road_holder(cells: vec[i64], holder: i64) -> i64:
    return holder_after(cells, at.LENGTH, holder, limits.SHORTEST_AWARDED)


def largest_army_holder(cells: vec[i64], holder: i64) -> i64:
    """CAT-1.10."""
    return holder_after(cells, at.KNIGHTS, holder, limits.SMALLEST_ARMY)
