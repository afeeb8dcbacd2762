"""What the documentation shows is what happens."""

import ast
import json
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from ludotheca.bots import BOTS, find_bot
from ludotheca.bots.contract import decide
from ludotheca.cli import _parser
from ludotheca.engine.luck import Seeded
from ludotheca.games.africa.actions import Action
from ludotheca.library import load, titles
from ludotheca.testing import check_clauses
from ludotheca.texts import bot_about
from tests.conftest import ROOT


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "docs/python.md", "docs/bots.md"])
def test_the_python_on_a_page_runs(name: str) -> None:
    namespace: dict[str, Any] = {}
    found = blocks(ROOT / name, "python")

    assert found
    for block in found:
        for statement in ast.parse(block, name).body:
            value = run(statement, namespace)
            _, _, comment = block.splitlines()[statement.lineno - 1].partition("  # ")
            assert not shows_a_value(comment) or agrees(comment, value), f"{comment}, but it is {value!r}"


def run(statement: ast.stmt, namespace: dict[str, Any]) -> Any:
    """The value of an expression; other statements have none."""
    if isinstance(statement, ast.Expr):
        return eval(compile(ast.Expression(statement.value), "a page", "eval"), namespace)  # noqa: S307  # our own pages
    return exec(compile(ast.Module([statement], []), "a page", "exec"), namespace)  # noqa: S102  # the same


def shows_a_value(comment: str) -> bool:
    return re.match(r"[\[(<'\d]", comment) is not None


def agrees(comment: str, value: object) -> bool:
    """A comment shows the value, its beginning up to …, or the value followed by a colon and an explanation."""
    beginning, ellipsis, _ = comment.partition("…")
    if ellipsis:
        return repr(value).startswith(beginning)
    return comment == repr(value) or comment.startswith(f"{value!r}: ")


@pytest.mark.parametrize(
    ("comment", "value", "good"),
    [
        ("2", 2, True),
        ("25", 2, False),
        ("[1, 2]: what happened", [1, 2], True),
        ("[1, 2]: what happened", [1, 3], False),
        ("[1, 2, …]", [1, 2, 3], True),
        ("[1, 2, …]", [1, 3, 3], False),
        ("<africa, 2 seats, step 0: seat 0 must act>", load("africa").new(2), True),
        ("<africa, 2 seats, step 0: seat 1 must act>", load("africa").new(2), False),
    ],
)
def test_what_a_comment_shows_is_compared(comment: str, value: object, good: bool) -> None:  # noqa: FBT001  # by name
    assert shows_a_value(comment)
    assert agrees(comment, value) == good


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
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE))
    # The section of a game that builds on another has only what it adds to the other's fields.
    family = [other.meta.id for other in load(title).family]
    rows = [row for other in family for row in sections[other.capitalize()].splitlines() if row.startswith("|")]

    for field in fields(inspect.type_info(load(title).view)):
        assert any(re.search(rf"[`.\"]{field}[`\"]", row) for row in rows), field


def fields(kind: inspect.Type) -> set[str]:
    """The names of all fields of a view, however deep."""
    match kind:
        case inspect.StructType():
            return {name for field in kind.fields for name in {field.name, *fields(field.type)}}
        case inspect.UnionType():
            return {name for part in kind.types for name in fields(part)}
        case inspect.VarTupleType():
            return fields(kind.item_type)
        case inspect.DictType():
            return fields(kind.value_type)
    return set()


def test_the_example_of_a_program_says_what_the_page_says() -> None:
    """Line by line, as the page shows it, to the program that it names."""
    lines = [line for block in blocks(ROOT / "docs" / "bots.md", "json") for line in block.splitlines()]
    asked, answers = lines[::2], lines[1::2]
    program = ROOT / "examples" / "bots" / "hurry.py"

    done = subprocess.run([program], input="\n".join(asked) + "\n", capture_output=True, text=True, check=True)

    assert [json.loads(line) for line in done.stdout.splitlines()] == [json.loads(line) for line in answers]


def test_a_program_is_told_what_the_page_says(tmp_path: Path) -> None:
    """A program that notes what it hears and then leaves the rest to the example."""
    heard = tmp_path / "heard"
    listener = tmp_path / "listener"
    listener.write_text(
        f"#!/bin/sh\ntee {shlex.quote(str(heard))} | {shlex.quote(str(ROOT / 'examples/bots/hurry.py'))}\n"
    )
    listener.chmod(0o755)
    game = load("africa")
    table = game.new(2)
    [seat] = table.actors()

    decide(find_bot(str(listener)), game, table.state, seat, Seeded(1))

    shown = [json.loads(line) for block in blocks(ROOT / "docs" / "bots.md", "json") for line in block.splitlines()]
    said = [json.loads(line) for line in heard.read_text().splitlines()]
    assert said[0] == {**shown[0], "house": said[0]["house"]}
    assert said[1].keys() == shown[2].keys()
    assert said[1]["budget"] == shown[2]["budget"]
    for entry in shown[2]["legal"]:
        assert game.rules.catalogue[entry["number"]] == msgspec.convert(entry["action"], Action)


def test_every_bot_is_on_the_page() -> None:
    rows = re.findall(
        r"^\| `([\w-]+)` \| (.*) \|$", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    described = {name: about for name, about in rows if bot_about("en", name)}

    assert set(BOTS) <= set(described)
    for name, about in described.items():
        assert bot_about("en", name).rstrip(".").replace("’", "'").lower() in about.lower()


@pytest.mark.parametrize(("name", "fewest"), [("README.md", 7), ("docs/bots.md", 3)])
def test_the_commands_on_a_page_exist(name: str, fewest: int) -> None:
    lines = [line for block in blocks(ROOT / name, "sh") for line in block.splitlines()]
    commands = [shlex.split(line, comments=True) for line in lines if line.startswith("ludotheca ")]

    assert len(commands) >= fewest
    for _, *arguments in commands:
        _parser().parse_args(arguments)


def test_the_targets_in_the_documentation_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("README.md", "CONTRIBUTING.md"):
        for block in blocks(ROOT / name, "sh"):
            for target in re.findall(r"^make (\w+)", block, re.MULTILINE):
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("title", titles())
def test_every_clause_of_a_game_leads_to_its_functions_and_tests(title: str) -> None:
    check_clauses(load(title), ROOT / "tests")


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "CONTRIBUTING.md",
        "docs/python.md",
        "docs/positions.md",
        "docs/bots.md",
        "docs/arena.md",
        "docs/training.md",
    ],
)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target
