"""Random play to the end, as fast as the rules allow."""

from typing import Any

from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.rules import Rules
from ludotheca.engine.seats import NO_SEATS, count_seats, nth_seat


def playout(rules: Rules[Any, Any, Any, Any], state: Any, luck: Luck, limit: int) -> int:
    """Plays random legal actions until the game ends or the limit is reached; returns how many it played."""
    legal = Choices()
    played: i64 = 0
    while played < limit:
        acting = rules.acting(state)
        if acting == NO_SEATS:
            break
        seat = nth_seat(acting, luck.below(count_seats(acting)) if acting & (acting - 1) else 0)
        legal.clear()
        rules.choices(state, seat, legal)
        rules.apply(state, seat, legal.actions[luck.below(legal.count)], luck, None)
        played += 1
    return played
