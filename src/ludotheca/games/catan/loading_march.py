"""Where Alexander is, and all that comes with it, from a view of the scenario."""

from mypy_extensions import i64

from ludotheca.games.catan.auctions import next_bidder, settle_advisers
from ludotheca.games.catan.board import EVENT_TILES, EVENTS_KNOWN, NONE, Board
from ludotheca.games.catan.data import AUCTIONS, EVENTS, RESOURCES
from ludotheca.games.catan.notation import ADVISERS
from ludotheca.games.catan.reading import fail, read_counts, read_seat
from ludotheca.games.catan.soundness_march import marched_may_be
from ludotheca.games.catan.stack import FULL_TABLE, stack_due
from ludotheca.games.catan.state import (
    ADVISER,
    AUCTION,
    BID,
    BID_TURN,
    BIDDER,
    FORBID_OVERBIDS,
    KNIGHTS_UNDER,
    LEFT_OUT,
    MARCHED,
    OUT,
    OVERBID,
    PAID,
    PASSED,
    SEATS,
    STACK,
    STACK_OVER,
    TILES,
    TILES_GONE,
    TILES_UNSEEN,
    TURN,
    CatanState,
)
from ludotheca.games.catan.views import AlexanderView, AuctionView


def read_march(state: CatanState, board: Board, view: AlexanderView) -> None:
    cells = state.cells
    march = view.march
    cells[FORBID_OVERBIDS] = 1 if view.forbid_overbids else 0
    # The last of the route is Persepolis itself, which nobody passes.
    if not 0 <= march.passed < len(board.route):
        fail("march.passed", f"the route has {len(board.route) - 1} crossings")
    cells[PASSED] = march.passed
    if march.knights_under < 0:
        fail("march.knights_under", "must not be negative")
    cells[KNIGHTS_UNDER] = march.knights_under
    for seat, player in enumerate(view.players):
        if player.overbid < 0:
            fail(f"players[{seat}].overbid", "must not be negative")
        cells[OVERBID + seat] = player.overbid
        cells[OUT + seat] = 1 if player.has_passed else 0
    if march.auction is not None:
        _read_auction(state, march.auction)
    # A position need not tell that Alexander waits, where he must.
    cells[MARCHED] = 1 if march.marched and marched_may_be(state, 1) else 0


def _read_auction(state: CatanState, auction: AuctionView) -> None:
    """ALX-2.10: it need not be told whose turn to bid it is."""
    cells = state.cells
    if auction.event not in AUCTIONS:
        fail("march.auction.event", f"there is no auction '{auction.event}'")
    if cells[PASSED] == 0:
        fail("march.auction", "Alexander has passed no crossing yet")
    if auction.bid < 0 or auction.paid < 0:
        fail("march.auction", "its numbers must not be negative")
    cells[AUCTION] = AUCTIONS.index(auction.event)
    cells[BID] = auction.bid
    cells[PAID] = auction.paid
    if auction.bidder is not None:
        cells[BIDDER] = read_seat(state, "march.auction.bidder", auction.bidder)
    if auction.turn is not None:
        cells[BID_TURN] = read_seat(state, "march.auction.turn", auction.turn)
    elif cells[BIDDER] != NONE:
        cells[BID_TURN] = next_bidder(state, cells[BIDDER])
    else:
        cells[BID_TURN] = next_bidder(state, cells[TURN] + cells[SEATS] - 1)


def earliest_turn(state: CatanState, board: Board) -> int:
    """ALX-2.9: Alexander passes a crossing in a turn at the most."""
    cells = state.cells
    if len(board.route) == 0:
        return 1
    return max(1, int(cells[PASSED]) + (0 if cells[MARCHED] else 1))


def read_stack(state: CatanState, view: AlexanderView) -> None:
    """ALX-2.6: the stack, as far as it is told; late in the game it is used up, whether that is told or not."""
    march = view.march
    if march.stack is not None:
        stacked = read_counts(state, "march.stack", march.stack, RESOURCES, STACK)
        if march.stack_cards != 0 and march.stack_cards != stacked:
            fail("march.stack_cards", f"must be {stacked}, as in the stack")
    elif march.stack_cards < 0:
        fail("march.stack_cards", "must not be negative")
    state.cells[STACK_OVER] = 1 if march.stack_used_up or stack_due(state) < 0 else 0


def read_tiles(state: CatanState, view: AlexanderView) -> None:
    """ALX-2.2: tiles nobody has seen are, if they are not told, all that are not shown."""
    cells = state.cells
    march = view.march
    read_counts(state, "march.tiles_gone", march.tiles_gone, EVENTS, TILES_GONE)
    for seat, player in enumerate(view.players):
        read_counts(state, f"players[{seat}].tiles", player.tiles, EVENTS, TILES + seat * EVENTS_KNOWN)
    if march.tiles_left is not None:
        read_counts(state, "march.tiles_left", march.tiles_left, EVENTS, TILES_UNSEEN)
    for event in range(EVENTS_KNOWN):
        left = EVENT_TILES[event] - cells[TILES_GONE + event]
        if cells[AUCTION] == event:
            left -= 1
        for seat in range(cells[SEATS]):
            left -= cells[TILES + seat * EVENTS_KNOWN + event]
        if march.tiles_left is None:
            cells[TILES_UNSEEN + event] = left
        if left < 0 or cells[TILES_UNSEEN + event] > left:
            fail("march.tiles_left", f"there are {EVENT_TILES[event]} tiles '{EVENTS[event]}' in all")


def read_advisers(state: CatanState, view: AlexanderView) -> None:
    """ALX-2.4, ALX-2.15: left out, they are with those whose tiles have earned them."""
    cells = state.cells
    march = view.march
    for name, seat in march.advisers.items():
        if name not in ADVISERS:
            fail(f"march.advisers.{name}", "there is no such adviser")
        cells[ADVISER + ADVISERS.index(name)] = read_seat(state, f"march.advisers.{name}", seat)
    if len(set(march.advisers.values())) < len(march.advisers):
        fail("march.advisers", "nobody has two of them")
    _leave_out(state, march.left_out)
    if not march.advisers:
        settle_advisers(state, None)


def _leave_out(state: CatanState, name: str | None) -> None:
    cells = state.cells
    if cells[SEATS] == FULL_TABLE:
        if name is not None:
            fail("march.left_out", "with four players all three are used")
        return
    left_out: i64 = ADVISERS.index(name or "third") if name is None or name in ADVISERS else 0
    if left_out == 0 or cells[ADVISER + left_out] != NONE:
        fail("march.left_out", "must be 'second' or 'third', and nobody has it")
    cells[ADVISER + left_out] = LEFT_OUT
