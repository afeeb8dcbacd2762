"""What must hold of an auction: what is auctioned where, who is in, who has bid, and what is paid."""

from mypy_extensions import i64

from ludotheca.games.catan.actions import HIGHEST_BID
from ludotheca.games.catan.auctions import is_out, most_payable, next_bidder
from ludotheca.games.catan.board import EVENT, NONE, SETTLEMENT_AUCTION, TEMPLE, Board
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.state import (
    AUCTION,
    BID,
    BID_TURN,
    BIDDER,
    BIDDING,
    DISCARD,
    FORBID_OVERBIDS,
    OUT,
    OVERBID,
    PAID,
    PASSED,
    PAYING,
    PHASE,
    SEATS,
    TURN,
    CatanState,
)


def check_auction(state: CatanState, board: Board) -> None:
    cells = state.cells
    phase = cells[PHASE]
    if cells[AUCTION] == NONE:
        if phase == BIDDING or phase == PAYING:
            fail("march.auction", "must be there in the phases 'bid' and 'pay'")
        for seat in range(cells[SEATS]):
            if is_out(state, seat):
                fail(f"players[{seat}]", "nobody is out where nothing is auctioned")
        return
    if board.route_kind[cells[PASSED] - 1] != (TEMPLE if cells[AUCTION] == SETTLEMENT_AUCTION else EVENT):
        fail("march.auction.event", "this is not auctioned at the crossing just passed")
    if cells[BID] > HIGHEST_BID:
        fail("march.auction.bid", f"nobody bids more than {HIGHEST_BID}")
    _check_overbids(state)
    if phase == BIDDING:
        _check_bidding(state)
    elif phase == PAYING:
        _check_paying(state)
    elif phase == DISCARD:
        _check_start_again(state)
    else:
        fail("march.auction", "must be there in the phases 'bid', 'pay' and 'discard' only")


def _check_overbids(state: CatanState) -> None:
    """ALX-2.12: who sits out has bid more than can be paid, and does not pass."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        if cells[OVERBID + seat] == 0:
            continue
        path = f"players[{seat}]"
        if cells[FORBID_OVERBIDS] or cells[OVERBID + seat] > HIGHEST_BID:
            fail(f"{path}.overbid", "nobody can have bid so much")
        if most_payable(state, seat) >= cells[OVERBID + seat]:
            fail(f"{path}.overbid", "can be paid")
        if cells[OUT + seat]:
            fail(f"{path}.has_passed", "who sits out does not pass")


def _check_bidding(state: CatanState) -> None:
    """ALX-2.10: clockwise everybody bids more, or passes for good."""
    cells = state.cells
    bidder = cells[BIDDER]
    if (bidder == NONE) != (cells[BID] == 0):
        fail("march.auction.bidder", "must be told with the bid, and only with one")
    if cells[PAID]:
        fail("march.auction.paid", "nothing is paid before the end of the auction")
    if cells[BID_TURN] == NONE or is_out(state, cells[BID_TURN]) or cells[BID_TURN] == bidder:
        fail("march.auction.turn", "has no bid to make")
    if bidder != NONE:
        if is_out(state, bidder):
            fail("march.auction.bidder", "is out")
        if cells[FORBID_OVERBIDS] and most_payable(state, bidder) < cells[BID]:
            fail("march.auction.bid", "is more than the bidder can pay")
        if next_bidder(state, bidder) != cells[BID_TURN]:
            fail("march.auction.turn", "another would be the next to bid")
    _check_round(state)


def _check_round(state: CatanState) -> None:
    """Whoever passed has had a turn, and whoever is before the highest bidder and has not passed has bid."""
    cells = state.cells
    seats = cells[SEATS]
    order: list[i64] = []
    for k in range(seats):
        seat = (cells[TURN] + k) % seats
        if cells[OVERBID + seat] == 0:
            order.append(seat)
    turn = order.index(cells[BID_TURN])
    if cells[BIDDER] == NONE:
        for k in range(len(order)):
            if (cells[OUT + order[k]] > 0) != (k < turn):
                fail("march.auction.turn", "another would be the next to bid")
        return
    bidder = order.index(cells[BIDDER])
    bids = 1 + _still_in(state, order[:bidder])
    if bidder < turn and _still_in(state, order[turn:]) < len(order) - turn:
        # Somebody later has passed already, so everybody has had a turn before.
        bids += _still_in(state, order)
    if cells[BID] < bids:
        fail("march.auction.bid", f"{bids} bids must have been made")


def _still_in(state: CatanState, seats: list[i64]) -> i64:
    count: i64 = 0
    for seat in seats:
        if state.cells[OUT + seat] == 0:
            count += 1
    return count


def _check_paying(state: CatanState) -> None:
    """ALX-2.10, ALX-2.12: all others are out, and the highest bidder can pay what is still due."""
    cells = state.cells
    bidder = cells[BIDDER]
    if bidder == NONE or cells[BID_TURN] != bidder or cells[PAID] >= cells[BID]:
        fail("march.auction", "the highest bidder pays what is still due")
    for seat in range(cells[SEATS]):
        if is_out(state, seat) == (seat == bidder):
            fail(f"players[{seat}].has_passed", "all but the highest bidder must be out")
    if most_payable(state, bidder) < cells[BID] - cells[PAID]:
        fail("march.auction", "what is still due cannot be paid")


def _check_start_again(state: CatanState) -> None:
    """ALX-2.12: nobody has bid or passed yet."""
    cells = state.cells
    if cells[BID] or cells[PAID] or cells[BIDDER] != NONE:
        fail("march.auction", "starts again when the cards are given up")
    for seat in range(cells[SEATS]):
        if cells[OUT + seat]:
            fail(f"players[{seat}].has_passed", "the auction starts again when the cards are given up")
    if cells[BID_TURN] != next_bidder(state, cells[TURN] + cells[SEATS] - 1):
        fail("march.auction.turn", "another opens the auction")
