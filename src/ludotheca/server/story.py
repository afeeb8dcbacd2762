"""What has happened at a table, as far back as a newcomer is told."""

from collections import deque
from typing import Final, NamedTuple

from ludotheca.engine.unredacted import Unredacted

LONGEST_STORY: Final = 2_000
"""How many actions. Whole games are shorter, and no table may fill the memory with what nobody reads."""


class Deed(NamedTuple):
    """One action that was not undone, with its events."""

    sequence: int
    seat: int
    events: Unredacted


class Story:
    """The last actions that were not undone."""

    def __init__(self) -> None:
        self._told: deque[Deed] = deque(maxlen=LONGEST_STORY)

    def add(self, sequence: int, seat: int, events: Unredacted) -> None:
        self._told.append(Deed(sequence, seat, events))

    def take_back(self) -> None:
        """Drops the last action, which was undone."""
        if self._told:
            self._told.pop()

    def since(self, sequence: int) -> list[Deed]:
        """What has happened from a sequence number on, in order."""
        found: list[Deed] = []
        for deed in reversed(self._told):
            if deed.sequence < sequence:
                break
            found.append(deed)
        return found[::-1]
