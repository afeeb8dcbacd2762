"""What a bot makes of a position."""

from typing import Final

from ludotheca.engine.insight import Insight
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import TAKE_BACK
from ludotheca.template.state import DuelState


class DuelInsight(Insight[DuelState]):
    def value(self, state: DuelState, seat: int) -> float:
        return float(state.cells[at.points(seat)])

    def plans(self, state: DuelState, seat: int, legal: list[int]) -> list[list[int]]:
        """Taking back leads nowhere."""
        return [[action] for action in legal if action != TAKE_BACK]


INSIGHT: Final = DuelInsight()
