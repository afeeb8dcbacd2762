"""The shelf: the house's own games first, then plug-ins, which cannot spoil it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheca.library import FOLDER, PLUG_INS, _shelf, load, titles, use_folder
from ludotheca.template import GAME as DUEL

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that offers one game, given by where to find it."""

    def install(offer: str) -> None:
        (tmp_path / "twins.py").write_text("from ludotheca.template import GAME\nGAMES = (GAME, GAME)\n")
        (tmp_path / "silent.py").write_text("raise NotImplementedError\n")
        package = tmp_path / "guest-1.0.dist-info"
        package.mkdir()
        (package / "METADATA").write_text("Name: guest\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text(f"[{PLUG_INS}]\nguest = {offer}\n")
        monkeypatch.syspath_prepend(tmp_path)

    _shelf.cache_clear()
    yield install
    _shelf.cache_clear()


def test_a_plug_in_brings_its_game(install: Install) -> None:
    install("ludotheca.template:GAME")

    assert load("duel") is DUEL
    assert "africa" in titles()


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("tests.nowhere:GAME", "No module named 'tests.nowhere'"),
        ("ludotheca.template:NOTHING", "has no attribute 'NOTHING'"),
        ("ludotheca.template:CARDS", "what it offers is not a game"),
        ("ludotheca.games.africa:GAME", "there is already a game 'africa'"),
        ("twins:GAMES", "there is already a game 'duel'"),
        ("silent:GAME", "NotImplementedError()"),
    ],
)
def test_an_unusable_plug_in_is_left_out_with_a_warning(
    offer: str, reason: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    house = titles()
    _shelf.cache_clear()
    install(offer)

    assert titles() == house
    [warning] = caplog.messages
    assert f"plug-in 'guest' ({offer}) is left out: " in warning
    assert reason in warning


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder this runs in, for a package with a module ``guest`` that is not installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(FOLDER, "")
    _shelf.cache_clear()
    yield tmp_path
    _shelf.cache_clear()
    sys.modules.pop("guest", None)


def offer(folder: Path, place: str = "guest:GAME") -> None:
    (folder / "pyproject.toml").write_text(f'[project.entry-points."{PLUG_INS}"]\nguest = "{place}"\n')


@pytest.mark.parametrize("sources", [".", "src"])
def test_the_games_of_a_folder_are_on_the_shelf_once_somebody_asks_for_it(
    folder: Path, sources: str, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / sources).mkdir(exist_ok=True)
    (folder / sources / "guest.py").write_text("from ludotheca.template import GAME\nGAMES = [GAME]\n")
    offer(folder, "guest:GAMES")
    assert "duel" not in titles()

    use_folder(folder)
    use_folder(folder)

    assert load("duel") is DUEL
    assert caplog.messages == [f"ludotheca: from the package in {folder}, which is not installed: guest"]


def test_nothing_is_run_only_because_it_is_in_the_folder(folder: Path) -> None:
    """A notebook, or a script, may be anywhere."""
    (folder / "guest.py").write_text("raise SystemExit('run')\n")
    offer(folder)

    assert "africa" in titles()
    assert "guest" not in sys.modules


def test_processes_that_are_started_from_here_know_the_games_of_the_folder(folder: Path) -> None:
    (folder / "guest.py").write_text("from ludotheca.template import GAME\n")
    offer(folder)
    use_folder(folder)

    done = subprocess.run(
        [sys.executable, "-c", "from ludotheca import load; print(load('duel'))"],
        cwd=folder.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "ludotheca.load('duel')\n"


def test_whoever_writes_a_game_is_told_where_it_fails(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "guest.py").write_text("\n\nGAME = 1 / 0\n")
    offer(folder)
    use_folder(folder)

    assert "africa" in titles()
    assert "plug-in 'guest' (guest:GAME) is left out: division by zero" in caplog.messages[-1]
    assert f'File "{folder / "guest.py"}", line 3' in caplog.text


def test_a_game_that_is_installed_as_well_is_there_once(
    install: Install, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install("ludotheca.template:GAME")
    offer(folder, "ludotheca.template:GAME")
    use_folder(folder)

    assert load("duel") is DUEL
    assert caplog.messages == []


@pytest.mark.parametrize("text", ["[project", f'[project.entry-points]\n"{PLUG_INS}" = 3\n', "[project]\nname = 'x'\n"])
def test_a_folder_without_games_changes_nothing(folder: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "pyproject.toml").write_text(text)
    use_folder(folder)

    assert "africa" in titles()
    assert all("pyproject.toml cannot be read" in message for message in caplog.messages)
    assert len(caplog.messages) == ("name" not in text)
