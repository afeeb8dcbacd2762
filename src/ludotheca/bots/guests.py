"""Bots that other packages bring."""

from functools import cache
from importlib import metadata
from typing import Final

from msgspec import Struct

from ludotheca.bots.contract import Bot
from ludotheca.engine.errors import SetupError

PLUG_INS: Final = "ludotheca.bots"
"""The entry-point group in which a package offers its bots: a name for each, and what makes it."""
LONGEST_NAME: Final = 40
"""As long as a server can store."""


class Guest(Struct, frozen=True):
    """A bot that a package offers; nothing of it is imported until it is asked for."""

    name: str
    source: str
    """The package and its version, as people install it."""
    entry: metadata.EntryPoint

    def bot(self) -> Bot:
        """Raises SetupError, which names the package, if the bot cannot be made."""
        try:
            return _made(self.name, self.entry)
        except Exception as error:
            reason = str(error) or repr(error)
            message = f"the bot '{self.name}' of {self.source} cannot be used: {reason}"
            raise SetupError(message, bot=self.name) from error


@cache
def guests() -> dict[str, Guest]:
    """The bots of all packages that are installed, by name; of two with the same name the first is kept."""
    found: dict[str, Guest] = {}
    for entry in metadata.entry_points(group=PLUG_INS):
        found.setdefault(entry.name, Guest(entry.name, _source(entry), entry))
    return dict(sorted(found.items()))


@cache
def _made(name: str, entry: metadata.EntryPoint) -> Bot:
    """The same bot for everybody, as with the bots of the house: what it remembers is in its questions."""
    if not _is_name(name):
        message = f"a bot's name has at most {LONGEST_NAME} letters, digits, dashes, dots and underscores"
        raise SetupError(message)
    offered = entry.load()
    bot = offered if isinstance(offered, Bot) else offered()
    if not isinstance(bot, Bot):
        message = f"{entry.value} gives {bot!r}, which is not a ludotheca.Bot"
        raise SetupError(message)
    # Under the name by which it was asked for, so that one class can be offered under several.
    bot.name = name
    return bot


def _is_name(name: str) -> bool:
    """Seats are separated by commas, and paths have slashes."""
    return len(name) <= LONGEST_NAME and name.isascii() and all(sign.isalnum() or sign in "-._" for sign in name)


def _source(entry: metadata.EntryPoint) -> str:
    if entry.dist is None:
        return entry.value
    return f"{entry.dist.name} {entry.dist.version}"
