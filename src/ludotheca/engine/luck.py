"""The only source of chance: handed to the rules, never kept inside a state.

Luck comes in streams, one for each thing a game draws for: dice, a deck, a theft. The n-th draw of a stream is made
from the same uniform number whatever else has been drawn, and scaled to the size asked for; so two games on the same
luck differ by what was decided and by nothing else.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheca.engine.errors import NotLastError, RecordError

_WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 12

UNNAMED: Final = 0
"""The stream of whoever is no rule: a bot that chooses, a view whose hidden things are dealt."""
MOST_STREAMS: Final = 16
"""The unnamed one, and those of the game, which count from 1 in the order of ``Meta.streams``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Draws whole numbers; its subclasses say where they come from."""

    def draw(self, stream: i64, n: i64) -> i64:
        """The stream's next number from 0 to n - 1, each as likely as any other."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """The same for whoever is no rule of a game."""
        return self.draw(UNNAMED, n)


class _Generator:
    """sfc32: 128 bits of state, the same numbers everywhere.

    Every value stays below 2**62, because compiled integers wrap where interpreted ones grow.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        # Generators that count from different numbers never run into each other's sequence.
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
            raise ValueError("luck draws below one or more")
        while len(self._streams) <= stream:
            self._streams.append(_Generator(self._seed, len(self._streams)))
        return (self._streams[stream].word() * n) >> 32


class Fair(Luck):
    """Luck that can be checked: HMAC-SHA256 of a secret that was committed to before the first draw.

    ``public`` holds what the players added themselves, so that whoever chose the secret could not choose the draws.
    ``drawn`` says by stream how many numbers have been drawn already: where a restarted table goes on.
    """

    def __init__(self, secret: bytes, public: str, drawn: Sequence[int] = ()) -> None:
        self._secret = secret
        self._public = public
        self._drawn = [*drawn, *([0] * (MOST_STREAMS - len(drawn)))]

    @staticmethod
    def commitment(secret: bytes) -> str:
        """What is published before the first draw; it fixes the secret and does not tell it."""
        return hashlib.sha256(secret).hexdigest()

    def draw(self, stream: i64, n: i64) -> i64:
        if n < 1:
            raise ValueError("luck draws below one or more")
        message = f"{self._public}:{stream}:{self._drawn[stream]}".encode()
        word = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
        self._drawn[stream] += 1
        return (word * int(n)) >> 64


class Scripted(Luck):
    """Luck that repeats what is written: a record's draws, or a test's."""

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values
        self._next = 0

    def draw(self, stream: i64, n: i64) -> i64:
        if self._next == len(self._values):
            raise RecordError("the record has no draw left where the rules need one")
        value = self._values[self._next]
        if not 0 <= value < n:
            raise RecordError(f"draw {self._next} is {value}, but must be below {n}")
        self._next += 1
        return value

    @property
    def left(self) -> int:
        """How many values nobody has asked for."""
        return len(self._values) - self._next


class NoLuck(Luck):
    """For actions that may draw nothing, because others are to follow or because they are to be taken back."""

    def draw(self, stream: i64, n: i64) -> i64:
        raise NotLastError


class Noted(Luck):
    """Passes on another luck's draws and writes them down."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.draws: list[int] = []
        self.streams: list[int] = []
        """For each of the draws, what it was for."""

    def draw(self, stream: i64, n: i64) -> i64:
        value = self._luck.draw(stream, n)
        self.draws.append(value)
        self.streams.append(stream)
        return value


def draw_counted(luck: Luck, stream: i64, cells: vec[i64], first: i64, kinds: i64) -> i64:
    """Draws one of the things counted in the cells from ``first`` on; returns its kind, and leaves the counts alone."""
    total: i64 = 0
    for kind in range(kinds):
        total += cells[first + kind]
    place = luck.draw(stream, total)
    drawn: i64 = 0
    while place >= cells[first + drawn]:
        place -= cells[first + drawn]
        drawn += 1
    return drawn


def shuffle(values: list[int], luck: Luck, stream: i64) -> None:
    """Puts a list into a random order, in place."""
    for last in range(len(values) - 1, 0, -1):
        other = luck.draw(stream, last + 1)
        values[last], values[other] = values[other], values[last]
