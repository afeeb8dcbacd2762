"""Where the rules write what a seat may do."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

_ROOM: Final = 64
"""Enough for most decisions; it grows for the rest."""


@final
class Choices:
    """Catalogue numbers in a reusable array, so that asking what is legal allocates nothing."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0] * _ROOM)
        """Only the first ``count`` entries mean anything."""
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count == len(self.actions):
            self.actions = append(self.actions, action)
        else:
            self.actions[self.count] = action
        self.count += 1

    def add_run(self, first: i64, count: i64) -> None:
        """Actions that follow one another in the catalogue."""
        while self.count + count > len(self.actions):
            self.actions = append(self.actions, 0)
        for place in range(count):
            self.actions[self.count + place] = first + place
        self.count += count

    def clear(self) -> None:
        self.count = 0

    def to_list(self) -> list[int]:
        return [self.actions[place] for place in range(self.count)]
