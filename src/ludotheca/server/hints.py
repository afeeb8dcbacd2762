"""What has been thought about for those who asked for a hint at a table, as long as its position stands."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal, TypeVar

T = TypeVar("T")

NOTHING: Final = -1


class Hints:
    """However often and by however many somebody is asked, it is thought about once."""

    def __init__(self) -> None:
        self._sequence = NOTHING
        self._thoughts: dict[tuple[str, int | None], asyncio.Task[Any]] = {}

    async def find(
        self,
        kind: Literal["advice", "chances"],
        seat: int | None,
        sequence: int,
        think: Callable[[], Coroutine[Any, Any, T]],
    ) -> T:
        """What a seat is told about the position with this sequence number, thought out if nobody has asked yet."""
        if sequence != self._sequence:
            self._sequence = sequence
            self._thoughts = {}
        thought: asyncio.Task[T] | None = self._thoughts.get((kind, seat))
        if thought is None:
            thought = self._thoughts[kind, seat] = asyncio.create_task(think())
            thought.add_done_callback(self._forget_failure)
        # Whoever leaves must not stop it for others.
        return await asyncio.shield(thought)

    def _forget_failure(self, thought: asyncio.Task[Any]) -> None:
        """It may go better next time; whoever is waiting for it gets the error."""
        if thought.cancelled() or thought.exception() is not None:
            self._thoughts = {key: other for key, other in self._thoughts.items() if other is not thought}
