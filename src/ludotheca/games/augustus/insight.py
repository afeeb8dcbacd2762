"""How a position of Augustus looks to a bot: points made, and what its objectives and rewards may still bring."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.augustus import action_numbers as numbers
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.encoder import ENCODER
from ludotheca.games.augustus.intentions import standing
from ludotheca.games.augustus.state import AugustusState
from ludotheca.games.learned import read_learned


@final
class AugustusInsight(Insight[AugustusState]):
    def value(self, state: AugustusState, seat: int) -> float:
        cells = state.cells
        seats: i64 = cells[at.SEATS]
        own = 0.0
        others = 0.0
        for other in range(seats):
            if other == seat:
                own = standing(cells, other, intends=True)
            else:
                others += standing(cells, other, intends=False)
        return own - others / float(seats - 1)

    def worth_trying(self, state: AugustusState, seat: int, action: int) -> bool:
        """Nobody takes back a choice just to make it again."""
        return action != numbers.TAKE_BACK


LEARNED: Final = read_learned(Path(__file__).parent)
AUGUSTUS_INSIGHT: Final = AugustusInsight(ENCODER, LEARNED.value(ENCODER), LEARNED.slopes, by_hand=LEARNED.by_hand)
