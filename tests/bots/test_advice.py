"""Advice: the best plans with their chances and motives, the same for the same seed, and from no more than a view."""

from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec

from ludotheca.bots import advice
from ludotheca.bots.advice import Advice, advise, outlook
from ludotheca.bots.blindness import alike
from ludotheca.bots.contract import Budget, Question
from ludotheca.engine import laws
from ludotheca.engine.encoder import Encoder
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.value import Value
from ludotheca.engine.words import Motive
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL
from tests.bots.test_search import choice

GAMES = [DUEL, *(load(title) for title in titles())]
A_LITTLE = Budget(iterations=24)


def asked(game: AnyGame, state: Any, seat: int, budget: Budget = A_LITTLE) -> Question:
    rules = game.rules
    legal = rules.legal(state, seat)
    return Question(game=game, view=rules.view(state, seat), seat=seat, legal=legal, luck=Seeded(1), budget=budget)


def advised(game: AnyGame, state: Any, seat: int) -> Advice:
    return advise(asked(game, state, seat))


def finished(game: AnyGame) -> Any:
    """The end of a game, which for some takes a while of random play."""
    for seed in range(20):
        _, state = laws.wander(game, game.meta.seats[0], {}, seed, 20_000)
        if not game.rules.actors(state):
            return state
    raise AssertionError("no game came to an end")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_the_best_plans_are_suggested_with_what_each_leaves(game: AnyGame) -> None:
    state, seat = choice(game)

    found = advised(game, state, seat)

    assert 1 <= len(found.suggestions) <= 3
    tried = [each.tried for each in found.suggestions]
    assert tried == sorted(tried, reverse=True)
    assert all(0 <= each.chance <= 1 for each in found.suggestions)
    assert sum(found.chances) == pytest.approx(1)
    for each in found.suggestions:
        world = state.clone()
        for action in each.actions:
            game.rules.play(world, seat, action, Seeded(0), None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_motives_are_features_of_somebody_at_the_table(game: AnyGame) -> None:
    encoder = game.insight.encoder
    found: list[Motive] = []
    for stop in (2, 20, 60, 100):
        _, state = laws.wander(game, game.meta.seats[0], {}, 5, stop)
        for seat in game.rules.actors(state)[:1]:
            motives = [each.motive for each in advised(game, state, seat).suggestions]
            for motive in filter(None, motives):
                known = encoder.open_features if motive.seat != seat else encoder.open_features + encoder.own_features
                assert motive.feature in known
                assert 0 <= motive.seat < game.rules.seats(state)
                found.append(motive)

    assert found


def test_the_best_plan_has_something_for_it() -> None:
    """Somebody who asks why is not told what is bad about it."""
    game = load("catan")
    for stop in range(60, 160, 10):
        _, state = laws.wander(game, 3, {}, 5, stop)
        seat = game.rules.actors(state)[0]
        best, *others = advised(game, state, seat).suggestions
        assert not others or best.motive is None or best.motive.good


def test_a_motive_is_what_moves_most_in_the_right_direction() -> None:
    grounds = [advice._Ground(0, 1, "actions left", 1.0), advice._Ground(1, 0, "points", -0.5)]  # noqa: SLF001

    def motive(*changes: float, is_good: bool | None) -> Motive | None:
        return advice._motive(grounds, list(changes), is_good=is_good)  # noqa: SLF001

    assert motive(0.0, 0.0, is_good=True) is None
    assert motive(0.1, 0.5, is_good=True) == Motive(1, "actions left", more=True, good=True)
    assert motive(0.1, 0.5, is_good=False) == Motive(0, "points", more=True, good=False)
    assert motive(-0.9, -0.5, is_good=True) == Motive(0, "points", more=False, good=True)
    assert motive(-0.9, -0.5, is_good=None) == Motive(1, "actions left", more=False, good=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_the_same_question_gets_the_same_advice(game: AnyGame) -> None:
    state, seat = choice(game)

    assert advised(game, state, seat) == advised(game, state, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_once_a_game_is_over_the_winners_share_one_and_nothing_is_suggested(game: AnyGame) -> None:
    state = finished(game)
    winners = game.rules.winners(state)
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.rules.seats(state)))

    assert outlook(game, game.rules.view(state, None), Seeded(1)) == pytest.approx(shares)
    found = advised(game, state, 0)
    assert found.suggestions == ()
    assert found.chances == pytest.approx(shares)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_plan_without_alternative_is_suggested_with_the_chance_there_is(game: AnyGame) -> None:
    for stop in range(400):
        _, state = laws.wander(game, game.meta.seats[0], {}, 2, stop)
        for seat in game.rules.actors(state)[:1]:
            if len(game.insight.plans(state, seat, game.rules.legal(state, seat))) == 1:
                [only] = (found := advised(game, state, seat)).suggestions
                assert only.tried == 0
                assert only.chance == found.chances[seat]
                return
    raise AssertionError("there was always an alternative")


def test_a_seat_that_has_decided_is_advised_nothing() -> None:
    """In a duel it may still take its card back, but that is nothing it has to decide."""
    table = DUEL.new(2, seed=1)
    table.play(0, table.legal(0)[0])
    assert DUEL.rules.legal(table.state, 0)

    assert advised(DUEL, table.state, 0).suggestions == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_advice_and_outlook_cannot_peek(game: AnyGame) -> None:
    few = Budget(iterations=4)
    for seat, (state, *others) in islice(alike(game), 0, None, 3):
        known = game.rules.view(state, seat)
        for other in others[:1]:
            assert advise(asked(game, other, seat, few)) == advise(asked(game, state, seat, few))
            assert outlook(game, game.rules.view(other, seat), Seeded(1)) == outlook(game, known, Seeded(1))


@pytest.mark.parametrize("title", ["alexander", "augustus", "catan"])
def test_whoever_knew_everything_would_be_told_something_else(title: str) -> None:
    """Otherwise the test above would prove nothing. In a duel the cards in hand do not tell who is ahead."""
    game = load(title)

    assert any(
        outlook(game, game.rules.view(state, EVERYTHING), Seeded(1))
        != outlook(game, game.rules.view(others[0], EVERYTHING), Seeded(1))
        for _, (state, *others) in alike(game)
        if others
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_spectator_has_an_outlook_too(game: AnyGame) -> None:
    state, _ = choice(game)

    chances = outlook(game, game.rules.view(state, None), Seeded(1))

    assert len(chances) == game.rules.seats(state)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0


def test_advice_takes_a_second_if_it_is_not_told_otherwise() -> None:
    assert (advice.ADVISER.seconds, advice.ADVISER.iterations) == (1.0, None)


def linear(encoder: Encoder[Any]) -> Value:
    """Something learned without a hidden layer, which counts more and more of everything."""
    size = int(encoder.open_size + encoder.own_size)
    weights = [[0.1 * (k % 5) for k in range(size)], [0.3 * (k % 7) for k in range(size)]]
    return Value(encoder, weights, weights, [], [], [])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_weights_are_mixed_by_how_far_the_game_is(game: AnyGame) -> None:
    state, _ = choice(game)
    encoder = game.insight.encoder
    learned = linear(encoder)
    scores: list[float] = []
    for seat in range(game.rules.seats(state)):
        row = vec[float]([0.0] * (encoder.open_size + encoder.own_size))
        encoder.write_open(state, seat, row, 0)
        encoder.write_own(state, seat, row, encoder.open_size)
        scores.append(sum(weight * number for weight, number in zip(learned.reasons(state), row, strict=True)))

    corrected = [0.5] * len(scores)
    learned.correct(state, corrected)
    assert corrected == pytest.approx([0.5 + score for score in scores])
