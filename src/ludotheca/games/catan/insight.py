"""What bots and search are told about a position of Catan."""

from typing import Final, final

from ludotheca.engine.insight import Insight
from ludotheca.games.catan.appraisal import Appraisal
from ludotheca.games.catan.planning import Planner
from ludotheca.games.catan.rules import CATAN
from ludotheca.games.catan.state import CatanState


@final
class CatanInsight(Insight[CatanState]):
    def __init__(self, appraisal: Appraisal, planner: Planner) -> None:
        self.appraisal = appraisal
        self.planner = planner

    def value(self, state: CatanState, seat: int) -> float:
        return self.appraisal.value(state.cells, seat)

    def plans(self, state: CatanState, seat: int, legal: list[int]) -> list[list[int]]:
        return self.planner.plans(state.cells, seat, legal)


APPRAISAL: Final = Appraisal(CATAN)
INSIGHT: Final = CatanInsight(APPRAISAL, Planner(CATAN, APPRAISAL))
