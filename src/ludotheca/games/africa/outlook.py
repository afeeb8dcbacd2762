"""What an explorer can make of Africa's board: what lies within reach, and what is held that will be worth more."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import board, inventory, legality, scoring
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import TILES_IN_ALL

CAMP_WORTH: Final = 2.5
"""What a base camp in hand will bring, at the start of the game."""
GOOD_PROMISE: Final = 0.5
"""What a good is worth beyond its points now, because its set may grow."""
TREASURE_PROMISE: Final = 0.4
"""The same for each nugget and gem."""
LATER: Final = 0.8
"""How much of what is within reach will still be there in the second half of the turn."""
NEXT_TURN: Final = 0.45
"""The same after the others have had their turns."""


def time_left(cells: vec[i64]) -> float:
    """From 1 at the start to 0 at the end, by the tiles still face down."""
    return float(inventory.unseen(cells)) / float(TILES_IN_ALL) if cells[at.PHASE] != at.OVER else 0.0


def promise(cells: vec[i64], seat: i64) -> float:
    total = CAMP_WORTH * float(cells[at.CAMPS + seat])
    for tile in range(at.TILE_KINDS):
        count = cells[at.held(seat, tile)]
        if count:
            content = board.FIRST_TILE + tile
            is_good = board.KIND[content] == board.GOOD
            total += float(count) * (GOOD_PROMISE if is_good else TREASURE_PROMISE * float(board.VALUE[content]))
    return total


@final
class Outlook:
    """What a seat can make of the board; only what can be done counts, or a bot would wait for it for ever."""

    def __init__(self, cells: vec[i64], seat: i64) -> None:
        self._cells = cells
        self._seat = seat
        self._best = vec[i64]([0] * at.LIKINGS)
        """By liking: the most that any empty space has around it."""
        self._best_spaces = vec[i64]([0] * at.LIKINGS)
        """By liking: how many empty spaces have that many."""
        self._find_best()
        self._left = time_left(cells)
        self._gold = scoring.treasures(cells, board.GOLD)
        self._gems = scoring.treasures(cells, board.GEM)
        self.turning: float = self._average_find()
        """What turning up a tile brings on average."""
        here = cells[at.EXPLORER + seat]
        is_moved = cells[at.TURN] == seat and cells[at.PHASE] == at.ACT and cells[at.MOVED] != 0
        self.reach: float = self._at(here) if is_moved else self._in_reach(here)
        """The most that a single action brings, after a move if there may be one."""
        self.in_hand: float = self._laying() if cells[at.TURN] == seat and cells[at.PHASE] == at.PUT else 0.0
        """What the tile that is to be laid brings."""

    def prospect(self) -> float:
        """What the seat can still make in this turn, or hope to make in its next."""
        cells = self._cells
        if cells[at.TURN] != self._seat:
            return NEXT_TURN * self.reach
        later = LATER if cells[at.SEGMENT] + 1 < cells[at.SEGMENTS] else NEXT_TURN
        if cells[at.PHASE] == at.PUT:
            return self.in_hand + later * self.reach
        if cells[at.PHASE] != at.ACT:
            return LATER * self.reach
        return self.reach + later * self.reach

    def _laying(self) -> float:
        cells = self._cells
        gain = float(self._most_around(cells[at.TILE], cells[at.TILE_SPACE]))
        if cells[at.LIFTED]:
            gain -= float(legality.worth(cells, cells[at.TILE], cells[at.TILE_SPACE]))
        elif board.KIND[cells[at.TILE]] == board.ANIMAL:
            gain += 1.0
        return gain

    def _find_best(self) -> None:
        cells = self._cells
        for space in range(at.SPACES):
            if cells[at.BOARD + space] == board.EMPTY:
                for liking in range(at.LIKINGS):
                    near = cells[at.near(liking, space)]
                    if near > self._best[liking]:
                        self._best[liking] = near
                        self._best_spaces[liking] = 1
                    elif near == self._best[liking]:
                        self._best_spaces[liking] += 1

    def _most_around(self, content: i64, origin: i64) -> i64:
        """What a tile finds around the best space; next to where it lies, nomads find one more and animals one less."""
        cells = self._cells
        liking = board.LIKES[content]
        best = self._best[liking]
        close: i64 = 0
        for k in range(board.FROM[origin], board.FROM[origin + 1]):
            space = board.AROUND[k]
            if cells[at.BOARD + space] == board.EMPTY and cells[at.near(liking, space)] == best:
                close += 1
        if board.KIND[content] == board.NOMADS:
            return best + 1 if close else best
        return best if close < self._best_spaces[liking] else best - 1

    def _average_find(self) -> float:
        cells = self._cells
        total = 0.0
        unseen: i64 = 0
        for tile in range(at.TILE_KINDS):
            count = cells[at.UNSEEN + tile]
            content = board.FIRST_TILE + tile
            kind = board.KIND[content]
            unseen += count
            gain = float(board.VALUE[content])
            if kind == board.GOOD:
                gain = 2.0 + GOOD_PROMISE
            elif kind == board.ANIMAL:
                gain = 1.0 + float(self._best[board.LIKES[content]])
            elif kind == board.NOMADS:
                gain = float(self._best[0])
            elif kind == board.MONUMENT:
                gain = float(scoring.BONUS)
            total += gain * float(count)
        return total / float(unseen) if unseen else 0.0

    def _in_reach(self, here: i64) -> float:
        most = self._at(here)
        for k in range(board.NEARBY_FROM[here], board.NEARBY_FROM[here + 1]):
            if legality.is_open(self._cells, board.NEARBY[k]) and legality.is_passable(self._cells, k):
                gain = self._at(board.NEARBY[k])
                if gain > most:
                    most = gain
        return most

    def _at(self, here: i64) -> float:
        """The best single action for an explorer that stands on a space."""
        cells = self._cells
        most = 0.0
        for k in range(board.HAND_FROM[here], board.HAND_FROM[here + 1]):
            space = board.AT_HAND[k]
            content = cells[at.BOARD + space]
            gain = 0.0
            if content == board.FACE_DOWN:
                gain = self.turning
            elif board.LIKES[content] != board.NO_LIKING:
                worth = legality.worth(cells, content, space)
                # Most tiles lie well enough that no closer look is needed: even nomads find only one more than that.
                if float(self._best[board.LIKES[content]] + 1 - worth) > most:
                    gain = float(self._most_around(content, space) - worth)
            if gain > most:
                most = gain
        if cells[at.CAMPS + self._seat] and cells[at.BOARD + here] == board.EMPTY:
            gain = self._camping(here)
            if gain > most:
                most = gain
        return most

    def _camping(self, here: i64) -> float:
        """What a camp here brings beyond what it is worth in hand, for points or for treasure."""
        points = 0.0
        gold: i64 = 0
        gems: i64 = 0
        for k in range(board.FROM[here], board.FROM[here + 1]):
            content = self._cells[at.BOARD + board.AROUND[k]]
            kind = board.KIND[content]
            if kind == board.ANIMAL or kind == board.NOMADS or kind == board.MONUMENT:
                points += 1.0
            elif kind == board.GOLD:
                gold += board.VALUE[content]
            elif kind == board.GEM:
                gems += board.VALUE[content]
        if gold or gems:
            shown = float(gold + gems)
            now = self._lead(self._gold, gold) + self._lead(self._gems, gems) + TREASURE_PROMISE * self._left * shown
            # The lead may be lost again, so it is not worth going there for all that it would bring now.
            points = max(points, min(now, (1.0 + TREASURE_PROMISE) * shown))
        return points - CAMP_WORTH * self._left

    def _lead(self, shown: vec[i64], more: i64) -> float:
        """What more nuggets or gems change at the end."""
        change = 0.0
        if more == 0:
            return change
        seats = self._cells[at.SEATS]
        mine = shown[self._seat]
        for other in range(seats):
            shown[self._seat] = mine
            before = scoring.prize(shown, other)
            shown[self._seat] = mine + more
            share = float(scoring.prize(shown, other) - before)
            change += share if other == self._seat else -share / float(seats - 1)
        shown[self._seat] = mine
        return change
