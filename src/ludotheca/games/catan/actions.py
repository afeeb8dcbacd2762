"""What players of Catan do: actions with their catalogue. Places and goods go by their names."""

from itertools import combinations_with_replacement
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import PLAN, RESOURCES, BoardPlan


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
    """Where a resource stands among all; anything else comes last."""
    return RESOURCES.index(good) if good in RESOURCES else len(RESOURCES)


class PlayMonopoly(Struct, frozen=True, tag="play-monopoly"):
    resource: str


class MoveRobber(Struct, frozen=True, tag="move-robber"):
    """CAT-1.5: to another hex, taking a card from somebody there."""

    hex: str
    from_seat: int | None


class Discard(Struct, frozen=True, tag="discard"):
    """CAT-1.5: give up a card; nobody sees which before all have chosen."""

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
    """Answer with an offer of one's own."""


class TradeWith(Struct, frozen=True, tag="trade-with"):
    """Choose the partner, one who has accepted or made another offer; others may still be thinking."""

    with_seat: int


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
)

PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {
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

PLENTY: Final = list(combinations_with_replacement(RESOURCES, 2))


def families(plan: BoardPlan, plenty: list[tuple[str, str]]) -> list[list[CatanAction]]:
    """The actions on a board: the same kinds in the same order on each; ``plenty``: the pairs that can be named."""
    geometry = plan.geometry
    goods = plan.goods
    victims: list[int | None] = [None, *range(at.MOST_SEATS)]
    return [
        [Roll()],
        [EndTurn()],
        [BuildRoad(edge) for edge in geometry.edge_names],
        [BuildSettlement(crossing) for crossing in geometry.crossing_names],
        [BuildCity(crossing) for crossing in geometry.crossing_names],
        [BuyDevelopment()],
        [PlayKnight()],
        [PlayRoadBuilding()],
        [PlayYearOfPlenty((first, second)) for first, second in plenty],
        [PlayMonopoly(good) for good in goods],
        [MoveRobber(place, victim) for place in geometry.hex_names for victim in victims],
        [Discard(resource) for resource in RESOURCES],
        [TradeBank(give, receive) for give in goods for receive in goods],
        [OfferGive(good) for good in goods],
        [OfferWant(good) for good in goods],
        [OfferTo(seat) for seat in range(at.MOST_SEATS)],
        [Propose()],
        [Withdraw()],
        [Accept()],
        [Refuse()],
        [CounterGive(good) for good in goods],
        [CounterWant(good) for good in goods],
        [Counter()],
        [TradeWith(seat) for seat in range(at.MOST_SEATS)],
    ]


CATALOGUE: Final[Catalogue[CatanAction]] = Catalogue(*families(PLAN, PLENTY))
