"""Duel: a small card game of hidden hands and choices made at the same time.

Nine cards, three each. Everybody lays a card face down; once all have, the highest card scores, and each draws while
the deck lasts for all. A choice may be taken back until all have chosen, a few times in each round.
"""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from ludotheca.template.data import CARDS, EDITION
from ludotheca.template.events import Event
from ludotheca.template.insight import INSIGHT
from ludotheca.template.rules import RULES
from ludotheca.template.sketch import sketch
from ludotheca.template.views import Materials, View

GAME: Final = Game(
    rules=RULES,
    insight=INSIGHT,
    event=Event,
    view=View,
    materials=Materials(CARDS),
    sketch=sketch,
    folder=Path(__file__).parent,
    edition=EDITION,
)
