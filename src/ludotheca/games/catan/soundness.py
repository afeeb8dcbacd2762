"""What must hold of a position once it is read: whoever must decide can, and nobody has promised cards in vain."""

from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.catan.auctions import KNIGHT_VALUE, is_out, most_payable
from ludotheca.games.catan.board import EVENT, NONE, SETTLEMENT_AUCTION, TEMPLE, Board
from ludotheca.games.catan.data import AUCTION_LIST, AUCTIONS, GOODS, RESOURCES
from ludotheca.games.catan.legality import can_build_free_road, is_own_settlement
from ludotheca.games.catan.offers import has_offer_left, holds, is_two_sided, is_waiting, side
from ludotheca.games.catan.state import (
    ANSWERING,
    ASKED,
    AUCTION,
    BID,
    BID_TURN,
    BIDDER,
    BIDDING,
    BUILDING,
    COUNTER_GIVE,
    COUNTER_WANT,
    DISCARD,
    DISCARDS,
    FORBID_OVERBIDS,
    FOUND_ROAD,
    FOUNDED,
    FREE_ROAD,
    GIVE,
    GOODS_KNOWN,
    MOST_OFFERED,
    OVER,
    OVERBID,
    PAID,
    PASSED,
    PAYING,
    PHASE,
    POWERS,
    SEATS,
    TURN,
    WANT,
    CatanState,
    is_city,
    owner,
)
from ludotheca.games.catan.views import AlexanderView, AuctionView, View

OFFER_PHASES: Final = ("offer", "answer", "partner")


def promised(view: View, seat: int) -> dict[str, int]:
    """CAT-1.8: cards a hand must hold, for its player has offered them, or has accepted to give them."""
    if view.phase not in OFFER_PHASES or view.offer is None:
        return {}
    player = view.players[seat]
    if seat == view.turn:
        return view.offer.give
    if player.answer == "accepts":
        return view.offer.want
    return player.counter.give if player.answer == "counters" and player.counter is not None else {}


def owed(view: View) -> list[tuple[int, int, tuple[str, ...]]]:
    """Seats of which an auction has shown that they have cards: at least how many, and of which resources.

    ALX-2.12: whoever could not pay would not be asked to; and who sits out for a bid could not pay it.
    ALX-2.10: with the setting nobody bids more than they can pay.
    """
    if not isinstance(view, AlexanderView) or view.march.auction is None:
        return []
    auction = view.march.auction
    accepted = _accepted(auction)
    others = tuple(name for name in RESOURCES if name not in accepted)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    if auction.bidder is not None and (view.phase == "pay" or view.forbid_overbids):
        found.append((auction.bidder, _cards_due(view, auction.bidder, auction.bid - auction.paid), accepted))
    for seat, player in enumerate(view.players):
        if player.overbid:
            # So few cards are accepted that all others are not.
            few = _cards_due(view, seat, player.overbid) - 1
            found.append((seat, max(0, (player.cards or 0) - few), others))
    return found


def _accepted(auction: AuctionView) -> tuple[str, ...]:
    """ALX-2.10."""
    accepted = AUCTION_LIST[AUCTIONS.index(auction.event)].accepted
    return tuple(name for name in RESOURCES if name in accepted)


def _cards_due(view: AlexanderView, seat: int, bid: int) -> int:
    """What gold and knights leave to be paid in cards."""
    player = view.players[seat]
    is_battle = view.march.auction is not None and view.march.auction.event == "battle"
    return max(0, bid - player.gold - (KNIGHT_VALUE * player.knights if is_battle else 0))


def check(state: CatanState, board: Board, view: View) -> None:
    phase = state.cells[PHASE]
    if phase == OVER:
        return
    if phase == DISCARD:
        if not any(state.cells[DISCARDS + seat] > 0 for seat in range(len(view.players))):
            fail("players", "nobody has cards to give up")
    elif phase == ANSWERING:
        if not any(is_waiting(state, seat) for seat in range(len(view.players))):
            fail("players", "everybody has answered")
    elif phase == FREE_ROAD:
        if not can_build_free_road(state, board, state.cells[TURN]):
            fail("free_roads", "there is no road, or no place for it")
    elif phase == FOUND_ROAD and not is_own_settlement(state, state.cells[TURN], state.cells[FOUNDED]):
        fail("founded", "must be a settlement of the player whose turn it is")
    if view.phase in OFFER_PHASES:
        _check_offer(state, view)
        _check_promises(state, view)
    if isinstance(view, AlexanderView):
        _check_march(state, board)
        _check_buildings(state, board)


def _check_offer(state: CatanState, view: View) -> None:
    """CAT-1.8: no gifts, and no like for like; who still makes up an offer may have named one side only.

    CAT-2.4, CAT-2.5: players trade, and an offer is one of those a turn may have.
    """
    if not view.player_trade:
        fail("offer", "players do not trade with each other")
    if state.cells[ASKED] & POWERS[view.turn]:
        fail("offer.to", "nobody offers something to oneself")
    if view.phase == "offer":
        if not has_offer_left(state):
            fail("proposals", "no offer is left in this turn")
        if side(state, GIVE) + side(state, WANT) == 0:
            fail("offer", "nothing has been put into it")
    _check_sides(state, "offer", GIVE, WANT, is_made=view.phase != "offer")
    for seat, player in enumerate(view.players):
        own = seat * GOODS_KNOWN
        path = f"players[{seat}].counter"
        _check_sides(state, path, COUNTER_GIVE + own, COUNTER_WANT + own, is_made=player.answer == "counters")


def _check_sides(state: CatanState, path: str, give: int, want: int, *, is_made: bool) -> None:
    for good, name in enumerate(GOODS):
        if state.cells[give + good] and state.cells[want + good]:
            fail(path, f"nobody gives and takes the same: {name}")
    if is_made and not is_two_sided(state, give, want):
        fail(path, "both sides must give something")
    if max(side(state, give), side(state, want)) > MOST_OFFERED:
        fail(path, f"no side has more than {MOST_OFFERED} cards")


def _check_promises(state: CatanState, view: View) -> None:
    if not holds(state, state.cells[TURN], GIVE):
        fail("offer.give", "there are not so many in the hand")
    for seat, player in enumerate(view.players):
        if player.answer == "accepts" and not holds(state, seat, WANT):
            fail(f"players[{seat}].answer", "what is wanted is not in the hand")
        if not holds(state, seat, COUNTER_GIVE + seat * GOODS_KNOWN):
            fail(f"players[{seat}].counter.give", "there are not so many in the hand")


def _check_march(state: CatanState, board: Board) -> None:
    """ALX-2.9, ALX-2.10: where Alexander is, and what is auctioned there."""
    cells = state.cells
    if cells[PASSED] >= len(board.route) - 1:
        fail("march.passed", "in Persepolis the game is over")
    if cells[AUCTION] == NONE:
        return
    stop = cells[PASSED] - 1
    if board.route_kind[stop] != (TEMPLE if cells[AUCTION] == SETTLEMENT_AUCTION else EVENT):
        fail("march.auction.event", "this is not auctioned at the crossing just passed")
    if cells[PHASE] == BIDDING:
        if is_out(state, cells[BID_TURN]) or cells[BID_TURN] == cells[BIDDER]:
            fail("march.auction.turn", "has no bid to make")
        if (cells[BIDDER] == NONE) != (cells[BID] == 0):
            fail("march.auction.bidder", "must be told with the bid, and only with one")
        if cells[FORBID_OVERBIDS] and cells[BID] and most_payable(state, cells[BIDDER]) < cells[BID]:
            fail("march.auction.bid", "is more than the bidder can pay")
    elif cells[PHASE] == PAYING:
        if cells[BID_TURN] != cells[BIDDER] or cells[PAID] >= cells[BID]:
            fail("march.auction", "the highest bidder pays what is still due")
        if most_payable(state, cells[BID_TURN]) < cells[BID] - cells[PAID]:
            fail("march.auction", "what is still due cannot be paid")
    elif cells[PHASE] != DISCARD:
        fail("march.auction", "must be there in the phases bid, pay and discard only")
    for seat in range(cells[SEATS]):
        if cells[OVERBID + seat] and most_payable(state, seat) >= cells[OVERBID + seat]:
            fail(f"players[{seat}].overbid", "can be paid")


def _check_buildings(state: CatanState, board: Board) -> None:
    """ALX-2.14, ALX-2.16: whatever is built lies behind Alexander, or was won at a temple he has passed."""
    cells = state.cells
    # As long as something is auctioned, nobody has built since Alexander moved.
    passed = int(cells[PASSED]) - (cells[AUCTION] != NONE)
    temples = [board.route[stop] for stop in range(passed) if board.route_kind[stop] == TEMPLE]
    for crossing, name in enumerate(board.crossing_names):
        content = cells[BUILDING + crossing]
        if content and passed < board.banned_until[crossing] and crossing not in temples:
            kind = "cities" if is_city(content) else "settlements"
            fail(f"players[{owner(content)}].{kind}", f"Alexander has not passed {name}, or a crossing next to it")


def fail(path: str, reason: str) -> NoReturn:
    raise PositionError(f"{path}: {reason}", path=path)
