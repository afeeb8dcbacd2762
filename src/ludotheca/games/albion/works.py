"""The course of a building action in Albion: pay, toll, Pict, attack, losses, effect.

Each function goes on until somebody has to decide; then the phase says what.
"""

from mypy_extensions import i64

from ludotheca.engine.luck import Luck
from ludotheca.engine.rules import Log
from ludotheca.games.albion import streams
from ludotheca.games.albion.board import (
    CASTLE,
    IS_DARK,
    LEGIONARY,
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    SETTLEMENT,
    SETTLER,
    START,
)
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import (
    CASTLE_THREE,
    IMMUNE,
    can_give_up,
    can_raise_free,
    next_claimant,
    resources_paid,
)
from ludotheca.games.albion.state import (
    ATTACK,
    BANK,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FIGURES,
    FREE_PHASE,
    GIVE_UP_PHASE,
    HIDDEN,
    LEGIONARIES,
    LOSING,
    MARKER_BANK,
    MARKERS,
    NOBODY,
    NOWHERE,
    OPEN,
    PAID,
    PEACE,
    PEACE_GONE,
    PHASE,
    PLAN_BUILDING,
    PLAN_FAILED,
    PLAN_FREE,
    PLAN_LEVEL,
    PLAN_REGION,
    READY,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    SEATS,
    SETTLERS,
    STOCK,
    TOLL,
    TOLL_PHASE,
    TOLLED,
    TURN,
    TURN_PHASE,
    AlbionState,
    attack_strength,
    building,
    defence,
    level,
    set_level,
)
from ludotheca.games.albion.types import (
    Attacked,
    Built,
    Held,
    Laid,
    LevelLost,
    PictTurned,
    Recruited,
    Removed,
    TollTaken,
)


def plan(state: AlbionState, region: i64, kind: i64, *, free: bool) -> None:
    """Begins a level: a new building, or the next level of the own one."""
    cells = state.cells
    cells[PLAN_REGION] = region
    cells[PLAN_BUILDING] = kind
    cells[PLAN_LEVEL] = level(state, cells[TURN], region) + 1
    cells[PLAN_FREE] = 1 if free else 0
    cells[PLAN_FAILED] = 0


def pay(state: AlbionState, kinds: list[int], log: Log | None) -> None:
    """ALB-5.5, ALB-5.6: the price leaves the player; the level lies face down."""
    cells = state.cells
    seat = cells[TURN]
    for resource in kinds:
        cells[STOCK + seat * RESOURCES_KNOWN + resource] -= 1
        cells[PAID + resource] += 1
    if log is not None:
        names = tuple([RESOURCES[resource] for resource in kinds])
        region = REGION_NAMES[cells[PLAN_REGION]]
        log.add(Laid(seat, region, BUILDINGS[cells[PLAN_BUILDING] - 1], cells[PLAN_LEVEL], names))


def collect_toll(state: AlbionState, luck: Luck, log: Log | None) -> None:
    """ALB-6.1 to ALB-6.3: claimants take one of the paid resources each, the rest goes to the bank."""
    cells = state.cells
    seat = cells[TURN]
    region = cells[PLAN_REGION]
    while IS_DARK[region] and resources_paid(state) > 0:
        claimant = next_claimant(state, seat, region, cells[PLAN_LEVEL] - 1)
        if claimant < 0:
            break
        if resources_paid(state) > 1:
            cells[TOLL] = claimant
            cells[PHASE] = TOLL_PHASE
            return
        for resource in range(RESOURCES_KNOWN):
            if cells[PAID + resource] > 0:
                take_toll(state, claimant, resource, log)
    for resource in range(RESOURCES_KNOWN):
        cells[BANK + resource] += cells[PAID + resource]
        cells[PAID + resource] = 0
    for other in range(cells[SEATS]):
        cells[TOLLED + other] = 0
    go_home(state, region)
    turn_pict(state, luck, log)


def take_toll(state: AlbionState, claimant: i64, resource: i64, log: Log | None) -> None:
    """ALB-6.3: one resource each."""
    cells = state.cells
    cells[PAID + resource] -= 1
    cells[STOCK + claimant * RESOURCES_KNOWN + resource] += 1
    cells[TOLLED + claimant] = 1
    cells[TOLL] = NOBODY
    if log is not None:
        log.add(TollTaken(claimant, cells[TURN], RESOURCES[resource]))


def go_home(state: AlbionState, region: i64) -> None:
    """ALB-5.6: the settler goes back to the start region and does nothing more this turn."""
    cells = state.cells
    seat = cells[TURN]
    cells[READY + region] -= 1
    cells[SETTLERS + seat * REGIONS_KNOWN + region] -= 1
    cells[SETTLERS + seat * REGIONS_KNOWN + START] += 1


def turn_pict(state: AlbionState, luck: Luck, log: Log | None) -> None:
    """ALB-7.1 to ALB-7.5: a Pict is turned up; if it attacks, whoever is too weak loses a level."""
    cells = state.cells
    region = cells[PLAN_REGION]
    if cells[HIDDEN + region] > 0:
        cells[HIDDEN + region] -= 1
        if luck.draw(streams.PICT, cells[PEACE] + cells[ATTACK]) < cells[PEACE]:
            cells[PEACE] -= 1
            cells[PEACE_GONE] += 1
            if log is not None:
                log.add(PictTurned(REGION_NAMES[region], "peace"))
        else:
            cells[ATTACK] -= 1
            cells[OPEN + region] += 1
            if log is not None:
                log.add(PictTurned(REGION_NAMES[region], "attack"))
            _attack(state, region, log)
    lose_levels(state, log)


def _attack(state: AlbionState, region: i64, log: Log | None) -> None:
    """ALB-7.3 to ALB-7.6: everybody with a building here defends; the values are fixed before any loss."""
    cells = state.cells
    strength = attack_strength(state, region)
    if log is not None:
        log.add(Attacked(REGION_NAMES[region], strength))
    for seat in range(cells[SEATS]):
        if building(state, seat, region) == 0 and seat != cells[TURN]:
            continue
        own = defence(state, seat, region)
        if own < strength:
            # ALB-7.6: a settlement IV that has been turned up is safe.
            cells[LOSING + seat] = 0 if level(state, seat, region) == IMMUNE else 1
        elif log is not None:
            log.add(Held(seat, own))


def lose_levels(state: AlbionState, log: Log | None) -> None:
    """ALB-7.5, ALB-7.7: losses in turn order from the builder; then the level that has held takes effect."""
    cells = state.cells
    region = cells[PLAN_REGION]
    for turn in range(cells[SEATS]):
        seat = (cells[TURN] + turn) % cells[SEATS]
        if cells[LOSING + seat] == 0:
            continue
        cells[LOSING + seat] = 0
        if turn == 0:
            cells[PLAN_FAILED] = 1
            if log is not None:
                name = BUILDINGS[cells[PLAN_BUILDING] - 1]
                log.add(LevelLost(seat, REGION_NAMES[region], name, cells[PLAN_LEVEL]))
            continue
        lose_top(state, seat, region, log)
        if ask_debt(state):
            return
    take_effect(state, log)


def lose_top(state: AlbionState, seat: i64, region: i64, log: Log | None) -> None:
    """ALB-7.5, section 8: the highest level goes, with what it had given."""
    cells = state.cells
    kind = building(state, seat, region)
    height = level(state, seat, region)
    set_level(state, seat, region, kind, height - 1)
    if log is not None:
        log.add(LevelLost(seat, REGION_NAMES[region], BUILDINGS[kind - 1], height))
    if kind == CASTLE and height < CASTLE_THREE:
        _return_marker(state, seat)
    elif kind == SETTLEMENT:
        # ALB-8.4, ALB-8.5: a figure for level I and II, another level for level III.
        cells[DEBTOR] = seat
        if height < CASTLE_THREE:
            cells[DEBT_FIGURES] += 1
        else:
            cells[DEBT_LEVELS] += 1


def gain_marker(state: AlbionState, seat: i64) -> None:
    """ALB-8.2, ALB-1.3: a castle I or II brings a neutral movement marker; the bank has as many as there can be."""
    state.cells[MARKERS + seat] += 1
    state.cells[MARKER_BANK] -= 1


def _return_marker(state: AlbionState, seat: i64) -> None:
    """ALB-8.2: it goes back with the level."""
    state.cells[MARKERS + seat] -= 1
    state.cells[MARKER_BANK] += 1


def ask_debt(state: AlbionState) -> bool:
    """ALB-8.4, ALB-8.5: lets the debtor choose what to give up; False if nothing is owed, or nothing is there."""
    cells = state.cells
    seat = cells[DEBTOR]
    if seat == NOBODY:
        return False
    if cells[DEBT_LEVELS] > 0:
        for region in range(REGIONS_KNOWN):
            if can_give_up(state, seat, region):
                cells[PHASE] = GIVE_UP_PHASE
                return True
        cells[DEBT_LEVELS] = 0
    if cells[DEBT_FIGURES] > 0:
        cells[PHASE] = REMOVE_PHASE
        return True
    cells[DEBTOR] = NOBODY
    return False


def remove_figure(state: AlbionState, figure: i64, region: i64, log: Log | None) -> None:
    """ALB-8.4: a figure goes back to the supply."""
    cells = state.cells
    seat = cells[DEBTOR]
    first = (SETTLERS if figure == SETTLER else LEGIONARIES) + seat * REGIONS_KNOWN
    cells[first + region] -= 1
    cells[FIGURES + seat * 2 + figure] += 1
    cells[DEBT_FIGURES] -= 1
    if figure == SETTLER and seat == cells[TURN] and cells[READY + region] > cells[first + region]:
        cells[READY + region] = cells[first + region]
    if log is not None:
        log.add(Removed(seat, "settler" if figure == SETTLER else "legionary", REGION_NAMES[region]))


def give_up(state: AlbionState, region: i64, log: Log | None) -> None:
    """ALB-8.5: a level II or III that goes with a settlement III."""
    state.cells[DEBT_LEVELS] -= 1
    lose_top(state, state.cells[DEBTOR], region, log)


def take_effect(state: AlbionState, log: Log | None) -> None:
    """ALB-5.6: the level is turned up. Fortresses and works need nothing more (ALB-8.1, ALB-8.7)."""
    cells = state.cells
    seat = cells[TURN]
    region = cells[PLAN_REGION]
    kind = cells[PLAN_BUILDING]
    height = cells[PLAN_LEVEL]
    cells[PHASE] = TURN_PHASE
    if cells[PLAN_FAILED]:
        _close_plan(state)
        return
    set_level(state, seat, region, kind, height)
    if log is not None:
        log.add(Built(seat, REGION_NAMES[region], BUILDINGS[kind - 1], height))
    if kind == SETTLEMENT and height < CASTLE_THREE:
        _offer_figure(state, seat, log)
        return
    _close_plan(state)
    if kind == CASTLE and height < CASTLE_THREE:
        gain_marker(state, seat)
    elif kind == SETTLEMENT and height == CASTLE_THREE:
        for other in range(REGIONS_KNOWN):
            if can_raise_free(state, seat, other):
                cells[PHASE] = FREE_PHASE


def _close_plan(state: AlbionState) -> None:
    cells = state.cells
    cells[PLAN_REGION] = NOWHERE
    cells[PLAN_BUILDING] = 0
    cells[PLAN_LEVEL] = 0
    cells[PLAN_FREE] = 0
    cells[PLAN_FAILED] = 0


def _offer_figure(state: AlbionState, seat: i64, log: Log | None) -> None:
    """ALB-8.4: a figure by choice, unless only one kind is left; there are as many as settlements can bring."""
    settlers = state.cells[FIGURES + seat * 2 + SETTLER]
    legionaries = state.cells[FIGURES + seat * 2 + LEGIONARY]
    if settlers > 0 and legionaries > 0:
        state.cells[PHASE] = RECRUIT_PHASE
    else:
        recruit(state, SETTLER if settlers > 0 else LEGIONARY, log)


def recruit(state: AlbionState, figure: i64, log: Log | None) -> None:
    """ALB-8.4: a settler on the start region, or a legionary in the region of the new level."""
    cells = state.cells
    seat = cells[TURN]
    region = START if figure == SETTLER else cells[PLAN_REGION]
    first = (SETTLERS if figure == SETTLER else LEGIONARIES) + seat * REGIONS_KNOWN
    cells[FIGURES + seat * 2 + figure] -= 1
    cells[first + region] += 1
    cells[PHASE] = TURN_PHASE
    _close_plan(state)
    if log is not None:
        log.add(Recruited(seat, "settler" if figure == SETTLER else "legionary", REGION_NAMES[region]))
