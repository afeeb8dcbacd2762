"""Editions: the data files of the house, or those of a folder in which somebody has put a game's board and cards right.

One edition can be chosen for a process, before its game is imported. The choice stands in the environment, because the
processes that think for the server and play simulations start with nothing else.
"""

import hashlib
import json
import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from ludotheca.engine.edition import Edition
from ludotheca.engine.errors import SetupError
from ludotheca.games.datafile import fail, read_cells, read_json, read_text

CHOSEN: Final = "LUDOTHECA_EDITION"
"""The folder of the edition that is chosen, if any is."""
TITLE_PAGE: Final = "edition.toml"
EXPLANATION: Final = "README.md"
PROVENANCE: Final = "provenance"
"""The column that says how sure a line is; nobody plays differently for it."""
DIGITS: Final = 12


class TitlePage(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\s\x7f][^\x00-\x1f\x7f]*$")]


def find_edition(game: str, house: Path) -> Edition:
    """What a game is played with in this process; ``house`` is the folder of its own data files."""
    own = _fingerprint(house, house)
    chosen = os.environ.get(CHOSEN)
    if chosen is not None and (title := read_title(Path(chosen))).game == game:
        folder = Path(chosen)
        return Edition(folder=folder, fingerprint=_fingerprint(folder, house), house_fingerprint=own, name=title.name)
    return Edition(folder=house, fingerprint=own, house_fingerprint=own)


def choose_edition(folder: Path) -> TitlePage:
    """Plays the folder's game with its files from now on, in this process and in all that it starts."""
    if not folder.is_dir():
        message = f"there is no folder {folder} with an edition"
        raise SetupError(message)
    title = read_title(folder)
    os.environ[CHOSEN] = str(folder.absolute())
    return title


def read_title(folder: Path) -> TitlePage:
    try:
        return msgspec.convert(tomllib.loads(read_text(folder / TITLE_PAGE)), TitlePage)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        fail(TITLE_PAGE, f"cannot be read ({error})")


def export_edition(game: str, edition: Edition, folder: Path) -> list[Path]:
    """Writes everything that somebody needs to put the data right; returns the files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        message = f"{folder} is a file, and an edition is a folder"
        raise SetupError(message) from None
    if any(folder.iterdir()):
        message = f"there is something in {folder} already, and nothing is written over"
        raise SetupError(message)
    title = folder / TITLE_PAGE
    # A name in quotes is the same in JSON and in TOML.
    name = json.dumps(edition.name or f"my {game}", ensure_ascii=False)
    title.write_text(f'game = "{game}"\nname = {name}\n', encoding="utf-8")
    sources = [*_data_files(edition.folder), edition.folder / EXPLANATION]
    return [title, *(Path(shutil.copyfile(source, folder / source.name)) for source in sources)]


def _data_files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix in (".csv", ".json"))


def _fingerprint(folder: Path, house: Path) -> str:
    """Of what is in the files, however a spreadsheet has written it down."""
    said = [[path.name, list(_said(folder / path.name))] for path in _data_files(house)]
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:DIGITS]


def _said(path: Path) -> Iterator[object]:
    if path.suffix == ".json":
        yield read_json(path)
        return
    lines = [cells for _, cells in read_cells(path)]
    left_out = lines[0].index(PROVENANCE) if lines and PROVENANCE in lines[0] else None
    for cells in lines:
        yield [cell for column, cell in enumerate(cells) if column != left_out]
