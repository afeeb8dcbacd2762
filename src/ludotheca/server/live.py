"""One table in play: its game, the people who watch it, and the bots that think for it."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from ludotheca.bots import STAND_IN
from ludotheca.bots.advice import Suggestion
from ludotheca.engine.errors import NoUndoError
from ludotheca.engine.luck import Fair
from ludotheca.engine.record import Record
from ludotheca.library import load
from ludotheca.server.failures import (
    ClosedRecordError,
    FullTableError,
    NoHintsError,
    NothingToDecideError,
    NotSeatedError,
    SeatTakenError,
    StaleError,
    UnknownSeatError,
)
from ludotheca.server.folding import Folded, fold
from ludotheca.server.hints import Hints
from ludotheca.server.scenes import Scenes
from ludotheca.server.store import ConflictError, Entry, Store, StoredTable
from ludotheca.server.trials import Source, Trials
from ludotheca.server.wire import LuckInfo, Reason, SeatInfo, TableInfo
from ludotheca.server.workers import Question, Workers

LOGGER: Final = logging.getLogger(__name__)
NEVER: Final = -1
MOST_WAITING: Final = 1_000
"""How many messages may wait for somebody to read them."""
LONGEST_LOG: Final = 50_000
"""Lines that a table's log may have; a long game has a thousand or two."""


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Listener:
    """Somebody who watches a table, with the seats whose keys they have shown."""

    def __init__(self, keys: Sequence[str], *, wants_sketch: bool = False) -> None:
        self.digests = {digest(key) for key in keys}
        self.wants_sketch = wants_sketch
        self.messages: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.known = NEVER
        """The sequence of the last scene sent."""
        self.thinking: dict[type, asyncio.Task[None]] = {}
        """By the kind of question: what is being thought about for it."""
        self.is_lost = False
        """Too much is waiting to be read, so it is dropped; its page will reconnect and get everything again."""

    def send(self, text: str) -> None:
        try:
            self.messages.put_nowait(text)
        except asyncio.QueueFull:
            self.is_lost = True


class LiveTable:
    def __init__(
        self, stored: StoredTable, folded: Folded, store: Store, workers: Workers, trials: Trials, grace: float
    ) -> None:
        """``grace`` is how many seconds bots wait while a person can still take an action back."""
        self.id = stored.id
        self._game = load(stored.game)
        self._store = store
        self._workers = workers
        self._trials = trials
        self._grace = grace
        self._lock = asyncio.Lock()
        self._listeners: set[Listener] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._failed: dict[int, int] = {}
        """By seat: at which sequence its bot failed, which then waits until something changes or somebody comes."""
        self._undone_at = NEVER
        self._asked: dict[int, tuple[int, list[int]]] = {}
        """By seat: since which sequence it is asked the same, and what it may answer."""
        self._take(stored, folded)

    def _take(self, stored: StoredTable, folded: Folded) -> None:
        self._secret = stored.secret
        self._public = stored.public
        self._is_foreign = stored.position is not None
        """From an imported position."""
        self._has_hints = stored.hints
        self._hints = Hints()
        self._seats = list(stored.seats)
        self._table, self._story, self.sequence = folded
        self._ask(by=None)

    def _source(self) -> Source:
        # An action that drew luck is never undone, so what has been drawn is what stands in the log.
        return Source(self._secret, self._public, self._table.drawn)

    def _ask(self, by: int | None) -> None:
        """Notes what each seat is asked now; ``by`` is the seat that has just acted."""
        rules, state = self._table.rules, self._table.state
        for seat in range(self._table.seats):
            legal = rules.legal(state, seat)
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
            edition=self._table.edition,
            options=self._table.options,
            seats=self.seat_infos(),
            commitment=Fair.commitment(self._secret),
            hints=self._has_hints,
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
            try:
                await self._store.seat(self.id, seat, name, digest(key))
            except ConflictError:
                # Another server has given it away.
                await self._read_again()
                message = f"seat {seat} is taken"
                raise SeatTakenError(message, seat=seat) from None
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
        for task in listener.thinking.values():
            task.cancel()

    @property
    def is_idle(self) -> bool:
        return not self._listeners and not self._thinking

    def _tell_all(self) -> None:
        self._tell(*self._listeners)

    def _tell(self, *listeners: Listener) -> None:
        held = {listener: tuple(self._held(listener)) for listener in listeners}
        asked = [self._asked[seat] for seat in range(self._table.seats)]
        watching = {seat for seats in held.values() for seat in seats or (None,)}
        scenes = Scenes(self._table, self.sequence, self.seat_infos(), asked, self._story, watching)
        for listener, seats in held.items():
            anew = listener.known == NEVER or listener.known <= self._undone_at
            since = 0 if anew else listener.known
            listener.known = self.sequence
            listener.send(scenes.text(seats, since, anew=anew, sketched=listener.wants_sketch))

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
        self._check_room(len(actions))
        source = self._source()
        if self._is_foreign:
            await self._trials.actions(self._table, source, seat, actions)
        attempt = self._table.attempt(seat, actions, source.luck())
        *before, last = [Entry("play", step.seat, step.action, step.draws) for step in attempt.steps]
        await self._append([*before, last._replace(digest=self._table.digest(attempt))])
        for number, events in enumerate(attempt.events):
            self._story.add(self.sequence + number, seat, events)
        self.sequence += len(actions)
        self._table.accept(attempt)
        self._moved_on(by=seat)

    def _check_room(self, lines: int) -> None:
        if self.sequence + lines > LONGEST_LOG:
            message = f"{LONGEST_LOG:,} things have been done at this table, and it takes no more"
            raise FullTableError(message)

    async def undo(self, listener: Listener, seat: int, sequence: int) -> int:
        async with self._lock:
            self._check_seated(listener, seat)
            if sequence != self.sequence:
                message = f"the table is at {self.sequence}, not at {sequence}"
                raise StaleError(message, sequence=self.sequence)
            undoable = self._table.undoable()
            if undoable is None:
                raise NoUndoError(self._table.why_not_undo())
            if undoable != seat:
                message = "only whoever acted last can take it back"
                raise NotSeatedError(message, seat=seat)
            self._check_room(1)
            undone = self._table.fork(self._table.luck)
            undone.undo()
            await self._append([Entry("undo", seat, digest=undone.digest())])
            self._table = undone
            self._story.take_back()
            self._undone_at = self.sequence
            self.sequence += 1
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
        folded = await asyncio.to_thread(fold, stored)
        self._take(stored, folded)
        self._undone_at = self.sequence
        self._tell_all()

    def _moved_on(self, by: int) -> None:
        self._ask(by)
        self._tell_all()
        self._wake_bots()

    def why(self, listener: Listener, seat: int, actions: Sequence[int]) -> tuple[Reason, ...]:
        self._check_seated(listener, seat)
        table = self._table
        return tuple(Reason(action=action, refusal=table.explain(seat, action)) for action in actions)

    # Hints

    async def advice(self, listener: Listener, seat: int) -> tuple[int, tuple[Suggestion, ...]]:
        """What the house would do at a seat, and the sequence that it is about."""
        self._check_hints()
        self._check_seated(listener, seat)
        if seat not in self._table.actors():
            message = f"seat {seat} has nothing to decide"
            raise NothingToDecideError(message, seat=seat)
        sequence, (_, legal), view = self.sequence, self._asked[seat], self._seen_by(seat)
        think = partial(self._workers.suggestions, self._game.meta.id, view, seat, legal)
        return sequence, await self._hints.find("advice", seat, sequence, think)

    async def chances(self, listener: Listener, seat: int | None) -> tuple[int, tuple[float, ...]]:
        """Who is likely to win, as far as a seat or a spectator can know, and the sequence that it is about."""
        self._check_hints()
        if seat is not None:
            self._check_seated(listener, seat)
        sequence, view = self.sequence, self._seen_by(seat)
        think = partial(self._workers.chances, self._game.meta.id, view)
        return sequence, await self._hints.find("chances", seat, sequence, think)

    def _check_hints(self) -> None:
        if not self._has_hints:
            raise NoHintsError("there are no hints at this table")

    def _seen_by(self, seat: int | None) -> bytes:
        """All that leaves this process when somebody thinks for a seat."""
        return msgspec.json.encode(self._table.view(seat))

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
            question = Question(game=self._game.meta.id, view=self._seen_by(seat), seat=seat, legal=legal, bot=bot)
            if legal:
                await self._play_answer(question, since)
        except StaleError:
            LOGGER.info("table %s: another server has played on it", self.id)
        except Exception:
            # Nobody awaits this task; without a word in the log the table would just stand still.
            LOGGER.exception("table %s: the bot on seat %d failed", self.id, seat)
            self._failed[seat] = self.sequence
        finally:
            del self._thinking[seat]
        self._wake_bots()

    async def _play_answer(self, question: Question, since: int) -> None:
        try:
            actions = await self._workers.answer(question)
            async with self._lock:
                # Somebody may have taken back what the bot was thinking about.
                if self._asked[question.seat] == (since, question.legal):
                    await self._play(question.seat, actions)
        except StaleError:
            raise
        except Exception:
            if question.bot == STAND_IN:
                raise
            # Other packages bring bots too; whatever goes wrong in one of them, the game goes on.
            LOGGER.exception("table %s: %s decides for the bot '%s'", self.id, STAND_IN, question.bot)
            await self._play_answer(msgspec.structs.replace(question, bot=STAND_IN), since)

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
        over = not self._table.actors()
        return LuckInfo(
            commitment=Fair.commitment(self._secret),
            public=self._public,
            secret=self._secret.hex() if over else None,
        )
