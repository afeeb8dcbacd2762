"""The log on disk, and the bots' processes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from ludotheca.games.africa import GAME
from ludotheca.server.store import ConflictError, Entry, Store, StoredSeat, StoredTable
from ludotheca.server.workers import Question, Workers

TABLE = StoredTable(
    id="t",
    game="africa",
    version=1,
    options={"simple": False},
    position=None,
    deal=(0,),
    secret=b"s",
    public="p",
    seats=(StoredSeat("Ann", None, "digest"), StoredSeat("Bob", "random", None)),
    entries=(),
)


async def opened(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder}/tables.sqlite3")
    await store.open()
    return store


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def write_and_read() -> StoredTable | None:
        store = await opened(tmp_path)
        await store.create(TABLE)
        await store.append("t", 0, [Entry("play", 0, 3, (1, 2)), Entry("undo", 0)])
        await store.close()
        again = await opened(tmp_path)
        found = await again.find("t")
        assert await again.find("nowhere") is None
        await again.close()
        return found

    found = asyncio.run(write_and_read())

    assert found == msgspec.structs.replace(TABLE, entries=(Entry("play", 0, 3, (1, 2)), Entry("undo", 0)))


def test_tables_of_an_earlier_version_are_read(tmp_path: Path) -> None:
    """A database from before there were editions lacks their column; its tables name none."""

    async def write_and_read() -> StoredTable | None:
        store = await opened(tmp_path)
        await store.create(TABLE)
        await store.close()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
            connection.execute("ALTER TABLE tables DROP COLUMN edition")
        again = await opened(tmp_path)
        found = await again.find("t")
        await again.create(msgspec.structs.replace(TABLE, id="new", edition="0123456789ab"))
        new = await again.find("new")
        await again.close()
        assert new is not None
        assert new.edition == "0123456789ab"
        return found

    assert asyncio.run(write_and_read()) == TABLE


def test_two_writers_race_and_one_wins(tmp_path: Path) -> None:
    """The same line of the log cannot be written twice, and the loser does not spoil what others write with it."""

    async def race() -> list[object]:
        store = await opened(tmp_path)
        await store.create(TABLE)
        await store.create(msgspec.structs.replace(TABLE, id="other"))
        results = await asyncio.gather(
            store.append("t", 0, [Entry("play", 0, 3)]),
            store.append("t", 0, [Entry("play", 0, 4)]),
            store.append("other", 0, [Entry("play", 1, 5)]),
            return_exceptions=True,
        )
        first, other = await store.find("t"), await store.find("other")
        await store.close()
        assert first is not None
        assert other is not None
        assert first.entries == (Entry("play", 0, 3),)
        assert other.entries == (Entry("play", 1, 5),)
        return list(results)

    lost = [result for result in asyncio.run(race()) if result is not None]

    assert len(lost) == 1
    assert isinstance(lost[0], ConflictError)


def test_a_bot_goes_on_after_its_process_died() -> None:
    table = GAME.new(2, seed=1)
    [seat] = table.actors()
    legal = GAME.rules.legal(table.state, seat)
    view = msgspec.json.encode(table.view(seat))
    question = Question(game="africa", view=view, seat=seat, legal=legal, bot="greedy")

    async def think() -> tuple[list[int], list[int]]:
        workers = Workers()
        before = await workers.answer(question)
        for process in workers._processes._pool._processes.values():  # noqa: SLF001  # there is no other way to kill it
            process.kill()
        after = await workers.answer(question)
        await workers.close()
        return before, after

    assert all(set(chosen) <= set(legal) for chosen in asyncio.run(think()))


def test_a_bot_that_does_not_exist_is_an_error() -> None:
    view = msgspec.json.encode(GAME.new(2).view(0))

    async def think() -> None:
        workers = Workers()
        try:
            await workers.answer(Question(game="africa", view=view, seat=0, legal=[1], bot="nobody"))
        finally:
            await workers.close()

    with pytest.raises(ValueError, match="no bot 'nobody'"):
        asyncio.run(think())
