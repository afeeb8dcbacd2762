"""What may be done in Albion, as questions that both the choices and the explanations ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at

SETTLEMENTS: Final[i64] = 3
"""ALB-5.8: each player has three."""
LOST_FROM: Final[i64] = 2
"""ALB-8.5: a level II or III is given up for a lost settlement III."""


def actor(cells: vec[i64]) -> i64:
    """The seat that must decide now, or NOBODY once the game is over."""
    phase = cells[at.PHASE]
    if phase == at.OVER:
        return at.NOBODY
    if phase == at.TOLL_PHASE:
        return cells[at.TOLL]
    if phase == at.REMOVE_PHASE or phase == at.GIVE_UP_PHASE:
        return cells[at.DEBTOR]
    return cells[at.TURN]


def may_take_resources(cells: vec[i64]) -> bool:
    """ALB-3.1: either move and build, or take resources."""
    return cells[at.STAGE] == at.START_STAGE


def may_move(cells: vec[i64]) -> bool:
    """ALB-4.1, ALB-4.2: before all building, while there are points."""
    return cells[at.STAGE] != at.BUILDING_STAGE and cells[at.POINTS] > 0


def may_summon(cells: vec[i64]) -> bool:
    """ALB-4.4: at the start of the movement."""
    return cells[at.STAGE] == at.START_STAGE or cells[at.STAGE] == at.SUMMONING_STAGE


def has_castle_three(cells: vec[i64], region: i64) -> bool:
    """ALB-4.4: of the player whose turn it is."""
    seat = cells[at.TURN]
    return cells[at.building(seat, region)] == board.CASTLE and cells[at.level(seat, region)] == board.SUMMONING_LEVEL


def is_summoning_castle(cells: vec[i64], region: i64) -> bool:
    """ALB-4.4: a castle III of the player's that has not received a settler in this turn."""
    return cells[at.SUMMONED + region] == 0 and has_castle_three(cells, region)


def has_summoning_castle(cells: vec[i64]) -> bool:
    for region in range(at.REGIONS):
        if is_summoning_castle(cells, region):
            return True
    return False


def settlers_in(cells: vec[i64], region: i64) -> i64:
    """Those of the player whose turn it is."""
    return cells[at.settlers(cells[at.TURN], region)]


def free_legionaries_in(cells: vec[i64], region: i64) -> i64:
    """ALB-4.5: those of the player whose turn it is that do not carry a Pict."""
    return cells[at.legionaries(cells[at.TURN], region)] - cells[at.TRANSIT + region]


def has_legionaries(cells: vec[i64], seat: i64) -> bool:
    """Whether any are on the board: then they are not all in the supply."""
    return cells[at.supply(seat, board.LEGIONARY)] < board.LEGIONARIES_AT_START


def has_border(origin: i64, region: i64) -> bool:
    """ALB-4.3: never over the sea."""
    return board.distance(origin, region) == 1


def points_bound(cells: vec[i64]) -> i64:
    """ALB-4.7: the points needed to bring all Picts in transit to where they may be left."""
    needed: i64 = 0
    for region in range(at.REGIONS):
        if cells[at.TRANSIT + region] > 0:
            needed += cells[at.TRANSIT + region] * board.TO_DARK[region]
    return needed


def leaves_points(cells: vec[i64]) -> bool:
    """ALB-4.7: whether a step without a Pict leaves enough points for those in transit."""
    return points_bound(cells) <= cells[at.POINTS] - 1


def has_pict_to_carry(cells: vec[i64], region: i64) -> bool:
    """ALB-4.5, ALB-4.6: a face-down Pict where a legionary stands, or one that it has with it."""
    if board.IS_DARK[region]:
        return cells[at.HIDDEN + region] > 0 and free_legionaries_in(cells, region) > 0
    return cells[at.TRANSIT + region] > 0


def can_put_down(cells: vec[i64], origin: i64, region: i64) -> bool:
    """ALB-4.7: whether the Pict can still be put down legally after this step, with the points left."""
    needed = points_bound(cells) + board.TO_DARK[region]
    if not board.IS_DARK[origin]:
        needed -= board.TO_DARK[origin]
    return needed <= cells[at.POINTS] - 1


def is_carrying(cells: vec[i64]) -> bool:
    """ALB-4.7: a legionary may not end its movement with a Pict."""
    for region in range(at.REGIONS):
        if cells[at.TRANSIT + region] > 0:
            return True
    return False


def has_ready_settler(cells: vec[i64], region: i64) -> bool:
    """ALB-5.1: one of the player's that has not acted yet and was there before the building began."""
    return cells[at.READY + region] > 0


def kinds_held(cells: vec[i64], seat: i64) -> i64:
    """ALB-5.5: how many different resources a player has."""
    stock = at.stock(seat, 0)
    kinds: i64 = 0
    for resource in range(at.RESOURCE_KINDS):
        if cells[stock + resource] > 0:
            kinds += 1
    return kinds


def count_buildings(cells: vec[i64], seat: i64, kind: i64) -> i64:
    buildings = at.building(seat, 0)
    count: i64 = 0
    for region in range(at.REGIONS):
        if cells[buildings + region] == kind:
            count += 1
    return count


def has_laurel_settlement(cells: vec[i64], seat: i64) -> bool:
    buildings = at.building(seat, 0)
    for region in range(at.REGIONS):
        if board.IS_LAUREL[region] and cells[buildings + region] == board.SETTLEMENT:
            return True
    return False


def has_tile(cells: vec[i64], seat: i64, kind: i64, region: i64, height: i64) -> bool:
    """ALB-1.2: whether the player's supply has the tile for a level."""
    return cells[at.tiles(seat, board.tile_kind(kind, region, height))] > 0


def may_stand(region: i64, kind: i64) -> bool:
    """ALB-5.3: works on resource regions, everything else on the others."""
    return (kind == board.WORKS) == (board.RESOURCE_OF[region] != board.NO_RESOURCE)


def needs_laurel(cells: vec[i64], seat: i64) -> bool:
    """ALB-5.8: the third settlement stands in a laurel region unless one of the first two does."""
    is_third = count_buildings(cells, seat, board.SETTLEMENT) + 1 >= SETTLEMENTS
    return is_third and not has_laurel_settlement(cells, seat)


def keeps_laurel(cells: vec[i64], seat: i64, region: i64, kind: i64) -> bool:
    """ALB-5.8: whether a new building leaves room for a settlement in a laurel region."""
    return kind != board.SETTLEMENT or board.IS_LAUREL[region] != 0 or not needs_laurel(cells, seat)


def may_found(cells: vec[i64], seat: i64, region: i64, kind: i64) -> bool:
    """ALB-5.2, ALB-5.3, ALB-5.8, ALB-1.2: there is room for a new building and a tile for it."""
    return (
        cells[at.building(seat, region)] == 0
        and may_stand(region, kind)
        and has_tile(cells, seat, kind, region, 1)
        and keeps_laurel(cells, seat, region, kind)
    )


def can_found(cells: vec[i64], region: i64, kind: i64) -> bool:
    """ALB-5.1, ALB-5.5: a new building of the player whose turn it is."""
    seat = cells[at.TURN]
    return has_ready_settler(cells, region) and may_found(cells, seat, region, kind) and kinds_held(cells, seat) >= 1


def can_rise(cells: vec[i64], seat: i64, region: i64) -> bool:
    """ALB-5.4, ALB-1.2: the next level exists and its tile is in the supply."""
    kind = cells[at.building(seat, region)]
    height = cells[at.level(seat, region)]
    return kind != 0 and height < board.HIGHEST[kind] and has_tile(cells, seat, kind, region, height + 1)


def can_raise(cells: vec[i64], region: i64) -> bool:
    """ALB-5.1, ALB-5.5: raising a building of the player's by one level."""
    seat = cells[at.TURN]
    return (
        has_ready_settler(cells, region)
        and can_rise(cells, seat, region)
        and kinds_held(cells, seat) > cells[at.level(seat, region)]
    )


def can_demolish(cells: vec[i64], region: i64) -> bool:
    """ALB-5.7: a building of the player's that is not a settlement IV, by a settler who stands there."""
    seat = cells[at.TURN]
    return (
        has_ready_settler(cells, region)
        and cells[at.building(seat, region)] != 0
        and cells[at.level(seat, region)] < board.IMMUNE_LEVEL
    )


def can_raise_free(cells: vec[i64], seat: i64, region: i64) -> bool:
    """ALB-8.5: another building of the player's already on the board, not a settlement."""
    return cells[at.building(seat, region)] != board.SETTLEMENT and can_rise(cells, seat, region)


def can_give_up(cells: vec[i64], seat: i64, region: i64) -> bool:
    """ALB-8.5: a level II or III of the player's, not of a settlement."""
    kind = cells[at.building(seat, region)]
    return kind != 0 and kind != board.SETTLEMENT and cells[at.level(seat, region)] >= LOST_FROM


def can_remove(cells: vec[i64], seat: i64, figure: i64, region: i64) -> bool:
    """ALB-8.4: any figure of the player's on the board."""
    return cells[at.figures(seat, figure, region)] > 0


def count_figures(cells: vec[i64], seat: i64, figure: i64) -> i64:
    """A player's figures of a kind on the board."""
    return total(cells, at.figures(seat, figure, 0), at.REGIONS)


def count_settlers(cells: vec[i64]) -> i64:
    """ALB-8.4: those of all players on the board; without one nobody can ever build again."""
    count: i64 = 0
    for seat in range(cells[at.SEATS]):
        count += count_figures(cells, seat, board.SETTLER)
    return count


def next_claimant(cells: vec[i64], builder: i64, region: i64, before: i64) -> i64:
    """ALB-6.2, ALB-6.3: who chooses toll next: the highest building above the builder's, then closest clockwise."""
    seats = cells[at.SEATS]
    found = at.NOBODY
    highest = before
    for turn in range(1, seats):
        seat = (builder + turn) % seats
        height = cells[at.level(seat, region)]
        if height > highest and cells[at.TOLLED + seat] == 0:
            found = seat
            highest = height
    return found


def resources_paid(cells: vec[i64]) -> i64:
    """How many of the resources just paid nobody has taken."""
    return total(cells, at.PAID, at.RESOURCE_KINDS)


def fortress_levels(cells: vec[i64], seat: i64) -> i64:
    """ALB-8.1: what a player's fortresses add to the defence everywhere."""
    buildings, levels = at.building(seat, 0), at.level(seat, 0)
    strength: i64 = 0
    for region in range(at.REGIONS):
        if cells[buildings + region] == board.FORTRESS:
            strength += cells[levels + region]
    return strength


def defence(cells: vec[i64], seat: i64, region: i64) -> i64:
    """ALB-7.4: a player's legionaries in the region and the levels of all the fortresses."""
    return cells[at.legionaries(seat, region)] + fortress_levels(cells, seat)


def attack_strength(cells: vec[i64], region: i64) -> i64:
    """ALB-7.3: attack Picts lying open and those printed."""
    return cells[at.OPEN + region] + board.PRINTED[region]


def yields(cells: vec[i64], seat: i64, region: i64) -> i64:
    """ALB-8.7: what a player's works in a region yield."""
    return cells[at.level(seat, region)] if cells[at.building(seat, region)] == board.WORKS else 0


def is_settlement_four(cells: vec[i64], seat: i64, region: i64) -> bool:
    """ALB-8.6: what counts for victory."""
    return cells[at.building(seat, region)] == board.SETTLEMENT and cells[at.level(seat, region)] == board.IMMUNE_LEVEL


def has_goal(cells: vec[i64], seat: i64) -> bool:
    """ALB-10.1: three settlements IV, at least one of them in a laurel region."""
    count: i64 = 0
    laurels: i64 = 0
    for region in range(at.REGIONS):
        if is_settlement_four(cells, seat, region):
            count += 1
            laurels += board.IS_LAUREL[region]
    return count >= SETTLEMENTS and laurels > 0
