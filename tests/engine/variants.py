"""The template's game with rules or insight of a test's own."""

from ludotheca.engine.game import Game
from ludotheca.template import GAME
from ludotheca.template.actions import Action
from ludotheca.template.events import Event
from ludotheca.template.insight import INSIGHT, DuelInsight
from ludotheca.template.rules import RULES, Duel
from ludotheca.template.state import DuelState
from ludotheca.template.views import View


def variant(rules: Duel = RULES, insight: DuelInsight = INSIGHT) -> Game[DuelState, Action, Event, View]:
    return Game(
        rules=rules,
        insight=insight,
        event=GAME.event,
        view=GAME.view,
        materials=GAME.materials,
        sketch=GAME.sketch,
        folder=GAME.folder,
        edition=GAME.edition,
    )
