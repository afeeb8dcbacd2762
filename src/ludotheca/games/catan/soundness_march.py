"""What must hold of Alexander's march: how far he is, the stack, the tiles, the advisers, what is built behind him."""

from mypy_extensions import i64

from ludotheca.games.catan.auctions import TILES_FOR_ADVISER, due_adviser, tiles_of
from ludotheca.games.catan.board import EVENT, EVENTS_KNOWN, NONE, SETTLEMENT_AUCTION, SEVEN_STOP, TEMPLE, Board
from ludotheca.games.catan.data import TILES_LAID
from ludotheca.games.catan.dice import is_seven
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.soundness_board import check_nothing_bought
from ludotheca.games.catan.stack import stack_due, stack_left
from ludotheca.games.catan.state import (
    ADVISER,
    ADVISERS_KNOWN,
    AUCTION,
    BUILDING,
    DISCARD,
    HAS_ROLLED,
    KNIGHT,
    MARCHED,
    MOVE_ROBBER,
    PASSED,
    PHASE,
    PLACE_ROBBER,
    PLAYED,
    POINTS,
    ROADS_AT_START,
    ROADS_LEFT,
    ROBBER,
    SEATS,
    STACK_OVER,
    TILES_GONE,
    TILES_UNSEEN,
    TURNS,
    CatanState,
    is_city,
    owner,
)


def check_march(state: CatanState, board: Board) -> None:
    _check_pace(state, board)
    if state.cells[PHASE] == PLACE_ROBBER:
        _check_start(state, board)
    _check_stack(state)
    _check_tiles(state, board)
    _check_advisers(state)
    _check_buildings(state, board)


def _check_pace(state: CatanState, board: Board) -> None:
    """ALX-2.9: he passes a crossing in every turn, but waits for sevens at the end; after the roll and the robber."""
    cells = state.cells
    if not marched_may_be(state, cells[MARCHED]):
        fail("march.marched", "Alexander moves when income, or robber and theft, are over")
    moves = cells[TURNS] if cells[MARCHED] else cells[TURNS] - 1
    waits = board.route_kind[cells[PASSED]] == SEVEN_STOP or (
        cells[PASSED] > 0 and board.route_kind[cells[PASSED] - 1] == SEVEN_STOP
    )
    if cells[PASSED] > moves or (cells[PASSED] < moves and not waits):
        fail("march.passed", f"in turn {cells[TURNS]} Alexander has moved {moves} times")


def marched_may_be(state: CatanState, marched: i64) -> bool:
    """ALX-2.5, ALX-2.8: whether he can have moved by now, or not moved."""
    cells = state.cells
    phase = cells[PHASE]
    if cells[HAS_ROLLED] == 0 or (phase == DISCARD and cells[AUCTION] == NONE):
        return marched == 0
    if phase == MOVE_ROBBER and is_seven(state):
        # A knight may have been played before the seven came, or after all that it brought.
        return marched == 0 or cells[PLAYED] == KNIGHT + 1
    return marched == 1


def _check_start(state: CatanState, board: Board) -> None:
    """ALX-2.2: where the robber starts is chosen before anything else."""
    cells = state.cells
    if cells[ROBBER] != board.robber_start:
        fail("robber", "has not been placed yet")
    for seat in range(cells[SEATS]):
        if cells[ROADS_LEFT + seat] < ROADS_AT_START or cells[POINTS + seat] > 0:
            fail(f"players[{seat}]", "nothing can have been built yet")
    check_nothing_bought(state)


def _check_stack(state: CatanState) -> None:
    """ALX-2.6: there may be fewer cards than there should be by now, but not more."""
    due = stack_due(state)
    left = stack_left(state)
    if state.cells[STACK_OVER] and left > 0:
        fail("march.stack_used_up", "there are cards in the stack")
    if left > max(due, 0):
        fail("march.stack_cards", f"can be {max(due, 0)} at most in turn {state.cells[TURNS]}")


def _check_tiles(state: CatanState, board: Board) -> None:
    """ALX-2.2, ALX-2.9: no tile was turned up without a question mark, and there is one for each that is ahead."""
    cells = state.cells
    events: i64 = 0
    for stop in range(cells[PASSED]):
        if board.route_kind[stop] == EVENT:
            events += 1
    unseen: i64 = 0
    turned: i64 = 1 if cells[AUCTION] != NONE and cells[AUCTION] != SETTLEMENT_AUCTION else 0
    for event in range(EVENTS_KNOWN):
        unseen += cells[TILES_UNSEEN + event]
        turned += cells[TILES_GONE + event]
    for seat in range(cells[SEATS]):
        turned += tiles_of(state, seat)
    if turned > events:
        fail("march.passed", f"{turned} tiles were turned up, and Alexander has passed {events} question marks")
    if unseen < TILES_LAID - events:
        fail("march.tiles_left", f"there are {TILES_LAID - events} question marks ahead")


def _check_advisers(state: CatanState) -> None:
    """ALX-2.15: who has three tiles has the best that was free, and nobody should have another's."""
    cells = state.cells
    is_free = False
    for adviser in range(ADVISERS_KNOWN):
        holder = cells[ADVISER + adviser]
        if holder == NONE:
            is_free = True
        elif holder >= 0:
            if tiles_of(state, holder) < TILES_FOR_ADVISER:
                fail("march.advisers", f"seat {holder} has fewer than {TILES_FOR_ADVISER} tiles")
            if is_free:
                fail("march.advisers", "a better one is free")
    for seat in range(cells[SEATS]):
        if due_adviser(state, seat) != NONE:
            fail("march.advisers", f"seat {seat} has the tiles for a better one")


def _check_buildings(state: CatanState, board: Board) -> None:
    """ALX-2.14, ALX-2.16: whatever is built lies behind Alexander, or was won at a temple he has passed."""
    cells = state.cells
    # As long as something is auctioned, nobody has built since Alexander moved.
    passed = cells[PASSED] if cells[AUCTION] == NONE else cells[PASSED] - 1
    for crossing in range(board.crossings):
        content = cells[BUILDING + crossing]
        if content > 0 and passed < board.banned_until[crossing] and not _is_temple(board, crossing, passed):
            path = f"players[{owner(content)}].{'cities' if is_city(content) else 'settlements'}"
            fail(path, f"Alexander has not passed {board.crossing_names[crossing]}, or a crossing next to it")


def _is_temple(board: Board, crossing: i64, passed: i64) -> bool:
    """Whether there is a temple among the crossings passed."""
    for stop in range(passed):
        if board.route[stop] == crossing and board.route_kind[stop] == TEMPLE:
            return True
    return False
