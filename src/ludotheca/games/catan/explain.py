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
    OfferTo,
    OfferWant,
    PassBid,
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
from ludotheca.games.catan.auctions import is_out, may_bid, may_pay_good, may_pay_knight, most_payable
from ludotheca.games.catan.board import ACCEPTED, TAKES_KNIGHTS
from ludotheca.games.catan.data import AUCTIONS, GOLD, GOODS, RESOURCES
from ludotheca.games.catan.dice import is_seven
from ludotheca.games.catan.legality import (
    CITY_COST,
    DEVELOPMENT_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    can_afford,
    can_discard,
    deck_left,
    has_enough,
    has_plenty,
    has_road_place,
    is_own_settlement,
    joins_road,
    may_play,
)
from ludotheca.games.catan.offers import (
    can_counter_give,
    can_counter_want,
    can_name,
    can_offer,
    can_trade_with,
    can_want,
    has_offer_left,
    holds,
    is_two_sided,
    is_waiting,
    side,
)
from ludotheca.games.catan.roads import is_foreign
from ludotheca.games.catan.robber import kept_away, neighbours, spared, victims
from ludotheca.games.catan.state import (
    ANSWER,
    ANSWERING,
    ASKED,
    AUCTION,
    BANK,
    BID,
    BIDDING,
    BUILDING,
    CITIES_LEFT,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    CROWDED,
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    FRESH,
    GIVE,
    GOODS_KNOWN,
    HAND,
    KNIGHT,
    KNIGHTS,
    MAIN,
    MONOPOLY,
    MOST_OFFERED,
    MOST_OFFERS,
    MOVE_ROBBER,
    OFFER,
    OVER,
    OVERBID,
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
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    TOUCHED,
    TRADES,
    TURN,
    WANT,
    YEAR_OF_PLENTY,
    CatanState,
    owner,
)

if TYPE_CHECKING:
    from ludotheca.games.catan.rules import Catan

Development = PlayKnight | PlayRoadBuilding | PlayYearOfPlenty | PlayMonopoly
Drafting = OfferGive | OfferWant | OfferTo
Answer = Accept | Refuse | CounterGive | CounterWant | Counter

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
"""What each phase is about; the robber has another clause where a knight moves it."""
CARDS_OF: Final = {
    PlayKnight: ("knight", KNIGHT),
    PlayRoadBuilding: ("road-building", ROAD_BUILDING),
    PlayYearOfPlenty: ("year-of-plenty", YEAR_OF_PLENTY),
    PlayMonopoly: ("monopoly", MONOPOLY),
}


def clause(state: CatanState) -> str:
    cells = state.cells
    if cells[PHASE] == MOVE_ROBBER and not is_seven(state):
        return "CAT-1.9"
    return CLAUSES[int(cells[PHASE])]


def refusal(rules: "Catan", state: CatanState, seat: int, action: CatanAction) -> Refusal | None:
    if isinstance(action, Answer):
        return _answer(state, seat, action)
    if isinstance(action, Bid | PassBid) and is_out(state, seat):
        return _out(state, seat)
    # CAT-2.5: while others think about an offer, whoever has made it may still act.
    deciders = [int(state.cells[TURN])] if state.cells[PHASE] == ANSWERING else rules.actors(state)
    if seat not in deciders:
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
    if isinstance(action, Discard):
        has_it = can_discard(state, seat, RESOURCES.index(action.resource))
        return None if has_it else Refusal(rules.clause(state), "no-such-good", {"good": action.resource})
    if isinstance(action, TradeBank):
        return _bank(state, seat, action)
    if isinstance(action, Drafting):
        return _draft(state, seat, action)
    if isinstance(action, Propose):
        return None if is_two_sided(state, GIVE, WANT) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, TradeWith):
        return _partner(state, seat, action.with_seat)
    if isinstance(action, Bid):
        return _bid(state, seat, action.bid)
    if isinstance(action, PayGood | PayKnight):
        return _payment(state, seat, action)
    return None


def _road(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    cells = state.cells
    edge = rules.board.edge_numbers[name]
    joins = joins_road(state, rules.board, seat, edge)
    if cells[PHASE] == FOUND_ROAD:
        return None if joins else Refusal("CAT-1.2", "not-at-founded")
    if cells[ROAD + edge]:
        return Refusal("CAT-1.7", "edge-taken", {"seat": int(cells[ROAD + edge]) - 1})
    if not joins:
        return _apart(rules, state, seat, edge)
    if cells[PHASE] == FREE_ROAD:
        return None
    if not cells[ROADS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-road-left")
    return None if can_afford(state, seat, ROAD_COST) else Refusal("CAT-1.6", "too-dear-road")


def _apart(rules: "Catan", state: CatanState, seat: int, edge: int) -> Refusal:
    """An edge that nothing of one's own leads to, or only through another player's building."""
    if not has_road_place(state, rules.board, seat):
        return Refusal("CAT-1.7", "no-road-place")
    for crossing in rules.board.edge_ends[edge * 2 : edge * 2 + 2]:
        if state.cells[TOUCHED + crossing] & POWERS[seat] and is_foreign(state, seat, crossing):
            return Refusal("CAT-1.7", "road-cut", {"seat": int(owner(state.cells[BUILDING + crossing]))})
    return Refusal("CAT-1.7", "road-not-joined")


def _settlement(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    cells = state.cells
    crossing = rules.board.crossing_numbers[name]
    if cells[BUILDING + crossing]:
        return Refusal("CAT-1.7", "crossing-taken", {"seat": int(owner(cells[BUILDING + crossing]))})
    if cells[CROWDED + crossing]:
        return Refusal("CAT-1.7", "too-near")
    if cells[PASSED] < rules.board.banned_until[crossing]:
        is_ahead = crossing in list(rules.board.route[cells[PASSED] :])
        return Refusal("ALX-2.16", "ahead-of-alexander" if is_ahead else "beside-route")
    if not rules.may_settle(state, seat, crossing):
        has_place = any(rules.may_settle(state, seat, other) for other in range(rules.board.crossings))
        return Refusal("CAT-1.7", "no-road-here" if has_place else "no-settlement-place")
    if cells[PHASE] == FOUND_SETTLEMENT:
        return None
    if not cells[SETTLEMENTS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-settlement-left")
    return None if can_afford(state, seat, SETTLEMENT_COST) else Refusal("CAT-1.6", "too-dear-settlement")


def _city(rules: "Catan", state: CatanState, seat: int, name: str) -> Refusal | None:
    crossing = rules.board.crossing_numbers[name]
    if not is_own_settlement(state, seat, crossing):
        has_one = state.cells[SETTLEMENTS_LEFT + seat] < SETTLEMENTS_AT_START
        return Refusal("CAT-1.7", "no-own-settlement" if has_one else "no-settlement-yet")
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
    if isinstance(action, PlayRoadBuilding):
        if not state.cells[ROADS_LEFT + seat]:
            return Refusal("CAT-1.9", "no-road-left")
        return None if has_road_place(state, rules.board, seat) else Refusal("CAT-1.9", "no-road-place")
    if isinstance(action, PlayYearOfPlenty) and not has_plenty(state, PLENTY.index(action.resources)):
        return Refusal("CAT-1.9", "bank-lacks")
    return None


def _names_gold(action: Development) -> bool:
    if isinstance(action, PlayYearOfPlenty):
        return GOLD in action.resources
    return isinstance(action, PlayMonopoly) and action.resource == GOLD


def _robber(rules: "Catan", state: CatanState, seat: int, action: MoveRobber) -> Refusal | None:
    cells = state.cells
    place = rules.board.hex_numbers[action.hex]
    if place == cells[ROBBER]:
        return Refusal("CAT-1.5", "robber-stays")
    if friends := neighbours(state, rules.board, place) & kept_away(state, rules.board, seat):
        return Refusal("CAT-2.2", "robber-is-friendly", {"seat": _seats(friends)})
    victim = action.from_seat
    found = victims(state, rules.board, seat, place)
    if victim is None:
        return Refusal("CAT-1.5", "somebody-to-rob") if found else None
    if victim >= cells[SEATS]:
        return Refusal("CAT-1.5", "no-such-seat")
    if found & POWERS[victim]:
        return None
    if victim == seat:
        return Refusal("CAT-1.5", "not-oneself")
    if not neighbours(state, rules.board, place) & POWERS[victim]:
        return Refusal("CAT-1.5", "no-building-there", {"seat": victim})
    if spared(state, seat) & POWERS[victim]:
        return Refusal("CAT-2.2", "spared", {"seat": victim})
    return Refusal("CAT-1.5", "no-cards", {"seat": victim})


def _seats(found: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat, power in enumerate(POWERS) if found & power)


def _bank(state: CatanState, seat: int, action: TradeBank) -> Refusal | None:
    cells = state.cells
    give = GOODS.index(action.give)
    if action.give == action.receive:
        return Refusal("CAT-1.8", "like-for-like", {"good": action.give})
    if not has_enough(state, seat, give):
        rate = int(cells[RATE + seat * GOODS_KNOWN + give])
        return Refusal("CAT-1.8", "too-few-to-trade", {"good": action.give, "count": rate})
    has_it = cells[BANK + GOODS.index(action.receive)] > 0
    return None if has_it else Refusal("CAT-1.8", "bank-has-none", {"good": action.receive})


def _draft(state: CatanState, seat: int, action: Drafting) -> Refusal | None:
    """CAT-1.8, CAT-2.5: why something cannot be put into an offer."""
    if not state.cells[TRADES]:
        return Refusal("CAT-2.4", "no-player-trade")
    if not has_offer_left(state):
        return Refusal("CAT-2.5", "too-many-offers", {"count": MOST_OFFERS})
    if isinstance(action, OfferTo):
        return None if can_name(state, seat, action.to_seat) else _cannot_name(state, seat, action.to_seat)
    good = GOODS.index(action.good)
    if isinstance(action, OfferGive):
        return None if can_offer(state, seat, good) else _cannot_give(state, seat, good, GIVE, WANT)
    if can_want(state, seat, good):
        return None
    return _cannot_want(state, good, GIVE, WANT, Refusal("CAT-1.8", "nobody-has-so-many", {"good": action.good}))


def _cannot_name(state: CatanState, seat: int, other: int) -> Refusal:
    if other >= state.cells[SEATS]:
        return Refusal("CAT-2.5", "no-such-seat")
    if other == seat:
        return Refusal("CAT-1.8", "not-with-oneself")
    return Refusal("CAT-2.5", "named-already", {"seat": other})


def _cannot_give(state: CatanState, seat: int, good: int, give: int, want: int) -> Refusal:
    """``give`` and ``want`` are where the two sides are counted."""
    cells = state.cells
    if cells[want + good]:
        return Refusal("CAT-1.8", "like-for-like", {"good": GOODS[good]})
    if cells[HAND + seat * GOODS_KNOWN + good] <= cells[give + good]:
        return Refusal("CAT-1.8", "no-such-good", {"good": GOODS[good]})
    return Refusal("CAT-2.5", "too-many-cards", {"count": MOST_OFFERED})


def _cannot_want(state: CatanState, good: int, give: int, want: int, otherwise: Refusal) -> Refusal:
    if state.cells[give + good]:
        return Refusal("CAT-1.8", "like-for-like", {"good": GOODS[good]})
    is_full = side(state, want) >= MOST_OFFERED
    return Refusal("CAT-2.5", "too-many-cards", {"count": MOST_OFFERED}) if is_full else otherwise


def _partner(state: CatanState, seat: int, other: int) -> Refusal | None:
    cells = state.cells
    if other >= cells[SEATS]:
        return Refusal("CAT-1.8", "no-such-seat")
    if other == seat:
        return Refusal("CAT-1.8", "not-with-oneself")
    if not cells[ASKED] & POWERS[other]:
        return Refusal("CAT-2.5", "was-not-asked", {"seat": other})
    if can_trade_with(state, other):
        return None
    if is_waiting(state, other):
        return Refusal("CAT-1.8", "still-thinking", {"seat": other})
    is_counter = cells[ANSWER + other] == COUNTERS
    return Refusal("CAT-1.8", "cannot-pay-counter" if is_counter else "has-refused", {"seat": other})


def _answer(state: CatanState, seat: int, action: Answer) -> Refusal | None:
    cells = state.cells
    turn = int(cells[TURN])
    if seat == turn:
        return Refusal("CAT-1.8", "own-offer")
    if not cells[ASKED] & POWERS[seat]:
        return Refusal("CAT-2.5", "not-asked", {"seat": turn})
    if not is_waiting(state, seat):
        return Refusal("CAT-1.8", "has-answered")
    if isinstance(action, Accept):
        return None if holds(state, seat, WANT) else Refusal("CAT-1.8", "lacks-wanted")
    give, want = COUNTER_GIVE + seat * GOODS_KNOWN, COUNTER_WANT + seat * GOODS_KNOWN
    if isinstance(action, Counter):
        return None if is_two_sided(state, give, want) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, Refuse):
        return None
    good = GOODS.index(action.good)
    if isinstance(action, CounterGive):
        return None if can_counter_give(state, seat, good) else _cannot_give(state, seat, good, give, want)
    if can_counter_want(state, seat, good):
        return None
    otherwise = Refusal("CAT-1.8", "has-not-so-many", {"seat": turn, "good": action.good})
    return _cannot_want(state, good, give, want, otherwise)


def _out(state: CatanState, seat: int) -> Refusal:
    """Why a player bids no more in this auction."""
    return Refusal("ALX-2.12", "sits-out") if state.cells[OVERBID + seat] else Refusal("ALX-2.10", "has-passed")


def _bid(state: CatanState, seat: int, bid: int) -> Refusal | None:
    if may_bid(state, seat, bid):
        return None
    highest = int(state.cells[BID])
    if bid <= highest:
        return Refusal("ALX-2.10", "bid-too-low", {"bid": highest})
    return Refusal("ALX-2.10", "bid-too-high", {"payable": int(most_payable(state, seat))})


def _payment(state: CatanState, seat: int, action: PayGood | PayKnight) -> Refusal | None:
    cells = state.cells
    auction = int(cells[AUCTION])
    event = AUCTIONS[auction]
    if isinstance(action, PayKnight):
        if may_pay_knight(state, seat):
            return None
        if not TAKES_KNIGHTS[auction]:
            return Refusal("ALX-2.10", "not-accepted", {"good": "knight", "event": event})
        return Refusal("ALX-2.11", "pay-exactly") if cells[KNIGHTS + seat] else Refusal("ALX-2.10", "no-knight-to-pay")
    good = GOODS.index(action.good)
    if may_pay_good(state, seat, good):
        return None
    if not ACCEPTED[auction * GOODS_KNOWN + good]:
        return Refusal("ALX-2.10", "not-accepted", {"good": action.good, "event": event})
    if not cells[HAND + seat * GOODS_KNOWN + good]:
        return Refusal("ALX-2.10", "no-such-good", {"good": action.good})
    return Refusal("ALX-2.11", "pay-exactly")
