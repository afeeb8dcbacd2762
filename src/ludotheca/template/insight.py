"""What a bot makes of a position."""

from typing import Final

from ludotheca.engine.insight import Insight
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import TAKE_BACK
from ludotheca.template.encoder import ENCODER
from ludotheca.template.state import DuelState


class DuelInsight(Insight[DuelState]):
    def value(self, state: DuelState, seat: int) -> float:
        return float(state.cells[at.points(seat)])

    def worth_trying(self, state: DuelState, seat: int, action: int) -> bool:
        """Taking back leads nowhere."""
        return action != TAKE_BACK


INSIGHT: Final = DuelInsight(ENCODER)
