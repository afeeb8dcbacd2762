"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class Bot(ABC):
    """Chooses an action from what its seat may know."""

    name: ClassVar[str]
    looks: ClassVar[bool] = True
    """Whether it wants to see the view; one that does not is handed None."""

    @abstractmethod
    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
        """One of the legal actions, or several that follow one another and are played at once, such as an offer.

        ``luck`` is the bot's own, not the table's.
        """


def decide(bot: Bot, game: Game[Any, Any, Any, Any], state: Any, seat: int, luck: Luck) -> list[int]:
    """What a bot does at a state, of which it is shown its seat's view and the legal actions."""
    view = game.rules.view(state, seat) if bot.looks else None
    return bot.choose(game, view, seat, game.rules.legal(state, seat), luck)
