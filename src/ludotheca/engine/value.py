"""What games have taught about who wins: a weight for each feature of a seat, which changes as the game goes on."""

import math
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.encoder import Encoder


@final
class Value:
    """Corrects what the hand-written value says of each seat, by its features.

    The weights are known at several moments of the game, evenly spaced, and in between they are mixed. With a hidden
    layer, each seat's features are put beside the mean of the others' open ones, the table's and the progress.
    """

    def __init__(
        self,
        encoder: Encoder[Any],
        weights: list[list[float]],
        reasons: list[list[float]],
        hidden_weights: list[list[float]],
        hidden_biases: list[float],
        output_weights: list[float],
    ) -> None:
        """``weights`` and ``reasons`` have a row for each moment; the others are empty without a hidden layer."""
        self._encoder = encoder
        self._size: i64 = encoder.open_size + encoder.own_size
        self._moments: i64 = len(weights)
        self._weights: vec[float] = vec[float]([weight for row in weights for weight in row])
        self._reasons: vec[float] = vec[float]([weight for row in reasons for weight in row])
        self._hidden: i64 = len(output_weights)
        self._inputs: i64 = input_size(encoder)
        self._hidden_weights: vec[float] = vec[float]([weight for row in hidden_weights for weight in row])
        self._hidden_biases: vec[float] = vec[float](hidden_biases)
        self._output_weights: vec[float] = vec[float](output_weights)

    def correct(self, state: Any, scores: list[float]) -> None:
        """Adds to each seat's score; the chances are the softmax of all."""
        encoder = self._encoder
        seats: i64 = encoder.seats(state)
        size = self._size
        rows = vec[float]([0.0] * (seats * size))
        for seat in range(seats):
            encoder.write_open(state, seat, rows, seat * size)
            encoder.write_own(state, seat, rows, seat * size + encoder.open_size)
        progress = encoder.progress(state)
        weights = self._at(self._weights, progress)
        for seat in range(seats):
            score = 0.0
            for k in range(size):
                score += weights[k] * rows[seat * size + k]
            scores[seat] += score
        if self._hidden:
            self._add_hidden(state, rows, seats, progress, scores)

    def reasons(self, state: Any) -> list[float]:
        """What each feature of a seat tells about who wins at this point of the game: the open ones, then its own.

        Unlike the corrections it stands alone, so that words can be found for it.
        """
        return list(self._at(self._reasons, self._encoder.progress(state)))

    def _at(self, table: vec[float], progress: float) -> vec[float]:
        """Between two moments their weights are mixed."""
        size = self._size
        place = progress * float(self._moments - 1)
        before: i64 = min(int(place), max(0, self._moments - 2))
        share = place - float(before)
        first = before * size
        after = first + size if self._moments > 1 else first
        weights = vec[float]([0.0] * size)
        for k in range(size):
            weights[k] = (1.0 - share) * table[first + k] + share * table[after + k]
        return weights

    def _add_hidden(self, state: Any, rows: vec[float], seats: i64, progress: float, scores: list[float]) -> None:
        encoder = self._encoder
        size = self._size
        inputs = vec[float]([0.0] * self._inputs)
        encoder.write_table(state, inputs, size + encoder.open_size)
        inputs[self._inputs - 1] = progress
        for seat in range(seats):
            for k in range(size):
                inputs[k] = rows[seat * size + k]
            for k in range(encoder.open_size):
                total = 0.0
                for other in range(seats):
                    if other != seat:
                        total += rows[other * size + k]
                inputs[size + k] = total / float(max(1, seats - 1))
            score = 0.0
            for unit in range(self._hidden):
                reached = self._hidden_biases[unit]
                first = unit * self._inputs
                for k in range(self._inputs):
                    reached += self._hidden_weights[first + k] * inputs[k]
                if reached > 0.0:
                    score += self._output_weights[unit] * reached
            scores[seat] += score


def input_size(encoder: Encoder[Any]) -> i64:
    """How many numbers the hidden layer is given for a seat."""
    return 2 * encoder.open_size + encoder.own_size + encoder.table_size + 1


LARGEST_EXPONENT: Final = 60.0


def softmax(scores: list[float]) -> list[float]:
    """Shares that add up to one, the larger the score the larger."""
    most = max(scores)
    shares = [math.exp(max(score - most, -LARGEST_EXPONENT)) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]
