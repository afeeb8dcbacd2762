"""What an auction has shown of the hands that a view hides."""

from ludotheca.games.alexander import limits
from ludotheca.games.alexander.data import AUCTION_LIST, AUCTIONS
from ludotheca.games.alexander.views import AlexanderView, AuctionView
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.hidden import Need
from ludotheca.games.catan.views import Player


def owed(view: AlexanderView) -> list[Need]:
    """Seats of which an auction has shown that they have cards: at least how many, and of which resources.

    ALX-2.12: whoever could not pay would not be asked to; and who sits out for a bid could not pay it.
    ALX-2.10: with the setting nobody bids more than they can pay.
    """
    if view.march.auction is None:
        return []
    auction = view.march.auction
    accepted = _accepted(auction)
    others = tuple(name for name in RESOURCES if name not in accepted)
    found: list[Need] = []
    if auction.bidder is not None and (view.phase == "pay" or view.forbid_overbids):
        due = auction.bid - auction.paid
        found.append((auction.bidder, _cards_due(auction, view.players[auction.bidder], due), accepted))
    for seat, player in enumerate(view.players):
        if player.overbid:
            # So few cards are accepted that all others are not.
            few = _cards_due(auction, player, player.overbid) - 1
            found.append((seat, max(0, (player.cards or 0) - few), others))
    return found


def _accepted(auction: AuctionView) -> tuple[str, ...]:
    """ALX-2.10."""
    accepted = AUCTION_LIST[AUCTIONS.index(auction.event)].accepted
    return tuple(name for name in RESOURCES if name in accepted)


def _cards_due(auction: AuctionView, player: Player, bid: int) -> int:
    """What gold and knights leave to be paid in cards."""
    knights = int(limits.KNIGHT_VALUE) * player.knights if auction.event == "battle" else 0
    return max(0, bid - player.gold - knights)
