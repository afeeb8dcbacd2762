"""One game between bots, each of which sees only its own view."""

from typing import Any, Final

from msgspec import Struct, field

from ludotheca.bots.contract import Bot, Budget
from ludotheca.bots.referee import Fault, Referee
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options

UNHURRIED: Final = Budget(counts_work=True)
"""Nobody waits for an answer here, so what else the machine does must not make a bot weaker."""


class Result(Struct, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty if the game was stopped early."""
    decisions: int
    turns: int
    """How often the decision passed to a different seat."""
    rounds: int
    """0 if the game has no rounds."""
    asked: tuple[int, ...] = ()
    """How often each seat was asked; several actions that belong together are one answer."""
    thinking: tuple[float, ...] = ()
    """The seconds that each seat took for its answers."""
    faults: dict[int, Fault] = field(default_factory=dict)
    """By seat: the bots that lost decisions to the stand-in."""


def play_match(game: Game[Any, Any, Any, Any], bots: list[Bot], options: Options, seed: int, limit: int) -> Result:
    """Plays until the game ends or ``limit`` decisions are made; the same seed gives the same match.

    A bot that crashes, answers nonsense or thinks too long loses that decision to a stand-in, and the game goes on.
    """
    rules = game.rules
    luck = Seeded(seed)
    referees = [Referee(bot, game, seat, seed, budget=UNHURRIED) for seat, bot in enumerate(bots)]
    state = rules.setup(len(bots), rules.meta.settle(len(bots), options), luck)
    decisions = turns = 0
    last = -1
    while (actors := rules.actors(state)) and decisions < limit:
        seat = actors[0]
        for action in referees[seat].decide(state):
            rules.play(state, seat, action, luck, None)
            decisions += 1
        turns += seat != last
        last = seat
    return Result(
        scores=tuple(rules.standing(state)),
        winners=() if actors else tuple(rules.winners(state)),
        decisions=decisions,
        turns=turns,
        rounds=rules.rounds(state),
        asked=tuple(referee.asked for referee in referees),
        thinking=tuple(round(referee.seconds, 6) for referee in referees),
        faults={seat: referee.fault for seat, referee in enumerate(referees) if referee.fault},
    )
