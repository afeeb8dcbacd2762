"""Fitting finds what is really there, and admits where nothing is."""

import numpy as np
import pytest

from ludotheca.training import fitting
from ludotheca.training.fitting import Fit
from ludotheca.training.lessons import Positions


def world(count: int, seed: int, *, crooked: bool = False) -> Positions:
    """Positions of which the truth is known: the first feature decides late in the game, the third never.

    In a crooked world what counts is how far the second feature is from its middle, which no straight model can say.
    """
    luck = np.random.default_rng(seed)
    progress = luck.random(count)
    rows = luck.normal(size=(count, 3, 3))
    seated = np.ones((count, 3), dtype=np.bool_)
    seated[::2, 2] = False
    scores = 2 * progress[:, None] * rows[:, :, 0] + (2 * np.abs(rows[:, :, 1]) if crooked else 0)
    shares = fitting.chances(scores, seated)
    winner = (shares.cumsum(axis=1) < luck.random((count, 1))).sum(axis=1)
    wins = np.eye(3)[np.minimum(winner, seated.sum(axis=1) - 1)]
    return Positions(
        progress=progress.astype(np.float32),
        tables=np.zeros((count, 1), dtype=np.float32),
        rows=np.where(seated[:, :, None], rows, 0).astype(np.float32),
        values=np.where(seated, scores, 0).astype(np.float32),
        wins=wins.astype(np.float32),
        seated=seated,
    )


def test_weights_grow_where_a_feature_comes_to_count() -> None:
    lessons = world(8000, 1)

    weights = fitting.fit_weights(lessons, lessons.rows, 1e-4)

    assert weights[:, 0] == pytest.approx([0.0, 0.5, 1.0, 1.5, 2.0], abs=0.3)
    assert abs(weights[:, 1:]).max() < 0.3


def test_slopes_say_what_a_point_is_worth() -> None:
    # At the very start the points of this world are all but equal, so there is little to go by.
    assert fitting.fit_slopes(world(8000, 1))[1:] == pytest.approx([1.0] * 4, abs=0.3)


def test_what_is_good_never_counts_against_a_seat() -> None:
    lessons = world(8000, 1)
    # Here whoever is ahead at the start loses, as it may seem to be in too few games.
    lessons.values[lessons.progress < 0.2] *= -1

    slopes = fitting.fit_slopes(lessons)

    assert slopes[0] == pytest.approx(slopes[1] / 3)
    assert min(slopes) > 0


def test_a_lead_never_loses_its_worth() -> None:
    lessons = world(8000, 1)
    # Here a lead in the middle decides nothing, as it may seem to in too few games.
    lessons.values[(lessons.progress > 0.4) & (lessons.progress < 0.6)] *= -1

    slopes = fitting.fit_slopes(lessons)

    assert list(slopes) == sorted(slopes)
    assert slopes[0] > 0


def test_weights_only_correct_what_is_known_already() -> None:
    lessons = world(8000, 1)
    slopes = fitting.fit_slopes(lessons)

    weights = fitting.fit_weights(lessons, lessons.rows, 1e-4, fitting.by_hand(slopes, lessons))

    assert abs(weights[1:]).max() < 0.3


def test_a_hidden_layer_helps_where_the_world_is_crooked() -> None:
    lessons, exam = world(6000, 1, crooked=True), world(2000, 2, crooked=True)
    lessons.values[:] = exam.values[:] = 0
    fit = Fit(np.zeros(fitting.MOMENTS), fitting.fit_weights(lessons, lessons.rows, 1e-4))
    epochs: list[int] = []

    found = fitting.fit_hidden(fit, lessons, exam, 3, 1, lambda epoch, _: epochs.append(epoch))

    straight, bent = (
        fitting.loss(fitting.chances(fitting.scores_of(each, exam, 3), exam.seated), exam) for each in (fit, found)
    )
    assert bent < straight - 0.05
    assert epochs == list(range(1, len(epochs) + 1))


def test_ranking_is_chance_without_knowledge() -> None:
    lessons = world(8000, 3)

    assert fitting.ranking(np.zeros((8000, 3)), lessons) == [0.5] * 4
    assert fitting.ranking(lessons.rows[:, :, 0].astype(np.float64), lessons)[3] > 0.75
