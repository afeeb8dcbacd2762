"""What is true of every position of Albion that play can reach, and stays true whatever is played.

A position laid out by hand for which it is not true is refused with the place where it is wrong. For a puzzle there
may be fewer Picts on the board. Markers, figures, debts and those who are still to lose follow from the rest.
"""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.positions import fail
from ludotheca.games.albion import board, legality, writing
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import REGION_NAMES, RESOURCES
from ludotheca.games.albion.setting_up import lay_out, place_castle
from ludotheca.games.albion.views import Player, View

LEFT_OVER: Final = 2
"""ALB-2.1: Picts that lie nowhere on the board."""
FIRST_FIGURES: Final = 1
"""ALB-2.4: the settler everybody begins with."""
MOST_FIGURES_OWED: Final = 2
"""ALB-5.7, ALB-8.4: for a settlement that is taken back."""
CHOICE: Final = 2
"""With fewer resources nobody is asked which toll to take."""
REGIONS: Final = range(at.REGIONS)


def check(cells: vec[i64]) -> None:
    _check_box(cells)
    if cells[at.PHASE] == at.CASTLE_PHASE:
        _check_set_up(cells)
        return
    _check_gifts(cells)
    _check_wreaths(cells)
    _check_end(cells)
    _check_stage(cells)
    _check_ready(cells)
    _check_transit(cells)
    _check_phase(cells)


def _seats(cells: vec[i64]) -> range:
    return range(cells[at.SEATS])


def _check_box(cells: vec[i64]) -> None:
    """ALB-1.1 to ALB-1.4, ALB-2.1: there is no more of anything than in the box, and two Picts are left over."""
    for seat in _seats(cells):
        if any(cells[at.tiles(seat, tile)] < 0 for tile in range(at.TILE_KINDS)):
            fail(f"players[{seat}].buildings", "there are not that many tiles")
        if cells[at.supply(seat, board.SETTLER)] < 0:
            fail(f"players[{seat}].settlers", f"there are only {board.SETTLERS_AT_START}")
        if cells[at.supply(seat, board.LEGIONARY)] < 0:
            fail(f"players[{seat}].legionaries", f"there are only {board.LEGIONARIES_AT_START}")
    for resource, name in enumerate(RESOURCES):
        if cells[at.BANK + resource] < 0:
            fail("players", f"there is more {name} than {board.RESOURCES_AT_START[resource]}")
    laid = total(cells, at.HIDDEN, at.REGIONS) + total(cells, at.TRANSIT, at.REGIONS)
    if cells[at.ATTACK] < 0 or laid + LEFT_OVER > cells[at.PEACE] + cells[at.ATTACK]:
        fail("picts", f"there are not that many Picts, for {LEFT_OVER} are left over")


def _check_set_up(cells: vec[i64]) -> None:
    """ALB-2.1 to ALB-2.5: all is as a game begins, but for the castles of those who have had their turn."""
    laid_out = lay_out(cells[at.SEATS], cells[at.FIRST]).cells
    while laid_out[at.TURN] != cells[at.TURN]:
        seat = int(laid_out[at.TURN])
        castles = [region for region in board.CASTLE_STARTS if cells[at.building(seat, region)] == board.CASTLE]
        if not castles:
            fail(f"players[{seat}].buildings", "the first castle is missing")
        place_castle(laid_out, castles[0])
    found, begun = writing.view(cells), writing.view(laid_out)
    for seat in _seats(cells):
        for name in Player.__struct_fields__:
            if getattr(found.players[seat], name) != getattr(begun.players[seat], name):
                fail(f"players[{seat}].{name}", "in the phase 'castle' all is as the game begins")
    for name in View.__struct_fields__:
        if getattr(found, name) != getattr(begun, name):
            fail(name, "in the phase 'castle' all is as the game begins")


def _check_gifts(cells: vec[i64]) -> None:
    """ALB-8.2, ALB-8.4: everybody has what castles and settlements have brought, and what is still owed for them."""
    for seat in _seats(cells):
        markers = _gifts(cells, seat, board.CASTLE)
        if cells[at.MARKERS + seat] != markers:
            fail(f"players[{seat}].markers", f"the castles have brought {markers}, not {cells[at.MARKERS + seat]}")
        figures = FIRST_FIGURES + _gifts(cells, seat, board.SETTLEMENT)
        if seat == cells[at.DEBTOR]:
            figures += int(cells[at.DEBT_FIGURES])
        if seat == cells[at.TURN] and cells[at.PHASE] == at.RECRUIT_PHASE:
            figures -= 1
        found = sum(legality.count_figures(cells, seat, figure) for figure in (board.SETTLER, board.LEGIONARY))
        if found != figures:
            fail(f"players[{seat}].settlers", f"with the legionaries there must be {figures}, not {found}")


def _gifts(cells: vec[i64], seat: int, kind: int) -> int:
    """Levels I and II of a kind of building, which bring a marker or a figure each."""
    heights = [int(cells[at.level(seat, region)]) for region in REGIONS if cells[at.building(seat, region)] == kind]
    return sum(min(height, board.LEVELS_WITH_GIFT) for height in heights)


def _check_wreaths(cells: vec[i64]) -> None:
    """ALB-5.8: whoever has three settlements has one by a laurel wreath."""
    for seat in _seats(cells):
        has_all = legality.count_buildings(cells, seat, board.SETTLEMENT) == legality.SETTLEMENTS
        if has_all and not legality.has_laurel_settlement(cells, seat):
            fail(f"players[{seat}].buildings", "one of three settlements must stand in a laurel region")


def _check_end(cells: vec[i64]) -> None:
    """ALB-10.1, ALB-8.4: the last round and the end come for a reason, and never without one."""
    is_over = cells[at.PHASE] == at.OVER
    if legality.count_settlers(cells) == 0:
        if not is_over:
            fail("phase", "must be 'over', for nobody has a settler left")
        is_last = False
    elif is_over:
        if cells[at.TURN] != cells[at.FIRST]:
            fail("turn", "the game ends when the start player would be next")
        if not any(legality.has_goal(cells, seat) for seat in _seats(cells)):
            fail("phase", "nobody has the goal, and there are settlers left")
        is_last = True
    else:
        is_last = _is_last_round(cells)
    if cells[at.LAST_ROUND] != is_last:
        fail("last_round", f"must be {str(is_last).lower()}, for that is when somebody has ended a turn with the goal")


def _is_last_round(cells: vec[i64]) -> bool:
    """The goal is reached in the player's last turn: so only those who have had their turn can have the goal."""
    has_come = False
    had = (cells[at.TURN] - cells[at.FIRST]) % cells[at.SEATS]
    for seat in _seats(cells):
        if not legality.has_goal(cells, seat):
            continue
        if (seat - cells[at.FIRST]) % cells[at.SEATS] < had:
            has_come = True
        elif seat != cells[at.TURN] or cells[at.STAGE] != at.BUILDING_STAGE:
            fail(
                f"players[{seat}].buildings",
                "whoever has the goal must have had their turn of this round, which is the last",
            )
    return has_come


def _check_stage(cells: vec[i64]) -> None:
    """ALB-4.1, ALB-4.2, ALB-4.4: the points that are left, and the castles III that have been used."""
    stage = cells[at.STAGE]
    points = board.OWN_MARKER + int(cells[at.MARKERS + cells[at.TURN]])
    least, most = 0, 0
    if stage == at.START_STAGE or stage == at.SUMMONING_STAGE:
        least, most = points, points
    elif stage == at.MOVING_STAGE:
        most = points - 1
    if cells[at.PHASE] == at.OVER:
        if stage != at.START_STAGE:
            fail("stage", "must be 'start' in the phase 'over'")
        least, most = 0, 0
    if not least <= cells[at.POINTS] <= most:
        fail("points", f"must be from {least} to {most} at this stage, not {cells[at.POINTS]}")
    summoned = [region for region in REGIONS if cells[at.SUMMONED + region]]
    if bool(summoned) != (stage == at.SUMMONING_STAGE):
        fail("summoned", "must be there in the stage 'summoned', and only there")
    for region in summoned:
        if not legality.has_castle_three(cells, region):
            fail("summoned", f"there is no castle III in {REGION_NAMES[region]}")
    if summoned and not any(legality.settlers_in(cells, region) for region in summoned):
        fail("summoned", "the settler summoned last must still be there")


def _check_ready(cells: vec[i64]) -> None:
    """ALB-5.1, ALB-5.6: all settlers may still act; but not those that came to the start region after the movement."""
    is_building = cells[at.STAGE] == at.BUILDING_STAGE
    for region in REGIONS:
        most = 0 if cells[at.PHASE] == at.OVER else int(legality.settlers_in(cells, region))
        least = 0 if is_building and region == board.START else most
        if not least <= cells[at.READY + region] <= most:
            fail(f"ready.{REGION_NAMES[region]}", f"must be from {least} to {most}, not {cells[at.READY + region]}")
    if cells[at.PHASE] == at.TURN_PHASE and is_building and not any(cells[at.READY + region] for region in REGIONS):
        fail("ready", "the turn would be over, for no settler may act any more")


def _check_transit(cells: vec[i64]) -> None:
    """ALB-4.5, ALB-4.7: Picts that are carried have come from a dark region and can still be brought to one."""
    carried = [region for region in REGIONS if cells[at.TRANSIT + region]]
    if carried and (cells[at.PHASE] != at.TURN_PHASE or cells[at.STAGE] != at.MOVING_STAGE):
        fail("transit", "Picts are carried in the phase 'turn' and the stage 'moving' only")
    for region in carried:
        path = f"transit.{REGION_NAMES[region]}"
        if board.IS_DARK[region]:
            fail(path, "in a dark region a Pict lies on the board")
        if cells[at.TRANSIT + region] > cells[at.legionaries(cells[at.TURN], region)]:
            fail(path, "there are not that many legionaries")
    used = board.OWN_MARKER + cells[at.MARKERS + cells[at.TURN]] - cells[at.POINTS]
    if carried and legality.points_bound(cells) > cells[at.POINTS]:
        fail("transit", "these Picts could not be put down any more")
    if carried and legality.points_bound(cells) > used:
        fail("transit", "these Picts could not have come so far")


def _check_phase(cells: vec[i64]) -> None:
    """There is a reason for what has to be decided, and a choice; nothing else is going on."""
    phase = int(cells[at.PHASE])
    has_plan = cells[at.PLAN_REGION] != at.NOWHERE
    is_owing = phase in (at.REMOVE_PHASE, at.GIVE_UP_PHASE)
    if not has_plan and phase in (at.PAY_PHASE, at.TOLL_PHASE, at.RECRUIT_PHASE):
        fail("plan", "must be there in this phase")
    if has_plan and phase in (at.TURN_PHASE, at.FREE_PHASE, at.OVER):
        fail("plan", "must not be there in this phase")
    if (cells[at.TOLL] != at.NOBODY) != (phase == at.TOLL_PHASE):
        fail("toll", "must be there in the phase 'toll', and only there")
    if phase != at.TOLL_PHASE:
        if any(cells[at.TOLLED + seat] for seat in _seats(cells)):
            fail("tolled", "must be there in the phase 'toll' only")
        if any(cells[at.PAID + resource] for resource in range(at.RESOURCE_KINDS)):
            fail("plan.paid", "must be there in the phase 'toll' only")
    has_debtor = cells[at.DEBTOR] != at.NOBODY
    if has_debtor != is_owing and not (has_debtor and phase == at.OVER):
        fail("debt", "must be there in the phases 'remove' and 'give-up', and only there")
    if any(cells[at.LOSING + seat] for seat in _seats(cells)) and not (is_owing and has_plan):
        fail("losers", "nobody has anything to lose")
    if phase in (at.PAY_PHASE, at.TOLL_PHASE):
        _check_payment(cells)
    elif phase == at.RECRUIT_PHASE:
        _check_recruiting(cells)
    elif phase == at.FREE_PHASE:
        _check_free_level(cells)
        if not any(legality.can_raise_free(cells, cells[at.TURN], region) for region in REGIONS):
            fail("phase", "no building can be raised")
    elif is_owing and has_plan:
        _check_attack(cells)
    elif is_owing or (phase == at.OVER and legality.count_settlers(cells) == 0):
        _check_taken_back(cells)
    elif has_debtor:
        fail("debt", "nothing is owed any more")


def _check_plan(cells: vec[i64]) -> None:
    """ALB-1.2, ALB-5.2 to ALB-5.4, ALB-5.8: the level that is built may be built there."""
    seat, region, kind = cells[at.TURN], cells[at.PLAN_REGION], cells[at.PLAN_BUILDING]
    if cells[at.PLAN_LEVEL] != cells[at.level(seat, region)] + 1:
        fail("plan.level", f"level {cells[at.PLAN_LEVEL]} is not the next one")
    is_raised = cells[at.building(seat, region)] == kind and legality.can_rise(cells, seat, region)
    if not is_raised and not legality.may_found(cells, seat, region, kind):
        fail("plan.building", "it may not be built there")


def _check_payment(cells: vec[i64]) -> None:
    """ALB-5.5, ALB-5.6: the settler still stands there, and there is a choice of what to pay."""
    _check_plan(cells)
    if cells[at.PLAN_FREE] or cells[at.PLAN_FAILED]:
        fail("plan", "it is being paid for, so it is neither free nor lost")
    if not legality.has_ready_settler(cells, cells[at.PLAN_REGION]):
        fail("plan.region", "there is no settler that may still build")
    if cells[at.PHASE] == at.TOLL_PHASE:
        _check_toll(cells)
    elif legality.kinds_held(cells, cells[at.TURN]) <= cells[at.PLAN_LEVEL]:
        fail("plan", "there is no choice of what to pay")


def _check_toll(cells: vec[i64]) -> None:
    """ALB-6.1 to ALB-6.3: what is left of the price, who has taken from it, and who is next."""
    region, before = cells[at.PLAN_REGION], cells[at.PLAN_LEVEL] - 1
    left = [resource for resource in range(at.RESOURCE_KINDS) if cells[at.PAID + resource]]
    taken = [resource for resource in range(at.RESOURCE_KINDS) if not cells[at.PAID + resource]]
    takers = [seat for seat in _seats(cells) if cells[at.TOLLED + seat]]
    if any(cells[at.PAID + resource] > 1 for resource in left) or len(left) + len(takers) != cells[at.PLAN_LEVEL]:
        fail("plan.paid", f"level {cells[at.PLAN_LEVEL]} costs {cells[at.PLAN_LEVEL]} different resources")
    if len(left) < CHOICE:
        fail("plan.paid", "there is no choice of what to take")
    asked = cells[:]
    for seat in takers:
        asked[at.TOLLED + seat] = 0
    for _ in takers:
        claimant = legality.next_claimant(asked, cells[at.TURN], region, before)
        if claimant not in takers:
            fail("tolled", "others come first")
        asked[at.TOLLED + claimant] = 1
    if not any(
        all(cells[at.stock(seat, kind)] for seat, kind in zip(takers, kinds, strict=True))
        for kinds in permutations(taken, len(takers))
    ):
        fail("tolled", "what they have taken is missing")
    if not board.IS_DARK[region] or legality.next_claimant(cells, cells[at.TURN], region, before) != cells[at.TOLL]:
        fail("toll", f"it is not for seat {cells[at.TOLL]} to choose")


def _check_gone_home(cells: vec[i64]) -> None:
    """ALB-5.6, ALB-5.7: the settler who has acted is on the start region and does nothing more."""
    if legality.settlers_in(cells, board.START) <= cells[at.READY + board.START]:
        fail(f"ready.{REGION_NAMES[board.START]}", "the settler that has just acted has gone there and acts no more")


def _check_recruiting(cells: vec[i64]) -> None:
    """ALB-8.4: a settlement I or II has been turned up, and both kinds of figures are in the supply."""
    seat, region = cells[at.TURN], cells[at.PLAN_REGION]
    if cells[at.PLAN_FREE] or cells[at.PLAN_FAILED]:
        fail("plan", "a level that brings a figure is neither free nor lost")
    if cells[at.PLAN_BUILDING] != board.SETTLEMENT or cells[at.PLAN_LEVEL] > board.LEVELS_WITH_GIFT:
        fail("plan.building", "only a settlement I or II brings a figure")
    if cells[at.building(seat, region)] != board.SETTLEMENT or cells[at.level(seat, region)] != cells[at.PLAN_LEVEL]:
        fail("plan.level", "it has been turned up")
    if not all(cells[at.supply(seat, figure)] for figure in (board.SETTLER, board.LEGIONARY)):
        fail("phase", "there is no choice of figures")
    _check_gone_home(cells)


def _check_free_level(cells: vec[i64]) -> None:
    """ALB-8.5: somebody has just built a settlement III."""
    seat = cells[at.TURN]
    settlements = [region for region in REGIONS if cells[at.building(seat, region)] == board.SETTLEMENT]
    if not any(cells[at.level(seat, region)] == board.RAISING_LEVEL for region in settlements):
        fail(f"players[{seat}].buildings", "only a settlement III brings a free level")
    _check_gone_home(cells)


def _check_attack(cells: vec[i64]) -> None:
    """ALB-7.3 to ALB-7.7: who loses follows from strength and defence; one after another, the builder first."""
    builder, region, debtor = cells[at.TURN], cells[at.PLAN_REGION], cells[at.DEBTOR]
    strength = legality.attack_strength(cells, region)
    _check_plan(cells)
    if cells[at.PLAN_FREE]:
        _check_free_level(cells)
        if not legality.can_raise_free(cells, builder, region):
            fail("plan.free", "the free level goes to a building on the board that is not a settlement")
    else:
        _check_gone_home(cells)
    if not cells[at.OPEN + region]:
        fail(f"picts.{REGION_NAMES[region]}", "no Pict has attacked there")
    if cells[at.PLAN_FAILED] != (legality.defence(cells, builder, region) < strength):
        fail("plan.failed", f"it is lost if the defence is below {strength}, and only then")
    _check_loss(cells, strength)
    for turn, seat in enumerate((builder + turn) % cells[at.SEATS] for turn in _seats(cells)):
        can_lose = 0 < cells[at.level(seat, region)] < board.IMMUNE_LEVEL
        is_weak = can_lose and legality.defence(cells, seat, region) < strength
        if cells[at.LOSING + seat] != (is_weak and turn > (debtor - builder) % cells[at.SEATS]):
            fail("losers", "must be those who come after and are too weak")


def _check_loss(cells: vec[i64], strength: int) -> None:
    """ALB-7.5, ALB-8.4, ALB-8.5: a settlement's level is lost, for which a figure or another level is owed."""
    debtor, region = cells[at.DEBTOR], cells[at.PLAN_REGION]
    lost = cells[at.level(debtor, region)] + 1
    is_settlement = cells[at.building(debtor, region)] == board.SETTLEMENT and legality.can_rise(cells, debtor, region)
    if debtor == cells[at.TURN] or not (is_settlement or legality.may_found(cells, debtor, region, board.SETTLEMENT)):
        fail("debt.seat", "has lost no level of a settlement there")
    if lost >= board.IMMUNE_LEVEL or legality.defence(cells, debtor, region) >= strength:
        fail("debt.seat", "would have held out")
    brings_level = lost == board.RAISING_LEVEL
    _check_debt(cells, 0 if brings_level else 1, 1 if brings_level else 0)


def _check_taken_back(cells: vec[i64]) -> None:
    """ALB-5.7, ALB-8.4, ALB-8.5: the player whose turn it is has taken back a settlement: III, then II, then I."""
    if cells[at.DEBTOR] not in (cells[at.TURN], at.NOBODY):
        fail("debt.seat", "without an attack only the player who takes back a settlement owes anything")
    if not any(legality.may_found(cells, cells[at.TURN], region, board.SETTLEMENT) for region in REGIONS):
        fail("phase", "no settlement can have been taken back")
    figures = int(cells[at.DEBT_FIGURES])
    if cells[at.PHASE] == at.OVER:
        # The last settler may have gone as the first of two figures, or as the only one.
        _check_debt(cells, 0 if cells[at.DEBTOR] == at.NOBODY else 1, 0)
    elif cells[at.DEBT_LEVELS]:
        _check_debt(cells, MOST_FIGURES_OWED, 1)
    else:
        _check_debt(cells, max(figures, 1), 0)
    if cells[at.PHASE] != at.OVER and figures == MOST_FIGURES_OWED:
        _check_gone_home(cells)


def _check_debt(cells: vec[i64], figures: int, levels: int) -> None:
    if cells[at.DEBT_FIGURES] != figures:
        fail("debt.figures", f"must be {figures}, not {cells[at.DEBT_FIGURES]}")
    if cells[at.DEBT_LEVELS] != levels:
        fail("debt.levels", f"must be {levels}, not {cells[at.DEBT_LEVELS]}")
    is_giving_up = cells[at.PHASE] == at.GIVE_UP_PHASE
    if is_giving_up != (levels > 0):
        fail("debt.levels", "must be there in the phase 'give-up', and only there")
    if is_giving_up and not any(legality.can_give_up(cells, cells[at.DEBTOR], region) for region in REGIONS):
        fail("debt.levels", "there is no level to give up")
