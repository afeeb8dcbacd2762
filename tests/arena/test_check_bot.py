"""Trying a bot finds what is wrong with it, whatever that is."""

import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from ludotheca.arena.check_bot import check_bot
from ludotheca.bots import BOTS
from ludotheca.bots.contract import Bot, Question
from ludotheca.cli import main
from tests.bots.test_blindness import Peeker
from tests.conftest import ROOT

HURRY = str(ROOT / "examples" / "bots" / "hurry.py")
ASKED = count()


class Last(Bot):
    name = "last"

    def choose(self, question: Question) -> list[int]:
        return question.legal[-1:]


class Fickle(Last):
    """Does something else each time."""

    def choose(self, question: Question) -> list[int]:
        return [question.legal[next(ASKED) % len(question.legal)]]


class Crash(Last):
    def choose(self, question: Question) -> list[int]:
        raise ZeroDivisionError("a mistake")


class Illegal(Last):
    def choose(self, question: Question) -> list[int]:
        return [next(number for number in range(len(question.game.rules.catalogue)) if number not in question.legal)]


class Slow(Last):
    def choose(self, question: Question) -> list[int]:
        if question.memory is not None and question.memory.kept is None:
            question.memory.kept = True
            time.sleep(1.2)
        return super().choose(question)


Try = Callable[[Bot], list[str]]


@pytest.fixture
def problems(monkeypatch: pytest.MonkeyPatch) -> Try:
    """What is found to be wrong with a bot, which is one of the house for a while."""

    def found(bot: Bot) -> list[str]:
        monkeypatch.setitem(BOTS, "tried", bot)
        findings = list(check_bot("tried", "augustus", games=1, seconds=0.1, seed=1))
        return [finding.text for finding in findings if not finding.is_good]

    return found


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (Crash(), "ZeroDivisionError: a mistake"),
        (Illegal(), "which is not legal"),
        (Slow(), "had no answer after 1.1 s"),
        (Fickle(), "answers the same question differently"),
        (Peeker(), "peeks: it does something else"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Bot) else "",
)
def test_what_is_wrong_with_a_bot_is_found(problems: Try, bot: Bot, problem: str) -> None:
    assert any(problem in text for text in problems(bot))


def test_nothing_is_wrong_with_a_good_bot(problems: Try) -> None:
    assert problems(Last()) == []


def test_a_program_is_tried_and_found_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", HURRY, "--game", "augustus", "--games", "1"]) == 0

    said = capsys.readouterr().out
    assert "all of them legal and in time" in said
    assert "repeats itself" in said
    assert "does not peek" in said
    assert said.endswith("is ready to play.\n")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("exit 3", "BotError: ended with status 3"),
        ("read hello; echo '{\"protocol\": 1}'; read question; echo Knight to F3", "which is not JSON"),
    ],
)
def test_a_program_that_fails_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, problem: str
) -> None:
    program = tmp_path / "mybot"
    program.write_text(f"#!/bin/sh\n{source}\n")
    program.chmod(0o755)

    assert main(["check-bot", str(program), "--game", "africa", "--games", "1"]) == 1

    said = capsys.readouterr().out
    assert problem in said
    assert said.endswith(f"{program} is not ready to play.\n")


def test_a_program_that_promises_nothing_is_not_held_to_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "mybot"
    program.write_text(Path(HURRY).read_text().replace(', "repeats": True', ""))
    program.chmod(0o755)

    assert main(["check-bot", str(program), "--game", "africa", "--games", "1"]) == 0
    assert "does not promise to repeat itself" in capsys.readouterr().out
