"""The games on the shelf: those of the house, and those from plug-ins."""

import logging
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

AnyGame = Game[Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any]


@cache
def _shelf() -> dict[str, AnyGame]:
    shelf = {game.meta.id: game for game in _house_games()}
    for entry in _plug_ins():
        try:
            guests = _guests(entry, shelf)
        except Exception as error:  # noqa: BLE001  # whatever fails in somebody's package, the other games are played
            LOGGER.warning(
                "ludotheca: plug-in '%s' (%s) is left out: %s", entry.name, entry.value, error or repr(error)
            )
        else:
            shelf |= guests
    return dict(sorted(shelf.items()))


def _house_games() -> Iterator[AnyGame]:
    for found in iter_modules(games.__path__):
        if found.ispkg:
            yield import_module(f"{games.__name__}.{found.name}").GAME


def _plug_ins() -> list[metadata.EntryPoint]:
    """Those of all packages that are installed, and of the one in whose folder this runs."""
    installed = metadata.entry_points(group=PLUG_INS)
    known = {(entry.name, entry.value) for entry in installed}
    return [*installed, *(entry for entry in _plug_ins_here() if (entry.name, entry.value) not in known)]


def _plug_ins_here() -> list[metadata.EntryPoint]:
    """What the package in the current folder offers, so that a game can be played while it is written."""
    project = Path.cwd() / "pyproject.toml"
    try:
        offers = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"][PLUG_INS]
        found = [metadata.EntryPoint(name, str(value), PLUG_INS) for name, value in offers.items()]
    except (OSError, KeyError):
        return []  # most folders hold no game
    except (ValueError, TypeError, AttributeError) as error:
        LOGGER.warning("ludotheca: %s cannot be read: %s", project, error)
        return []
    folder = project.parent / "src" if (project.parent / "src").is_dir() else project.parent
    if str(folder) not in sys.path:
        # Last, so that nothing in it can take the place of what is installed.
        sys.path.append(str(folder))
    return found


def _guests(entry: metadata.EntryPoint, shelf: dict[str, AnyGame]) -> dict[str, AnyGame]:
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
