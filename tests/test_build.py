"""What is compiled, and that an outdated installation is noticed."""

import os
import re
import runpy
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import ROOT, SHIPPED, differences


def lay_out(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


FILES = {"rules.py": "1", "data/board.json": "2", "README.md": "3"}


def test_build_products_next_to_the_sources_do_not_count_as_a_difference(tmp_path: Path) -> None:
    built = {"rules.so": "x", "static/page.json": "x", "__pycache__/rules.pyc": "x"}

    assert differences(lay_out(tmp_path / "a", FILES), lay_out(tmp_path / "b", FILES | built)) == []


@pytest.mark.parametrize("change", [{"rules.py": "2"}, {"data/board.json": "3"}, {"more.py": "1"}])
def test_a_file_that_is_edited_added_or_removed_is_a_difference(change: dict[str, str], tmp_path: Path) -> None:
    one, other = lay_out(tmp_path / "a", FILES), lay_out(tmp_path / "b", FILES | change)

    assert differences(one, other) == differences(other, one) == [Path(*change)]


def test_the_build_and_the_wheel_agree_on_what_is_shipped() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packaged = set(project["tool"]["setuptools"]["package-data"]["*"]) - {"static/**"}
    [line] = re.findall(r"^SOURCES .*", (ROOT / "Makefile").read_text(), re.MULTILINE)

    assert set(SHIPPED) == packaged | {"*.py"}
    assert {name.strip("'") for name in re.findall(r"-name (\S+)", line)} == set(SHIPPED)


SOURCE = (
    *("pyproject.toml", "setup.py", "README.md", "LICENSE"),
    *("src/ludotheca/py.typed", "src/ludotheca/rules.py", "src/ludotheca/board.json"),
    *("web/package-lock.json", "web/src/page.ts"),
)
AROUND = (
    *(
        "requirements.lock",
        "requirements-build.lock",
        ".venv/bin/uv",
        ".venv/.run",
        ".venv/.build",
        "build/.compiled",
        "dist/.stamp",
    ),
    *("web/node_modules/.stamp", "web/src/wire/wire.d.ts", "src/ludotheca/static/index.html"),
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout that has just been built, as far as make can tell."""
    lay_out(tmp_path, dict.fromkeys([*SOURCE, *AROUND], "") | {"build/.names": " ".join(sorted(SOURCE)) + "\n"})
    shutil.copy(ROOT / "Makefile", tmp_path)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1, 1))
    return tmp_path


def is_built(checkout: Path, target: str = "build") -> bool:
    """Whether make would have nothing to do; for the wheel, if nothing else is named."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = subprocess.run(["make", "-q", target], cwd=checkout, env=environment, check=False)  # noqa: S607  # any make
    return asked.returncode == 0


def test_what_is_built_is_not_built_again(checkout: Path) -> None:
    assert is_built(checkout)


@pytest.mark.parametrize(
    "change",
    [
        lambda sources: (sources / "rules.py").touch(),
        lambda sources: (sources / "board.json").touch(),
        lambda sources: (sources / "py.typed").touch(),
        lambda sources: (sources / "rules.py").unlink(),
        lambda sources: (sources / "rules.py").rename(sources / "laws.py"),
    ],
    ids=["edited code", "edited data", "edited marker", "gone", "renamed"],
)
def test_every_change_is_built(change: Callable[[Path], None], checkout: Path) -> None:
    change(checkout / "src" / "ludotheca")

    assert not is_built(checkout)


def test_a_page_that_is_open_is_not_built_again_for_the_wheel(checkout: Path) -> None:
    """The first ``make play`` compiles while the page is open, which must stay as it is."""
    (checkout / "dist" / ".stamp").unlink()
    (checkout / "build" / ".compiled").unlink()

    assert not is_built(checkout)
    assert is_built(checkout, "src/ludotheca/static/index.html")


MACHINE_NUMBERS = "from mypy_extensions import i64\n"
GAME = {
    "src/ludotheca/engine/luck.py": MACHINE_NUMBERS,
    "src/ludotheca/engine/texts.py": "x = 1\n",
    "src/ludotheca/games/chess/board.py": MACHINE_NUMBERS,
    "src/ludotheca/games/chess/actions.py": MACHINE_NUMBERS + "class Move(msgspec.Struct): pass\n",
    "src/ludotheca/games/chess/castling.py": MACHINE_NUMBERS + "class Castle(actions.Move, frozen=True): pass\n",
    "src/ludotheca/games/chess/clock.py": MACHINE_NUMBERS
    + "from msgspec import Struct as Base\nclass Tick(Base): pass\n",
    "src/ludotheca/games/chess/reading.py": MACHINE_NUMBERS + "from ludotheca.engine.positions import fail\n",
    "src/ludotheca/games/chess/rules.py": (
        MACHINE_NUMBERS + "from ludotheca.engine.words import Refusal\nclass Chess(Rules[State]): pass\n"
    ),
    # The same name as a struct of another game, which comes before it and stays a struct.
    "src/ludotheca/games/draughts/moves.py": "class Move: pass\n",
    "src/ludotheca/server/app.py": MACHINE_NUMBERS,
}


def test_a_module_with_machine_numbers_is_compiled_unless_it_holds_a_struct(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(lay_out(tmp_path, GAME))

    assert runpy.run_path(str(ROOT / "setup.py"))["groups"]() == [
        (["src/ludotheca/engine/luck.py"], "engine"),
        (["src/ludotheca/games/chess/board.py", "src/ludotheca/games/chess/rules.py"], "chess"),
        (["src/ludotheca/games/chess/reading.py"], "chess_edges"),
    ]


def test_a_wheel_is_built_with_the_locked_versions_of_what_it_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    locked = set(re.findall(r"^[\w.-]+", (ROOT / "requirements-build.lock").read_text(), re.MULTILINE))
    locked |= set(re.findall(r"^[\w.-]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE))

    assert set(project["dependency-groups"]["build"]) <= set(project["build-system"]["requires"])
    assert {re.split(r"[=<>]", asked)[0] for asked in project["build-system"]["requires"]} <= locked
