"""A course: played once, continued when asked for more, and never mixed with another."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from ludotheca.cli import main
from ludotheca.engine.errors import SetupError
from ludotheca.games.learned import VALUE_FILE, Learned
from ludotheca.library import load
from ludotheca.training.course import CURVE, GAMES, Course, train
from ludotheca.training.lessons import Lesson, play

COURSE = Course(game="augustus", bot="random", seed=3)
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course that has been taken."""
    folder = tmp_path_factory.mktemp("course")
    train(COURSE, folder, 20, workers=1, tell=lambda _: None)
    return folder


def test_a_course_teaches_a_value_that_the_game_can_use(taken: Path) -> None:
    learned = msgspec.json.decode((taken / VALUE_FILE).read_bytes(), type=Learned)
    game = load("augustus")

    value = learned.value(game.insight.encoder)

    assert value is not None
    scores = [0.0] * 3
    value.correct(game.new(seats=3).state, scores)
    assert any(scores)
    assert learned.command == "ludotheca train augustus --bot random --games 20 --seed 3"
    assert learned.figures["games"] == 20
    assert (taken / CURVE).stat().st_size > 1000


def test_a_course_goes_on_with_the_games_it_has(taken: Path, tmp_path: Path) -> None:
    folder = tmp_path / "more"
    shutil.copytree(taken, folder)
    told: list[str] = []

    train(COURSE, folder, 21, workers=1, tell=told.append)

    assert told[:2] == ["20 games are there already", "21 of 21 games, 0 s left"]
    assert (folder / GAMES / "000007.npz").read_bytes() == (taken / GAMES / "000007.npz").read_bytes()


def test_the_same_seed_plays_the_same_game() -> None:
    lesson = Lesson("africa", "random", 2, 5, "")

    first, second = (play(load("africa"), lesson) for _ in range(2))

    assert first.rows.tolist() == second.rows.tolist()
    assert first.wins.tolist() == second.wins.tolist()


def test_courses_are_not_mixed(taken: Path) -> None:
    with pytest.raises(SetupError, match="another course"):
        train(Course(game="augustus", bot="random", seed=4), taken, 20, workers=1, tell=lambda _: None)


def test_a_plan_that_is_damaged_is_named(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{", encoding="utf-8")

    with pytest.raises(SetupError, match=r"plan\.json cannot be read"):
        train(COURSE, tmp_path, 20, workers=1, tell=lambda _: None)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing"], "nothing"),
        (["africa", "--games", "3"], "at least 20 games"),
        (["africa", "--bot", "nobody"], "no bot 'nobody'"),
        (["africa", "--on", "moon"], "moon"),
        (["africa", "--workers", "0"], "at least one worker"),
    ],
)
def test_bad_requests_get_a_clear_answer(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments, "--out", str(tmp_path / "new")]) != 0

    assert complaint in capsys.readouterr().err


@POSIX
def test_nothing_is_lost_by_an_interrupt(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheca.cli", "train", "africa", "--bot", "random", "--games", "4000"]
    process = subprocess.Popen(
        [*command, "--workers", "1", "--out", str(tmp_path)], stderr=subprocess.PIPE, text=True, env=os.environ
    )
    while not (tmp_path / GAMES / "000001.npz").exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "goes on with them" in said
    kept = sorted(path.name for path in (tmp_path / GAMES).glob("*.npz"))
    assert len(kept) >= 2
    assert not (tmp_path / VALUE_FILE).exists()
