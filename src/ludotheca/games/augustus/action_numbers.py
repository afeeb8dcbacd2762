"""Where each kind of action begins in the catalogue of Augustus."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.augustus import actions

KEEPS: Final[i64] = actions.CATALOGUE.first(actions.Keep)
PUTS: Final[i64] = actions.CATALOGUE.first(actions.Put)
TAKES: Final[i64] = actions.CATALOGUE.first(actions.Take)
PASS: Final[i64] = actions.CATALOGUE.first(actions.Pass)
TAKE_BACK: Final[i64] = actions.CATALOGUE.first(actions.TakeBack)
LIFT: Final[i64] = actions.CATALOGUE.first(actions.Lift)
COMPLETES: Final[i64] = actions.CATALOGUE.first(actions.Complete)
CLEARS: Final[i64] = actions.CATALOGUE.first(actions.Clear)
LOSES: Final[i64] = actions.CATALOGUE.first(actions.Lose)
CLAIM: Final[i64] = actions.CATALOGUE.first(actions.Claim)
FORGO: Final[i64] = actions.CATALOGUE.first(actions.Forgo)
PICKS: Final[i64] = actions.CATALOGUE.first(actions.Pick)
GIVES: Final[i64] = actions.CATALOGUE.first(actions.Give)
