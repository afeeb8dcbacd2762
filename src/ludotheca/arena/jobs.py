"""Runs many jobs on all cores of this machine or on a Ray cluster, for whatever has many games to play."""

import os
import signal
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sized
from contextlib import contextmanager, suppress
from itertools import islice
from typing import Any, Final, TypeVar

from ludotheca.engine.errors import GameError, SetupError

J = TypeVar("J")
R = TypeVar("R")

HERE: Final = "here"
RAY: Final = "ray"
AHEAD: Final = 3
"""How many batches each worker has waiting, so that none is idle while results are being written."""
GLANCE: Final = 0.2
"""Seconds after which whoever waits looks up to see whether Ctrl-C was pressed."""
PATIENCE: Final = 10.0
"""Seconds that a cluster is given to answer at all."""
INHERITED: Final = ("LUDOTHECA_", "PYTHONPATH")
"""What the workers of a cluster need of this process's environment: editions, games in folders, the sources."""


class LostWorkerError(GameError):
    """A worker has died in the middle of a job."""

    slug = "lost-worker"


def count_workers(workers: int | None) -> int:
    """All cores if nobody says how many."""
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise SetupError("there must be at least one worker")
    return workers


def check_place(on: str) -> None:
    """Refuses a place where nothing can be run."""
    if on not in {HERE, RAY} and not on.startswith(f"{RAY}:"):
        message = f"jobs are run on 'here', 'ray' or 'ray:ADDRESS', not on '{on}'"
        raise SetupError(message)


def run(
    function: Callable[[J], R], jobs: Iterable[J], *, workers: int | None = None, on: str = HERE, batch: int = 1
) -> Generator[R, None, None]:
    """The results of a function, in the order in which the jobs are done; both must be picklable.

    ``on`` is "here" for processes of this machine, "ray" for a Ray of its own, or "ray:ADDRESS" for a cluster.
    ``batch`` jobs are sent together, which pays if they are short. Jobs are taken from the iterable a little ahead, so
    it may be endless. With one worker, this process does everything itself.

    Whoever has seen enough closes it, and what is being done is given up. After Ctrl-C all that is done still comes,
    and then KeyboardInterrupt is raised; never while a result is being dealt with, so that nothing is dealt with by
    half. A second Ctrl-C is raised at once.
    """
    check_place(on)
    workers = count_workers(workers)
    if isinstance(jobs, Sized):
        workers = max(1, min(workers, len(jobs)))
    if on == HERE and workers == 1:
        return _alone(function, jobs)
    return _together(function, jobs, (lambda: Pool(workers)) if on == HERE else (lambda: RayCrew(on, workers)), batch)


def _alone(function: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
    with catching_interrupts() as interrupts:
        for job in jobs:
            interrupts.pass_on()
            with interrupts.at_once():
                result = function(job)
            yield result


def _together(
    function: Callable[[J], R], jobs: Iterable[J], hire: Callable[[], "Crew"], batch: int
) -> Generator[R, None, None]:
    with catching_interrupts() as interrupts:
        crew = hire()
        try:
            waiting: set[Any] = set()
            supply = iter(jobs)
            while True:
                while len(waiting) < crew.workers * AHEAD and (some := list(islice(supply, batch))):
                    waiting.add(crew.submit(function, some))
                if not waiting:
                    return
                done = crew.wait(waiting)
                waiting -= done
                failure: Exception | None = None
                for order in done:
                    try:
                        found = crew.results(order)
                    except Exception as error:  # noqa: BLE001  # it is raised as soon as the others are out
                        failure = error
                    else:
                        yield from found
                if failure is not None:
                    raise failure
                if not done:
                    interrupts.pass_on()
                elif interrupts.is_set():
                    supply = iter(())
        finally:
            crew.stop()


def work(function: Callable[[J], R], jobs: list[J]) -> list[R]:
    """One batch, carried out by a worker."""
    return [function(job) for job in jobs]


class Interrupts:
    """Whether Ctrl-C was pressed, and whether that may be told at once."""

    def __init__(self) -> None:
        self._is_set = False
        self._at_once = False

    def is_set(self) -> bool:
        return self._is_set

    def note(self) -> None:
        self._is_set = True
        if self._at_once:
            raise KeyboardInterrupt

    def pass_on(self) -> None:
        if self._is_set:
            raise KeyboardInterrupt

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """In here, nobody minds being interrupted."""
        self._at_once = True
        try:
            yield
        finally:
            self._at_once = False


@contextmanager
def catching_interrupts() -> Iterator[Interrupts]:
    """Turns the first Ctrl-C into a sign that is looked at between two results; the second one ends everything."""
    interrupts = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts  # only the main thread hears signals
        return

    def interrupt(_: int, __: object) -> None:
        signal.signal(signal.SIGINT, before)
        interrupts.note()

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)
        # Whoever closes this has not been told yet.
        interrupts.pass_on()


class Crew(ABC):
    """Workers, and the orders that they have been given."""

    workers: int

    @abstractmethod
    def submit(self, function: Callable[[J], R], jobs: list[J]) -> Any:
        """Hands out an order."""

    @abstractmethod
    def wait(self, orders: set[Any]) -> set[Any]:
        """The orders that are done, perhaps none after a moment."""

    @abstractmethod
    def results(self, order: Any) -> list[Any]:
        """What came of an order that is done."""

    @abstractmethod
    def stop(self) -> None:
        """Ends all workers at once, whatever they are doing."""


class Pool(Crew):
    """Processes of this machine, as many as ``workers`` says."""

    def __init__(self, workers: int) -> None:
        # One process needs neither, and importing them takes half as long as importing everything else.
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
        from multiprocessing import get_context  # noqa: PLC0415

        self.workers = workers
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts)

    def submit(self, function: Callable[[J], R], jobs: list[J]) -> Any:
        with _deaf_children(), _naming_the_lost():
            return self._pool.submit(work, function, jobs)

    def wait(self, orders: set[Any]) -> set[Any]:
        from concurrent.futures import FIRST_COMPLETED, wait  # noqa: PLC0415  # as above

        return wait(orders, GLANCE, FIRST_COMPLETED).done

    def results(self, order: Any) -> list[Any]:
        with _naming_the_lost():
            found: list[Any] = order.result()
        return found

    def stop(self) -> None:
        # Until Python 3.14 an executor has no way to end a worker that is in the middle of a long game.
        for worker in list((self._pool._processes or {}).values()):  # noqa: SLF001
            with suppress(OSError):
                worker.terminate()
        # Once, and to its end: a second call would no longer wait, and Python would trip over the rest as it exits.
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _naming_the_lost() -> Iterator[None]:
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415  # as above

    try:
        yield
    except BrokenProcessPool:
        message = "a worker has died: somebody ended it, memory ran out, or a bot brought it down"
        raise LostWorkerError(message) from None


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first of them is to decide what happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even before their first line of Python."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class RayCrew(Crew):
    """The Ray cluster that ``on`` names, or a Ray of its own on this machine with so many ``workers``."""

    def __init__(self, on: str, workers: int) -> None:
        # Ray reads these as it is imported. It would otherwise report home and write a token into the home folder.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        try:
            import ray  # noqa: PLC0415  # an extra, and slow to import
        except ImportError:
            message = f"'--on {on}' needs Ray: pip install 'ludotheca[ray]'"
            raise SetupError(message) from None
        self._ray = ray
        environment = {name: value for name, value in os.environ.items() if name.startswith(INHERITED)}
        settings: dict[str, Any] = {"runtime_env": {"env_vars": environment}, "log_to_driver": False}
        is_own = on == RAY and "RAY_ADDRESS" not in os.environ
        if is_own:
            settings |= {"address": "local", "num_cpus": workers, "include_dashboard": False}
            settings |= {"_node_ip_address": "127.0.0.1"}
        elif on != RAY:
            # ray://HOST:PORT is an address as it is; the prefix of ray:HOST:PORT is ours.
            settings["address"] = on if on.startswith("ray://") else on.removeprefix(f"{RAY}:")
            _knock(on, on.removeprefix(f"{RAY}:").removeprefix("//"))
        try:
            ray.init(logging_level="ERROR", **settings)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            message = f"Ray does not answer on '{on}': {str(error).splitlines()[0]}"
            raise SetupError(message) from None
        # A cluster has as many workers as it has cores, whatever this machine has.
        self.workers = workers if is_own else int(ray.cluster_resources().get("CPU", workers))
        self._work = ray.remote(work)

    def submit(self, function: Callable[[J], R], jobs: list[J]) -> Any:
        return self._work.remote(function, jobs)

    def wait(self, orders: set[Any]) -> set[Any]:
        done, _ = self._ray.wait(list(orders), timeout=GLANCE)
        return set(done)

    def results(self, order: Any) -> list[Any]:
        found: list[Any] = self._ray.get(order)
        return found

    def stop(self) -> None:
        self._ray.shutdown()


def _knock(on: str, address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    import socket  # noqa: PLC0415  # only a cluster needs it

    host, colon, port = address.rpartition(":")
    if not colon:
        return  # a word that Ray knows, such as "auto"
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        message = f"Ray does not answer on '{on}': {error}"
        raise SetupError(message) from None
