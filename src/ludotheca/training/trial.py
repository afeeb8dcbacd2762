"""Whether something learned plays well: in the search that is to use it, which foretelling well does not ensure."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, Final

from msgspec import Struct

from ludotheca.arena.jobs import HERE, run
from ludotheca.arena.match import play_match
from ludotheca.arena.pairing import arrangements
from ludotheca.bots import find_bot
from ludotheca.engine.game import Game
from ludotheca.games.learned import Learned
from ludotheca.library import load

TAUGHT: Final = "level-3+learned"
UNTAUGHT: Final = "level-3+by-hand"
TABLES: Final = (2, 3)
"""How many seats the tables have, as far as the game allows; the taught bot sits there alone."""
LONGEST: Final = 5_000
"""After so many decisions, ten times what a game needs, nobody has won."""


class Trial(Struct, frozen=True):
    """One game."""

    game: str
    learned: Learned
    bots: tuple[str, ...]
    seed: int


def try_out(
    game: Game[Any, Any, Any, Any],
    learned: Learned,
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    on: str = HERE,
) -> float:
    """How often the taught bot wins, as a multiple of its equal share; more than one is better than by hand."""
    fewest, most = game.meta.seats
    tables = [seats for seats in TABLES if fewest <= seats <= most] or [fewest]
    trials = [
        Trial(game.meta.id, learned, bots, seed + block)
        for block in range(max(1, games // sum(tables)))
        for seats in tables
        for bots in arrangements((TAUGHT, *(UNTAUGHT,) * (seats - 1)))
    ]
    with closing(run(sit, trials, workers=workers, on=on)) as wins:
        return sum(wins) / len(trials)


def sit(trial: Trial) -> float:
    """What the taught bot wins of a game, as a multiple of its equal share."""
    game, seats = load(trial.game), len(trial.bots)
    with judging_by(game, trial.learned):
        result = play_match(game, [find_bot(name) for name in trial.bots], {}, trial.seed, LONGEST)
    if trial.bots.index(TAUGHT) not in result.winners:
        return 0.0
    return seats / len(result.winners)


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
