"""What the documentation shows is what happens."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from ludotheca.clauses import clauses
from ludotheca.cli import _parser
from ludotheca.library import load, titles
from tests.conftest import ROOT, SOURCES


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_the_python_on_a_page_runs(name: str) -> None:
    namespace: dict[str, Any] = {}
    found = blocks(ROOT / name, "python")

    assert found
    for block in found:
        exec(compile(block, name, "exec"), namespace)  # noqa: S102  # our own pages


def test_the_session_in_the_readme_has_ten_lines() -> None:
    [session] = blocks(ROOT / "README.md", "python")

    assert len([line for line in session.splitlines() if line.strip()]) <= 10


def test_the_positions_on_the_page_can_be_set_up() -> None:
    for block in blocks(ROOT / "docs" / "positions.md", "json"):
        position = json.loads(block)
        assert load(position["game"]).from_position(position).actors()


@pytest.mark.parametrize("title", titles())
def test_every_game_has_its_positions_documented(title: str) -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")

    for field in load(title).view.__struct_fields__:
        assert f"`{field}`" in text


def test_the_commands_in_the_readme_exist() -> None:
    lines = [line for block in blocks(ROOT / "README.md", "sh") for line in block.splitlines()]
    commands = [shlex.split(line, comments=True) for line in lines if line.startswith("ludotheca ")]

    assert len(commands) >= 7
    for _, *arguments in commands:
        _parser().parse_args(arguments)


def test_the_targets_in_the_documentation_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md"):
        for block in blocks(ROOT / name, "sh"):
            for target in re.findall(r"^make (\w+)", block, re.MULTILINE):
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("title", titles())
def test_a_games_readme_maps_every_clause(title: str) -> None:
    text = (load(title).folder / "README.md").read_text(encoding="utf-8")

    for clause in clauses(title):
        assert re.search(rf"^\| {re.escape(clause)} ", text, re.MULTILINE), clause


@pytest.mark.parametrize("title", titles())
def test_the_functions_a_games_readme_names_exist(title: str) -> None:
    folder = SOURCES / "games" / load(title).folder.name
    text = (folder / "README.md").read_text(encoding="utf-8")
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    rows = [row.split("|")[2] for row in text.splitlines() if re.match(r"\| [A-Z]{3}-\d", row)]

    for name in {name for row in rows for name in re.findall(r"`(?:\w+\.)?(\w+)`", row)} - {"winners"}:
        assert f"def {name}(" in sources, name


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/python.md", "docs/positions.md"])
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target
