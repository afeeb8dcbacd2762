"""What only the scenario deals unseen: its stack; and what an auction has shown of the hands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import board, limits
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.soundness import SOUNDNESS
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.dealing import Dealer
from ludotheca.games.catan.fitting import Holder


@final
class MarchDealer(Dealer):
    def owe(self, cells: vec[i64], seat: i64, holder: Holder) -> None:
        """Cards that the seat has, as an auction has shown: at least how many, and of which resources.

        ALX-2.12: whoever could not pay would not be asked to; and whoever sits out for a bid could not pay it.
        ALX-2.10: with the setting nobody bids more than they can pay.
        """
        if cells[at.AUCTION] == base.NONE:
            return
        if cells[at.OVERBID + seat] > 0:
            # So few cards are accepted that all others are not.
            few = _cards_due(cells, seat, cells[at.OVERBID + seat]) - 1
            _need(cells, holder, max(0, cells[base.CARDS + seat] - few), accepted=False)
        elif cells[at.BIDDER] == seat and (cells[base.PHASE] == at.PAYING or cells[at.FORBID_OVERBIDS]):
            _need(cells, holder, _cards_due(cells, seat, cells[at.BID] - cells[at.PAID]), accepted=True)


def _cards_due(cells: vec[i64], seat: i64, bid: i64) -> i64:
    """ALX-2.10: what gold and knights leave to be paid in cards, where they are accepted."""
    due = bid
    if board.accepts(cells[at.AUCTION], at.GOLD):
        due -= cells[base.hand(seat, at.GOLD)]
    if board.TAKES_KNIGHTS[cells[at.AUCTION]]:
        due -= limits.KNIGHT_VALUE * cells[base.KNIGHTS + seat]
    return max(0, due)


def _need(cells: vec[i64], holder: Holder, count: i64, *, accepted: bool) -> None:
    """``accepted``: whether it is the resources accepted in the auction that are needed, or all others."""
    holder.need = count
    needed = vec[i64]([0] * base.RESOURCE_KINDS)
    for resource in range(base.RESOURCE_KINDS):
        if board.accepts(cells[at.AUCTION], resource) == accepted:
            needed[resource] = 1
    holder.needed = needed


DEALER: Final[MarchDealer] = MarchDealer(SOUNDNESS, at.STACK)
