"""Nim and its misère form: two games that share their rules, their page and most of their texts."""

from pathlib import Path
from typing import Final

from ludotheca.engine.game import Game
from nim.insight import NimInsight
from nim.rules import Misere, Nim
from nim.sketch import sketch
from nim.state import NimState
from nim.types import Action, Materials, Taken, View


def _game(rules: Nim, title: str) -> Game[NimState, Action, Taken, View]:
    return Game(
        rules=rules,
        insight=NimInsight(last_wins=rules.last_wins),
        event=Taken,
        view=View,
        materials=Materials(),
        sketch=sketch,
        folder=Path(__file__).parent,
        texts=("text/shared", f"text/{title}"),
    )


NIM: Final = _game(Nim(), "nim")
MISERE: Final = _game(Misere(), "misere")
GAMES: Final = (NIM, MISERE)
