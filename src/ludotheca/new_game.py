"""Writes the package of a new game: the template's, under another name."""

import ast
import keyword
import re
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ludotheca.engine.errors import SetupError
from ludotheca.library import titles

TEMPLATE: Final = Path(__file__).parent / "template"
PROJECT: Final = TEMPLATE / "project"
"""What surrounds the game's own folder."""
COPIED: Final = {".py", ".csv", ".ftl", ".md", ".toml"}
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME: Final = 40


def write_game(name: str, parent: Path) -> Path:
    """Writes the package into a new folder of its name, all of it or nothing; returns the folder."""
    folder = parent / name
    _check(name, folder)
    with tempfile.TemporaryDirectory(dir=parent) as draft:
        written = Path(draft) / name
        for path in _files():
            place = path.relative_to(PROJECT) if path.is_relative_to(PROJECT) else name / path.relative_to(TEMPLATE)
            copy = written / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(_renamed(path.read_text(encoding="utf-8"), name, path.suffix), encoding="utf-8")
        written.rename(folder)
    return folder


def _check(name: str, folder: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST_NAME:
        message = f"a game's name is a Python identifier in lower case, such as harbour or long_road, not '{name}'"
        raise SetupError(message)
    if name in titles():
        message = f"there is already a game '{name}'"
        raise SetupError(message)
    kind = _kind(name)
    if keyword.iskeyword(kind) or kind in _identifiers():
        message = f"its rules would be called {kind}, which is something else already; try '{name}_game'"
        raise SetupError(message)
    if name == "tests" or find_spec(name) is not None:
        message = f"'{name}' is the name of another Python package, which could not be imported any more"
        raise SetupError(message)
    if folder.exists():
        message = f"there is something in {folder} already"
        raise SetupError(message)


def _files() -> list[Path]:
    return sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix in COPIED)


def _kind(name: str) -> str:
    """What the game's rules are called as a class."""
    return "".join(word.capitalize() for word in name.split("_"))


def _identifiers() -> set[str]:
    """Every name in the sources of the template that stays as it is."""
    sources = [path.read_text(encoding="utf-8") for path in _files() if path.suffix == ".py"]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    names = {getattr(node, "id", None) or getattr(node, "name", None) or "" for node in nodes}
    return {name for name in names if not name.startswith("Duel")}


def _renamed(text: str, name: str, suffix: str) -> str:
    """A file of the template as a game of this name has it."""
    words = name.split("_")
    title = " ".join(words).capitalize()
    prefix = "".join(words)[:3].upper()
    for pattern, replacement in (
        (r"\bludotheca\.template\b", name),
        (r"\bDUE(?=[-\"])", prefix),
        (r"\bDuel(?=[A-Z]|\b)", _kind(name) if suffix == ".py" else title),
        (r"\bduel\b", name),
    ):
        text = re.sub(pattern, replacement, text)
    return text
