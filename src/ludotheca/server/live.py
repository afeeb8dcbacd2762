"""One table in play: its game, the people who watch it, and the bots that think for it."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record, Step
from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.table import Table
from ludotheca.library import load
from ludotheca.server.failures import (
    ClosedRecordError,
    NotSeatedError,
    SeatTakenError,
    StaleError,
    UnknownSeatError,
)
from ludotheca.server.store import ConflictError, Entry, Store, StoredTable
from ludotheca.server.wire import (
    Choice,
    Happening,
    LuckInfo,
    Outlook,
    Reason,
    Scene,
    SeatInfo,
    ServerMessage,
    TableInfo,
)
from ludotheca.server.workers import Question, Workers

LOGGER: Final = logging.getLogger(__name__)
NEVER: Final = -1
MOST_WAITING: Final = 1_000
"""So many messages may wait for somebody to read them."""


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Listener:
    """Somebody who watches a table, with the seats whose keys they have shown."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.digests = {digest(key) for key in keys}
        self.messages: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.known = NEVER
        """The sequence of the last scene sent."""
        self.is_lost = False
        """So much waits to be read that it is given up; its page will come again and get everything anew."""

    def send(self, message: ServerMessage) -> None:
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.is_lost = True


class LiveTable:
    def __init__(self, stored: StoredTable, store: Store, workers: Workers, grace: float) -> None:
        """``grace`` is how many seconds bots wait while a person can still take an action back."""
        self.id = stored.id
        self._game = load(stored.game)
        self._stored = stored
        self._store = store
        self._workers = workers
        self._grace = grace
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[int, int] = {}
        """By seat: at which sequence its bot failed, which then waits until something changes or somebody comes."""
        self._seats = list(stored.seats)
        self.sequence = 0
        self._undone_at = NEVER
        self._happened: list[Happening] = []
        """What each action that still stands brought about, unredacted."""
        self._asked: dict[int, tuple[int, list[int]]] = {}
        """By seat: since which sequence it is asked the same, and what it may answer."""
        self._table = self._fold()

    def _fold(self) -> Table[Any, Any, Any, Any]:
        """The log is the truth: the table as its entries made it."""
        stored = self._stored
        steps: list[tuple[int, Step]] = []
        for sequence, entry in enumerate(stored.entries):
            if entry.kind == "undo":
                steps.pop()
            elif entry.action is not None:
                steps.append((sequence, Step(entry.seat, entry.action, entry.draws)))
        record = Record(
            game=stored.game,
            version=stored.version,
            seats=len(stored.seats),
            options=stored.options,
            position=stored.position,
            deal=stored.deal,
            steps=tuple(step for _, step in steps),
        )
        table, events = self._game.replay_events(record)
        for (sequence, step), happened in zip(steps, events, strict=True):
            self._happened.append(Happening(sequence=sequence, seat=step.seat, events=tuple(happened)))
        self.sequence = len(stored.entries)
        table.luck = self._luck(table)
        self._ask(table, by=None)
        return table

    def _luck(self, table: Table[Any, Any, Any, Any]) -> Fair:
        # An action that drew luck is never undone, so what has been drawn is what stands in the log.
        return Fair(self._stored.secret, self._stored.public, table.drawn)

    def _ask(self, table: Table[Any, Any, Any, Any], by: int | None) -> None:
        """Notes what each seat is asked now; ``by`` is the seat that has just acted."""
        for seat in range(table.seats):
            legal = table.rules.legal(table.state, seat)
            if seat == by or seat not in self._asked or self._asked[seat][1] != legal:
                self._asked[seat] = (self.sequence, legal)

    # Who sits here

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(seat=number, name=seat.name, bot=seat.bot, free=seat.bot is None and seat.key_digest is None)
            for number, seat in enumerate(self._seats)
        )

    def info(self) -> TableInfo:
        return TableInfo(
            table=self.id,
            game=self._game.meta.id,
            options=self._table.options,
            seats=self.seat_infos(),
            commitment=Fair.commitment(self._stored.secret),
            over=not self._table.actors(),
        )

    async def sit_down(self, seat: int, name: str, key: str) -> None:
        async with self._lock:
            if not 0 <= seat < len(self._seats):
                message = f"there is no seat {seat}"
                raise UnknownSeatError(message, seat=seat)
            if not self.seat_infos()[seat].free:
                message = f"seat {seat} is taken"
                raise SeatTakenError(message, seat=seat)
            await self._store.seat(self.id, seat, name, digest(key))
            self._seats[seat] = msgspec.structs.replace(self._seats[seat], name=name, key_digest=digest(key))
            self._tell_all()

    def _held(self, listener: Listener) -> list[int]:
        return [number for number, seat in enumerate(self._seats) if seat.key_digest in listener.digests]

    def _check_seated(self, listener: Listener, seat: int) -> None:
        if seat not in self._held(listener):
            message = f"seat {seat} is not yours"
            raise NotSeatedError(message, seat=seat)

    # Who watches

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._failed.clear()
        self._tell(listener)
        self._wake_bots()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    @property
    def is_idle(self) -> bool:
        return not self._listeners and not self._thinking

    def _tell_all(self) -> None:
        for listener in self._listeners:
            self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        anew = listener.known == NEVER or listener.known <= self._undone_at
        since = 0 if anew else listener.known
        held: list[int | None] = [*self._held(listener)] or [None]
        table = self._table
        winners = None if table.actors() else tuple(table.rules.winners(table.state))
        scene = Scene(
            sequence=self.sequence,
            anew=anew,
            seats=self.seat_infos(),
            actors=tuple(table.actors()),
            tally=tuple(table.rules.tally(table.state, None if winners is None else EVERYTHING)),
            winners=winners,
            outlooks=tuple(self._outlook(seat, since) for seat in held),
        )
        listener.known = self.sequence
        listener.send(scene)

    def _outlook(self, seat: int | None, since: int) -> Outlook:
        table = self._table
        rules, state = table.rules, table.state
        happened = tuple(self._redacted(step, seat) for step in self._happened if step.sequence >= since)
        if seat is None:
            view = table.view(None)
            return Outlook(seat=None, view=view, prompt=None, choices=(), can_undo=False, happened=happened)
        return Outlook(
            seat=seat,
            view=table.view(seat),
            prompt=rules.prompt(state, seat) if seat in table.actors() else None,
            choices=tuple(
                Choice(action=action, hint=rules.hint(state, seat, action)) for action in self._asked[seat][1]
            ),
            can_undo=table.undoable() == seat,
            happened=happened,
        )

    def _redacted(self, step: Happening, seat: int | None) -> Happening:
        seen = (self._table.rules.redact(event, seat) for event in step.events)
        return msgspec.structs.replace(step, events=tuple(event for event in seen if event is not None))

    # What is played

    async def play(self, listener: Listener, seat: int, sequence: int, actions: Sequence[int]) -> int:
        async with self._lock:
            self._check_seated(listener, seat)
            if not self._asked[seat][0] <= sequence <= self.sequence:
                message = f"the table is at {self.sequence}, not at {sequence}"
                raise StaleError(message, sequence=self.sequence)
            await self._play(seat, actions)
            return self.sequence

    async def _play(self, seat: int, actions: Sequence[int]) -> None:
        attempt = self._table.attempt(seat, actions, self._luck(self._table))
        await self._append([Entry("play", step.seat, step.action, step.draws) for step in attempt.steps])
        for number, happened in enumerate(attempt.events):
            self._happened.append(Happening(sequence=self.sequence + number, seat=seat, events=tuple(happened)))
        self.sequence += len(actions)
        self._table.accept(attempt)
        self._moved_on(by=seat)

    async def undo(self, listener: Listener, seat: int, sequence: int) -> int:
        async with self._lock:
            self._check_seated(listener, seat)
            if sequence != self.sequence:
                message = f"the table is at {self.sequence}, not at {sequence}"
                raise StaleError(message, sequence=self.sequence)
            attempt = self._table.fork(self._table.luck)
            if attempt.undoable() not in (None, seat):
                message = "only whoever acted last can take it back"
                raise NotSeatedError(message, seat=seat)
            attempt.undo()
            await self._append([Entry("undo", seat)])
            self._happened.pop()
            self._undone_at = self.sequence
            self.sequence += 1
            self._table = attempt
            self._moved_on(by=seat)
            return self.sequence

    async def _append(self, entries: Sequence[Entry]) -> None:
        try:
            await self._store.append(self.id, self.sequence, entries)
        except ConflictError:
            await self._read_again()
            message = "somebody else was faster"
            raise StaleError(message, sequence=self.sequence) from None

    async def _read_again(self) -> None:
        """Another server has written to this table: its log is the truth."""
        stored = await self._store.find(self.id)
        assert stored is not None
        self._stored = stored
        self._seats = list(stored.seats)
        self._happened.clear()
        self._table = self._fold()
        self._undone_at = self.sequence
        self._tell_all()

    def _moved_on(self, by: int) -> None:
        self._ask(self._table, by)
        self._tell_all()
        self._wake_bots()

    def why(self, listener: Listener, seat: int, actions: Sequence[int]) -> tuple[Reason, ...]:
        self._check_seated(listener, seat)
        table = self._table
        return tuple(
            Reason(action=action, refusal=table.explain(seat, table.rules.catalogue[action])) for action in actions
        )

    # Bots

    def _wake_bots(self) -> None:
        """Lets every bot that has to decide think, as long as somebody watches."""
        if not self._listeners:
            return
        for seat in self._table.actors():
            is_stuck = self._failed.get(seat) == self.sequence
            if self._seats[seat].bot is not None and seat not in self._thinking and not is_stuck:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task

    async def _think(self, seat: int) -> None:
        try:
            bot = self._seats[seat].bot
            assert bot is not None
            await self._wait_for_second_thoughts()
            since, legal = self._asked[seat]
            view = msgspec.json.encode(self._table.view(seat))
            question = Question(game=self._game.meta.id, view=view, seat=seat, legal=legal, bot=bot)
            actions = await self._workers.answer(question) if legal else []
            async with self._lock:
                # Somebody may have taken back what the bot was thinking about.
                if actions and self._asked[seat] == (since, legal):
                    await self._play(seat, actions)
        except StaleError:
            LOGGER.info("table %s: another server has played on it", self.id)
        except Exception:
            # Nobody awaits this task; without a word in the log the table would just stand still.
            LOGGER.exception("table %s: the bot on seat %d failed", self.id, seat)
            self._failed[seat] = self.sequence
        finally:
            del self._thinking[seat]
        self._wake_bots()

    async def _wait_for_second_thoughts(self) -> None:
        """Bots act only when a person has left an action that can be taken back alone for a while."""
        sequence = NEVER
        while sequence != self.sequence:
            sequence = self.sequence
            undoable = self._table.undoable()
            if undoable is not None and self._seats[undoable].bot is None:
                await asyncio.sleep(self._grace)

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()

    # What is left of it

    def record(self) -> Record:
        """The table's record; while secrets could be read from it, only once the game is over."""
        if self._game.meta.has_secrets and self._table.actors():
            message = "the record is open once the game is over"
            raise ClosedRecordError(message)
        return self._table.record()

    def luck_info(self) -> LuckInfo:
        secret = self._stored.secret
        over = not self._table.actors()
        return LuckInfo(
            commitment=Fair.commitment(secret), public=self._stored.public, secret=secret.hex() if over else None
        )
