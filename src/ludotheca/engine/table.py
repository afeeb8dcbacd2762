"""One game being played: a state, its luck, its history and how far it can be taken back."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from ludotheca.engine.digest import position_digest
from ludotheca.engine.errors import GameError, NotLastError, NoUndoError, RecordError
from ludotheca.engine.foreign import is_whole
from ludotheca.engine.luck import MOST_STREAMS, Luck, NoLuck, Noted, Scripted
from ludotheca.engine.meta import Options
from ludotheca.engine.record import Record, Step
from ludotheca.engine.rules import EVERYTHING, Log, Rules, Seat
from ludotheca.engine.sketch import Sketch, marked, plain
from ludotheca.engine.sketch_html import to_html
from ludotheca.engine.state import State
from ludotheca.engine.unredacted import Unredacted
from ludotheca.engine.words import Refusal

if TYPE_CHECKING:  # a game makes its tables, so at run time it comes after them
    from ludotheca.engine.game import Game

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

MOST_UNDONE: Final = 100
"""How many steps can be undone at most."""
NO_LUCK: Final = NoLuck()


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Attempt(Generic[S]):
    """What a seat's actions make of a table; nothing has happened until the table takes it over."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.steps: list[Step] = []
        self.events: list[Unredacted] = []
        """What happened in each step."""
        self.streams: list[int] = []
        """What each draw was for."""
        self.is_final = False
        """Luck or something hidden has come up, so that nothing of it can be taken back."""


class Table(Generic[S, A, E, V]):
    """The session of a player, a server or a notebook with one game."""

    def __init__(
        self, game: "Game[S, A, E, V]", state: S, luck: Luck, start: Record, streams: Sequence[int] = ()
    ) -> None:
        """A table at its first position; ``start`` is its record so far, ``streams`` what each draw in it was for."""
        self.game = game
        self.rules = game.rules
        self.state = state
        self.luck = luck
        self._start = start
        self._steps: list[Step] = []
        self._drawn = [0] * MOST_STREAMS
        self._count(streams)
        self._base = cast(S, state.clone())
        """As far back as the table can go."""
        self._since_base = 0
        """How many of the last steps have led from there to here."""

    @classmethod
    def new(cls, game: "Game[S, A, E, V]", seats: int, options: Options, luck: Luck) -> "Table[S, A, E, V]":
        meta = game.meta
        settled = meta.settle(seats, options)
        noted = Noted(luck)
        state = game.rules.setup(seats, settled, noted)
        start = Record(
            game=meta.id,
            version=meta.version,
            edition=game.fingerprint,
            seats=seats,
            options=settled,
            deal=tuple(noted.draws),
            steps=(),
        )
        return cls(game, state, luck, start, noted.streams)

    def __repr__(self) -> str:
        return f"<{self.game.meta.id}, {self.seats} seats, step {len(self._steps)}: {self._whose_turn()}>"

    def __str__(self) -> str:
        """The position in characters, with the places marked where something may be done.

        It is seen by the seat that must act, so nobody reads more than that seat may know. Where several must act at
        once, or the game is over, it is what a spectator sees.
        """
        return plain(self._sketch())

    def _repr_html_(self) -> str:
        """The same in colour: Jupyter shows it for a table at the end of a cell."""
        return to_html(self._sketch())

    def _whose_turn(self) -> str:
        if (outcome := self.outcome()) is not None:
            return f"over, {_seats(outcome.winners)} won"
        return f"{_seats(self.actors())} must act"

    def _sketch(self) -> Sketch:
        match self.actors():
            case [seat]:
                return self.game.sketch(self.view(seat), marked(self.legal(seat)))
            case _:
                return self.game.sketch(self.view(None), frozenset())

    @property
    def seats(self) -> int:
        return self._start.seats

    @property
    def options(self) -> Options:
        return self._start.options

    @property
    def edition(self) -> str | None:
        """The fingerprint of the game's data files, where it has any."""
        return self._start.edition

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def drawn(self) -> tuple[int, ...]:
        """For each stream, how often luck was drawn: where luck from the same source continues."""
        return tuple(self._drawn)

    def actors(self) -> list[Seat]:
        """The seats that must decide now; empty once the game is over."""
        return self.rules.actors(self.state)

    def legal(self, seat: Seat) -> list[A]:
        """What the seat may do now."""
        return [self.rules.catalogue[number] for number in self.rules.legal(self.state, self._seat(seat))]

    def explain(self, seat: Seat, action: A | int) -> Refusal | None:
        """The clause that forbids the action, or None if it is legal."""
        return self.rules.explain(self.state, self._seat(seat), self.rules.catalogue.number(action))

    def play(self, seat: Seat, *actions: A | int) -> list[E]:
        """Carries out an action, or several of them, and returns what happened; if one is illegal, nothing does."""
        attempt = self.attempt(seat, actions)
        self.accept(attempt)
        return [event for events in attempt.events for event in events.in_full()]

    def attempt(self, seat: Seat, actions: Sequence[A | int], luck: Luck | None = None) -> Attempt[S]:
        """Tries actions one after the other on a copy.

        All but the last must be undoable: they draw no luck and show the seat nothing hidden. Otherwise, adding one
        that is refused would reveal for free what those before it would have brought.
        """
        self._seat(seat)
        if not actions:
            raise GameError("there is nothing to play")
        attempt: Attempt[S] = Attempt(cast(S, self.state.clone()))
        *first, last = actions
        number = self.rules.catalogue.number
        for action in first:
            self._try(attempt, seat, number(action), NO_LUCK)
            if attempt.is_final:
                raise NotLastError
        self._try(attempt, seat, number(last), luck or self.luck)
        return attempt

    def _try(self, attempt: Attempt[S], seat: Seat, action: int, luck: Luck) -> None:
        rules, state = self.rules, attempt.state
        rules.check(state, seat, action)
        tells = rules.meta.has_secrets and rules.tells(state, seat, action)
        log = Log()
        noted = Noted(luck)
        rules.apply(state, seat, action, noted, log)
        attempt.steps.append(Step(seat, action, tuple(noted.draws)))
        attempt.events.append(Unredacted(log.events))
        attempt.streams += noted.streams
        attempt.is_final = tells or bool(noted.draws)

    def accept(self, attempt: Attempt[S]) -> None:
        """Takes over what was tried from here; the attempt is used up."""
        self.state = attempt.state
        self._steps += attempt.steps
        self._count(attempt.streams)
        if attempt.is_final:
            self._base = cast(S, self.state.clone())
            self._since_base = 0
            return
        self._since_base += len(attempt.steps)
        while self._since_base > MOST_UNDONE:
            self._redo(self._base, self._steps[-self._since_base])
            self._since_base -= 1

    def _redo(self, state: S, step: Step) -> None:
        self.rules.apply(state, step.seat, step.action, NO_LUCK, None)

    def _count(self, streams: Sequence[int]) -> None:
        for stream in streams:
            self._drawn[stream] += 1

    def undoable(self) -> Seat | None:
        """The seat that may take back the last action: its own, as long as no luck and no secret came up.

        Once the game is over nothing can be undone, because everything has been shown.
        """
        if self._since_base == 0 or not self.actors():
            return None
        return self._steps[-1].seat

    def undo(self) -> None:
        """Takes back the last action."""
        if self.undoable() is None:
            raise NoUndoError(self.why_not_undo())
        self._steps.pop()
        self._since_base -= 1
        state = cast(S, self._base.clone())
        for number in range(len(self._steps) - self._since_base, len(self._steps)):
            self._redo(state, self._steps[number])
        self.state = state

    def why_not_undo(self) -> str:
        """Why nothing can be taken back now."""
        if not self._steps:
            return "nothing was played yet"
        return "luck or a secret has come up since" if self.actors() else "the game is over"

    def fork(self, luck: Luck) -> "Table[S, A, E, V]":
        """A table with the same past and a separate future."""
        other = Table(self.game, cast(S, self.state.clone()), luck, self._start)
        other._steps = self._steps.copy()
        other._drawn = self._drawn.copy()
        other._base = cast(S, self._base.clone())
        other._since_base = self._since_base
        return other

    def view(self, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator."""
        return self.rules.view(self.state, None if seat is None else self._seat(seat))

    def view_everything(self) -> V:
        """The whole position, secrets included."""
        return self.rules.view(self.state, EVERYTHING)

    def position(self) -> dict[str, Any]:
        """The whole position as plain JSON values, with names instead of numbers."""
        return position_of(self.rules, self.state)

    def digest(self, attempt: Attempt[S] | None = None) -> str:
        """A digest of the position, or of the one an attempt leads to."""
        if attempt is None:
            return position_digest(self.rules, self.state, self._drawn)
        drawn = [times + attempt.streams.count(stream) for stream, times in enumerate(self._drawn)]
        return position_digest(self.rules, attempt.state, drawn)

    def scores(self) -> list[int]:
        """Everybody's points, as if the game ended here."""
        return self.rules.standing(self.state)

    def outcome(self) -> Outcome | None:
        """Winners and scores once the game is over."""
        if self.actors():
            return None
        return Outcome(tuple(self.rules.winners(self.state)), tuple(self.scores()))

    def record(self) -> Record:
        """Everything needed to replay this table."""
        outcome = self.outcome()
        return msgspec.structs.replace(
            self._start, steps=self.steps, standing=None if outcome is None else outcome.scores
        )

    def _seat(self, seat: Seat) -> Seat:
        if not is_whole(seat) or not 0 <= seat < self.seats:
            message = f"there is no seat {seat!r}"
            raise GameError(message)
        return seat


def _seats(seats: Sequence[Seat]) -> str:
    *first, last = map(str, seats)
    return f"seats {', '.join(first)} and {last}" if first else f"seat {last}"


def position_of(rules: Rules[S, A, E, V], state: S) -> dict[str, Any]:
    # By way of the text, so that what comes out is what JSON would give back.
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rules.view(state, EVERYTHING)))
    return {"game": rules.meta.id, "version": rules.meta.version, **view}


def retrace(table: Table[S, A, E, V], record: Record) -> Iterator[Unredacted]:
    """Plays a record's steps on a table at its start, one by one, and tells what happened in each."""
    for number, step in enumerate(record.steps):
        script = Scripted(step.draws)
        try:
            attempt = table.attempt(step.seat, (step.action,), script)
        except GameError as error:
            message = f"step {number}: {error}"
            raise RecordError(message, step=number) from None
        if script.left:
            message = f"step {number}: {script.left} draws were not used"
            raise RecordError(message, step=number)
        table.accept(attempt)
        yield attempt.events[0]
    outcome = table.outcome()
    if record.standing is not None and (outcome is None or outcome.scores != record.standing):
        message = f"the record says {record.standing}, the replay {None if outcome is None else outcome.scores}"
        raise RecordError(message)
