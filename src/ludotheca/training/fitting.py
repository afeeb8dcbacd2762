"""Fits chances to win to games that were played.

First it finds what a point of the hand-written value is worth as the game goes on, then how features correct that, and
last what a hidden layer adds. A weight is kept small by a *decay*. What foretells games better may play worse, so how
strong the decay is, is decided by trials (``trial.py``).
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludotheca.training.lessons import Positions

Matrix = NDArray[np.float64]

MOMENTS: Final = 5
"""At how many points of the game, evenly spaced, the weights are known."""
STEPS: Final = 400
RATE: Final = 0.05
LEAST_PART: Final = 1 / 3
"""A point counts at least so much of what it counts a moment later.

What is good does not turn bad in the opening, where so little is decided that games alone cannot tell.
"""
DECAYS: Final = (1.0, 0.3, 0.1, 0.03)
"""How strongly weights are kept small; which is best differs from game to game."""
REASONS_DECAY: Final = 0.03
HIDDEN_DECAY: Final = 0.01
UNITS: Final = 16
EPOCHS: Final = 30
BATCH: Final = 512
HIDDEN_RATE: Final = 0.002
PATIENCE: Final = 4
"""Training ends when so many epochs in a row have not helped with games that it does not learn from."""


class Fit(Struct):
    """A model, as ``engine/insight.py`` and ``engine/value.py`` read it; weights have a row for each moment."""

    slopes: Matrix
    weights: Matrix
    hidden_weights: Matrix | None = None
    hidden_biases: Matrix | None = None
    output: Matrix | None = None


class Adam:
    """Steps down a slope, each number at a pace of its own."""

    def __init__(self, rate: float, numbers: list[Matrix]) -> None:
        self.rate = rate
        self.numbers = numbers
        self.means = [np.zeros_like(each) for each in numbers]
        self.squares = [np.zeros_like(each) for each in numbers]
        self.steps = 0

    def step(self, slopes: list[Matrix]) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            away = self.means[place] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[place] / (1 - 0.999**self.steps)) + 1e-8
            self.numbers[place] -= self.rate * away / size


def moments(progress: NDArray[np.float32]) -> Matrix:
    """For each position, how much each moment of the game counts."""
    place = np.clip(progress.astype(np.float64), 0.0, 1.0) * (MOMENTS - 1)
    return np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(MOMENTS)))


def chances(scores: Matrix, seated: NDArray[np.bool_]) -> Matrix:
    scores = np.where(seated, scores, -np.inf)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Matrix = shares / shares.sum(axis=1, keepdims=True)
    return found


def loss(shares: Matrix, lessons: Positions) -> float:
    """How surprised the chances are by the outcomes, on average; less is better."""
    return float(-(lessons.wins * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def fit_slopes(lessons: Positions) -> Matrix:
    """What a point of the hand-written value is worth at each moment: never less than at the moment before.

    If a lead could lose its worth, whoever leads would do best by not going on: against somebody who only dithers,
    Albion's bots once wandered about for ever.
    """
    scale = lessons.values[lessons.seated].std() + 1e-6
    values = np.where(lessons.seated, lessons.values, 0.0) / scale
    # What is gained from one moment to the next counts for all later ones.
    reached = moments(lessons.progress)[:, ::-1].cumsum(axis=1)[:, ::-1]
    gains = np.zeros(MOMENTS)
    adam = Adam(RATE, [gains])
    for _ in range(STEPS):
        shares = chances(values * (reached @ gains)[:, None], lessons.seated)
        wrong = np.where(lessons.seated, shares - lessons.wins, 0.0)
        adam.step([(wrong * values).sum(axis=1) @ reached / len(values)])
        np.maximum(gains, 0.0, out=gains)
    slopes: Matrix = gains.cumsum() / scale
    for moment in reversed(range(MOMENTS - 1)):
        slopes[moment] = max(slopes[moment], LEAST_PART * slopes[moment + 1])
    return slopes


def fit_weights(lessons: Positions, rows: NDArray[np.float32], decay: float, base: Matrix | float = 0.0) -> Matrix:
    """A weight for each feature at each moment: a logistic model of who wins among the seats, on top of base scores."""
    scale = rows[lessons.seated].std(axis=0) + np.float32(1e-6)
    # Half as precise is twice as fast, as most of the time goes into reading them.
    features = rows / scale
    count, seats, size = features.shape
    flat = features.reshape(count * seats, size)
    hats = moments(lessons.progress)
    weights = np.zeros((MOMENTS, size))
    adam = Adam(RATE, [weights])
    for _ in range(STEPS):
        by_moment = (flat @ weights.T.astype(np.float32)).reshape(count, seats, MOMENTS)
        scores = base + np.einsum("nsm,nm->ns", by_moment, hats)
        wrong = np.where(lessons.seated, chances(scores, lessons.seated) - lessons.wins, 0.0)
        pulls = (wrong[:, :, None] * hats[:, None, :]).reshape(count * seats, MOMENTS).astype(np.float32)
        adam.step([pulls.T @ flat / count + decay * weights])
    found: Matrix = weights / scale
    return found


def by_hand(slopes: Matrix, lessons: Positions) -> Matrix:
    """The scores that the hand-written value alone gives."""
    scores: Matrix = lessons.values * (moments(lessons.progress) @ slopes)[:, None]
    return scores


def scores_of(fit: Fit, lessons: Positions, open_size: int) -> Matrix:
    count, seats, size = lessons.rows.shape
    by_moment = (lessons.rows.reshape(count * seats, size).astype(np.float64) @ fit.weights.T).reshape(
        count, seats, MOMENTS
    )
    scores: Matrix = by_hand(fit.slopes, lessons) + np.einsum("nsm,nm->ns", by_moment, moments(lessons.progress))
    if fit.hidden_weights is not None and fit.hidden_biases is not None and fit.output is not None:
        given = inputs(lessons, open_size)
        scores = scores + np.maximum(0.0, given @ fit.hidden_weights.T + fit.hidden_biases) @ fit.output
    return scores


def inputs(lessons: Positions, open_size: int) -> Matrix:
    """What the hidden layer is given for each seat, in the order of ``engine/value.py``."""
    rows = lessons.rows.astype(np.float64)
    count, seats, _ = rows.shape
    others = lessons.seated.sum(axis=1, keepdims=True)[:, :, None] - 1
    opened = rows[:, :, :open_size]
    mean = (opened.sum(axis=1, keepdims=True) - opened) / np.maximum(1, others)
    tables = np.repeat(lessons.tables[:, None, :].astype(np.float64), seats, axis=1)
    progress = np.repeat(lessons.progress[:, None, None].astype(np.float64), seats, axis=1)
    return np.concatenate([rows, mean, tables, progress], axis=2).reshape(count, seats, -1)


def fit_hidden(
    fit: Fit, lessons: Positions, exam: Positions, open_size: int, seed: int, tell: Callable[[int, float], None]
) -> Fit:
    """Adds a hidden layer to a logistic model, and stops when it no longer helps with the games of the exam."""
    luck = np.random.default_rng(seed)
    given = inputs(lessons, open_size)
    scale = given[lessons.seated].std(axis=0) + 1e-2
    given /= scale
    base = scores_of(fit, lessons, open_size)
    size = given.shape[2]
    weights = luck.normal(0.0, 1.0 / np.sqrt(size), (UNITS, size))
    biases, output = np.zeros(UNITS), np.zeros(UNITS)
    output += luck.normal(0.0, 0.05, UNITS)
    adam = Adam(HIDDEN_RATE, [weights, biases, output])
    best, best_loss, stale = fit, loss(chances(scores_of(fit, exam, open_size), exam.seated), exam), 0
    for epoch in range(EPOCHS):
        order = luck.permutation(len(base))
        for first in range(0, len(order), BATCH):
            part = order[first : first + BATCH]
            before = given[part] @ weights.T + biases
            reached = np.maximum(0.0, before)
            seated = lessons.seated[part]
            shares = chances(base[part] + reached @ output, seated)
            wrong = np.where(seated, shares - lessons.wins[part], 0.0) / len(part)
            back = np.where(before > 0.0, wrong[:, :, None] * output, 0.0)
            adam.step(
                [
                    back.reshape(-1, UNITS).T @ given[part].reshape(-1, size) + HIDDEN_DECAY * weights,
                    back.sum(axis=(0, 1)),
                    np.einsum("ns,nsu->u", wrong, reached) + HIDDEN_DECAY * output,
                ]
            )
        found = Fit(fit.slopes, fit.weights, weights / scale, biases.copy(), output.copy())
        found_loss = loss(chances(scores_of(found, exam, open_size), exam.seated), exam)
        tell(epoch + 1, found_loss)
        if found_loss < best_loss:
            best, best_loss, stale = found, found_loss, 0
        else:
            stale += 1
            if stale == PATIENCE:
                break
    return best


def ranking(scores: Matrix, lessons: Positions) -> list[float]:
    """By quarter of the game: how often of a winner and a loser the winner has the better score; one half is chance."""
    found: list[float] = []
    for quarter in range(4):
        asked = np.minimum(3, (lessons.progress * 4).astype(int)) == quarter
        won, scored, seated = lessons.wins[asked], scores[asked], lessons.seated[asked]
        pair = (won[:, :, None] > won[:, None, :]) & seated[:, :, None] & seated[:, None, :]
        ahead = np.sign(scored[:, :, None] - scored[:, None, :]) * 0.5 + 0.5
        found.append(round(float(ahead[pair].mean()), 3) if pair.any() else 0.5)
    return found
