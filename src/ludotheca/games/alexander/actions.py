"""What players of Alexander do, besides what those of Catan do; and the catalogue of it all."""

from typing import Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.alexander import limits
from ludotheca.games.alexander.data import GOLD, GOODS, PLAN
from ludotheca.games.catan import actions as base
from ludotheca.games.catan.data import DESERT


class PlaceRobber(Struct, frozen=True, tag="place-robber"):
    """ALX-2.2: the desert where the robber starts."""

    hex: str


class Bid(Struct, frozen=True, tag="bid"):
    """ALX-2.10: in an auction."""

    bid: int


class PassBid(Struct, frozen=True, tag="pass-bid"):
    """ALX-2.10: final in this auction."""


class PayGood(Struct, frozen=True, tag="pay-good"):
    """ALX-2.10: a card or coin for the bid."""

    good: str


class PayKnight(Struct, frozen=True, tag="pay-knight"):
    """ALX-2.10: a knight, worth 3 in a battle."""


AlexanderAction = base.CatanAction | PlaceRobber | Bid | PassBid | PayGood | PayKnight

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    **{name: kinds for name, kinds in base.PHASES.items() if not name.startswith("found-")},
    "place-robber": (PlaceRobber,),
    "bid": (Bid, PassBid),
    "pay": (PayGood, PayKnight),
}
"""What may be done in each phase."""

PLENTY: Final = [*base.PLENTY, *((good, GOLD) for good in GOODS)]
"""ALX-2.7: with pairs that name gold, so that they are refused with their clause."""
CATALOGUE: Final[Catalogue[AlexanderAction]] = Catalogue(
    *base.families(PLAN, PLENTY),
    [PlaceRobber(tile.name) for tile in PLAN.tiles if tile.terrain == DESERT],
    [Bid(number) for number in range(1, limits.HIGHEST_BID + 1)],
    [PassBid()],
    [PayGood(good) for good in GOODS],
    [PayKnight()],
)
