"""What happened in one step, before anything has been hidden from anybody."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from ludotheca.engine.rules import Rules, Seat
from ludotheca.engine.state import State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


class Unredacted:
    """The events of a step, secrets included.

    It is neither a sequence nor a struct, so it can be neither mistaken for events nor encoded: to send events, one has
    to say to whom.
    """

    __slots__ = ("_events",)

    def __init__(self, events: Sequence[Struct]) -> None:
        self._events = tuple(events)

    def for_seat(self, rules: Rules[S, A, E, V], seat: Seat | None) -> tuple[E, ...]:
        """What a seat may see of it; None stands for a spectator."""
        seen = [rules.redact(event, seat) for event in self.in_full()]
        return tuple([event for event in seen if event is not None])

    def in_full(self) -> tuple[Any, ...]:
        """All of it, for those who may know everything: whoever plays every seat or holds the record."""
        return self._events
