"""How a position of Albion looks to a bot: what is built and held, and what its settlers can build next."""

from typing import Final, final

from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.albion.board import (
    CASTLE,
    DISTANCE,
    FORTRESS,
    HIGHEST,
    IS_DARK,
    IS_LAUREL,
    REGIONS_KNOWN,
    RESOURCE_OF,
    RESOURCES_KNOWN,
    SETTLEMENT,
    WORKS,
)
from ludotheca.games.albion.legality import (
    CASTLE_THREE,
    SETTLEMENTS,
    has_goal,
    has_laurel_settlement,
    keeps_laurel,
    kinds_held,
)
from ludotheca.games.albion.state import (
    ATTACK,
    CASTLE_PHASE,
    DEBT_FIGURES,
    DEBT_LEVELS,
    DEBTOR,
    FREE_PHASE,
    HIDDEN,
    LEGIONARIES,
    MARKERS,
    OWN_MARKER,
    PAY_PHASE,
    PEACE,
    PHASE,
    PLAN_BUILDING,
    PLAN_LEVEL,
    PLAN_REGION,
    POINTS,
    READY,
    RECRUIT_PHASE,
    ROUND,
    SEATS,
    SETTLERS,
    STOCK,
    TOLL_PHASE,
    TURN,
    AlbionState,
    attack_strength,
    building,
    count_buildings,
    defence,
    has_tile,
    level,
)

GOAL: Final = 100.0
SETTLEMENT_WORTH: Final = [0.0, 6.0, 13.0, 21.0, 34.0]
"""By level; the fourth is what the game is about."""
CASTLE_WORTH: Final = [0.0, 3.5, 7.5, 10.0]
FORTRESS_WORTH: Final = [0.0, 3.5, 8.0, 13.0]
WORKS_WORTH: Final = [0.0, 4.0, 7.5, 10.5]
RARITY: Final = [1.0, 1.0, 2.2, 2.2]
"""Stone and gold are needed for the high levels, and nobody has them at first."""
RESOURCE_WORTH: Final = [1.1, 0.9, 0.6, 0.4, 0.25]
"""The first of a kind is worth most, because levels cost different ones."""
RESOURCES_KEPT: Final = 5
SETTLER_WORTH: Final = [0.0, 4.0, 7.0, 9.0, 10.0]
LEGIONARY_WORTH: Final = 0.9
NEW_FIGURE: Final = 2.5
FREE_LEVEL: Final = 2.0
MISSING_PRICE: Final = 1.2
"""What a resource would be worth that is still to be had."""
THIS_TURN: Final = 0.9
"""How much of a level counts that can be built in this turn."""
NEXT_TURN: Final = 0.45
"""How much in the next one."""
LATER: Final = 0.8
"""How much of that is left for each turn more."""
STEP: Final = 0.98
"""How much for each border still to cross."""
LACKING: Final = 0.55
"""How much for each kind of resource that is still to be had."""
NOT_READY: Final = -1
LONG_GAME: Final = 40
"""Rounds after which holding resources is worth less and less."""
IMPATIENCE: Final = 0.03


@final
class AlbionInsight(Insight[AlbionState]):
    def value(self, state: AlbionState, seat: int) -> float:
        own = 0.0
        others = 0.0
        for other in range(state.cells[SEATS]):
            worth = _worth(state, other)
            if other == seat:
                prospects = _prospects(state, other)
                # Whoever has ended the turn to take resources has put off what they are for.
                own = worth + (prospects if state.cells[TURN] == seat else _patience(state.cells[ROUND]) * prospects)
            else:
                others = max(others, worth)
        return own - 0.3 * others


def _worth(state: AlbionState, seat: i64) -> float:
    """What a seat has built and holds."""
    cells = state.cells
    total = GOAL if has_goal(state, seat) else 0.0
    for region in range(REGIONS_KNOWN):
        total += _building_worth(building(state, seat, region), level(state, seat, region), region)
        total += LEGIONARY_WORTH * float(cells[LEGIONARIES + seat * REGIONS_KNOWN + region])
    patience = _patience(cells[ROUND])
    for resource in range(RESOURCES_KNOWN):
        total += patience * _resource_worth(cells[STOCK + seat * RESOURCES_KNOWN + resource])
    settlers: i64 = 0
    for region in range(REGIONS_KNOWN):
        settlers += cells[SETTLERS + seat * REGIONS_KNOWN + region]
    total += SETTLER_WORTH[settlers]
    if cells[DEBTOR] == seat:
        total -= 3.0 * float(cells[DEBT_FIGURES]) + 2.5 * float(cells[DEBT_LEVELS])
    return total


def _patience(rounds: i64) -> float:
    """Late in the game resources must be spent; four who only take from each other would never end it."""
    return max(0.3, 1.0 - IMPATIENCE * float(max(0, rounds - LONG_GAME)))


def _resource_worth(count: i64) -> float:
    worth = 0.0
    for held in range(min(count, RESOURCES_KEPT)):
        worth += RESOURCE_WORTH[held]
    return worth


def _building_worth(kind: i64, height: i64, region: i64) -> float:
    if kind == SETTLEMENT:
        return SETTLEMENT_WORTH[height]
    if kind == CASTLE:
        return CASTLE_WORTH[height]
    if kind == FORTRESS:
        return FORTRESS_WORTH[height]
    if kind == WORKS:
        return WORKS_WORTH[height] * RARITY[RESOURCE_OF[region]]
    return 0.0


def _prospects(state: AlbionState, seat: i64) -> float:
    """What the seat's settlers can build: the best site for each, and none for two."""
    cells = state.cells
    phase = cells[PHASE]
    is_turn = cells[TURN] == seat and phase != CASTLE_PHASE
    total = 0.0
    if is_turn and (phase == PAY_PHASE or phase == TOLL_PHASE):
        gain = _gain(state, seat, cells[PLAN_REGION], cells[PLAN_BUILDING], cells[PLAN_LEVEL])
        total += THIS_TURN * gain + (RESOURCE_WORTH[1] * float(cells[PLAN_LEVEL]) if phase == TOLL_PHASE else 0.0)
    elif is_turn and phase == RECRUIT_PHASE:
        total += NEW_FIGURE
    elif is_turn and phase == FREE_PHASE:
        total += FREE_LEVEL
    points = cells[POINTS] if is_turn else 0
    starts: list[int] = []
    reaches: list[int] = []
    for region in range(REGIONS_KNOWN):
        ready = cells[READY + region] if is_turn else 0
        for number in range(cells[SETTLERS + seat * REGIONS_KNOWN + region]):
            starts.append(region)
            reaches.append(points if number < ready else NOT_READY)
    return total + _share_sites(state, seat, starts, reaches)


def _share_sites(state: AlbionState, seat: i64, starts: list[int], reaches: list[int]) -> float:
    """Gives every settler a site of its own, the best pair first."""
    gains = [_best_gain(state, seat, region) for region in range(REGIONS_KNOWN)]
    # What can be paid for in this turn is limited, however many settlers stand ready.
    budget: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        budget += state.cells[STOCK + seat * RESOURCES_KNOWN + resource]
    total = 0.0
    while starts:
        best = 0.0
        best_settler = 0
        best_region = NOT_READY
        for settler in range(len(starts)):
            for region in range(REGIONS_KNOWN):
                if gains[region] > best:
                    value = gains[region] * _nearness(state, seat, starts[settler], reaches[settler], region, budget)
                    if value > best:
                        best, best_settler, best_region = value, settler, region
        if best_region == NOT_READY:
            break
        total += best
        gains[best_region] = 0.0
        budget -= level(state, seat, best_region) + 1
        del starts[best_settler]
        del reaches[best_settler]
    return total


def _nearness(state: AlbionState, seat: i64, start: i64, points: i64, region: i64, budget: i64) -> float:
    """How much of a level counts for a settler who has so many points and resources left."""
    left = DISTANCE[start * REGIONS_KNOWN + region]
    value = 1.0
    for _ in range(left):
        value *= STEP
    needed = level(state, seat, region) + 1
    if points != NOT_READY and left <= points and needed <= kinds_held(state, seat) and needed <= budget:
        return value * THIS_TURN
    per_turn = OWN_MARKER + state.cells[MARKERS + seat]
    left -= max(points, 0) + per_turn
    value *= NEXT_TURN
    while left > 0:
        value *= LATER
        left -= per_turn
    return value


def _best_gain(state: AlbionState, seat: i64, region: i64) -> float:
    """The most a level in a region would bring, a new building or the next level."""
    kind = building(state, seat, region)
    if kind != 0:
        height = level(state, seat, region) + 1
        if height > HIGHEST[kind] or not has_tile(state, seat, kind, region, height):
            return 0.0
        return _gain(state, seat, region, kind, height)
    if RESOURCE_OF[region] >= 0:
        return _gain(state, seat, region, WORKS, 1)
    best = 0.0
    for candidate in range(SETTLEMENT, FORTRESS + 1):
        if has_tile(state, seat, candidate, region, 1) and keeps_laurel(state, seat, region, candidate):
            best = max(best, _gain(state, seat, region, candidate, 1))
    return best


def _gain(state: AlbionState, seat: i64, region: i64, kind: i64, height: i64) -> float:
    """What a level adds, less what it costs and may be lost to the Picts."""
    gain = _building_worth(kind, height, region) - _building_worth(kind, height - 1, region)
    if kind == SETTLEMENT:
        if height == 1:
            gain += _site_worth(state, seat, region)
        if height < CASTLE_THREE:
            gain += NEW_FIGURE
        elif height == CASTLE_THREE:
            gain += FREE_LEVEL
    for _ in range(max(height - kinds_held(state, seat), 0)):
        gain *= LACKING
    return gain * (1.0 - _risk(state, seat, region)) - _price(state, seat, height)


def _price(state: AlbionState, seat: i64, height: i64) -> float:
    """What is lost by paying for a level with the resources one can do without most easily."""
    worths: list[float] = []
    for resource in range(RESOURCES_KNOWN):
        count = state.cells[STOCK + seat * RESOURCES_KNOWN + resource]
        if count > 0:
            worths.append(RESOURCE_WORTH[count - 1] if count <= RESOURCES_KEPT else 0.0)
    worths.sort()
    price = 0.0
    for paid in range(height):
        price += worths[paid] if paid < len(worths) else MISSING_PRICE
    return price


def _site_worth(state: AlbionState, seat: i64, region: i64) -> float:
    """Where a settlement should stand: safe, but one of the three by a laurel wreath."""
    if not IS_LAUREL[region]:
        return 0.0 if IS_DARK[region] else 1.0
    if has_laurel_settlement(state, seat):
        return -1.0
    left = SETTLEMENTS - count_buildings(state, seat, SETTLEMENT)
    return 2.0 if left == 1 else 0.5


def _risk(state: AlbionState, seat: i64, region: i64) -> float:
    """The chance that the Picts take the level away again."""
    cells = state.cells
    if cells[HIDDEN + region] == 0 or defence(state, seat, region) > attack_strength(state, region):
        return 0.0
    return float(cells[ATTACK]) / float(cells[ATTACK] + cells[PEACE])


ALBION_INSIGHT: Final = AlbionInsight()
