"""Games in Catanatron's engine between one of our bots and copies of one of its players."""

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from catanatron import Color, Game
from msgspec import Struct

import ludotheca
from benchmarks.mirror import allowed_map
from benchmarks.opponents import find_opponent
from benchmarks.seated import Seated
from ludotheca.arena.statistics import wilson

FEWEST, MOST = 2, 4
APART: Final = 1_000_000
"""The seeds of leagues lie so far apart."""


class Contest(Struct, frozen=True):
    """One game to be played; it says everything about it, if our bot does not think by the clock."""

    ours: str
    theirs: str
    players: int
    seed: int
    number: int
    """Counted from 0. As many games in a row as there are players differ only in where ours sits."""


class Outcome(Struct, frozen=True):
    """What came of a game."""

    contest: Contest
    seat: int
    """Where ours sat."""
    winner: int | None
    """None if Catanatron stopped the game after its thousand turns."""
    points: tuple[int, ...]
    turns: int
    decisions: int
    overruled: int
    unmirrored: int
    thinking: float
    seconds: float


class Row(Struct, frozen=True):
    """One of ours against one of theirs."""

    ours: str
    theirs: str
    games: int
    wins: int
    unfinished: int
    share: float
    """Of the games won; one that was stopped counts as shared by everybody."""
    low: float
    high: float
    """Wilson's 95 % interval."""
    mean_points: float
    mean_turns: float
    decisions: int
    overruled: int
    unmirrored: int
    ms_per_decision: float


def play(contest: Contest) -> Outcome:
    """Plays one game."""
    block, turn = divmod(contest.number, contest.players)
    seed = 1 + contest.seed * APART + block  # 0 means any seed to Catanatron
    colors = list(Color)[: contest.players]
    make = find_opponent(contest.theirs)
    ours = Seated(colors[turn], ludotheca.find_bot(contest.ours), seed)
    started = perf_counter()
    # Catanatron seats its players by the seed, so from game to game of a block ours moves on to another seat.
    game = Game([ours if color is ours.color else make(color) for color in colors], seed, catan_map=allowed_map(seed))
    game.play(decide_fn=_decide)
    state, winner = game.state, game.winning_color()
    return Outcome(
        contest=contest,
        seat=state.color_to_index[ours.color],
        winner=None if winner is None else state.color_to_index[winner],
        points=tuple(state.player_state[f"P{seat}_ACTUAL_VICTORY_POINTS"] for seat in range(contest.players)),
        turns=state.num_turns,
        decisions=ours.tally.decisions,
        overruled=ours.tally.overruled,
        unmirrored=ours.tally.unmirrored,
        thinking=round(ours.tally.thinking, 4),
        seconds=round(perf_counter() - started, 4),
    )


def _decide(player: Any, game: Any, actions: list[Any]) -> Any:
    """Catanatron lists some actions in an order that changes from process to process; sorted, a seed is a game."""
    return player.decide(game, sorted(actions, key=str))


def sum_up(ours: str, theirs: str, outcomes: Sequence[Outcome]) -> Row:
    """What the games of two say; there is at least one."""
    games = len(outcomes)
    wins = sum(one.winner == one.seat for one in outcomes)
    shared = sum(1 / one.contest.players for one in outcomes if one.winner is None)
    low, high = wilson(wins + shared, games)
    decisions = sum(one.decisions for one in outcomes)
    return Row(
        ours=ours,
        theirs=theirs,
        games=games,
        wins=wins,
        unfinished=sum(one.winner is None for one in outcomes),
        share=round((wins + shared) / games, 4),
        low=round(low, 4),
        high=round(high, 4),
        mean_points=round(sum(one.points[one.seat] for one in outcomes) / games, 2),
        mean_turns=round(sum(one.turns for one in outcomes) / games, 1),
        decisions=decisions,
        overruled=sum(one.overruled for one in outcomes),
        unmirrored=sum(one.unmirrored for one in outcomes),
        ms_per_decision=round(1000 * sum(one.thinking for one in outcomes) / max(1, decisions), 2),
    )
