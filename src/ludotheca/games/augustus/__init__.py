"""Augustus, by Paolo Mori (2013)."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games.augustus.data import EDITION, OBJECTIVES, REWARDS, TOKENS
from ludotheca.games.augustus.events import Event
from ludotheca.games.augustus.insight import AUGUSTUS_INSIGHT
from ludotheca.games.augustus.rules import AUGUSTUS
from ludotheca.games.augustus.sketch import sketch
from ludotheca.games.augustus.views import Materials, View

GAME: Final = Game(
    rules=AUGUSTUS,
    insight=AUGUSTUS_INSIGHT,
    event=Event,
    view=View,
    materials=Materials(tuple(OBJECTIVES), tuple(REWARDS), TOKENS),
    sketch=sketch,
    folder=Path(__file__).parent,
    edition=EDITION,
    names={"objective": {card.number: f"{card.name} ({card.number})" for card in OBJECTIVES}},
)
