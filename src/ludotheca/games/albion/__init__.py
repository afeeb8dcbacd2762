"""Albion, by Klaus-Jürgen Wrede (2009)."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.games.albion.data import BORDERS, EDITION, GEOMETRY, REGION_NAMES, REGIONS, place_names
from ludotheca.games.albion.events import Event
from ludotheca.games.albion.insight import ALBION_INSIGHT
from ludotheca.games.albion.rules import ALBION
from ludotheca.games.albion.sketch import sketch
from ludotheca.games.albion.views import Materials, View

GAME: Final = Game(
    rules=ALBION,
    insight=ALBION_INSIGHT,
    event=Event,
    view=View,
    materials=Materials(tuple(REGIONS), tuple((REGION_NAMES[a], REGION_NAMES[b]) for a, b in BORDERS), GEOMETRY),
    sketch=sketch,
    folder=Path(__file__).parent,
    edition=EDITION,
    place_names=place_names(REGIONS),
    names={"level": {1: "I", 2: "II", 3: "III", 4: "IV"}},
)
