"""What makes a position of the scenario sound: what the base game asks in another way here, and the march."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.alexander import board, limits, soundness_auction, soundness_march
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import layout as base
from ludotheca.games.catan import roads, scoring, soundness, soundness_turn


@final
class MarchSoundness(soundness.Soundness):
    def check_land(self, cells: vec[i64]) -> None:
        """ALX-2.2: the board is printed."""
        self._check_printed(cells, "land", base.TERRAIN, self.board.terrain)
        self._check_printed(cells, "land", base.NUMBER, self.board.number)
        self._check_printed(cells, "harbours", base.HARBOUR, self.board.harbour_kind)

    def _check_printed(self, cells: vec[i64], path: str, first: i64, printed: vec[i64]) -> None:
        for place in range(len(printed)):
            if cells[first + place] != printed[place]:
                fail(path, "must be as printed")

    def rolls(self, cells: vec[i64]) -> i64:
        """ALX-2.5: the first turn has none."""
        return max(super().rolls(cells) - 1, 0)

    def check_discard_cause(self, cells: vec[i64]) -> None:
        """ALX-2.12: a seven, or an overbid."""
        if cells[at.AUCTION] == base.NONE:
            super().check_discard_cause(cells)

    def discarders(self, cells: vec[i64]) -> i64:
        """ALX-2.8, ALX-2.12: whoever has too many cards, or whoever could not pay."""
        if cells[at.AUCTION] == base.NONE:
            return super().discarders(cells)
        found = NO_SEATS
        if cells[base.PHASE] == base.DISCARD:
            for seat in range(cells[base.SEATS]):
                # Whoever has given up cards for an overbid before does not do so again.
                if cells[at.OVERBID + seat] > 0 and cells[base.DISCARDS + seat] > 0:
                    found |= SEAT_BIT[seat]
        return found

    def may_have_built(self, cells: vec[i64]) -> bool:
        """ALX-2.5: after Alexander has moved."""
        if cells[base.PHASE] == base.MOVE_ROBBER and cells[at.MARCHED] == 0:
            return False
        return super().may_have_built(cells)

    def check_scenario(self, cells: vec[i64]) -> None:
        soundness_march.check_march(cells)
        soundness_auction.check_auction(cells)

    def check_awards(self, cells: vec[i64]) -> None:
        soundness_turn.check_longest_road(cells)
        if not self._has_army(cells):
            soundness_turn.fail_army()

    def _has_army(self, cells: vec[i64]) -> bool:
        """ALX-2.11: until a battle is paid, the knights that have been paid for it still count."""
        if roads.largest_army_holder(cells, cells[base.ARMY]) == cells[base.ARMY]:
            return True
        if cells[base.PHASE] != at.PAYING or not board.TAKES_KNIGHTS[cells[at.AUCTION]]:
            return False
        most = min(cells[at.PAID] // limits.KNIGHT_VALUE, cells[base.KNIGHTS_UNDER])
        for paid in range(1, most + 1):
            cells[base.KNIGHTS + cells[at.BIDDER]] += paid
            holder = roads.largest_army_holder(cells, cells[base.ARMY])
            cells[base.KNIGHTS + cells[at.BIDDER]] -= paid
            if holder == cells[base.ARMY]:
                return True
        return False

    def check_end(self, cells: vec[i64]) -> None:
        """ALX-2.1: the game is over when somebody has the points to win, or in Persepolis, and only then."""
        is_end = False
        for seat in range(cells[base.SEATS]):
            if scoring.all_points(cells, seat) >= cells[base.GOAL]:
                is_end = True
                if cells[base.PHASE] != base.OVER:
                    fail("phase", f"seat {seat} has the points to win, so the game is over")
        if board.STOP_KINDS[cells[at.PASSED]] == at.END:
            is_end = True
            if cells[base.PHASE] != base.OVER:
                fail("march.passed", "in Persepolis the game is over")
        if cells[base.PHASE] == base.OVER and not is_end:
            fail("phase", "the game is not over yet")

    def points_for_end(self, cells: vec[i64], seat: i64) -> i64:
        """ALX-2.1: in anybody's turn."""
        return scoring.all_points(cells, seat)


SOUNDNESS: Final[MarchSoundness] = MarchSoundness(board.BOARD, limits.HAND_LIMIT)
