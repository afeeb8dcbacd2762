"""What bots and search are told about a position of Alexander: what the base game tells, and the auctions."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import NoLuck
from ludotheca.games.alexander import auctions, rules
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.appraisal import MarchAppraisal
from ludotheca.games.alexander.encoder import MarchEncoder
from ludotheca.games.catan import insight, planning
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.state import CatanState

NO_LUCK: Final = NoLuck()

MOST_RAISES_WEIGHED: Final = 3
KNIGHTS_FIRST: Final = 0.0
KNIGHTS_LAST: Final = 100.0


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
ENCODER: Final = MarchEncoder(APPRAISAL)
INSIGHT: Final = insight.CatanInsight(
    Path(__file__).parent, ENCODER, APPRAISAL, MarchPlanner(rules.ALEXANDER, APPRAISAL)
)
