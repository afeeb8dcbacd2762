"""Africa's position: which cell of the state holds what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.africa.board import AROUND, FROM, LIKED, LIKINGS, NO_LIKING, SPACES, TILES_KNOWN

MOST_SEATS: Final = 5

SEATS: Final = 0
SEGMENTS: Final = 1
"""How often a turn moves and acts: 2, or 1 in the simple variant."""
PHASE: Final = 2
TURN: Final = 3
"""The seat whose turn it is."""
SEGMENT: Final = 4
"""Which move-and-act is going on, counted from 0."""
MOVED: Final = 5
"""1 once the explorer has moved in this segment."""
ACTED: Final = 6
"""1 once something was turned, moved or built in this turn."""
TILE: Final = 7
"""In the phases PUT and SWAP: the content that is to be laid, or the good just found."""
TILE_SPACE: Final = 8
"""Where the tile to be laid lies."""
LIFTED: Final = 9
"""1 if that tile was taken up by an action, 0 if it was just turned up."""
FINDER: Final = 10
"""The seat that scored the '+3', or NOBODY."""
IDLE: Final = 11
"""Turns in a row without anything turned, moved or built; counted anew once the table has said so."""
IDLE_END: Final = 12
"""1 if three rounds of such turns end the game."""
MONUMENTS: Final = 13
"""How many are face up."""
EXPLORER: Final = 14
"""By seat: the space the explorer stands on, or NOWHERE."""
POINTS: Final = EXPLORER + MOST_SEATS
CAMPS: Final = POINTS + MOST_SEATS
HELD: Final = CAMPS + MOST_SEATS
"""By seat and tile number: the goods and treasure in front of a player."""
UNSEEN: Final[i64] = HELD + MOST_SEATS * TILES_KNOWN
"""By tile number: the face-down tiles. Which of them lies where is decided when it is turned up."""
BOARD: Final[i64] = UNSEEN + TILES_KNOWN
"""By space: what lies there."""
GUEST: Final[i64] = BOARD + SPACES
"""By space: the seat whose explorer stands there, or NOBODY."""
NEAR: Final[i64] = GUEST + SPACES
"""By liking and space: how many of the spaces around satisfy that liking. Kept, so that no rule has to count."""
SIZE: Final[i64] = NEAR + LIKINGS * SPACES

# The phases: what the seat whose turn it is has to decide.
PLACE: Final = 0
ACT: Final = 1
PUT: Final = 2
SWAP: Final = 3
OVER: Final = 4

NOBODY: Final = -1
NOWHERE: Final = -1


@final
class AfricaState(Cells):
    def clone(self) -> "AfricaState":
        return AfricaState(self.cells[:])


def blank(seats: int) -> AfricaState:
    """A board with nothing on it and nobody there."""
    state = AfricaState(vec[i64]([0] * SIZE))
    cells = state.cells
    cells[SEATS] = seats
    cells[SEGMENTS] = 2
    cells[TILE_SPACE] = NOWHERE
    cells[FINDER] = NOBODY
    for seat in range(MOST_SEATS):
        cells[EXPLORER + seat] = NOWHERE
    for space in range(SPACES):
        cells[GUEST + space] = NOBODY
        for k in range(FROM[space], FROM[space + 1]):
            cells[NEAR + AROUND[k]] += 1
    return state


def lay(state: AfricaState, space: i64, content: i64) -> None:
    """Changes what lies on a space, and with it what the spaces around can count on."""
    cells = state.cells
    before = LIKED[cells[BOARD + space]]
    after = LIKED[content]
    cells[BOARD + space] = content
    if before == after:
        return
    for k in range(FROM[space], FROM[space + 1]):
        if before != NO_LIKING:
            cells[NEAR + before * SPACES + AROUND[k]] -= 1
        if after != NO_LIKING:
            cells[NEAR + after * SPACES + AROUND[k]] += 1


def stand(state: AfricaState, seat: i64, space: i64) -> None:
    """Puts a seat's explorer on a space, taking it away from where it was."""
    cells = state.cells
    if cells[EXPLORER + seat] != NOWHERE:
        cells[GUEST + cells[EXPLORER + seat]] = NOBODY
    cells[EXPLORER + seat] = space
    cells[GUEST + space] = seat
