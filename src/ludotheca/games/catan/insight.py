"""What bots and search are told about a position of Catan."""

from pathlib import Path
from typing import Final, final

from ludotheca.engine.encoder import Encoder
from ludotheca.engine.insight import Insight
from ludotheca.games.catan.appraisal import Appraisal
from ludotheca.games.catan.encoder import OPEN_FEATURES, OWN_FEATURES, TABLE_FEATURES, CatanEncoder
from ludotheca.games.catan.planning import Planner
from ludotheca.games.catan.rules import CATAN
from ludotheca.games.catan.state import CatanState
from ludotheca.games.learned import read_learned


@final
class CatanInsight(Insight[CatanState]):
    def __init__(self, folder: Path, encoder: Encoder[CatanState], appraisal: Appraisal, planner: Planner) -> None:
        """``folder`` is where the game keeps what was learned about it."""
        learned = read_learned(folder)
        super().__init__(encoder, learned.value(encoder), learned.slopes, by_hand=learned.by_hand)
        self.appraisal = appraisal
        self.planner = planner

    def value(self, state: CatanState, seat: int) -> float:
        return self.appraisal.value(state.cells, seat)

    def plans(self, state: CatanState, seat: int, legal: list[int]) -> list[list[int]]:
        return self.planner.plans(state.cells, seat, legal)


APPRAISAL: Final = Appraisal(CATAN)
ENCODER: Final = CatanEncoder(APPRAISAL, TABLE_FEATURES, OPEN_FEATURES, OWN_FEATURES)
INSIGHT: Final = CatanInsight(Path(__file__).parent, ENCODER, APPRAISAL, Planner(CATAN, APPRAISAL))
