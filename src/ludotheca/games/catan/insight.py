"""What bots and search are told about a position of Catan or Alexander."""

from typing import Final, final

from ludotheca.engine.insight import Insight
from ludotheca.games.catan.alexander import ALEXANDER
from ludotheca.games.catan.appraisal import Appraisal
from ludotheca.games.catan.planning import Planner
from ludotheca.games.catan.rules import CATAN, Catan
from ludotheca.games.catan.state import CatanState


@final
class CatanInsight(Insight[CatanState]):
    def __init__(self, rules: Catan) -> None:
        self.appraisal = Appraisal(rules)
        self.planner = Planner(rules, self.appraisal)

    def value(self, state: CatanState, seat: int) -> float:
        return self.appraisal.value(state, seat)

    def plans(self, state: CatanState, seat: int, legal: list[int]) -> list[list[int]]:
        return self.planner.plans(state, seat, legal)


CATAN_INSIGHT: Final = CatanInsight(CATAN)
ALEXANDER_INSIGHT: Final = CatanInsight(ALEXANDER)
