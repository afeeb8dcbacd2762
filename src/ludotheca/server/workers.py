"""Bots think in separate processes, which are given a view as bytes and nothing else."""

import asyncio
import logging
import os
import secrets
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
from msgspec import Struct

from ludotheca.bots import contract, known_bot
from ludotheca.bots.advice import Suggestion, advise, outlook
from ludotheca.engine.luck import Seeded
from ludotheca.library import load, titles
from ludotheca.server.processes import Processes
from ludotheca.server.trials import Lane

LOGGER: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 3
LONGEST_THOUGHT: Final = 20.0
"""Seconds after which the server gives up on a bot."""


class Question(Struct, frozen=True, kw_only=True):
    """Everything a bot is told: its seat's view as JSON, and what it may do."""

    game: str
    view: bytes
    seat: int
    legal: list[int]
    bot: str


def answer(question: Question, seed: int) -> list[int]:
    """Runs in a worker: one decision of one bot."""
    game = load(question.game)
    view = msgspec.json.decode(question.view, type=game.view)
    return known_bot(question.bot).choose(
        contract.Question(game=game, view=view, seat=question.seat, legal=question.legal, luck=Seeded(seed))
    )


def suggestions(game: str, view: bytes, seat: int, legal: list[int], seed: int) -> tuple[Suggestion, ...]:
    """Runs in a worker: what the house would do at a seat."""
    played = load(game)
    seen = msgspec.json.decode(view, type=played.view)
    question = contract.Question(game=played, view=seen, seat=seat, legal=legal, luck=Seeded(seed))
    return advise(question).suggestions


def chances(game: str, view: bytes, seed: int) -> tuple[float, ...]:
    """Runs in a worker: who is likely to win, as far as whoever has the view can know."""
    played = load(game)
    return outlook(played, msgspec.json.decode(view, type=played.view), Seeded(seed))


class Workers:
    def __init__(self) -> None:
        self._processes = Processes(max(1, (os.cpu_count() or 2) - 1))
        self._adviser = Lane()
        """A process of its own, so that no bot waits for those who want advice, nor they for a bot."""

    def warm_up(self) -> None:
        """Starts the first process and its imports before anybody has to wait for it."""
        self._processes.submit(titles)

    async def answer(self, question: Question) -> list[int]:
        seed = secrets.randbits(64)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._processes.run(LONGEST_THOUGHT, answer, question, seed)
            except BrokenProcessPool:
                LOGGER.exception("a bot's process died (attempt %d of %d)", attempt, ATTEMPTS)
                self._processes.renew()
            except TimeoutError:
                break
        message = f"the bot '{question.bot}' failed to decide"
        raise RuntimeError(message)

    async def suggestions(self, game: str, view: bytes, seat: int, legal: list[int]) -> tuple[Suggestion, ...]:
        return await self._adviser.run(LONGEST_THOUGHT, suggestions, game, view, seat, legal, secrets.randbits(64))

    async def chances(self, game: str, view: bytes) -> tuple[float, ...]:
        return await self._adviser.run(LONGEST_THOUGHT, chances, game, view, secrets.randbits(64))

    async def close(self) -> None:
        await asyncio.gather(self._processes.close(), self._adviser.close())
