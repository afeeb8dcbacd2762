"""What must hold of an auction: what is auctioned where, who is in, who has bid, and what is paid."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.alexander import auctions, board, state
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import layout as base


def check_auction(cells: vec[i64]) -> None:
    phase = cells[base.PHASE]
    if cells[at.AUCTION] == base.NONE:
        if phase == at.BIDDING or phase == at.PAYING:
            fail("march.auction", "must be there in the phases 'bid' and 'pay'")
        for seat in range(cells[base.SEATS]):
            if auctions.is_out(cells, seat):
                fail(f"players[{seat}]", "nobody is out where nothing is auctioned")
        return
    kind = at.EVENT if state.has_tile_up(cells) else at.TEMPLE
    if board.STOP_KINDS[cells[at.PASSED] - 1] != kind:
        fail("march.auction.event", "this is not auctioned at the crossing just passed")
    _check_overbids(cells)
    if phase == at.BIDDING:
        _check_bidding(cells)
    elif phase == at.PAYING:
        _check_paying(cells)
    elif phase == base.DISCARD:
        _check_start_again(cells)
        _check_overbidder(cells)
    else:
        fail("march.auction", "must be there in the phases 'bid', 'pay' and 'discard' only")


def _check_overbids(cells: vec[i64]) -> None:
    """ALX-2.12: whoever sits out has bid more than can be paid, and does not pass."""
    for seat in range(cells[base.SEATS]):
        if cells[at.OVERBID + seat] == 0:
            continue
        path = f"players[{seat}]"
        if cells[at.FORBID_OVERBIDS]:
            fail(f"{path}.overbid", "nobody can have bid that much")
        if auctions.most_payable(cells, seat) >= cells[at.OVERBID + seat]:
            fail(f"{path}.overbid", "can be paid")
        if cells[at.OUT + seat]:
            fail(f"{path}.has_passed", "whoever sits out does not pass")


def _check_bidding(cells: vec[i64]) -> None:
    """ALX-2.10: clockwise everybody bids more, or passes for good."""
    bidder = cells[at.BIDDER]
    if (bidder == base.NONE) != (cells[at.BID] == 0):
        fail("march.auction.bidder", "must be given with the bid, and only with one")
    if cells[at.PAID]:
        fail("march.auction.paid", "nothing is paid before the end of the auction")
    if cells[at.BID_TURN] == base.NONE or auctions.is_out(cells, cells[at.BID_TURN]) or cells[at.BID_TURN] == bidder:
        fail("march.auction.turn", "has no bid to make")
    if bidder != base.NONE:
        if auctions.is_out(cells, bidder):
            fail("march.auction.bidder", "is out")
        if cells[at.FORBID_OVERBIDS] and auctions.most_payable(cells, bidder) < cells[at.BID]:
            fail("march.auction.bid", "is more than the bidder can pay")
        if auctions.next_bidder(cells, bidder) != cells[at.BID_TURN]:
            fail("march.auction.turn", "another would be the next to bid")
    _check_round(cells)


def _check_round(cells: vec[i64]) -> None:
    """Whoever passed has had a turn, and whoever is before the highest bidder and has not passed has bid."""
    seats = cells[base.SEATS]
    order: list[i64] = []
    for k in range(seats):
        seat = (cells[base.TURN] + k) % seats
        if cells[at.OVERBID + seat] == 0:
            order.append(seat)
    turn = order.index(cells[at.BID_TURN])
    if cells[at.BIDDER] == base.NONE:
        for k in range(len(order)):
            if (cells[at.OUT + order[k]] > 0) != (k < turn):
                fail("march.auction.turn", "another would be the next to bid")
        return
    bidder = order.index(cells[at.BIDDER])
    bids = 1 + _still_in(cells, order[:bidder])
    if bidder < turn and _still_in(cells, order[turn:]) < len(order) - turn:
        # Somebody later has passed already, so everybody has had a turn before.
        bids += _still_in(cells, order)
    if cells[at.BID] < bids:
        fail("march.auction.bid", f"{bids} bids must have been made")


def _still_in(cells: vec[i64], seats: list[i64]) -> i64:
    count: i64 = 0
    for seat in seats:
        if cells[at.OUT + seat] == 0:
            count += 1
    return count


def _check_paying(cells: vec[i64]) -> None:
    """ALX-2.10, ALX-2.12: all others are out, and the highest bidder can pay what is still due."""
    bidder = cells[at.BIDDER]
    if bidder == base.NONE or cells[at.BID_TURN] != bidder or cells[at.PAID] >= cells[at.BID]:
        fail("march.auction", "the highest bidder pays what is still due")
    for seat in range(cells[base.SEATS]):
        if auctions.is_out(cells, seat) == (seat == bidder):
            fail(f"players[{seat}].has_passed", "all but the highest bidder must be out")
    if auctions.most_payable(cells, bidder) < cells[at.BID] - cells[at.PAID]:
        fail("march.auction", "what is still due cannot be paid")


def _check_start_again(cells: vec[i64]) -> None:
    """ALX-2.12: nobody has bid or passed yet."""
    if cells[at.BID] or cells[at.PAID] or cells[at.BIDDER] != base.NONE:
        fail("march.auction", "starts again when the cards are given up")
    for seat in range(cells[base.SEATS]):
        if cells[at.OUT + seat]:
            fail(f"players[{seat}].has_passed", "the auction starts again when the cards are given up")
    if cells[at.BID_TURN] != auctions.next_bidder(cells, cells[base.TURN] + cells[base.SEATS] - 1):
        fail("march.auction.turn", "another opens the auction")


def _check_overbidder(cells: vec[i64]) -> None:
    """ALX-2.12: only the last who could not pay gives up cards."""
    is_anybody = False
    for seat in range(cells[base.SEATS]):
        if cells[base.DISCARDS + seat] > 0:
            if is_anybody:
                fail(f"players[{seat}].discards", "nobody else gives up cards for an overbid")
            is_anybody = True
