"""What has happened at a table, as far back as somebody who joins is told it."""

from collections import deque
from typing import Final, NamedTuple

from ludotheca.engine.unredacted import Unredacted

LONGEST_STORY: Final = 2_000
"""Actions. Whole games are shorter; and no table may fill the memory with what nobody reads."""


class Deed(NamedTuple):
    """One action that still stands, with what it brought about."""

    sequence: int
    seat: int
    events: Unredacted


class Story:
    """The last actions that still stand."""

    def __init__(self) -> None:
        self._told: deque[Deed] = deque(maxlen=LONGEST_STORY)

    def add(self, sequence: int, seat: int, events: Unredacted) -> None:
        self._told.append(Deed(sequence, seat, events))

    def take_back(self) -> None:
        """The last action no longer stands."""
        if self._told:
            self._told.pop()

    def since(self, sequence: int) -> list[Deed]:
        """What has happened from a sequence on, in order."""
        found: list[Deed] = []
        for deed in reversed(self._told):
            if deed.sequence < sequence:
                break
            found.append(deed)
        return found[::-1]
