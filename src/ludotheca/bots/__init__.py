"""Opponents: each is handed a view and the legal actions, never a state."""

from typing import Final

from ludotheca.bots.contract import Bot
from ludotheca.bots.greedy import GreedyBot
from ludotheca.bots.random import RandomBot
from ludotheca.engine.errors import SetupError

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


def find_bot(name: str) -> Bot:
    """A bot by its name."""
    try:
        return BOTS[name]
    except KeyError:
        message = f"there is no bot '{name}' (there are: {', '.join(BOTS)})"
        raise SetupError(message, bot=name) from None
