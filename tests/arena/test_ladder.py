"""The ladder: neighbouring pairs of all rungs, the best one against greedy, and a page that says so."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheca.arena.ladder import BEST, RUNGS, Asking
from ludotheca.arena.strength import BEGIN, END
from ludotheca.cli import main


def command(tmp_path: Path, *more: str) -> list[str]:
    places = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / "strength.md"), "--workers", "1"]
    return ["ladder", "augustus", *places, *more]


def test_each_rung_plays_the_one_below_and_the_best_plays_greedy() -> None:
    asking = Asking(1, Path())
    pairs = [question.plan.bots for question in asking.neighbours("catan", RUNGS, 200)]
    measured = asking.yardstick("catan", BEST)
    middle = asking.middle("catan")

    assert pairs == [
        ("level-1", "random"),
        ("level-2", "level-1"),
        ("level-3", "level-2"),
        ("level-4", "level-3"),
        ("level-5", "level-4"),
    ]
    assert [question.plan.bots for question in measured] == [
        ("level-5@0.3s", "greedy"),
        ("level-5@0.3s", "greedy", "greedy"),
    ]
    assert [question.plan.bots for question in middle] == [("level-3", "greedy"), ("level-4", "greedy")]
    assert all(question.to_the_end and question.plan.games == 100 for question in [*measured, *middle])


def test_learned_values_and_more_iterations_are_measured_in_every_game_that_has_them() -> None:
    asking = Asking(1, Path())

    (judged,) = asking.judges("catan")
    thinkers = asking.thinkers("catan")

    assert judged.plan.bots == ("level-4@0.05s+learned", "level-4@0.05s+by-hand")
    assert [question.plan.bots for question in thinkers] == [
        ("level-5@100", "greedy"),
        ("level-5@1000", "greedy"),
        ("level-5@10000", "greedy"),
    ]
    assert all(question.to_the_end for question in [judged, *thinkers])


def test_how_much_iterations_help_is_drawn(tmp_path: Path) -> None:
    arguments = command(tmp_path, "--bots", "greedy,level-3@4", "--games", "2", "--quick")

    assert main(arguments) == 0

    assert (tmp_path / "strength.png").read_bytes().startswith(b"\x89PNG")
    assert "](strength.png)" in (tmp_path / "strength.md").read_text(encoding="utf-8")


def test_the_page_has_answers_and_the_commands_that_give_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = command(tmp_path, "--bots", "random,greedy", "--best", "random", "--quick")

    assert main(arguments) == 0

    page = (tmp_path / "strength.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("|")]
    alone, two, ladder = (row for row in rows if row[0] in {"random", "greedy"})
    assert "](" not in page.partition("## augustus")[0].replace("](arena.md", "")  # nothing to draw
    overview = {row[0]: row[1:] for row in rows}
    assert overview["share of wins"] == ["augustus"]
    assert overview["greedy against random"] == ["100%"]
    assert overview["random against greedy"] == ["0% (no, weaker)"]
    assert overview["random against 2 × greedy"] == ["0% (undecided)"]
    assert ladder[:2] == ["greedy", "random"]
    assert ladder[6] == "yes"
    assert int(ladder[5]) < 20  # it was decided before
    assert (alone[0], alone[1], alone[5], alone[6]) == ("random", "greedy", "20", "no, weaker")
    assert (two[1], two[4], two[5]) == ("2 × greedy", "33%", "21")
    assert "ludotheca ladder augustus --games 200 --seed 1 --quick --bots random,greedy --best random" in page
    work = tmp_path / "work" / "augustus"
    assert f"ludotheca arena augustus --seats greedy,random --games 20 --seed 1 --out {work / 'greedy_random'}" in page
    assert f"--seats random,greedy --games 20 --seed 1 --play-all --out {work / 'random_greedy'}" in page
    assert "3 questions" in capsys.readouterr().out


def test_what_others_have_written_stays_and_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    arguments = command(tmp_path, "--bots", "random,greedy", "--games", "4")
    file = tmp_path / "strength.md"
    assert main(arguments) == 0
    kept = (tmp_path / "work" / "augustus" / "greedy_random" / "results.jsonl").read_bytes()
    first = file.read_text(encoding="utf-8")
    file.write_text(first.replace(BEGIN, f"Before.\n\n{BEGIN}") + "\n## What was tried\n", encoding="utf-8")

    assert main(arguments) == 0

    page = file.read_text(encoding="utf-8")
    assert page == first.replace(BEGIN, f"Before.\n\n{BEGIN}") + "\n## What was tried\n"
    assert page.index(BEGIN) < page.index("| greedy | random |") < page.index(END)
    assert (tmp_path / "work" / "augustus" / "greedy_random" / "results.jsonl").read_bytes() == kept


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")
def test_ctrl_c_leaves_a_page_that_says_how_far_it_is(tmp_path: Path) -> None:
    arguments = command(tmp_path, "--bots", "random,greedy,greedy", "--best", "random", "--games", "5")
    file = tmp_path / "work" / "augustus" / "random_greedy" / "results.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheca.cli", *arguments], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)

    page = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "the same command continues" in errors
    assert "not played yet" in page
    assert "| greedy | random | 100.0% |" in page


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--bots", "random"], "at least two rungs"),
        (["--bots", "random,nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,greedy,random", "--games", "0"], "at least one game"),
        (["--bots", "random,greedy", "--top-games", "0"], "at least one game"),
        (["--bots", "random,greedy", "--out", "nowhere/at/all.md"], "there is no folder"),
        (["--bots", "random,greedy", "--out", "."], "is a folder"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    more: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(tmp_path, *more)) == 2

    assert message in capsys.readouterr().err
    assert not (tmp_path / "work").exists()
