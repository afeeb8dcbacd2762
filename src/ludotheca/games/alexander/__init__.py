"""Alexander the Great (1998), by Klaus Teuber: a scenario that builds on Catan."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games import catan
from ludotheca.games.alexander.data import EDITION
from ludotheca.games.alexander.events import AlexanderEvent
from ludotheca.games.alexander.insight import INSIGHT
from ludotheca.games.alexander.rules import ALEXANDER
from ludotheca.games.alexander.sketch import sketch
from ludotheca.games.alexander.views import MATERIALS, AlexanderView

GAME: Final = Game(
    rules=ALEXANDER,
    insight=INSIGHT,
    event=AlexanderEvent,
    view=AlexanderView,
    materials=MATERIALS,
    sketch=sketch,
    folder=Path(__file__).parent,
    edition=EDITION,
    builds_on=catan.GAME,
)
