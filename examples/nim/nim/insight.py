"""What a bot makes of a position: heaps that cancel each other out are good for whoever has just taken."""

from typing import Final

from ludotheca.engine.insight import Insight
from nim.state import NAMES, TURN, NimState, heap


class NimInsight(Insight[NimState]):
    def value(self, state: NimState, seat: int) -> float:
        balance = 0
        for name in NAMES:
            balance ^= state.cells[heap(name)]
        return float((balance == 0) == (state.cells[TURN] != seat))


NIM_INSIGHT: Final = NimInsight()
