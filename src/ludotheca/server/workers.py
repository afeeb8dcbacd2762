"""Bots think in processes of their own, which are handed a view as bytes and nothing else."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
from msgspec import Struct

from ludotheca.bots import find_bot
from ludotheca.engine.luck import Seeded
from ludotheca.library import load, titles

LOGGER: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 3
PATIENCE: Final = 3.0
"""Seconds a bot may go on thinking while the server closes."""


class Question(Struct, frozen=True, kw_only=True):
    """All that a bot is told: its seat's view as JSON, and what it may do."""

    game: str
    view: bytes
    seat: int
    legal: list[int]
    bot: str


def answer(question: Question, seed: int) -> list[int]:
    """Runs in a worker: one decision of one bot."""
    game = load(question.game)
    view = msgspec.json.decode(question.view, type=game.view)
    return find_bot(question.bot).choose(game, view, question.seat, question.legal, Seeded(seed))


def _start_worker() -> None:
    # Ctrl-C is the server's to handle; it ends the workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed can end nobody; whoever works for it must notice."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Workers:
    def __init__(self) -> None:
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        count = max(1, (os.cpu_count() or 2) - 1)
        return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _start_worker)

    def warm_up(self) -> None:
        """Starts the first process and its imports before anybody waits for it."""
        self._pool.submit(titles)

    async def answer(self, question: Question) -> list[int]:
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, answer, question, seed)
            except BrokenProcessPool:
                LOGGER.exception("a bot's process died (attempt %d of %d)", attempt, ATTEMPTS)
                if pool is self._pool:
                    self._pool = self._new_pool()
        message = f"the bot {question.bot} cannot think"
        raise RuntimeError(message)

    async def close(self) -> None:
        """Lets the processes end by themselves; one that is deep in thought is ended."""
        pool = self._pool
        processes = list((pool._processes or {}).values())  # noqa: SLF001  # it offers no way to end them
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
        except TimeoutError:
            for process in processes:
                process.kill()
