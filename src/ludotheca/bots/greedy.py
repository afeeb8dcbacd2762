"""The bot that looks one plan ahead and takes what its game's insight likes best."""

from typing import Any, Final

from ludotheca.bots.contract import Bot, Question
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Noted

TRIES: Final = 4
"""How many times a plan that draws luck is tried."""


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, question: Question) -> list[int]:
        game, seat, legal, luck = question.game, question.seat, question.legal, question.luck
        if len(legal) == 1:
            return legal
        state = game.rules.load(question.view, luck)
        plans = game.insight.plans(state, seat, legal)
        if len(plans) == 1:
            return plans[0]
        best = plans[0]
        best_value = float("-inf")
        for plan in plans:
            value = self._expected(game, state, seat, plan, luck)
            if value > best_value:
                best, best_value = plan, value
        return best

    def _expected(self, game: Game[Any, Any, Any, Any], state: Any, seat: int, plan: list[int], luck: Luck) -> float:
        total = 0.0
        for tries in range(1, TRIES + 1):
            after = state.clone()
            noted = Noted(luck)
            for action in plan:
                game.rules.apply(after, seat, action, noted, None)
            total += game.insight.value(after, seat)
            if not noted.draws:
                return total / tries
        return total / TRIES
