"""What a game brings for the page: the files of the folder ``page`` beside its rules.

``index.js`` draws its table, ``emblem.svg`` is the drawing on its card. Both may be missing, and anything else may lie
beside them.
"""

from mimetypes import MimeTypes
from pathlib import Path
from typing import Final

from ludotheca.library import AnyGame

TABLE: Final = "index.js"
EMBLEM: Final = "emblem.svg"
UNKNOWN: Final = "application/octet-stream"


def page_file(game: AnyGame, name: str) -> Path | None:
    """A file of the game's folder; None if there is no such file, or the name leads anywhere else."""
    folder = (game.folder / "page").resolve()
    try:
        found = (folder / name).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


def page_address(game: AnyGame, name: str) -> str | None:
    """Where the page finds a file of the game; None if the game does not bring it."""
    return None if page_file(game, name) is None else f"/api/games/{game.meta.id}/page/{name}"


def media_type(name: str) -> str:
    """No browser runs a script that comes as anything else; and no machine has a say in it."""
    return MimeTypes().guess_type(name)[0] or UNKNOWN
