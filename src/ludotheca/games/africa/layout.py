"""Africa's position as a row of numbers: which cell holds what, and the numbers of the phases."""

from typing import Final

from mypy_extensions import i64

# How many there are of each: plain numbers, so that the compiler can work out every address below.
MOST_SEATS: Final[i64] = 5
SPACES: Final[i64] = 101
CITIES: Final[i64] = 5
TILE_KINDS: Final[i64] = 16
"""The rows of tiles.csv."""
GOOD_KINDS: Final[i64] = 5
LIKINGS: Final[i64] = 6
"""Emptiness, and each species of animals."""

SEATS: Final[i64] = 0
SEGMENTS: Final[i64] = 1
"""How often a turn moves and acts: 2, or 1 in the simple variant."""
PHASE: Final[i64] = 2
TURN: Final[i64] = 3
"""The seat whose turn it is."""
SEGMENT: Final[i64] = 4
"""Which move-and-act is going on, counted from 0."""
MOVED: Final[i64] = 5
"""1 once the explorer has moved in this segment."""
ACTED: Final[i64] = 6
"""1 once something was turned, moved or built in this turn."""
TILE: Final[i64] = 7
"""In the phases PUT and SWAP: the content that is to be laid, or the good just found."""
TILE_SPACE: Final[i64] = 8
"""Where the tile to be laid lies."""
LIFTED: Final[i64] = 9
"""1 if that tile was taken up by an action, 0 if it was just turned up."""
FINDER: Final[i64] = 10
"""The seat that scored the '+3', or NOBODY."""
IDLE: Final[i64] = 11
"""Turns in a row without anything turned, moved or built; the count starts again once the table has said so."""
IDLE_END: Final[i64] = 12
"""1 if three rounds of such turns end the game."""
MONUMENTS: Final[i64] = 13
"""How many are face up."""
EXPLORER: Final[i64] = 14
"""By seat: the space the explorer stands on, or NOWHERE."""
POINTS: Final[i64] = EXPLORER + MOST_SEATS
"""By seat: the place on the scoring track."""
CAMPS: Final[i64] = POINTS + MOST_SEATS
"""By seat: the base camps in hand."""
HELD: Final[i64] = CAMPS + MOST_SEATS
"""By seat and tile number: the goods and treasure in front of a player."""
UNSEEN: Final[i64] = HELD + MOST_SEATS * TILE_KINDS
"""By tile number: the face-down tiles. Which of them lies where is decided when it is turned up."""
BOARD: Final[i64] = UNSEEN + TILE_KINDS
"""By space: what lies there."""
BARRED: Final[i64] = BOARD + SPACES
"""By space: how many things keep explorers out, such as a face-down tile or another explorer; 0 where it is open."""
NEAR: Final[i64] = BARRED + SPACES
"""By liking and space: how many of the spaces around satisfy that liking. Kept up to date, so no rule has to count."""
SIZE: Final[i64] = NEAR + LIKINGS * SPACES

# The phases: what the seat whose turn it is has to decide.
PLACE: Final[i64] = 0
ACT: Final[i64] = 1
PUT: Final[i64] = 2
SWAP: Final[i64] = 3
OVER: Final[i64] = 4

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1


def held(seat: i64, tile: i64) -> i64:
    return HELD + seat * TILE_KINDS + tile


def near(liking: i64, space: i64) -> i64:
    return NEAR + liking * SPACES + space
