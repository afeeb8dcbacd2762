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


def page_files(game: AnyGame) -> dict[str, Path]:
    """Every file by its name. Only these are served, so that no name can lead anywhere else."""
    folder = (game.folder / "page").resolve()
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found if path.resolve().is_relative_to(folder)}


def page_address(game: AnyGame, name: str) -> str | None:
    """Where the page finds a file of the game; None if the game does not bring it."""
    return f"/api/games/{game.meta.id}/page/{name}" if name in page_files(game) else None


def media_type(name: str) -> str:
    """No browser runs a script that comes as anything else; and no machine has a say in it."""
    return MimeTypes().guess_type(name)[0] or UNKNOWN
