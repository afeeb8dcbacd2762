"""The laws, for every game on the shelf and for the tests' own game."""

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
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)


def law(check: Callable[[Situation, int], None], game: AnyGame) -> None:
    """Runs a check on positions of a game."""

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
def test_a_position_survives_its_text(game: AnyGame) -> None:
    law(lambda s, _: laws.positions_round_trip(game, s.state), game)


@every_game
def test_a_view_loads_to_a_state_that_looks_the_same(game: AnyGame) -> None:
    law(lambda s, seed: laws.views_load(game, s.state, seed), game)


@every_game
def test_what_a_seat_cannot_know_does_not_reach_it(game: AnyGame) -> None:
    law(lambda s, seed: laws.secrets_stay_secret(game, s.state, seed), game)


@every_game
def test_only_actions_that_belong_to_the_phase_are_legal(game: AnyGame) -> None:
    law(lambda s, _: laws.phases_hold_what_is_legal(game, s.state), game)


@every_game
def test_the_game_says_which_actions_show_something_hidden(game: AnyGame) -> None:
    law(lambda s, seed: laws.what_is_told_is_said(game, s.state, seed), game)


@every_game
def test_no_refusal_gives_away_luck_or_a_secret(game: AnyGame) -> None:
    law(lambda s, seed: laws.refusals_foretell_nothing(game, s.state, seed), game)


@every_game
def test_draws_are_named_and_no_larger_than_declared(game: AnyGame) -> None:
    law(lambda s, seed: laws.draws_are_as_said(game, s.state, seed), game)


@every_game
def test_nobody_can_act_forever(game: AnyGame) -> None:
    law(lambda s, seed: laws.decisions_end(game, s.state, seed), game)


@every_game
def test_plans_can_be_carried_out(game: AnyGame) -> None:
    law(lambda s, seed: laws.plans_lead_on(game, s.state, seed), game)


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
    """When played to win, long before simulations would stop it."""
    fewest, most = game.meta.seats
    for seats in range(fewest, most + 1):
        result = play_match(game, [find_bot("greedy")] * seats, {}, seats, game.meta.most_steps)
        assert result.winners
        assert result.decisions * 5 < game.meta.most_steps


@every_game
def test_positions_of_a_game_played_to_win_survive_their_text(game: AnyGame) -> None:
    """Random play reaches few of the positions in which a game is decided, and in some games never the end."""
    seats = game.meta.seats[1]
    rules, luck, greedy = game.rules, Seeded(3), find_bot("greedy")
    state = rules.setup(seats, rules.meta.settle(seats, {}), luck)
    for decisions in range(game.meta.most_steps):
        actors = rules.actors(state)
        if decisions % 10 == 0 or not actors:
            laws.positions_round_trip(game, state)
            laws.views_load(game, state, decisions)
        if not actors:
            return
        seat = actors[0]
        for action in greedy.choose(game, rules.view(state, seat), seat, rules.legal(state, seat), luck):
            rules.play(state, seat, action, luck, None)
    pytest.fail("the game did not end")


@every_game
def test_the_same_seed_gives_the_same_game(game: AnyGame) -> None:
    seats = game.meta.seats[1]
    once, again, other = (laws.trace(game, seats, {}, seed, 2_000) for seed in (7, 7, 8))
    assert once == again
    assert once != other
