"""What must hold of the board: the land, and what is founded on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.board import PER_CROSSING, Board
from ludotheca.games.catan.data import DEVELOPMENT_COUNTS
from ludotheca.games.catan.legality import is_own_settlement
from ludotheca.games.catan.setting_up import reds_are_apart
from ludotheca.games.catan.soundness_turn import is_founding

EACH_FOUNDS: Final = 2
"""CAT-1.2: settlements."""


def check_land(cells: vec[i64], board: Board) -> None:
    """CAT-1.1: all hexes, numbers and harbours, and no two of 6 and 8 side by side."""
    _check_laid(cells, "land", at.TERRAIN, board.terrain)
    _check_laid(cells, "land", at.NUMBER, board.number)
    _check_laid(cells, "harbours", at.HARBOUR, board.harbour_kind)
    if not reds_are_apart(cells, board):
        fail("land", "no 6 or 8 touches another")


def _check_laid(cells: vec[i64], path: str, cell: i64, printed: vec[i64]) -> None:
    laid = [cells[cell + place] for place in range(len(printed))]
    due = [printed[place] for place in range(len(printed))]
    if sorted(laid) != sorted(due):
        fail(path, "must be those of the game, in another order")


def founding_place(cells: vec[i64]) -> i64:
    """CAT-1.2: how far after the start player whoever founds now sits; it goes round, and back."""
    founded = cells[at.FOUNDING] - (1 if cells[at.PHASE] == at.FOUND_ROAD else 0)
    return founded if founded < cells[at.SEATS] else 2 * cells[at.SEATS] - 1 - founded


def check_founding(cells: vec[i64], board: Board) -> None:
    """CAT-1.2: everybody has founded in turn, a settlement with a road, and nothing else has happened."""
    seats = cells[at.SEATS]
    if not is_founding(cells):
        return
    place = founding_place(cells)
    if place < 0 or (cells[at.FIRST] + place) % seats != cells[at.TURN]:
        fail("founding", f"it would not be the turn of seat {cells[at.TURN]}")
    if cells[at.TURNS] != 1:
        fail("turns", "must be 1 as long as there are settlements to found")
    if cells[at.TERRAIN + cells[at.ROBBER]] != at.DESERT:
        fail("robber", "must be on the desert as long as there are settlements to found")
    for seat in range(seats):
        after = (seat - cells[at.FIRST] + seats) % seats
        founded: i64 = 1 if cells[at.FOUNDING] > after else 0
        if cells[at.FOUNDING] > 2 * seats - 1 - after:
            founded += 1
        _check_founder(cells, board, seat, founded)
    check_nothing_bought(cells)


def check_nothing_bought(cells: vec[i64]) -> None:
    for kind in range(at.DEVELOPMENT_KINDS):
        if cells[at.DECK + kind] != DEVELOPMENT_COUNTS[kind]:
            fail("development_deck", "nobody can have bought a card yet")


def _check_founder(cells: vec[i64], board: Board, seat: i64, founded: i64) -> None:
    """What somebody has after founding that many settlements; the last has no road yet in the phase 'found-road'."""
    path = f"players[{seat}]"
    roads = founded
    if cells[at.PHASE] == at.FOUND_ROAD and seat == cells[at.TURN]:
        roads -= 1
        if not is_own_settlement(cells, seat, cells[at.FOUNDED]):
            fail("founded", "must be a settlement of the player whose turn it is")
    if (
        cells[at.SETTLEMENTS_LEFT + seat] != limits.SETTLEMENTS_AT_START - founded
        or cells[at.CITIES_LEFT + seat] != limits.CITIES_AT_START
    ):
        fail(f"{path}.settlements", f"there must be {founded} by now, and no city")
    if cells[at.ROADS_LEFT + seat] != limits.ROADS_AT_START - roads:
        fail(f"{path}.roads", f"there must be {roads} by now")
    has_yield = founded < EACH_FOUNDS and cells[at.CARDS + seat] == 0
    for crossing in range(board.crossings):
        if is_own_settlement(cells, seat, crossing):
            is_founded = crossing == cells[at.FOUNDED]
            if _roads_at(cells, board, seat, crossing) != (0 if is_founded else 1):
                fail(f"{path}.roads", "must touch a settlement each")
            if founded == EACH_FOUNDS and (is_founded or roads == founded):
                has_yield = has_yield or _is_yield(cells, board, seat, crossing)
    if not has_yield:
        fail(f"{path}.hand", "must be what the second settlement yields")


def _roads_at(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> i64:
    count: i64 = 0
    for k in range(PER_CROSSING):
        edge = board.crossing_edges[crossing * PER_CROSSING + k]
        if edge != at.NONE and cells[at.ROAD + edge] == seat + 1:
            count += 1
    return count


def _is_yield(cells: vec[i64], board: Board, seat: i64, crossing: i64) -> bool:
    """CAT-1.2: whether a hand is one card for each hex at a crossing."""
    for resource in range(at.RESOURCE_KINDS):
        count: i64 = 0
        for k in range(PER_CROSSING):
            place = board.crossing_hexes[crossing * PER_CROSSING + k]
            if place != at.NONE and cells[at.TERRAIN + place] == resource:
                count += 1
        if cells[at.hand(seat, resource)] != count:
            return False
    return True
