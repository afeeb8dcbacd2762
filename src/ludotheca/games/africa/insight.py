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
from ludotheca.games.africa.rules import LIFTS, MOVES, RELOCATES, SKIP, TURNS
from ludotheca.games.africa.scoring import BONUS, goods_points, majority, treasure
from ludotheca.games.africa.state import (
    ACT,
    BOARD,
    CAMPS,
    EXPLORER,
    HELD,
    IDLE,
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
            own += _Outlook(state, seat).prospect()
        return own - others / float(seats - 1)

    def plans(self, state: AfricaState, seat: int, legal: list[int]) -> list[list[int]]:
        """All that is legal; but after a round in which nothing happened, only what makes something happen."""
        if state.cells[PHASE] == ACT and state.cells[IDLE] >= state.cells[SEATS]:
            legal = _ways_on(state, legal)
        return [[action] for action in legal]


def _ways_on(state: AfricaState, legal: list[int]) -> list[int]:
    """To turn, move or build something; or where no tile can be turned up from here, also to go where one can."""
    deeds: list[int] = []
    ways: list[int] = []
    is_next_to_one = False
    for action in legal:
        number: i64 = action
        if number < TURNS:
            space = number - RELOCATES if number < MOVES else number - MOVES
            if _is_next_to_face_down(state, space):
                ways.append(action)
        elif number != SKIP:
            deeds.append(action)
            is_next_to_one = is_next_to_one or number < LIFTS
    if is_next_to_one:
        return deeds
    return deeds + ways or legal


def _is_next_to_face_down(state: AfricaState, space: i64) -> bool:
    for k in range(FROM[space], FROM[space + 1]):
        if state.cells[BOARD + AROUND[k]] == FACE_DOWN:
            return True
    return False


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


@final
class _Outlook:
    """What a seat can make of the board: nothing that cannot be done, or a bot would wait for it for ever."""

    def __init__(self, state: AfricaState, seat: i64) -> None:
        self._state = state
        self._seat = seat
        self._best = vec[i64]([0] * LIKINGS)
        """For each liking the most that any empty space has around it."""
        self._best_spaces = vec[i64]([0] * LIKINGS)
        """How many empty spaces have so many."""
        self._find_best()
        self._left = _time_left(state)
        self._turning = self._average_find()

    def prospect(self) -> float:
        """What the seat can still make in this turn, or hope to make in its next."""
        cells = self._state.cells
        here = cells[EXPLORER + self._seat]
        if cells[TURN] != self._seat:
            return NEXT_TURN * self._in_reach(here)
        has_more = cells[SEGMENT] + 1 < cells[SEGMENTS]
        if cells[PHASE] == PUT:
            gain = float(self._most_around(cells[TILE], cells[TILE_SPACE]))
            if cells[LIFTED]:
                gain -= float(worth(self._state, cells[TILE], cells[TILE_SPACE]))
            elif KIND[cells[TILE]] == ANIMAL:
                gain += 1.0
            return gain + (LATER if has_more else NEXT_TURN) * self._in_reach(here)
        if cells[PHASE] != ACT:
            return LATER * self._in_reach(here)
        now = self._at(here) if cells[MOVED] else self._in_reach(here)
        return now + (LATER * now if has_more else NEXT_TURN * now)

    def _find_best(self) -> None:
        cells = self._state.cells
        for space in range(SPACES):
            if cells[BOARD + space] == EMPTY:
                for liking in range(LIKINGS):
                    near = cells[NEAR + liking * SPACES + space]
                    if near > self._best[liking]:
                        self._best[liking] = near
                        self._best_spaces[liking] = 1
                    elif near == self._best[liking]:
                        self._best_spaces[liking] += 1

    def _most_around(self, content: i64, origin: i64) -> i64:
        """What a tile finds around the best space; next to where it lies, nomads find one more and animals one less."""
        cells = self._state.cells
        liking = LIKES[content]
        best = self._best[liking]
        close: i64 = 0
        for k in range(FROM[origin], FROM[origin + 1]):
            space = AROUND[k]
            if cells[BOARD + space] == EMPTY and cells[NEAR + liking * SPACES + space] == best:
                close += 1
        if KIND[content] == NOMADS:
            return best + 1 if close else best
        return best if close < self._best_spaces[liking] else best - 1

    def _average_find(self) -> float:
        """What turning up a tile brings on average."""
        cells = self._state.cells
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
                gain = 1.0 + float(self._best[LIKES[content]])
            elif kind == NOMADS:
                gain = float(self._best[0])
            elif kind == MONUMENT:
                gain = float(BONUS)
            total += gain * float(count)
        return total / float(unseen) if unseen else 0.0

    def _in_reach(self, here: i64) -> float:
        most = self._at(here)
        for k in range(NEARBY_FROM[here], NEARBY_FROM[here + 1]):
            if is_open(self._state, NEARBY[k]) and is_passable(self._state, k):
                gain = self._at(NEARBY[k])
                if gain > most:
                    most = gain
        return most

    def _at(self, here: i64) -> float:
        """The best single action for an explorer that stands on a space."""
        cells = self._state.cells
        most = 0.0
        for k in range(HAND_FROM[here], HAND_FROM[here + 1]):
            space = AT_HAND[k]
            content = cells[BOARD + space]
            gain = 0.0
            if content == FACE_DOWN:
                gain = self._turning
            elif LIKES[content] != NO_LIKING:
                gain = float(self._most_around(content, space) - worth(self._state, content, space))
            if gain > most:
                most = gain
        if cells[CAMPS + self._seat] and cells[BOARD + here] == EMPTY:
            gain = self._camping(here)
            if gain > most:
                most = gain
        return most

    def _camping(self, here: i64) -> float:
        """What a camp here brings beyond what it is worth in hand, for points or for treasure."""
        points = 0.0
        gold: i64 = 0
        gems: i64 = 0
        for k in range(FROM[here], FROM[here + 1]):
            content = self._state.cells[BOARD + AROUND[k]]
            kind = KIND[content]
            if kind == ANIMAL or kind == NOMADS or kind == MONUMENT:
                points += 1.0
            elif kind == GOLD:
                gold += VALUE[content]
            elif kind == GEM:
                gems += VALUE[content]
        if gold or gems:
            shown = float(gold + gems)
            now = self._lead(GOLD, gold) + self._lead(GEM, gems) + TREASURE_PROMISE * self._left * shown
            # The lead may be lost again, so it is not worth going there for all that it would bring now.
            points = max(points, min(now, (1.0 + TREASURE_PROMISE) * shown))
        return points - CAMP_WORTH * self._left

    def _lead(self, kind: i64, more: i64) -> float:
        """What more nuggets or gems change at the end."""
        seats = self._state.cells[SEATS]
        shown = [treasure(self._state, other, kind) for other in range(seats)]
        before = majority(shown)
        shown[self._seat] += more
        after = majority(shown)
        change = 0.0
        for other in range(seats):
            share = float(after[other] - before[other])
            change += share if other == self._seat else -share / float(seats - 1)
        return change


AFRICA_INSIGHT: Final = AfricaInsight()
