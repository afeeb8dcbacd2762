"""The bot that plays anything."""

from typing import Any

from ludotheca.bots.contract import Bot
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck


class RandomBot(Bot):
    """Any kind of action is as likely as any other, and then any action of that kind.

    Were every action as likely, a player would hardly ever pass, because there are so many bids and only one pass.
    """

    name = "random"
    looks = False

    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> int:
        kinds: dict[type[Any], list[int]] = {}
        for action in legal:
            kinds.setdefault(type(game.rules.catalogue[action]), []).append(action)
        alike = list(kinds.values())[luck.below(len(kinds))]
        return alike[luck.below(len(alike))]
