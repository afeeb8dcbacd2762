"""What bots and search are told about a position of Alexander: what the base game tells, and the auctions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import NoLuck
from ludotheca.games.alexander import auctions, board, limits, rules, state
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import appraisal, insight, planning
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.state import CatanState

NO_LUCK: Final = NoLuck()

# In points of the game, times ten, as in the base game.
TILE: Final = 3.5
BID_CARD: Final = 1.5
"""What a card paid in an auction may cost."""
OVERBID: Final = 60.0
MOST_RAISES_WEIGHED: Final = 3
KNIGHTS_FIRST: Final = 0.0
KNIGHTS_LAST: Final = 100.0


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
            worth += self._prize(cells, seat) - BID_CARD * float(cells[at.BID] - cells[at.PAID])
        return worth

    def _bid(self, cells: vec[i64], seat: i64) -> float:
        """ALX-2.10: what the prize is worth, less what it costs; a bid one cannot pay is a bad one."""
        if cells[at.BIDDER] != seat:
            return 0.0
        if cells[at.BID] > auctions.most_payable(cells, seat):
            return -OVERBID
        return self._prize(cells, seat) - BID_CARD * float(cells[at.BID])

    def _prize(self, cells: vec[i64], seat: i64) -> float:
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


@final
class MarchPlanner(planning.Planner):
    def plans(self, cells: vec[i64], seat: i64, legal: list[int]) -> list[list[int]]:
        if cells[base.PHASE] == at.BIDDING:
            return self._bids(cells, seat, legal)
        if cells[base.PHASE] == at.PAYING:
            return self._payments(cells, seat)
        return super().plans(cells, seat, legal)

    def _bids(self, cells: vec[i64], seat: i64, legal: list[int]) -> list[list[int]]:
        """ALX-2.10: pass, which is the last of what is legal, or bid a little more, as long as one can pay it."""
        payable = auctions.most_payable(cells, seat) - cells[at.BID]
        raises = min(payable, len(legal) - 1, MOST_RAISES_WEIGHED)
        plans = [[legal[-1]]]
        for k in range(raises):
            plans.append([legal[k]])
        return plans

    def _payments(self, cells: vec[i64], seat: i64) -> list[list[int]]:
        """ALX-2.11: all at once, with what the hand can spare; with knights first, or last."""
        plans = [self._payment(cells, seat, KNIGHTS_FIRST)]
        other = self._payment(cells, seat, KNIGHTS_LAST)
        return plans if other in plans else [*plans, other]

    def _payment(self, cells: vec[i64], seat: i64, knight: float) -> list[int]:
        now = CatanState(cells)
        plan: list[int] = []
        for _ in range(cells[at.BID] - cells[at.PAID]):
            if now.cells[base.PHASE] != at.PAYING:
                break
            best = now
            most = float("-inf")
            paid: int = 0
            for action in self.rules.legal(now, seat):
                after = now.clone()
                self.rules.apply(after, seat, action, NO_LUCK, None)
                worth = self.appraisal.hand(after.cells, seat) + knight * float(after.cells[base.KNIGHTS + seat])
                if worth > most:
                    best, most, paid = after, worth, action
            now = best
            plan.append(paid)
        return plan


APPRAISAL: Final = MarchAppraisal(rules.ALEXANDER)
INSIGHT: Final = insight.CatanInsight(APPRAISAL, MarchPlanner(rules.ALEXANDER, APPRAISAL))
