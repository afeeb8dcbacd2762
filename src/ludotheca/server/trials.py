"""Positions and records from outside, tried in a process of their own before the server relies on them.

The rules refuse what no table could show. But should one of them ever run on and on from something that nobody thought
of, it must not be the server that stands still.
"""

import asyncio
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from ludotheca.engine.errors import GameError, RecordError
from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.table import Table
from ludotheca.library import load, titles
from ludotheca.server.failures import BusyError, TooSlowError
from ludotheca.server.processes import Processes

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FOR_AN_ACTION: Final = 1.0
FOR_A_POSITION: Final = 2.0
FOR_A_RECORD: Final = 15.0
"""Seconds, on top of the first start of a process."""
FOR_A_START: Final = 30.0
MOST_WAITING: Final = 50
LONGEST_RECORD: Final = 20_000
"""Steps; long games have a thousand or two."""


class Source(NamedTuple):
    """Where a table's luck comes from, and how far it has got."""

    secret: bytes
    public: str
    drawn: tuple[int, ...] = ()

    def luck(self) -> Fair:
        return Fair(*self)


class Trials:
    def __init__(self) -> None:
        self._brought = Lane()
        self._played = Lane()
        """What is brought along may take its time, and nobody who plays shall wait for it."""

    async def position(self, game: str, position: dict[str, Any], source: Source) -> Record:
        """The record of a table that starts from a position, at its start."""
        return await self._brought.run(FOR_A_POSITION, _open_position, game, position, source)

    async def record(self, game: str, record: dict[str, Any]) -> Record:
        """A record that replays, as a table would write it."""
        return await self._brought.run(FOR_A_RECORD, _open_record, game, record)

    async def actions(
        self, table: Table[Any, Any, Any, Any], source: Source, seat: int, actions: Sequence[int]
    ) -> None:
        """Makes sure that actions come to an end, whether they are refused or carried out."""
        state = pickle.dumps(table.state)
        await self._played.run(FOR_AN_ACTION, _rehearse, table.rules.meta.id, state, source, seat, list(actions))

    async def close(self) -> None:
        await asyncio.gather(self._brought.close(), self._played.close())


class Lane:
    """One thing at a time, so that one that takes too long can be ended."""

    def __init__(self) -> None:
        self._processes: Processes | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, seconds: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
        if self._waiting >= MOST_WAITING:
            raise BusyError("too many positions and records are being tried; please wait a moment")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._run(seconds, work, *args)
        finally:
            self._waiting -= 1

    async def _run(self, seconds: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
        processes = self._processes or Processes(1)
        try:
            if self._processes is None:
                # What a process needs to begin with is nobody's fault.
                await processes.run(FOR_A_START, titles)
                self._processes = processes
            return await processes.run(seconds, work, *args)
        except (TimeoutError, BrokenProcessPool):
            self._processes = None
            raise TooSlowError("the game does not come to an end with this") from None

    async def close(self) -> None:
        if self._processes is not None:
            await self._processes.close()


# What follows runs in the other process.


def _open_position(game: str, position: dict[str, Any], source: Source) -> Record:
    table = load(game).from_position(position, luck=source.luck())
    _look(table)
    return table.record()


def _open_record(game: str, record: dict[str, Any]) -> Record:
    found = read_record(record)
    if len(found.steps) > LONGEST_RECORD:
        message = f"it has {len(found.steps):,} steps, and a table goes on from {LONGEST_RECORD:,} at the most"
        raise RecordError(message)
    table = load(game).replay(found)
    _look(table)
    return table.record()


def _rehearse(game: str, state: bytes, source: Source, seat: int, actions: list[int]) -> None:
    played = load(game)
    position = pickle.loads(state)  # noqa: S301  # the server's own bytes of a moment ago
    seats = played.rules.seats(position)
    start = Record(game=game, version=played.meta.version, seats=seats, options={}, deal=(), steps=())
    table: Table[Any, Any, Any, Any] = Table(played, position, source.luck(), start)
    try:
        table.play(seat, *actions)
    except GameError:
        return  # the table itself will say why
    _look(table)


def _look(table: Table[Any, Any, Any, Any]) -> None:
    """All that a server asks of a table when something has happened."""
    rules, state = table.rules, table.state
    rules.tally(state, None)
    for seat in range(table.seats):
        table.view(seat)
        legal = rules.legal(state, seat)
        for action in legal:
            rules.hint(state, seat, action)
    for seat in table.actors():
        rules.prompt(state, seat)
    table.outcome()
