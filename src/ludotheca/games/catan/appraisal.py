"""What a position of Catan is worth: what is built, what it yields, and what the hand is good for."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import board as tables
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.board import PER_CROSSING, PER_EDGE, price
from ludotheca.games.catan.legality import deck_left
from ludotheca.games.catan.offers import can_trade_with, holds, is_waiting
from ludotheca.games.catan.rules import CatanRules
from ludotheca.games.catan.scoring import all_points
from ludotheca.games.catan.state import is_city, owner

PIPS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1])
"""Ways to roll a number with two dice."""
NO_PIPS: Final[vec[i64]] = vec[i64]([0] * (at.MOST_SEATS * at.GOOD_KINDS))

# In points of the game, times ten. They were tried out in games between bots.
POINT: Final = 10.0
VICTORY: Final = 1000.0
PIP: Final = 0.55
KIND: Final = 1.6
"""A resource the player has some income of."""
RIVALS: Final = 0.3
"""How much of what the others have counts against a player."""
BLOCKED: Final = 0.5
"""What is left of the worth of a hex under the robber, which will move on."""
CARD: Final = 0.4
OTHER_GOOD: Final = 0.7
"""What is traded, and is no card."""
EXCESS: Final = 0.35
"""A card that a seven may cost."""
SITE: Final = 0.4
NEAR_SITE: Final = 0.22
FAR_SITE: Final = 0.1
"""A pip of the best place for a settlement: at a road of their own, one road away, two roads away."""
ROAD_LENGTH: Final = 0.25
KNIGHT_HELD: Final = 1.5
KNIGHT_PLAYED: Final = 1.2
CARD_HELD: Final = 2.5
ROBBER_TO_MOVE: Final = 1.6
FREE_ROAD_WORTH: Final = 1.2
HARBOUR_PIP: Final = 0.12
SPECIAL_PIP: Final = 0.25
LIKELY: Final = 0.5
UNLIKELY: Final = 0.1
"""How likely an offer is to be accepted by somebody who would gain from it, as far as one can guess; and by others."""

# What it is worth to hold the cards for something, by how many are missing.
SETTLEMENT_AIM: Final = 7.0
CITY_AIM: Final = 8.0
DEVELOPMENT_AIM: Final = 2.4
ROAD_AIM: Final = 1.4


NEARNESS: Final = [1.0, 0.55, 0.28, 0.1]


class Appraisal:
    """Judges positions by the rules of one game. A scenario adds what it brings along."""

    def __init__(self, rules: CatanRules[Any, Any, Any]) -> None:
        self.rules = rules

    def value(self, cells: vec[i64], seat: i64) -> float:
        pips = self.pips(cells)
        value = self._standing(cells, seat, pips) + self._prospects(cells, seat, pips) + self.pending(cells, seat)
        for other in range(cells[at.SEATS]):
            if other != seat:
                rival = self._standing(cells, other, pips) + CARD * float(cells[at.CARDS + other])
                value -= RIVALS * rival
        return value

    def pips(self, cells: vec[i64]) -> vec[i64]:
        """By seat and good: in how many of 72 rolls a card comes in; what the robber blocks counts half."""
        board = self.rules.board
        pips = NO_PIPS[:]
        for crossing in range(board.crossings):
            content = cells[at.BUILDING + crossing]
            if content == 0:
                continue
            for k in range(PER_CROSSING):
                place = board.crossing_hexes[crossing * PER_CROSSING + k]
                if place != at.NONE and cells[at.TERRAIN + place] < at.DESERT:
                    worth = PIPS[cells[at.NUMBER + place]]
                    if cells[at.ROBBER] != place:
                        worth *= 2
                    cell = owner(content) * at.GOOD_KINDS + cells[at.TERRAIN + place]
                    pips[cell] += 2 * worth if is_city(content) else worth
        return pips

    def _standing(self, cells: vec[i64], seat: i64, pips: vec[i64]) -> float:
        """Points, income, and what has been won on the way."""
        points = all_points(cells, seat)
        worth = POINT * float(points)
        if points >= cells[at.GOAL]:
            worth += VICTORY
        for good in range(at.GOOD_KINDS):
            income = float(pips[seat * at.GOOD_KINDS + good]) / 2.0
            if income > 0.0:
                worth += PIP * income + KIND
                rate = cells[at.rate(seat, good)]
                if rate == limits.SPECIAL_RATE:
                    worth += SPECIAL_PIP * income
                elif rate == limits.HARBOUR_RATE:
                    worth += HARBOUR_PIP * income
        worth += ROAD_LENGTH * float(cells[at.LENGTH + seat]) + KNIGHT_PLAYED * float(cells[at.KNIGHTS + seat])
        return worth + self.extras(cells, seat)

    def extras(self, cells: vec[i64], seat: i64) -> float:
        """What a scenario has given the player."""
        return 0.0

    def _prospects(self, cells: vec[i64], seat: i64, pips: vec[i64]) -> float:
        """What the player's cards are good for, and where one can settle next."""
        worth = self._sites(cells, seat) + self.hand(cells, seat)
        for kind in range(at.DEVELOPMENT_KINDS):
            if kind == at.VICTORY_POINT:
                continue
            held = cells[at.development(seat, kind)]
            if seat == cells[at.TURN]:
                held += cells[at.FRESH + kind]
            worth += float(held) * (KNIGHT_HELD if kind == at.KNIGHT else CARD_HELD)
        return worth

    def _sites(self, cells: vec[i64], seat: i64) -> float:
        """The best crossing to settle on, less worth the further it is."""
        if cells[at.SETTLEMENTS_LEFT + seat] == 0:
            return 0.0
        here, near, far = self.best_sites(cells, seat)
        return max(SITE * here, NEAR_SITE * near, FAR_SITE * far)

    def best_sites(self, cells: vec[i64], seat: i64) -> tuple[float, float, float]:
        """What the best crossings are worth: at a road of their own, at the end of the next one, and of the one after.

        A road that is still to be built may lead back to what is reached already; that does no harm.
        """
        board = self.rules.board
        here = near = far = 0.0
        for crossing in range(board.crossings):
            if cells[at.TOUCHED + crossing] & SEAT_BIT[seat]:
                here = max(here, self.site(cells, crossing))
        for edge in range(board.edges):
            if cells[at.REACH + edge] & SEAT_BIT[seat]:
                for side in range(PER_EDGE):
                    end = board.edge_ends[edge * PER_EDGE + side]
                    near = max(near, self.site(cells, end))
                    if cells[at.BUILDING + end] == 0:
                        far = max(far, self._site_beyond(cells, end))
        return here, near, far

    def _site_beyond(self, cells: vec[i64], crossing: i64) -> float:
        """The best crossing next to another."""
        board = self.rules.board
        best = 0.0
        for k in range(PER_CROSSING):
            beyond = board.crossing_neighbours[crossing * PER_CROSSING + k]
            if beyond != at.NONE:
                best = max(best, self.site(cells, beyond))
        return best

    def site(self, cells: vec[i64], crossing: i64) -> float:
        """What a settlement would yield, if there is room for it."""
        if cells[at.CROWDED + crossing] > 0:
            return 0.0
        return float(self.site_pips(cells, crossing))

    def site_pips(self, cells: vec[i64], crossing: i64) -> i64:
        board = self.rules.board
        pips: i64 = 0
        for k in range(PER_CROSSING):
            place = board.crossing_hexes[crossing * PER_CROSSING + k]
            if place != at.NONE and cells[at.TERRAIN + place] < at.DESERT:
                pips += PIPS[cells[at.NUMBER + place]] + 1
        if board.harbour_of[crossing] != at.NONE:
            pips += 1
        return pips

    def hand(self, cells: vec[i64], seat: i64) -> float:
        """What the cards would build, as far as they are not being given up."""
        count: i64 = 0
        for resource in range(at.RESOURCE_KINDS):
            count += self.held(cells, seat, resource)
        worth = CARD * float(count) + OTHER_GOOD * float(cells[at.hand(seat, at.RESOURCE_KINDS)])
        if count > self.rules.hand_limit:
            worth -= EXCESS * float(count - self.rules.hand_limit)
        aims = 0.0
        best = 0.0
        for cost in range(tables.COST_KINDS):
            aim = self.aim(cells, seat, cost)
            if aim > 0.0:
                aim *= self.nearness(cells, seat, cost)
                aims += aim
                if aim > best:
                    best = aim
        return worth + best + 0.3 * (aims - best)

    def held(self, cells: vec[i64], seat: i64, resource: i64) -> i64:
        return cells[at.hand(seat, resource)] - cells[at.discarding(seat, resource)]

    def aim(self, cells: vec[i64], seat: i64, cost: i64) -> float:
        """How much a player wants what these cards would build."""
        if cost == tables.SETTLEMENT_COST:
            return SETTLEMENT_AIM if cells[at.SETTLEMENTS_LEFT + seat] > 0 else 0.0
        if cost == tables.CITY_COST:
            has_settlement = cells[at.SETTLEMENTS_LEFT + seat] < limits.SETTLEMENTS_AT_START
            return CITY_AIM if cells[at.CITIES_LEFT + seat] > 0 and has_settlement else 0.0
        if cost == tables.ROAD_COST:
            return ROAD_AIM if cells[at.ROADS_LEFT + seat] > 0 else 0.0
        return DEVELOPMENT_AIM if deck_left(cells) > 0 else 0.0

    def nearness(self, cells: vec[i64], seat: i64, cost: i64) -> float:
        missing = self._missing(cells, seat, cost)
        return NEARNESS[missing] if missing < len(NEARNESS) else 0.0

    def _missing(self, cells: vec[i64], seat: i64, cost: i64) -> i64:
        """Cards that are missing, less those that the bank gives for what is left over."""
        missing: i64 = 0
        spare: i64 = 0
        for resource in range(at.RESOURCE_KINDS):
            over = self.held(cells, seat, resource) - price(cost, resource)
            if over < 0:
                missing -= over
            else:
                spare += over // cells[at.rate(seat, resource)]
        # A trade has still to be made, so it is not quite as good as the card.
        return missing if spare < missing or missing == 0 else 1

    def pending(self, cells: vec[i64], seat: i64) -> float:
        """What has been begun: a robber to move, free roads, an offer."""
        phase = cells[at.PHASE]
        if phase == at.MOVE_ROBBER and cells[at.TURN] == seat:
            return ROBBER_TO_MOVE
        worth = FREE_ROAD_WORTH * float(cells[at.FREE_ROADS]) if cells[at.TURN] == seat else 0.0
        if phase == at.ANSWERING or phase == at.PARTNER:
            worth += self._hopes(cells, seat) if seat == cells[at.TURN] else self._answer(cells, seat)
        return worth

    # Trade.

    def _hopes(self, cells: vec[i64], seat: i64) -> float:
        """CAT-1.8: what the player's offer may bring, by the answers that have come and those to be hoped for."""
        gain = self.gain(cells, seat, at.GIVE, at.WANT)
        best = min(gain, 0.0)
        for other in range(cells[at.SEATS]):
            if is_waiting(cells, other):
                best = max(best, gain * (LIKELY if self.would_accept(cells, other) else UNLIKELY))
            elif can_trade_with(cells, other):
                is_counter = cells[at.ANSWER + other] == at.COUNTERS
                best = max(best, self.counter_gain(cells, seat, other) if is_counter else gain)
        return best

    def would_accept(self, cells: vec[i64], seat: i64) -> bool:
        """Whether the present offer would do a player good."""
        return holds(cells, seat, at.WANT) and self._good_of_trade(cells, seat, at.WANT, at.GIVE) > 0.0

    def _answer(self, cells: vec[i64], seat: i64) -> float:
        answer = cells[at.ANSWER + seat]
        if answer == at.ACCEPTS:
            return self._good_of_trade(cells, seat, at.WANT, at.GIVE)
        if answer != at.COUNTERS or self.counter_gain(cells, cells[at.TURN], seat) <= 0.0:
            return 0.0
        return LIKELY * self._good_of_trade(cells, seat, at.counter_give(seat, 0), at.counter_want(seat, 0))

    def counter_gain(self, cells: vec[i64], seat: i64, other: i64) -> float:
        """What the other's counter-offer would bring the active player."""
        return self.gain(cells, seat, at.counter_want(other, 0), at.counter_give(other, 0))

    def _good_of_trade(self, cells: vec[i64], seat: i64, give: i64, take: i64) -> float:
        """What a trade with the active player would bring, less what it would bring the other."""
        return self.gain(cells, seat, give, take) - RIVALS * self.gain(cells, cells[at.TURN], take, give)

    def gain(self, cells: vec[i64], seat: i64, give: i64, take: i64) -> float:
        """How much better the hand would be after a trade; ``give`` and ``take`` are where its sides are counted."""
        before = self.hand(cells, seat)
        self._move(cells, seat, give, take)
        after = self.hand(cells, seat)
        self._move(cells, seat, take, give)
        return after - before

    def _move(self, cells: vec[i64], seat: i64, give: i64, take: i64) -> None:
        for good in range(at.GOOD_KINDS):
            cells[at.hand(seat, good)] += cells[take + good] - cells[give + good]
