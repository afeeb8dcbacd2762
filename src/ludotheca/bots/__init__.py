"""Opponents: each is handed a view and the legal actions, never a state."""

from typing import Final

from msgspec import Struct

from ludotheca.bots.contract import Bot
from ludotheca.bots.greedy import GreedyBot
from ludotheca.bots.guests import guests
from ludotheca.bots.levels import LEVELS, with_setting
from ludotheca.bots.program import ProgramBot, is_program
from ludotheca.bots.random import RandomBot
from ludotheca.engine.errors import SetupError

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), *LEVELS)}
"""Those of the house."""
FAVOURITE: Final = "level-3"
"""Whom a visitor meets who has not chosen."""
STAND_IN: Final = FAVOURITE
"""Who decides for a bot that crashes, answers nonsense or thinks too long."""
YARDSTICK: Final = GreedyBot.name
"""Others are measured against it; between the levels, a visitor does not need it."""


class Offer(Struct, frozen=True):
    """A bot that can be chosen by name, in words."""

    name: str
    source: str
    """The package that brings it; empty for those of the house."""
    about: str
    """What it says about itself; the house's own are described in its texts."""
    problem: str = ""
    """Why it cannot be used."""


def offers() -> list[Offer]:
    """All bots: those of the house, then those of other packages, of which any may be broken."""
    found = [Offer(name, "", bot.about) for name, bot in BOTS.items()]
    for guest in guests().values():
        if guest.name in BOTS:
            problem = f"the bot '{guest.name}' of {guest.source} cannot be used: the house has one of that name"
            found.append(Offer(guest.name, guest.source, "", problem))
            continue
        try:
            found.append(Offer(guest.name, guest.source, guest.bot().about))
        except SetupError as error:
            found.append(Offer(guest.name, guest.source, "", str(error)))
    return found


def lobby() -> list[Offer]:
    """Those from which a visitor chooses: all that work, without the yardstick."""
    return [offer for offer in offers() if not offer.problem and offer.name != YARDSTICK]


def known_bot(name: str) -> Bot:
    """A bot of the house or of an installed package. Whoever may not start programs here is given these only."""
    if name in BOTS:
        return BOTS[name]
    if name in guests():
        return guests()[name].bot()
    known = dict.fromkeys((*BOTS, *guests()))
    message = f"there is no bot '{name}' (there are: {', '.join(known)})"
    raise SetupError(message, bot=name)


def find_bot(name: str) -> Bot:
    """A bot by its name, a level with a setting (``level-5@0.3s``), or the program at a path (``./mybot``)."""
    is_known = name in BOTS or name in guests()
    if not is_known and is_program(name):
        return ProgramBot(name)
    return with_setting(name) or known_bot(name)
