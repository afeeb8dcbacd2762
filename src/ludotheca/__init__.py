"""Ludotheca: modern board games, played by their rules to the clause.

Each name below is imported when it is first used, so that ``import ludotheca`` takes no time.
"""

import os
import sys

TYPE_CHECKING = False
"""Type checkers treat it as true; importing it from ``typing`` would take longer than everything else here."""

if os.environ.get("LUDOTHECA_PURE") == "1":
    from ludotheca._pure import SourceOnly

    # This has to happen before the first compiled module is imported.
    sys.meta_path.insert(0, SourceOnly())

if TYPE_CHECKING:
    from ludotheca.about import is_compiled, version
    from ludotheca.arena.simulate import Plan, Summary, simulate
    from ludotheca.bots import find_bot
    from ludotheca.bots.advice import advise
    from ludotheca.bots.contract import Bot, Budget, Memory, Question, decide
    from ludotheca.engine.errors import (
        DataError,
        GameError,
        IllegalActionError,
        NotLastError,
        NoUndoError,
        PositionError,
        RecordError,
        SetupError,
        UnknownActionError,
        UnknownGameError,
    )
    from ludotheca.engine.game import Game
    from ludotheca.engine.luck import Fair, Luck, Scripted, Seeded
    from ludotheca.engine.playout import playout
    from ludotheca.engine.record import Record
    from ludotheca.engine.table import Table
    from ludotheca.library import load, replay, titles
    from ludotheca.texts import Speaker, UnknownLanguageError

_HOMES = {
    "ludotheca.about": ("is_compiled", "version"),
    "ludotheca.arena.simulate": ("Plan", "Summary", "simulate"),
    "ludotheca.bots": ("find_bot",),
    "ludotheca.bots.advice": ("advise",),
    "ludotheca.bots.contract": ("Bot", "Budget", "Memory", "Question", "decide"),
    "ludotheca.engine.errors": (
        *("DataError", "GameError", "IllegalActionError", "NotLastError", "NoUndoError", "PositionError"),
        *("RecordError", "SetupError", "UnknownActionError", "UnknownGameError"),
    ),
    "ludotheca.engine.game": ("Game",),
    "ludotheca.engine.luck": ("Fair", "Luck", "Scripted", "Seeded"),
    "ludotheca.engine.playout": ("playout",),
    "ludotheca.engine.record": ("Record",),
    "ludotheca.engine.table": ("Table",),
    "ludotheca.library": ("load", "replay", "titles"),
    "ludotheca.texts": ("Speaker", "UnknownLanguageError"),
}
"""The same imports again, for run time."""

__all__ = [
    "Bot",
    "Budget",
    "DataError",
    "Fair",
    "Game",
    "GameError",
    "IllegalActionError",
    "Luck",
    "Memory",
    "NoUndoError",
    "NotLastError",
    "Plan",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "Scripted",
    "Seeded",
    "SetupError",
    "Speaker",
    "Summary",
    "Table",
    "UnknownActionError",
    "UnknownGameError",
    "UnknownLanguageError",
    "advise",
    "decide",
    "find_bot",
    "is_compiled",
    "load",
    "playout",
    "replay",
    "simulate",
    "titles",
    "version",
]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # if a type checker saw it, every misspelt name would pass for one of ours

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                found = getattr(__import__(home, fromlist=(name,)), name)
                globals()[name] = found
                return found
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
