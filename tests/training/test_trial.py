"""A trial shows whether what was learned plays well, and leaves the game as it was."""

import numpy as np
import pytest
from msgspec import structs

from ludotheca.engine.value import input_size
from ludotheca.games.learned import Learned
from ludotheca.library import load
from ludotheca.training import fitting, trial
from ludotheca.training.course import Course, write
from ludotheca.training.fitting import MOMENTS, Fit
from ludotheca.training.lessons import numbers, positions
from ludotheca.training.trial import judging_by, try_out

GAME = load("augustus")
ENCODER = GAME.insight.encoder
FEATURES = [*ENCODER.open_features, *ENCODER.own_features]
NOTHING = Learned(
    slopes=[0.1, 0.1], features=FEATURES, weights=[[0.0] * len(FEATURES)] * 2, reasons=[[0.0] * len(FEATURES)] * 2
)


def test_who_has_learned_nothing_wins_an_equal_share() -> None:
    # Everybody plays alike, so in a block each seat wins once for each.
    assert try_out(GAME, NOTHING, 10, 1, workers=1) == 1


def test_who_has_learned_to_avoid_points_loses() -> None:
    weights = [-50.0 if name.startswith(("points", "worth", "hope")) else 0.0 for name in FEATURES]
    assert any(weights)

    assert try_out(GAME, structs.replace(NOTHING, weights=[weights] * 2), 20, 1, workers=1) < 0.5


def test_a_game_that_never_ends_is_won_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LONGEST", 10)

    assert try_out(GAME, NOTHING, 5, 1, workers=1) == 0


def test_a_game_judges_by_something_else_only_for_a_while() -> None:
    insight = GAME.insight
    before = insight.learned, insight.slopes

    with judging_by(GAME, NOTHING):
        assert insight.slopes == [0.1, 0.1]

    assert (insight.learned, insight.slopes) == before


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_fitted_is_what_plays(seats: int) -> None:
    """Numbers are multiplied here by NumPy, at a table by the compiled value: both must mean the same."""
    chance = np.random.default_rng(4)
    size, inputs = len(FEATURES), int(input_size(ENCODER))
    fit = Fit(
        slopes=np.linspace(0.1, 0.3, MOMENTS),
        weights=chance.normal(0, 0.3, (MOMENTS, size)),
        hidden_weights=chance.normal(0, 0.3, (3, inputs)),
        hidden_biases=chance.normal(0, 0.3, 3),
        output=chance.normal(0, 0.3, 3),
    )
    learned = write(Course(game="augustus", bot="greedy", seed=1), ENCODER, fit, fit.weights, {}, 1)
    table = GAME.new(seats=seats, seed=3)
    while len(table.steps) < 60:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[len(table.steps) % len(table.legal(seat))])
    row = numbers(GAME, table.state, seats)

    (foretold,) = fitting.chances(
        fitting.scores_of(fit, positions(ENCODER, [row], [1 / seats] * seats), int(ENCODER.open_size)),
        np.array([[place < seats for place in range(ENCODER.most_seats)]]),
    )
    with judging_by(GAME, learned):
        played = GAME.insight.judged(table.state, by_hand=False)

    assert played == pytest.approx(foretold[:seats].tolist(), abs=1e-3)
    assert max(played) - min(played) > 0.05
