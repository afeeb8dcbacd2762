"""What makes a position sound: every position of a game is, and so is whatever a sound one leads to.

A position may leave things out, such as buildings, as long as the game can go on. But what is there agrees with all
the rest: a phase has its cause, whoever holds something has earned it, and the game is over exactly when
its end has come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits, soundness_turn
from ludotheca.games.catan.board import BOARD, Board
from ludotheca.games.catan.soundness_board import check_founding, check_land
from ludotheca.games.catan.soundness_hands import check_discards, check_knowledge
from ludotheca.games.catan.soundness_trade import check_trade


class Soundness:
    """Checks positions on one board. A scenario answers some of the questions in another way."""

    def __init__(self, board: Board, hand_limit: i64) -> None:
        self.board = board
        self.hand_limit: i64 = hand_limit

    def check(self, cells: vec[i64]) -> None:
        """Raises PositionError, with the place where something is wrong."""
        soundness_turn.check_order(cells)
        soundness_turn.check_dice(cells, self.rolls(cells))
        soundness_turn.check_roll(cells)
        self.check_discard_cause(cells)
        soundness_turn.check_cause(cells, self.board)
        soundness_turn.check_played(cells)
        if not self.may_have_built(cells):
            soundness_turn.check_nothing_built(cells)
        check_founding(cells, self.board)
        self.check_scenario(cells)
        self.check_awards(cells)
        check_knowledge(cells)
        check_discards(cells, self.discarders(cells))
        check_trade(cells, self.board.goods)
        self.check_end(cells)

    def check_land(self, cells: vec[i64]) -> None:
        check_land(cells, self.board)

    def rolls(self, cells: vec[i64]) -> i64:
        """How often the dice have been rolled."""
        return cells[at.TURNS] - 1 + cells[at.HAS_ROLLED]

    def check_discard_cause(self, cells: vec[i64]) -> None:
        soundness_turn.check_discard_cause(cells)

    def discarders(self, cells: vec[i64]) -> i64:
        """CAT-1.5: the set of those who give up cards."""
        found = NO_SEATS
        if cells[at.PHASE] == at.DISCARD:
            for seat in range(cells[at.SEATS]):
                if cells[at.CARDS + seat] > self.hand_limit:
                    found |= SEAT_BIT[seat]
        return found

    def may_have_built(self, cells: vec[i64]) -> bool:
        return soundness_turn.may_have_built(cells)

    def check_scenario(self, cells: vec[i64]) -> None:
        """What only a scenario has: nothing in the base game."""

    def check_awards(self, cells: vec[i64]) -> None:
        soundness_turn.check_awards(cells)

    def check_end(self, cells: vec[i64]) -> None:
        soundness_turn.check_end(cells)

    def points_for_end(self, cells: vec[i64], seat: i64) -> i64:
        return soundness_turn.points_for_end(cells, seat)


SOUNDNESS: Final[Soundness] = Soundness(BOARD, limits.HAND_LIMIT)
