"""What a position of Alexander is worth: what it is in the base game, and what the march brings."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import auctions, board, limits, state
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import appraisal
from ludotheca.games.catan import layout as base

# In points of the game, times ten, as in the base game.
TILE: Final = 3.5
BID_CARD: Final = 1.5
"""What a card paid in an auction may cost."""
OVERBID: Final = 60.0


@final
class MarchAppraisal(appraisal.Appraisal):
    def extras(self, cells: vec[i64], seat: i64) -> float:
        return TILE * float(state.tiles_of(cells, seat))

    def site(self, cells: vec[i64], crossing: i64) -> float:
        """ALX-2.16: Alexander will pass in the end."""
        worth = super().site(cells, crossing)
        return worth * appraisal.BLOCKED if cells[at.PASSED] < board.BANNED_UNTIL[crossing] else worth

    def pending(self, cells: vec[i64], seat: i64) -> float:
        worth = super().pending(cells, seat)
        if cells[base.PHASE] == at.BIDDING:
            worth += self._bid(cells, seat)
        elif cells[base.PHASE] == at.PAYING and cells[at.BIDDER] == seat:
            worth += self.prize(cells, seat) - BID_CARD * float(cells[at.BID] - cells[at.PAID])
        return worth

    def _bid(self, cells: vec[i64], seat: i64) -> float:
        """ALX-2.10: what the prize is worth, less what it costs; a bid one cannot pay is a bad one."""
        if cells[at.BIDDER] != seat:
            return 0.0
        if cells[at.BID] > auctions.most_payable(cells, seat):
            return -OVERBID
        return self.prize(cells, seat) - BID_CARD * float(cells[at.BID])

    def prize(self, cells: vec[i64], seat: i64) -> float:
        """What it would be worth to win the present auction."""
        if cells[at.AUCTION] == at.SETTLEMENT_AUCTION:
            if cells[base.SETTLEMENTS_LEFT + seat] == 0:
                return 0.0
            crossing = board.STOPS[cells[at.PASSED] - 1]
            return appraisal.POINT + (appraisal.PIP + appraisal.SITE) * float(self.site_pips(cells, crossing))
        cell = at.tiles(seat, 0)
        before = self._adviser_hopes(cells, seat)
        cells[cell] += 1
        after = self._adviser_hopes(cells, seat)
        cells[cell] -= 1
        return TILE + after - before

    def _adviser_hopes(self, cells: vec[i64], seat: i64) -> float:
        """ALX-2.15: three tiles, or more than others have, bring an adviser."""
        tiles = state.tiles_of(cells, seat)
        most: i64 = 0
        for other in range(cells[base.SEATS]):
            if other != seat and state.tiles_of(cells, other) > most:
                most = state.tiles_of(cells, other)
        hopes = 5.0 * float(min(tiles, limits.TILES_FOR_ADVISER))
        if tiles >= limits.TILES_FOR_ADVISER:
            hopes += 8.0
        if tiles > most:
            hopes += 6.0
        return hopes
