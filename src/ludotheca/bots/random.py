"""The bot that plays anything."""

from typing import Any

from ludotheca.bots.contract import Bot
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class RandomBot(Bot):
    """All legal actions are equally likely."""

    name = "random"
    looks = False

    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
        return [legal[luck.below(len(legal))]]
