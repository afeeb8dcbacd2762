"""Whether something learned plays well, tried out at first sight, where mistakes of judgement show at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from ludotheca.arena.match import play_match
from ludotheca.arena.pairing import arrangements
from ludotheca.bots import find_bot
from ludotheca.engine.game import Game
from ludotheca.games.learned import Learned

TAUGHT: Final = "level-3@1+learned"
"""With a single iteration, whatever looks best at first sight is played."""
UNTAUGHT: Final = "level-3@1+by-hand"
TABLES: Final = (2, 3)
"""How many seats the tables have, as far as the game allows; the taught bot sits there alone."""


def try_out(game: Game[Any, Any, Any, Any], learned: Learned, games: int, seed: int) -> float:
    """How often the taught bot wins, as a multiple of its equal share; more than one is better than by hand."""
    fewest, most = game.meta.seats
    tables = [seats for seats in TABLES if fewest <= seats <= most] or [fewest]
    won = 0.0
    played = 0
    with judging_by(game, learned):
        for block in range(max(1, games // sum(tables))):
            for seats in tables:
                for bots in arrangements((TAUGHT, *(UNTAUGHT,) * (seats - 1))):
                    sat = [find_bot(name) for name in bots]
                    result = play_match(game, sat, {}, seed + block, game.meta.most_steps)
                    winners = result.winners or range(seats)
                    won += seats * (bots.index(TAUGHT) in winners) / len(winners)
                    played += 1
    return won / played


@contextmanager
def judging_by(game: Game[Any, Any, Any, Any], learned: Learned) -> Iterator[None]:
    """In here the game judges by what has just been learned."""
    insight = game.insight
    before = insight.learned, insight.slopes
    insight.learned, insight.slopes = learned.value(insight.encoder), learned.slopes
    try:
        yield
    finally:
        insight.learned, insight.slopes = before
