"""What a bot makes of a position: heaps that cancel each other out are good for whoever has just taken."""

from ludotheca.engine.insight import Insight
from nim.encoder import ENCODER
from nim.state import NAMES, TURN, NimState, heap


class NimInsight(Insight[NimState]):
    def __init__(self, *, last_wins: bool) -> None:
        super().__init__(ENCODER)
        self._last_wins = last_wins

    def value(self, state: NimState, seat: int) -> float:
        heaps = [state.cells[heap(name)] for name in NAMES]
        balance = 0
        for count in heaps:
            balance ^= count
        # NIM-2.2: where the last match loses, heaps of one match are good if their number is odd.
        good = 0 if self._last_wins or max(heaps) > 1 else 1
        return float((balance == good) == (state.cells[TURN] != seat))
