"""What a player with a script might try: predict luck, fill the memory, stall the others, forge the log."""

import asyncio
import sqlite3
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec
import pytest
from litestar.testing import TestClient

from ludotheca.engine.luck import Seeded
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Place, Skip, Turn
from ludotheca.games.catan.actions import CATALOGUE, BuyDevelopment, EndTurn, MoveRobber, PlayKnight, Roll
from ludotheca.server import app, live
from ludotheca.server.app import create_app
from ludotheca.server.folding import fold
from ludotheca.server.live import LONGEST_LOG
from ludotheca.server.store import ConflictError, Entry, Store, StoredSeat, StoredTable
from ludotheca.server.story import LONGEST_STORY
from ludotheca.server.tables import Tables
from ludotheca.server.workers import Workers
from tests.games.africa.tables import table as position_table
from tests.server.running import Client, Server

TRIES: Final = 500
MEGABYTE: Final = 1_000_000


def rolling(server: Server) -> tuple[str, list[str], int]:
    """A table of Catan where somebody is about to roll, and who that is."""
    game = server.create("here", "here", game="catan")
    keys = list(game["keys"].values())
    roll = CATALOGUE.number(Roll())
    luck = Seeded(1)
    with Client(server, game["table"], keys) as both:
        while True:
            [seat] = both.scene["actors"]
            choices = both.choices(seat)
            if roll in choices:
                return game["table"], keys, seat
            both.play(seat, choices[luck.below(len(choices))])


def test_no_answer_gives_the_dice_away(server: Server) -> None:
    """A refused action after a roll used to give a seven away; playing a card just bought gave its kind away."""
    roll, end = CATALOGUE.number(Roll()), CATALOGUE.number(EndTurn())
    rob, buy = CATALOGUE.first(MoveRobber), CATALOGUE.number(BuyDevelopment())
    lists = [[roll, end, end], [roll, end], [roll, rob], [roll, buy], [roll, buy, CATALOGUE.number(PlayKnight())]]
    answers = set()
    for _ in range(TRIES // 50):
        table, keys, seat = rolling(server)
        with Client(server, table, keys) as both:
            before = both.scene
            for number in range(50):
                answer = both.play(seat, *lists[number % len(lists)])
                answers.add((answer["type"], answer["failure"]["error"]))
            assert both.scene == before

    assert answers == {("refused", "not-last")}


def test_no_answer_gives_a_tile_away(server: Server) -> None:
    turn = GAME.rules.catalogue.number(Turn("E7"))
    made = server.create("here", "here", "here", position=position_table({"E7": "hidden lion"}).position())
    with Client(server, made["table"], list(made["keys"].values())) as all_three:
        answers = [all_three.play(0, turn, action)["failure"]["error"] for action in range(len(GAME.rules.catalogue))]

    assert set(answers) == {"not-last"}


def long_table(lines: int) -> StoredTable:
    """Two players of Africa who do nothing but pass."""
    table = GAME.new(2, seed=1)
    for space in ("A1", "B8"):
        [seat] = table.actors()
        table.play(seat, Place(space))
    steps = list(table.steps)
    skip = GAME.rules.catalogue.number(Skip())
    [seat] = table.actors()
    entries = [Entry("play", step.seat, step.action, step.draws) for step in steps]
    entries += [Entry("play", (seat + number // 2) % 2, skip) for number in range(lines - len(steps))]
    record = table.record()
    return StoredTable(
        id="long",
        game="africa",
        version=record.version,
        options=record.options,
        position=None,
        deal=record.deal,
        secret=b"secret",
        public="public",
        seats=(StoredSeat("Ann", None, live.digest("a")), StoredSeat("Bob", None, live.digest("b"))),
        entries=tuple(entries),
    )


def test_a_table_of_fifty_thousand_actions_stays_small() -> None:
    """Neither the states kept for undo nor the story told to newcomers grows with it."""
    stored = long_table(LONGEST_LOG)
    tracemalloc.start()
    try:
        folded = fold(stored)
        held, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert folded.sequence == LONGEST_LOG
    assert len(folded.story.since(0)) == LONGEST_STORY
    assert held < 25 * MEGABYTE
    assert peak < 50 * MEGABYTE


def test_a_full_table_takes_no_more(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"

    async def store() -> None:
        opened = Store(f"sqlite:///{data}")
        await opened.open()
        await opened.create(long_table(LONGEST_LOG))
        await opened.close()

    asyncio.run(store())
    with Server(data) as server, Client(server, "long", ["a", "b"]) as both:
        [seat] = both.scene["actors"]
        answer = both.play(seat, both.choices(seat)[-1])
        assert answer["failure"]["error"] == "full-table"
        assert both.undo(seat ^ 1)["failure"]["error"] == "full-table"
        assert len(server.get("/api/tables/long/record")["steps"]) == LONGEST_LOG


class TurnsSinceRead(Store):
    """Counts the turns of the event loop after a table has been read."""

    turns = 0

    async def find(self, table: str) -> StoredTable | None:
        found = await super().find(table)
        self.turns = 0
        return found


def test_a_long_table_is_opened_while_others_play(tmp_path: Path) -> None:
    """A log of fifty thousand lines takes a second or more to replay."""

    async def run() -> int:
        store = TurnsSinceRead(f"sqlite:///{tmp_path}/tables.sqlite3")
        await store.open()
        await store.create(long_table(LONGEST_LOG))
        tables = Tables(store, Workers(), grace=0)
        opening = asyncio.create_task(tables.find("long"))
        while not opening.done():
            await asyncio.sleep(0)
            store.turns += 1
        assert (await opening).sequence == LONGEST_LOG
        await tables.close()
        await store.close()
        return store.turns

    # Counted, not timed: a loop that had to wait for the replay would turn a few times, not hundreds.
    assert asyncio.run(run()) > 100


def test_a_seat_is_given_only_once(tmp_path: Path) -> None:
    """Two servers on one file: the second has not heard that the seat is taken."""
    data = tmp_path / "tables.sqlite3"
    with Server(data) as first, Server(data) as second:
        made = first.create("here", "friend")
        path = f"/api/tables/{made['table']}/seats/1"
        assert second.get(f"/api/tables/{made['table']}")["seats"][1]["free"]
        first.post(path, {"name": "Eva"})

        code, body = second.refusal(lambda: second.post(path, {"name": "Ida"}))

        assert (code, body["error"]) == (409, "seat-taken")
        assert second.get(f"/api/tables/{made['table']}")["seats"][1]["name"] == "Eva"


def test_two_servers_may_start_on_one_old_file(tmp_path: Path) -> None:
    """Whichever comes second finds nothing missing any more."""
    for number in range(10):
        data = tmp_path / f"{number}.sqlite3"
        with closing(sqlite3.connect(data)) as database:
            database.execute("CREATE TABLE tables (id VARCHAR(20) PRIMARY KEY)")
        stores = [Store(f"sqlite:///{data}") for _ in range(4)]
        with ThreadPoolExecutor(len(stores)) as pool:
            list(pool.map(lambda store: asyncio.run(_open_and_close(store)), stores))


async def _open_and_close(store: Store) -> None:
    await store.open()
    await store.close()


def test_the_store_gives_no_seat_twice(tmp_path: Path) -> None:
    stored = long_table(10)
    seats = (*stored.seats, StoredSeat("Free", None, None), StoredSeat("Bot", "random", None))

    async def run() -> list[object]:
        opened = Store(f"sqlite:///{tmp_path}/tables.sqlite3")
        await opened.open()
        await opened.create(msgspec.structs.replace(stored, seats=seats))
        results = await asyncio.gather(
            *(opened.seat("long", seat, f"Name {number}", "digest") for number, seat in enumerate((2, 2, 0, 3, 9))),
            return_exceptions=True,
        )
        await opened.close()
        return list(results)

    assert [isinstance(result, ConflictError) for result in asyncio.run(run())] == [False, True, True, True, True]


def test_nothing_that_is_asked_for_looks_like_a_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(title: str) -> None:
        raise RuntimeError(title)

    monkeypatch.setattr(app, "load", fail)
    with TestClient(create_app(f"sqlite:///{tmp_path}/tables.sqlite3")) as client:
        answer = client.get("/api/games/x%0aERROR%20forged%1b[31m%e2%80%ae")

    assert answer.status_code == 500
    assert answer.json()["error"] == "server-error"
    said = capfd.readouterr().err
    assert "\x1b" not in said
    assert "\u202e" not in said
    # The test's own client logs its requests, too.
    [line, *trace] = [each for each in said.splitlines() if "HTTP Request:" not in each]
    assert r"GET /api/games/x\x0aERROR forged\x1b[31m\u202e failed" in line
    assert trace
    assert [each for each in trace if not each.startswith("  | ")] == []
