"""How a position of Albion looks to a bot: what is built and held, and what its settlers can build next."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.encoder import ENCODER
from ludotheca.games.albion.prospects import prospects
from ludotheca.games.albion.state import AlbionState
from ludotheca.games.albion.worth import patience, worth
from ludotheca.games.learned import read_learned

RIVALRY: Final = 0.3
"""How much of the best other player's worth counts against one's own."""


@final
class AlbionInsight(Insight[AlbionState]):
    def value(self, state: AlbionState, seat: int) -> float:
        cells = state.cells
        judged: i64 = seat
        own = 0.0
        others = 0.0
        for other in range(cells[at.SEATS]):
            held = worth(cells, other)
            if other == judged:
                hoped = prospects(cells, other)
                # Whoever has ended the turn to take resources has put off what they are for.
                own = held + (hoped if cells[at.TURN] == judged else patience(cells[at.ROUND]) * hoped)
            elif held > others:
                others = held
        return own - RIVALRY * others


LEARNED: Final = read_learned(Path(__file__).parent)
ALBION_INSIGHT: Final = AlbionInsight(ENCODER, LEARNED.value(ENCODER), LEARNED.slopes, by_hand=LEARNED.by_hand)
