"""The players of the installed Catanatron, and those of a checkout that somebody names."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import catanatron.players
from catanatron import Player
from catanatron.models import player as basic

from ludotheca.engine.errors import SetupError

CANNOT_PLAY: Final = "HumanPlayer"
"""It asks at the keyboard."""


def installed() -> dict[str, Callable[[Any], Any]]:
    """What makes each player of the package, given a colour; ``WeightedRandomPlayer`` is called weighted-random."""
    modules = [basic]
    for found in pkgutil.iter_modules(catanatron.players.__path__, "catanatron.players."):
        with suppress(ImportError):  # some need packages that Catanatron itself does not install
            modules.append(importlib.import_module(found.name))
    return {
        _called(name): kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Player)
        and kind is not Player
        and name != CANNOT_PLAY
        and kind.__module__ == module.__name__
    }


def _called(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name.removesuffix("Player")).lower()


def find_opponent(name: str) -> Callable[[Any], Any]:
    """By its name in the package, or as MODULE:CLASS from anywhere that Python finds."""
    if ":" not in name:
        players = installed()
        if name not in players:
            message = f"the installed Catanatron has no player '{name}', only {', '.join(sorted(players))}"
            raise SetupError(message)
        return players[name]
    module, _, kind = name.partition(":")
    try:
        found: Callable[[Any], Any] = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        message = f"there is no player '{name}': {error}"
        raise SetupError(message) from None
    return found
