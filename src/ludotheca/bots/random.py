"""The bot that plays anything."""

from ludotheca.bots.contract import Bot, Question


class RandomBot(Bot):
    """All legal actions are equally likely."""

    name = "random"
    looks = False

    def choose(self, question: Question) -> list[int]:
        return [question.legal[question.luck.below(len(question.legal))]]
