"""Imports only point downwards, and the platform does not know any game."""

import ast
from pathlib import Path
from typing import Final

import pytest

from ludotheca.library import load
from tests.conftest import SOURCES

LAYERS: Final = {
    "engine": 0,
    "games": 1,
    "template": 2,
    "library": 2,
    "bots": 2,
    "texts": 3,
    "clauses": 4,
    "arena": 5,
    "training": 6,
    "server": 5,
    "terminal": 5,
    "new_game": 5,
    "testing": 6,
    "cli": 7,
}
"""Each part of the house may import itself and the parts below it."""
ANYWHERE: Final = {"about"}


OTHERS: Final = SOURCES / "template" / "project"
"""What new-game copies into packages of others, which stand on the house."""


def modules() -> list[Path]:
    found = (path for path in SOURCES.rglob("*.py") if not path.is_relative_to(OTHERS))
    return sorted(path for path in found if path.parent != SOURCES or path.stem in LAYERS)


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.startswith("ludotheca.")}


def part(path: Path) -> str:
    return path.relative_to(SOURCES).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_imports_point_downwards(path: Path) -> None:
    own = part(path)
    for name in imports(path):
        other = name.split(".")[1]
        if other != own and other not in ANYWHERE:
            assert LAYERS[other] < LAYERS[own], f"{own} imports {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_only_a_game_knows_a_game(path: Path) -> None:
    titles = {folder.name for folder in (SOURCES / "games").iterdir() if (folder / "rules.py").is_file()}
    own = path.relative_to(SOURCES).parts[1] if part(path) == "games" else ""
    # A scenario knows the game it builds on; the game knows nothing of its scenarios.
    allowed = {game.meta.id for game in load(own).family} if own in titles else set()
    known = {name.split(".")[2] for name in imports(path) if name.startswith("ludotheca.games.")} & titles

    assert known <= allowed


@pytest.mark.parametrize("path", sorted((SOURCES / "engine").glob("*.py")), ids=lambda path: path.stem)
def test_the_engine_has_no_clock_no_files_and_no_luck_of_its_own(path: Path) -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "socket", "asyncio", "threading"}
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
        elif isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}

    assert not names & forbidden
