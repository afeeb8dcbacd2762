"""The games on the shelf: those of the house, and those from plug-ins."""

import logging
import os
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from ludotheca import games
from ludotheca.engine.errors import SetupError, UnknownGameError
from ludotheca.engine.game import Game
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.table import Table

LOGGER: Final = logging.getLogger(__name__)
PLUG_INS: Final = "ludotheca.games"
"""The entry-point group in which a package offers a game, or several."""
FOLDER: Final = "LUDOTHECA_FOLDER"
"""The folder of a package whose games are played without being installed, if there is one.

It stands in the environment, because the processes that think for the server and play simulations start with nothing
else.
"""

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


@cache
def _shelf() -> dict[str, AnyGame]:
    shelf = {game.meta.id: game for game in _house_games()}
    for entry in metadata.entry_points(group=PLUG_INS):
        shelf |= _guests(entry, shelf)
    if folder := os.environ.get(FOLDER):
        _import_from(Path(folder))
        for entry in _offers(Path(folder)):
            shelf |= _guests(entry, shelf, is_draft=True)
    return dict(sorted(shelf.items()))


def _house_games() -> Iterator[AnyGame]:
    for found in iter_modules(games.__path__):
        if found.ispkg:
            yield import_module(f"{games.__name__}.{found.name}").GAME


def use_folder(folder: Path) -> None:
    """Puts the games of the package in a folder on the shelf, so that they can be played while they are written.

    This process and all that it starts play them. Unless it is asked for, no code is run just because it lies in the
    current folder.
    """
    found = str(folder.absolute())
    if os.environ.get(FOLDER) == found or not (offers := _offers(folder)):
        return
    os.environ[FOLDER] = found
    _shelf.cache_clear()
    names = ", ".join(entry.name for entry in offers)
    LOGGER.warning("ludotheca: from the package in %s, which is not installed: %s", found, names)


def _offers(folder: Path) -> list[metadata.EntryPoint]:
    """What the package in a folder offers, unless it is installed as well."""
    project = folder / "pyproject.toml"
    try:
        offers = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"][PLUG_INS]
        found = [metadata.EntryPoint(name, str(value), PLUG_INS) for name, value in offers.items()]
    except (OSError, KeyError):
        return []  # most folders hold no game
    except (ValueError, TypeError, AttributeError) as error:
        LOGGER.warning("ludotheca: %s cannot be read: %s", project, error)
        return []
    installed = {(entry.name, entry.value) for entry in metadata.entry_points(group=PLUG_INS)}
    return [entry for entry in found if (entry.name, entry.value) not in installed]


def _import_from(folder: Path) -> None:
    sources = str(folder / "src" if (folder / "src").is_dir() else folder)
    if sources not in sys.path:
        # Last, so that nothing in it can take the place of what is installed.
        sys.path.append(sources)


def _guests(entry: metadata.EntryPoint, shelf: dict[str, AnyGame], *, is_draft: bool = False) -> dict[str, AnyGame]:
    """The games that a plug-in brings; none if it fails. Whoever is still writing it is told where it does."""
    try:
        return _brought(entry, shelf)
    except Exception as error:  # whatever fails in somebody's package, the other games are played
        reason = str(error) or repr(error)
        message = "ludotheca: plug-in '%s' (%s) is left out: %s"
        LOGGER.warning(message, entry.name, entry.value, reason, exc_info=is_draft)
        return {}


def _brought(entry: metadata.EntryPoint, shelf: dict[str, AnyGame]) -> dict[str, AnyGame]:
    """The games that a plug-in brings; they may not take the place of others."""
    offered = entry.load()
    guests: dict[str, AnyGame] = {}
    for game in offered if isinstance(offered, tuple | list) else (offered,):
        if not isinstance(game, Game):
            raise SetupError("what it offers is not a game")
        if game.meta.id in shelf or game.meta.id in guests:
            message = f"there is already a game '{game.meta.id}'"
            raise SetupError(message)
        guests[game.meta.id] = game
    return guests


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
