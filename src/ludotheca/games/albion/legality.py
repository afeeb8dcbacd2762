"""What may be done in Albion, as questions that both the list of legal actions and the explanations ask."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.albion.board import (
    CASTLE,
    DISTANCE,
    HIGHEST,
    IS_DARK,
    IS_LAUREL,
    NO_RESOURCE,
    REGIONS_KNOWN,
    RESOURCE_OF,
    RESOURCES_KNOWN,
    SETTLEMENT,
    SETTLER,
    TO_DARK,
    WORKS,
)
from ludotheca.games.albion.state import (
    AFTER_SUMMONS,
    AT_START,
    BUILDING_STAGE,
    HIDDEN,
    LEGIONARIES,
    PAID,
    POINTS,
    READY,
    SEATS,
    SETTLERS,
    STAGE,
    STOCK,
    SUMMONED,
    TOLLED,
    TRANSIT,
    TURN,
    AlbionState,
    building,
    count_buildings,
    has_tile,
    level,
)

SETTLEMENTS: Final = 3
"""ALB-5.8: each player has three."""
CASTLE_THREE: Final = 3
LOST_FROM: Final = 2
"""ALB-8.5: a level II or III is given up for a lost settlement III."""
IMMUNE: Final = 4
"""ALB-7.6: a settlement IV."""


def may_take_resources(state: AlbionState) -> bool:
    """ALB-3.1: either move and build, or take resources."""
    return state.cells[STAGE] == AT_START


def may_move(state: AlbionState) -> bool:
    """ALB-4.1, ALB-4.2: before all building, while there are points."""
    return state.cells[STAGE] != BUILDING_STAGE and state.cells[POINTS] > 0


def may_summon(state: AlbionState) -> bool:
    """ALB-4.4: at the start of the movement."""
    return state.cells[STAGE] == AT_START or state.cells[STAGE] == AFTER_SUMMONS


def has_castle_three(state: AlbionState, region: i64) -> bool:
    """ALB-4.4: of the player whose turn it is."""
    seat = state.cells[TURN]
    return building(state, seat, region) == CASTLE and level(state, seat, region) == CASTLE_THREE


def is_summoning_castle(state: AlbionState, region: i64) -> bool:
    """ALB-4.4: an own castle III that has not received a settler in this turn."""
    return has_castle_three(state, region) and state.cells[SUMMONED + region] == 0


def settlers_in(state: AlbionState, region: i64) -> i64:
    return state.cells[SETTLERS + state.cells[TURN] * REGIONS_KNOWN + region]


def legionaries_in(state: AlbionState, region: i64) -> i64:
    """ALB-4.5: own legionaries that do not carry a Pict."""
    return state.cells[LEGIONARIES + state.cells[TURN] * REGIONS_KNOWN + region] - state.cells[TRANSIT + region]


def has_border(origin: i64, region: i64) -> bool:
    """ALB-4.3: never over the sea."""
    return DISTANCE[origin * REGIONS_KNOWN + region] == 1


def points_bound(state: AlbionState) -> i64:
    """ALB-4.7: the points needed to bring all Picts in transit to where they may be left."""
    needed: i64 = 0
    for region in range(REGIONS_KNOWN):
        needed += state.cells[TRANSIT + region] * TO_DARK[region]
    return needed


def leaves_points(state: AlbionState) -> bool:
    """ALB-4.7: whether a step without a Pict leaves enough points for those in transit."""
    return points_bound(state) <= state.cells[POINTS] - 1


def has_pict_to_carry(state: AlbionState, region: i64) -> bool:
    """ALB-4.5, ALB-4.6: a face-down Pict where a legionary stands, or one that it has with it."""
    if IS_DARK[region]:
        return state.cells[HIDDEN + region] > 0 and legionaries_in(state, region) > 0
    return state.cells[TRANSIT + region] > 0


def can_put_down(state: AlbionState, origin: i64, region: i64) -> bool:
    """ALB-4.7: whether the Pict can still be put down legally after this step, with the points left."""
    needed = points_bound(state) + TO_DARK[region]
    if not IS_DARK[origin]:
        needed -= TO_DARK[origin]
    return needed <= state.cells[POINTS] - 1


def is_carrying(state: AlbionState) -> bool:
    """ALB-4.7: a legionary may not end its movement with a Pict."""
    for region in range(REGIONS_KNOWN):
        if state.cells[TRANSIT + region] > 0:
            return True
    return False


def has_ready_settler(state: AlbionState, region: i64) -> bool:
    """ALB-5.1: an own settler that has not acted yet and was there before the building began."""
    return state.cells[READY + region] > 0


def kinds_held(state: AlbionState, seat: i64) -> i64:
    """ALB-5.5: how many different resources a player has."""
    kinds: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        if state.cells[STOCK + seat * RESOURCES_KNOWN + resource] > 0:
            kinds += 1
    return kinds


def has_laurel_settlement(state: AlbionState, seat: i64) -> bool:
    for region in range(REGIONS_KNOWN):
        if IS_LAUREL[region] and building(state, seat, region) == SETTLEMENT:
            return True
    return False


def may_stand(region: i64, kind: i64) -> bool:
    """ALB-5.3: works on resource regions, everything else on the others."""
    return (kind == WORKS) == (RESOURCE_OF[region] != NO_RESOURCE)


def keeps_laurel(state: AlbionState, seat: i64, region: i64, kind: i64) -> bool:
    """ALB-5.8: the third settlement stands in a laurel region unless one of the first two does."""
    if kind != SETTLEMENT or IS_LAUREL[region] or count_buildings(state, seat, SETTLEMENT) + 1 < SETTLEMENTS:
        return True
    return has_laurel_settlement(state, seat)


def may_found(state: AlbionState, seat: i64, region: i64, kind: i64) -> bool:
    """ALB-5.2, ALB-5.3, ALB-5.8, ALB-1.2: there is room for a new building and a tile for it."""
    return (
        building(state, seat, region) == 0
        and may_stand(region, kind)
        and has_tile(state, seat, kind, region, 1)
        and keeps_laurel(state, seat, region, kind)
    )


def can_found(state: AlbionState, region: i64, kind: i64) -> bool:
    """ALB-5.1, ALB-5.5: a new building of the player whose turn it is."""
    seat = state.cells[TURN]
    return has_ready_settler(state, region) and kinds_held(state, seat) >= 1 and may_found(state, seat, region, kind)


def can_rise(state: AlbionState, seat: i64, region: i64) -> bool:
    """ALB-5.4, ALB-1.2: the next level exists and its tile is in the supply."""
    kind = building(state, seat, region)
    height = level(state, seat, region)
    return kind != 0 and height < HIGHEST[kind] and has_tile(state, seat, kind, region, height + 1)


def can_raise(state: AlbionState, region: i64) -> bool:
    """ALB-5.1, ALB-5.5: raising the own building by one level."""
    seat = state.cells[TURN]
    return (
        has_ready_settler(state, region)
        and can_rise(state, seat, region)
        and kinds_held(state, seat) > level(state, seat, region)
    )


def can_demolish(state: AlbionState, region: i64) -> bool:
    """ALB-5.7: an own building that is not a settlement IV, by a settler who stands there."""
    seat = state.cells[TURN]
    return (
        has_ready_settler(state, region) and building(state, seat, region) != 0 and level(state, seat, region) < IMMUNE
    )


def can_raise_free(state: AlbionState, seat: i64, region: i64) -> bool:
    """ALB-8.5: another own building already on the board, not a settlement."""
    return building(state, seat, region) != SETTLEMENT and can_rise(state, seat, region)


def can_give_up(state: AlbionState, seat: i64, region: i64) -> bool:
    """ALB-8.5: an own level II or III, not of a settlement."""
    kind = building(state, seat, region)
    return kind != 0 and kind != SETTLEMENT and level(state, seat, region) >= LOST_FROM


def can_remove(state: AlbionState, seat: i64, figure: i64, region: i64) -> bool:
    """ALB-8.4: any own figure on the board."""
    first = (SETTLERS if figure == SETTLER else LEGIONARIES) + seat * REGIONS_KNOWN
    return state.cells[first + region] > 0


def count_figures(state: AlbionState, seat: i64, figure: i64) -> i64:
    """Own figures of a kind on the board."""
    first = (SETTLERS if figure == SETTLER else LEGIONARIES) + seat * REGIONS_KNOWN
    count: i64 = 0
    for region in range(REGIONS_KNOWN):
        count += state.cells[first + region]
    return count


def count_settlers(state: AlbionState) -> i64:
    """ALB-8.4: those of all players on the board; without one nobody can ever build again."""
    count: i64 = 0
    for seat in range(state.cells[SEATS]):
        count += count_figures(state, seat, SETTLER)
    return count


def next_claimant(state: AlbionState, builder: i64, region: i64, before: i64) -> i64:
    """ALB-6.2, ALB-6.3: who chooses toll next: the highest building above the builder's, then closest clockwise."""
    seats = state.cells[SEATS]
    found: i64 = -1
    for turn in range(1, seats):
        seat = (builder + turn) % seats
        height = level(state, seat, region)
        if height > before and state.cells[TOLLED + seat] == 0 and (found < 0 or height > level(state, found, region)):
            found = seat
    return found


def resources_paid(state: AlbionState) -> i64:
    """How many of the resources just paid nobody has taken."""
    left: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        left += state.cells[PAID + resource]
    return left


def yields(state: AlbionState, seat: i64, region: i64) -> i64:
    """ALB-8.7: what own works in a region yield."""
    return level(state, seat, region) if building(state, seat, region) == WORKS else 0


def has_goal(state: AlbionState, seat: i64) -> bool:
    """ALB-10.1: three settlements IV, at least one of them in a laurel region."""
    count: i64 = 0
    laurels: i64 = 0
    for region in range(REGIONS_KNOWN):
        if building(state, seat, region) == SETTLEMENT and level(state, seat, region) == IMMUNE:
            count += 1
            laurels += IS_LAUREL[region]
    return count >= SETTLEMENTS and laurels > 0
