"""Africa's limits: how many base camps and points there are, and when the game ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import MONUMENTS_IN_ALL, TILES, TILES_IN_ALL, TREASURE_VALUES
from ludotheca.games.africa.legality import worth
from ludotheca.games.africa.scoring import BONUS, laying_points

START_CAMPS: Final[i64] = 2
"""AFR-1.2: base camps in front of each player."""
TWO_PLAYERS: Final[i64] = 2
FEWER_MONUMENTS: Final[i64] = 2
"""AFR-9.2: with two players there are this many fewer camps and monuments."""
IDLE_ROUNDS: Final[i64] = 3
"""AFR-8.5: after this many rounds in which nothing happens the table says so, or the game ends."""
MOST_AROUND: Final[i64] = 6
"""A space has at most this many spaces around it."""
MOST_PAIRS: Final[i64] = sum(tile.count * (tile.count - 1) // 2 for tile in TILES if tile.kind == "animal")
"""The most pairs of neighbouring animals of one species, all species together."""
MOST_CAMPS: Final[i64] = START_CAMPS * at.MOST_SEATS + MONUMENTS_IN_ALL - 1
MOST_POINTS: Final[i64] = (
    BONUS
    + MOST_AROUND * MOST_CAMPS
    + (max(TREASURE_VALUES) + MOST_AROUND) * TILES_IN_ALL
    + MOST_AROUND * at.SPACES // 2
    + (1 + MOST_AROUND) * MOST_PAIRS
)
"""More than all players together can score: every part of ``most_to_come`` is counted here as high as it can be."""


def monuments_to_end(seats: i64) -> i64:
    """AFR-8.1, AFR-9.2: the eleventh monument ends the game, with two players the ninth."""
    return MONUMENTS_IN_ALL - FEWER_MONUMENTS if seats == TWO_PLAYERS else MONUMENTS_IN_ALL


def stock_at_start(seats: i64) -> i64:
    """AFR-1.2: the monument stock holds a base camp for every monument but the last."""
    return monuments_to_end(seats) - 1


def stock(cells: vec[i64]) -> i64:
    """AFR-1.2: base camps left in the monument stock."""
    return max(0, stock_at_start(cells[at.SEATS]) - cells[at.MONUMENTS])


def camps_in_hand(cells: vec[i64]) -> i64:
    """AFR-1.2: base camps that all players together can still build."""
    return total(cells, at.CAMPS, cells[at.SEATS])


def hidden_monuments(cells: vec[i64]) -> i64:
    hidden: i64 = 0
    for tile in range(at.TILE_KINDS):
        if board.KIND[board.FIRST_TILE + tile] == board.MONUMENT:
            hidden += cells[at.UNSEEN + tile]
    return hidden


def camps_to_come(cells: vec[i64]) -> i64:
    """AFR-3.6: base camps that hidden monuments will bring."""
    return min(hidden_monuments(cells), stock(cells))


def is_last_monument(cells: vec[i64]) -> bool:
    """AFR-8.1: whether the next monument ends the game."""
    return cells[at.MONUMENTS] + 1 >= monuments_to_end(cells[at.SEATS])


def most_idle_turns(seats: i64) -> i64:
    """AFR-8.5: a round is one turn of every player."""
    return IDLE_ROUNDS * seats


def has_idled_out(cells: vec[i64]) -> bool:
    """AFR-8.5: three full rounds have passed in which nothing happened."""
    return cells[at.IDLE] == most_idle_turns(cells[at.SEATS])


def most_to_come(cells: vec[i64]) -> i64:
    """The most points that all players together can still score; every action takes what it scores from this, or more.

    An animal scores 1 when it is found, and 1 for each pair of its species that it makes then or later; no such pair is
    ever parted. Nomads score the empty spaces around them when they are found, and later each pair of empty spaces that
    they part. Pairs of empty spaces are made where a good or treasure is taken, and by animals that move: at most six
    for each pair of their own.
    """
    most: i64 = BONUS if cells[at.FINDER] == at.NOBODY else 0
    most += MOST_AROUND * (camps_in_hand(cells) + camps_to_come(cells))
    for tile in range(at.TILE_KINDS):
        content = board.FIRST_TILE + tile
        kind = board.KIND[content]
        if kind == board.ANIMAL:
            most += cells[at.UNSEEN + tile]
        elif kind == board.NOMADS or kind == board.GOOD:
            most += MOST_AROUND * cells[at.UNSEEN + tile]
        elif kind == board.GOLD or kind == board.GEM:
            most += (board.VALUE[content] + MOST_AROUND) * cells[at.UNSEEN + tile]
    twice_empty: i64 = 0
    twice_herded: i64 = 0
    for space in range(at.SPACES):
        content = cells[at.BOARD + space]
        kind = board.KIND[content]
        if content == board.EMPTY:
            twice_empty += cells[at.near(board.EMPTINESS, space)]
        elif kind == board.ANIMAL:
            twice_herded += worth(cells, content, space)
        elif kind == board.GOLD or kind == board.GEM:
            most += MOST_AROUND
    most += twice_empty // 2 + (1 + MOST_AROUND) * (MOST_PAIRS - twice_herded // 2)
    if cells[at.PHASE] == at.PUT and cells[at.LIFTED] == 0:
        # A tile just found lies there already and has not scored yet.
        most += laying_points(cells, cells[at.TILE_SPACE])
    return most


def tiles_to_come(cells: vec[i64]) -> float:
    """AFR-8.1: how many tiles will be turned up, on average, until the last monument is."""
    hidden = hidden_monuments(cells)
    missing = monuments_to_end(cells[at.SEATS]) - cells[at.MONUMENTS]
    unseen = total(cells, at.UNSEEN, at.TILE_KINDS)
    if missing > hidden:
        return float(unseen)  # Somebody laid out a position that no monument will end.
    # The hidden monuments part the other tiles into as many heaps and one more, which are of one size on average.
    return float(missing) * float(unseen + 1) / float(hidden + 1)
