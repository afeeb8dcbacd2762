"""Which tests cite which clause of a game's rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from ludotheca.engine.errors import SetupError
from ludotheca.library import load
from ludotheca.texts import Speaker, source


def clauses(game: str) -> list[str]:
    """The clause ids of a game, in the order of its rules."""
    found = parse(source("en", game))
    keys = [entry.id.name for entry in found.body if isinstance(entry, Message)]
    # clause-AFR-3-1 stands for AFR-3.1, because a message's name cannot contain a dot.
    return [re.sub(r"-(\d+)$", r".\1", key.removeprefix("clause-")) for key in keys if key.startswith("clause-")]


def citations(tests: Path) -> Iterator[tuple[str, str]]:
    """Every test function under a folder: where it is, and its docstring."""
    if not tests.is_dir():
        message = f"there is no folder '{tests}' with tests; run this in a checkout or give the folder with --tests"
        raise SetupError(message)
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(_parsed(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path}::{node.name}", ast.get_docstring(node) or ""


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_bytes(), str(path))
    except (SyntaxError, ValueError) as error:
        message = f"{path} is not Python: {error}"
        raise SetupError(message) from None


def report(game: str, tests: Path) -> tuple[list[str], list[str]]:
    """Lines that list each clause with the tests that cite it, and the clauses that none cites."""
    load(game)
    cited = list(citations(tests))
    speaker = Speaker("en", game)
    lines: list[str] = []
    untested: list[str] = []
    for clause in clauses(game):
        # AFR-1.1 must not be found in AFR-1.10.
        mention = re.compile(rf"{re.escape(clause)}(?!\d)")
        places = [place for place, docstring in cited if mention.search(docstring)]
        lines.append(f"{clause}  {speaker.clause(clause)}")
        lines += [f"    {place}" for place in places] or ["    NO TEST"]
        if not places:
            untested.append(clause)
    return lines, untested
