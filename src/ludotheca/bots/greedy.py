"""The bot that looks one action ahead and takes what its game's insight likes best."""

from typing import Any, Final

from ludotheca.bots.contract import Bot
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Noted

TRIES: Final = 4
"""How often an action that draws luck is tried."""


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, game: Game[Any, Any, Any, Any], view: Any, seat: int, legal: list[int], luck: Luck) -> int:
        worthy = [action for action in legal if game.insight.is_worth_trying(action)] or legal
        if len(worthy) == 1:
            return worthy[0]
        state = game.rules.load(view, luck)
        best = worthy[0]
        best_value = float("-inf")
        for action in worthy:
            value = self._expected(game, state, seat, action, luck)
            if value > best_value:
                best, best_value = action, value
        return best

    def _expected(self, game: Game[Any, Any, Any, Any], state: Any, seat: int, action: int, luck: Luck) -> float:
        total = 0.0
        for tries in range(1, TRIES + 1):
            after = state.clone()
            noted = Noted(luck)
            game.rules.apply(after, seat, action, noted, None)
            total += game.insight.value(after, seat)
            if not noted.draws:
                return total / tries
        return total / TRIES
