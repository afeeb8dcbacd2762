"""Albion: settle Britain from the south to the wall, and hold out against the Picts.

The clause ids (ALB-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.foreign import LARGEST_NUMBER
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.albion import explain, hints, inventory, loading, moving, notation, streams, works
from ludotheca.games.albion.board import (
    REGION_WITH,
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    SETTLEMENT,
    STEP_FROM,
    STEP_TO,
    STEPS_KNOWN,
)
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import (
    IMMUNE,
    can_demolish,
    can_found,
    can_give_up,
    can_put_down,
    can_raise,
    can_raise_free,
    can_remove,
    count_settlers,
    has_goal,
    has_pict_to_carry,
    has_ready_settler,
    is_carrying,
    is_summoning_castle,
    kinds_held,
    leaves_points,
    legionaries_in,
    may_move,
    may_summon,
    may_take_resources,
    settlers_in,
    yields,
)
from ludotheca.games.albion.meta import META
from ludotheca.games.albion.setting_up import lay_out, place_castle
from ludotheca.games.albion.state import (
    AT_START,
    BANK,
    BUILDING_STAGE,
    CASTLE_PHASE,
    DEBTOR,
    FIRST,
    FREE_PHASE,
    GIVE_UP_PHASE,
    LAST_ROUND,
    MARKERS,
    OVER,
    OWN_MARKER,
    PAID,
    PAY_PHASE,
    PHASE,
    PLAN_LEVEL,
    PLAN_REGION,
    POINTS,
    READY,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    ROUND,
    SEATS,
    SETTLERS,
    STAGE,
    STOCK,
    TOLL,
    TOLL_PHASE,
    TURN,
    TURN_PHASE,
    AlbionState,
    attack_strength,
    building,
    forget_summons,
    level,
    take_from_bank,
)
from ludotheca.games.albion.types import (
    CASTLE_STARTS,
    CATALOGUE,
    PAYMENTS,
    PHASES,
    Action,
    Carry,
    CastlePlaced,
    Decline,
    Demolish,
    Demolished,
    Ended,
    EndTurn,
    Event,
    Found,
    GiveUp,
    HandedIn,
    LaidFree,
    LastRound,
    MoveLegionary,
    MoveSettler,
    Pay,
    PlaceCastle,
    Raise,
    RaiseFree,
    Recruit,
    Remove,
    ResourcesTaken,
    SettlersGone,
    Summon,
    TakeResources,
    TakeToll,
    View,
)

PLACE_CASTLES: Final[i64] = CATALOGUE.first(PlaceCastle)
TAKE_RESOURCES: Final[i64] = CATALOGUE.first(TakeResources)
SUMMONS: Final[i64] = CATALOGUE.first(Summon)
MOVE_SETTLERS: Final[i64] = CATALOGUE.first(MoveSettler)
MOVE_LEGIONARIES: Final[i64] = CATALOGUE.first(MoveLegionary)
CARRIES: Final[i64] = CATALOGUE.first(Carry)
FOUNDS: Final[i64] = CATALOGUE.first(Found)
RAISES: Final[i64] = CATALOGUE.first(Raise)
DEMOLISHES: Final[i64] = CATALOGUE.first(Demolish)
PAYS: Final[i64] = CATALOGUE.first(Pay)
TOLLS: Final[i64] = CATALOGUE.first(TakeToll)
RECRUITS: Final[i64] = CATALOGUE.first(Recruit)
RAISE_FREES: Final[i64] = CATALOGUE.first(RaiseFree)
DECLINE: Final[i64] = CATALOGUE.first(Decline)
REMOVES: Final[i64] = CATALOGUE.first(Remove)
GIVE_UPS: Final[i64] = CATALOGUE.first(GiveUp)
END_TURN: Final[i64] = CATALOGUE.first(EndTurn)

BUILDINGS_KNOWN: Final[i64] = len(BUILDINGS)
STEP_PLACE: Final[vec[i64]] = vec[i64](
    [STEP_FROM[step] * REGIONS_KNOWN + STEP_TO[step] for step in range(len(STEP_FROM))]
)
"""By step: its place among all pairs of regions."""
CASTLE_START: Final[vec[i64]] = vec[i64]([REGION_NAMES.index(name) for name in CASTLE_STARTS])
PAYMENT_KINDS: Final = [[RESOURCES.index(kind) for kind in kinds] for kinds in PAYMENTS]
PRICES: Final[vec[i64]] = vec[i64]([place for place, kinds in enumerate(PAYMENTS) if len(set(kinds)) == len(kinds)])
"""ALB-5.5: the payments of different resources."""

SHORTAGE_ROUNDS: Final = 2
"""ALB-9.2: the others hand in one each, and once more if that is not enough."""


@final
class Albion(Rules[AlbionState, Action, Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AlbionState:
        """ALB-2.1 to ALB-2.4: everything is laid out; the start player is drawn by lot."""
        return lay_out(seats, luck.draw(streams.START, seats))

    def seats(self, state: AlbionState) -> int:
        return state.cells[SEATS]

    def rounds(self, state: AlbionState) -> int:
        return state.cells[ROUND]

    def actors(self, state: AlbionState) -> list[Seat]:
        cells = state.cells
        phase = cells[PHASE]
        if phase == OVER:
            return []
        if phase == TOLL_PHASE:
            return [cells[TOLL]]
        if phase == REMOVE_PHASE or phase == GIVE_UP_PHASE:
            return [cells[DEBTOR]]
        return [cells[TURN]]

    def legal(self, state: AlbionState, seat: Seat) -> list[int]:
        cells = state.cells
        phase = cells[PHASE]
        legal: list[int] = []
        if seat not in self.actors(state):
            return legal
        if phase == TURN_PHASE:
            self._legal_moves(state, legal)
            self._legal_builds(state, legal)
        elif phase == CASTLE_PHASE:
            for k in range(len(CASTLE_START)):
                legal.append(PLACE_CASTLES + k)
        elif phase == PAY_PHASE:
            for k in range(len(PRICES)):
                if self._can_pay(state, PRICES[k]):
                    legal.append(PAYS + PRICES[k])
        elif phase == TOLL_PHASE:
            for resource in range(RESOURCES_KNOWN):
                if cells[PAID + resource] > 0:
                    legal.append(TOLLS + resource)
        elif phase == RECRUIT_PHASE:
            legal.append(RECRUITS)
            legal.append(RECRUITS + 1)
        elif phase == FREE_PHASE:
            for region in range(REGIONS_KNOWN):
                if can_raise_free(state, seat, region):
                    legal.append(RAISE_FREES + region)
            legal.append(DECLINE)
        elif phase == REMOVE_PHASE:
            for figure in range(2):
                for region in range(REGIONS_KNOWN):
                    if can_remove(state, seat, figure, region):
                        legal.append(REMOVES + figure * REGIONS_KNOWN + region)
        elif phase == GIVE_UP_PHASE:
            for region in range(REGIONS_KNOWN):
                if can_give_up(state, seat, region):
                    legal.append(GIVE_UPS + region)
        return legal

    def _legal_moves(self, state: AlbionState, legal: list[int]) -> None:
        """ALB-3.1, ALB-4.2 to ALB-4.7: take resources instead; summon settlers; cross borders."""
        if may_take_resources(state):
            legal.append(TAKE_RESOURCES)
        if may_summon(state):
            for origin in range(REGIONS_KNOWN):
                if settlers_in(state, origin) > 0:
                    for region in range(REGIONS_KNOWN):
                        if region != origin and is_summoning_castle(state, region):
                            legal.append(SUMMONS + origin * REGIONS_KNOWN + region)
        if not may_move(state):
            return
        if leaves_points(state):
            for step in range(STEPS_KNOWN):
                if settlers_in(state, STEP_FROM[step]) > 0:
                    legal.append(MOVE_SETTLERS + STEP_PLACE[step])
            for step in range(STEPS_KNOWN):
                if legionaries_in(state, STEP_FROM[step]) > 0:
                    legal.append(MOVE_LEGIONARIES + STEP_PLACE[step])
        for step in range(STEPS_KNOWN):
            if has_pict_to_carry(state, STEP_FROM[step]) and can_put_down(state, STEP_FROM[step], STEP_TO[step]):
                legal.append(CARRIES + STEP_PLACE[step])

    def _legal_builds(self, state: AlbionState, legal: list[int]) -> None:
        """ALB-5.1, ALB-5.7: each settler may build, or take a building back; not while a Pict is being carried."""
        if is_carrying(state):
            return
        for region in range(REGIONS_KNOWN):
            if has_ready_settler(state, region):
                for kind in range(BUILDINGS_KNOWN):
                    if can_found(state, region, kind + 1):
                        legal.append(FOUNDS + region * BUILDINGS_KNOWN + kind)
        for region in range(REGIONS_KNOWN):
            if can_raise(state, region):
                legal.append(RAISES + region)
        for region in range(REGIONS_KNOWN):
            if can_demolish(state, region):
                legal.append(DEMOLISHES + region)
        legal.append(END_TURN)

    def _can_pay(self, state: AlbionState, payment: i64) -> bool:
        """ALB-5.5: as many different resources as the level's number."""
        cells = state.cells
        if len(PAYMENT_KINDS[payment]) != cells[PLAN_LEVEL]:
            return False
        for resource in PAYMENT_KINDS[payment]:
            if cells[STOCK + cells[TURN] * RESOURCES_KNOWN + resource] == 0:
                return False
        return True

    def phase(self, state: AlbionState) -> str:
        return notation.phase(state)

    def clause(self, state: AlbionState) -> str:
        return explain.clause(state)

    def refusal(self, state: AlbionState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AlbionState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        number: i64 = action
        if number < TAKE_RESOURCES:
            self._place_castle(state, CASTLE_START[number - PLACE_CASTLES], log)
        elif number == TAKE_RESOURCES:
            self._take_resources(state, log)
        elif number < MOVE_SETTLERS:
            place = number - SUMMONS
            moving.summon(state, place // REGIONS_KNOWN, place % REGIONS_KNOWN, log)
        elif number < MOVE_LEGIONARIES:
            place = number - MOVE_SETTLERS
            moving.move_settler(state, place // REGIONS_KNOWN, place % REGIONS_KNOWN, log)
        elif number < CARRIES:
            place = number - MOVE_LEGIONARIES
            moving.move_legionary(state, place // REGIONS_KNOWN, place % REGIONS_KNOWN, log)
        elif number < FOUNDS:
            place = number - CARRIES
            moving.carry(state, place // REGIONS_KNOWN, place % REGIONS_KNOWN, log)
        elif number < RAISES:
            place = number - FOUNDS
            self._build(state, place // BUILDINGS_KNOWN, place % BUILDINGS_KNOWN + 1, luck, log)
        elif number < DEMOLISHES:
            region = number - RAISES
            self._build(state, region, building(state, seat, region), luck, log)
        elif number < PAYS:
            self._demolish(state, number - DEMOLISHES, log)
        elif number < TOLLS:
            self._pay(state, number - PAYS, luck, log)
        elif number < RECRUITS:
            works.take_toll(state, seat, number - TOLLS, log)
            works.collect_toll(state, luck, log)
            self._after_building(state, log)
        elif number < RAISE_FREES:
            works.recruit(state, number - RECRUITS, log)
            self._after_building(state, log)
        elif number < DECLINE:
            self._raise_free(state, number - RAISE_FREES, luck, log)
        elif number == DECLINE:
            state.cells[PHASE] = TURN_PHASE
            self._after_building(state, log)
        elif number < GIVE_UPS:
            place = number - REMOVES
            works.remove_figure(state, place // REGIONS_KNOWN, place % REGIONS_KNOWN, log)
            self._after_debt(state, log)
        elif number < END_TURN:
            works.give_up(state, number - GIVE_UPS, log)
            self._after_debt(state, log)
        else:
            self._end_turn(state, log)

    def _place_castle(self, state: AlbionState, region: i64, log: Log | None) -> None:
        """ALB-2.5: one after the other; then the start player begins."""
        cells = state.cells
        if log is not None:
            log.add(CastlePlaced(cells[TURN], REGION_NAMES[region]))
        place_castle(state, region)
        if cells[TURN] == cells[FIRST]:
            self._start_turn(state)

    def _start_turn(self, state: AlbionState) -> None:
        """ALB-4.2: as many points as markers; every settler on the board may move and build."""
        cells = state.cells
        seat = cells[TURN]
        forget_summons(state)
        cells[PHASE] = TURN_PHASE
        cells[STAGE] = AT_START
        cells[POINTS] = OWN_MARKER + cells[MARKERS + seat]
        for region in range(REGIONS_KNOWN):
            cells[READY + region] = cells[SETTLERS + seat * REGIONS_KNOWN + region]

    def _take_resources(self, state: AlbionState, log: Log | None) -> None:
        """ALB-9.1, ALB-9.2: what the own works yield; where the bank is short, the others hand in."""
        cells = state.cells
        seat = cells[TURN]
        taken: list[int] = []
        for resource in range(RESOURCES_KNOWN):
            due = yields(state, seat, REGION_WITH[resource])
            for _ in range(SHORTAGE_ROUNDS):
                if cells[BANK + resource] < due:
                    self._hand_in(state, seat, resource, log)
            count = min(due, cells[BANK + resource])
            take_from_bank(state, seat, resource, count)
            taken.append(count)
        if log is not None:
            log.add(ResourcesTaken(seat, taken[0], taken[1], taken[2], taken[3]))
        self._end_turn(state, log)

    def _hand_in(self, state: AlbionState, seat: i64, resource: i64, log: Log | None) -> None:
        """ALB-9.2: every other player who has one."""
        cells = state.cells
        for other in range(cells[SEATS]):
            if other != seat and cells[STOCK + other * RESOURCES_KNOWN + resource] > 0:
                take_from_bank(state, other, resource, -1)
                if log is not None:
                    log.add(HandedIn(other, RESOURCES[resource]))

    def _build(self, state: AlbionState, region: i64, kind: i64, luck: Luck, log: Log | None) -> None:
        """ALB-5.1, ALB-5.6: a level is begun; what it is paid with is asked where there is a choice."""
        cells = state.cells
        self._stop_moving(state)
        works.plan(state, region, kind, free=False)
        if kinds_held(state, cells[TURN]) > cells[PLAN_LEVEL]:
            cells[PHASE] = PAY_PHASE
            return
        for k in range(len(PRICES)):
            if self._can_pay(state, PRICES[k]):
                self._pay(state, PRICES[k], luck, log)
                return

    def _stop_moving(self, state: AlbionState) -> None:
        """ALB-4.1: once building has begun nobody moves, however many points are left."""
        forget_summons(state)
        state.cells[STAGE] = BUILDING_STAGE
        state.cells[POINTS] = 0

    def _pay(self, state: AlbionState, payment: i64, luck: Luck, log: Log | None) -> None:
        works.pay(state, PAYMENT_KINDS[payment], log)
        works.collect_toll(state, luck, log)
        self._after_building(state, log)

    def _raise_free(self, state: AlbionState, region: i64, luck: Luck, log: Log | None) -> None:
        """ALB-8.5: at no cost, with no settler; a Pict is turned there as usual; no toll."""
        cells = state.cells
        seat = cells[TURN]
        kind = building(state, seat, region)
        works.plan(state, region, kind, free=True)
        if log is not None:
            log.add(LaidFree(seat, REGION_NAMES[region], BUILDINGS[kind - 1], cells[PLAN_LEVEL]))
        works.turn_pict(state, luck, log)
        self._after_building(state, log)

    def _demolish(self, state: AlbionState, region: i64, log: Log | None) -> None:
        """ALB-5.7: all levels at once, with what each had given; no toll, no Pict."""
        cells = state.cells
        seat = cells[TURN]
        self._stop_moving(state)
        works.go_home(state, region)
        if log is not None:
            log.add(Demolished(seat, REGION_NAMES[region], BUILDINGS[building(state, seat, region) - 1]))
        while level(state, seat, region) > 0:
            works.lose_top(state, seat, region, None)
        if not works.ask_debt(state):
            self._after_building(state, log)

    def _after_debt(self, state: AlbionState, log: Log | None) -> None:
        """What was owed is given up; an attack goes on with the next loss.

        ALB-8.4: if nobody has a settler left, the game ends at once, even with something still owed.
        """
        cells = state.cells
        is_owing = works.ask_debt(state)
        if count_settlers(state) == 0:
            if log is not None:
                log.add(SettlersGone())
            self._end(state, log)
            return
        if is_owing:
            return
        cells[PHASE] = TURN_PHASE
        if cells[PLAN_REGION] >= 0:
            works.lose_levels(state, log)
        self._after_building(state, log)

    def _after_building(self, state: AlbionState, log: Log | None) -> None:
        """ALB-5.1: the next settler may act; a turn in which nothing more can be done ends by itself."""
        cells = state.cells
        if cells[PHASE] != TURN_PHASE:
            return
        for region in range(REGIONS_KNOWN):
            if cells[READY + region] > 0:
                return
        self._end_turn(state, log)

    def _end_turn(self, state: AlbionState, log: Log | None) -> None:
        """ALB-3.1, ALB-10.1: clockwise; once somebody has the goal, the round is played to its end."""
        cells = state.cells
        seat = cells[TURN]
        if cells[LAST_ROUND] == 0 and has_goal(state, seat):
            cells[LAST_ROUND] = 1
            if log is not None:
                log.add(LastRound(seat))
        cells[TURN] = (seat + 1) % cells[SEATS]
        if cells[TURN] == cells[FIRST]:
            if cells[LAST_ROUND]:
                self._end(state, log)
                return
            if cells[ROUND] < LARGEST_NUMBER:
                cells[ROUND] += 1
        self._start_turn(state)

    def _end(self, state: AlbionState, log: Log | None) -> None:
        """Nothing is left of the turn."""
        cells = state.cells
        forget_summons(state)
        cells[PHASE] = OVER
        cells[STAGE] = AT_START
        cells[POINTS] = 0
        for region in range(REGIONS_KNOWN):
            cells[READY + region] = 0
        if log is not None:
            log.add(Ended())

    def view(self, state: AlbionState, seat: Seat | None) -> View:
        """All is open but the face-down Picts, and those nobody knows; so all see the same."""
        return notation.view(state)

    def load(self, view: View, luck: Luck) -> AlbionState:
        return loading.load(view)

    def tally(self, state: AlbionState, seat: Seat | None) -> list[dict[str, int]]:
        """Levels of settlements: what the goal is made of."""
        return [{"settlements": self._settlement_levels(state, other)} for other in range(state.cells[SEATS])]

    def _settlement_levels(self, state: AlbionState, seat: i64) -> i64:
        levels: i64 = 0
        for region in range(REGIONS_KNOWN):
            if building(state, seat, region) == SETTLEMENT:
                levels += level(state, seat, region)
        return levels

    def winners(self, state: AlbionState) -> list[Seat]:
        """ALB-8.4, ALB-10.2: the most levels of settlements win; whoever has the goal has all of them."""
        merits = [self._merits(state, seat) for seat in range(state.cells[SEATS])]
        best = max(merits)
        return [seat for seat, own in enumerate(merits) if own == best]

    def _merits(self, state: AlbionState, seat: i64) -> list[int]:
        """ALB-10.2: then most attack Picts around the settlements IV, then gold, stone, wood and fish."""
        picts: i64 = 0
        for region in range(REGIONS_KNOWN):
            if building(state, seat, region) == SETTLEMENT and level(state, seat, region) == IMMUNE:
                picts += attack_strength(state, region)
        stock = [int(state.cells[STOCK + seat * RESOURCES_KNOWN + resource]) for resource in (3, 2, 1, 0)]
        return [int(self._settlement_levels(state, seat)), int(picts), *stock]

    def prompt(self, state: AlbionState, seat: Seat) -> Words:
        return notation.prompt(state)

    def hint(self, state: AlbionState, seat: Seat, action: int) -> Words | None:
        """What a step or a level costs, who takes toll, what it risks; what is lost by taking back or removing."""
        number: i64 = action
        if SUMMONS <= number < MOVE_SETTLERS:
            return Words("hint-no-cost")
        if MOVE_SETTLERS <= number < FOUNDS:
            return hints.for_step(state)
        if FOUNDS <= number < RAISES:
            return hints.for_building(state, seat, (number - FOUNDS) // BUILDINGS_KNOWN, 1)
        if RAISES <= number < DEMOLISHES:
            return hints.for_building(state, seat, number - RAISES, level(state, seat, number - RAISES) + 1)
        if DEMOLISHES <= number < PAYS:
            return hints.for_demolition(state, seat, number - DEMOLISHES)
        if PAYS <= number < TOLLS:
            return hints.for_payment(state, seat)
        if RAISE_FREES <= number < DECLINE:
            return hints.for_building(state, seat, number - RAISE_FREES, 0)
        if REMOVES <= number < GIVE_UPS:
            return hints.for_removal(state, seat, (number - REMOVES) // REGIONS_KNOWN)
        return None

    def conserved(self, state: AlbionState) -> dict[str, int]:
        return inventory.count(state)


ALBION: Final = Albion()
