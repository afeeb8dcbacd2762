"""Albion: settle Britain from the south to the wall, and hold out against the Picts.

The clause ids (ALB-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.foreign import LARGEST_NUMBER
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.albion import action_numbers as numbers
from ludotheca.games.albion import (
    board,
    building,
    events,
    explain,
    hints,
    inventory,
    legality,
    moving,
    reading,
    scoring,
    streams,
    writing,
)
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.actions import CATALOGUE, PHASES, Action
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.meta import META
from ludotheca.games.albion.setting_up import lay_out, place_castle
from ludotheca.games.albion.state import AlbionState, forget_summons, take_from_bank
from ludotheca.games.albion.views import View

SHORTAGE_ROUNDS: Final[i64] = 2
"""ALB-9.2: the others hand in one each, and once more if that is not enough."""


@final
class Albion(Rules[AlbionState, Action, events.Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AlbionState:
        """ALB-2.1 to ALB-2.4: everything is laid out; the start player is drawn by lot."""
        return lay_out(seats, luck.draw(streams.START, seats))

    def seats(self, state: AlbionState) -> int:
        return state.cells[at.SEATS]

    def rounds(self, state: AlbionState) -> int:
        return state.cells[at.ROUND]

    def acting(self, state: AlbionState) -> i64:
        seat = legality.actor(state.cells)
        return NO_SEATS if seat == at.NOBODY else SEAT_BIT[seat]

    def choices(self, state: AlbionState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        actor: i64 = seat
        if actor != legality.actor(cells):
            return
        phase = cells[at.PHASE]
        if phase == at.TURN_PHASE:
            self._add_moves(cells, legal)
            self._add_builds(cells, legal)
        elif phase == at.CASTLE_PHASE:
            for place in range(len(board.CASTLE_STARTS)):
                legal.add(numbers.PLACE_CASTLE + place)
        elif phase == at.PAY_PHASE:
            for k in range(len(numbers.PRICES)):
                if self._can_pay(cells, numbers.PRICES[k]):
                    legal.add(numbers.PAY + numbers.PRICES[k])
        elif phase == at.TOLL_PHASE:
            for resource in range(at.RESOURCE_KINDS):
                if cells[at.PAID + resource] > 0:
                    legal.add(numbers.TAKE_TOLL + resource)
        elif phase == at.RECRUIT_PHASE:
            for figure in range(at.FIGURE_KINDS):
                legal.add(numbers.RECRUIT + figure)
        elif phase == at.FREE_PHASE:
            for region in range(at.REGIONS):
                if legality.can_raise_free(cells, actor, region):
                    legal.add(numbers.RAISE_FREE + region)
            legal.add(numbers.DECLINE)
        elif phase == at.REMOVE_PHASE:
            for figure in range(at.FIGURE_KINDS):
                for region in range(at.REGIONS):
                    if legality.can_remove(cells, actor, figure, region):
                        legal.add(numbers.remove(figure, region))
        elif phase == at.GIVE_UP_PHASE:
            for region in range(at.REGIONS):
                if legality.can_give_up(cells, actor, region):
                    legal.add(numbers.GIVE_UP + region)

    def _add_moves(self, cells: vec[i64], legal: Choices) -> None:
        """ALB-3.1, ALB-4.2 to ALB-4.7: take resources instead; summon settlers; cross borders."""
        if legality.may_take_resources(cells):
            legal.add(numbers.TAKE_RESOURCES)
        if legality.may_summon(cells) and legality.has_summoning_castle(cells):
            self._add_summons(cells, legal)
        if not legality.may_move(cells):
            return
        # Few regions hold figures: those are looked for first, and only then the borders around them.
        seat = cells[at.TURN]
        has_legionaries = legality.has_legionaries(cells, seat)
        if legality.leaves_points(cells):
            settlers = at.settlers(seat, 0)
            for region in range(at.REGIONS):
                if cells[settlers + region] > 0:
                    self._add_steps(region, numbers.MOVE_SETTLER, legal)
            if has_legionaries:
                for region in range(at.REGIONS):
                    if legality.free_legionaries_in(cells, region) > 0:
                        self._add_steps(region, numbers.MOVE_LEGIONARY, legal)
        if has_legionaries:
            self._add_carries(cells, legal)

    def _add_summons(self, cells: vec[i64], legal: Choices) -> None:
        """ALB-4.4: from anywhere to a castle III."""
        for origin in range(at.REGIONS):
            if legality.settlers_in(cells, origin) > 0:
                for region in range(at.REGIONS):
                    if region != origin and legality.is_summoning_castle(cells, region):
                        legal.add(numbers.step(numbers.SUMMON, origin, region))

    def _add_steps(self, origin: i64, first: i64, legal: Choices) -> None:
        """ALB-4.3: across every border of a region; ``first`` is where this kind of step begins."""
        row = numbers.step(first, origin, 0)
        for step in range(board.FIRST_STEP[origin], board.FIRST_STEP[origin + 1]):
            legal.add(row + board.STEP_TO[step])

    def _add_carries(self, cells: vec[i64], legal: Choices) -> None:
        """ALB-4.5 to ALB-4.7."""
        for origin in range(at.REGIONS):
            if legality.has_pict_to_carry(cells, origin):
                for step in range(board.FIRST_STEP[origin], board.FIRST_STEP[origin + 1]):
                    region = board.STEP_TO[step]
                    if legality.can_put_down(cells, origin, region):
                        legal.add(numbers.step(numbers.CARRY, origin, region))

    def _add_builds(self, cells: vec[i64], legal: Choices) -> None:
        """ALB-5.1, ALB-5.7: each settler may build, or take a building back; not while a Pict is being carried."""
        if legality.is_carrying(cells):
            return
        for region in range(at.REGIONS):
            if legality.has_ready_settler(cells, region):
                for kind in range(1, at.BUILDING_KINDS + 1):
                    if legality.can_found(cells, region, kind):
                        legal.add(numbers.found(region, kind))
        for region in range(at.REGIONS):
            if legality.can_raise(cells, region):
                legal.add(numbers.RAISE + region)
        for region in range(at.REGIONS):
            if legality.can_demolish(cells, region):
                legal.add(numbers.DEMOLISH + region)
        legal.add(numbers.END_TURN)

    def _can_pay(self, cells: vec[i64], payment: i64) -> bool:
        """ALB-5.5: as many different resources as the level's number."""
        if numbers.PAYMENT_SIZE[payment] != cells[at.PLAN_LEVEL]:
            return False
        for resource in range(at.RESOURCE_KINDS):
            if cells[at.stock(cells[at.TURN], resource)] < numbers.payment_count(payment, resource):
                return False
        return True

    def phase(self, state: AlbionState) -> str:
        return writing.phase(state.cells)

    def clause(self, state: AlbionState) -> str:
        return explain.clause(state.cells)

    def refusal(self, state: AlbionState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AlbionState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        cells = state.cells
        number: i64 = action
        if number < numbers.TAKE_RESOURCES:
            self._place_castle(cells, board.CASTLE_STARTS[number - numbers.PLACE_CASTLE], log)
        elif number == numbers.TAKE_RESOURCES:
            self._take_resources(cells, log)
        elif number < numbers.MOVE_SETTLER:
            moving.summon(cells, numbers.step_origin(number), numbers.step_region(number), log)
        elif number < numbers.MOVE_LEGIONARY:
            moving.move_settler(cells, numbers.step_origin(number), numbers.step_region(number), log)
        elif number < numbers.CARRY:
            moving.move_legionary(cells, numbers.step_origin(number), numbers.step_region(number), log)
        elif number < numbers.FOUND:
            moving.carry(cells, numbers.step_origin(number), numbers.step_region(number), log)
        elif number < numbers.RAISE:
            self._build(cells, numbers.found_region(number), numbers.found_building(number), luck, log)
        elif number < numbers.DEMOLISH:
            region = number - numbers.RAISE
            self._build(cells, region, cells[at.building(seat, region)], luck, log)
        elif number < numbers.PAY:
            self._demolish(cells, number - numbers.DEMOLISH, log)
        elif number < numbers.TAKE_TOLL:
            self._pay(cells, number - numbers.PAY, luck, log)
        elif number < numbers.RECRUIT:
            building.take_toll(cells, seat, number - numbers.TAKE_TOLL, log)
            building.collect_toll(cells, luck, log)
            self._after_building(cells, log)
        elif number < numbers.RAISE_FREE:
            building.recruit(cells, number - numbers.RECRUIT, log)
            self._after_building(cells, log)
        elif number < numbers.DECLINE:
            self._raise_free(cells, number - numbers.RAISE_FREE, luck, log)
        elif number == numbers.DECLINE:
            cells[at.PHASE] = at.TURN_PHASE
            self._after_building(cells, log)
        elif number < numbers.GIVE_UP:
            building.remove_figure(cells, numbers.remove_figure(number), numbers.remove_region(number), log)
            self._after_debt(cells, log)
        elif number < numbers.END_TURN:
            building.give_up(cells, number - numbers.GIVE_UP, log)
            self._after_debt(cells, log)
        else:
            self._end_turn(cells, log)

    def _place_castle(self, cells: vec[i64], region: i64, log: Log | None) -> None:
        """ALB-2.5: one after the other; then the start player begins."""
        if log is not None:
            log.add(events.CastlePlaced(cells[at.TURN], REGION_NAMES[region]))
        place_castle(cells, region)
        if cells[at.TURN] == cells[at.FIRST]:
            self._start_turn(cells)

    def _start_turn(self, cells: vec[i64]) -> None:
        """ALB-4.2: as many points as markers; every settler on the board may move and build."""
        seat = cells[at.TURN]
        forget_summons(cells)
        cells[at.PHASE] = at.TURN_PHASE
        cells[at.STAGE] = at.START_STAGE
        cells[at.POINTS] = board.OWN_MARKER + cells[at.MARKERS + seat]
        settlers = at.settlers(seat, 0)
        for region in range(at.REGIONS):
            cells[at.READY + region] = cells[settlers + region]

    def _take_resources(self, cells: vec[i64], log: Log | None) -> None:
        """ALB-9.1, ALB-9.2: what the player's works yield; where the bank is short, the others hand in."""
        seat = cells[at.TURN]
        # A copy is needed only to tell what was taken.
        before = cells[:] if log is not None else cells
        for resource in range(at.RESOURCE_KINDS):
            due = legality.yields(cells, seat, board.REGION_WITH[resource])
            for _ in range(SHORTAGE_ROUNDS):
                if cells[at.BANK + resource] < due:
                    self._hand_in(cells, seat, resource, log)
            take_from_bank(cells, seat, resource, min(due, cells[at.BANK + resource]))
        if log is not None:
            stock = at.stock(seat, 0)
            taken = [cells[stock + resource] - before[stock + resource] for resource in range(at.RESOURCE_KINDS)]
            log.add(events.ResourcesTaken(seat, *taken))
        self._end_turn(cells, log)

    def _hand_in(self, cells: vec[i64], seat: i64, resource: i64, log: Log | None) -> None:
        """ALB-9.2: every other player who has one."""
        for other in range(cells[at.SEATS]):
            if other != seat and cells[at.stock(other, resource)] > 0:
                take_from_bank(cells, other, resource, -1)
                if log is not None:
                    log.add(events.HandedIn(other, RESOURCES[resource]))

    def _build(self, cells: vec[i64], region: i64, kind: i64, luck: Luck, log: Log | None) -> None:
        """ALB-5.1, ALB-5.6: a level is begun; what it is paid with is asked where there is a choice."""
        self._stop_moving(cells)
        building.plan(cells, region, kind, free=False)
        if legality.kinds_held(cells, cells[at.TURN]) > cells[at.PLAN_LEVEL]:
            cells[at.PHASE] = at.PAY_PHASE
            return
        for k in range(len(numbers.PRICES)):
            if self._can_pay(cells, numbers.PRICES[k]):
                self._pay(cells, numbers.PRICES[k], luck, log)
                return

    def _stop_moving(self, cells: vec[i64]) -> None:
        """ALB-4.1: once building has begun nobody moves, however many points are left."""
        forget_summons(cells)
        cells[at.STAGE] = at.BUILDING_STAGE
        cells[at.POINTS] = 0

    def _pay(self, cells: vec[i64], payment: i64, luck: Luck, log: Log | None) -> None:
        building.pay(cells, payment, log)
        building.collect_toll(cells, luck, log)
        self._after_building(cells, log)

    def _raise_free(self, cells: vec[i64], region: i64, luck: Luck, log: Log | None) -> None:
        """ALB-8.5: at no cost, with no settler; a Pict is turned there as usual; no toll."""
        seat = cells[at.TURN]
        kind = cells[at.building(seat, region)]
        building.plan(cells, region, kind, free=True)
        if log is not None:
            log.add(events.LaidFree(seat, REGION_NAMES[region], BUILDINGS[kind - 1], cells[at.PLAN_LEVEL]))
        building.turn_pict(cells, luck, log)
        self._after_building(cells, log)

    def _demolish(self, cells: vec[i64], region: i64, log: Log | None) -> None:
        """ALB-5.7: all levels at once, with what each had given; no toll, no Pict."""
        seat = cells[at.TURN]
        self._stop_moving(cells)
        building.go_home(cells, region)
        if log is not None:
            name = BUILDINGS[cells[at.building(seat, region)] - 1]
            log.add(events.Demolished(seat, REGION_NAMES[region], name))
        while cells[at.level(seat, region)] > 0:
            building.lose_top(cells, seat, region, None)
        if not building.ask_debt(cells):
            self._after_building(cells, log)

    def _after_debt(self, cells: vec[i64], log: Log | None) -> None:
        """What was owed is given up; an attack goes on with the next loss.

        ALB-8.4: if nobody has a settler left, the game ends at once, even with something still owed.
        """
        is_owing = building.ask_debt(cells)
        if legality.count_settlers(cells) == 0:
            if log is not None:
                log.add(events.SettlersGone())
            self._end(cells, log)
            return
        if is_owing:
            return
        cells[at.PHASE] = at.TURN_PHASE
        if cells[at.PLAN_REGION] != at.NOWHERE:
            building.lose_levels(cells, log)
        self._after_building(cells, log)

    def _after_building(self, cells: vec[i64], log: Log | None) -> None:
        """ALB-5.1: the next settler may act; a turn in which nothing more can be done ends by itself."""
        if cells[at.PHASE] != at.TURN_PHASE:
            return
        for region in range(at.REGIONS):
            if legality.has_ready_settler(cells, region):
                return
        self._end_turn(cells, log)

    def _end_turn(self, cells: vec[i64], log: Log | None) -> None:
        """ALB-3.1, ALB-10.1: clockwise; once somebody has the goal, the round is played to its end."""
        seat = cells[at.TURN]
        if cells[at.LAST_ROUND] == 0 and legality.has_goal(cells, seat):
            cells[at.LAST_ROUND] = 1
            if log is not None:
                log.add(events.LastRound(seat))
        cells[at.TURN] = (seat + 1) % cells[at.SEATS]
        if cells[at.TURN] == cells[at.FIRST]:
            if cells[at.LAST_ROUND]:
                self._end(cells, log)
                return
            if cells[at.ROUND] < LARGEST_NUMBER:
                cells[at.ROUND] += 1
        self._start_turn(cells)

    def _end(self, cells: vec[i64], log: Log | None) -> None:
        """Nothing is left of the turn."""
        forget_summons(cells)
        cells[at.PHASE] = at.OVER
        cells[at.STAGE] = at.START_STAGE
        cells[at.POINTS] = 0
        for region in range(at.REGIONS):
            cells[at.READY + region] = 0
        if log is not None:
            log.add(events.Ended())

    def view(self, state: AlbionState, seat: Seat | None) -> View:
        """Everything is open but the face-down Picts, which nobody knows; so everybody sees the same."""
        return writing.view(state.cells)

    def load(self, view: View, luck: Luck) -> AlbionState:
        return reading.load(view)

    def tally(self, state: AlbionState, seat: Seat | None) -> list[dict[str, int]]:
        return scoring.tally(state.cells)

    def winners(self, state: AlbionState) -> list[Seat]:
        return scoring.winners(state.cells)

    def prompt(self, state: AlbionState, seat: Seat) -> Words:
        return writing.prompt(state.cells)

    def hint(self, state: AlbionState, seat: Seat, action: int) -> Words | None:
        return hints.hint(state.cells, seat, action)

    def conserved(self, state: AlbionState) -> dict[str, int]:
        return inventory.conserved(state.cells)


ALBION: Final = Albion()
