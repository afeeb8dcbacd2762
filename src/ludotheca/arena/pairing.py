"""Seat-balanced games: in each block everyone sits everywhere, with the same luck at the table."""

from time import perf_counter

from msgspec import Struct, field

from ludotheca.arena.match import play_match
from ludotheca.arena.simulate import Plan
from ludotheca.bots import find_bot
from ludotheca.bots.referee import Fault, merged
from ludotheca.library import load


class Played(Struct, frozen=True, kw_only=True):
    """One game of an arena, as it is kept; whatever is told by seat is in the order of the seats."""

    number: int
    """Counted from 0. Together with the plan it says everything about the game."""
    block: int
    """The games of a block differ only in who sits where."""
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty if the game was stopped early."""
    decisions: int
    turns: int
    rounds: int
    asked: tuple[int, ...]
    thinking: tuple[float, ...]
    """In seconds."""
    seconds: float
    """How long the whole game took."""
    faults: dict[str, Fault] = field(default_factory=dict)
    """By name: the bots that lost decisions to the stand-in."""


def arrangements(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ways to sit, each turned by one seat, without those that repeat others because a bot sits there twice."""
    return list(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))


def round_up(plan: Plan) -> int:
    """The number of games, with the last block complete."""
    block = len(arrangements(plan.bots))
    return -(-plan.games // block) * block


def play_number(plan: Plan, number: int) -> Played:
    """One game of the arena."""
    ways = arrangements(plan.bots)
    block, turn = divmod(number, len(ways))
    game = load(plan.game)
    limit = game.meta.most_steps if plan.limit is None else plan.limit
    started = perf_counter()
    # As for simulations: the seeds of neighbouring plans must not overlap.
    seed = (plan.seed << 64) + block
    result = play_match(game, [find_bot(name) for name in ways[turn]], plan.options, seed, limit)
    return Played(
        number=number,
        block=block,
        bots=ways[turn],
        scores=result.scores,
        winners=result.winners,
        decisions=result.decisions,
        turns=result.turns,
        rounds=result.rounds,
        asked=result.asked,
        thinking=result.thinking,
        seconds=round(perf_counter() - started, 6),
        faults=merged((ways[turn][seat], fault) for seat, fault in result.faults.items()),
    )
