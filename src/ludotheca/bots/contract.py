"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class Bot(ABC):
    """Chooses an action from what its seat may know."""

    name: ClassVar[str]
    looks: ClassVar[bool] = True
    """Whether it looks at the view; a bot that does not is handed None."""

    @abstractmethod
    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
        """One of the legal actions, or several in a row that are played together, such as an offer.

        ``luck`` is the bot's own, not the table's.
        """


def decide(bot: Bot, game: Game[Any, Any, Any, Any], state: Any, seat: int, luck: Luck) -> list[int]:
    """What a bot does in a state."""
    return question(bot, game, state, seat, luck)()


def question(bot: Bot, game: Game[Any, Any, Any, Any], state: Any, seat: int, luck: Luck) -> Callable[[], list[int]]:
    """What a bot is asked in a state, by any thread and later: it holds only its seat's view and the legal actions."""
    view = game.rules.view(state, seat) if bot.looks else None
    legal = game.rules.legal(state, seat)
    return lambda: bot.choose(game, view, seat, legal, luck)
