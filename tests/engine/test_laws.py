"""The laws, for every game on the shelf and for the tests' own; and that each law catches who breaks it."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheca.arena.match import play_match
from ludotheca.bots import find_bot
from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.library import load, titles
from tests.engine.duel import DUEL
from tests.strategies import Situation, situations

GAMES: Final = [DUEL, *(load(title) for title in titles())]
LIMIT: Final = 100_000
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)


def law(check: Callable[[Situation, int], None], game: AnyGame) -> None:
    """Holds a check against positions of a game."""

    @given(situation=situations(game), seed=st.integers(0, 1000))
    def holds(situation: Situation, seed: int) -> None:
        check(situation, seed)

    holds()


@every_game
def test_an_action_is_legal_exactly_when_nothing_forbids_it(game: AnyGame) -> None:
    law(lambda s, _: laws.explanations_agree_with_legality(game, s.state), game)


@every_game
def test_refused_actions_change_nothing(game: AnyGame) -> None:
    law(lambda s, _: laws.refusals_change_nothing(game, s.state), game)


@every_game
def test_whoever_must_decide_has_a_choice(game: AnyGame) -> None:
    law(lambda s, _: laws.actors_can_act(game, s.state), game)


@every_game
def test_every_legal_action_can_be_carried_out(game: AnyGame) -> None:
    law(lambda s, seed: laws.legal_actions_play(game, s.state, seed), game)


@every_game
def test_clones_and_pickles_are_equal_and_apart(game: AnyGame) -> None:
    law(lambda s, seed: laws.copies_are_equal_and_apart(game, s.state, seed), game)


@every_game
def test_a_position_is_its_text(game: AnyGame) -> None:
    law(lambda s, _: laws.positions_round_trip(game, s.state), game)


@every_game
def test_a_view_loads_to_a_state_that_looks_the_same(game: AnyGame) -> None:
    law(lambda s, seed: laws.views_load(game, s.state, seed), game)


@every_game
def test_what_a_seat_cannot_know_does_not_reach_it(game: AnyGame) -> None:
    law(lambda s, seed: laws.secrets_stay_secret(game, s.state, seed), game)


@every_game
def test_nothing_is_made_or_lost(game: AnyGame) -> None:
    law(lambda s, _: laws.nothing_is_lost(game, s.first, s.state), game)


@every_game
def test_records_replay(game: AnyGame) -> None:
    def check(situation: Situation, seed: int) -> None:
        laws.records_replay(game, situation.seats, situation.options, seed, situation.decisions)

    law(check, game)


@every_game
def test_actions_are_values(game: AnyGame) -> None:
    laws.actions_are_values(game)


@every_game
def test_every_game_ends(game: AnyGame) -> None:
    """By random play, or where that may go on for ever, by play that wants to win."""
    fewest, most = game.meta.seats
    for seats in range(fewest, most + 1):
        if game.meta.ends_by_chance:
            for seed in range(20):
                _, state = laws.wander(game, seats, {}, seed, LIMIT)
                assert not game.rules.actors(state)
        else:
            assert play_match(game, [find_bot("greedy")] * seats, {}, seats, LIMIT).winners


@every_game
def test_positions_of_a_game_played_to_win_are_their_text(game: AnyGame) -> None:
    """Chance reaches few of the positions in which a game is decided, and in some games never the end."""
    seats = game.meta.seats[1]
    rules, luck, greedy = game.rules, Seeded(3), find_bot("greedy")
    state = rules.setup(seats, rules.meta.settle({}), luck)
    for decisions in range(LIMIT):
        actors = rules.actors(state)
        if decisions % 10 == 0 or not actors:
            laws.positions_round_trip(game, state)
            laws.views_load(game, state, decisions)
        if not actors:
            return
        legal = rules.legal(state, actors[0])
        rules.play(
            state, actors[0], greedy.choose(game, rules.view(state, actors[0]), actors[0], legal, luck), luck, None
        )
    pytest.fail("the game did not end")


@every_game
def test_the_same_seed_is_the_same_game(game: AnyGame) -> None:
    seats = game.meta.seats[1]
    once, again, other = (laws.trace(game, seats, {}, seed, 2_000) for seed in (7, 7, 8))
    assert once == again
    assert once != other
