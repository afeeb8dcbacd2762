"""The contract: what a game must answer, and what it may answer."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar, cast

from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from ludotheca.engine.catalogue import Catalogue
from ludotheca.engine.choices import Choices
from ludotheca.engine.errors import IllegalActionError
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.seats import list_seats
from ludotheca.engine.state import State
from ludotheca.engine.words import Refusal, Words

Seat = int
"""A place at the table, counted clockwise from 0."""

EVERYTHING: Final = -1
"""Passed instead of a seat: the whole position, secrets included."""

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


_SPARE: Final[list[Choices]] = []
"""Reused by ``legal``. One in use is taken out, so that threads never share it."""


class Log:
    """Where the rules write what happened, if anybody is listening."""

    def __init__(self) -> None:
        self.events: list[Struct] = []

    def add(self, event: Struct) -> None:
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S, A, E, V]):
    """One game. A single stateless instance serves every table."""

    meta: ClassVar[Meta]
    catalogue: ClassVar[Catalogue]  # type: ignore[type-arg]  # a ClassVar cannot name the type variable
    phases: ClassVar[dict[str, tuple[type[Struct], ...]]]
    """Each kind of decision the game asks for, with the kinds of actions that are possible then."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The phases in which a seat answers somebody who is waiting, such as a trade or a bid; bots hurry then."""

    @abstractmethod
    def setup(self, seats: int, options: Options, luck: Luck) -> S:
        """A new game; seats and options have been checked against ``meta``."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many players there are."""

    @abstractmethod
    def acting(self, state: S) -> i64:
        """The seats that must decide now, as a bit set (see ``engine/seats.py``); empty once the game is over."""

    @abstractmethod
    def choices(self, state: S, seat: Seat, legal: Choices) -> None:
        """Adds what the seat may do now, as catalogue numbers, ascending."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        """Carries out an action taken from ``choices``, unchecked. ``play`` checks it first."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """The current phase: one of ``phases``, or ``over``."""

    @abstractmethod
    def clause(self, state: S) -> str:
        """The clause that says what is done in the current phase."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why an action of a kind that belongs to this phase is not legal; None if it is."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """The position as a seat may know it; None stands for a spectator, EVERYTHING for the whole position."""

    def views(self, state: S, seats: list[Seat | None]) -> list[V]:
        """Several views at once; a game whose views have much in common can build the shared parts once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def load(self, view: V, luck: Luck) -> S:
        """A state that looks like the view; what the view hides is dealt at random, consistently."""

    def imagine(self, state: S, seat: Seat, luck: Luck) -> S:
        """Another state that the seat cannot tell from this one: what ``load`` would deal from its view.

        A search asks for thousands of them, so a game with secrets should deal them without going through the view.
        """
        if self.meta.has_secrets:
            return self.load(self.view(state, seat), luck)
        return cast(S, state.clone())

    @abstractmethod
    def tally(self, state: S, seat: Seat | None) -> list[dict[str, int]]:
        """Each seat's points by source, as if the game ended here, as far as a seat may know them."""

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Words:
        """What is asked of an actor now."""

    @abstractmethod
    def conserved(self, state: S) -> dict[str, int]:
        """Totals that stay the same from the first position to the last."""

    def actors(self, state: S) -> list[Seat]:
        """The seats that must decide now, ascending; empty once the game is over."""
        return list_seats(self.acting(state))

    def legal(self, state: S, seat: Seat) -> list[int]:
        """What the seat may do now, as catalogue numbers, ascending."""
        try:
            found = _SPARE.pop()
        except IndexError:
            found = Choices()
        found.clear()
        self.choices(state, seat, found)
        legal = found.to_list()
        _SPARE.append(found)
        return legal

    def explain(self, state: S, seat: Seat, action: int) -> Refusal | None:
        """Why the seat may not do this now; None exactly when the action is legal."""
        asked = self.catalogue[action]
        if type(asked) not in self.phases.get(self.phase(state), ()):
            return self.due(state, seat)
        return self.refusal(state, seat, asked)

    def due(self, state: S, seat: Seat) -> Refusal:
        """What has to be done now, and by whom: the answer to a request for anything else.

        A seat that must decide gets the values of its prompt; any other is told whom it is waiting for.
        """
        clause = self.clause(state)
        actors = self.actors(state)
        if not actors:
            return Refusal(clause, "game-over")
        phase = self.phase(state)
        if seat in actors:
            return Refusal(clause, f"due-{phase}", self.prompt(state, seat).values)
        return Refusal(clause, f"wait-{phase}", {"seat": tuple(actors)})

    def hint(self, state: S, seat: Seat, action: int) -> Words | None:
        """What a legal action is certain to lead to; None if there is nothing to say.

        Its key begins with ``hint-``, or with ``warning-`` for something the player might regret.
        """
        return None

    def tells(self, state: S, seat: Seat, action: int) -> bool:
        """Whether a legal action would show its player something hidden, whatever that turns out to be.

        Such an action cannot be undone. By default every action of a game with secrets counts as one.
        """
        return self.meta.has_secrets

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as a seat or spectator may see it; None if it may not be seen at all."""
        return event

    def rounds(self, state: S) -> int:
        """The current round, counted from 1; 0 if the game has no rounds."""
        return 0

    def standing(self, state: S) -> list[int]:
        """Each seat's points, as if the game ended here."""
        return [sum(parts.values()) for parts in self.tally(state, EVERYTHING)]

    def winners(self, state: S) -> list[Seat]:
        """The seats that win if the game ends here: most points, ties shared."""
        points = self.standing(state)
        best = max(points)
        return [seat for seat in range(len(points)) if points[seat] == best]

    def check(self, state: S, seat: Seat, action: int) -> None:
        """Raises IllegalActionError unless the action is legal; the reason is only worked out if it is not."""
        if action not in self.legal(state, seat):
            refusal = self.explain(state, seat, action)
            assert refusal is not None, f"{self.catalogue[action]} is not legal, but nothing forbids it"
            raise IllegalActionError(refusal)

    def play(self, state: S, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        """Carries out an action, or raises IllegalActionError and changes nothing."""
        self.check(state, seat, action)
        self.apply(state, seat, action, luck, log)
