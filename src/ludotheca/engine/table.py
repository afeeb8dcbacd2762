"""One game being played: a state, its luck, its history and how far it can be taken back."""

from typing import Any, Final, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from ludotheca.engine.errors import GameError, NoUndoError, RecordError
from ludotheca.engine.luck import Edge, Luck, Noted, Scripted, Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.record import Record, Step
from ludotheca.engine.rules import EVERYTHING, Log, Rules, Seat
from ludotheca.engine.state import State
from ludotheca.engine.words import Refusal

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)

WORLDS_BY_CHANCE: Final = 10
"""How many positions that look the same to a seat are tried to see whether an action told it something."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Table(Generic[S, A, E, V]):
    """The session of a player, a server or a notebook with one game."""

    def __init__(self, rules: Rules[S, A, E, V], state: S, luck: Luck, start: Record) -> None:
        """A table at its first position; ``start`` is its record so far, without steps."""
        self.rules = rules
        self.state = state
        self.luck = luck
        self._start = start
        self._steps: list[Step] = []
        self._before: list[S] = []
        """The states before the last steps, back to the last luck."""
        self._told: bool | None = None
        """Whether the last step told its seat something; None as long as nobody has asked, for it takes a while."""

    @classmethod
    def new(cls, rules: Rules[S, A, E, V], seats: int, options: Options, luck: Luck) -> "Table[S, A, E, V]":
        meta = rules.meta
        meta.check_seats(seats)
        settled = meta.settle(options)
        noted = Noted(luck)
        state = rules.setup(seats, settled, noted)
        start = Record(
            game=meta.id, version=meta.version, seats=seats, options=settled, deal=tuple(noted.draws), steps=()
        )
        return cls(rules, state, luck, start)

    @property
    def seats(self) -> int:
        return self._start.seats

    @property
    def options(self) -> Options:
        return self._start.options

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def actors(self) -> list[Seat]:
        """The seats that must decide now; empty once the game is over."""
        return self.rules.actors(self.state)

    def legal(self, seat: Seat) -> list[A]:
        """What the seat may do now."""
        return [self.rules.catalogue[number] for number in self.rules.legal(self.state, self._seat(seat))]

    def explain(self, seat: Seat, action: A) -> Refusal | None:
        """The clause that forbids the action, or None if it is legal."""
        return self.rules.explain(self.state, self._seat(seat), self.rules.catalogue.number(action))

    def play(self, seat: Seat, action: A) -> list[E]:
        """Carries out the action and returns what happened; an illegal one changes nothing."""
        number = self.rules.catalogue.number(action)
        before = cast(S, self.state.clone())
        log = Log()
        noted = Noted(self.luck)
        self.rules.play(self.state, self._seat(seat), number, noted, log)
        self._steps.append(Step(seat, number, tuple(noted.draws)))
        if noted.draws:
            self._before.clear()
        else:
            self._before.append(before)
        self._told = None
        return cast(list[E], log.events)

    def _has_told(self) -> bool:
        """Whether the last step showed its seat something that it could not have foreseen from its view before.

        The game may say so. If not, other positions that look the same to the seat are taken through the same action:
        where they end up looking different, the action has told the seat something.
        """
        rules: Rules[Any, A, E, V] = self.rules
        if not rules.meta.has_secrets:
            return False
        seat, action = self._steps[-1].seat, self._steps[-1].action
        if rules.tells(self._before[-1], seat, action):
            return True
        seen_before = rules.view(self._before[-1], seat)
        seen_after = rules.view(self.state, seat)
        for luck in (Edge(is_last=False), Edge(is_last=True), *map(Seeded, range(WORLDS_BY_CHANCE))):
            imagined = rules.load(seen_before, luck)
            try:
                rules.play(imagined, seat, action, Scripted([]), None)
            except GameError:
                return True
            if rules.view(imagined, seat) != seen_after:
                return True
        return False

    def undoable(self) -> Seat | None:
        """The seat that may take back the last action: its own, as long as no luck and no secret came up.

        Once the game is over nothing is taken back, for then everything is shown.
        """
        if not self._before or not self.actors():
            return None
        if self._told is None:
            self._told = self._has_told()
        return None if self._told else self._steps[-1].seat

    def undo(self) -> None:
        """Takes back the last action."""
        if self.undoable() is None:
            raise NoUndoError(self._why_not_undo())
        self.state = self._before.pop()
        self._steps.pop()
        self._told = None

    def _why_not_undo(self) -> str:
        if not self._steps:
            return "nothing was played yet"
        return "luck or a secret has come up since" if self.actors() else "the game is over"

    def fork(self, luck: Luck) -> "Table[S, A, E, V]":
        """A table with the same past and a future of its own."""
        other = Table(self.rules, cast(S, self.state.clone()), luck, self._start)
        other._steps = self._steps.copy()
        other._before = self._before.copy()
        other._told = self._told
        return other

    def view(self, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator."""
        return self.rules.view(self.state, seat if seat is None or seat == EVERYTHING else self._seat(seat))

    def position(self) -> dict[str, Any]:
        """The whole position as plain JSON values, with names instead of numbers."""
        return position_of(self.rules, self.state)

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
        if not 0 <= seat < self.seats:
            message = f"there is no seat {seat}"
            raise GameError(message, seat=seat)
        return seat


def position_of(rules: Rules[S, A, E, V], state: S) -> dict[str, Any]:
    # By way of the text, so that what comes out is what JSON would give back.
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rules.view(state, EVERYTHING)))
    return {"game": rules.meta.id, "version": rules.meta.version, **view}


def replay(rules: Rules[S, A, E, V], table: Table[S, A, E, V], record: Record) -> list[list[E]]:
    """Plays a record's steps on a table at its start; returns what happened in each."""
    happened: list[list[E]] = []
    own_luck = table.luck
    for number, step in enumerate(record.steps):
        script = Scripted(list(step.draws))
        table.luck = script
        try:
            happened.append(table.play(step.seat, rules.catalogue[step.action]))
        except GameError as error:
            message = f"step {number}: {error}"
            raise RecordError(message, step=number) from None
        if script.left:
            message = f"step {number}: {script.left} draws were not used"
            raise RecordError(message, step=number)
    table.luck = own_luck
    outcome = table.outcome()
    if record.standing is not None and (outcome is None or outcome.scores != record.standing):
        message = f"the record says {record.standing}, the replay {None if outcome is None else outcome.scores}"
        raise RecordError(message)
    return happened
