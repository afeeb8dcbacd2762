"""What must hold of the board: the land, and what is founded on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan.board import DESERT, NONE, Board
from ludotheca.games.catan.data import DEVELOPMENT_COUNTS
from ludotheca.games.catan.layout import reds_are_apart
from ludotheca.games.catan.legality import is_own_settlement
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.state import (
    CARDS,
    CITIES_AT_START,
    CITIES_LEFT,
    DECK,
    DEVELOPMENTS_KNOWN,
    FIRST,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FOUNDED,
    FOUNDING,
    GOODS_KNOWN,
    HAND,
    HARBOUR,
    NUMBER,
    PHASE,
    RESOURCES_KNOWN,
    ROAD,
    ROADS_AT_START,
    ROADS_LEFT,
    ROBBER,
    SEATS,
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    TERRAIN,
    TURN,
    TURNS,
    CatanState,
)

EACH_FOUNDS: Final = 2
"""CAT-1.2: settlements."""


def check_land(state: CatanState, board: Board) -> None:
    """CAT-1.1: all hexes, numbers and harbours, and no two of 6 and 8 side by side; the scenario's board is printed."""
    _check_laid(state, board, "land", TERRAIN, board.terrain)
    _check_laid(state, board, "land", NUMBER, board.number)
    _check_laid(state, board, "harbours", HARBOUR, board.harbour_kind)
    if not reds_are_apart(board, state):
        fail("land", "no 6 or 8 touches another")


def _check_laid(state: CatanState, board: Board, path: str, cell: i64, printed: vec[i64]) -> None:
    laid = [state.cells[cell + place] for place in range(len(printed))]
    due = [printed[place] for place in range(len(printed))]
    if len(board.route) > 0 and laid != due:
        fail(path, "must be as printed")
    if sorted(laid) != sorted(due):
        fail(path, "must be those of the game, in another order")


def founding_place(state: CatanState) -> i64:
    """CAT-1.2: how far after the start player whoever founds now sits; it goes round, and back."""
    cells = state.cells
    founded = cells[FOUNDING] - (1 if cells[PHASE] == FOUND_ROAD else 0)
    return founded if founded < cells[SEATS] else 2 * cells[SEATS] - 1 - founded


def check_founding(state: CatanState, board: Board) -> None:
    """CAT-1.2: everybody has founded in turn, a settlement with a road, and nothing else has happened."""
    cells = state.cells
    seats = cells[SEATS]
    if cells[PHASE] != FOUND_SETTLEMENT and cells[PHASE] != FOUND_ROAD:
        return
    place = founding_place(state)
    if place < 0 or (cells[FIRST] + place) % seats != cells[TURN]:
        fail("founding", f"it would not be the turn of seat {cells[TURN]}")
    if cells[TURNS] != 1:
        fail("turns", "must be 1 as long as there are settlements to found")
    if cells[TERRAIN + cells[ROBBER]] != DESERT:
        fail("robber", "must be on the desert as long as there are settlements to found")
    for seat in range(seats):
        after = (seat - cells[FIRST] + seats) % seats
        founded: i64 = 1 if cells[FOUNDING] > after else 0
        if cells[FOUNDING] > 2 * seats - 1 - after:
            founded += 1
        _check_founder(state, board, seat, founded)
    check_nothing_bought(state)


def check_nothing_bought(state: CatanState) -> None:
    for kind in range(DEVELOPMENTS_KNOWN):
        if state.cells[DECK + kind] != DEVELOPMENT_COUNTS[kind]:
            fail("development_deck", "nobody can have bought a card yet")


def _check_founder(state: CatanState, board: Board, seat: i64, founded: i64) -> None:
    """What somebody has who has founded so many settlements; the last one has no road yet in the phase 'found-road'."""
    cells = state.cells
    path = f"players[{seat}]"
    roads = founded
    if cells[PHASE] == FOUND_ROAD and seat == cells[TURN]:
        roads -= 1
        if not is_own_settlement(state, seat, cells[FOUNDED]):
            fail("founded", "must be a settlement of the player whose turn it is")
    if cells[SETTLEMENTS_LEFT + seat] != SETTLEMENTS_AT_START - founded or cells[CITIES_LEFT + seat] != CITIES_AT_START:
        fail(f"{path}.settlements", f"there must be {founded} by now, and no city")
    if cells[ROADS_LEFT + seat] != ROADS_AT_START - roads:
        fail(f"{path}.roads", f"there must be {roads} by now")
    has_yield = founded < EACH_FOUNDS and cells[CARDS + seat] == 0
    for crossing in range(board.crossings):
        if is_own_settlement(state, seat, crossing):
            is_founded = crossing == cells[FOUNDED]
            if _roads_at(state, board, seat, crossing) != (0 if is_founded else 1):
                fail(f"{path}.roads", "must touch a settlement each")
            if founded == EACH_FOUNDS and (is_founded or roads == founded):
                has_yield = has_yield or _is_yield(state, board, seat, crossing)
    if not has_yield:
        fail(f"{path}.hand", "must be what the second settlement yields")


def _roads_at(state: CatanState, board: Board, seat: i64, crossing: i64) -> i64:
    count: i64 = 0
    for k in range(3):
        edge = board.crossing_edges[crossing * 3 + k]
        if edge != NONE and state.cells[ROAD + edge] == seat + 1:
            count += 1
    return count


def _is_yield(state: CatanState, board: Board, seat: i64, crossing: i64) -> bool:
    """CAT-1.2: whether a hand is one card for each hex at a crossing."""
    for resource in range(RESOURCES_KNOWN):
        count: i64 = 0
        for k in range(3):
            place = board.crossing_hexes[crossing * 3 + k]
            if place != NONE and state.cells[TERRAIN + place] == resource:
                count += 1
        if state.cells[HAND + seat * GOODS_KNOWN + resource] != count:
            return False
    return True
