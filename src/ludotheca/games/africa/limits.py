"""Africa's limits: how many base camps a game has, and after how much it ends."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.africa.data import MONUMENTS_IN_ALL
from ludotheca.games.africa.state import IDLE, MONUMENTS, SEATS, AfricaState

START_CAMPS: Final = 2
"""AFR-1.2: base camps in front of each player."""
TWO_PLAYERS: Final = 2
FEWER_MONUMENTS: Final = 2
"""AFR-9.2: with two players that many fewer camps and monuments."""
IDLE_ROUNDS: Final = 3
"""AFR-8.5: after so many rounds in which nothing happens the table says so, or the game ends."""


def monuments_to_end(seats: i64) -> i64:
    """AFR-8.1, AFR-9.2: the eleventh monument ends the game, with two players the ninth."""
    return MONUMENTS_IN_ALL - FEWER_MONUMENTS if seats == TWO_PLAYERS else MONUMENTS_IN_ALL


def stock_at_start(seats: i64) -> i64:
    """AFR-1.2: the monument stock holds a base camp for every monument but the last."""
    return monuments_to_end(seats) - 1


def stock(state: AfricaState) -> i64:
    """AFR-1.2: base camps left in the monument stock."""
    return max(0, stock_at_start(state.cells[SEATS]) - state.cells[MONUMENTS])


def is_last_monument(state: AfricaState) -> bool:
    """AFR-8.1: whether the next monument ends the game."""
    return state.cells[MONUMENTS] + 1 >= monuments_to_end(state.cells[SEATS])


def most_idle_turns(seats: i64) -> i64:
    """AFR-8.5: a round is one turn of every player."""
    return IDLE_ROUNDS * seats


def has_idled_out(state: AfricaState) -> bool:
    """AFR-8.5: three full rounds have passed in which nothing happened."""
    return state.cells[IDLE] == most_idle_turns(state.cells[SEATS])
