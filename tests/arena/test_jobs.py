"""The job runner: every result once, whatever the number of cores, and nothing is lost when somebody presses Ctrl-C."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from ludotheca.arena import jobs
from ludotheca.arena.jobs import LostWorkerError, run
from ludotheca.engine.errors import SetupError

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C in another way")


def double(number: int) -> int:
    return 2 * number


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def refuse(number: int) -> int:
    if number == 3:
        message = f"not {number}"
        raise ValueError(message)
    return number


def die(number: int) -> int:
    if number == 5:
        os._exit(1)
    return number


@pytest.mark.parametrize(("workers", "batch"), [(1, 1), (2, 1), (2, 7)])
def test_every_job_has_one_result(workers: int, batch: int) -> None:
    assert sorted(run(double, range(20), workers=workers, batch=batch)) == list(range(0, 40, 2))


def test_without_jobs_there_are_no_results() -> None:
    assert list(run(double, [])) == []


def test_results_come_in_the_order_in_which_they_are_done() -> None:
    warm = [0.0] * 4  # until both processes have started

    assert list(run(nap, [*warm, 1.5, 0.01], workers=2))[-2:] == [0.01, 1.5]


@pytest.mark.parametrize("workers", [1, 2])
def test_jobs_may_be_endless(workers: int) -> None:
    taken: list[int] = []

    def supply() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    results = run(double, supply(), workers=workers)
    found = {next(results) for _ in range(5)}
    results.close()

    assert len(found) == 5
    assert len(taken) < 5 + 2 * workers * jobs.AHEAD


def test_closing_gives_up_what_is_being_done() -> None:
    started = time.perf_counter()
    results = run(nap, [0.0, 60.0, 60.0], workers=2)

    assert next(results) == 0
    results.close()

    assert time.perf_counter() - started < 30


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_a_job_is_raised_after_what_is_done(workers: int) -> None:
    found: list[int] = []

    def collect() -> None:
        found.extend(run(refuse, range(4), workers=workers))

    with pytest.raises(ValueError, match="not 3"):
        collect()
    assert set(found) <= {0, 1, 2}


def test_a_worker_that_dies_is_told_of() -> None:
    with pytest.raises(LostWorkerError, match="a worker has died"):
        list(run(die, range(10), workers=2))


@pytest.mark.parametrize("workers", [1, 2])
def test_it_runs_in_any_thread(workers: int) -> None:
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.extend(run(double, range(4), workers=workers)))
    thread.start()
    thread.join()

    assert sorted(found) == [0, 2, 4, 6]


def test_no_workers_and_no_such_place_are_refused_at_once() -> None:
    with pytest.raises(SetupError, match="at least one worker"):
        run(double, [1], workers=0)
    with pytest.raises(SetupError, match="'here', 'ray' or 'ray:ADDRESS', not on 'moon'"):
        run(double, [1], on="moon")


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python takes a module that is None for one that is not there."""
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(SetupError, match=r"'--on ray' needs Ray: pip install 'ludotheca\[ray\]'"):
        list(run(double, [1], on="ray"))


def test_ray_does_the_same() -> None:
    assert sorted(run(partial(pow, 2), range(6), workers=2, on="ray", batch=4)) == [1, 2, 4, 8, 16, 32]
    with pytest.raises(SetupError, match=r"Ray does not answer on 'ray:127\.0\.0\.1:1'"):
        list(run(partial(pow, 2), range(6), on="ray:127.0.0.1:1"))


SCRIPT = """
import sys, time
from itertools import count
from ludotheca.arena.jobs import run

def nap(number):
    time.sleep(0.05 if number % 2 else 0.02)
    return number

if __name__ == "__main__":
    try:
        for number in run(nap, count(), workers=int(sys.argv[1])):
            print(number, flush=True)
            time.sleep(0.01)
            print("dealt with", flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


@POSIX
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_comes_between_two_results_and_leaves_no_process_behind(workers: int, tmp_path: Path) -> None:
    """As a terminal does it: every process of the group hears it."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(workers)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        before = [process.stdout.readline() for _ in range(11)]
        os.killpg(process.pid, signal.SIGINT)
        lines = [*before, *process.stdout.readlines()]
        errors = process.stderr.read()

    assert process.returncode == 0
    assert errors == ""
    assert lines[-1] == "interrupted\n"
    numbers, words = lines[:-1:2], lines[1:-1:2]
    assert len(numbers) == len(words) >= 6
    assert set(words) == {"dealt with\n"}
    assert len(set(numbers)) == len(numbers)
    # Python's own helper of multiprocessing notices a little later that everybody has gone.
    for _ in range(500):
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    pytest.fail("there is still a process")
