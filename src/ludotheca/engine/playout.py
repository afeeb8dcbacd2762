"""Random play to the end, as fast as the rules allow."""

from typing import Any

from ludotheca.engine.luck import Luck
from ludotheca.engine.rules import Rules


def playout(rules: Rules[Any, Any, Any, Any], state: Any, luck: Luck, limit: int) -> int:
    """Plays random legal actions until the game or the limit ends, and returns how many it played."""
    played = 0
    while played < limit:
        actors = rules.actors(state)
        if not actors:
            break
        seat = actors[luck.below(len(actors))] if len(actors) > 1 else actors[0]
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[luck.below(len(legal))], luck, None)
        played += 1
    return played
