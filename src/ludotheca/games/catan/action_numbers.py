"""Where the kinds of actions begin in a catalogue: on every board they come in the same order, but not as many."""

from typing import Any, Final, final

from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan import actions

VICTIMS: Final[i64] = 5
"""Actions of the robber for each hex: rob nobody, or one of four seats."""


@final
class ActionNumbers:
    def __init__(self, catalogue: Catalogue[Any]) -> None:
        self.roll: i64 = catalogue.first(actions.Roll)
        self.end_turn: i64 = catalogue.first(actions.EndTurn)
        self.roads: i64 = catalogue.first(actions.BuildRoad)
        self.settlements: i64 = catalogue.first(actions.BuildSettlement)
        self.cities: i64 = catalogue.first(actions.BuildCity)
        self.buy: i64 = catalogue.first(actions.BuyDevelopment)
        self.knight: i64 = catalogue.first(actions.PlayKnight)
        self.road_building: i64 = catalogue.first(actions.PlayRoadBuilding)
        self.plenty: i64 = catalogue.first(actions.PlayYearOfPlenty)
        self.monopoly: i64 = catalogue.first(actions.PlayMonopoly)
        self.robber: i64 = catalogue.first(actions.MoveRobber)
        self.discards: i64 = catalogue.first(actions.Discard)
        self.bank: i64 = catalogue.first(actions.TradeBank)
        self.offer_give: i64 = catalogue.first(actions.OfferGive)
        self.offer_want: i64 = catalogue.first(actions.OfferWant)
        self.offer_to: i64 = catalogue.first(actions.OfferTo)
        self.propose: i64 = catalogue.first(actions.Propose)
        self.withdraw: i64 = catalogue.first(actions.Withdraw)
        self.accept: i64 = catalogue.first(actions.Accept)
        self.refuse: i64 = catalogue.first(actions.Refuse)
        self.counter_give: i64 = catalogue.first(actions.CounterGive)
        self.counter_want: i64 = catalogue.first(actions.CounterWant)
        self.counter: i64 = catalogue.first(actions.Counter)
        self.trade_with: i64 = catalogue.first(actions.TradeWith)
        self.goods: i64 = self.offer_want - self.offer_give
        """How many goods there are to trade."""


NUMBERS: Final[ActionNumbers] = ActionNumbers(actions.CATALOGUE)
