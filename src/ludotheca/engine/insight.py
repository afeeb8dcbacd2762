"""What a game tells the bots about a position."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheca.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC, Generic[S]):
    """How good a position looks. It judges states a bot imagined from its view, so it cannot tell secrets."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """How well the seat stands, in points of the game; only differences matter."""

    def is_worth_trying(self, action: int) -> bool:
        """Whether a bot should look at a legal action; not if that only takes back what it has just chosen.

        A bot that did would choose the same again, and so for ever.
        """
        return True
