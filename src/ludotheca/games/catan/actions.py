"""What players of Catan and Alexander do: actions with their catalogues. Places and goods go by their names."""

from itertools import combinations_with_replacement
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan.data import ALEXANDER_PLAN, BASE_PLAN, GOLD, GOODS, RESOURCES, BoardPlan

MOST_SEATS: Final = 4
HIGHEST_BID: Final = 40
"""ALX-2.10: a ruling of ours (README.md), for the catalogue must end somewhere."""


class Roll(Struct, frozen=True, tag="roll"):
    """CAT-1.3: roll the dice."""


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """CAT-1.3: hand over to the next player."""


class BuildRoad(Struct, frozen=True, tag="build-road"):
    edge: str


class BuildSettlement(Struct, frozen=True, tag="build-settlement"):
    crossing: str


class BuildCity(Struct, frozen=True, tag="build-city"):
    crossing: str


class BuyDevelopment(Struct, frozen=True, tag="buy-development"):
    """CAT-1.6: a development card."""


class PlayKnight(Struct, frozen=True, tag="play-knight"):
    pass


class PlayRoadBuilding(Struct, frozen=True, tag="play-road-building"):
    pass


class PlayYearOfPlenty(Struct, frozen=True, tag="play-year-of-plenty"):
    resources: tuple[str, str]
    """In either order: it is the same action."""

    def __post_init__(self) -> None:
        first, second = self.resources
        if _place(first) > _place(second):
            force_setattr(self, "resources", (second, first))


def _place(good: str) -> int:
    """Where a good stands among all; what is no good comes last."""
    return GOODS.index(good) if good in GOODS else len(GOODS)


class PlayMonopoly(Struct, frozen=True, tag="play-monopoly"):
    resource: str


class MoveRobber(Struct, frozen=True, tag="move-robber"):
    """CAT-1.5: to another hex, taking a card from somebody there."""

    hex: str
    from_seat: int | None


class Discard(Struct, frozen=True, tag="discard"):
    """CAT-1.5, ALX-2.12: give up a card; the own choice is not seen before all have chosen."""

    resource: str


class TradeBank(Struct, frozen=True, tag="trade-bank"):
    """CAT-1.8: at the best rate one has; like for like is in the catalogue too, to be refused with its clause."""

    give: str
    receive: str


class OfferGive(Struct, frozen=True, tag="offer-give"):
    """CAT-1.8: add a card to what one offers the others."""

    good: str


class OfferWant(Struct, frozen=True, tag="offer-want"):
    """Add a card to what one wants for it."""

    good: str


class OfferTo(Struct, frozen=True, tag="offer-to"):
    """CAT-2.5: name somebody whom the offer goes to; without a name it goes to all others."""

    to_seat: int


class Propose(Struct, frozen=True, tag="propose"):
    """Ask those whom the offer goes to."""


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Make no trade; others may still be thinking about it."""


class Accept(Struct, frozen=True, tag="accept"):
    pass


class Refuse(Struct, frozen=True, tag="refuse"):
    pass


class CounterGive(Struct, frozen=True, tag="counter-give"):
    """Add a card to what one would give instead."""

    good: str


class CounterWant(Struct, frozen=True, tag="counter-want"):
    """Add a card to what one would want for it."""

    good: str


class Counter(Struct, frozen=True, tag="counter"):
    """Answer with the own offer."""


class TradeWith(Struct, frozen=True, tag="trade-with"):
    """Choose the partner, one who has accepted or made another offer; others may still be thinking."""

    with_seat: int


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


CatanAction = (
    Roll
    | EndTurn
    | BuildRoad
    | BuildSettlement
    | BuildCity
    | BuyDevelopment
    | PlayKnight
    | PlayRoadBuilding
    | PlayYearOfPlenty
    | PlayMonopoly
    | MoveRobber
    | Discard
    | TradeBank
    | OfferGive
    | OfferWant
    | OfferTo
    | Propose
    | Withdraw
    | Accept
    | Refuse
    | CounterGive
    | CounterWant
    | Counter
    | TradeWith
    | PlaceRobber
    | Bid
    | PassBid
    | PayGood
    | PayKnight
)

CATAN_PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    "found-settlement": (BuildSettlement,),
    "found-road": (BuildRoad,),
    "roll": (Roll, PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly),
    "discard": (Discard,),
    "robber": (MoveRobber,),
    "main": (
        *(EndTurn, BuildRoad, BuildSettlement, BuildCity, BuyDevelopment),
        *(PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly),
        *(TradeBank, OfferGive, OfferWant),
    ),
    "free-road": (BuildRoad,),
    "offer": (OfferGive, OfferWant, OfferTo, Propose, Withdraw),
    "answer": (Accept, Refuse, CounterGive, CounterWant, Counter, TradeWith, Withdraw),
    "partner": (TradeWith, Withdraw),
}
"""What may be done in each phase."""
ALEXANDER_PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
    **{name: kinds for name, kinds in CATAN_PHASES.items() if not name.startswith("found-")},
    "place-robber": (PlaceRobber,),
    "bid": (Bid, PassBid),
    "pay": (PayGood, PayKnight),
}

PLENTY: Final = list(combinations_with_replacement(RESOURCES, 2))
PLENTY_OF_GOLD: Final = [(good, GOLD) for good in GOODS]
"""ALX-2.7: in the scenario's catalogue, so that they are refused with their clause."""


def _catalogue(plan: BoardPlan) -> Catalogue[CatanAction]:
    """The actions of a board: the same kinds in the same order; what only the scenario has comes last."""
    geometry = plan.geometry
    goods: tuple[str, ...] = GOODS if plan.route else RESOURCES
    victims: list[int | None] = [None, *range(MOST_SEATS)]
    base: list[list[CatanAction]] = [
        [Roll()],
        [EndTurn()],
        [BuildRoad(edge) for edge in geometry.edge_names],
        [BuildSettlement(crossing) for crossing in geometry.crossing_names],
        [BuildCity(crossing) for crossing in geometry.crossing_names],
        [BuyDevelopment()],
        [PlayKnight()],
        [PlayRoadBuilding()],
        [PlayYearOfPlenty((first, second)) for first, second in [*PLENTY, *(PLENTY_OF_GOLD if plan.route else [])]],
        [PlayMonopoly(good) for good in goods],
        [MoveRobber(place, victim) for place in geometry.hex_names for victim in victims],
        [Discard(resource) for resource in RESOURCES],
        [TradeBank(give, receive) for give in goods for receive in goods],
        [OfferGive(good) for good in goods],
        [OfferWant(good) for good in goods],
        [OfferTo(seat) for seat in range(MOST_SEATS)],
        [Propose()],
        [Withdraw()],
        [Accept()],
        [Refuse()],
        [CounterGive(good) for good in goods],
        [CounterWant(good) for good in goods],
        [Counter()],
        [TradeWith(seat) for seat in range(MOST_SEATS)],
    ]
    if plan.route:
        deserts = [tile.name for tile in plan.tiles if tile.terrain == "desert"]
        base += [
            [PlaceRobber(place) for place in deserts],
            [Bid(number) for number in range(1, HIGHEST_BID + 1)],
            [PassBid()],
            [PayGood(good) for good in GOODS],
            [PayKnight()],
        ]
    return Catalogue(*base)


CATAN_CATALOGUE: Final = _catalogue(BASE_PLAN)
ALEXANDER_CATALOGUE: Final = _catalogue(ALEXANDER_PLAN)
