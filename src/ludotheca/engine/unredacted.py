"""What happened in one step, before anybody's eyes have been taken into account."""

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

    It is no sequence and no struct, so that it can neither be taken for events nor be encoded: whoever wants to send
    events has to say to whom.
    """

    __slots__ = ("_events",)

    def __init__(self, events: Sequence[Struct]) -> None:
        self._events = tuple(events)

    def for_seat(self, rules: Rules[S, A, E, V], seat: Seat | None) -> tuple[E, ...]:
        """What a seat may see of it; None is a spectator."""
        seen = [rules.redact(event, seat) for event in self.in_full()]
        return tuple([event for event in seen if event is not None])

    def in_full(self) -> tuple[Any, ...]:
        """All of it, for whoever may know everything: one who plays every seat, or has the record."""
        return self._events
