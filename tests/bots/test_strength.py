"""No level is lost against somebody who does not know what they are doing."""

import pytest

from ludotheca.arena.match import play_match
from ludotheca.bots import find_bot
from ludotheca.engine.laws import AnyGame
from ludotheca.library import load, titles

GAMES = [load(title) for title in titles()]
LONGEST = 4_000
"""Decisions; games between bots that know what they want take a few hundred."""


def play(game: AnyGame, *names: str, seed: int) -> tuple[int, ...]:
    """Who wins; nobody if the game does not end."""
    return play_match(game, [find_bot(name) for name in names], {}, seed, LONGEST).winners


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("name", ["level-1", "level-2", "level-3@1", "level-3", "greedy"])
def test_somebody_without_a_plan_is_beaten(game: AnyGame, name: str) -> None:
    """A bot that only measures itself against its like may wander about for ever once nobody presses it."""
    wins = sum(play(game, name, "random", seed=seed) == (0,) for seed in range(10))

    assert wins >= 9


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("name", ["level-1", "level-2"])
def test_beginners_among_themselves_come_to_an_end(game: AnyGame, name: str) -> None:
    ended = sum(bool(play(game, name, name, seed=seed)) for seed in range(6))

    assert ended == 6
