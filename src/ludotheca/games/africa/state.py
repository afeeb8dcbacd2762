"""Africa's state, and the changes that must keep several of its cells in step."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at


@final
class AfricaState(Cells):
    def clone(self) -> "AfricaState":
        return AfricaState(self.cells[:])


def blank(seats: int) -> AfricaState:
    """A board with nothing on it and nobody there."""
    state = AfricaState(vec[i64]([0] * at.SIZE))
    cells = state.cells
    cells[at.SEATS] = seats
    cells[at.SEGMENTS] = 2
    cells[at.TILE_SPACE] = at.NOWHERE
    cells[at.FINDER] = at.NOBODY
    for seat in range(at.MOST_SEATS):
        cells[at.EXPLORER + seat] = at.NOWHERE
    for space in range(at.SPACES):
        cells[at.near(board.EMPTINESS, space)] = board.FROM[space + 1] - board.FROM[space]
    return state


def lay(cells: vec[i64], space: i64, content: i64) -> None:
    """Changes what lies on a space, and so whether explorers can go there and what its neighbours have around them."""
    if cells[at.BOARD + space] == board.FACE_DOWN:
        cells[at.BARRED + space] -= 1
    if content == board.FACE_DOWN:
        cells[at.BARRED + space] += 1
    before = board.LIKED[cells[at.BOARD + space]]
    after = board.LIKED[content]
    cells[at.BOARD + space] = content
    if before == after:
        return
    if before != board.NO_LIKING:
        _add_around(cells, space, before, -1)
    if after != board.NO_LIKING:
        _add_around(cells, space, after, 1)


def _add_around(cells: vec[i64], space: i64, liking: i64, change: i64) -> None:
    near = at.near(liking, 0)
    for k in range(board.FROM[space], board.FROM[space + 1]):
        cells[near + board.AROUND[k]] += change


def stand(cells: vec[i64], seat: i64, space: i64) -> None:
    """Puts a seat's explorer on a space, taking it away from where it was."""
    before = cells[at.EXPLORER + seat]
    if before != at.NOWHERE:
        cells[at.BARRED + before] -= 1
    cells[at.EXPLORER + seat] = space
    cells[at.BARRED + space] += 1
