"""The contract: what a game must answer, and what it may."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

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
"""Asked for instead of a seat: the whole position, secrets included."""

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


_SPARE: Final[list[Choices]] = []
"""For whoever asks for a list; one in use is not in here, so that threads do not meet."""


class Log:
    """Where the rules write what happened, if anybody listens."""

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
    """What has to be decided at different times, each with the kinds of actions that have a place then."""

    @abstractmethod
    def setup(self, seats: int, options: Options, luck: Luck) -> S:
        """A new game; seats and options have been checked against ``meta``."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many play."""

    def acting(self, state: S) -> i64:
        """The seats that must decide now, as a set of bits (see ``engine/seats.py``); none once the game is over."""
        raise NotImplementedError

    def choices(self, state: S, seat: Seat, legal: Choices) -> None:
        """Adds what the seat may do now, as catalogue numbers, ascending."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        """Carries out an action that was taken from ``choices``. ``play`` is the checked form."""

    @abstractmethod
    def phase(self, state: S) -> str:
        """The phase that is on: one of ``phases``, or ``over``."""

    @abstractmethod
    def clause(self, state: S) -> str:
        """The clause that says what is done in the phase that is on."""

    @abstractmethod
    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why an action whose kind has a place in this phase is not legal; None if it is."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """The position as a seat may know it; None is a spectator, EVERYTHING the whole of it."""

    def views(self, state: S, seats: list[Seat | None]) -> list[V]:
        """The same for several at once; a game whose views have much in common builds that only once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def load(self, view: V, luck: Luck) -> S:
        """A state that looks like the view; what the view hides is dealt at random, consistently."""

    @abstractmethod
    def tally(self, state: S, seat: Seat | None) -> list[dict[str, int]]:
        """Each seat's points by where they come from, as if the game ended here, as far as a seat may know them."""

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
        """What has to be done now, and by whom: the answer to whoever asks for anything else.

        For those who must decide it has the values of their prompt, for all others it says whom they wait for.
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
        """What a legal action will bring, as far as it is certain; None if there is nothing to say.

        Its key begins with ``hint-``, or with ``warning-`` for what somebody might regret.
        """
        return None

    def tells(self, state: S, seat: Seat, action: int) -> bool:
        """Whether a legal action would show its player something hidden, whatever that turns out to be.

        What is told cannot be taken back. Where a game with secrets does not say, every action tells.
        """
        return self.meta.has_secrets

    def redact(self, event: E, seat: Seat | None) -> E | None:
        """The event as a seat or spectator may see it; None if it may not be seen at all."""
        return event

    def rounds(self, state: S) -> int:
        """The round that is going on, counted from 1; 0 where a game has none."""
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
        """Raises IllegalActionError unless the action is legal; only then is it looked up by what it is."""
        if action not in self.legal(state, seat):
            refusal = self.explain(state, seat, action)
            assert refusal is not None, f"{self.catalogue[action]} is not legal, and nothing forbids it"
            raise IllegalActionError(refusal)

    def play(self, state: S, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        """Carries out an action, or raises IllegalActionError and changes nothing."""
        self.check(state, seat, action)
        self.apply(state, seat, action, luck, log)
