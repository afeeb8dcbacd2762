"""Worker processes that compute for the server and can be killed in the middle of it."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE: Final = 3.0
"""Seconds a process may keep running while the server shuts down."""


def _start() -> None:
    # The server handles Ctrl-C and ends the processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed cannot end its workers, so they have to notice by themselves."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Processes:
    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _start)

    async def run(self, seconds: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Does some work in one of the processes.

        If that takes too long, all processes are killed and TimeoutError is raised; whatever else they were doing fails
        with BrokenProcessPool, as it does when a process dies by itself, and can be retried.
        """
        pool = self._pool
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except TimeoutError:
            self._end(pool)
            raise

    def submit(self, work: Callable[[], object]) -> None:
        """Has some work done without waiting for the result."""
        self._pool.submit(work)

    def renew(self) -> None:
        """Starts new processes after one has died."""
        self._end(self._pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._new_pool()
        _kill(pool)
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Lets the processes finish; one that is still busy is killed."""
        pool = self._pool
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
        except TimeoutError:
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):  # noqa: SLF001  # there is no public way to kill them
        process.kill()
