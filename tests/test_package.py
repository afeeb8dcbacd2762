"""What ``import ludotheca`` brings: the names users need, nothing else, and no waiting."""

import ast
import os
import subprocess
import sys
from pkgutil import iter_modules

import pytest

import ludotheca
from ludotheca import texts
from ludotheca.engine import errors
from ludotheca.engine.errors import GameError
from tests.conftest import SOURCES


def test_dir_shows_what_users_need_and_nothing_else() -> None:
    assert dir(ludotheca) == sorted(ludotheca.__all__)
    assert not [name for name in dir(ludotheca) if name.startswith("_")]
    assert {"load", "titles", "replay", "simulate", "Seeded", "Fair", "Scripted", "GameError"} < set(dir(ludotheca))


@pytest.mark.parametrize("name", ludotheca.__all__)
def test_every_name_is_found(name: str) -> None:
    found = getattr(ludotheca, name)

    assert found.__name__ == name
    assert found.__doc__


def test_type_checkers_see_the_names_that_are_found() -> None:
    tree = ast.parse((SOURCES / "__init__.py").read_text(encoding="utf-8"))
    [block] = [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    seen = {
        node.module: tuple(sorted(alias.name for alias in node.names))
        for node in block.body
        if isinstance(node, ast.ImportFrom)
    }

    assert seen == {home: tuple(sorted(names)) for home, names in ludotheca._HOMES.items()}  # noqa: SLF001  # the other half of the same list
    assert sorted(name for names in seen.values() for name in names) == sorted(ludotheca.__all__)


def test_no_name_is_that_of_a_module() -> None:
    """Importing such a module would put it in the place of the name."""
    assert not {module.name for module in iter_modules(ludotheca.__path__)} & set(ludotheca.__all__)


def test_every_error_of_the_engine_can_be_caught_by_its_name_here() -> None:
    raised = {
        name
        for module in (errors, texts)
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, GameError)
    }

    assert raised <= set(ludotheca.__all__)


def test_a_misspelt_name_is_an_ordinary_error() -> None:
    with pytest.raises(AttributeError, match="module 'ludotheca' has no attribute 'lode'"):
        ludotheca.lode  # type: ignore[attr-defined]  # noqa: B018  # that it is told is what is tested


def imported(code: str) -> set[str]:
    """What a program imports that Python itself has not."""
    watched = f"import sys\nbefore = set(sys.modules)\n{code}\nprint(*set(sys.modules) - before, file=sys.stderr)"
    # The switch to the sources, which is for developers, imports something by itself.
    environment = {**os.environ, "LUDOTHECA_PURE": "0"}
    run = subprocess.run([sys.executable, "-c", watched], env=environment, capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_an_import_brings_nothing_else() -> None:
    assert imported("import ludotheca; dir(ludotheca)") == {"ludotheca"}


def test_help_needs_nothing_of_the_house() -> None:
    helped = imported("from ludotheca.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass")

    assert {name for name in helped if name.startswith("ludotheca")} == {"ludotheca", "ludotheca.cli"}
    assert not helped & {"msgspec", "logging", "importlib.metadata"}
