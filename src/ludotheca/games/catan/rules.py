"""Catan: the base game. The scenario (alexander.py) puts its phases on top.

The clause ids (CAT-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.catan import developments, explain, loading, notation, streams, trading
from ludotheca.games.catan.actions import CATAN_CATALOGUE, CATAN_PHASES, CatanAction
from ludotheca.games.catan.board import CATAN_BOARD, DESERT, NONE, Board
from ludotheca.games.catan.building import pay_cost, put_city, put_road, put_settlement
from ludotheca.games.catan.data import CARDS_OF_A_KIND, RESOURCES
from ludotheca.games.catan.dice import is_seven, throw
from ludotheca.games.catan.events import (
    AlexanderEvent,
    CityBuilt,
    DevelopmentBought,
    Discarded,
    Ended,
    Produced,
    RoadBuilt,
    RobberMoved,
    Rolled,
    SettlementBuilt,
    StackDrawn,
    Stolen,
)
from ludotheca.games.catan.hands import knows_other_hands, pay_to_bank, random_card, steal, take_from_bank
from ludotheca.games.catan.layout import equip, shuffle_board, totals
from ludotheca.games.catan.legality import (
    CITY_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    can_afford_city,
    can_afford_road,
    can_afford_settlement,
    can_build_free_road,
    can_buy_development,
    can_discard,
    has_enough,
    has_plenty,
    is_last_discard,
    is_own_settlement,
    joins_road,
    may_play,
    may_settle,
)
from ludotheca.games.catan.meta import CATAN_META
from ludotheca.games.catan.numbers import CATAN_NUMBERS, Numbers
from ludotheca.games.catan.offers import has_offer_left, is_waiting
from ludotheca.games.catan.production import produce
from ludotheca.games.catan.robber import kept_away, neighbours, open_points, victims
from ludotheca.games.catan.state import (
    ACCEPTS,
    ANSWERING,
    ASKED,
    BANK,
    CARDS,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERS,
    DICE_PAIRS,
    DIE_ONE,
    DIE_TWO,
    DISCARD,
    DISCARDING,
    DISCARDS,
    FIRST,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FOUNDED,
    FOUNDING,
    FREE_ROAD,
    FREE_ROADS,
    GIVE,
    GOAL,
    GOODS_KNOWN,
    HAND_LIMIT,
    HAS_ROLLED,
    KNIGHT,
    MAIN,
    MONOPOLY,
    MOST_TURNS,
    MOVE_ROBBER,
    NAMED,
    OFFER,
    OVER,
    PARTNER,
    PHASE,
    PLAYED,
    POWERS,
    PROPOSALS,
    REFUSES,
    RESOURCES_KNOWN,
    ROAD_BUILDING,
    ROBBER,
    ROLL,
    SEATS,
    TERRAIN,
    TRADES,
    TURN,
    TURNS,
    WANT,
    YEAR_OF_PLENTY,
    CatanState,
)
from ludotheca.games.catan.views import View

ROADS_FREE: Final = 2
VICTIMS: Final = 5
"""For each hex: rob nobody, or one of four seats."""
PLENTY_PAIRS: Final = 15


class Catan(Rules[CatanState, CatanAction, AlexanderEvent, View]):
    meta: ClassVar = CATAN_META
    catalogue: ClassVar = CATAN_CATALOGUE
    phases: ClassVar = CATAN_PHASES

    def __init__(self, board: Board, numbers: Numbers) -> None:
        self.board = board
        self.numbers = numbers
        self.hand_limit: i64 = HAND_LIMIT

    # Setting up.

    def setup(self, seats: int, options: Options, luck: Luck) -> CatanState:
        """CAT-1.1, CAT-1.2: the board, the bank, the pieces; a start player by lot founds first."""
        state = equip(self.board, seats, options)
        cells = state.cells
        if options["board"] == "random":
            shuffle_board(self.board, state, luck)
        for place in range(self.board.hexes):
            if cells[TERRAIN + place] == DESERT:
                cells[ROBBER] = place
        for resource in range(RESOURCES_KNOWN):
            cells[BANK + resource] = CARDS_OF_A_KIND
        cells[FIRST] = luck.draw(streams.START, seats)
        cells[TURN] = cells[FIRST]
        return state

    # Who decides what.

    def seats(self, state: CatanState) -> int:
        return state.cells[SEATS]

    def rounds(self, state: CatanState) -> int:
        return (state.cells[TURNS] - 1) // state.cells[SEATS] + 1

    def actors(self, state: CatanState) -> list[Seat]:
        """CAT-1.5, CAT-1.8: all who discard, and all who are asked, decide at the same time."""
        cells = state.cells
        phase = cells[PHASE]
        if phase == OVER:
            return []
        if phase == DISCARD:
            return [seat for seat in range(cells[SEATS]) if cells[DISCARDS + seat] > 0]
        if phase == ANSWERING:
            return [seat for seat in range(cells[SEATS]) if is_waiting(state, seat)]
        return [cells[TURN]]

    def legal(self, state: CatanState, seat: Seat) -> list[int]:
        phase = state.cells[PHASE]
        legal: list[int] = []
        if phase == DISCARD:
            if state.cells[DISCARDS + seat] > 0:
                for resource in range(RESOURCES_KNOWN):
                    if can_discard(state, seat, resource):
                        legal.append(self.numbers.discards + resource)
        elif phase == ANSWERING:
            if is_waiting(state, seat):
                trading.legal_answers(self.numbers, state, seat, legal)
            elif seat == state.cells[TURN]:
                trading.legal_closings(self.numbers, state, legal)
        elif seat == state.cells[TURN] and phase != OVER:
            if phase == MAIN:
                self._legal_main(state, seat, legal)
            elif phase == ROLL:
                legal.append(self.numbers.roll)
                self._legal_developments(state, seat, legal)
            elif phase == MOVE_ROBBER:
                self._legal_robber(state, seat, legal)
            elif phase == FOUND_SETTLEMENT:
                self._legal_settlements(state, seat, legal)
            elif phase == FOUND_ROAD or phase == FREE_ROAD:
                self._legal_roads(state, seat, legal)
            elif phase == OFFER:
                trading.legal_offers(self.numbers, state, seat, legal)
                trading.legal_proposals(self.numbers, state, seat, legal)
            elif phase == PARTNER:
                trading.legal_closings(self.numbers, state, legal)
        return legal

    def _legal_main(self, state: CatanState, seat: i64, legal: list[int]) -> None:
        """CAT-1.3: trade and build in any order."""
        numbers = self.numbers
        legal.append(numbers.end_turn)
        if can_afford_road(state, seat):
            self._legal_roads(state, seat, legal)
        if can_afford_settlement(state, seat):
            self._legal_settlements(state, seat, legal)
        if can_afford_city(state, seat):
            for crossing in range(self.board.crossings):
                if is_own_settlement(state, seat, crossing):
                    legal.append(numbers.cities + crossing)
        if can_buy_development(state, seat):
            legal.append(numbers.buy)
        self._legal_developments(state, seat, legal)
        for give in range(numbers.goods):
            if has_enough(state, seat, give):
                for receive in range(numbers.goods):
                    if receive != give and state.cells[BANK + receive] > 0:
                        legal.append(numbers.bank + give * numbers.goods + receive)
        if state.cells[TRADES] and has_offer_left(state):
            trading.legal_offers(self.numbers, state, seat, legal)

    def _legal_roads(self, state: CatanState, seat: i64, legal: list[int]) -> None:
        for edge in range(self.board.edges):
            if joins_road(state, self.board, seat, edge):
                legal.append(self.numbers.roads + edge)

    def _legal_settlements(self, state: CatanState, seat: i64, legal: list[int]) -> None:
        for crossing in range(self.board.crossings):
            if self.may_settle(state, seat, crossing):
                legal.append(self.numbers.settlements + crossing)

    def may_settle(self, state: CatanState, seat: i64, crossing: i64) -> bool:
        return may_settle(state, seat, crossing)

    def _legal_developments(self, state: CatanState, seat: i64, legal: list[int]) -> None:
        """CAT-1.9."""
        numbers = self.numbers
        if state.cells[PLAYED]:
            return
        if may_play(state, seat, KNIGHT):
            legal.append(numbers.knight)
        if may_play(state, seat, ROAD_BUILDING) and can_build_free_road(state, self.board, seat):
            legal.append(numbers.road_building)
        if may_play(state, seat, YEAR_OF_PLENTY):
            for pair in range(PLENTY_PAIRS):
                if has_plenty(state, pair):
                    legal.append(numbers.plenty + pair)
        if may_play(state, seat, MONOPOLY):
            for resource in range(RESOURCES_KNOWN):
                legal.append(numbers.monopoly + resource)

    def _legal_robber(self, state: CatanState, seat: i64, legal: list[int]) -> None:
        """CAT-1.5, CAT-2.2."""
        friends = kept_away(state, self.board, seat)
        for place in range(self.board.hexes):
            if place == state.cells[ROBBER] or neighbours(state, self.board, place) & friends:
                continue
            first = self.numbers.robber + place * VICTIMS
            found = victims(state, self.board, seat, place)
            if found == 0:
                legal.append(first)
                continue
            for victim in range(state.cells[SEATS]):
                if found & POWERS[victim]:
                    legal.append(first + 1 + victim)

    def phase(self, state: CatanState) -> str:
        return notation.phase(state)

    def clause(self, state: CatanState) -> str:
        return explain.clause(state)

    def refusal(self, state: CatanState, seat: Seat, action: CatanAction) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    # What actions do.

    def apply(self, state: CatanState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        numbers = self.numbers
        number: i64 = action
        if number == numbers.roll:
            self._roll(state, luck, log)
        elif number == numbers.end_turn:
            self._end_turn(state, luck, log)
        elif number < numbers.settlements:
            self._build_road(state, seat, number - numbers.roads, log)
        elif number < numbers.cities:
            self._build_settlement(state, seat, number - numbers.settlements, log)
        elif number < numbers.buy:
            self._build_city(state, seat, number - numbers.cities, log)
        elif number < numbers.robber:
            self._develop(state, seat, number, luck, log)
        elif number < numbers.discards:
            place = number - numbers.robber
            self._move_robber(state, seat, place // VICTIMS, place % VICTIMS - 1, luck, log)
        elif number < numbers.bank:
            self._discard(state, seat, number - numbers.discards, luck, log)
        else:
            self._trade(state, seat, number, log)

    def _trade(self, state: CatanState, seat: i64, number: i64, log: Log | None) -> None:
        """CAT-1.8, CAT-2.5."""
        numbers = self.numbers
        cells = state.cells
        own = seat * GOODS_KNOWN
        if number < numbers.offer_give:
            pair = number - numbers.bank
            trading.trade_bank(state, seat, pair // numbers.goods, pair % numbers.goods, log)
        elif number < numbers.offer_want:
            cells[GIVE + number - numbers.offer_give] += 1
            cells[PHASE] = OFFER
        elif number < numbers.offer_to:
            cells[WANT + number - numbers.offer_want] += 1
            cells[PHASE] = OFFER
        elif number < numbers.propose:
            cells[ASKED] |= POWERS[number - numbers.offer_to]
        elif number == numbers.propose:
            trading.propose(state, log)
        elif number == numbers.withdraw:
            trading.withdraw(state, log)
        elif number == numbers.accept:
            trading.answer(state, seat, ACCEPTS, log)
        elif number == numbers.refuse:
            trading.answer(state, seat, REFUSES, log)
        elif number < numbers.counter_want:
            cells[COUNTER_GIVE + own + number - numbers.counter_give] += 1
        elif number < numbers.counter:
            cells[COUNTER_WANT + own + number - numbers.counter_want] += 1
        elif number == numbers.counter:
            trading.answer(state, seat, COUNTERS, log)
        else:
            trading.trade_with(state, number - numbers.trade_with, log)

    def _build_settlement(self, state: CatanState, seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.2, CAT-1.6, CAT-1.7."""
        cells = state.cells
        is_founding = cells[PHASE] == FOUND_SETTLEMENT
        if not is_founding:
            pay_cost(state, seat, SETTLEMENT_COST)
        self.settle(state, seat, crossing, log)
        if is_founding:
            cells[FOUNDED] = crossing
            cells[FOUNDING] += 1
            if cells[FOUNDING] > cells[SEATS]:
                self._first_yield(state, seat, crossing, log)
            cells[PHASE] = FOUND_ROAD
        self.check_end(state, log)

    def settle(self, state: CatanState, seat: i64, crossing: i64, log: Log | None) -> None:
        if log is not None:
            log.add(SettlementBuilt(seat, self.board.crossing_names[crossing]))
        put_settlement(state, self.board, seat, crossing, log)

    def _first_yield(self, state: CatanState, seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.2: the second settlement yields one card for each adjacent hex."""
        cells = state.cells
        for k in range(3):
            place = self.board.crossing_hexes[crossing * 3 + k]
            if place != NONE and cells[TERRAIN + place] < DESERT:
                take_from_bank(state, seat, cells[TERRAIN + place], 1)
                if log is not None:
                    log.add(Produced(seat, RESOURCES[cells[TERRAIN + place]], 1))

    def _build_road(self, state: CatanState, seat: i64, edge: i64, log: Log | None) -> None:
        """CAT-1.2, CAT-1.6, CAT-1.7, CAT-1.9."""
        cells = state.cells
        phase = cells[PHASE]
        if phase == MAIN:
            pay_cost(state, seat, ROAD_COST)
        if log is not None:
            log.add(RoadBuilt(seat, self.board.edge_names[edge]))
        put_road(state, self.board, seat, edge, log)
        if phase == FOUND_ROAD:
            self._found_next(state)
            return
        if phase == FREE_ROAD:
            cells[FREE_ROADS] -= 1
            if cells[FREE_ROADS] == 0 or not can_build_free_road(state, self.board, seat):
                cells[FREE_ROADS] = 0
                self._resume(state)
        self.check_end(state, log)

    def _found_next(self, state: CatanState) -> None:
        """CAT-1.2: in turn order, then in reverse order; then the start player has the first turn."""
        cells = state.cells
        seats = cells[SEATS]
        founded = cells[FOUNDING]
        cells[FOUNDED] = NONE
        cells[PHASE] = FOUND_SETTLEMENT
        if founded == 2 * seats:
            cells[TURN] = cells[FIRST]
            cells[PHASE] = ROLL
        elif founded < seats:
            cells[TURN] = (cells[TURN] + 1) % seats
        elif founded > seats:
            cells[TURN] = (cells[TURN] + seats - 1) % seats

    def _build_city(self, state: CatanState, seat: i64, crossing: i64, log: Log | None) -> None:
        """CAT-1.6, CAT-1.7."""
        pay_cost(state, seat, CITY_COST)
        put_city(state, seat, crossing)
        if log is not None:
            log.add(CityBuilt(seat, self.board.crossing_names[crossing]))
        self.check_end(state, log)

    def _develop(self, state: CatanState, seat: i64, number: i64, luck: Luck, log: Log | None) -> None:
        """CAT-1.9."""
        numbers = self.numbers
        cells = state.cells
        if number == numbers.buy:
            developments.buy(state, seat, luck, log)
        elif number == numbers.knight:
            developments.play(state, seat, KNIGHT, log)
            cells[PHASE] = MOVE_ROBBER
        elif number == numbers.road_building:
            developments.play(state, seat, ROAD_BUILDING, log)
            cells[FREE_ROADS] = ROADS_FREE
            cells[PHASE] = FREE_ROAD
        elif number < numbers.monopoly:
            developments.play(state, seat, YEAR_OF_PLENTY, log)
            developments.take_plenty(state, seat, number - numbers.plenty, log)
        else:
            developments.play(state, seat, MONOPOLY, log)
            developments.monopolise(state, seat, number - numbers.monopoly, log)
        self.check_end(state, log)

    def _resume(self, state: CatanState) -> None:
        """CAT-1.3: a development card may be played before the roll too."""
        state.cells[PHASE] = MAIN if state.cells[HAS_ROLLED] else ROLL

    def _roll(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        """CAT-1.3, CAT-1.5."""
        cells = state.cells
        cells[HAS_ROLLED] = 1
        throw(state, luck)
        if log is not None:
            log.add(Rolled(cells[TURN], cells[DIE_ONE], cells[DIE_TWO]))
        if not is_seven(state):
            produce(state, self.board, cells[DIE_ONE] + cells[DIE_TWO], log)
            self.after_roll(state, luck, log)
            return
        is_anybody = False
        for seat in range(cells[SEATS]):
            if cells[CARDS + seat] > self.hand_limit:
                cells[DISCARDS + seat] = cells[CARDS + seat] // 2
                is_anybody = True
        cells[PHASE] = DISCARD if is_anybody else MOVE_ROBBER

    def after_roll(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        """Once the roll's income is in, or the robber has moved."""
        state.cells[PHASE] = MAIN

    def _discard(self, state: CatanState, seat: i64, resource: i64, luck: Luck, log: Log | None) -> None:
        """CAT-1.5: what is given up is shown when all have chosen."""
        cells = state.cells
        cells[DISCARDING + seat * RESOURCES_KNOWN + resource] += 1
        cells[DISCARDS + seat] -= 1
        for other in range(cells[SEATS]):
            if cells[DISCARDS + other] > 0:
                return
        for other in range(cells[SEATS]):
            self._give_up(state, other, log)
        self.after_discards(state, log)

    def _give_up(self, state: CatanState, seat: i64, log: Log | None) -> None:
        cells = state.cells
        given: list[str] = []
        for resource in range(RESOURCES_KNOWN):
            count = cells[DISCARDING + seat * RESOURCES_KNOWN + resource]
            if count == 0:
                continue
            pay_to_bank(state, seat, resource, count)
            cells[DISCARDING + seat * RESOURCES_KNOWN + resource] = 0
            if log is not None:
                given += [RESOURCES[resource]] * count
        if log is not None and given:
            log.add(Discarded(seat, tuple(given)))

    def after_discards(self, state: CatanState, log: Log | None) -> None:
        state.cells[PHASE] = MOVE_ROBBER

    def _move_robber(self, state: CatanState, seat: i64, place: i64, victim: i64, luck: Luck, log: Log | None) -> None:
        """CAT-1.5: and one random card from one player there."""
        cells = state.cells
        cells[ROBBER] = place
        if log is not None:
            log.add(RobberMoved(seat, self.board.hex_names[place]))
        if victim != NONE:
            resource = random_card(state, victim, luck)
            steal(state, seat, victim, resource)
            if log is not None:
                log.add(Stolen(seat, victim, RESOURCES[resource]))
        if cells[HAS_ROLLED]:
            self.after_roll(state, luck, log)
        else:
            cells[PHASE] = ROLL

    def _end_turn(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        """CAT-1.3, CAT-1.9, CAT-1.11."""
        cells = state.cells
        developments.keep_fresh(state, cells[TURN])
        cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
        cells[TURNS] += 1
        if cells[TURNS] > MOST_TURNS:
            # The same seat has a turn after so many, and the deck of dice as many cards.
            cells[TURNS] -= DICE_PAIRS
        cells[HAS_ROLLED] = 0
        cells[PLAYED] = 0
        cells[NAMED] = NONE
        cells[PROPOSALS] = 0
        cells[DIE_ONE] = 0
        cells[DIE_TWO] = 0
        cells[PHASE] = ROLL
        self.start_turn(state, luck, log)

    def start_turn(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        self.check_end(state, log)

    # Points and the end.

    def points(self, state: CatanState, seat: i64) -> i64:
        """CAT-1.9 to CAT-1.11: the secret ones too."""
        return open_points(state, seat) + developments.victory_point_cards(state, seat, state.cells[TURN])

    def check_end(self, state: CatanState, log: Log | None) -> None:
        """CAT-1.11, CAT-2.1: on reaching the points in the own turn."""
        if self.points(state, state.cells[TURN]) >= state.cells[GOAL]:
            self.end(state, "points", log)

    def end(self, state: CatanState, cause: str, log: Log | None) -> None:
        state.cells[PHASE] = OVER
        state.cells[FREE_ROADS] = 0
        if log is not None:
            log.add(Ended("points" if cause == "points" else "persepolis"))

    def winners(self, state: CatanState) -> list[Seat]:
        if state.cells[PHASE] == OVER:
            return [state.cells[TURN]]
        return super().winners(state)

    def tally(self, state: CatanState, seat: Seat | None) -> list[dict[str, int]]:
        return notation.tally(state, seat)

    # Words and positions.

    def view(self, state: CatanState, seat: Seat | None) -> View:
        return notation.CATAN_WRITER.views(state, [seat])[0]

    def views(self, state: CatanState, seats: list[Seat | None]) -> list[View]:
        return notation.CATAN_WRITER.views(state, seats)

    def load(self, view: View, luck: Luck) -> CatanState:
        return loading.CATAN_READER.load(view, luck)

    def prompt(self, state: CatanState, seat: Seat) -> Words:
        return notation.prompt(state, seat)

    def redact(self, event: AlexanderEvent, seat: Seat | None) -> AlexanderEvent | None:
        """CAT-1.5, CAT-1.9, ALX-2.6: only its player sees a bought or drawn card, only the two a stolen one."""
        if isinstance(event, DevelopmentBought) and event.seat != seat:
            return DevelopmentBought(event.seat, None)
        if isinstance(event, Stolen) and seat != event.seat and seat != event.from_seat:
            return Stolen(event.seat, event.from_seat, None)
        if isinstance(event, StackDrawn) and event.seat != seat:
            return StackDrawn(event.seat, None)
        return event

    def tells(self, state: CatanState, seat: Seat, action: int) -> bool:
        """CAT-1.5, CAT-1.9: a monopoly shows hands, and the last card to be given up what others have chosen."""
        numbers = self.numbers
        number: i64 = action
        if number >= numbers.monopoly and number < numbers.robber:
            return not knows_other_hands(state, seat)
        return number >= numbers.discards and number < numbers.bank and is_last_discard(state, seat)

    def conserved(self, state: CatanState) -> dict[str, int]:
        return totals(self.board, state)


CATAN: Final = Catan(CATAN_BOARD, CATAN_NUMBERS)
