"""What holds of every position of Albion that play can reach, and stays so whatever is played.

A position laid out by hand must fulfil it too, or is refused with the place where it is wrong. For a puzzle there may
be fewer Picts on the board. Markers, figures, what is owed and who is still to lose follow from the rest, and agree.
"""

from itertools import permutations
from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.albion import notation
from ludotheca.games.albion.board import (
    CASTLE,
    IS_CASTLE_START,
    IS_DARK,
    LEGIONARIES_AT_START,
    LEGIONARY,
    LEVELS_WITH_GIFT,
    REGIONS_KNOWN,
    RESOURCES_AT_START,
    RESOURCES_KNOWN,
    SETTLEMENT,
    SETTLER,
    SETTLERS_AT_START,
    START,
    TILE_CELLS,
)
from ludotheca.games.albion.data import REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import (
    CASTLE_THREE,
    IMMUNE,
    SETTLEMENTS,
    can_give_up,
    can_raise_free,
    can_rise,
    count_figures,
    count_settlers,
    has_castle_three,
    has_goal,
    has_laurel_settlement,
    has_ready_settler,
    kinds_held,
    may_found,
    next_claimant,
    points_bound,
    settlers_in,
)
from ludotheca.games.albion.setting_up import lay_out, place_castle
from ludotheca.games.albion.state import (
    AFTER_SUMMONS,
    AT_START,
    ATTACK,
    BANK,
    BUILDING_STAGE,
    CASTLE_PHASE,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FIGURES,
    FIRST,
    FREE_PHASE,
    GIVE_UP_PHASE,
    HIDDEN,
    LAST_ROUND,
    LEGIONARIES,
    LOSING,
    MARKERS,
    MOVING,
    NOBODY,
    NOWHERE,
    OPEN,
    OVER,
    OWN_MARKER,
    PAID,
    PAY_PHASE,
    PEACE,
    PHASE,
    PLAN_BUILDING,
    PLAN_FAILED,
    PLAN_FREE,
    PLAN_LEVEL,
    PLAN_REGION,
    POINTS,
    READY,
    RECRUIT_PHASE,
    REMOVE_PHASE,
    SEATS,
    STAGE,
    STOCK,
    SUMMONED,
    TILES,
    TOLL,
    TOLL_PHASE,
    TOLLED,
    TRANSIT,
    TURN,
    TURN_PHASE,
    AlbionState,
    attack_strength,
    building,
    count_buildings,
    defence,
    level,
)
from ludotheca.games.albion.types import Player, View

LEFT_OVER: Final = 2
"""ALB-2.1: Picts that lie nowhere on the board."""
FIRST_FIGURES: Final = 1
"""ALB-2.4: the settler everybody begins with."""
MOST_FIGURES_OWED: Final = 2
"""ALB-5.7, ALB-8.4: for a settlement that is taken back."""
CHOICE: Final = 2
"""With fewer resources nobody is asked which toll to take."""
REGIONS: Final = range(REGIONS_KNOWN)


def check(state: AlbionState) -> None:
    _check_box(state)
    if state.cells[PHASE] == CASTLE_PHASE:
        _check_set_up(state)
        return
    _check_gifts(state)
    _check_wreaths(state)
    _check_end(state)
    _check_stage(state)
    _check_ready(state)
    _check_transit(state)
    _check_phase(state)


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)


def _seats(state: AlbionState) -> range:
    return range(state.cells[SEATS])


def _check_box(state: AlbionState) -> None:
    """ALB-1.1 to ALB-1.4, ALB-2.1: nothing is there more often than in the box, and two Picts are left over."""
    cells = state.cells
    for seat in _seats(state):
        if any(cells[TILES + seat * TILE_CELLS + tile] < 0 for tile in range(TILE_CELLS)):
            fail(f"players[{seat}].buildings", "there are not so many tiles")
        if cells[FIGURES + seat * 2 + SETTLER] < 0:
            fail(f"players[{seat}].settlers", f"there are only {SETTLERS_AT_START}")
        if cells[FIGURES + seat * 2 + LEGIONARY] < 0:
            fail(f"players[{seat}].legionaries", f"there are only {LEGIONARIES_AT_START}")
    for resource, name in enumerate(RESOURCES):
        if cells[BANK + resource] < 0:
            fail("players", f"there is more {name} than {RESOURCES_AT_START[resource]}")
    laid = sum(cells[HIDDEN + region] + cells[TRANSIT + region] for region in REGIONS)
    if cells[ATTACK] < 0 or laid + LEFT_OVER > cells[PEACE] + cells[ATTACK]:
        fail("picts", f"there are not so many Picts, for {LEFT_OVER} are left over")


def _check_set_up(state: AlbionState) -> None:
    """ALB-2.1 to ALB-2.5: all is as a game begins, but for the castles of those who have had their turn."""
    cells = state.cells
    laid_out = lay_out(cells[SEATS], cells[FIRST])
    while laid_out.cells[TURN] != cells[TURN]:
        seat = int(laid_out.cells[TURN])
        castles = [k for k in REGIONS if IS_CASTLE_START[k] and building(state, seat, k) == CASTLE]
        if not castles:
            fail(f"players[{seat}].buildings", "the first castle is missing")
        place_castle(laid_out, castles[0])
    found, begun = notation.view(state), notation.view(laid_out)
    for seat in _seats(state):
        for name in Player.__struct_fields__:
            if getattr(found.players[seat], name) != getattr(begun.players[seat], name):
                fail(f"players[{seat}].{name}", "in the phase 'castle' all is as the game begins")
    for name in View.__struct_fields__:
        if getattr(found, name) != getattr(begun, name):
            fail(name, "in the phase 'castle' all is as the game begins")


def _check_gifts(state: AlbionState) -> None:
    """ALB-8.2, ALB-8.4: everybody has what castles and settlements have brought, and what is still owed for them."""
    cells = state.cells
    for seat in _seats(state):
        markers = _gifts(state, seat, CASTLE)
        if cells[MARKERS + seat] != markers:
            fail(f"players[{seat}].markers", f"the castles have brought {markers}, not {cells[MARKERS + seat]}")
        figures = FIRST_FIGURES + _gifts(state, seat, SETTLEMENT)
        if seat == cells[DEBTOR]:
            figures += int(cells[DEBT_FIGURES])
        if seat == cells[TURN] and cells[PHASE] == RECRUIT_PHASE:
            figures -= 1
        found = count_figures(state, seat, SETTLER) + count_figures(state, seat, LEGIONARY)
        if found != figures:
            fail(f"players[{seat}].settlers", f"with the legionaries there must be {figures}, not {found}")


def _gifts(state: AlbionState, seat: int, kind: int) -> int:
    """Levels I and II of a kind of building, which bring a marker or a figure each."""
    heights = [int(level(state, seat, region)) for region in REGIONS if building(state, seat, region) == kind]
    return sum(min(height, LEVELS_WITH_GIFT) for height in heights)


def _check_wreaths(state: AlbionState) -> None:
    """ALB-5.8: whoever has three settlements has one by a laurel wreath."""
    for seat in _seats(state):
        if count_buildings(state, seat, SETTLEMENT) == SETTLEMENTS and not has_laurel_settlement(state, seat):
            fail(f"players[{seat}].buildings", "one of three settlements must stand in a laurel region")


def _check_end(state: AlbionState) -> None:
    """ALB-10.1, ALB-8.4: the last round and the end have their cause; and where there is one, they have come."""
    cells = state.cells
    is_over = cells[PHASE] == OVER
    if count_settlers(state) == 0:
        if not is_over:
            fail("phase", "must be 'over', for nobody has a settler left")
        is_last = False
    elif is_over:
        if cells[TURN] != cells[FIRST]:
            fail("turn", "the game ends when the start player would be next")
        if not any(has_goal(state, seat) for seat in _seats(state)):
            fail("phase", "nobody has the goal, and there are settlers left")
        is_last = True
    else:
        is_last = _is_last_round(state)
    if cells[LAST_ROUND] != is_last:
        fail("last_round", f"must be {str(is_last).lower()}, for that is when somebody has ended a turn with the goal")


def _is_last_round(state: AlbionState) -> bool:
    """The goal is reached in the own turn, and after it there is no other: so only who has had it can have the goal."""
    cells = state.cells
    has_come = False
    had = (cells[TURN] - cells[FIRST]) % cells[SEATS]
    for seat in _seats(state):
        if not has_goal(state, seat):
            continue
        if (seat - cells[FIRST]) % cells[SEATS] < had:
            has_come = True
        elif seat != cells[TURN] or cells[STAGE] != BUILDING_STAGE:
            fail(
                f"players[{seat}].buildings",
                "whoever has the goal has already had the turn of this round, which is the last",
            )
    return has_come


def _check_stage(state: AlbionState) -> None:
    """ALB-4.1, ALB-4.2, ALB-4.4: the points that are left, and the castles III that have been used."""
    cells = state.cells
    stage = cells[STAGE]
    points = OWN_MARKER + int(cells[MARKERS + cells[TURN]])
    least, most = {AT_START: (points, points), AFTER_SUMMONS: (points, points), MOVING: (0, points - 1)}.get(
        stage, (0, 0)
    )
    if cells[PHASE] == OVER:
        if stage != AT_START:
            fail("stage", "must be 'start' in the phase 'over'")
        least, most = 0, 0
    if not least <= cells[POINTS] <= most:
        fail("points", f"must be from {least} to {most} at this stage, not {cells[POINTS]}")
    summoned = [region for region in REGIONS if cells[SUMMONED + region]]
    if bool(summoned) != (stage == AFTER_SUMMONS):
        fail("summoned", "must be there in the stage 'summoned', and only there")
    for region in summoned:
        if not has_castle_three(state, region):
            fail("summoned", f"there is no castle III in {REGION_NAMES[region]}")
    if summoned and not any(settlers_in(state, region) for region in summoned):
        fail("summoned", "whoever was summoned last is still there")


def _check_ready(state: AlbionState) -> None:
    """ALB-5.1, ALB-5.6: all settlers may still act; but not those that came to the start region after the movement."""
    cells = state.cells
    is_building = cells[STAGE] == BUILDING_STAGE
    for region in REGIONS:
        most = 0 if cells[PHASE] == OVER else int(settlers_in(state, region))
        least = 0 if is_building and region == START else most
        if not least <= cells[READY + region] <= most:
            fail(f"ready.{REGION_NAMES[region]}", f"must be from {least} to {most}, not {cells[READY + region]}")
    if cells[PHASE] == TURN_PHASE and is_building and not any(cells[READY + region] for region in REGIONS):
        fail("ready", "the turn would be over, for no settler may act any more")


def _check_transit(state: AlbionState) -> None:
    """ALB-4.5, ALB-4.7: Picts that are carried have come from a dark region and can still be brought to one."""
    cells = state.cells
    carried = [region for region in REGIONS if cells[TRANSIT + region]]
    if carried and (cells[PHASE] != TURN_PHASE or cells[STAGE] != MOVING):
        fail("transit", "Picts are carried in the phase 'turn' and the stage 'moving' only")
    for region in carried:
        path = f"transit.{REGION_NAMES[region]}"
        if IS_DARK[region]:
            fail(path, "in a dark region a Pict lies on the board")
        if cells[TRANSIT + region] > cells[LEGIONARIES + cells[TURN] * REGIONS_KNOWN + region]:
            fail(path, "there are not so many legionaries")
    used = OWN_MARKER + cells[MARKERS + cells[TURN]] - cells[POINTS]
    if carried and points_bound(state) > cells[POINTS]:
        fail("transit", "these Picts could not be put down any more")
    if carried and points_bound(state) > used:
        fail("transit", "these Picts could not have come so far")


def _check_phase(state: AlbionState) -> None:
    """What is decided has its cause, and there is a choice; nothing else is going on."""
    cells = state.cells
    phase = int(cells[PHASE])
    has_plan = cells[PLAN_REGION] != NOWHERE
    is_owing = phase in (REMOVE_PHASE, GIVE_UP_PHASE)
    if not has_plan and phase in (PAY_PHASE, TOLL_PHASE, RECRUIT_PHASE):
        fail("plan", "must be there in this phase")
    if has_plan and phase in (TURN_PHASE, FREE_PHASE, OVER):
        fail("plan", "must not be there in this phase")
    if (cells[TOLL] != NOBODY) != (phase == TOLL_PHASE):
        fail("toll", "must be there in the phase 'toll', and only there")
    if phase != TOLL_PHASE:
        if any(cells[TOLLED + seat] for seat in _seats(state)):
            fail("tolled", "must be there in the phase 'toll' only")
        if any(cells[PAID + resource] for resource in range(RESOURCES_KNOWN)):
            fail("plan.paid", "must be there in the phase 'toll' only")
    if (is_owing and cells[DEBTOR] == NOBODY) or (not is_owing and phase != OVER and cells[DEBTOR] != NOBODY):
        fail("debt", "must be there in the phases 'remove' and 'give-up', and only there")
    if any(cells[LOSING + seat] for seat in _seats(state)) and not (is_owing and has_plan):
        fail("losers", "nobody has anything to lose")
    if phase in (PAY_PHASE, TOLL_PHASE):
        _check_payment(state)
    elif phase == RECRUIT_PHASE:
        _check_recruiting(state)
    elif phase == FREE_PHASE:
        _check_free_level(state)
        if not any(can_raise_free(state, cells[TURN], region) for region in REGIONS):
            fail("phase", "no building can be raised")
    elif is_owing and has_plan:
        _check_attack(state)
    elif is_owing or (phase == OVER and count_settlers(state) == 0):
        _check_taken_back(state)
    elif cells[DEBTOR] != NOBODY:
        fail("debt", "nothing is owed any more")


def _check_plan(state: AlbionState) -> None:
    """ALB-1.2, ALB-5.2 to ALB-5.4, ALB-5.8: the level that is built may be built there."""
    cells = state.cells
    seat, region, kind = cells[TURN], cells[PLAN_REGION], cells[PLAN_BUILDING]
    if cells[PLAN_LEVEL] != level(state, seat, region) + 1:
        fail("plan.level", f"level {cells[PLAN_LEVEL]} is not the next one")
    is_raised = building(state, seat, region) == kind and can_rise(state, seat, region)
    if not is_raised and not may_found(state, seat, region, kind):
        fail("plan.building", "it may not be built there")


def _check_payment(state: AlbionState) -> None:
    """ALB-5.5, ALB-5.6: the settler still stands there; who pays has a choice."""
    cells = state.cells
    _check_plan(state)
    if cells[PLAN_FREE] or cells[PLAN_FAILED]:
        fail("plan", "it is being paid for, so it is neither free nor lost")
    if not has_ready_settler(state, cells[PLAN_REGION]):
        fail("plan.region", "there is no settler that may still build")
    if cells[PHASE] == TOLL_PHASE:
        _check_toll(state)
    elif kinds_held(state, cells[TURN]) <= cells[PLAN_LEVEL]:
        fail("plan", "there is no choice of what to pay")


def _check_toll(state: AlbionState) -> None:
    """ALB-6.1 to ALB-6.3: what is left of the price, who has taken from it, and who is next."""
    cells = state.cells
    region, before = cells[PLAN_REGION], cells[PLAN_LEVEL] - 1
    left = [resource for resource in range(RESOURCES_KNOWN) if cells[PAID + resource]]
    taken = [resource for resource in range(RESOURCES_KNOWN) if not cells[PAID + resource]]
    takers = [seat for seat in _seats(state) if cells[TOLLED + seat]]
    if any(cells[PAID + resource] > 1 for resource in left) or len(left) + len(takers) != cells[PLAN_LEVEL]:
        fail("plan.paid", f"level {cells[PLAN_LEVEL]} costs {cells[PLAN_LEVEL]} different resources")
    if len(left) < CHOICE:
        fail("plan.paid", "there is no choice of what to take")
    asked = state.clone()
    for seat in takers:
        asked.cells[TOLLED + seat] = 0
    for _ in takers:
        claimant = next_claimant(asked, cells[TURN], region, before)
        if claimant not in takers:
            fail("tolled", "others come first")
        asked.cells[TOLLED + claimant] = 1
    if not any(
        all(cells[STOCK + seat * RESOURCES_KNOWN + kind] for seat, kind in zip(takers, kinds, strict=True))
        for kinds in permutations(taken, len(takers))
    ):
        fail("tolled", "what they have taken is missing")
    if not IS_DARK[region] or next_claimant(state, cells[TURN], region, before) != cells[TOLL]:
        fail("toll", f"it is not for seat {cells[TOLL]} to choose")


def _check_gone_home(state: AlbionState) -> None:
    """ALB-5.6, ALB-5.7: the settler who has acted is on the start region and does nothing more."""
    if settlers_in(state, START) <= state.cells[READY + START]:
        fail(f"ready.{REGION_NAMES[START]}", "the settler that has just acted has gone there and acts no more")


def _check_recruiting(state: AlbionState) -> None:
    """ALB-8.4: a settlement I or II has been turned up, and both kinds of figures are in the supply."""
    cells = state.cells
    seat, region = cells[TURN], cells[PLAN_REGION]
    if cells[PLAN_FREE] or cells[PLAN_FAILED]:
        fail("plan", "a level that brings a figure is neither free nor lost")
    if cells[PLAN_BUILDING] != SETTLEMENT or cells[PLAN_LEVEL] > LEVELS_WITH_GIFT:
        fail("plan.building", "only a settlement I or II brings a figure")
    if building(state, seat, region) != SETTLEMENT or level(state, seat, region) != cells[PLAN_LEVEL]:
        fail("plan.level", "it has been turned up")
    if not all(cells[FIGURES + seat * 2 + figure] for figure in (SETTLER, LEGIONARY)):
        fail("phase", "there is no choice of figures")
    _check_gone_home(state)


def _check_free_level(state: AlbionState) -> None:
    """ALB-8.5: somebody has just built a settlement III."""
    seat = state.cells[TURN]
    heights = [level(state, seat, region) for region in REGIONS if building(state, seat, region) == SETTLEMENT]
    if CASTLE_THREE not in heights:
        fail(f"players[{seat}].buildings", "only a settlement III brings a free level")
    _check_gone_home(state)


def _check_attack(state: AlbionState) -> None:
    """ALB-7.3 to ALB-7.7: who loses follows from strength and defence; one after another, the builder first."""
    cells = state.cells
    builder, region, debtor = cells[TURN], cells[PLAN_REGION], cells[DEBTOR]
    strength = attack_strength(state, region)
    _check_plan(state)
    if cells[PLAN_FREE]:
        _check_free_level(state)
        if not can_raise_free(state, builder, region):
            fail("plan.free", "the free level is one more for another building than a settlement")
    else:
        _check_gone_home(state)
    if not cells[OPEN + region]:
        fail(f"picts.{REGION_NAMES[region]}", "no Pict has attacked there")
    if cells[PLAN_FAILED] != (defence(state, builder, region) < strength):
        fail("plan.failed", f"it is lost if the defence is below {strength}, and only then")
    _check_loss(state, strength)
    for turn, seat in enumerate((builder + turn) % cells[SEATS] for turn in _seats(state)):
        is_weak = 0 < level(state, seat, region) < IMMUNE and defence(state, seat, region) < strength
        if cells[LOSING + seat] != (is_weak and turn > (debtor - builder) % cells[SEATS]):
            fail("losers", "must be those who come after and are too weak")


def _check_loss(state: AlbionState, strength: int) -> None:
    """ALB-7.5, ALB-8.4, ALB-8.5: a settlement's level is lost, for which a figure or another level is owed."""
    cells = state.cells
    debtor, region = cells[DEBTOR], cells[PLAN_REGION]
    lost = level(state, debtor, region) + 1
    is_settlement = building(state, debtor, region) == SETTLEMENT and can_rise(state, debtor, region)
    if debtor == cells[TURN] or not (is_settlement or may_found(state, debtor, region, SETTLEMENT)):
        fail("debt.seat", "has lost no level of a settlement there")
    if lost >= IMMUNE or defence(state, debtor, region) >= strength:
        fail("debt.seat", "would have held out")
    _check_debt(state, 1 if lost < CASTLE_THREE else 0, 1 if lost == CASTLE_THREE else 0)


def _check_taken_back(state: AlbionState) -> None:
    """ALB-5.7, ALB-8.4, ALB-8.5: the player whose turn it is has taken back a settlement: III, then II, then I."""
    cells = state.cells
    if cells[DEBTOR] not in (cells[TURN], NOBODY):
        fail("debt.seat", "only who takes a settlement back owes something without an attack")
    if not any(may_found(state, cells[TURN], region, SETTLEMENT) for region in REGIONS):
        fail("phase", "no settlement can have been taken back")
    figures = int(cells[DEBT_FIGURES])
    if cells[PHASE] == OVER:
        # The last settler may have gone as the first of two figures, or as the only one.
        _check_debt(state, 0 if cells[DEBTOR] == NOBODY else 1, 0)
    elif cells[DEBT_LEVELS]:
        _check_debt(state, MOST_FIGURES_OWED, 1)
    else:
        _check_debt(state, max(figures, 1), 0)
    if cells[PHASE] != OVER and figures == MOST_FIGURES_OWED:
        _check_gone_home(state)


def _check_debt(state: AlbionState, figures: int, levels: int) -> None:
    cells = state.cells
    if cells[DEBT_FIGURES] != figures:
        fail("debt.figures", f"must be {figures}, not {cells[DEBT_FIGURES]}")
    if cells[DEBT_LEVELS] != levels:
        fail("debt.levels", f"must be {levels}, not {cells[DEBT_LEVELS]}")
    is_giving_up = cells[PHASE] == GIVE_UP_PHASE
    if is_giving_up != (levels > 0):
        fail("debt.levels", "must be there in the phase 'give-up', and only there")
    if is_giving_up and not any(can_give_up(state, cells[DEBTOR], region) for region in REGIONS):
        fail("debt.levels", "there is no level to give up")
