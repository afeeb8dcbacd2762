"""What a game tells the bots about a position."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheca.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC, Generic[S]):
    """How good a position looks. It only judges states that a bot imagined from its view, so it cannot leak secrets."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How well the seat is doing, in points of the game; only differences matter."""

    def plans(self, state: S, seat: int, legal: list[int]) -> list[list[int]]:
        """The lines of play that a bot should weigh: few and sensible, each one action or several in a row.

        Something that takes several actions, such as an offer, is a single plan; something that leads nowhere, such as
        taking back a choice just made, is left out. All actions of a plan but the last draw no luck, show nothing
        hidden, and leave the decision with the seat. A seat that must decide always has a plan.
        """
        return [[action] for action in legal]
