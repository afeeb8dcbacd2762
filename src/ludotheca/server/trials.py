"""Untrusted positions and records, tried in a separate process before the server relies on them.

The rules refuse impossible positions. But if they ever loop forever on something that nobody thought of, it must not be
the server that hangs.
"""

import asyncio
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from ludotheca.engine.errors import GameError, RecordError
from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.sketch_html import to_html
from ludotheca.engine.table import Table
from ludotheca.library import load, titles
from ludotheca.server.failures import BusyError, TooSlowError
from ludotheca.server.processes import Processes

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FOR_AN_ACTION: Final = 1.0
FOR_A_POSITION: Final = 2.0
FOR_A_RECORD: Final = 15.0
"""In seconds, not counting the first start of a process."""
FOR_A_START: Final = 30.0
MOST_WAITING: Final = 50
LONGEST_RECORD: Final = 20_000
"""In steps; long games have a thousand or two."""


class Source(NamedTuple):
    """Where a table's luck comes from, and how much of it has been drawn."""

    secret: bytes
    public: str
    drawn: tuple[int, ...] = ()

    def luck(self) -> Fair:
        return Fair(*self)


class Trials:
    def __init__(self) -> None:
        self._brought = Lane()
        self._played = Lane()
        """Imports may take a while, and nobody who is playing should have to wait for them."""

    async def position(self, game: str, position: dict[str, Any], source: Source) -> tuple[Record, str]:
        """The initial record of a table that starts from a position, and the digest of that position."""
        return await self._brought.run(FOR_A_POSITION, _open_position, game, position, source)

    async def record(self, game: str, record: dict[str, Any]) -> tuple[Record, str]:
        """The record as a table would write it, once it has been replayed, and the digest of its last position."""
        return await self._brought.run(FOR_A_RECORD, _open_record, game, record)

    async def actions(
        self, table: Table[Any, Any, Any, Any], source: Source, seat: int, actions: Sequence[int]
    ) -> None:
        """Makes sure that actions finish, whether they are refused or carried out."""
        state = pickle.dumps(table.state)
        await self._played.run(FOR_AN_ACTION, _rehearse, table.rules.meta.id, state, source, seat, list(actions))

    async def close(self) -> None:
        await asyncio.gather(self._brought.close(), self._played.close())


class Lane:
    """Does one thing at a time, so that one that takes too long can be killed."""

    def __init__(self) -> None:
        self._processes: Processes | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, seconds: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
        if self._waiting >= MOST_WAITING:
            raise BusyError("too much is waiting for its turn; please wait a moment")
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
                # The time a process takes to start does not count.
                await processes.run(FOR_A_START, titles)
                self._processes = processes
            return await processes.run(seconds, work, *args)
        except (TimeoutError, BrokenProcessPool):
            self._processes = None
            raise TooSlowError("the rules took too long with this") from None

    async def close(self) -> None:
        if self._processes is not None:
            await self._processes.close()


# Everything below runs in the other process.


def _open_position(game: str, position: dict[str, Any], source: Source) -> tuple[Record, str]:
    table = load(game).from_position(position, luck=source.luck())
    _look(table)
    return table.record(), table.digest()


def _open_record(game: str, record: dict[str, Any]) -> tuple[Record, str]:
    found = read_record(record)
    if len(found.steps) > LONGEST_RECORD:
        message = f"it has {len(found.steps):,} steps; a table can go on from at most {LONGEST_RECORD:,}"
        raise RecordError(message)
    table = load(game).replay(found)
    _look(table)
    return table.record(), table.digest()


def _rehearse(game: str, state: bytes, source: Source, seat: int, actions: list[int]) -> None:
    played = load(game)
    position = pickle.loads(state)  # noqa: S301  # the server has just written them itself
    seats = played.rules.seats(position)
    start = Record(game=game, version=played.meta.version, seats=seats, options={}, deal=(), steps=())
    table: Table[Any, Any, Any, Any] = Table(played, position, source.luck(), start)
    try:
        table.play(seat, *actions)
    except GameError:
        return  # the table itself will say why
    _look(table)


def _look(table: Table[Any, Any, Any, Any]) -> None:
    """Everything that the server asks of a table after an action."""
    rules, state = table.rules, table.state
    rules.tally(state, None)
    game = table.game
    to_html(game.sketch(table.view(None), frozenset()))
    for seat in range(table.seats):
        to_html(game.sketch(table.view(seat), frozenset()))
        legal = rules.legal(state, seat)
        for action in legal:
            rules.hint(state, seat, action)
    for seat in table.actors():
        rules.prompt(state, seat)
    table.outcome()
