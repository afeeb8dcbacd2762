"""What must hold of Alexander's march: how far he is, the stack, the tiles, the advisers, what is built behind him."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.alexander import advisers, board, data, limits, stack, state
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import dice, soundness_board
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.limits import ROADS_AT_START
from ludotheca.games.catan.state import is_city, owner


def check_march(cells: vec[i64]) -> None:
    _check_first_turn(cells)
    _check_pace(cells)
    if cells[base.PHASE] == at.PLACE_ROBBER:
        _check_start(cells)
    _check_stack(cells)
    _check_tiles(cells)
    _check_advisers(cells)
    _check_buildings(cells)


def _check_first_turn(cells: vec[i64]) -> None:
    """ALX-2.5: nobody rolls in the first turn; but nobody bids before a turn has begun."""
    phase = cells[base.PHASE]
    if cells[base.HAS_ROLLED] == 0 and (phase == at.BIDDING or phase == at.PAYING):
        fail("has_rolled", "must be true in this phase")
    if cells[base.TURNS] == 1 and cells[base.DIE_ONE]:
        fail("dice", "in the first turn nobody rolls")
    if (phase == at.PLACE_ROBBER) != (cells[base.TURNS] == 1 and cells[base.HAS_ROLLED] == 0):
        fail("turns", "the first turn has no roll, and begins when the robber is placed")


def _check_pace(cells: vec[i64]) -> None:
    """ALX-2.9: he passes a crossing in every turn, but waits for sevens at the end; after the roll and the robber."""
    if not marched_may_be(cells, cells[at.MARCHED]):
        fail("march.marched", "Alexander moves when income, or robber and theft, are over")
    moves = cells[base.TURNS] if cells[at.MARCHED] else cells[base.TURNS] - 1
    waits = board.STOP_KINDS[cells[at.PASSED]] == at.SEVEN_STOP or (
        cells[at.PASSED] > 0 and board.STOP_KINDS[cells[at.PASSED] - 1] == at.SEVEN_STOP
    )
    if cells[at.PASSED] > moves or (cells[at.PASSED] < moves and not waits):
        fail("march.passed", f"in turn {cells[base.TURNS]} Alexander has moved {moves} times")


def marched_may_be(cells: vec[i64], marched: i64) -> bool:
    """ALX-2.5, ALX-2.8: whether he can have moved by now, or not moved."""
    phase = cells[base.PHASE]
    if cells[base.HAS_ROLLED] == 0 or (phase == base.DISCARD and cells[at.AUCTION] == base.NONE):
        return marched == 0
    if phase == base.MOVE_ROBBER and dice.is_seven(cells):
        # A knight may have been played before the seven came, or after all that it brought.
        return marched == 0 or cells[base.PLAYED] == base.KNIGHT + 1
    return marched == 1


def _check_start(cells: vec[i64]) -> None:
    """ALX-2.2: where the robber starts is chosen before anything else."""
    if cells[base.PLAYED]:
        fail("played", "nobody can have played this card now")
    if cells[base.ROBBER] != board.BOARD.robber_start:
        fail("robber", "has not been placed yet")
    for seat in range(cells[base.SEATS]):
        if cells[base.ROADS_LEFT + seat] < ROADS_AT_START or cells[base.POINTS + seat] > 0:
            fail(f"players[{seat}]", "nothing can have been built yet")
    soundness_board.check_nothing_bought(cells)


def _check_stack(cells: vec[i64]) -> None:
    """ALX-2.6: there may be fewer cards than there should be by now, but not more."""
    due = stack.stack_due(cells)
    left = stack.stack_left(cells)
    if cells[at.STACK_OVER] and left > 0:
        fail("march.stack_used_up", "there are cards in the stack")
    if left > max(due, 0):
        fail("march.stack_cards", f"can be {max(due, 0)} at most in turn {cells[base.TURNS]}")


def _check_tiles(cells: vec[i64]) -> None:
    """ALX-2.2, ALX-2.9: no tile was turned up without a question mark, and there is one for each that is ahead."""
    events: i64 = 0
    for stop in range(cells[at.PASSED]):
        if board.STOP_KINDS[stop] == at.EVENT:
            events += 1
    unseen: i64 = 0
    turned: i64 = 1 if state.has_tile_up(cells) else 0
    for event in range(at.EVENT_KINDS):
        unseen += cells[at.TILES_UNSEEN + event]
        turned += cells[at.TILES_GONE + event]
    for seat in range(cells[base.SEATS]):
        turned += state.tiles_of(cells, seat)
    if turned > events:
        fail("march.passed", f"{turned} tiles were turned up, and Alexander has passed {events} question marks")
    if unseen < data.TILES_LAID - events:
        fail("march.tiles_left", f"there are {data.TILES_LAID - events} question marks ahead")


def _check_advisers(cells: vec[i64]) -> None:
    """ALX-2.15: whoever has three tiles has the best that was free, and nobody should have another's."""
    is_free = False
    for adviser in range(at.ADVISERS):
        holder = cells[at.ADVISER + adviser]
        if holder == base.NONE:
            is_free = True
        elif holder >= 0:
            if state.tiles_of(cells, holder) < limits.TILES_FOR_ADVISER:
                fail("march.advisers", f"seat {holder} has fewer than {limits.TILES_FOR_ADVISER} tiles")
            if is_free:
                fail("march.advisers", "a better one is free")
    for seat in range(cells[base.SEATS]):
        if advisers.due_adviser(cells, seat) != base.NONE:
            fail("march.advisers", f"seat {seat} has the tiles for a better one")


def _check_buildings(cells: vec[i64]) -> None:
    """ALX-2.14, ALX-2.16: whatever is built lies behind Alexander, or was won at a temple he has passed."""
    # As long as something is auctioned, nobody has built since Alexander moved.
    passed = cells[at.PASSED] if cells[at.AUCTION] == base.NONE else cells[at.PASSED] - 1
    for crossing in range(board.BOARD.crossings):
        content = cells[base.BUILDING + crossing]
        if content > 0 and passed < board.BANNED_UNTIL[crossing] and not _is_temple(crossing, passed):
            path = f"players[{owner(content)}].{'cities' if is_city(content) else 'settlements'}"
            fail(path, f"Alexander has not passed {board.BOARD.crossing_names[crossing]}, or a crossing next to it")


def _is_temple(crossing: i64, passed: i64) -> bool:
    """Whether there is a temple among the crossings passed."""
    for stop in range(passed):
        if board.STOPS[stop] == crossing and board.STOP_KINDS[stop] == at.TEMPLE:
            return True
    return False
