"""Checks on whole games."""

from collections.abc import Callable
from typing import Final

from ludotheca.arena.match import play_match
from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.testing.laws import changed_positions_are_refused_or_sound

MARGIN: Final = 5
"""Play that wants to win must end at least this many times sooner than simulations stop a game."""
LONGEST_TRACE: Final = 2_000


def every_game_ends(game: AnyGame) -> None:
    """By play that wants to win, long before simulations would stop it."""
    fewest, most = game.meta.seats
    for seats in range(fewest, most + 1):
        result = play_match(game, [find_bot("greedy")] * seats, {}, seats, game.meta.most_steps)
        assert result.winners, f"a game of {seats} bots did not end"
        assert result.decisions * MARGIN < game.meta.most_steps, f"{result.decisions} decisions: raise Meta.most_steps"


def positions_of_a_game_played_to_win_are_their_text(game: AnyGame) -> None:
    """Chance reaches few of the positions in which a game is decided, and in some games never the end."""
    seats = game.meta.seats[1]
    rules, luck, greedy = game.rules, Seeded(3), find_bot("greedy")
    state = rules.setup(seats, rules.meta.settle(seats, {}), luck)
    for decisions in range(game.meta.most_steps):
        actors = rules.actors(state)
        if decisions % 10 == 0 or not actors:
            laws.positions_round_trip(game, state)
            laws.views_load(game, state, decisions)
            laws.views_are_drawn(game, state)
        if not actors:
            return
        seat = actors[0]
        for action in decide(greedy, game, state, seat, luck):
            rules.play(state, seat, action, luck, None)
    raise AssertionError("the game did not end")


def the_same_seed_is_the_same_game(game: AnyGame) -> None:
    seats = game.meta.seats[1]
    once, again, other = (laws.trace(game, seats, {}, seed, LONGEST_TRACE) for seed in (7, 7, 8))
    assert once == again, "two games on the same luck differ"
    assert once != other, "two games on different luck are the same"


MATCHES: Final[dict[str, Callable[[AnyGame], None]]] = {
    "actions are values": laws.actions_are_values,
    "a changed position is refused or obeys every law": changed_positions_are_refused_or_sound,
    "every game ends": every_game_ends,
    "positions of a game played to win are their text": positions_of_a_game_played_to_win_are_their_text,
    "the same seed is the same game": the_same_seed_is_the_same_game,
}
