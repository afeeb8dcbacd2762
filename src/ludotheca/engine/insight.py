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

    def plans(self, state: S, seat: int, legal: list[int]) -> list[list[int]]:
        """The ways to go on that a bot should weigh: few and sensible, each one action or several in a row.

        What takes several actions, such as an offer, is one plan; what leads nowhere, such as taking back what one has
        just chosen, is none. All actions of a plan but the last draw no luck, show nothing hidden, and leave the
        decision with the seat. Somebody who must decide always has a plan.
        """
        return [[action] for action in legal]
