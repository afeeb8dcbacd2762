"""ALB-5 to ALB-8: the course of a building action: pay, toll, Pict, attack, losses, effect.

Each function goes on until somebody has to decide; then the phase says what.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck
from ludotheca.engine.rules import Log
from ludotheca.games.albion import board, events, legality, streams
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.action_numbers import payment_count
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.state import gain_marker, return_marker, set_level


def plan(cells: vec[i64], region: i64, kind: i64, *, free: bool) -> None:
    """Begins a level: a new building, or the next level of the one the player has there."""
    cells[at.PLAN_REGION] = region
    cells[at.PLAN_BUILDING] = kind
    cells[at.PLAN_LEVEL] = cells[at.level(cells[at.TURN], region)] + 1
    cells[at.PLAN_FREE] = 1 if free else 0
    cells[at.PLAN_FAILED] = 0


def pay(cells: vec[i64], payment: i64, log: Log | None) -> None:
    """ALB-5.5, ALB-5.6: the price leaves the player; the level lies face down."""
    seat = cells[at.TURN]
    for resource in range(at.RESOURCE_KINDS):
        count = payment_count(payment, resource)
        cells[at.stock(seat, resource)] -= count
        cells[at.PAID + resource] += count
    if log is not None:
        names = tuple([name for resource, name in enumerate(RESOURCES) for _ in range(cells[at.PAID + resource])])
        region = REGION_NAMES[cells[at.PLAN_REGION]]
        log.add(events.Laid(seat, region, BUILDINGS[cells[at.PLAN_BUILDING] - 1], cells[at.PLAN_LEVEL], names))


def collect_toll(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """ALB-6.1 to ALB-6.3: claimants take one of the paid resources each, the rest goes to the bank."""
    seat = cells[at.TURN]
    region = cells[at.PLAN_REGION]
    while board.IS_DARK[region] and legality.resources_paid(cells) > 0:
        claimant = legality.next_claimant(cells, seat, region, cells[at.PLAN_LEVEL] - 1)
        if claimant == at.NOBODY:
            break
        if legality.resources_paid(cells) > 1:
            cells[at.TOLL] = claimant
            cells[at.PHASE] = at.TOLL_PHASE
            return
        for resource in range(at.RESOURCE_KINDS):
            if cells[at.PAID + resource] > 0:
                take_toll(cells, claimant, resource, log)
    for resource in range(at.RESOURCE_KINDS):
        cells[at.BANK + resource] += cells[at.PAID + resource]
        cells[at.PAID + resource] = 0
    for other in range(cells[at.SEATS]):
        cells[at.TOLLED + other] = 0
    go_home(cells, region)
    turn_pict(cells, luck, log)


def take_toll(cells: vec[i64], claimant: i64, resource: i64, log: Log | None) -> None:
    """ALB-6.3: one resource each."""
    cells[at.PAID + resource] -= 1
    cells[at.stock(claimant, resource)] += 1
    cells[at.TOLLED + claimant] = 1
    cells[at.TOLL] = at.NOBODY
    if log is not None:
        log.add(events.TollTaken(claimant, cells[at.TURN], RESOURCES[resource]))


def go_home(cells: vec[i64], region: i64) -> None:
    """ALB-5.6: the settler goes back to the start region and does nothing more this turn."""
    seat = cells[at.TURN]
    cells[at.READY + region] -= 1
    cells[at.settlers(seat, region)] -= 1
    cells[at.settlers(seat, board.START)] += 1


def turn_pict(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """ALB-7.1 to ALB-7.5: a Pict is turned up; if it attacks, whoever is too weak loses a level."""
    region = cells[at.PLAN_REGION]
    if cells[at.HIDDEN + region] > 0:
        cells[at.HIDDEN + region] -= 1
        if luck.draw(streams.PICT, cells[at.PEACE] + cells[at.ATTACK]) < cells[at.PEACE]:
            cells[at.PEACE] -= 1
            cells[at.PEACE_GONE] += 1
            if log is not None:
                log.add(events.PictTurned(REGION_NAMES[region], "peace"))
        else:
            cells[at.ATTACK] -= 1
            cells[at.OPEN + region] += 1
            if log is not None:
                log.add(events.PictTurned(REGION_NAMES[region], "attack"))
            _attack(cells, region, log)
    lose_levels(cells, log)


def _attack(cells: vec[i64], region: i64, log: Log | None) -> None:
    """ALB-7.3 to ALB-7.6: everybody with a building here defends; the values are fixed before any loss."""
    strength = legality.attack_strength(cells, region)
    if log is not None:
        log.add(events.Attacked(REGION_NAMES[region], strength))
    for seat in range(cells[at.SEATS]):
        if cells[at.building(seat, region)] == 0 and seat != cells[at.TURN]:
            continue
        defence = legality.defence(cells, seat, region)
        if defence < strength:
            # ALB-7.6: a settlement IV that has been turned up is safe.
            cells[at.LOSING + seat] = 0 if cells[at.level(seat, region)] == board.IMMUNE_LEVEL else 1
        elif log is not None:
            log.add(events.Held(seat, defence))


def lose_levels(cells: vec[i64], log: Log | None) -> None:
    """ALB-7.5, ALB-7.7: losses in turn order from the builder; then the level that has held takes effect."""
    region = cells[at.PLAN_REGION]
    for turn in range(cells[at.SEATS]):
        seat = (cells[at.TURN] + turn) % cells[at.SEATS]
        if cells[at.LOSING + seat] == 0:
            continue
        cells[at.LOSING + seat] = 0
        if turn == 0:
            cells[at.PLAN_FAILED] = 1
            if log is not None:
                name = BUILDINGS[cells[at.PLAN_BUILDING] - 1]
                log.add(events.LevelLost(seat, REGION_NAMES[region], name, cells[at.PLAN_LEVEL]))
            continue
        lose_top(cells, seat, region, log)
        if ask_debt(cells):
            return
    take_effect(cells, log)


def lose_top(cells: vec[i64], seat: i64, region: i64, log: Log | None) -> None:
    """ALB-7.5, section 8: the highest level goes, with what it had given."""
    kind = cells[at.building(seat, region)]
    height = cells[at.level(seat, region)]
    set_level(cells, seat, region, kind, height - 1)
    if log is not None:
        log.add(events.LevelLost(seat, REGION_NAMES[region], BUILDINGS[kind - 1], height))
    if kind == board.CASTLE and height <= board.LEVELS_WITH_GIFT:
        return_marker(cells, seat)
    elif kind == board.SETTLEMENT:
        # ALB-8.4, ALB-8.5: a figure for level I and II, another level for level III.
        cells[at.DEBTOR] = seat
        if height <= board.LEVELS_WITH_GIFT:
            cells[at.DEBT_FIGURES] += 1
        else:
            cells[at.DEBT_LEVELS] += 1


def ask_debt(cells: vec[i64]) -> bool:
    """ALB-8.4, ALB-8.5: lets the debtor choose what to give up; False if nothing is owed, or nothing is there."""
    seat = cells[at.DEBTOR]
    if seat == at.NOBODY:
        return False
    if cells[at.DEBT_LEVELS] > 0:
        for region in range(at.REGIONS):
            if legality.can_give_up(cells, seat, region):
                cells[at.PHASE] = at.GIVE_UP_PHASE
                return True
        cells[at.DEBT_LEVELS] = 0
    if cells[at.DEBT_FIGURES] > 0:
        cells[at.PHASE] = at.REMOVE_PHASE
        return True
    cells[at.DEBTOR] = at.NOBODY
    return False


def remove_figure(cells: vec[i64], figure: i64, region: i64, log: Log | None) -> None:
    """ALB-8.4: a figure goes back to the supply."""
    seat = cells[at.DEBTOR]
    cells[at.figures(seat, figure, region)] -= 1
    cells[at.supply(seat, figure)] += 1
    cells[at.DEBT_FIGURES] -= 1
    left = cells[at.settlers(seat, region)]
    if figure == board.SETTLER and seat == cells[at.TURN] and cells[at.READY + region] > left:
        cells[at.READY + region] = left
    if log is not None:
        log.add(events.Removed(seat, "settler" if figure == board.SETTLER else "legionary", REGION_NAMES[region]))


def give_up(cells: vec[i64], region: i64, log: Log | None) -> None:
    """ALB-8.5: a level II or III that goes with a settlement III."""
    cells[at.DEBT_LEVELS] -= 1
    lose_top(cells, cells[at.DEBTOR], region, log)


def take_effect(cells: vec[i64], log: Log | None) -> None:
    """ALB-5.6: the level is turned up. Fortresses and works need nothing more (ALB-8.1, ALB-8.7)."""
    seat = cells[at.TURN]
    region = cells[at.PLAN_REGION]
    kind = cells[at.PLAN_BUILDING]
    height = cells[at.PLAN_LEVEL]
    cells[at.PHASE] = at.TURN_PHASE
    if cells[at.PLAN_FAILED]:
        _close_plan(cells)
        return
    set_level(cells, seat, region, kind, height)
    if log is not None:
        log.add(events.Built(seat, REGION_NAMES[region], BUILDINGS[kind - 1], height))
    if kind == board.SETTLEMENT and height <= board.LEVELS_WITH_GIFT:
        _offer_figure(cells, seat, log)
        return
    _close_plan(cells)
    if kind == board.CASTLE and height <= board.LEVELS_WITH_GIFT:
        gain_marker(cells, seat)
    elif kind == board.SETTLEMENT and height == board.RAISING_LEVEL:
        for other in range(at.REGIONS):
            if legality.can_raise_free(cells, seat, other):
                cells[at.PHASE] = at.FREE_PHASE


def _close_plan(cells: vec[i64]) -> None:
    cells[at.PLAN_REGION] = at.NOWHERE
    cells[at.PLAN_BUILDING] = 0
    cells[at.PLAN_LEVEL] = 0
    cells[at.PLAN_FREE] = 0
    cells[at.PLAN_FAILED] = 0


def _offer_figure(cells: vec[i64], seat: i64, log: Log | None) -> None:
    """ALB-8.4: a figure by choice, unless only one kind is left; there are as many as settlements can bring."""
    settlers = cells[at.supply(seat, board.SETTLER)]
    legionaries = cells[at.supply(seat, board.LEGIONARY)]
    if settlers > 0 and legionaries > 0:
        cells[at.PHASE] = at.RECRUIT_PHASE
    else:
        recruit(cells, board.SETTLER if settlers > 0 else board.LEGIONARY, log)


def recruit(cells: vec[i64], figure: i64, log: Log | None) -> None:
    """ALB-8.4: a settler on the start region, or a legionary in the region of the new level."""
    seat = cells[at.TURN]
    region = board.START if figure == board.SETTLER else cells[at.PLAN_REGION]
    cells[at.supply(seat, figure)] -= 1
    cells[at.figures(seat, figure, region)] += 1
    cells[at.PHASE] = at.TURN_PHASE
    _close_plan(cells)
    if log is not None:
        log.add(events.Recruited(seat, "settler" if figure == board.SETTLER else "legionary", REGION_NAMES[region]))
