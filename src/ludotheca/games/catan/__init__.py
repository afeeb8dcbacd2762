"""Catan (1995), by Klaus Teuber."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games.catan.data import EDITION, PLAN
from ludotheca.games.catan.events import CatanEvent
from ludotheca.games.catan.insight import INSIGHT
from ludotheca.games.catan.rules import CATAN
from ludotheca.games.catan.sketch import sketch
from ludotheca.games.catan.views import View, draw_materials

GAME: Final = Game(
    rules=CATAN,
    insight=INSIGHT,
    event=CatanEvent,
    view=View,
    materials=draw_materials(PLAN),
    sketch=sketch,
    folder=Path(__file__).parent,
    texts=("text", "text/catan"),
    edition=EDITION,
)
