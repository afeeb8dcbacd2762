"""What the sources say, help() says: docstrings and signatures are the same in both forms, compiled or not."""

import ast
import inspect
import pydoc
from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludotheca.library import load, titles
from tests.conftest import SOURCES

Documented = ast.ClassDef | ast.FunctionDef

MODULES = [
    path.relative_to(SOURCES.parent).with_suffix("")
    for folder in ("engine", "games")
    for path in sorted((SOURCES / folder).rglob("*.py"))
    if path.stem != "__init__"
]


def public(node: ast.Module | Documented, name: str = "") -> Iterator[tuple[str, Documented]]:
    """Every public class, function and method of a module, by its name in it."""
    for part in node.body:
        if isinstance(part, Documented) and not part.name.startswith("_"):
            full = f"{name}.{part.name}" if name else part.name
            yield full, part
            if isinstance(part, ast.ClassDef):
                yield from public(part, full)


def found_in(module: ModuleType, name: str) -> Any:
    return reduce(getattr, name.split("."), module)


def decorators(node: Documented) -> set[str]:
    return {ast.unparse(decorator) for decorator in node.decorator_list}


def parameters(node: ast.FunctionDef) -> list[str]:
    every = node.args
    optional = [each for each in (every.vararg, *every.kwonlyargs, every.kwarg) if each is not None]
    return [each.arg for each in (*every.posonlyargs, *every.args, *optional)]


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_module_documents_itself_as_its_source_does(path: Path) -> None:
    tree = ast.parse((SOURCES.parent / path).with_suffix(".py").read_text(encoding="utf-8"))
    module = import_module(".".join(path.parts))

    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for name, node in public(tree):
        found = found_in(module, name)
        if (docstring := ast.get_docstring(node)) is not None:
            assert inspect.getdoc(found) == docstring, name
        if isinstance(node, ast.FunctionDef) and "property" not in decorators(node):
            expected = parameters(node)[1 if "classmethod" in decorators(node) else 0 :]
            assert list(inspect.signature(found).parameters) == expected, name


@pytest.mark.parametrize("path", MODULES, ids=str)
def test_a_class_says_what_it_is_made_from(path: Path) -> None:
    tree = ast.parse((SOURCES.parent / path).with_suffix(".py").read_text(encoding="utf-8"))
    module = import_module(".".join(path.parts))

    for name, node in public(tree):
        for part in node.body:
            if isinstance(node, ast.ClassDef) and isinstance(part, ast.FunctionDef) and part.name == "__init__":
                made_from = inspect.signature(found_in(module, name)).parameters
                assert list(made_from) == parameters(part)[1:], name


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize(
    ("method", "expected", "docstring"),
    [
        ("legal", ["state", "seat"], "What the seat may do now, as catalogue numbers, ascending."),
        ("apply", ["state", "seat", "action", "luck", "log"], "Carries out an action that was taken from"),
    ],
)
def test_help_on_a_game_explains_the_contract(title: str, method: str, expected: list[str], docstring: str) -> None:
    """Also where the game has a method of its own: it need not say once more what the contract has said."""
    found = getattr(load(title).rules, method)

    assert list(inspect.signature(found).parameters) == expected
    assert docstring in pydoc.plain(pydoc.render_doc(found))
