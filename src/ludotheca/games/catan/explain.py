"""Why an action is not legal in Catan: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT, list_seats
from ludotheca.engine.words import Refusal
from ludotheca.games.catan import actions, board, legality, limits, offers, robber
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.dice import is_seven
from ludotheca.games.catan.roads import is_foreign
from ludotheca.games.catan.state import CatanState, owner

if TYPE_CHECKING:
    from ludotheca.games.catan.rules import CatanRules

    AnyCatan = CatanRules[Any, Any, Any]

Development = actions.PlayKnight | actions.PlayRoadBuilding | actions.PlayYearOfPlenty | actions.PlayMonopoly
Drafting = actions.OfferGive | actions.OfferWant | actions.OfferTo
Answer = actions.Accept | actions.Refuse | actions.CounterGive | actions.CounterWant | actions.Counter

CLAUSES: Final = {
    at.FOUND_SETTLEMENT: "CAT-1.2",
    at.FOUND_ROAD: "CAT-1.2",
    at.ROLL: "CAT-1.3",
    at.DISCARD: "CAT-1.5",
    at.MOVE_ROBBER: "CAT-1.5",
    at.MAIN: "CAT-1.3",
    at.FREE_ROAD: "CAT-1.9",
    at.OFFER: "CAT-1.8",
    at.ANSWERING: "CAT-1.8",
    at.PARTNER: "CAT-1.8",
    at.OVER: "CAT-1.11",
}
"""What each phase is about; the robber has another clause where a knight moves it."""
CARDS_OF: Final = {
    actions.PlayKnight: ("knight", at.KNIGHT),
    actions.PlayRoadBuilding: ("road-building", at.ROAD_BUILDING),
    actions.PlayYearOfPlenty: ("year-of-plenty", at.YEAR_OF_PLENTY),
    actions.PlayMonopoly: ("monopoly", at.MONOPOLY),
}


def clause(cells: vec[i64]) -> str:
    if cells[at.PHASE] == at.MOVE_ROBBER and not is_seven(cells):
        return "CAT-1.9"
    return CLAUSES[int(cells[at.PHASE])]


def decides(rules: "AnyCatan", state: CatanState, seat: int) -> bool:
    """CAT-2.5: while others think about an offer, whoever has made it may still act."""
    cells = state.cells
    return seat == cells[at.TURN] if cells[at.PHASE] == at.ANSWERING else seat in rules.actors(state)


def refusal(rules: "AnyCatan", state: CatanState, seat: int, action: Struct) -> Refusal | None:
    cells = state.cells
    if isinstance(action, Answer):
        return _answer(rules.board.goods, cells, seat, action)
    if not decides(rules, state, seat):
        return rules.due(state, seat)
    if isinstance(action, actions.BuildRoad):
        return _road(rules, cells, seat, action.edge)
    if isinstance(action, actions.BuildSettlement):
        return _settlement(rules, cells, seat, action.crossing)
    if isinstance(action, actions.BuildCity):
        return _city(rules, cells, seat, action.crossing)
    if isinstance(action, actions.BuyDevelopment):
        if not legality.deck_left(cells):
            return Refusal("CAT-1.1", "no-development-left")
        can_pay = legality.can_afford(cells, seat, board.DEVELOPMENT_COST)
        return None if can_pay else Refusal("CAT-1.6", "too-dear-development")
    if isinstance(action, Development):
        return _development(rules, cells, seat, action)
    if isinstance(action, actions.MoveRobber):
        return _robber(rules, cells, seat, action)
    if isinstance(action, actions.Discard):
        has_it = legality.can_discard(cells, seat, RESOURCES.index(action.resource))
        return None if has_it else Refusal(rules.clause(state), "no-such-good", {"good": action.resource})
    if isinstance(action, actions.TradeBank):
        return _bank(rules.board.goods, cells, seat, action)
    if isinstance(action, Drafting):
        return _draft(rules.board.goods, cells, seat, action)
    if isinstance(action, actions.Propose):
        return None if offers.is_two_sided(cells, at.GIVE, at.WANT) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, actions.TradeWith):
        return _partner(cells, seat, action.with_seat)
    return None


def _road(rules: "AnyCatan", cells: vec[i64], seat: int, name: str) -> Refusal | None:
    edge = rules.board.edge_numbers[name]
    joins = legality.joins_road(cells, rules.board, seat, edge)
    if cells[at.PHASE] == at.FOUND_ROAD:
        return None if joins else Refusal("CAT-1.2", "not-at-founded")
    if cells[at.ROAD + edge]:
        return Refusal("CAT-1.7", "edge-taken", {"seat": int(cells[at.ROAD + edge]) - 1})
    if not joins:
        return _apart(rules, cells, seat, edge)
    if cells[at.PHASE] == at.FREE_ROAD:
        return None
    if not cells[at.ROADS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-road-left")
    return None if legality.can_afford(cells, seat, board.ROAD_COST) else Refusal("CAT-1.6", "too-dear-road")


def _apart(rules: "AnyCatan", cells: vec[i64], seat: int, edge: int) -> Refusal:
    """An edge that nothing of one's own leads to, or only through another player's building."""
    if not legality.has_road_place(cells, rules.board, seat):
        return Refusal("CAT-1.7", "no-road-place")
    for crossing in rules.board.edge_ends[edge * board.PER_EDGE : (edge + 1) * board.PER_EDGE]:
        if cells[at.TOUCHED + crossing] & SEAT_BIT[seat] and is_foreign(cells, seat, crossing):
            return Refusal("CAT-1.7", "road-cut", {"seat": int(owner(cells[at.BUILDING + crossing]))})
    return Refusal("CAT-1.7", "road-not-joined")


def _settlement(rules: "AnyCatan", cells: vec[i64], seat: int, name: str) -> Refusal | None:
    crossing = rules.board.crossing_numbers[name]
    if cells[at.BUILDING + crossing]:
        return Refusal("CAT-1.7", "crossing-taken", {"seat": int(owner(cells[at.BUILDING + crossing]))})
    if cells[at.CROWDED + crossing]:
        return Refusal("CAT-1.7", "too-near")
    if (banned := rules.banned(cells, crossing)) is not None:
        return banned
    if not rules.may_settle(cells, seat, crossing):
        has_place = any(rules.may_settle(cells, seat, other) for other in range(rules.board.crossings))
        return Refusal("CAT-1.7", "no-road-here" if has_place else "no-settlement-place")
    if cells[at.PHASE] == at.FOUND_SETTLEMENT:
        return None
    if not cells[at.SETTLEMENTS_LEFT + seat]:
        return Refusal("CAT-1.1", "no-settlement-left")
    return (
        None if legality.can_afford(cells, seat, board.SETTLEMENT_COST) else Refusal("CAT-1.6", "too-dear-settlement")
    )


def _city(rules: "AnyCatan", cells: vec[i64], seat: int, name: str) -> Refusal | None:
    crossing = rules.board.crossing_numbers[name]
    if not legality.is_own_settlement(cells, seat, crossing):
        has_one = cells[at.SETTLEMENTS_LEFT + seat] < limits.SETTLEMENTS_AT_START
        return Refusal("CAT-1.7", "no-own-settlement" if has_one else "no-settlement-yet")
    if not cells[at.CITIES_LEFT + seat]:
        return Refusal("CAT-1.1", "no-city-left")
    return None if legality.can_afford(cells, seat, board.CITY_COST) else Refusal("CAT-1.6", "too-dear-city")


def unplayable(cells: vec[i64], seat: int, action: Development) -> Refusal | None:
    """CAT-1.9: one card in a turn, and none that was bought in it."""
    card, kind = CARDS_OF[type(action)]
    if cells[at.PLAYED]:
        return Refusal("CAT-1.9", "one-card-a-turn")
    if not legality.may_play(cells, seat, kind):
        is_fresh = cells[at.FRESH + kind] > 0
        return Refusal("CAT-1.9", "bought-this-turn" if is_fresh else "no-such-card", {"card": card})
    return None


def _development(rules: "AnyCatan", cells: vec[i64], seat: int, action: Development) -> Refusal | None:
    if (found := unplayable(cells, seat, action)) is not None:
        return found
    if isinstance(action, actions.PlayRoadBuilding):
        if not cells[at.ROADS_LEFT + seat]:
            return Refusal("CAT-1.9", "no-road-left")
        return None if legality.has_road_place(cells, rules.board, seat) else Refusal("CAT-1.9", "no-road-place")
    if isinstance(action, actions.PlayYearOfPlenty) and not legality.has_plenty(
        cells, actions.PLENTY.index(action.resources)
    ):
        return Refusal("CAT-1.9", "bank-lacks")
    return None


def _robber(rules: "AnyCatan", cells: vec[i64], seat: int, action: actions.MoveRobber) -> Refusal | None:
    place = rules.board.hex_numbers[action.hex]
    if place == cells[at.ROBBER]:
        return Refusal("CAT-1.5", "robber-stays")
    there = robber.neighbours(cells, rules.board, place)
    if friends := there & robber.kept_away(cells, rules.board, seat):
        return Refusal("CAT-2.2", "robber-is-friendly", {"seat": tuple(list_seats(friends))})
    victim = action.from_seat
    found = there & robber.worth_robbing(cells, seat)
    if victim is None:
        return Refusal("CAT-1.5", "somebody-to-rob") if found else None
    if victim >= cells[at.SEATS]:
        return Refusal("CAT-1.5", "no-such-seat")
    if found & SEAT_BIT[victim]:
        return None
    if victim == seat:
        return Refusal("CAT-1.5", "not-oneself")
    if not there & SEAT_BIT[victim]:
        return Refusal("CAT-1.5", "no-building-there", {"seat": victim})
    if robber.spared(cells, seat) & SEAT_BIT[victim]:
        return Refusal("CAT-2.2", "spared", {"seat": victim})
    return Refusal("CAT-1.5", "no-cards", {"seat": victim})


def _bank(goods: tuple[str, ...], cells: vec[i64], seat: int, action: actions.TradeBank) -> Refusal | None:
    give = goods.index(action.give)
    if action.give == action.receive:
        return Refusal("CAT-1.8", "like-for-like", {"good": action.give})
    if not legality.has_enough(cells, seat, give):
        rate = int(cells[at.rate(seat, give)])
        return Refusal("CAT-1.8", "too-few-to-trade", {"good": action.give, "count": rate})
    has_it = cells[at.BANK + goods.index(action.receive)] > 0
    return None if has_it else Refusal("CAT-1.8", "bank-has-none", {"good": action.receive})


def _draft(goods: tuple[str, ...], cells: vec[i64], seat: int, action: Drafting) -> Refusal | None:
    """CAT-1.8, CAT-2.5: why something cannot be put into an offer."""
    if not cells[at.TRADES]:
        return Refusal("CAT-2.4", "no-player-trade")
    if not offers.has_offer_left(cells):
        return Refusal("CAT-2.5", "too-many-offers", {"count": limits.MOST_OFFERS})
    if isinstance(action, actions.OfferTo):
        return None if offers.can_name(cells, seat, action.to_seat) else _cannot_name(cells, seat, action.to_seat)
    good = goods.index(action.good)
    if isinstance(action, actions.OfferGive):
        return None if offers.can_offer(cells, seat, good) else _cannot_give(goods, cells, seat, good, at.GIVE, at.WANT)
    if offers.can_want(cells, seat, good):
        return None
    return _cannot_want(
        goods, cells, good, at.GIVE, at.WANT, Refusal("CAT-1.8", "nobody-has-so-many", {"good": action.good})
    )


def _cannot_name(cells: vec[i64], seat: int, other: int) -> Refusal:
    if other >= cells[at.SEATS]:
        return Refusal("CAT-2.5", "no-such-seat")
    if other == seat:
        return Refusal("CAT-1.8", "not-with-oneself")
    return Refusal("CAT-2.5", "named-already", {"seat": other})


def _cannot_give(goods: tuple[str, ...], cells: vec[i64], seat: int, good: int, give: int, want: int) -> Refusal:
    """``give`` and ``want`` are where the two sides are counted."""
    if cells[want + good]:
        return Refusal("CAT-1.8", "like-for-like", {"good": goods[good]})
    if cells[at.hand(seat, good)] <= cells[give + good]:
        return Refusal("CAT-1.8", "no-such-good", {"good": goods[good]})
    return Refusal("CAT-2.5", "too-many-cards", {"count": limits.MOST_OFFERED})


def _cannot_want(
    goods: tuple[str, ...], cells: vec[i64], good: int, give: int, want: int, otherwise: Refusal
) -> Refusal:
    if cells[give + good]:
        return Refusal("CAT-1.8", "like-for-like", {"good": goods[good]})
    is_full = offers.side(cells, want) >= limits.MOST_OFFERED
    return Refusal("CAT-2.5", "too-many-cards", {"count": limits.MOST_OFFERED}) if is_full else otherwise


def _partner(cells: vec[i64], seat: int, other: int) -> Refusal | None:
    if other >= cells[at.SEATS]:
        return Refusal("CAT-1.8", "no-such-seat")
    if other == seat:
        return Refusal("CAT-1.8", "not-with-oneself")
    if not cells[at.ASKED] & SEAT_BIT[other]:
        return Refusal("CAT-2.5", "was-not-asked", {"seat": other})
    if offers.can_trade_with(cells, other):
        return None
    if offers.is_waiting(cells, other):
        return Refusal("CAT-1.8", "still-thinking", {"seat": other})
    is_counter = cells[at.ANSWER + other] == at.COUNTERS
    return Refusal("CAT-1.8", "cannot-pay-counter" if is_counter else "has-refused", {"seat": other})


def _answer(goods: tuple[str, ...], cells: vec[i64], seat: int, action: Answer) -> Refusal | None:
    turn = int(cells[at.TURN])
    if seat == turn:
        return Refusal("CAT-1.8", "own-offer")
    if not cells[at.ASKED] & SEAT_BIT[seat]:
        return Refusal("CAT-2.5", "not-asked", {"seat": turn})
    if not offers.is_waiting(cells, seat):
        return Refusal("CAT-1.8", "has-answered")
    if isinstance(action, actions.Accept):
        return None if offers.holds(cells, seat, at.WANT) else Refusal("CAT-1.8", "lacks-wanted")
    give, want = at.counter_give(seat, 0), at.counter_want(seat, 0)
    if isinstance(action, actions.Counter):
        return None if offers.is_two_sided(cells, give, want) else Refusal("CAT-1.8", "no-gifts")
    if isinstance(action, actions.Refuse):
        return None
    good = goods.index(action.good)
    if isinstance(action, actions.CounterGive):
        return (
            None if offers.can_counter_give(cells, seat, good) else _cannot_give(goods, cells, seat, good, give, want)
        )
    if offers.can_counter_want(cells, seat, good):
        return None
    otherwise = Refusal("CAT-1.8", "has-not-so-many", {"seat": turn, "good": action.good})
    return _cannot_want(goods, cells, good, give, want, otherwise)
