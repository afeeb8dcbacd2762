"""What an auction has shown of the hands that a view hides."""

from ludotheca.games.alexander import limits
from ludotheca.games.alexander.data import AUCTION_LIST, AUCTIONS, GOLD, KNIGHT
from ludotheca.games.alexander.views import AlexanderView
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.hidden import Need
from ludotheca.games.catan.views import Player


def owed(view: AlexanderView) -> list[Need]:
    """Seats of which an auction has shown that they have cards: at least how many, and of which resources.

    ALX-2.12: whoever could not pay would not be asked to; and whoever sits out for a bid could not pay it.
    ALX-2.10: with the setting nobody bids more than they can pay.
    """
    if view.march.auction is None:
        return []
    auction = view.march.auction
    accepted = AUCTION_LIST[AUCTIONS.index(auction.event)].accepted
    cards = tuple(name for name in RESOURCES if name in accepted)
    others = tuple(name for name in RESOURCES if name not in accepted)
    found: list[Need] = []
    if auction.bidder is not None and (view.phase == "pay" or view.forbid_overbids):
        due = auction.bid - auction.paid
        found.append((auction.bidder, _cards_due(accepted, view.players[auction.bidder], due), cards))
    for seat, player in enumerate(view.players):
        if player.overbid:
            # So few cards are accepted that all others are not.
            few = _cards_due(accepted, player, player.overbid) - 1
            found.append((seat, max(0, (player.cards or 0) - few), others))
    return found


def _cards_due(accepted: tuple[str, ...], player: Player, bid: int) -> int:
    """ALX-2.10: what gold and knights leave to be paid in cards, where they are accepted."""
    gold = player.gold if GOLD in accepted else 0
    knights = int(limits.KNIGHT_VALUE) * player.knights if KNIGHT in accepted else 0
    return max(0, bid - gold - knights)
