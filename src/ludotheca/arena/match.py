"""One game between bots, each of which is shown its own view only."""

from typing import Any

from msgspec import Struct

from ludotheca.bots.contract import Bot, decide
from ludotheca.bots.luck import seat_luck
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options


class Result(Struct, frozen=True):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty if the game was stopped before its end."""
    decisions: int
    turns: int
    """How often another seat than before had to decide."""
    rounds: int
    """0 where the game has none."""


def play_match(game: Game[Any, Any, Any, Any], bots: list[Bot], options: Options, seed: int, limit: int) -> Result:
    """Plays until the game or ``limit`` decisions end it; the same seed gives the same match."""
    rules = game.rules
    luck = Seeded(seed)
    lucks = [seat_luck(seed, seat) for seat in range(len(bots))]
    state = rules.setup(len(bots), rules.meta.settle(len(bots), options), luck)
    decisions = turns = 0
    last = -1
    while (actors := rules.actors(state)) and decisions < limit:
        seat = actors[0]
        for action in decide(bots[seat], game, state, seat, lucks[seat]):
            rules.play(state, seat, action, luck, None)
            decisions += 1
        turns += seat != last
        last = seat
    winners = () if actors else tuple(rules.winners(state))
    return Result(tuple(rules.standing(state)), winners, decisions, turns, rules.rounds(state))
