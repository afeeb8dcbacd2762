"""What is said in Alexander before something is done: that a bid is more than one can pay."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Words
from ludotheca.games.alexander import action_numbers as number_of
from ludotheca.games.alexander import auctions


def hint(cells: vec[i64], seat: i64, number: i64) -> Words | None:
    """ALX-2.10: a bid is not checked against the hand, so the player is warned."""
    if not number_of.BIDS <= number < number_of.PASS_BID:
        return None
    bid = number - number_of.BIDS + 1
    payable = auctions.most_payable(cells, seat)
    return Words("warning-overbid", {"payable": int(payable)}) if bid > payable else None
