"""What a position of Catan or Alexander is worth: what is built, what it yields, and what the hand is good for."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan.auctions import TILES_FOR_ADVISER, most_payable, tiles_of
from ludotheca.games.catan.board import DESERT, EVENTS_KNOWN, NONE, SETTLEMENT_AUCTION, Board
from ludotheca.games.catan.building import HARBOUR_RATE, SPECIAL_RATE
from ludotheca.games.catan.legality import CITY_COST, COSTS, ROAD_COST, SETTLEMENT_COST, deck_left
from ludotheca.games.catan.offers import can_trade_with, holds, is_waiting
from ludotheca.games.catan.rules import Catan
from ludotheca.games.catan.state import (
    ACCEPTS,
    ANSWER,
    ANSWERING,
    AUCTION,
    BID,
    BIDDER,
    BIDDING,
    BUILDING,
    CARDS,
    CITIES_LEFT,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    CROWDED,
    DEVELOPMENTS,
    DEVELOPMENTS_KNOWN,
    DISCARDING,
    FREE_ROADS,
    FRESH,
    GIVE,
    GOAL,
    GOODS_KNOWN,
    HAND,
    KNIGHT,
    KNIGHTS,
    LENGTH,
    MOST_SEATS,
    MOVE_ROBBER,
    NUMBER,
    PAID,
    PARTNER,
    PASSED,
    PAYING,
    PHASE,
    POWERS,
    RATE,
    REACH,
    RESOURCES_KNOWN,
    ROADS_LEFT,
    ROBBER,
    SEATS,
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    TERRAIN,
    TILES,
    TOUCHED,
    TURN,
    VICTORY_POINT,
    WANT,
    CatanState,
    is_city,
    owner,
)

PIPS: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1])
"""Ways to roll a number with two dice."""
NO_PIPS: Final[vec[i64]] = vec[i64]([0] * (MOST_SEATS * GOODS_KNOWN))

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
COIN: Final = 0.7
EXCESS: Final = 0.35
"""A card that a seven may cost."""
SITE: Final = 0.4
NEAR_SITE: Final = 0.22
FAR_SITE: Final = 0.1
"""A pip of the best place for a settlement: at an own road, one road away, two roads away."""
ROAD_LENGTH: Final = 0.25
KNIGHT_HELD: Final = 1.5
KNIGHT_PLAYED: Final = 1.2
CARD_HELD: Final = 2.5
ROBBER_TO_MOVE: Final = 1.6
FREE_ROAD_WORTH: Final = 1.2
HARBOUR_PIP: Final = 0.12
SPECIAL_PIP: Final = 0.25
TILE: Final = 3.5
LIKELY: Final = 0.5
UNLIKELY: Final = 0.1
"""How likely an offer is to be accepted by somebody who would gain from it, as far as one can guess; and by others."""
BID_CARD: Final = 1.5
"""What a card paid in an auction may cost."""
OVERBID: Final = 60.0

# What it is worth to hold the cards for something, by how many are missing.
SETTLEMENT_AIM: Final = 7.0
CITY_AIM: Final = 8.0
DEVELOPMENT_AIM: Final = 2.4
ROAD_AIM: Final = 1.4


NEARNESS: Final = [1.0, 0.55, 0.28, 0.1]


@final
class Appraisal:
    def __init__(self, rules: Catan) -> None:
        self.rules = rules

    def value(self, state: CatanState, seat: int) -> float:
        pips = self._pips(state)
        value = self._standing(state, seat, pips) + self._prospects(state, seat, pips) + self._pending(state, seat)
        for other in range(state.cells[SEATS]):
            if other != seat:
                rival = self._standing(state, other, pips) + CARD * float(state.cells[CARDS + other])
                value -= RIVALS * rival
        return value

    def _pips(self, state: CatanState) -> vec[i64]:
        """By seat and good: in how many of 72 rolls a card comes in; what the robber blocks counts half."""
        cells = state.cells
        board = self.rules.board
        pips = NO_PIPS[:]
        for crossing in range(board.crossings):
            content = cells[BUILDING + crossing]
            if content == 0:
                continue
            for k in range(3):
                place = board.crossing_hexes[crossing * 3 + k]
                if place != NONE and cells[TERRAIN + place] < DESERT:
                    worth = PIPS[cells[NUMBER + place]]
                    if cells[ROBBER] != place:
                        worth *= 2
                    cell = owner(content) * GOODS_KNOWN + cells[TERRAIN + place]
                    pips[cell] += 2 * worth if is_city(content) else worth
        return pips

    def _standing(self, state: CatanState, seat: i64, pips: vec[i64]) -> float:
        """Points, income, and what has been won on the way."""
        cells = state.cells
        points = self.rules.points(state, seat)
        worth = POINT * float(points)
        if points >= cells[GOAL]:
            worth += VICTORY
        for good in range(GOODS_KNOWN):
            income = float(pips[seat * GOODS_KNOWN + good]) / 2.0
            if income > 0.0:
                worth += PIP * income + KIND
                rate = cells[RATE + seat * GOODS_KNOWN + good]
                if rate == SPECIAL_RATE:
                    worth += SPECIAL_PIP * income
                elif rate == HARBOUR_RATE:
                    worth += HARBOUR_PIP * income
        worth += ROAD_LENGTH * float(cells[LENGTH + seat]) + KNIGHT_PLAYED * float(cells[KNIGHTS + seat])
        return worth + TILE * float(tiles_of(state, seat))

    def _prospects(self, state: CatanState, seat: i64, pips: vec[i64]) -> float:
        """What the own cards are good for, and where one can settle next."""
        cells = state.cells
        worth = self._sites(state, seat) + self.hand(state, seat)
        for kind in range(DEVELOPMENTS_KNOWN):
            if kind == VICTORY_POINT:
                continue
            held = cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + kind]
            if seat == cells[TURN]:
                held += cells[FRESH + kind]
            worth += float(held) * (KNIGHT_HELD if kind == KNIGHT else CARD_HELD)
        return worth

    def _sites(self, state: CatanState, seat: i64) -> float:
        """The best crossing to settle on, less worth the further it is."""
        cells = state.cells
        board = self.rules.board
        best = 0.0
        if cells[SETTLEMENTS_LEFT + seat] == 0:
            return best
        for crossing in range(board.crossings):
            if cells[TOUCHED + crossing] & POWERS[seat]:
                best = max(best, SITE * self._site(state, crossing))
        for edge in range(board.edges):
            if cells[REACH + edge] & POWERS[seat]:
                for side in range(2):
                    best = max(best, self._site_beyond(state, board.edge_ends[edge * 2 + side]))
        return best

    def _site_beyond(self, state: CatanState, crossing: i64) -> float:
        """The best crossing to settle on at the end of the next road, or of the one after it."""
        board = self.rules.board
        best = NEAR_SITE * self._site(state, crossing)
        if state.cells[BUILDING + crossing] > 0:
            return best
        for k in range(3):
            far = board.crossing_neighbours[crossing * 3 + k]
            if far != NONE:
                best = max(best, FAR_SITE * self._site(state, far))
        return best

    def _site(self, state: CatanState, crossing: i64) -> float:
        """What a settlement would yield, if there is room for it."""
        cells = state.cells
        board = self.rules.board
        if cells[CROWDED + crossing] > 0:
            return 0.0
        worth = float(self._site_pips(state, board, crossing))
        # ALX-2.16: Alexander will pass in the end.
        return worth * BLOCKED if cells[PASSED] < board.banned_until[crossing] else worth

    def _site_pips(self, state: CatanState, board: Board, crossing: i64) -> i64:
        cells = state.cells
        pips: i64 = 0
        for k in range(3):
            place = board.crossing_hexes[crossing * 3 + k]
            if place != NONE and cells[TERRAIN + place] < DESERT:
                pips += PIPS[cells[NUMBER + place]] + 1
        if board.harbour_of[crossing] != NONE:
            pips += 1
        return pips

    def hand(self, state: CatanState, seat: i64) -> float:
        """What the cards would build, as far as they are not being given up."""
        cells = state.cells
        count: i64 = 0
        for resource in range(RESOURCES_KNOWN):
            count += self._held(state, seat, resource)
        worth = CARD * float(count) + COIN * float(cells[HAND + seat * GOODS_KNOWN + RESOURCES_KNOWN])
        if count > self.rules.hand_limit:
            worth -= EXCESS * float(count - self.rules.hand_limit)
        aims = 0.0
        best = 0.0
        for cost in range(4):
            aim = self._aim(state, seat, cost)
            if aim > 0.0:
                aim *= self._nearness(state, seat, cost)
                aims += aim
                if aim > best:
                    best = aim
        return worth + best + 0.3 * (aims - best)

    def _held(self, state: CatanState, seat: i64, resource: i64) -> i64:
        cells = state.cells
        return cells[HAND + seat * GOODS_KNOWN + resource] - cells[DISCARDING + seat * RESOURCES_KNOWN + resource]

    def _aim(self, state: CatanState, seat: i64, cost: i64) -> float:
        """How much a player wants what these cards would build."""
        cells = state.cells
        if cost == SETTLEMENT_COST:
            return SETTLEMENT_AIM if cells[SETTLEMENTS_LEFT + seat] > 0 else 0.0
        if cost == CITY_COST:
            has_settlement = cells[SETTLEMENTS_LEFT + seat] < SETTLEMENTS_AT_START
            return CITY_AIM if cells[CITIES_LEFT + seat] > 0 and has_settlement else 0.0
        if cost == ROAD_COST:
            return ROAD_AIM if cells[ROADS_LEFT + seat] > 0 else 0.0
        return DEVELOPMENT_AIM if deck_left(state) > 0 else 0.0

    def _nearness(self, state: CatanState, seat: i64, cost: i64) -> float:
        missing = self._missing(state, seat, cost)
        return NEARNESS[missing] if missing < len(NEARNESS) else 0.0

    def _missing(self, state: CatanState, seat: i64, cost: i64) -> i64:
        """Cards that are missing, less those that the bank gives for what is left over."""
        missing: i64 = 0
        spare: i64 = 0
        for resource in range(RESOURCES_KNOWN):
            over = self._held(state, seat, resource) - COSTS[cost * RESOURCES_KNOWN + resource]
            if over < 0:
                missing -= over
            else:
                spare += over // state.cells[RATE + seat * GOODS_KNOWN + resource]
        # A trade has still to be made, so it is not quite as good as the card.
        return missing if spare < missing or missing == 0 else 1

    def _pending(self, state: CatanState, seat: i64) -> float:
        """What has been begun: a robber to move, free roads, an offer, a bid."""
        cells = state.cells
        phase = cells[PHASE]
        if phase == MOVE_ROBBER and cells[TURN] == seat:
            return ROBBER_TO_MOVE
        worth = FREE_ROAD_WORTH * float(cells[FREE_ROADS]) if cells[TURN] == seat else 0.0
        if phase == ANSWERING or phase == PARTNER:
            worth += self._hopes(state, seat) if seat == cells[TURN] else self._answer(state, seat)
        elif phase == BIDDING:
            worth += self._bid(state, seat)
        elif phase == PAYING and cells[BIDDER] == seat:
            worth += self._prize(state, seat) - BID_CARD * float(cells[BID] - cells[PAID])
        return worth

    # Trade.

    def _hopes(self, state: CatanState, seat: i64) -> float:
        """CAT-1.8: what the own offer may bring, by the answers that have come and those to be hoped for."""
        cells = state.cells
        gain = self.gain(state, seat, GIVE, WANT)
        best = min(gain, 0.0)
        for other in range(cells[SEATS]):
            if is_waiting(state, other):
                best = max(best, gain * (LIKELY if self.would_accept(state, other) else UNLIKELY))
            elif can_trade_with(state, other):
                own = other * GOODS_KNOWN
                is_counter = cells[ANSWER + other] == COUNTERS
                best = max(best, self.gain(state, seat, COUNTER_WANT + own, COUNTER_GIVE + own) if is_counter else gain)
        return best

    def would_accept(self, state: CatanState, seat: i64) -> bool:
        """Whether the present offer would do a player good."""
        return holds(state, seat, WANT) and self._good_of_trade(state, seat, WANT, GIVE) > 0.0

    def _answer(self, state: CatanState, seat: i64) -> float:
        cells = state.cells
        answer = cells[ANSWER + seat]
        if answer == ACCEPTS:
            return self._good_of_trade(state, seat, WANT, GIVE)
        own = seat * GOODS_KNOWN
        if answer != COUNTERS or self.gain(state, cells[TURN], COUNTER_WANT + own, COUNTER_GIVE + own) <= 0.0:
            return 0.0
        return LIKELY * self._good_of_trade(state, seat, COUNTER_GIVE + own, COUNTER_WANT + own)

    def _good_of_trade(self, state: CatanState, seat: i64, give: i64, take: i64) -> float:
        """What a trade with the active player would bring, less what it would bring the other."""
        return self.gain(state, seat, give, take) - RIVALS * self.gain(state, state.cells[TURN], take, give)

    def gain(self, state: CatanState, seat: i64, give: i64, take: i64) -> float:
        """How much better the hand would be after a trade; ``give`` and ``take`` are where its sides are counted."""
        before = self.hand(state, seat)
        self._move(state, seat, give, take)
        after = self.hand(state, seat)
        self._move(state, seat, take, give)
        return after - before

    def _move(self, state: CatanState, seat: i64, give: i64, take: i64) -> None:
        cells = state.cells
        for good in range(GOODS_KNOWN):
            cells[HAND + seat * GOODS_KNOWN + good] += cells[take + good] - cells[give + good]

    # Auctions.

    def _bid(self, state: CatanState, seat: i64) -> float:
        """ALX-2.10: what the prize is worth, less what it costs; a bid one cannot pay is a bad one."""
        cells = state.cells
        if cells[BIDDER] != seat:
            return 0.0
        if cells[BID] > most_payable(state, seat):
            return -OVERBID
        return self._prize(state, seat) - BID_CARD * float(cells[BID])

    def _prize(self, state: CatanState, seat: i64) -> float:
        cells = state.cells
        board = self.rules.board
        if cells[AUCTION] == SETTLEMENT_AUCTION:
            if cells[SETTLEMENTS_LEFT + seat] == 0:
                return 0.0
            crossing = board.route[cells[PASSED] - 1]
            return POINT + (PIP + SITE) * float(self._site_pips(state, board, crossing))
        cell = TILES + seat * EVENTS_KNOWN
        before = self._adviser_hopes(state, seat)
        cells[cell] += 1
        after = self._adviser_hopes(state, seat)
        cells[cell] -= 1
        return TILE + after - before

    def _adviser_hopes(self, state: CatanState, seat: i64) -> float:
        """ALX-2.15: three tiles, or more than others have, bring an adviser."""
        tiles = tiles_of(state, seat)
        most: i64 = 0
        for other in range(state.cells[SEATS]):
            if other != seat and tiles_of(state, other) > most:
                most = tiles_of(state, other)
        hopes = 5.0 * float(min(tiles, TILES_FOR_ADVISER))
        if tiles >= TILES_FOR_ADVISER:
            hopes += 8.0
        if tiles > most:
            hopes += 6.0
        return hopes
