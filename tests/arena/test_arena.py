"""The arena: balanced, paired, reproducible, decided early, kept in a folder, and continued after Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from pyarrow import parquet

from ludotheca import bots
from ludotheca.arena.pairing import play_number
from ludotheca.arena.plots import DRAWINGS
from ludotheca.arena.simulate import Plan
from ludotheca.arena.tournament import Arena, play_arena
from ludotheca.bots.contract import Bot, Question
from ludotheca.bots.random import RandomBot
from ludotheca.cli import main
from ludotheca.engine.errors import SetupError

PLAN = Plan("augustus", ("random", "greedy"), 4, 3)
COMMAND = ["arena", "augustus", "--seats", "greedy,random", "--workers", "1"]


def lines(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]


def outcome(arena: Arena) -> list[tuple[object, ...]]:
    return [(each.number, each.bots, each.scores, each.winners, each.decisions) for each in arena.games]


def test_a_block_differs_only_in_who_sits_where() -> None:
    plan = msgspec.structs.replace(PLAN, limit=1)

    first, second, third = (play_number(plan, number) for number in (0, 1, 2))

    assert (first.block, second.block, third.block) == (0, 0, 1)
    assert first.bots == second.bots[::-1] == ("random", "greedy")


def test_the_luck_of_a_block_is_the_same_whoever_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same bot under two names plays the same game twice, and another one in the next block."""
    monkeypatch.setitem(bots.BOTS, "other", RandomBot())
    plan = msgspec.structs.replace(PLAN, bots=("random", "other"))

    first, second, third = (play_number(plan, number) for number in (0, 1, 2))

    assert first.bots != second.bots
    assert (first.scores, first.decisions) == (second.scores, second.decisions)
    assert (first.scores, first.decisions) != (third.scores, third.decisions)


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    one, two = (play_arena(PLAN, workers=workers) for workers in (1, 2))

    assert outcome(one) == outcome(two)
    assert outcome(one) != outcome(play_arena(msgspec.structs.replace(PLAN, seed=4), workers=1))


def test_it_stops_when_the_question_is_decided_on_any_number_of_cores() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("greedy", "random"), games=60)

    one, two = (play_arena(plan, workers=workers) for workers in (1, 2))

    assert one.summary.decision is not None
    assert one.summary.decision.verdict == "stronger"
    assert one.summary.games == one.summary.decision.games < 30
    assert outcome(one) == outcome(two)


def test_all_games_are_played_if_somebody_wants_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--games", "20", "--play-all", "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["games"] == 20


def test_json_is_one_object_with_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--games", "3", "--json"]) == 0

    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert printed.out.count("\n") == 1
    assert list(found) == ["game", "games", "unfinished", "decisions", "seconds", "seats"]
    keys = ["bot", "wins", "share", "low", "high", "rating", "mean_score", "ms_per_decision"]
    assert [list(seat) for seat in found["seats"]] == [keys, keys]
    assert found["games"] == 4
    assert "4 games instead of 3" in printed.err
    assert "undecided after 4 games" in printed.err


def test_a_table_is_printed_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--games", "2"]) == 0

    out = capsys.readouterr().out
    assert "augustus: 2 games" in out
    assert "undecided after 2 games" in out


def test_a_folder_holds_every_game_and_a_report_that_needs_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "arena"

    arena = play_arena(PLAN, workers=1, folder=folder, command="ludotheca arena <this>")

    assert sorted(path.name for path in folder.iterdir()) == [
        "plan.json",
        "report.html",
        "results.jsonl",
        "results.parquet",
    ]
    assert [line["number"] for line in lines(folder)] == [0, 1, 2, 3]
    table = parquet.read_table(folder / "results.parquet")
    assert table.column("scores").to_pylist() == [list(each.scores) for each in arena.games]
    assert table.column("bots").to_pylist()[1] == ["greedy", "random"]
    page = (folder / "report.html").read_text(encoding="utf-8")
    HTMLParser().feed(page)
    assert page.count("<svg") == len(DRAWINGS) == 6
    for name in ("Ratings", "Score distributions", "Length", "Seat advantage", "Decisions a second", "Win matrix"):
        assert f"<figcaption>{name}</figcaption>" in page
    assert "ludotheca arena &lt;this&gt;" in page
    assert not re.findall(r"(?:src|href)=\"(?!#)", page.replace("xlink:href", "href"))
    assert "<script" not in page


def test_the_same_command_continues_and_more_games_can_be_added(tmp_path: Path) -> None:
    whole = play_arena(msgspec.structs.replace(PLAN, games=8), workers=1, to_the_end=True)
    play_arena(PLAN, workers=1, folder=tmp_path, to_the_end=True)
    file = tmp_path / "results.jsonl"
    first = file.read_bytes()
    # As after a power cut: one game is missing, and the last line is cut off.
    kept = first.splitlines(keepends=True)
    file.write_bytes(kept[0] + kept[2] + kept[3][:40])

    arena = play_arena(msgspec.structs.replace(PLAN, games=8), workers=1, folder=tmp_path, to_the_end=True)

    assert [line["number"] for line in lines(tmp_path)] == [0, 2, 1, 3, 4, 5, 6, 7]
    assert outcome(arena) == outcome(whole)
    assert arena.summary.games == 8


def test_nothing_is_played_again(tmp_path: Path) -> None:
    play_arena(PLAN, workers=1, folder=tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    told: list[int] = []

    again = play_arena(PLAN, workers=1, folder=tmp_path, progress=told.append)

    assert (tmp_path / "results.jsonl").read_bytes() == before
    assert told == [4]
    assert again.summary.games == 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "seed 3; this is .* seed 4"),
        ({"bots": ("greedy", "random")}, "random, greedy, seed 3; this is .* greedy, random"),
        ({"game": "alexander"}, "holds augustus .* this is alexander"),
        ({"limit": 7}, "this is .* at most 7 decisions"),
    ],
)
def test_a_folder_of_another_arena_is_left_alone(tmp_path: Path, change: dict[str, object], message: str) -> None:
    play_arena(msgspec.structs.replace(PLAN, games=2), workers=1, folder=tmp_path)

    with pytest.raises(SetupError, match=message):
        play_arena(msgspec.structs.replace(PLAN, **change), workers=1, folder=tmp_path)


def test_a_folder_that_is_no_arenas_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("x")
    with pytest.raises(SetupError, match=r"there is something in .* already, and it is no arena's"):
        play_arena(PLAN, workers=1, folder=tmp_path)
    with pytest.raises(SetupError, match="is a file"):
        play_arena(PLAN, workers=1, folder=tmp_path / "mine.txt")
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(SetupError, match="is not an arena's plan"):
        play_arena(PLAN, workers=1, folder=tmp_path)


def test_what_is_no_game_is_not_thrown_away(tmp_path: Path) -> None:
    play_arena(PLAN, workers=1, folder=tmp_path)
    (tmp_path / "results.jsonl").write_text('{"number": 1}\n')

    with pytest.raises(SetupError, match="holds something that is not a game"):
        play_arena(PLAN, workers=1, folder=tmp_path)


class Lazy(Bot):
    name = "lazy"

    def choose(self, question: Question) -> list[int]:
        return [] if len(question.legal) > 1 else question.legal


def test_a_faulty_bot_is_named_in_the_results_and_the_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(bots.BOTS, "lazy", Lazy())
    command = ["arena", "augustus", "--seats", "lazy,random", "--games", "2", "--workers", "1", "--out", str(tmp_path)]

    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(command) == 0

    assert found["unfinished"] == 0
    assert list(found["faults"]) == ["lazy"]
    assert found["faults"]["lazy"]["reasons"] == ["answered [] instead of a list of actions"]
    assert found["seats"][0]["wins"] == 2  # its stand-in is good
    assert all(list(line["faults"]) == ["lazy"] for line in lines(tmp_path))  # type: ignore[call-overload]
    assert "lazy lost" in " ".join(capsys.readouterr().out.split())
    assert "lazy lost" in (tmp_path / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["arena", "chess", "--seats", "random,random"], "chess"),
        (["arena", "augustus", "--seats", "random,nobody"], "there is no bot 'nobody'"),
        (["arena", "augustus", "--seats", "random,random", "--games", "0"], "at least one game"),
        (["arena", "augustus", "--seats", "random,random", "--workers", "0"], "at least one worker"),
        (["arena", "augustus", "--seats", "random,random", "--on", "moon"], "'here', 'ray' or 'ray:ADDRESS'"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2

    assert message in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_loses_nothing(workers: str, tmp_path: Path) -> None:
    """As a terminal sends it, to the program and all its workers; then the same command plays the rest."""
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "ludotheca.cli", "arena", "augustus", "--seats", "random,greedy"]
    command += ["--play-all", "--workers", workers, "--out", str(folder)]
    file = folder / "results.jsonl"
    with subprocess.Popen(
        [*command, "--games", "5000", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=60)

    kept = file.read_bytes()
    numbers = {int(str(line["number"])) for line in lines(folder)}
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert f"stopped after {len(numbers)} of 5000 games" in errors
    assert "the same command continues" in " ".join(errors.split())
    assert kept.endswith(b"\n")
    assert json.loads(out)["games"] % 2 == 0
    assert (folder / "report.html").exists()
    assert len(parquet.read_table(folder / "results.parquet")) == len(numbers) >= 3

    games = max(numbers) + 3
    after = subprocess.run([*command, "--games", str(games), "--json"], capture_output=True, text=True, check=False)

    assert after.returncode == 0, after.stderr
    assert file.read_bytes().startswith(kept)
    assert json.loads(after.stdout)["games"] == len(lines(folder)) >= games
