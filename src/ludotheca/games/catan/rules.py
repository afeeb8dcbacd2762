"""Catan's rules on any board, and the base game. A scenario puts its phases on top.

The clause ids (CAT-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from msgspec import Struct
from msgspec.structs import replace
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.catan import board as tables
from ludotheca.games.catan import (
    building,
    choosing,
    developments,
    dice,
    events,
    explain,
    hands,
    inventory,
    legality,
    limits,
    offers,
    reading,
    scoring,
    setting_up,
    streams,
    trading,
    writing,
)
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.action_numbers import NUMBERS, VICTIMS, ActionNumbers
from ludotheca.games.catan.actions import CATALOGUE, PHASES, CatanAction
from ludotheca.games.catan.board import BOARD, PER_CROSSING, Board
from ludotheca.games.catan.data import CARDS_OF_A_KIND, RESOURCES
from ludotheca.games.catan.dealing import DEALER
from ludotheca.games.catan.events import CatanEvent
from ludotheca.games.catan.meta import META
from ludotheca.games.catan.production import produce
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.views import View

A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=View)


class CatanRules(Rules[CatanState, A, E, V], Generic[A, E, V]):
    """What goes for the base game and its scenarios alike."""

    def __init__(self, board: Board, numbers: ActionNumbers, hand_limit: i64) -> None:
        self.board = board
        self.numbers = numbers
        self.hand_limit: i64 = hand_limit

    # Who decides what.

    def seats(self, state: CatanState) -> int:
        return state.cells[at.SEATS]

    def rounds(self, state: CatanState) -> int:
        return (state.cells[at.TURNS] - 1) // state.cells[at.SEATS] + 1

    def acting(self, state: CatanState) -> i64:
        """CAT-1.5, CAT-1.8: all who discard, and all who are asked, decide at the same time."""
        cells = state.cells
        phase = cells[at.PHASE]
        if phase == at.OVER:
            return NO_SEATS
        if phase != at.DISCARD and phase != at.ANSWERING:
            return SEAT_BIT[cells[at.TURN]]
        acting = NO_SEATS
        for seat in range(cells[at.SEATS]):
            if offers.is_waiting(cells, seat) if phase == at.ANSWERING else cells[at.DISCARDS + seat] > 0:
                acting |= SEAT_BIT[seat]
        return acting

    def choices(self, state: CatanState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        phase = cells[at.PHASE]
        numbers = self.numbers
        if phase == at.DISCARD:
            choosing.add_discards(numbers, cells, seat, legal)
        elif phase == at.ANSWERING:
            if offers.is_waiting(cells, seat):
                trading.add_answers(numbers, cells, seat, legal)
            elif seat == cells[at.TURN]:
                trading.add_closings(numbers, cells, legal)
        elif seat == cells[at.TURN] and phase != at.OVER:
            if phase == at.MAIN:
                self._main_choices(cells, seat, legal)
            elif phase == at.ROLL:
                legal.add(numbers.roll)
                choosing.add_developments(numbers, cells, self.board, seat, legal)
            elif phase == at.MOVE_ROBBER:
                choosing.add_robberies(numbers, cells, self.board, seat, legal)
            elif phase == at.FOUND_SETTLEMENT:
                self._add_settlements(cells, seat, legal)
            elif phase == at.FOUND_ROAD or phase == at.FREE_ROAD:
                choosing.add_roads(numbers, cells, self.board, seat, legal)
            elif phase == at.OFFER:
                trading.add_offers(numbers, cells, seat, legal)
                trading.add_proposals(numbers, cells, seat, legal)
            elif phase == at.PARTNER:
                trading.add_closings(numbers, cells, legal)

    def _main_choices(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        """CAT-1.3: trade and build in any order."""
        numbers = self.numbers
        legal.add(numbers.end_turn)
        if legality.can_afford_road(cells, seat):
            choosing.add_roads(numbers, cells, self.board, seat, legal)
        if legality.can_afford_settlement(cells, seat):
            self._add_settlements(cells, seat, legal)
        if legality.can_afford_city(cells, seat):
            choosing.add_cities(numbers, cells, self.board, seat, legal)
        if legality.can_buy_development(cells, seat):
            legal.add(numbers.buy)
        choosing.add_developments(numbers, cells, self.board, seat, legal)
        choosing.add_bank_trades(numbers, cells, seat, legal)
        if cells[at.TRADES] and offers.has_offer_left(cells):
            trading.add_offers(numbers, cells, seat, legal)

    def _add_settlements(self, cells: vec[i64], seat: i64, legal: Choices) -> None:
        for crossing in range(self.board.crossings):
            # Most crossings have a building next to them, which is quickly seen.
            if cells[at.CROWDED + crossing] == 0 and self.may_settle(cells, seat, crossing):
                legal.add(self.numbers.settlements + crossing)

    def may_settle(self, cells: vec[i64], seat: i64, crossing: i64) -> bool:
        return legality.may_settle(cells, seat, crossing)

    def banned(self, cells: vec[i64], crossing: i64) -> Refusal | None:
        """Why nobody may settle on a free crossing for the time being; in the base game there is no such thing."""
        return None

    def phase(self, state: CatanState) -> str:
        return writing.phase(state.cells)

    def clause(self, state: CatanState) -> str:
        return explain.clause(state.cells)

    def refusal(self, state: CatanState, seat: Seat, action: A) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    # What actions do.

    def apply(self, state: CatanState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        cells = state.cells
        numbers = self.numbers
        number: i64 = action
        if number == numbers.roll:
            self._roll(cells, luck, log)
        elif number == numbers.end_turn:
            self._end_turn(cells, luck, log)
        elif number < numbers.settlements:
            self._build_road(cells, seat, number - numbers.roads, log)
        elif number < numbers.cities:
            self._build_settlement(cells, seat, number - numbers.settlements, log)
        elif number < numbers.buy:
            self._build_city(cells, seat, number - numbers.cities, log)
        elif number < numbers.robber:
            self._develop(cells, seat, number, luck, log)
        elif number < numbers.discards:
            place = number - numbers.robber
            self._move_robber(cells, seat, place // VICTIMS, place % VICTIMS - 1, luck, log)
        elif number < numbers.bank:
            self._discard(cells, seat, number - numbers.discards, log)
        else:
            trading.apply_trade(numbers, self.board, cells, seat, number, log)

    def _build_settlement(self, cells: vec[i64], seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.2, CAT-1.6, CAT-1.7."""
        is_founding = cells[at.PHASE] == at.FOUND_SETTLEMENT
        if not is_founding:
            building.pay_cost(cells, seat, tables.SETTLEMENT_COST)
        self.settle(cells, seat, crossing, log)
        if is_founding:
            cells[at.FOUNDED] = crossing
            cells[at.FOUNDING] += 1
            if cells[at.FOUNDING] > cells[at.SEATS]:
                self._first_yield(cells, seat, crossing, log)
            cells[at.PHASE] = at.FOUND_ROAD
        self.check_end(cells, log)

    def settle(self, cells: vec[i64], seat: i64, crossing: i64, log: Log | None) -> None:
        if log is not None:
            log.add(events.SettlementBuilt(seat, self.board.crossing_names[crossing]))
        building.put_settlement(cells, self.board, seat, crossing, log)

    def _first_yield(self, cells: vec[i64], seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.2: the second settlement yields one card for each adjacent hex."""
        for k in range(PER_CROSSING):
            place = self.board.crossing_hexes[crossing * PER_CROSSING + k]
            if place != at.NONE and cells[at.TERRAIN + place] < at.DESERT:
                hands.take_from_bank(cells, seat, cells[at.TERRAIN + place], 1)
                if log is not None:
                    log.add(events.Produced(seat, RESOURCES[cells[at.TERRAIN + place]], 1))

    def _build_road(self, cells: vec[i64], seat: i64, edge: i64, log: Log | None) -> None:
        """CAT-1.2, CAT-1.6, CAT-1.7, CAT-1.9."""
        phase = cells[at.PHASE]
        if phase == at.MAIN:
            building.pay_cost(cells, seat, tables.ROAD_COST)
        if log is not None:
            log.add(events.RoadBuilt(seat, self.board.edge_names[edge]))
        building.put_road(cells, self.board, seat, edge, log)
        if phase == at.FOUND_ROAD:
            self._found_next(cells)
            return
        if phase == at.FREE_ROAD:
            cells[at.FREE_ROADS] -= 1
            if cells[at.FREE_ROADS] == 0 or not legality.can_build_free_road(cells, self.board, seat):
                cells[at.FREE_ROADS] = 0
                # CAT-1.3: a development card may be played before the roll too.
                cells[at.PHASE] = at.MAIN if cells[at.HAS_ROLLED] else at.ROLL
        self.check_end(cells, log)

    def _found_next(self, cells: vec[i64]) -> None:
        """CAT-1.2: in turn order, then in reverse order; then the start player has the first turn."""
        seats = cells[at.SEATS]
        founded = cells[at.FOUNDING]
        cells[at.FOUNDED] = at.NONE
        cells[at.PHASE] = at.FOUND_SETTLEMENT
        if founded == 2 * seats:
            cells[at.TURN] = cells[at.FIRST]
            cells[at.PHASE] = at.ROLL
        elif founded < seats:
            cells[at.TURN] = (cells[at.TURN] + 1) % seats
        elif founded > seats:
            cells[at.TURN] = (cells[at.TURN] + seats - 1) % seats

    def _build_city(self, cells: vec[i64], seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.6, CAT-1.7."""
        building.pay_cost(cells, seat, tables.CITY_COST)
        building.put_city(cells, seat, crossing)
        if log is not None:
            log.add(events.CityBuilt(seat, self.board.crossing_names[crossing]))
        self.check_end(cells, log)

    def _develop(self, cells: vec[i64], seat: i64, number: i64, luck: Luck, log: Log | None) -> None:
        """CAT-1.9."""
        numbers = self.numbers
        if number == numbers.buy:
            developments.buy(cells, seat, luck, log)
        elif number == numbers.knight:
            developments.play(cells, seat, at.KNIGHT, log)
            cells[at.PHASE] = at.MOVE_ROBBER
        elif number == numbers.road_building:
            developments.play(cells, seat, at.ROAD_BUILDING, log)
            cells[at.FREE_ROADS] = limits.FREE_ROADS
            cells[at.PHASE] = at.FREE_ROAD
        elif number < numbers.monopoly:
            developments.play(cells, seat, at.YEAR_OF_PLENTY, log)
            developments.take_plenty(cells, seat, number - numbers.plenty, log)
        else:
            developments.play(cells, seat, at.MONOPOLY, log)
            developments.monopolise(cells, seat, number - numbers.monopoly, log)
        self.check_end(cells, log)

    def _roll(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """CAT-1.3, CAT-1.5."""
        cells[at.HAS_ROLLED] = 1
        dice.throw(cells, luck)
        if log is not None:
            log.add(events.Rolled(cells[at.TURN], cells[at.DIE_ONE], cells[at.DIE_TWO]))
        if not dice.is_seven(cells):
            produce(cells, self.board, cells[at.DIE_ONE] + cells[at.DIE_TWO], log)
            self.after_roll(cells, luck, log)
            return
        cells[at.PHASE] = at.MOVE_ROBBER
        for seat in range(cells[at.SEATS]):
            if cells[at.CARDS + seat] > self.hand_limit:
                cells[at.DISCARDS + seat] = cells[at.CARDS + seat] >> 1
                cells[at.PHASE] = at.DISCARD

    def after_roll(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """Once the roll's income is in, or the robber has moved."""
        cells[at.PHASE] = at.MAIN

    def _discard(self, cells: vec[i64], seat: i64, resource: i64, log: Log | None) -> None:
        """CAT-1.5: what is given up is shown when all have chosen."""
        cells[at.discarding(seat, resource)] += 1
        cells[at.DISCARDS + seat] -= 1
        for other in range(cells[at.SEATS]):
            if cells[at.DISCARDS + other] > 0:
                return
        for other in range(cells[at.SEATS]):
            self._give_up(cells, other, log)
        self.after_discards(cells, log)

    def _give_up(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        chosen = at.discarding(seat, 0)
        if log is not None:
            given = trading.listed(cells, RESOURCES, chosen)
            if given:
                log.add(events.Discarded(seat, given))
        for resource in range(at.RESOURCE_KINDS):
            if cells[chosen + resource] > 0:
                hands.pay_to_bank(cells, seat, resource, cells[chosen + resource])
                cells[chosen + resource] = 0

    def after_discards(self, cells: vec[i64], log: Log | None) -> None:
        cells[at.PHASE] = at.MOVE_ROBBER

    def _move_robber(self, cells: vec[i64], seat: i64, place: i64, victim: i64, luck: Luck, log: Log | None) -> None:
        """CAT-1.5: and one random card from one player there."""
        cells[at.ROBBER] = place
        if log is not None:
            log.add(events.RobberMoved(seat, self.board.hex_names[place]))
        if victim != at.NONE:
            resource = hands.random_card(cells, victim, luck)
            hands.steal(cells, seat, victim, resource)
            if log is not None:
                log.add(events.Stolen(seat, victim, RESOURCES[resource]))
        if cells[at.HAS_ROLLED]:
            self.after_roll(cells, luck, log)
        else:
            cells[at.PHASE] = at.ROLL

    def _end_turn(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """CAT-1.3, CAT-1.9, CAT-1.11."""
        developments.keep_fresh(cells, cells[at.TURN])
        cells[at.TURN] = (cells[at.TURN] + 1) % cells[at.SEATS]
        cells[at.TURNS] += 1
        if cells[at.TURNS] > limits.MOST_TURNS:
            # The same seat has a turn after that many, and the deck of dice as many cards.
            cells[at.TURNS] -= at.DICE_PAIRS
        cells[at.HAS_ROLLED] = 0
        cells[at.PLAYED] = 0
        cells[at.NAMED] = at.NONE
        cells[at.PROPOSALS] = 0
        cells[at.DIE_ONE] = 0
        cells[at.DIE_TWO] = 0
        cells[at.PHASE] = at.ROLL
        self.start_turn(cells, luck, log)

    def start_turn(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        self.check_end(cells, log)

    # Points and the end.

    def check_end(self, cells: vec[i64], log: Log | None) -> None:
        """CAT-1.11, CAT-2.1: on reaching the points in one's own turn."""
        if scoring.all_points(cells, cells[at.TURN]) >= cells[at.GOAL]:
            self.end(cells, log)

    def end(self, cells: vec[i64], log: Log | None) -> None:
        """By points; ``log_end`` says so in the words of the game."""
        cells[at.PHASE] = at.OVER
        cells[at.FREE_ROADS] = 0
        if log is not None:
            self.log_end(log)

    def log_end(self, log: Log) -> None:
        log.add(events.Ended("points"))

    def winners(self, state: CatanState) -> list[Seat]:
        if state.cells[at.PHASE] == at.OVER:
            return [state.cells[at.TURN]]
        return super().winners(state)

    def tally(self, state: CatanState, seat: Seat | None) -> list[dict[str, int]]:
        return scoring.tally(state.cells, seat)

    # Words and positions.

    def view(self, state: CatanState, seat: Seat | None) -> V:
        return self.views(state, [seat])[0]

    def prompt(self, state: CatanState, seat: Seat) -> Words:
        return writing.prompt(state.cells, seat)

    def redact(self, event: E, seat: Seat | None) -> E | None:
        hidden = self.hidden_part(event, seat)
        return event if hidden is None else replace(event, **{hidden: None})

    def hidden_part(self, event: Struct, seat: Seat | None) -> str | None:
        """CAT-1.5, CAT-1.9: only its player sees a bought card, only the two a stolen one."""
        if isinstance(event, events.DevelopmentBought) and event.seat != seat:
            return "card"
        if isinstance(event, events.Stolen) and seat != event.seat and seat != event.from_seat:
            return "resource"
        return None

    def tells(self, state: CatanState, seat: Seat, action: int) -> bool:
        """CAT-1.5, CAT-1.9: a monopoly shows hands, and the last card to be given up what others have chosen."""
        numbers = self.numbers
        number: i64 = action
        if number >= numbers.monopoly and number < numbers.robber:
            return not hands.knows_other_hands(state.cells, seat)
        is_discard = number >= numbers.discards and number < numbers.bank
        return is_discard and legality.is_last_discard(state.cells, seat)

    def conserved(self, state: CatanState) -> dict[str, int]:
        return inventory.conserved(state.cells, self.board)


@final
class Catan(CatanRules[CatanAction, CatanEvent, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES
    answers: ClassVar = ("answer", "partner")

    def setup(self, seats: int, options: Options, luck: Luck) -> CatanState:
        """CAT-1.1, CAT-1.2: the board, the bank, the pieces; a start player by lot founds first."""
        state = setting_up.equip(self.board, seats, options, at.SIZE)
        cells = state.cells
        if options["board"] == "random":
            setting_up.shuffle_board(cells, self.board, luck)
        for place in range(self.board.hexes):
            if cells[at.TERRAIN + place] == at.DESERT:
                cells[at.ROBBER] = place
        for resource in range(at.RESOURCE_KINDS):
            cells[at.BANK + resource] = CARDS_OF_A_KIND
        cells[at.FIRST] = luck.draw(streams.START, seats)
        cells[at.TURN] = cells[at.FIRST]
        return state

    def views(self, state: CatanState, seats: list[Seat | None]) -> list[View]:
        return writing.WRITER.views(state.cells, seats)

    def load(self, view: View, luck: Luck) -> CatanState:
        return reading.READER.load(view, luck)

    def imagine(self, state: CatanState, seat: Seat, luck: Luck) -> CatanState:
        world = state.clone()
        DEALER.imagine(world.cells, seat, luck)
        return world


CATAN: Final[Catan] = Catan(BOARD, NUMBERS, limits.HAND_LIMIT)
