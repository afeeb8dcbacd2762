"""Africa's limits: how many base camps and points a game has, and after how much it ends."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.africa.board import (
    ANIMAL,
    EMPTY,
    FIRST_TILE,
    GEM,
    GOLD,
    GOOD,
    KIND,
    MONUMENT,
    NOMADS,
    SPACES,
    TILES_KNOWN,
    VALUE,
)
from ludotheca.games.africa.data import MONUMENTS_IN_ALL, TILES
from ludotheca.games.africa.legality import worth
from ludotheca.games.africa.scoring import BONUS
from ludotheca.games.africa.state import (
    BOARD,
    CAMPS,
    FINDER,
    IDLE,
    LIFTED,
    MONUMENTS,
    NEAR,
    NOBODY,
    PHASE,
    PUT,
    SEATS,
    TILE,
    TILE_SPACE,
    UNSEEN,
    AfricaState,
)

START_CAMPS: Final = 2
"""AFR-1.2: base camps in front of each player."""
TWO_PLAYERS: Final = 2
FEWER_MONUMENTS: Final = 2
"""AFR-9.2: with two players that many fewer camps and monuments."""
IDLE_ROUNDS: Final = 3
"""AFR-8.5: after so many rounds in which nothing happens the table says so, or the game ends."""
MOST_AROUND: Final = 6
"""Spaces next to a space."""
MOST_PAIRS: Final[i64] = sum(tile.count * (tile.count - 1) // 2 for tile in TILES if tile.kind == "animal")
"""Animals of one species next to each other cannot be more, counted in pairs."""
MOST_POINTS: Final = 2_000
"""All points of a game together are fewer: at its start there are not so many to come."""


def monuments_to_end(seats: i64) -> i64:
    """AFR-8.1, AFR-9.2: the eleventh monument ends the game, with two players the ninth."""
    return MONUMENTS_IN_ALL - FEWER_MONUMENTS if seats == TWO_PLAYERS else MONUMENTS_IN_ALL


def stock_at_start(seats: i64) -> i64:
    """AFR-1.2: the monument stock holds a base camp for every monument but the last."""
    return monuments_to_end(seats) - 1


def stock(state: AfricaState) -> i64:
    """AFR-1.2: base camps left in the monument stock."""
    return max(0, stock_at_start(state.cells[SEATS]) - state.cells[MONUMENTS])


def camps_to_come(state: AfricaState) -> i64:
    """AFR-3.6: base camps that hidden monuments will bring."""
    hidden: i64 = 0
    for tile in range(TILES_KNOWN):
        if KIND[FIRST_TILE + tile] == MONUMENT:
            hidden += state.cells[UNSEEN + tile]
    return min(hidden, stock(state))


def is_last_monument(state: AfricaState) -> bool:
    """AFR-8.1: whether the next monument ends the game."""
    return state.cells[MONUMENTS] + 1 >= monuments_to_end(state.cells[SEATS])


def most_idle_turns(seats: i64) -> i64:
    """AFR-8.5: a round is one turn of every player."""
    return IDLE_ROUNDS * seats


def has_idled_out(state: AfricaState) -> bool:
    """AFR-8.5: three full rounds have passed in which nothing happened."""
    return state.cells[IDLE] == most_idle_turns(state.cells[SEATS])


def most_to_come(state: AfricaState) -> i64:
    """No more points can still be scored by all together; every action takes at least what it scores from this.

    An animal scores 1 when it is found, and each pair of its species that it makes then or later; none is ever parted.
    Nomads score the empty spaces around when they are found, and later each pair of empty spaces that they part. Such
    pairs are made where a good or treasure is taken, and by animals, six at the most with each pair of their own.
    """
    cells = state.cells
    most: i64 = BONUS if cells[FINDER] == NOBODY else 0
    camps = camps_to_come(state)
    for seat in range(cells[SEATS]):
        camps += cells[CAMPS + seat]
    most += MOST_AROUND * camps
    for tile in range(TILES_KNOWN):
        content = FIRST_TILE + tile
        kind = KIND[content]
        if kind == ANIMAL:
            most += cells[UNSEEN + tile]
        elif kind == NOMADS or kind == GOOD:
            most += MOST_AROUND * cells[UNSEEN + tile]
        elif kind == GOLD or kind == GEM:
            most += (VALUE[content] + MOST_AROUND) * cells[UNSEEN + tile]
    twice_empty: i64 = 0
    twice_herded: i64 = 0
    for space in range(SPACES):
        content = cells[BOARD + space]
        kind = KIND[content]
        if content == EMPTY:
            twice_empty += cells[NEAR + space]
        elif kind == ANIMAL:
            twice_herded += worth(state, content, space)
        elif kind == GOLD or kind == GEM:
            most += MOST_AROUND
    most += twice_empty // 2 + (1 + MOST_AROUND) * (MOST_PAIRS - twice_herded // 2)
    if cells[PHASE] == PUT and cells[LIFTED] == 0:
        # A tile just found lies there already and has not scored yet.
        most += worth(state, cells[TILE], cells[TILE_SPACE]) + (1 if KIND[cells[TILE]] == ANIMAL else 0)
    return most
