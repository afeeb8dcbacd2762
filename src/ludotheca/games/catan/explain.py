"""Why an action is not legal in Catan or Alexander: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final

from ludotheca.engine.words import Refusal
from ludotheca.games.catan.actions import (
    PLENTY,
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
    MoveRobber,
    OfferGive,
    OfferWant,
    PayGood,
    PayKnight,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Propose,
    Refuse,
    TradeBank,
    TradeWith,
)
from ludotheca.games.catan.auctions import knights_to_pay, may_bid, may_pay_good, may_pay_knight, most_payable
from ludotheca.games.catan.board import ACCEPTED
from ludotheca.games.catan.data import AUCTIONS, GOLD, GOODS, RESOURCES
from ludotheca.games.catan.legality import (
    CITY_COST,
    DEVELOPMENT_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    can_afford,
    can_build_free_road,
    can_counter_give,
    can_counter_want,
    can_discard,
    can_offer,
    can_trade_with,
    can_want,
    deck_left,
    has_enough,
    has_plenty,
    holds,
    is_own_settlement,
    is_two_sided,
    is_waiting,
    joins_road,
    may_play,
    victims,
)
from ludotheca.games.catan.state import (
    ANSWER,
    ANSWERING,
    AUCTION,
    BANK,
    BID,
    BIDDING,
    BUILDING,
    CARDS,
    CITIES_LEFT,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    CROWDED,
    DISCARD,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    FRESH,
    GIVE,
    GOODS_KNOWN,
    HAND,
    KNIGHT,
    MAIN,
    MONOPOLY,
    MOVE_ROBBER,
    OFFER,
    OVER,
    PARTNER,
    PASSED,
    PAYING,
    PHASE,
    PLACE_ROBBER,
    PLAYED,
    POWERS,
    RATE,
    ROAD,
    ROAD_BUILDING,
    ROADS_LEFT,
    ROBBER,
    ROLL,
    SEATS,
    SETTLEMENTS_LEFT,
    TRADES,
    TURN,
    WANT,
    YEAR_OF_PLENTY,
    CatanState,
)

if TYPE_CHECKING:
    from ludotheca.games.catan.rules import Catan

Development = PlayKnight | PlayRoadBuilding | PlayYearOfPlenty | PlayMonopoly
Answer = Accept | Refuse | CounterGive | CounterWant | Counter
AUCTION_PHASES: Final = (BIDDING, PAYING)

CLAUSES: Final = {
    FOUND_SETTLEMENT: "CAT-1.2",
    FOUND_ROAD: "CAT-1.2",
    ROLL: "CAT-1.3",
    DISCARD: "CAT-1.5",
    MOVE_ROBBER: "CAT-1.5",
    MAIN: "CAT-1.3",
    FREE_ROAD: "CAT-1.9",
    OFFER: "CAT-1.8",
    ANSWERING: "CAT-1.8",
    PARTNER: "CAT-1.8",
    PLACE_ROBBER: "ALX-2.2",
    BIDDING: "ALX-2.10",
    PAYING: "ALX-2.10",
    OVER: "CAT-1.11",
}
"""What each phase is about."""
CARDS_OF: Final = {
    PlayKnight: ("knight", KNIGHT),
    PlayRoadBuilding: ("road-building", ROAD_BUILDING),
    PlayYearOfPlenty: ("year-of-plenty", YEAR_OF_PLENTY),
    PlayMonopoly: ("monopoly", MONOPOLY),
}


def refusal(rules: "Catan", state: CatanState, seat: int, action: CatanAction) -> Refusal | None:
    if isinstance(action, Discard):
        return _discard(rules, state, seat, action)
    if isinstance(action, Answer):
        return _answer(state, seat, action)
    if seat not in rules.actors(state):
        return rules.due(state, seat)
    if isinstance(action, BuildRoad):
        return _road(rules, state, seat, action.edge)
    if isinstance(action, BuildSettlement):
        return _settlement(rules, state, seat, action.crossing)
    if isinstance(action, BuildCity):
        return _city(rules, state, seat, action.crossing)
    if isinstance(action, BuyDevelopment):
        if not deck_left(state):
            return Refusal("CAT-1.1", "no-development-left")
        return None if can_afford(state, seat, DEVELOPMENT_COST) else Refusal("CAT-1.6", "too-dear-development")
    if isinstance(action, Development):
        return _development(rules, state, seat, action)
    if isinstance(action, MoveRobber):
        return _robber(rules, state, seat, action)
    if isinstance(action, TradeBank | OfferGive | OfferWant | Propose | TradeWith):
        return _trade(state, seat, action)
    if isinstance(action, Bid | PayGood | PayKnight):
        return _auction(state, seat, action)
    return None


def _road(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    cells = state.cells
    edge = rules.board.edge_numbers[name]
    if cells[ROAD + edge]:
        return Refusal("CAT-1.7", "edge-taken", {"seat": int(cells[ROAD + edge]) - 1})
    if not joins_road(state, rules.board, seat, edge):
        founding = cells[PHASE] == FOUND_ROAD
        return Refusal("CAT-1.2", "not-at-founded") if founding else Refusal("CAT-1.7", "road-not-joined")
    if cells[PHASE] != MAIN:
        return None
    if not cells[ROADS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-road-left")
    return None if can_afford(state, seat, ROAD_COST) else Refusal("CAT-1.6", "too-dear-road")


def _settlement(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    cells = state.cells
    crossing = rules.board.crossing_numbers[name]
    if cells[BUILDING + crossing]:
        return Refusal("CAT-1.7", "crossing-taken", {"seat": (int(cells[BUILDING + crossing]) - 1) // 2})
    if cells[CROWDED + crossing]:
        return Refusal("CAT-1.7", "too-near")
    if cells[PASSED] < rules.board.banned_until[crossing]:
        return Refusal("ALX-2.16", "ahead-of-alexander")
    if not rules.may_settle(state, seat, crossing):
        return Refusal("CAT-1.7", "no-road-here")
    if cells[PHASE] != MAIN:
        return None
    if not cells[SETTLEMENTS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-settlement-left")
    return None if can_afford(state, seat, SETTLEMENT_COST) else Refusal("CAT-1.6", "too-dear-settlement")


def _city(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    crossing = rules.board.crossing_numbers[name]
    if not is_own_settlement(state, seat, crossing):
        return Refusal("CAT-1.7", "no-own-settlement")
    if not state.cells[CITIES_LEFT + seat]:
        return Refusal("CAT-1.1", "no-city-left")
    return None if can_afford(state, seat, CITY_COST) else Refusal("CAT-1.6", "too-dear-city")


def _development(rules: "Catan", state: CatanState, seat: int, action: Development) -> Refusal | None:
    card, kind = CARDS_OF[type(action)]
    if state.cells[PLAYED]:
        return Refusal("CAT-1.9", "one-card-a-turn")
    if not may_play(state, seat, kind):
        is_fresh = state.cells[FRESH + kind] > 0
        return Refusal("CAT-1.9", "bought-this-turn" if is_fresh else "no-such-card", {"card": card})
    if _names_gold(action):
        return Refusal("ALX-2.7", "names-gold")
    if isinstance(action, PlayRoadBuilding) and not can_build_free_road(state, rules.board, seat):
        return Refusal("CAT-1.9", "no-free-road")
    if isinstance(action, PlayYearOfPlenty) and not has_plenty(state, PLENTY.index(action.resources)):
        return Refusal("CAT-1.9", "bank-lacks")
    return None


def _names_gold(action: Development) -> bool:
    if isinstance(action, PlayYearOfPlenty):
        return GOLD in action.resources
    return isinstance(action, PlayMonopoly) and action.resource == GOLD


def _robber(rules: "Catan", state: CatanState, seat: int, action: MoveRobber) -> Refusal | None:
    place = rules.board.hex_numbers[action.hex]
    if place == state.cells[ROBBER]:
        return Refusal("CAT-1.5", "robber-stays")
    victim = action.from_seat
    if victim is None:
        return Refusal("CAT-1.5", "somebody-to-rob") if victims(state, rules.board, seat, place) else None
    if victim >= state.cells[SEATS]:
        return Refusal("CAT-1.5", "no-such-seat")
    if victims(state, rules.board, seat, place) & POWERS[victim]:
        return None
    if victim == seat:
        return Refusal("CAT-1.5", "not-oneself")
    return Refusal("CAT-1.5", "no-building-there" if state.cells[CARDS + victim] else "no-cards", {"seat": victim})


def _discard(rules: "Catan", state: CatanState, seat: int, action: Discard) -> Refusal | None:
    clause = rules.clause(state)
    if state.cells[DISCARDS + seat] == 0:
        return Refusal(clause, "nothing-to-discard")
    if can_discard(state, seat, RESOURCES.index(action.resource)):
        return None
    return Refusal(clause, "no-such-good", {"good": action.resource})


def _trade(
    state: CatanState, seat: int, action: TradeBank | OfferGive | OfferWant | Propose | TradeWith
) -> Refusal | None:
    cells = state.cells
    if isinstance(action, TradeBank):
        give = GOODS.index(action.give)
        if action.give == action.receive:
            return Refusal("CAT-1.8", "like-for-like", {"good": action.give})
        if not has_enough(state, seat, give):
            rate = int(cells[RATE + seat * GOODS_KNOWN + give])
            return Refusal("CAT-1.8", "too-few-to-trade", {"good": action.give, "count": rate})
        has_it = cells[BANK + GOODS.index(action.receive)] > 0
        return None if has_it else Refusal("CAT-1.8", "bank-has-none", {"good": action.receive})
    if not cells[TRADES]:
        return Refusal("CAT-1.8", "no-player-trade")
    if isinstance(action, Propose):
        return None if is_two_sided(state, GIVE, WANT) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, TradeWith):
        return _partner(state, seat, action.with_seat)
    good = GOODS.index(action.good)
    if isinstance(action, OfferGive):
        if can_offer(state, seat, good):
            return None
        reason = "like-for-like" if cells[WANT + good] else "no-such-good"
    else:
        if can_want(state, seat, good):
            return None
        reason = "like-for-like" if cells[GIVE + good] else "nobody-has-so-many"
    return Refusal("CAT-1.8", reason, {"good": action.good})


def _partner(state: CatanState, seat: int, other: int) -> Refusal | None:
    if other >= state.cells[SEATS] or other == seat:
        return Refusal("CAT-1.8", "no-partner")
    if can_trade_with(state, other):
        return None
    is_counter = state.cells[ANSWER + other] == COUNTERS
    return Refusal("CAT-1.8", "cannot-pay-counter" if is_counter else "has-refused", {"seat": other})


def _answer(state: CatanState, seat: int, action: Answer) -> Refusal | None:
    if not is_waiting(state, seat):
        is_own = seat == state.cells[TURN]
        return Refusal("CAT-1.8", "own-offer" if is_own else "has-answered")
    if isinstance(action, Accept):
        return None if holds(state, seat, WANT) else Refusal("CAT-1.8", "lacks-wanted")
    own = seat * GOODS_KNOWN
    if isinstance(action, Counter):
        return None if is_two_sided(state, COUNTER_GIVE + own, COUNTER_WANT + own) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, Refuse):
        return None
    good = GOODS.index(action.good)
    if isinstance(action, CounterGive):
        if can_counter_give(state, seat, good):
            return None
        reason = "like-for-like" if state.cells[COUNTER_WANT + own + good] else "no-such-good"
    else:
        if can_counter_want(state, seat, good):
            return None
        reason = "like-for-like" if state.cells[COUNTER_GIVE + own + good] else "nobody-has-so-many"
    return Refusal("CAT-1.8", reason, {"good": action.good})


def _auction(state: CatanState, seat: int, action: Bid | PayGood | PayKnight) -> Refusal | None:
    cells = state.cells
    if isinstance(action, Bid):
        if may_bid(state, seat, action.bid):
            return None
        if action.bid <= cells[BID]:
            return Refusal("ALX-2.10", "bid-too-low", {"bid": int(cells[BID])})
        return Refusal("ALX-2.10", "bid-too-high", {"payable": int(most_payable(state, seat))})
    event = AUCTIONS[int(cells[AUCTION])]
    if isinstance(action, PayKnight):
        if may_pay_knight(state, seat):
            return None
        if not knights_to_pay(state, seat):
            return Refusal("ALX-2.10", "no-knight-to-pay", {"event": event})
        return Refusal("ALX-2.11", "pay-exactly")
    good = GOODS.index(action.good)
    if may_pay_good(state, seat, good):
        return None
    if not ACCEPTED[int(cells[AUCTION]) * GOODS_KNOWN + good]:
        return Refusal("ALX-2.10", "not-accepted", {"good": action.good, "event": event})
    if not cells[HAND + seat * GOODS_KNOWN + good]:
        return Refusal("ALX-2.10", "no-such-good", {"good": action.good})
    return Refusal("ALX-2.11", "pay-exactly")
