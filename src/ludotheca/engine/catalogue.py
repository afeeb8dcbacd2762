"""Every action of a game, typed and numbered."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar, cast

from msgspec import Struct

from ludotheca.engine.errors import UnknownActionError
from ludotheca.engine.foreign import is_whole

A = TypeVar("A", bound=Struct)


class Catalogue(Generic[A]):
    """The actions in order: an action's index is its number in logs, on the wire and for agents."""

    def __init__(self, *families: Sequence[A]) -> None:
        """Each family lists all actions of one kind; they are numbered family after family."""
        self._actions = tuple(action for family in families for action in family)
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self._firsts = {type(family[0]): self._numbers[family[0]] for family in families}

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> A:
        return self._actions[self.number(number)]

    def number(self, action: A | int) -> int:
        """An action's number; a number is returned as it is, provided there is such an action."""
        if is_whole(action):
            if not 0 <= action < len(self._actions):
                message = f"there is no action number {action}"
                raise UnknownActionError(message)
            return action
        try:
            return self._numbers[cast(A, action)]
        except (KeyError, TypeError):  # a TypeError if it is not even hashable
            message = f"the game has no action {action!r}"
            raise UnknownActionError(message) from None

    def first(self, kind: type[A]) -> int:
        """The number of the first action of a kind; the rest of its kind follow it."""
        return self._firsts[kind]
