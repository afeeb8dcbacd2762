"""The tables on disk: an append-only log of what was played. The log is the truth; a state is its fold."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateColumn

from ludotheca.engine.meta import Options

MOST_IN_ONE_COMMIT: Final = 100

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    # The fingerprint of the data files; none for tables that are older than editions.
    Column("edition", String(40)),
    # Whether these are the house's own.
    Column("is_house", Boolean),
    Column("options", JSON, nullable=False),
    Column("position", JSON),
    Column("deal", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("public", String(100), nullable=False),
    Column("created", DateTime, server_default=func.now(), nullable=False),
    # Of the position that the table started with, after the lines that came with a record.
    Column("digest", String(16)),
    # Whether its record was handed out while the table was closed: with its secrets known, it never goes on.
    Column("is_shown", Boolean),
    # Whether whoever sits or watches here may ask the house what it would do, and who is likely to win.
    Column("hints", Boolean),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(30), nullable=False),
    Column("bot", String(40)),
    # A digest, so that whoever reads the database cannot play. None: free for a friend, or a bot's.
    Column("key_digest", String(64)),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("draws", JSON),
    # Of the position after this line; None where another line was written with it, or it came with a record.
    Column("digest", String(16)),
    Column("at", DateTime, server_default=func.now(), nullable=False),
)


class Entry(NamedTuple):
    """One line of a table's log. An undo reverts the last play before it that was not undone."""

    kind: Literal["play", "undo"]
    seat: int
    action: int | None = None
    draws: tuple[int, ...] = ()
    digest: str | None = None
    """A digest of the position it led to; a table whose rules have changed is checked against it."""


class StoredSeat(Struct, frozen=True):
    name: str
    bot: str | None
    key_digest: str | None


class StoredTable(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    version: int
    edition: str | None = None
    is_house: bool = True
    digest: str | None = None
    is_shown: bool = False
    hints: bool = False
    options: Options
    position: dict[str, Any] | None
    deal: tuple[int, ...]
    secret: bytes
    public: str
    seats: tuple[StoredSeat, ...]
    entries: tuple[Entry, ...]


class ConflictError(Exception):
    """Somebody else has written this line of the log, or taken this seat."""


@dataclass
class _Job:
    """What has to be written together: lines of the log, and whatever else."""

    done: "asyncio.Future[None]"
    lines: list[dict[str, Any]]
    write: Callable[[Connection], object] | None = None


class Store:
    """Reads any time; writes in a separate thread, which commits everything waiting in one transaction."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _set_up_sqlite)

    async def open(self) -> None:
        await asyncio.to_thread(self._set_up)
        self._writer = asyncio.create_task(self._write())

    def _set_up(self) -> None:
        with self._engine.begin() as connection:
            if self._engine.dialect.name == "sqlite":
                # Two servers may start on one file, and what one finds missing the other must not have added meanwhile.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            METADATA.create_all(connection)
            # A database that an earlier version has made lacks what was added since, all of which may be left empty.
            for table in METADATA.sorted_tables:
                present = {column["name"] for column in inspect(connection).get_columns(table.name)}
                for column in table.columns:
                    if column.name not in present:
                        described = CreateColumn(column).compile(self._engine)
                        connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {described}"))

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    async def create(self, table: StoredTable) -> None:
        values = {
            "id": table.id,
            "game": table.game,
            "version": table.version,
            "edition": table.edition,
            "is_house": table.is_house,
            "digest": table.digest,
            "hints": table.hints,
            "options": table.options,
            "position": table.position,
            "deal": list(table.deal),
            "secret": table.secret,
            "public": table.public,
        }
        seats = [
            {"table": table.id, "seat": number, "name": seat.name, "bot": seat.bot, "key_digest": seat.key_digest}
            for number, seat in enumerate(table.seats)
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(TABLES), values)
            connection.execute(insert(SEATS), seats)

        await self._commit(_lines(table.id, 0, table.entries), write)

    async def append(self, table: str, sequence: int, entries: Sequence[Entry]) -> None:
        """Adds lines to a table's log, the first with this sequence; returns once they are safe."""
        await self._commit(_lines(table, sequence, entries))

    async def seat(self, table: str, seat: int, name: str, key_digest: str) -> None:
        """Gives a seat to somebody, if it is free, whoever else asks for it at the same time."""
        is_free = SEATS.c.key_digest.is_(None) & SEATS.c.bot.is_(None)
        where = (SEATS.c.table == table) & (SEATS.c.seat == seat) & is_free

        def write(connection: Connection) -> None:
            taken = connection.execute(update(SEATS).where(where).values(name=name, key_digest=key_digest))
            if taken.rowcount != 1:
                raise ConflictError

        await self._commit([], write)

    async def renew(self, table: str, version: int, edition: str | None) -> None:
        """Notes that a table goes on with another version of the rules, and the data files that belong to it."""
        await self._change(table, version=version, edition=edition)

    async def show(self, table: str) -> None:
        """Notes that the record of a closed table has been handed out."""
        await self._change(table, is_shown=True)

    async def _change(self, table: str, **values: object) -> None:
        changed = update(TABLES).where(TABLES.c.id == table).values(values)
        await self._commit([], lambda connection: connection.execute(changed))

    async def find(self, table: str) -> StoredTable | None:
        return await asyncio.to_thread(self._find, table)

    def _find(self, table: str) -> StoredTable | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = connection.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))
            lines = connection.execute(select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.sequence))
            return StoredTable(
                id=row.id,
                game=row.game,
                version=row.version,
                edition=row.edition,
                is_house=row.edition is None if row.is_house is None else row.is_house,
                digest=row.digest,
                is_shown=bool(row.is_shown),
                hints=bool(row.hints),
                options=row.options,
                position=row.position,
                deal=tuple(row.deal),
                secret=row.secret,
                public=row.public,
                seats=tuple(StoredSeat(seat.name, seat.bot, seat.key_digest) for seat in seats),
                entries=tuple(
                    Entry(line.kind, line.seat, line.action, tuple(line.draws or ()), line.digest) for line in lines
                ),
            )

    async def _commit(self, lines: list[dict[str, Any]], write: Callable[[Connection], object] | None = None) -> None:
        job = _Job(asyncio.get_running_loop().create_future(), lines, write)
        await self._jobs.put(job)
        await job.done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty() and len(batch) < MOST_IN_ONE_COMMIT:
                batch.append(self._jobs.get_nowait())
            # While the thread is at it, the next batch gathers.
            results = await loop.run_in_executor(self._thread, self._write_all, batch)
            for job, error in zip(batch, results, strict=True):
                if job.done.done():  # whoever waited for it is gone
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(ConflictError() if isinstance(error, IntegrityError) else error)

    def _write_all(self, batch: list[_Job]) -> list[Exception | None]:
        """What became of each job; one that spoils the transaction of all is answered alone, as are the others then."""
        error = self._try(batch)
        if error is None or len(batch) == 1:
            return [error] * len(batch)
        return [self._try([job]) for job in batch]

    def _try(self, jobs: list[_Job]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    if job.write is not None:
                        job.write(connection)
                if lines := [line for job in jobs for line in job.lines]:
                    connection.execute(insert(ENTRIES), lines)
        except Exception as error:  # noqa: BLE001  # handed to whoever waits for the job
            return error
        return None


def _lines(table: str, sequence: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table": table,
            "sequence": sequence + number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "draws": list(entry.draws) or None,
            "digest": entry.digest,
        }
        for number, entry in enumerate(entries)
    ]


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # An acknowledged action survives a crash of the machine, not only of the server.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
