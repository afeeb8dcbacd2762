"""Why an action is not legal in Alexander: what the scenario forbids, besides what the base game does."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.words import Refusal
from ludotheca.games.alexander import actions, auctions, board, data
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import explain
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.actions import PlayMonopoly, PlayYearOfPlenty
from ludotheca.games.catan.state import CatanState

if TYPE_CHECKING:
    from ludotheca.games.alexander.rules import Alexander

CLAUSES: Final = {
    at.PLACE_ROBBER: "ALX-2.2",
    base.ROLL: "ALX-2.5",
    base.MAIN: "ALX-2.5",
    at.BIDDING: "ALX-2.10",
    at.PAYING: "ALX-2.10",
    base.OVER: "ALX-2.1",
}
"""What each phase is about, where the base game has another clause or none."""


def clause(cells: vec[i64]) -> str:
    phase = int(cells[base.PHASE])
    if phase == base.DISCARD:
        return "ALX-2.8" if cells[at.AUCTION] == base.NONE else "ALX-2.12"
    return CLAUSES[phase] if phase in CLAUSES else explain.clause(cells)


def refusal(rules: "Alexander", state: CatanState, seat: int, action: Struct) -> Refusal | None:
    cells = state.cells
    if isinstance(action, actions.Bid | actions.PassBid) and auctions.is_out(cells, seat):
        return _out(cells, seat)
    if not _is_own(action):
        return explain.refusal(rules, state, seat, action)
    if not explain.decides(rules, state, seat):
        return rules.due(state, seat)
    if isinstance(action, PlayYearOfPlenty | PlayMonopoly):
        return explain.unplayable(cells, seat, action) or Refusal("ALX-2.7", "names-gold")
    if isinstance(action, actions.Bid):
        return _bid(cells, seat, action.bid)
    if isinstance(action, actions.PayGood | actions.PayKnight):
        return _payment(cells, seat, action)
    return None


def _is_own(action: Struct) -> bool:
    """Whether the base game knows no such action."""
    if isinstance(action, PlayYearOfPlenty):
        return data.GOLD in action.resources
    if isinstance(action, PlayMonopoly):
        return action.resource == data.GOLD
    return isinstance(action, actions.PlaceRobber | actions.Bid | actions.PassBid | actions.PayGood | actions.PayKnight)


def banned(cells: vec[i64], crossing: int) -> Refusal | None:
    """ALX-2.16: no settlement ahead of Alexander, nor next to his way."""
    if cells[at.PASSED] >= board.BANNED_UNTIL[crossing]:
        return None
    is_ahead = crossing in list(board.STOPS[cells[at.PASSED] :])
    return Refusal("ALX-2.16", "ahead-of-alexander" if is_ahead else "beside-route")


def _out(cells: vec[i64], seat: int) -> Refusal:
    """Why a player bids no more in this auction."""
    return Refusal("ALX-2.12", "sits-out") if cells[at.OVERBID + seat] else Refusal("ALX-2.10", "has-passed")


def _bid(cells: vec[i64], seat: int, bid: int) -> Refusal | None:
    if auctions.may_bid(cells, seat, bid):
        return None
    highest = int(cells[at.BID])
    if bid <= highest:
        return Refusal("ALX-2.10", "bid-too-low", {"bid": highest})
    return Refusal("ALX-2.10", "bid-too-high", {"payable": int(auctions.most_payable(cells, seat))})


def _payment(cells: vec[i64], seat: int, action: actions.PayGood | actions.PayKnight) -> Refusal | None:
    auction = int(cells[at.AUCTION])
    event = data.AUCTIONS[auction]
    if isinstance(action, actions.PayKnight):
        if auctions.may_pay_knight(cells, seat):
            return None
        if not board.TAKES_KNIGHTS[auction]:
            return Refusal("ALX-2.10", "not-accepted", {"good": "knight", "event": event})
        has_knight = cells[base.KNIGHTS + seat] > 0
        return Refusal("ALX-2.11", "pay-exactly") if has_knight else Refusal("ALX-2.10", "no-knight-to-pay")
    good = data.GOODS.index(action.good)
    if auctions.may_pay_good(cells, seat, good):
        return None
    if not board.accepts(auction, good):
        return Refusal("ALX-2.10", "not-accepted", {"good": action.good, "event": event})
    if not cells[base.hand(seat, good)]:
        return Refusal("ALX-2.10", "no-such-good", {"good": action.good})
    return Refusal("ALX-2.11", "pay-exactly")
