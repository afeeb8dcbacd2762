"""The server under load, on this machine only: how fast, in how much memory, and that no refusal gives luck away.

Every seat has its own socket and plays at random as fast as it is asked to; every action is seen by all four.
"""

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from ludotheca.engine.luck import Seeded
from ludotheca.games.africa.actions import CATALOGUE, Skip
from ludotheca.games.catan.actions import CATALOGUE as CATAN_CATALOGUE
from ludotheca.games.catan.actions import EndTurn, MoveRobber, Roll
from ludotheca.server.store import Entry, Store, StoredSeat, StoredTable

GAMES: Final = ("africa", "catan", "augustus", "albion", "alexander")
SEATS: Final = 4
START: Final = 30.0
"""Seconds within which the server must be up."""
LONG_TABLE: Final = 49_000
TRIES: Final = 500
WRITERS: Final = 40


# What a client needs from the messages; everything else is skipped.
class Choice(Struct):
    action: int


class Outlook(Struct):
    seat: int
    choices: list[Choice]


class Message(Struct):
    type: str
    sequence: int = -1
    actors: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    outlooks: tuple[Outlook, ...] = ()
    failure: Any = None


DECODER: Final = msgspec.json.Decoder(Message)


class Host:
    """A server in a separate process."""

    def __init__(self, port: int, process: int) -> None:
        self.port = port
        self.process = process

    def post(self, path: str, body: object) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=START) as response:
            return json.load(response)

    def table(self, game: str, seats: int = SEATS, **more: object) -> tuple[str, list[str]]:
        plans = [{"kind": "here", "name": f"Player {seat + 1}"} for seat in range(seats)]
        made = self.post("/api/tables", {"game": game, "seats": plans, **more})
        return made["table"], list(made["keys"].values())

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def cpu(self) -> float:
        """Seconds of CPU time used by the server itself, without its bots."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes it uses."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextmanager
def host() -> Iterator[Host]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "ludotheca.cli",
            "serve",
            "--port",
            str(port),
            "--data",
            f"{folder}/tables.sqlite3",
        ]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            try:
                running = Host(port, process.pid)
                _wait(running)
                yield running
            finally:
                process.terminate()


def _wait(running: Host) -> None:
    deadline = time.monotonic() + START
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{running.port}/api/house", timeout=START).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return


class Round:
    """Some tables of one game, played at random for a while."""

    def __init__(self, running: Host, game: str, tables: int, seconds: float, seed: int) -> None:
        self._host = running
        self._game = game
        self._tables = tables
        self._seconds = seconds
        self._luck = Seeded(seed)
        self._acted = 0
        self._delays: list[float] = []
        self._is_on = False

    async def run(self) -> tuple[float, float, float, float]:
        """Actions per second, median and 99th percentile of the time to everybody's update, CPU time per action."""
        places = [self._host.table(self._game) for _ in range(self._tables)]
        players = [asyncio.create_task(self._play(table, keys)) for table, keys in places]
        await asyncio.sleep(1.0)
        self._is_on = True
        before, started = self._host.cpu(), time.perf_counter()
        await asyncio.sleep(self._seconds)
        self._is_on = False
        elapsed, used = time.perf_counter() - started, self._host.cpu() - before
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        cuts = quantiles(self._delays, n=100)
        return self._acted / elapsed, cuts[49] * 1000, cuts[98] * 1000, used / self._acted * 1000

    async def _play(self, table: str, keys: list[str]) -> None:
        while True:
            sent: dict[int, float] = {}
            seen: dict[int, int] = {}
            sockets = [connect(self._host.live(table), compression=None, max_size=None) for _ in keys]
            opened = await asyncio.gather(*sockets)
            try:
                await asyncio.gather(
                    *(self._sit(each, seat, keys[seat], sent, seen) for seat, each in enumerate(opened))
                )
            finally:
                for each in opened:
                    await each.close()
            # The game is over; on to the next.
            table, keys = await asyncio.to_thread(self._host.table, self._game)

    async def _sit(
        self, line: ClientConnection, seat: int, key: str, sent: dict[int, float], seen: dict[int, int]
    ) -> None:
        """By sequence number: ``sent`` says when its action was sent, ``seen`` how many clients have heard of it."""
        await line.send(json.dumps({"type": "join", "keys": [key]}))
        acted_at = -1
        async for text in line:
            message = DECODER.decode(text)
            if message.type == "refused" and message.failure["error"] != "stale":
                raise RuntimeError(str(text))
            if message.type != "scene":
                continue
            self._hear(message.sequence, sent, seen)
            if message.winners is not None:
                return
            choices = message.outlooks[0].choices
            # If several may act, only one does, because if two did at once, one would be refused.
            if seat == message.actors[message.sequence % len(message.actors)] and message.sequence > acted_at:
                acted_at = message.sequence
                sent.setdefault(message.sequence + 1, time.perf_counter())
                action = choices[self._luck.below(len(choices))].action
                play = {"type": "play", "request": 1, "seat": seat, "sequence": message.sequence, "actions": [action]}
                await line.send(json.dumps(play))

    def _hear(self, sequence: int, sent: dict[int, float], seen: dict[int, int]) -> None:
        seen[sequence] = seen.get(sequence, 0) + 1
        if seen[sequence] == SEATS and self._is_on and sequence in sent:
            self._acted += 1
            self._delays.append(time.perf_counter() - sent[sequence])


def rates(tables: int, seconds: float, rounds: int, games: tuple[str, ...]) -> None:
    """Plays all games in each round, so that a ratio compares figures measured close together."""
    found: dict[str, list[tuple[float, float, float, float]]] = {game: [] for game in games}
    with host() as running:
        for number in range(rounds):
            for game in games:
                print(f"round {number + 1}: {game}", file=sys.stderr)
                found[game].append(asyncio.run(Round(running, game, tables, seconds, number).run()))
    print(f"| {tables} tables of four | actions/s | × {games[0]} | p50 ms | p99 ms | ms of CPU an action |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game in games:
        ratios = [each[0] / first[0] for each, first in zip(found[game], found[games[0]], strict=True)]
        rate, middle, last, cpu = (median(each[figure] for each in found[game]) for figure in range(4))
        spread = f"{median(ratios):.2f} [{min(ratios):.2f}..{max(ratios):.2f}]"
        print(f"| {game} | {rate:,.0f} | {spread} | {middle:.1f} | {last:.1f} | {cpu:.2f} |")


def writing(writers: int, seconds: float) -> None:
    """Log lines per second: this many tables, each appending line after line, compared with the bare database."""
    with tempfile.TemporaryDirectory() as folder:
        ours = asyncio.run(_append(f"{folder}/ours.sqlite3", writers, seconds))
        bare = _append_bare(f"{folder}/bare.sqlite3", writers, seconds)
    print(f"{writers} writers at once: {ours:,.0f} lines a second, {ours / bare:.2f} of bare SQLite's {bare:,.0f}")


async def _append(path: str, writers: int, seconds: float) -> float:
    store = Store(f"sqlite:///{path}")
    await store.open()
    lines = 0

    async def write(table: str) -> None:
        nonlocal lines
        sequence = 0
        while time.perf_counter() < deadline:
            await store.append(table, sequence, [Entry("play", 0, 1, (3,))])
            sequence += 1
            lines += 1

    seats = (StoredSeat("Ann", None, None),)
    for number in range(writers):
        await store.create(
            StoredTable(
                id=str(number),
                game="africa",
                version=1,
                options={},
                position=None,
                deal=(),
                secret=b"",
                public="",
                seats=seats,
                entries=(),
            )
        )
    started = time.perf_counter()
    deadline = started + seconds
    await asyncio.gather(*(write(str(number)) for number in range(writers)))
    elapsed = time.perf_counter() - started
    await store.close()
    return lines / elapsed


def _append_bare(path: str, writers: int, seconds: float) -> float:
    """One commit for as many lines as there are writers: the best that they could achieve."""
    lines = 0
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE entries (t, s, kind, seat, action, draws, at, PRIMARY KEY (t, s))")
        started = time.perf_counter()
        while time.perf_counter() - started < seconds:
            rows = [(number, lines, "play", 0, 1, "[3]", "2026-11-17 20:00:00") for number in range(writers)]
            with connection:
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            lines += writers
        return lines / (time.perf_counter() - started)


def memory(actions: int) -> None:
    """Two players of Africa who do nothing but pass; one of them watches."""
    with host() as running:
        table, keys = running.table("africa", 2)
        before = running.memory()
        asyncio.run(_pass_on(running.live(table), keys, actions))
        print(f"{actions:,} actions at one table: {running.memory() - before:.1f} MB more")


async def _pass_on(address: str, keys: list[str], actions: int) -> None:
    skip = CATALOGUE.number(Skip())
    async with connect(address, compression=None, max_size=None) as line:
        await line.send(json.dumps({"type": "join", "keys": keys}))
        sequence = 0
        while sequence < actions:
            message = DECODER.decode(await line.recv())
            if message.type == "refused":
                raise RuntimeError(str(message.failure))
            if message.type != "scene":
                continue
            sequence = message.sequence
            [seat] = message.actors
            legal = {choice.action for part in message.outlooks if part.seat == seat for choice in part.choices}
            several = [skip, skip] if skip in legal else [min(legal)]
            play = {"type": "play", "request": 1, "seat": seat, "sequence": sequence, "actions": several}
            await line.send(json.dumps(play))


def oracle(tries: int) -> None:
    """Rolls followed by something that is refused: the answer must be the same, whatever the roll would have been."""
    roll, end = CATAN_CATALOGUE.number(Roll()), CATAN_CATALOGUE.number(EndTurn())
    rob = CATAN_CATALOGUE.first(MoveRobber)
    with host() as running:
        answers = asyncio.run(_ask(running, tries, [[roll, end, end], [roll, rob], [roll, end]]))
    print(f"{tries} attempts to predict a roll of the dice were answered with: {', '.join(sorted(answers))}")


async def _ask(running: Host, tries: int, lists: list[list[int]]) -> set[str]:
    answers: set[str] = set()
    for number in range(tries):
        table, keys = running.table("catan", 2)
        async with connect(running.live(table), compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "join", "keys": keys}))
            scene = DECODER.decode(await line.recv())
            while roll_is_not_due(scene, lists[0][0]):
                [seat] = scene.actors
                action = scene.outlooks[seat].choices[number % len(scene.outlooks[seat].choices)].action
                await _send(line, seat, scene.sequence, [action])
                scene = await _next(line, "scene")
            [seat] = scene.actors
            await _send(line, seat, scene.sequence, lists[number % len(lists)])
            refused = await _next(line, "refused")
            answers.add(json.dumps(refused.failure))
    return answers


def roll_is_not_due(scene: Message, roll: int) -> bool:
    return all(choice.action != roll for part in scene.outlooks for choice in part.choices)


async def _send(line: ClientConnection, seat: int, sequence: int, actions: list[int]) -> None:
    await line.send(json.dumps({"type": "play", "request": 1, "seat": seat, "sequence": sequence, "actions": actions}))


async def _next(line: ClientConnection, kind: str) -> Message:
    while (message := DECODER.decode(await line.recv())).type != kind:
        pass
    return message


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game in each round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", default=",".join(GAMES))
    parsed = parser.parse_args()
    rates(parsed.tables, parsed.seconds, parsed.rounds, tuple(parsed.games.split(",")))
    writing(WRITERS, parsed.seconds)
    memory(LONG_TABLE)
    oracle(TRIES)


if __name__ == "__main__":
    main()
