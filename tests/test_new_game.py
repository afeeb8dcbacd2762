"""A new game: written in one go, green from the start, and on the shelf where it lies."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheca
from ludotheca.cli import main
from tests.conftest import ROOT

HERE = Path(ludotheca.__file__).parent.parent


def run(folder: Path, *command: str) -> str:
    """What a command prints that is run in a folder, where nothing but the house is installed."""
    return finish(folder, *command).stdout


def finish(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "harbour"]) == 0
    return tmp_path / "harbour"


def test_the_commands_of_the_guide_lead_to_a_game_that_is_green(tmp_path: Path) -> None:
    """CONTRIBUTING.md, line by line; its own tests run all checks of laws, words and clauses."""
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2]
    session = guide.partition("```sh\n")[2].partition("```")[0]
    # These two wait for somebody to play.
    lines = [line for line in session.splitlines() if not line.startswith(("ludotheca serve", "ludotheca play"))]
    assert len(lines) == len(session.splitlines()) - 2
    programs = f'python() {{ "{sys.executable}" "$@"; }}; ludotheca() {{ python -m ludotheca.cli "$@"; }}'

    done = subprocess.run(
        ["bash", "-euxc", "\n".join([programs, *lines])],  # noqa: S607  # any bash
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HERE), "PYTEST_ADDOPTS": "-p no:cacheprovider"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "harbour      Harbour" in done.stdout
    assert " passed" in done.stdout
    assert "HAR-2.1" in done.stdout


def test_it_is_on_the_shelf_in_its_folder_and_nowhere_else(harbour: Path) -> None:
    assert "harbour      Harbour (Anonymous, 2026), 2-3 players" in run(harbour, "ludotheca.cli", "games")
    assert "Harbour (Anonymous" not in run(harbour.parent, "ludotheca.cli", "games")


def test_bots_play_it_in_processes_of_their_own(harbour: Path) -> None:
    command = ["simulate", "harbour", "--seats", "greedy,random", "--games", "4", "--workers", "2", "--json"]

    done = finish(harbour, "ludotheca.cli", *command)

    assert '"games":4' in done.stdout
    # Once, not once for each process.
    assert done.stderr.count(f"from the package in {harbour}, which is not installed: harbour\n") == 1


def test_nothing_in_it_speaks_of_the_template(harbour: Path) -> None:
    for path in harbour.rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert "duel" not in text.lower(), path
        assert "DUE-" not in text, path
        assert "ludotheca.template" not in text, path


def test_a_name_of_several_words_is_written_as_each_place_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "long_road"]) == 0

    package = tmp_path / "long_road" / "long_road"
    assert "title = Long road\n" in (package / "text" / "en.ftl").read_text(encoding="utf-8")
    assert "class LongRoad(Rules[LongRoadState," in (package / "rules.py").read_text(encoding="utf-8")
    assert 'clauses=("LON",)' in (package / "meta.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["cards", "held", "duel"])
def test_a_name_may_be_a_word_of_the_template(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name]) == 0

    command = ["simulate", name, "--seats", "greedy,random", "--games", "1", "--json"]
    assert '"games":1' in run(tmp_path / name, "ludotheca.cli", *command)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("two words", "a game's name is a Python identifier in lower case"),
        ("2nd", "not '2nd'"),
        ("Harbour", "not 'Harbour'"),
        ("../harbour", "not '../harbour'"),
        ("", "not ''"),
        ("class", "not 'class'"),
        ("a" * 41, "a game's name is"),
        ("catan", "there is already a game 'catan'"),
        ("random", "'random' is the name of another Python package"),
        ("ludotheca", "'ludotheca' is the name of another Python package"),
        ("card", "its rules would be called Card, which is something else already; try 'card_game'"),
        ("hand", "try 'hand_game'"),
        ("rules", "try 'rules_game'"),
        ("none", "its rules would be called None"),
        ("tests", "'tests' is the name of another Python package"),
        ("taken", "there is something in"),
    ],
)
def test_a_bad_name_gets_one_clear_line_and_nothing_is_written(
    name: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("mine")

    assert main(["new-game", name]) == 2

    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "taken"]


def test_without_hypothesis_the_checks_say_what_is_missing() -> None:
    program = "import sys; sys.modules['hypothesis'] = None; import ludotheca.testing"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(HERE)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("pip install 'ludotheca[testing]'")
