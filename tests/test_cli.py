"""The command line: what it prints, and that bad input gets one clear line."""

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from ludotheca.bots import BOTS
from ludotheca.cli import main
from ludotheca.engine.luck import Fair, Seeded
from ludotheca.library import load, titles
from tests.conftest import ROOT


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    out = capsys.readouterr().out
    for title in titles():
        assert title in out
    assert "Africa (Reiner Knizia, 2001), 2-5 players" in out
    assert "--option simple=" in out


@pytest.mark.parametrize(
    ("language", "random"), [("en", "Plays anything that is allowed."), ("nl", "Speelt alles wat mag.")]
)
def test_bots_are_listed(language: str, random: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--language", language]) == 0
    lines = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert list(lines) == list(BOTS)
    assert lines["random"] == random


def test_bots_of_others_are_listed_with_where_they_are_from(
    tmp_path: Path,
) -> None:
    source = 'from ludotheca import Bot\nclass Lazy(Bot):\n about = "Sleeps."\n def choose(self, question): return []\n'
    (tmp_path / "lazy_bots.py").write_text(source)
    facts = tmp_path / "lazy_bots-0.3.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy-bots\nVersion: 0.3\n")
    (facts / "entry_points.txt").write_text("[ludotheca.bots]\nlazy = lazy_bots:Lazy\nlost = lazy_bots:Lost\n")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    command = [sys.executable, "-m", "ludotheca.cli", "bots"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)

    assert re.search(r"^lazy +Sleeps\. \(lazy-bots 0\.3\)$", done.stdout, re.MULTILINE)
    assert re.search(r"^random ", done.stdout, re.MULTILINE)
    assert done.stderr.startswith("ludotheca: the bot 'lost' of lazy-bots 0.3 cannot be used: ")


def test_programs_play_in_simulations(capsys: pytest.CaptureFixture[str]) -> None:
    program = str(ROOT / "examples" / "bots" / "hurry.py")
    command = ["simulate", "africa", "--seats", f"random,{program}", "--games", "2", "--limit", "30", "--workers", "2"]

    assert main([*command, "--json"]) == 0
    assert [seat["bot"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["random", program]


@pytest.mark.parametrize(("compiled", "form"), [(True, "compiled"), (False, "interpreted")])
def test_the_version_names_the_form(
    compiled: bool,  # noqa: FBT001  # pytest passes parameters by name
    form: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(import_module("ludotheca.about"), "is_compiled", lambda: compiled)

    assert main(["version"]) == 0

    assert re.fullmatch(rf"ludotheca [\d.]+, {form}, Python [\d.]+\n", capsys.readouterr().out)


def test_a_simulation_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "simulate",
        "africa",
        "--seats",
        "random,random",
        "--games",
        "3",
        "--seed",
        "1",
        "--json",
        "--workers",
        "1",
    ]

    assert main(command) == 0
    once = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    again = json.loads(capsys.readouterr().out)

    assert list(once) == [
        "game",
        "games",
        "unfinished",
        "decisions",
        "turns",
        "seconds",
        "compiled",
        "seats",
        "median_rounds",
        "faults",
    ]
    assert list(once["seats"][0]) == ["bot", "wins", "mean_score"]
    assert once["games"] == 3
    assert {**once, "seconds": 0} == {**again, "seconds": 0}


def test_a_simulation_for_people_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "africa", "--seats", "random,random", "--games", "2", "--workers", "1"]) == 0

    assert "mean score" in capsys.readouterr().out


@pytest.mark.parametrize("title", titles())
def test_every_clause_of_every_game_is_tested(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["clauses", title, "--tests", str(ROOT / "tests")]) == 0

    assert "NO TEST" not in capsys.readouterr().out


def test_an_untested_clause_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_little.py").write_text('def test_one():\n    """AFR-1.1: only this one, not AFR-1.20."""\n')

    assert main(["clauses", "africa", "--tests", str(tmp_path)]) == 1

    captured = capsys.readouterr()
    assert "test_little.py::test_one" in captured.out
    assert "AFR-1.2," in captured.err
    assert "AFR-1.1," not in captured.err


def test_a_record_is_retold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = load("africa").new(2, seed=1)
    luck = Seeded(1)
    while table.actors():
        [seat] = table.actors()
        legal = table.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    file = tmp_path / "record.json"
    file.write_bytes(table.record().to_json())

    assert main(["replay", str(file)]) == 0

    out = capsys.readouterr().out
    assert "Africa" in out
    assert "Tangier" in out or "Cairo" in out or "Lagos" in out or "Mombasa" in out or "Cape Town" in out


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["simulate", "chess", "--seats", "random,random"], "there is no game 'chess' (there are: "),
        (["simulate", "africa", "--seats", "random"], "africa takes 2 to 5 players, not 1"),
        (["simulate", "africa", "--seats", "random,nobody"], "there is no bot 'nobody'"),
        (["simulate", "africa", "--seats", "random,random", "--option", "fast=true"], "africa has no option 'fast'"),
        (["simulate", "africa", "--seats", "random,random", "--option", "simple=7"], "option 'simple' cannot be 7"),
        (["simulate", "africa", "--seats", "random,random", "--option", "simple"], "--option needs NAME=VALUE"),
        (["simulate", "africa", "--seats", "random,random", "--option", "simple=--5"], "cannot be '--5'"),
        (["simulate", "africa", "--seats", "random,random", "--option", f"simple={'7' * 5000}"], "cannot be '777"),
        (["simulate", "africa", "--seats", "random,random", "--games", "0"], "at least one game"),
        (["simulate", "africa", "--seats", "random,random", "--games", f"{10**23}"], "at most 10,000,000 games"),
        (["simulate", "africa", "--seats", "random,random", "--workers", "-3"], "at least one worker"),
        (["simulate", "africa", "--seats", "random,random", "--workers", "0"], "at least one worker"),
        (["simulate", "africa", "--seats", "random,random", "--seed", f"{1 + 2**32}"], "from 0 to 4294967295"),
        (["simulate", "africa", "--seats", "random,random", "--seed", "-1"], "not -1"),
        (["play", "africa", "--seed", "-1"], "a seed must be a number from 0 to 4294967295, not -1"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "africa", "--seats", "me, nobody"], "there is no bot 'nobody'"),
        (["play", "africa", "--language", "xx"], "not in 'xx'"),
        (["play", "africa", "--seats", "me,./nobody"], "there is no program './nobody'"),
        (["play", "africa", "--seats", "me,./README.md"], "it is not executable (chmod +x ./README.md)"),
        (["simulate", "africa", "--seats", "random,./"], "there is no program './'"),
        (["bots", "--language", "xx"], "not in 'xx'"),
        (["check-bot", "nobody"], "there is no bot 'nobody'"),
        (["check-bot", "./nobody"], "there is no program './nobody'"),
        (["check-bot", "random", "--game", "chess"], "there is no game 'chess'"),
        (["check-bot", "random", "--games", "0"], "at least one game"),
        (["check-bot", "random", "--seconds", "nan"], "a decision may take up to 600 seconds, not nan"),
        (["check-bot", "random", "--seed", "-1"], "not -1"),
        (["clauses", "chess"], "there is no game 'chess'"),
        (["clauses", "africa", "--tests", "nowhere"], "there is no folder 'nowhere' with tests"),
        (["replay", "nowhere.json"], "No such file or directory: 'nowhere.json'"),
        (["edition", "export", "chess", "box"], "there is no game 'chess'"),
        (["edition", "export", "africa", "README.md"], "README.md is a file, and an edition is a folder"),
        (["edition", "export", "africa", "."], "there is something in . already, and nothing is written over"),
        (["serve", "--port", "99999"], "there is no port 99999"),
        (["serve", "--port", "-1"], "there is no port -1"),
        (["serve", "--grace", "nan"], "bots can wait from 0 to 86400 seconds, not nan"),
        (["serve", "--grace", "-1"], "not -1"),
        (["serve", "--grace", "inf"], "not inf"),
        (["serve", "--data", ""], "the tables are kept in a file, but . is a folder"),
        (["serve", "--data", str(ROOT / "README.md")], "README.md (file is not a database)"),
        (["serve", "--data", "nowhere/x.sqlite3"], "there is no folder nowhere to keep the tables in"),
    ],
)
def test_bad_input_gets_one_clear_line(command: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2

    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize("text", ["", "{", '{"game": "africa"}', '{"game": 3}'])
def test_a_corrupt_record_file_gets_one_clear_line(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)

    assert main(["replay", str(file)]) == 2

    assert "this is not a record" in capsys.readouterr().err


@pytest.mark.parametrize("title", titles())
def test_a_record_of_another_version_gets_one_line_with_both_versions(
    tmp_path: Path, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load(title)
    now = game.meta.version
    older = msgspec.structs.replace(game.new(2).record(), version=now - 1)
    file = tmp_path / "record.json"
    file.write_bytes(older.to_json())

    assert main(["replay", str(file)]) == 2

    said = f"ludotheca: this record is of version {now - 1} of the rules; this is version {now}\n"
    assert capsys.readouterr().err == said


@pytest.mark.parametrize("source", [b"def broken(:\n", b'"""\xff"""\n', b"\0"])
def test_a_test_file_that_is_not_python_gets_one_clear_line(
    tmp_path: Path, source: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "test_broken.py"
    file.write_bytes(source)

    assert main(["clauses", "africa", "--tests", str(tmp_path)]) == 2

    err = capsys.readouterr().err
    assert f"{file} is not Python: " in err
    assert err.count("\n") == 1


def test_spaces_between_seats_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "africa", "--seats", "greedy, random", "--games", "1", "--workers", "1", "--json"]

    assert main(command) == 0

    assert [seat["bot"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["greedy", "random"]


def test_what_the_terminal_cannot_show_is_a_question_mark() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}

    done = subprocess.run(
        [sys.executable, "-m", "ludotheca.cli", "games"], env=environment, capture_output=True, text=True, check=True
    )

    assert "Klaus-J?rgen Wrede" in done.stdout
    assert done.stderr == ""


def test_a_reader_that_has_had_enough_ends_the_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)

    done = subprocess.run(
        [sys.executable, "-m", "ludotheca.cli", "games"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)

    assert done.stderr == ""
    assert done.returncode == 141


def test_an_unknown_command_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["dance"])

    assert caught.value.code == 2
    assert "usage: ludotheca" in capsys.readouterr().err


def fair_record(folder: Path) -> Path:
    played = load("africa").new(2, luck=Fair(bytes.fromhex("c0ffee"), "mine"))
    for _ in range(8):
        seat = played.actors()[0]
        played.play(seat, played.legal(seat)[0])
    file = folder / "record.json"
    file.write_bytes(played.record().to_json())
    return file


def test_luck_redraws_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", str(fair_record(tmp_path)), "--secret", "c0ffee", "--public", "mine"]) == 0
    assert Fair.commitment(bytes.fromhex("c0ffee")) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("secret", "message"),
    [("c0ffef", "not drawn from this secret"), ("coffee", "must be hexadecimal digits, not 'coffee'")],
)
def test_luck_that_was_not_promised_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: str, message: str
) -> None:
    assert main(["luck", str(fair_record(tmp_path)), "--secret", secret, "--public", "mine"]) == 2
    assert message in capsys.readouterr().err
