"""The games on the shelf: those of the house, and those that plug-ins bring."""

import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module, metadata
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from ludotheca import games
from ludotheca.engine.errors import SetupError, UnknownGameError
from ludotheca.engine.game import Game
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.table import Table

LOGGER: Final = logging.getLogger(__name__)
PLUG_INS: Final = "ludotheca.games"
"""The entry-point group in which a package offers a game."""

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


@cache
def _shelf() -> dict[str, AnyGame]:
    shelf = {game.meta.id: game for game in _house_games()}
    for entry in metadata.entry_points(group=PLUG_INS):
        try:
            game = _guest(entry, shelf)
        except Exception as error:  # noqa: BLE001  # whatever fails in somebody's package, the other games are played
            LOGGER.warning(
                "ludotheca: plug-in '%s' (%s) is left out: %s", entry.name, entry.value, error or repr(error)
            )
        else:
            shelf[game.meta.id] = game
    return dict(sorted(shelf.items()))


def _house_games() -> Iterator[AnyGame]:
    for found in iter_modules(games.__path__):
        if found.ispkg:
            yield from _games(import_module(f"{games.__name__}.{found.name}"))


def _games(module: ModuleType) -> tuple[AnyGame, ...]:
    """A folder holds one game, or several that share their rules."""
    return module.GAMES if hasattr(module, "GAMES") else (module.GAME,)


def _guest(entry: metadata.EntryPoint, shelf: dict[str, AnyGame]) -> AnyGame:
    """The game that a plug-in brings; it may not take the place of another."""
    game = entry.load()
    if not isinstance(game, Game):
        raise SetupError("it offers something that is no game")
    if game.meta.id in shelf:
        message = f"there is a game '{game.meta.id}' already"
        raise SetupError(message)
    return game


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
