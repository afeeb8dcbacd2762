"""The only source of chance: handed to the rules, never kept inside a state.

Luck comes in streams, one for each thing a game draws for: dice, a deck, a theft. The n-th draw of a stream uses the
same uniform number whatever else has been drawn, scaled to the size asked for; so two games with the same luck differ
only in what was decided.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheca.engine.counts import total
from ludotheca.engine.errors import NotLastError, RecordError

_WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 12

UNNAMED: Final = 0
"""The stream for draws outside the rules: a bot's choice, or dealing what a view hides."""
MOST_STREAMS: Final = 16
"""The unnamed stream plus those of the game, which are numbered from 1 in the order of ``Meta.streams``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Draws whole numbers; subclasses decide where they come from."""

    def draw(self, stream: i64, n: i64) -> i64:
        """The stream's next number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """The same from the unnamed stream, for callers other than the rules of a game."""
        return self.draw(UNNAMED, n)


class _Generator:
    """sfc32: 128 bits of state, the same numbers everywhere.

    Every value stays below 2**62, because compiled integers wrap where interpreted ones grow.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        # Generators whose counters start far apart never run into each other's sequence.
        self._count: i64 = 1 + (stream << 24)
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> i64:
        word: i64 = (self._a + self._b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = ((((self._c << 21) & _WORD) | (self._c >> 11)) + word) & _WORD
        return word


class Seeded(Luck):
    """Fast luck for playouts and tests.

    A draw scales one 32-bit word, so no number is favoured by more than n in four billion.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: list[_Generator] = [_Generator(seed, UNNAMED)]

    def draw(self, stream: i64, n: i64) -> i64:
        if n < 1:
            raise ValueError("luck needs at least one number to draw from")
        while len(self._streams) <= stream:
            self._streams.append(_Generator(self._seed, len(self._streams)))
        return (self._streams[stream].word() * n) >> 32


class Fair(Luck):
    """Verifiable luck: HMAC-SHA256 with a secret that was committed to before the first draw.

    ``public`` is what the players contributed, so that whoever chose the secret could not choose the draws.
    ``drawn`` says for each stream how many numbers have been drawn already, so that a restarted table can go on.
    """

    def __init__(self, secret: bytes, public: str, drawn: Sequence[int] = ()) -> None:
        self._secret = secret
        self._public = public
        self._drawn = [*drawn, *([0] * (MOST_STREAMS - len(drawn)))]

    @staticmethod
    def commitment(secret: bytes) -> str:
        """Published before the first draw; it pins the secret down without revealing it."""
        return hashlib.sha256(secret).hexdigest()

    def draw(self, stream: i64, n: i64) -> i64:
        if n < 1:
            raise ValueError("luck needs at least one number to draw from")
        message = f"{self._public}:{stream}:{self._drawn[stream]}".encode()
        word = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
        self._drawn[stream] += 1
        return (word * int(n)) >> 64


class Scripted(Luck):
    """Luck that repeats given values: a record's draws, or a test's."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._next = 0

    def draw(self, stream: i64, n: i64) -> i64:
        if self._next == len(self._values):
            raise RecordError("the record has no draws left, but the rules need one")
        value = self._values[self._next]
        if not 0 <= value < n:
            raise RecordError(f"draw {self._next} is {value}, but must be below {n}")
        self._next += 1
        return value

    @property
    def left(self) -> int:
        """How many values have not been used."""
        return len(self._values) - self._next


class NoLuck(Luck):
    """For actions that must not draw, because others follow or because they will be undone."""

    def draw(self, stream: i64, n: i64) -> i64:
        raise NotLastError


class Noted(Luck):
    """Passes on another luck's draws and writes them down."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.draws: list[int] = []
        self.streams: list[int] = []
        """The stream of each draw."""

    def draw(self, stream: i64, n: i64) -> i64:
        value = self._luck.draw(stream, n)
        self.draws.append(value)
        self.streams.append(stream)
        return value


def draw_counted(luck: Luck, stream: i64, cells: vec[i64], first: i64, kinds: i64) -> i64:
    """Draws one of the things counted in the cells from ``first`` on; returns its kind and leaves the counts alone."""
    place = luck.draw(stream, total(cells, first, kinds))
    drawn: i64 = 0
    while place >= cells[first + drawn]:
        place -= cells[first + drawn]
        drawn += 1
    return drawn


def shuffle(values: list[int], luck: Luck, stream: i64) -> None:
    """Shuffles a list in place."""
    for last in range(len(values) - 1, 0, -1):
        other = luck.draw(stream, last + 1)
        values[last], values[other] = values[other], values[last]
