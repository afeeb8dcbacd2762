"""Our bots in Catanatron's engine."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import msgspec
import pytest

from benchmarks import league
from benchmarks.contest import Contest, play, sum_up
from benchmarks.opponents import find_opponent, installed
from ludotheca.engine.errors import SetupError

ROOT: Final = Path(__file__).parent.parent.parent


def without_clock(outcome: object) -> dict[str, object]:
    told: dict[str, object] = msgspec.to_builtins(outcome)
    return {name: value for name, value in told.items() if name not in {"thinking", "seconds"}}


def test_greedy_wins_without_help() -> None:
    outcomes = [play(Contest("greedy", "weighted-random", 2, 0, number)) for number in range(6)]
    row = sum_up("greedy", "weighted-random", outcomes)
    assert row.wins >= 5
    assert row.decisions > 100
    assert (row.overruled, row.unmirrored) == (0, 0)
    assert row.low < row.share <= row.high <= 1


def test_everybody_sits_everywhere() -> None:
    outcomes = [play(Contest("greedy", "random", 3, 0, number)) for number in range(3)]
    assert sorted(one.seat for one in outcomes) == [0, 1, 2]
    assert all(one.unmirrored == 0 for one in outcomes)


def test_a_search_plays_to_the_end() -> None:
    outcome = play(Contest("level-3@20", "victory-point", 2, 0, 0))
    assert outcome.winner is not None
    assert outcome.unmirrored == 0


def test_a_contest_says_everything_about_its_game() -> None:
    """Even in another process, where Python hashes words differently."""
    contest = Contest("greedy", "weighted-random", 2, 7, 1)
    program = (
        "import msgspec; from benchmarks.contest import Contest, play;"
        "print(msgspec.json.encode(play(Contest('greedy', 'weighted-random', 2, 7, 1))).decode())"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        told = subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert without_clock(json.loads(told.stdout)) == json.loads(json.dumps(without_clock(play(contest))))


def test_a_league_is_told_and_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    words = ["--seats", "random,greedy", "--against", "random", "--workers", "1", "--keep", str(kept), "--json"]
    assert league.main([*words, "--games", "1"]) == 0  # a second one, so that both sit everywhere
    first = kept.read_bytes()
    kept.write_bytes(first + b'{"contest":')  # what a machine leaves that stops in the middle of a line
    assert league.main([*words, "--games", "4"]) == 0
    second = kept.read_bytes()
    assert league.main([*words, "--games", "4"]) == 0
    once, again, nothing_new = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [row["games"] for row in once["pairings"]] == [2, 2]
    assert [(row["ours"], row["theirs"], row["games"]) for row in again["pairings"]] == [
        ("random", "random", 4),
        ("greedy", "random", 4),
    ]
    assert nothing_new == again
    assert second.startswith(first)
    assert kept.read_bytes() == second


@pytest.mark.parametrize("text", ["{}\n", "notes", "{}\nnotes"])
def test_a_strange_file_is_left_alone(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text(text)
    assert league.main(["--keep", str(kept)]) == 2
    assert "does not hold games of a league" in capsys.readouterr().err
    assert kept.read_text() == text


def test_interrupting_loses_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    command = [sys.executable, "benchmarks/league.py", "--seats", "greedy", "--games", "5000", "--json"]
    with subprocess.Popen(
        [*command, "--workers", "1", "--keep", str(kept)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        started = monotonic()
        while not (kept.exists() and kept.read_bytes().count(b"\n") >= 2) and monotonic() - started < 120:
            sleep(0.1)
        process.send_signal(signal.SIGINT)
        told, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(told)["pairings"][0]["games"] == kept.read_bytes().count(b"\n") >= 2
    assert b"the same command continues" in complaint


def test_players_of_a_checkout_are_found() -> None:
    named = find_opponent("catanatron.players.weighted_random:WeightedRandomPlayer")
    assert named is installed()["weighted-random"]
    outcome = play(Contest("greedy", "catanatron.players.weighted_random:WeightedRandomPlayer", 2, 0, 0))
    assert outcome.winner is not None


@pytest.mark.parametrize("name", ["nobody", "nowhere:Player", "catanatron:Nobody", ":"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        find_opponent(name)


@pytest.mark.parametrize(
    "words",
    [("--seats", "nobody"), ("--table", "5"), ("--games", "0"), ("--against", "nobody"), ("--workers", "0")],
)
def test_bad_words_are_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert league.main(words) == 2
    assert capsys.readouterr().err.startswith("league: ")
