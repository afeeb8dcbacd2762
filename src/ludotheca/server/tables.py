"""All tables of this server: opened on demand from the store, and put away again when there are many."""

import asyncio
import secrets
from typing import Final

from ludotheca.bots import find_bot
from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record
from ludotheca.library import load
from ludotheca.server.failures import UnknownTableError
from ludotheca.server.live import LiveTable, digest
from ludotheca.server.promises import Promises
from ludotheca.server.store import Entry, Store, StoredSeat, StoredTable
from ludotheca.server.wire import NewTable, SeatPlan, TableMade
from ludotheca.server.workers import Workers

MOST_OPEN: Final = 500
"""So many tables are kept in memory before those that nobody watches are put away."""


class Tables:
    def __init__(self, store: Store, workers: Workers, grace: float) -> None:
        self.promises = Promises()
        self._store = store
        self._workers = workers
        self._grace = grace
        self._open: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()

    async def create(self, new: NewTable) -> TableMade:
        """A new table, from the set-up, a position or a record."""
        game = load(new.game)
        if new.position is not None and new.record is not None:
            raise SetupError("a table starts from a position or from a record, not from both")
        secret = self.promises.keep(new.commitment)
        table_id = secrets.token_urlsafe(9)
        record, entries = self._start(new, secret)
        if record.seats != len(new.seats):
            message = f"the game is for {record.seats} seats, not {len(new.seats)}"
            raise SetupError(message, seats=len(new.seats))
        keys = {number: self.new_key() for number, plan in enumerate(new.seats) if plan.kind == "here"}
        stored = StoredTable(
            id=table_id,
            game=game.meta.id,
            version=game.meta.version,
            options=record.options,
            position=record.position,
            deal=record.deal,
            secret=secret,
            public=new.nonce,
            seats=tuple(_stored_seat(plan, keys.get(number)) for number, plan in enumerate(new.seats)),
            entries=entries,
        )
        await self._store.create(stored)
        return TableMade(table=table_id, keys=keys, commitment=Fair.commitment(secret))

    def _start(self, new: NewTable, secret: bytes) -> tuple[Record, tuple[Entry, ...]]:
        game = load(new.game)
        if new.record is not None:
            record = game.replay(new.record).record()
            return record, tuple(Entry("play", step.seat, step.action, step.draws) for step in record.steps)
        if new.position is not None:
            # Luck of its own for what the position does not show: the game's first draw must not repeat it.
            return game.from_position(new.position, luck=Fair(secret, f"{new.nonce}:position")).record(), ()
        return game.new(len(new.seats), options=new.options, luck=Fair(secret, new.nonce)).record(), ()

    @staticmethod
    def new_key() -> str:
        return secrets.token_urlsafe(16)

    async def find(self, table: str) -> LiveTable:
        if table in self._open:
            return self._open[table]
        async with self._opening:
            if table in self._open:
                return self._open[table]
            stored = await self._store.find(table)
            if stored is None:
                message = f"there is no table '{table}'"
                raise UnknownTableError(message, table=table)
            live = LiveTable(stored, self._store, self._workers, self._grace)
            self._put_away()
            self._open[table] = live
            return live

    def _put_away(self) -> None:
        if len(self._open) >= MOST_OPEN:
            self._open = {key: live for key, live in self._open.items() if not live.is_idle}

    async def close(self) -> None:
        for live in self._open.values():
            await live.close()


def _stored_seat(plan: SeatPlan, key: str | None) -> StoredSeat:
    if plan.kind == "bot":
        return StoredSeat(plan.name, find_bot(plan.bot or "").name, None)
    return StoredSeat(plan.name, None, None if key is None else digest(key))
