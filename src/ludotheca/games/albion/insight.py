"""How a position of Albion looks to a bot."""

from typing import Final, final

from ludotheca.engine.insight import Insight
from ludotheca.games.albion.state import ROUND, AlbionState


@final
class AlbionInsight(Insight[AlbionState]):
    def value(self, state: AlbionState, seat: int) -> float:
        return float(state.cells[ROUND])


ALBION_INSIGHT: Final = AlbionInsight()
