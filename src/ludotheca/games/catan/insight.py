"""How a position of Catan looks to a bot."""

from typing import Final, final

from ludotheca.engine.insight import Insight
from ludotheca.games.catan.alexander import ALEXANDER
from ludotheca.games.catan.rules import CATAN, Catan
from ludotheca.games.catan.state import CatanState


@final
class CatanInsight(Insight[CatanState]):
    def __init__(self, rules: Catan) -> None:
        self.rules = rules

    def value(self, state: CatanState, seat: int) -> float:
        return float(self.rules.points(state, seat))


CATAN_INSIGHT: Final = CatanInsight(CATAN)
ALEXANDER_INSIGHT: Final = CatanInsight(ALEXANDER)
