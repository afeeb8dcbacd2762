"""Africa, by Reiner Knizia (2001)."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games.africa.data import BOARD, EDITION, TILES, place_names
from ludotheca.games.africa.events import Event
from ludotheca.games.africa.insight import AFRICA_INSIGHT
from ludotheca.games.africa.rules import AFRICA
from ludotheca.games.africa.sketch import sketch
from ludotheca.games.africa.views import Materials, View

GAME: Final = Game(
    rules=AFRICA,
    insight=AFRICA_INSIGHT,
    event=Event,
    view=View,
    materials=Materials(tuple(BOARD), tuple(TILES)),
    sketch=sketch,
    folder=Path(__file__).parent,
    edition=EDITION,
    place_names=place_names(BOARD),
)
