"""What must hold of a position once it is read, so that a game could show it; each refusal says where it is wrong.

A puzzle may leave things out, so nothing is asked for that a game would have besides.
"""

from typing import NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.africa.board import CAMP, CITIES, FIRST_TILE, KIND, MONUMENT, SPACES, TILES_KNOWN
from ludotheca.games.africa.limits import START_CAMPS, has_idled_out, monuments_to_end, stock, stock_at_start
from ludotheca.games.africa.state import (
    BOARD,
    CAMPS,
    EXPLORER,
    IDLE,
    MONUMENTS,
    NOWHERE,
    OVER,
    PHASE,
    PLACE,
    SEATS,
    TURN,
    UNSEEN,
    AfricaState,
)


def check(state: AfricaState) -> None:
    _check_camps(state)
    _check_end(state)
    if state.cells[PHASE] == PLACE:
        _check_placing(state)


def _check_camps(state: AfricaState) -> None:
    """AFR-1.2: no more base camps than were set out, with those that hidden monuments will still bring."""
    cells = state.cells
    seats = int(cells[SEATS])
    in_hand = sum(cells[CAMPS + seat] for seat in range(seats))
    built = sum(1 for space in range(SPACES) if cells[BOARD + space] == CAMP)
    hidden = sum(cells[UNSEEN + tile] for tile in range(TILES_KNOWN) if KIND[FIRST_TILE + tile] == MONUMENT)
    to_come = min(hidden, stock(state))
    most = START_CAMPS * seats + stock_at_start(seats)
    if in_hand + built + to_come > most:
        found = f"{in_hand} base camps in hand, {built} built and {to_come} still to come"
        fail("board", f"{found}, but a game of {seats} has {most}")


def _check_end(state: AfricaState) -> None:
    """AFR-8.1, AFR-8.5: where the last monument lies open, or nothing has happened for too long, nobody plays on."""
    cells = state.cells
    last = monuments_to_end(cells[SEATS])
    if cells[MONUMENTS] > last:
        fail("board", f"{cells[MONUMENTS]} monuments are face up, but the game ends with the {last}th")
    if cells[PHASE] == OVER:
        return
    if cells[MONUMENTS] == last:
        fail("phase", f"must be 'over', for {last} monuments are face up")
    if has_idled_out(state):
        fail("idle_turns", f"after {cells[IDLE]} such turns the phase must be 'over'")


def _check_placing(state: AfricaState) -> None:
    """AFR-1.3: clockwise on start cities, up to the player whose turn it is."""
    cells = state.cells
    seats = int(cells[SEATS])
    turn = int(cells[TURN])
    if cells[EXPLORER + turn] != NOWHERE:
        fail(f"players[{turn}].explorer", "whose turn it is to place an explorer has not placed it yet")
    for step in range(1, seats):
        before, seat = (turn + step - 1) % seats, (turn + step) % seats
        path = f"players[{seat}].explorer"
        space = cells[EXPLORER + seat]
        if space == NOWHERE and cells[EXPLORER + before] != NOWHERE:
            fail(path, f"explorers are placed clockwise, so this one comes next after that of seat {before}")
        if space != NOWHERE and space not in CITIES:
            fail(path, "an explorer starts on a city")


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)
