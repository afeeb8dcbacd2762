"""The bot that plays anything."""

from typing import Any

from ludotheca.bots.contract import Bot
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class RandomBot(Bot):
    name = "random"
    looks = False

    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> int:
        return legal[luck.below(len(legal))]
