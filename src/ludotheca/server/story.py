"""What has happened at a table, as far back as somebody who joins is told it."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from ludotheca.server.wire import Happening

LONGEST_STORY: Final = 2_000
"""Actions. Whole games are shorter; and no table may fill the memory with what nobody reads."""


class Story:
    """The last actions that still stand, each with what it brought about, unredacted."""

    def __init__(self) -> None:
        self._told: deque[Happening] = deque(maxlen=LONGEST_STORY)

    def add(self, sequence: int, seat: int, events: Iterable[object]) -> None:
        self._told.append(Happening(sequence=sequence, seat=seat, events=tuple(events)))

    def take_back(self) -> None:
        """The last action no longer stands."""
        if self._told:
            self._told.pop()

    def since(self, sequence: int) -> list[Happening]:
        """What has happened from a sequence on, in order."""
        found: list[Happening] = []
        for happening in reversed(self._told):
            if happening.sequence < sequence:
                break
            found.append(happening)
        return found[::-1]
