"""What a seat may know of a position of Catan, as numbers: what the hand-written value looks at, one by one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.encoder import Encoder
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import board as tables
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits
from ludotheca.games.catan.appraisal import LIKELY, PIPS, Appraisal
from ludotheca.games.catan.board import PER_HEX, price
from ludotheca.games.catan.data import CARDS_OF_A_KIND, COSTS, DEVELOPMENT_COUNTS, DEVELOPMENTS, RESOURCES
from ludotheca.games.catan.legality import deck_left
from ludotheca.games.catan.offers import can_trade_with, is_waiting
from ludotheca.games.catan.scoring import open_points, victory_point_cards
from ludotheca.games.catan.state import CatanState, is_city, owner

# What makes a number about 1.
DEVELOPMENTS_IN_ALL: Final = float(sum(DEVELOPMENT_COUNTS))
ALL_OF_A_KIND: Final = float(CARDS_OF_A_KIND)
MANY_PIPS: Final = 12.0
MANY_CARDS: Final = 10.0
MANY_OF_A_KIND: Final = 5.0
GOOD_SITE: Final = 15.0
LONG_ROAD: Final = 10.0
MANY_TURNS: Final = 100.0
WORTH: Final = 10.0
"""The hand-written value counts points of the game times ten."""
LEAD: Final = 5.0

# How far a game is, by the points of the leader and of all on average. Fitted to games of the greedy bot, in which it
# errs by 0.09 (standard deviation).
LEADER_SHARE: Final = 0.85
MEAN_SHARE: Final = 0.45
AT_START: Final = 0.12

TABLE_FEATURES: Final = (
    "players",
    "points to win",
    "players trade",
    "turns",
    "foundation",
    "dice rolled",
    "development cards left",
    "points of the leader",
    *(f"{resource} in the bank" for resource in RESOURCES),
)
OPEN_FEATURES: Final = (
    "points",
    "lead in points",
    "settlements",
    "cities",
    "longest road",
    "road length",
    "lead in road length",
    "roads left",
    "largest army",
    "knights played",
    "lead in knights",
    "development cards",
    "cards",
    "cards above the limit",
    "cards to give up",
    "on turn",
    "turns to wait",
    "robber to move",
    "free roads",
    *(f"income of {resource}" for resource in RESOURCES),
    "kinds of income",
    "income blocked by the robber",
    *(f"income for a {name}" for name in COSTS),
    "income with a harbour of all kinds",
    "income with a harbour of its kind",
    "harbour of all kinds",
    "site at a road",
    "site one road away",
    "site two roads away",
    "sites at a road",
)
OWN_FEATURES: Final = (
    *(f"{resource} in hand" for resource in RESOURCES),
    *(f"near to a {name}" for name in COSTS),
    "worth of the hand",
    *(f"{name} in hand" for name in DEVELOPMENTS),
    "bought in this turn",
    "gain by the offer",
)


class CatanEncoder(Encoder[CatanState]):
    """A scenario adds its own features after these."""

    def __init__(
        self,
        appraisal: Appraisal,
        table_features: tuple[str, ...],
        open_features: tuple[str, ...],
        own_features: tuple[str, ...],
    ) -> None:
        """The names are those of this module, and what a scenario adds to them."""
        super().__init__(at.MOST_SEATS, table_features, open_features, own_features)
        self.appraisal = appraisal

    def seats(self, state: CatanState) -> int:
        return state.cells[at.SEATS]

    def progress(self, state: CatanState) -> float:
        cells = state.cells
        if cells[at.PHASE] == at.OVER:
            return 1.0
        points: i64 = 0
        for seat in range(cells[at.SEATS]):
            points += open_points(cells, seat)
        mean = float(points) / float(cells[at.SEATS] * cells[at.GOAL])
        return min(1.0, max(0.0, LEADER_SHARE * leader_share(cells) + MEAN_SHARE * mean - AT_START))

    # The table.

    def write_table(self, state: CatanState, out: vec[float], first: i64) -> None:
        cells = state.cells
        out[first] = float(cells[at.SEATS]) / float(at.MOST_SEATS)
        out[first + 1] = float(cells[at.GOAL]) / WORTH
        out[first + 2] = float(cells[at.TRADES])
        out[first + 3] = min(1.0, float(cells[at.TURNS]) / MANY_TURNS)
        out[first + 4] = 1.0 if cells[at.PHASE] <= at.FOUND_ROAD else 0.0
        out[first + 5] = float(cells[at.HAS_ROLLED])
        out[first + 6] = float(deck_left(cells)) / DEVELOPMENTS_IN_ALL
        out[first + 7] = leader_share(cells)
        for resource in range(at.RESOURCE_KINDS):
            out[first + 8 + resource] = float(cells[at.BANK + resource]) / ALL_OF_A_KIND

    # What everybody knows about a seat.

    def write_open(self, state: CatanState, seat: i64, out: vec[float], first: i64) -> None:
        cells = state.cells
        place = self._write_standing(cells, seat, out, first)
        place = self._write_cards(cells, seat, out, place)
        place = self._write_turn(cells, seat, out, place)
        place = self._write_income(cells, seat, out, place)
        self._write_sites(cells, seat, out, place)

    def _write_standing(self, cells: vec[i64], seat: i64, out: vec[float], first: i64) -> i64:
        """Points, buildings and the two awards."""
        points = open_points(cells, seat)
        others_points: i64 = 0
        others_length: i64 = 0
        others_knights: i64 = 0
        for other in range(cells[at.SEATS]):
            if other != seat:
                others_points = max(others_points, open_points(cells, other))
                others_length = max(others_length, cells[at.LENGTH + other])
                others_knights = max(others_knights, cells[at.KNIGHTS + other])
        out[first] = float(points) / float(cells[at.GOAL])
        out[first + 1] = float(points - others_points) / float(cells[at.GOAL])
        out[first + 2] = float(limits.SETTLEMENTS_AT_START - cells[at.SETTLEMENTS_LEFT + seat]) / MANY_OF_A_KIND
        out[first + 3] = float(limits.CITIES_AT_START - cells[at.CITIES_LEFT + seat]) / MANY_OF_A_KIND
        out[first + 4] = 1.0 if cells[at.LONGEST] == seat else 0.0
        out[first + 5] = float(cells[at.LENGTH + seat]) / LONG_ROAD
        out[first + 6] = bounded(float(cells[at.LENGTH + seat] - others_length) / LEAD)
        out[first + 7] = float(cells[at.ROADS_LEFT + seat]) / float(limits.ROADS_AT_START)
        out[first + 8] = 1.0 if cells[at.ARMY] == seat else 0.0
        out[first + 9] = float(cells[at.KNIGHTS + seat]) / LEAD
        out[first + 10] = bounded(float(cells[at.KNIGHTS + seat] - others_knights) / LEAD)
        return first + 11

    def _write_cards(self, cells: vec[i64], seat: i64, out: vec[float], first: i64) -> i64:
        """How many cards: of which kinds they are, others do not see."""
        developments = total(cells, at.development(seat, 0), at.DEVELOPMENT_KINDS)
        if seat == cells[at.TURN]:
            developments += total(cells, at.FRESH, at.DEVELOPMENT_KINDS)
        count = cells[at.CARDS + seat]
        out[first] = float(developments) / MANY_OF_A_KIND
        out[first + 1] = float(count) / MANY_CARDS
        out[first + 2] = float(max(0, count - self.appraisal.rules.hand_limit)) / MANY_CARDS
        out[first + 3] = float(cells[at.DISCARDS + seat]) / MANY_CARDS
        return first + 4

    def _write_turn(self, cells: vec[i64], seat: i64, out: vec[float], first: i64) -> i64:
        is_turn = seat == cells[at.TURN]
        seats = cells[at.SEATS]
        out[first] = 1.0 if is_turn else 0.0
        out[first + 1] = float((seat - cells[at.TURN] + seats) % seats) / float(at.MOST_SEATS)
        out[first + 2] = 1.0 if is_turn and cells[at.PHASE] == at.MOVE_ROBBER else 0.0
        out[first + 3] = float(cells[at.FREE_ROADS]) / float(limits.FREE_ROADS) if is_turn else 0.0
        return first + 4

    def _write_income(self, cells: vec[i64], seat: i64, out: vec[float], first: i64) -> i64:
        """In pips, with half of what the robber blocks, as the hand-written value has it."""
        pips = self.appraisal.pips(cells)
        own = seat * at.GOOD_KINDS
        kinds = 0.0
        harbour = 0.0
        special = 0.0
        for resource in range(at.RESOURCE_KINDS):
            income = float(pips[own + resource]) / (2.0 * MANY_PIPS)
            out[first + resource] = income
            if income > 0.0:
                kinds += 1.0
            rate = cells[at.rate(seat, resource)]
            if rate == limits.SPECIAL_RATE:
                special += income
            elif rate == limits.HARBOUR_RATE:
                harbour += income
        place = first + at.RESOURCE_KINDS
        out[place] = kinds / float(at.RESOURCE_KINDS)
        out[place + 1] = float(self._blocked(cells, seat)) / MANY_PIPS
        place += 2
        for cost in range(tables.COST_KINDS):
            out[place + cost] = _income_for(cost, out, first)
        place += tables.COST_KINDS
        out[place] = harbour
        out[place + 1] = special
        out[place + 2] = 1.0 if _has_harbour(cells, seat) else 0.0
        return place + 3

    def _blocked(self, cells: vec[i64], seat: i64) -> i64:
        """Pips that the robber keeps from a player."""
        robber = cells[at.ROBBER]
        if cells[at.TERRAIN + robber] >= at.DESERT:
            return 0
        board = self.appraisal.rules.board
        buildings: i64 = 0
        for k in range(PER_HEX):
            content = cells[at.BUILDING + board.hex_crossings[robber * PER_HEX + k]]
            if content > 0 and owner(content) == seat:
                buildings += 2 if is_city(content) else 1
        return buildings * PIPS[cells[at.NUMBER + robber]]

    def _write_sites(self, cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
        """Where there is room for the next settlement, if there is one left."""
        here = near = far = 0.0
        count: i64 = 0
        if cells[at.SETTLEMENTS_LEFT + seat] > 0:
            here, near, far = self.appraisal.best_sites(cells, seat)
            if here > 0.0:
                for crossing in range(self.appraisal.rules.board.crossings):
                    if cells[at.TOUCHED + crossing] & SEAT_BIT[seat] and cells[at.CROWDED + crossing] == 0:
                        count += 1
        out[first] = here / GOOD_SITE
        out[first + 1] = near / GOOD_SITE
        out[first + 2] = far / GOOD_SITE
        out[first + 3] = float(count) / MANY_OF_A_KIND

    # What only the seat knows.

    def write_own(self, state: CatanState, seat: i64, out: vec[float], first: i64) -> None:
        cells = state.cells
        for resource in range(at.RESOURCE_KINDS):
            out[first + resource] = float(self.appraisal.held(cells, seat, resource)) / MANY_OF_A_KIND
        place = first + at.RESOURCE_KINDS
        for cost in range(tables.COST_KINDS):
            is_wanted = self.appraisal.aim(cells, seat, cost) > 0.0
            out[place + cost] = self.appraisal.nearness(cells, seat, cost) if is_wanted else 0.0
        place += tables.COST_KINDS
        out[place] = self.appraisal.hand(cells, seat) / WORTH
        place += 1
        is_turn = seat == cells[at.TURN]
        for kind in range(at.DEVELOPMENT_KINDS):
            held = cells[at.development(seat, kind)]
            if is_turn:
                held += cells[at.FRESH + kind]
            out[place + kind] = float(held) / MANY_OF_A_KIND
        # A victory point is worth the same whether it lies open or not.
        out[place + at.VICTORY_POINT] = float(victory_point_cards(cells, seat)) / float(cells[at.GOAL])
        place += at.DEVELOPMENT_KINDS
        fresh = total(cells, at.FRESH, at.DEVELOPMENT_KINDS) if is_turn else 0
        out[place] = float(fresh) / MANY_OF_A_KIND
        out[place + 1] = self._offered_gain(cells, seat) / WORTH

    def _offered_gain(self, cells: vec[i64], seat: i64) -> float:
        """CAT-1.8: what the present offer would bring; as far as the answers are known, and the own hand."""
        phase = cells[at.PHASE]
        if phase != at.ANSWERING and phase != at.PARTNER:
            return 0.0
        if seat != cells[at.TURN]:
            is_accepted = cells[at.ANSWER + seat] == at.ACCEPTS
            return self.appraisal.gain(cells, seat, at.WANT, at.GIVE) if is_accepted else 0.0
        gain = self.appraisal.gain(cells, seat, at.GIVE, at.WANT)
        best = 0.0
        for other in range(cells[at.SEATS]):
            if is_waiting(cells, other):
                best = max(best, LIKELY * gain)
            elif can_trade_with(cells, other):
                is_counter = cells[at.ANSWER + other] == at.COUNTERS
                best = max(best, self.appraisal.counter_gain(cells, seat, other) if is_counter else gain)
        return best


def leader_share(cells: vec[i64]) -> float:
    """The most points that anybody shows, of those that win."""
    most: i64 = 0
    for seat in range(cells[at.SEATS]):
        most = max(most, open_points(cells, seat))
    return float(most) / float(cells[at.GOAL])


def bounded(number: float) -> float:
    """Within -1 and 1."""
    return min(1.0, max(-1.0, number))


def _income_for(cost: i64, out: vec[float], first: i64) -> float:
    """How fast the cards for something come in, by the one that comes slowest; ``first``: the income of each."""
    slowest = 1.0
    for resource in range(at.RESOURCE_KINDS):
        if price(cost, resource) > 0:
            slowest = min(slowest, out[first + resource] / float(price(cost, resource)))
    return slowest


def _has_harbour(cells: vec[i64], seat: i64) -> bool:
    """Whether all goods can be traded at the better rate."""
    for resource in range(at.RESOURCE_KINDS):
        if cells[at.rate(seat, resource)] > limits.HARBOUR_RATE:
            return False
    return True
