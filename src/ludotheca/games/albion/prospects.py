"""What a player's settlers in Albion can build: the best site for each, with what is in hand."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import board, legality
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.worth import RESOURCE_WORTH, RESOURCES_KEPT, building_worth

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
NOT_READY: Final[i64] = -1


@final
class Means:
    """What a seat can build with: the same for every site, so it is worked out once."""

    def __init__(self, cells: vec[i64], seat: i64) -> None:
        self.seat: i64 = seat
        self.kinds: i64 = legality.kinds_held(cells, seat)
        self.prices: vec[float] = _prices(cells, seat)
        """By level, from I on."""
        self.fortresses: i64 = legality.fortress_levels(cells, seat)
        self.steps: i64 = board.OWN_MARKER + cells[at.MARKERS + seat]
        """Borders that can be crossed in a turn to come."""
        self.needs_laurel: bool = legality.needs_laurel(cells, seat)
        self.laurel_worth: float = _laurel_worth(cells, seat)


def _prices(cells: vec[i64], seat: i64) -> vec[float]:
    """What is lost by paying for each level with the resources one can do without most easily."""
    prices = vec[float]([0.0] * at.RESOURCE_KINDS)
    for resource in range(at.RESOURCE_KINDS):
        price = _resource_price(cells[at.stock(seat, resource)])
        place: i64 = resource
        while place > 0 and prices[place - 1] > price:
            prices[place] = prices[place - 1]
            place -= 1
        prices[place] = price
    for paid in range(1, at.RESOURCE_KINDS):
        prices[paid] += prices[paid - 1]
    return prices


def _resource_price(count: i64) -> float:
    """What one of so many of a kind is worth."""
    if count == 0:
        return MISSING_PRICE
    return RESOURCE_WORTH[count - 1] if count <= RESOURCES_KEPT else 0.0


def _laurel_worth(cells: vec[i64], seat: i64) -> float:
    """What it adds to a settlement to stand by a laurel wreath: one of the three must."""
    if legality.has_laurel_settlement(cells, seat):
        return -1.0
    left = legality.SETTLEMENTS - legality.count_buildings(cells, seat, board.SETTLEMENT)
    return 2.0 if left == 1 else 0.5


def prospects(cells: vec[i64], seat: i64) -> float:
    """What the seat's settlers can build: the best site for each, and no site for two."""
    phase = cells[at.PHASE]
    is_turn = cells[at.TURN] == seat and phase != at.CASTLE_PHASE
    means = Means(cells, seat)
    total = 0.0
    if is_turn and (phase == at.PAY_PHASE or phase == at.TOLL_PHASE):
        region = cells[at.PLAN_REGION]
        height = cells[at.PLAN_LEVEL]
        danger = risk(cells, means.seat, means.fortresses, region)
        total += THIS_TURN * _gain(means, region, cells[at.PLAN_BUILDING], height, danger)
        total += RESOURCE_WORTH[1] * float(height) if phase == at.TOLL_PHASE else 0.0
    elif is_turn and phase == at.RECRUIT_PHASE:
        total += NEW_FIGURE
    elif is_turn and phase == at.FREE_PHASE:
        total += FREE_LEVEL
    return total + _share_sites(cells, means, is_turn=is_turn)


def _share_sites(cells: vec[i64], means: Means, *, is_turn: bool) -> float:
    """Gives every settler a site of its own, the best pair first."""
    gains = vec[float]([0.0] * at.REGIONS)
    for region in range(at.REGIONS):
        gains[region] = _best_gain(cells, means, region)
    # By settler: where it stands, as long as it has no site; and the points it has in this turn, if it may still build.
    starts = vec[i64]([at.NOWHERE] * board.SETTLERS_AT_START)
    reaches = vec[i64]([NOT_READY] * board.SETTLERS_AT_START)
    settlers: i64 = 0
    for region in range(at.REGIONS):
        for number in range(cells[at.settlers(means.seat, region)]):
            starts[settlers] = region
            if is_turn and number < cells[at.READY + region]:
                reaches[settlers] = cells[at.POINTS]
            settlers += 1
    # What can be paid for in this turn is limited, however many settlers stand ready.
    budget: i64 = 0
    for resource in range(at.RESOURCE_KINDS):
        budget += cells[at.stock(means.seat, resource)]
    total = 0.0
    for _ in range(settlers):
        best = 0.0
        best_settler: i64 = 0
        best_region = at.NOWHERE
        for settler in range(settlers):
            start = starts[settler]
            if start == at.NOWHERE:
                continue
            for region in range(at.REGIONS):
                # Nothing counts for more than what can be built in this turn.
                if gains[region] * THIS_TURN > best:
                    value = gains[region] * _nearness(cells, means, start, reaches[settler], region, budget)
                    if value > best:
                        best, best_settler, best_region = value, settler, region
        if best_region == at.NOWHERE:
            break
        total += best
        gains[best_region] = 0.0
        budget -= cells[at.level(means.seat, best_region)] + 1
        starts[best_settler] = at.NOWHERE
    return total


def _nearness(cells: vec[i64], means: Means, start: i64, points: i64, region: i64, budget: i64) -> float:
    """How much of a level counts for a settler who has so many points and resources left."""
    left = board.distance(start, region)
    value = 1.0
    for _ in range(left):
        value *= STEP
    needed = cells[at.level(means.seat, region)] + 1
    if points != NOT_READY and left <= points and needed <= means.kinds and needed <= budget:
        return value * THIS_TURN
    left -= means.steps
    if points != NOT_READY:
        left -= points
    value *= NEXT_TURN
    while left > 0:
        value *= LATER
        left -= means.steps
    return value


def _best_gain(cells: vec[i64], means: Means, region: i64) -> float:
    """The most a level in a region would bring, a new building or the next level."""
    seat = means.seat
    danger = risk(cells, means.seat, means.fortresses, region)
    kind = cells[at.building(seat, region)]
    if kind != 0:
        height = cells[at.level(seat, region)] + 1
        return _gain(means, region, kind, height, danger) if legality.can_rise(cells, seat, region) else 0.0
    if board.RESOURCE_OF[region] != board.NO_RESOURCE:
        return _gain(means, region, board.WORKS, 1, danger)
    best = 0.0
    for candidate in range(board.SETTLEMENT, board.FORTRESS + 1):
        if candidate == board.SETTLEMENT and means.needs_laurel and not board.IS_LAUREL[region]:
            continue
        if legality.has_tile(cells, seat, candidate, region, 1):
            gain = _gain(means, region, candidate, 1, danger)
            if gain > best:
                best = gain
    return best


def _gain(means: Means, region: i64, kind: i64, height: i64, danger: float) -> float:
    """What a level adds, less what it costs and may be lost to the Picts."""
    gain = building_worth(kind, height, region) - building_worth(kind, height - 1, region)
    if kind == board.SETTLEMENT:
        if height == 1:
            gain += _site_worth(means, region)
        if height <= board.LEVELS_WITH_GIFT:
            gain += NEW_FIGURE
        elif height == board.RAISING_LEVEL:
            gain += FREE_LEVEL
    for _ in range(means.kinds, height):
        gain *= LACKING
    return gain * (1.0 - danger) - means.prices[height - 1]


def _site_worth(means: Means, region: i64) -> float:
    """Where a settlement should stand: safe, but one of the three by a laurel wreath."""
    if board.IS_LAUREL[region]:
        return means.laurel_worth
    return 0.0 if board.IS_DARK[region] else 1.0


def risk(cells: vec[i64], seat: i64, fortresses: i64, region: i64) -> float:
    """The chance that the Picts take a level away, against so many levels of fortresses."""
    if cells[at.HIDDEN + region] == 0:
        return 0.0
    defence = cells[at.legionaries(seat, region)] + fortresses
    if defence > legality.attack_strength(cells, region):
        return 0.0
    return float(cells[at.ATTACK]) / float(cells[at.ATTACK] + cells[at.PEACE])
