"""The games on the shelf: those of the house, and those that plug-ins bring."""

from functools import cache
from importlib import import_module, metadata
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from ludotheca import games
from ludotheca.engine.errors import UnknownGameError
from ludotheca.engine.game import Game
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.table import Table

PLUG_INS: Final = "ludotheca.games"
"""The entry-point group in which a package offers a game."""

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


@cache
def _shelf() -> dict[str, AnyGame]:
    house = (import_module(f"{games.__name__}.{found.name}") for found in iter_modules(games.__path__) if found.ispkg)
    guests = (entry.load() for entry in metadata.entry_points(group=PLUG_INS))
    found: list[AnyGame] = [*(game for module in house for game in _games(module)), *guests]
    return {game.meta.id: game for game in sorted(found, key=lambda game: game.meta.id)}


def _games(module: ModuleType) -> tuple[AnyGame, ...]:
    """A folder holds one game, or several that share their rules."""
    return module.GAMES if hasattr(module, "GAMES") else (module.GAME,)


def titles() -> list[str]:
    """The ids of all games."""
    return list(_shelf())


def load(game: str) -> AnyGame:
    """A game by its id."""
    try:
        return _shelf()[game]
    except KeyError:
        message = f"there is no game '{game}' (there are: {', '.join(titles())})"
        raise UnknownGameError(message, game=game) from None


def replay(record: Record | dict[str, Any] | str | bytes) -> AnyTable:
    """The table at the end of a record, whatever its game."""
    record = read_record(record)
    return load(record.game).replay(record)
