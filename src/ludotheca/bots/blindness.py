"""Where somebody who peeked would be found out: states that a seat cannot tell apart."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from ludotheca.engine import laws
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Seeded

WALKS: Final = 8
STOPS: Final = (1, 4, 60, 200, 400)
"""How far into a game they are asked: a duel is over after eight decisions; in Catan little is hidden before fifty."""
WORLDS: Final = 3


def alike(game: Game[Any, Any, Any, Any]) -> Iterator[tuple[int, list[Any]]]:
    """Where a seat has a choice: states that it cannot tell apart, with different things hidden in each."""
    rules = game.rules
    for walk, stop in product(range(WALKS), STOPS):
        _, state = laws.wander(game, game.meta.seats[walk % 2], {}, walk, stop)
        for seat in rules.actors(state)[:2]:
            if len(rules.legal(state, seat)) > 1:
                view = rules.view(state, seat)
                others = [rules.load(view, Seeded(world)) for world in range(WORLDS)]
                yield seat, [state, *(other for other in others if other != state)]
