"""The shelf: the house's own games first, then plug-ins, which cannot spoil it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheca.library import PLUG_INS, _shelf, load, titles
from ludotheca.template import GAME as DUEL

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that offers one game, given by where to find it."""

    def install(offer: str) -> None:
        (tmp_path / "twins.py").write_text("from ludotheca.template import GAME\nGAMES = (GAME, GAME)\n")
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
    """The folder this runs in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    _shelf.cache_clear()
    yield tmp_path
    _shelf.cache_clear()


@pytest.mark.parametrize("sources", [".", "src"])
def test_the_games_of_the_folder_it_runs_in_are_on_the_shelf(folder: Path, sources: str) -> None:
    (folder / sources).mkdir(exist_ok=True)
    (folder / sources / f"guest_{len(sources)}.py").write_text("from ludotheca.template import GAME\nGAMES = [GAME]\n")
    offer = f'guest = "guest_{len(sources)}:GAMES"'
    (folder / "pyproject.toml").write_text(f'[project.entry-points."{PLUG_INS}"]\n{offer}\n')

    assert load("duel") is DUEL


def test_a_game_that_is_installed_as_well_is_there_once(
    install: Install, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install("ludotheca.template:GAME")
    (folder / "pyproject.toml").write_text(f'[project.entry-points."{PLUG_INS}"]\nguest = "ludotheca.template:GAME"\n')

    assert load("duel") is DUEL
    assert caplog.messages == []


@pytest.mark.parametrize("text", ["[project", f'[project.entry-points]\n"{PLUG_INS}" = 3\n', "[project]\nname = 'x'\n"])
def test_a_folder_without_games_changes_nothing(folder: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "pyproject.toml").write_text(text)

    assert "africa" in titles()
    assert all("pyproject.toml cannot be read" in message for message in caplog.messages)
    assert len(caplog.messages) == ("name" not in text)
