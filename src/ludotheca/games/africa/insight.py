"""How a position of Africa looks to a bot: points made, points in sight, points within reach."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.africa.board import (
    ANIMAL,
    AROUND,
    AT_HAND,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    FROM,
    GEM,
    GOLD,
    GOOD,
    HAND_FROM,
    KIND,
    LIKES,
    LIKINGS,
    MONUMENT,
    NEARBY,
    NEARBY_FROM,
    NO_LIKING,
    NOMADS,
    SPACES,
    TILES_KNOWN,
    VALUE,
)
from ludotheca.games.africa.legality import is_open, is_passable, worth
from ludotheca.games.africa.scoring import BONUS, goods_points, majority, treasure
from ludotheca.games.africa.state import (
    ACT,
    BOARD,
    CAMPS,
    EXPLORER,
    HELD,
    LIFTED,
    MOVED,
    NEAR,
    NOWHERE,
    OVER,
    PHASE,
    POINTS,
    PUT,
    SEATS,
    SEGMENT,
    SEGMENTS,
    TILE,
    TILE_SPACE,
    TURN,
    UNSEEN,
    AfricaState,
)

CAMP_WORTH: Final = 2.5
"""What a base camp in hand will bring, at the start of the game."""
GOOD_PROMISE: Final = 0.5
"""What a good is worth beyond its points now, because its set may grow."""
TREASURE_PROMISE: Final = 0.4
"""The same for each nugget and gem."""
LATER: Final = 0.8
"""How much of what is within reach is still there in the second half of the turn."""
NEXT_TURN: Final = 0.45
"""The same after the others have had their turns."""


@final
class AfricaInsight(Insight[AfricaState]):
    def value(self, state: AfricaState, seat: int) -> float:
        cells = state.cells
        seats = cells[SEATS]
        left = _time_left(state)
        own = 0.0
        others = 0.0
        gold = majority([treasure(state, other, GOLD) for other in range(seats)])
        gems = majority([treasure(state, other, GEM) for other in range(seats)])
        for other in range(seats):
            worth_now = float(cells[POINTS + other] + goods_points(state, other) + gold[other] + gems[other])
            worth_now += left * _promise(state, other)
            if other == seat:
                own = worth_now
            else:
                others += worth_now
        if cells[PHASE] != OVER and cells[EXPLORER + seat] != NOWHERE:
            own += _prospect(state, seat)
        return own - others / float(seats - 1)


def _time_left(state: AfricaState) -> float:
    """From 1 at the start to 0 at the end, by the tiles still face down."""
    cells = state.cells
    unseen: i64 = 0
    for tile in range(TILES_KNOWN):
        unseen += cells[UNSEEN + tile]
    return float(unseen) / 96.0 if cells[PHASE] != OVER else 0.0


def _promise(state: AfricaState, seat: i64) -> float:
    cells = state.cells
    promise = CAMP_WORTH * float(cells[CAMPS + seat])
    for tile in range(TILES_KNOWN):
        count = cells[HELD + seat * TILES_KNOWN + tile]
        if count:
            each = (
                GOOD_PROMISE if KIND[FIRST_TILE + tile] == GOOD else TREASURE_PROMISE * float(VALUE[FIRST_TILE + tile])
            )
            promise += each * float(count)
    return promise


def _prospect(state: AfricaState, seat: i64) -> float:
    """What the seat can still make in this turn, or hope to make in its next."""
    cells = state.cells
    here = cells[EXPLORER + seat]
    best = _best_around(state)
    turning = _turning(state, best)
    if cells[TURN] != seat:
        return NEXT_TURN * _best_in_reach(state, seat, here, best, turning)
    if cells[PHASE] == PUT:
        gain = float(best[LIKES[cells[TILE]]])
        if cells[LIFTED]:
            gain -= float(worth(state, cells[TILE], cells[TILE_SPACE]))
        elif KIND[cells[TILE]] == ANIMAL:
            gain += 1.0
        later = _best_in_reach(state, seat, here, best, turning)
        return gain + (LATER if cells[SEGMENT] + 1 < cells[SEGMENTS] else NEXT_TURN) * later
    if cells[PHASE] != ACT:
        return LATER * _best_in_reach(state, seat, here, best, turning)
    now = (
        _best_at(state, seat, here, best, turning) if cells[MOVED] else _best_in_reach(state, seat, here, best, turning)
    )
    return now + (LATER * now if cells[SEGMENT] + 1 < cells[SEGMENTS] else NEXT_TURN * now)


def _best_around(state: AfricaState) -> vec[i64]:
    """For each liking the most that any empty space has around it."""
    cells = state.cells
    best = vec[i64]([0] * LIKINGS)
    for space in range(SPACES):
        if cells[BOARD + space] == EMPTY:
            for liking in range(LIKINGS):
                if cells[NEAR + liking * SPACES + space] > best[liking]:
                    best[liking] = cells[NEAR + liking * SPACES + space]
    return best


def _turning(state: AfricaState, best: vec[i64]) -> float:
    """What turning up a tile brings on average."""
    cells = state.cells
    total = 0.0
    unseen: i64 = 0
    for tile in range(TILES_KNOWN):
        count = cells[UNSEEN + tile]
        content = FIRST_TILE + tile
        kind = KIND[content]
        unseen += count
        gain = float(VALUE[content])
        if kind == GOOD:
            gain = 2.0 + GOOD_PROMISE
        elif kind == ANIMAL:
            gain = 1.0 + float(best[LIKES[content]])
        elif kind == NOMADS:
            gain = float(best[0])
        elif kind == MONUMENT:
            gain = float(BONUS)
        total += gain * float(count)
    return total / float(unseen) if unseen else 0.0


def _best_in_reach(state: AfricaState, seat: i64, here: i64, best: vec[i64], turning: float) -> float:
    most = _best_at(state, seat, here, best, turning)
    for k in range(NEARBY_FROM[here], NEARBY_FROM[here + 1]):
        if is_open(state, NEARBY[k]) and is_passable(state, k):
            gain = _best_at(state, seat, NEARBY[k], best, turning)
            if gain > most:
                most = gain
    return most


def _best_at(state: AfricaState, seat: i64, here: i64, best: vec[i64], turning: float) -> float:
    """The best single action for an explorer that stands on a space."""
    cells = state.cells
    most = 0.0
    for k in range(HAND_FROM[here], HAND_FROM[here + 1]):
        content = cells[BOARD + AT_HAND[k]]
        gain = 0.0
        if content == FACE_DOWN:
            gain = turning
        elif LIKES[content] != NO_LIKING:
            gain = float(best[LIKES[content]] - worth(state, content, AT_HAND[k]))
        if gain > most:
            most = gain
    if cells[CAMPS + seat] and cells[BOARD + here] == EMPTY:
        gain = _camping(state, here)
        if gain > most:
            most = gain
    return most


def _camping(state: AfricaState, here: i64) -> float:
    """What a camp here brings beyond what it is worth in hand, for points or for treasure."""
    points = 0.0
    shown = 0.0
    for k in range(FROM[here], FROM[here + 1]):
        content = state.cells[BOARD + AROUND[k]]
        kind = KIND[content]
        if kind == ANIMAL or kind == NOMADS or kind == MONUMENT:
            points += 1.0
        elif kind == GOLD or kind == GEM:
            shown += float(VALUE[content])
    return max(points, shown * (1.0 + TREASURE_PROMISE)) - CAMP_WORTH * _time_left(state)


AFRICA_INSIGHT: Final = AfricaInsight()
