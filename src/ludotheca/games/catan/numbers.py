"""Where the kinds of actions begin in a catalogue; the two games number them differently, as their boards differ."""

from typing import Final, final

from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan.actions import (
    ALEXANDER_CATALOGUE,
    CATAN_CATALOGUE,
    Accept,
    Bid,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyDevelopment,
    CatanAction,
    Counter,
    CounterGive,
    CounterWant,
    Discard,
    EndTurn,
    MoveRobber,
    OfferGive,
    OfferTo,
    OfferWant,
    PassBid,
    PayGood,
    PayKnight,
    PlaceRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Propose,
    Refuse,
    Roll,
    TradeBank,
    TradeWith,
    Withdraw,
)


@final
class Numbers:
    def __init__(self, catalogue: Catalogue[CatanAction]) -> None:
        self.roll: i64 = catalogue.first(Roll)
        self.end_turn: i64 = catalogue.first(EndTurn)
        self.roads: i64 = catalogue.first(BuildRoad)
        self.settlements: i64 = catalogue.first(BuildSettlement)
        self.cities: i64 = catalogue.first(BuildCity)
        self.buy: i64 = catalogue.first(BuyDevelopment)
        self.knight: i64 = catalogue.first(PlayKnight)
        self.road_building: i64 = catalogue.first(PlayRoadBuilding)
        self.plenty: i64 = catalogue.first(PlayYearOfPlenty)
        self.monopoly: i64 = catalogue.first(PlayMonopoly)
        self.robber: i64 = catalogue.first(MoveRobber)
        self.discards: i64 = catalogue.first(Discard)
        self.bank: i64 = catalogue.first(TradeBank)
        self.offer_give: i64 = catalogue.first(OfferGive)
        self.offer_want: i64 = catalogue.first(OfferWant)
        self.offer_to: i64 = catalogue.first(OfferTo)
        self.propose: i64 = catalogue.first(Propose)
        self.withdraw: i64 = catalogue.first(Withdraw)
        self.accept: i64 = catalogue.first(Accept)
        self.refuse: i64 = catalogue.first(Refuse)
        self.counter_give: i64 = catalogue.first(CounterGive)
        self.counter_want: i64 = catalogue.first(CounterWant)
        self.counter: i64 = catalogue.first(Counter)
        self.trade_with: i64 = catalogue.first(TradeWith)
        self.goods: i64 = self.offer_want - self.offer_give
        """How many goods there are to trade."""


@final
class AuctionNumbers:
    """What only the scenario has."""

    def __init__(self, catalogue: Catalogue[CatanAction]) -> None:
        self.place_robber: i64 = catalogue.first(PlaceRobber)
        self.bids: i64 = catalogue.first(Bid)
        self.pass_bid: i64 = catalogue.first(PassBid)
        self.pay_good: i64 = catalogue.first(PayGood)
        self.pay_knight: i64 = catalogue.first(PayKnight)


CATAN_NUMBERS: Final = Numbers(CATAN_CATALOGUE)
ALEXANDER_NUMBERS: Final = Numbers(ALEXANDER_CATALOGUE)
AUCTION_NUMBERS: Final = AuctionNumbers(ALEXANDER_CATALOGUE)
