"""All tables of this server: opened from the store on demand, and put away again when there are many."""

import asyncio
import secrets
from typing import Final

import msgspec

from ludotheca.bots import known_bot
from ludotheca.engine.errors import SetupError
from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record
from ludotheca.library import load
from ludotheca.server.failures import ClosedTableError, Closing, UnknownTableError
from ludotheca.server.folding import fold, saved
from ludotheca.server.live import LiveTable, digest
from ludotheca.server.names import clean_name
from ludotheca.server.promises import Promises
from ludotheca.server.store import Entry, Store, StoredSeat, StoredTable
from ludotheca.server.trials import Source, Trials
from ludotheca.server.wire import NewTable, SeatPlan, TableMade
from ludotheca.server.workers import Workers

MOST_OPEN: Final = 500
"""How many tables are kept in memory before those that nobody watches are put away."""

MOST_CLOSED: Final = 100
"""How many tables that cannot go on are remembered, to avoid replaying one whenever somebody asks for it."""


class Tables:
    def __init__(self, store: Store, workers: Workers, grace: float) -> None:
        self.promises = Promises()
        self._store = store
        self._workers = workers
        self._trials = Trials()
        self._grace = grace
        self._open: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._closed: dict[str, Closing] = {}
        """Tables that cannot go on under the current rules."""

    async def create(self, new: NewTable) -> TableMade:
        """A new table, from the start of a game, a position or a record."""
        game = load(new.game)
        if new.position is not None and new.record is not None:
            raise SetupError("a table starts from a position or a record, not both")
        seats = tuple(_check_seat(plan) for plan in new.seats)
        secret = self.promises.keep(new.commitment)
        record, start = await self._start(new, Source(secret, new.nonce))
        if record.seats != len(seats):
            message = f"the game has {record.seats} seats, not {len(seats)}"
            raise SetupError(message)
        table_id = secrets.token_urlsafe(9)
        keys = {number: self.new_key() for number, plan in enumerate(seats) if plan.kind == "here"}
        stored = StoredTable(
            id=table_id,
            game=game.meta.id,
            version=game.meta.version,
            edition=record.edition,
            is_house=game.edition is None or game.edition.is_house,
            digest=start,
            hints=new.hints,
            options=record.options,
            position=record.position,
            deal=record.deal,
            secret=secret,
            public=new.nonce,
            seats=tuple(_stored_seat(plan, keys.get(number)) for number, plan in enumerate(seats)),
            entries=tuple(Entry("play", step.seat, step.action, step.draws) for step in record.steps),
        )
        await self._store.create(stored)
        return TableMade(table=table_id, keys=keys, commitment=Fair.commitment(secret))

    async def _start(self, new: NewTable, source: Source) -> tuple[Record, str]:
        """The record of a new table, and the digest of its position."""
        if new.record is not None:
            return await self._trials.record(new.game, new.record)
        if new.position is not None:
            return await self._trials.position(new.game, new.position, source)
        table = load(new.game).new(len(new.seats), options=new.options, luck=source.luck())
        return table.record(), table.digest()

    @staticmethod
    def new_key() -> str:
        return secrets.token_urlsafe(16)

    async def find(self, table: str) -> LiveTable:
        """The table, opened if need be. It cannot be put away before the caller continues."""
        while table not in self._open:
            if table in self._closed:
                raise ClosedTableError(self._closed[table])
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._read(table))
            # A caller that is cancelled must not cancel the opening for others.
            await asyncio.shield(self._opening[table])
        return self._open[table]

    async def _read(self, table: str) -> None:
        try:
            stored = await self._store.find(table)
            if stored is None:
                message = f"there is no table '{table}'"
                raise UnknownTableError(message, table=table)
            folded = await asyncio.to_thread(fold, stored)
            game = folded.table.game
            if stored.version != game.meta.version:
                await self._store.renew(table, game.meta.version, game.fingerprint)
            self._put_away()
            live = LiveTable(stored, folded, self._store, self._workers, self._trials, self._grace)
            self._open[table] = live
        except ClosedTableError as closed:
            if len(self._closed) >= MOST_CLOSED:
                self._closed.clear()
            self._closed[table] = closed.closing
        finally:
            del self._opening[table]

    async def record(self, table: str) -> Record:
        """A table's record, even if the table itself is closed; if it holds secrets, the table then stays closed."""
        try:
            return (await self.find(table)).record()
        except ClosedTableError as closed:
            record = closed.closing.record
            if closed.closing.locks:
                await self._store.show(table)
                self._closed[table] = saved(record)
            return record

    def _put_away(self) -> None:
        if len(self._open) >= MOST_OPEN:
            self._open = {key: live for key, live in self._open.items() if not live.is_idle}

    async def close(self) -> None:
        for live in self._open.values():
            await live.close()
        await self._trials.close()


def _check_seat(plan: SeatPlan) -> SeatPlan:
    return msgspec.structs.replace(plan, name=clean_name(plan.name))


def _stored_seat(plan: SeatPlan, key: str | None) -> StoredSeat:
    if plan.kind == "bot":
        # Never a path: a visitor must not start programs.
        return StoredSeat(plan.name, known_bot(plan.bot or "").name, None)
    return StoredSeat(plan.name, None, None if key is None else digest(key))
