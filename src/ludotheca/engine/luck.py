"""The only source of chance: handed to the rules, never kept inside a state."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheca.engine.errors import RecordError

_WORD: Final[i64] = 0xFFFFFFFF
_WARM_UP: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Draws whole numbers; its subclasses say where they come from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Seeded(Luck):
    """Fast luck for play-outs and tests: the generator sfc32, 128 bits of state, the same everywhere.

    Every value stays below 2**62, because compiled integers wrap where interpreted ones grow.
    """

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._count: i64 = 1
        for _ in range(_WARM_UP):
            self._word()

    def _word(self) -> i64:
        word: i64 = (self._a + self._b + self._count) & _WORD
        self._count = (self._count + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = ((((self._c << 21) & _WORD) | (self._c >> 11)) + word) & _WORD
        return word

    def below(self, n: i64) -> i64:
        # A word is scaled to n; the few words that would favour some numbers are thrown again.
        if n < 1:
            raise ValueError("luck draws below one or more")
        product: i64 = self._word() * n
        if product & _WORD < n:
            threshold: i64 = (_WORD + 1 - n) % n
            while product & _WORD < threshold:
                product = self._word() * n
        return product >> 32


class Fair(Luck):
    """Luck that can be checked: HMAC-SHA256 of a secret that was committed to before the first draw.

    ``public`` holds what the players added themselves, so that whoever chose the secret could not choose the draws.
    """

    def __init__(self, secret: bytes, public: str, drawn: int = 0) -> None:
        self._secret = secret
        self._public = public
        self.drawn = drawn
        """How many numbers have been drawn: where a restarted table goes on."""

    @staticmethod
    def commitment(secret: bytes) -> str:
        """What is published before the first draw; it fixes the secret and does not tell it."""
        return hashlib.sha256(secret).hexdigest()

    def below(self, n: i64) -> i64:
        if n < 1:
            raise ValueError("luck draws below one or more")
        size = int(n)
        limit = (1 << 64) // size * size
        attempt = 0
        word = limit
        while word >= limit:
            message = f"{self._public}:{self.drawn}:{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            attempt += 1
        self.drawn += 1
        return word % size


class Scripted(Luck):
    """Luck that repeats what is written: a record's draws, or a test's."""

    def __init__(self, values: list[int]) -> None:
        self._values = values
        self._next = 0

    def below(self, n: i64) -> i64:
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


class Edge(Luck):
    """Luck at its edge: always the first, or always the last, of what it could give.

    Where a single draw decides, one of the two differs from whatever has really happened.
    """

    def __init__(self, *, is_last: bool) -> None:
        self._is_last = is_last

    def below(self, n: i64) -> i64:
        return n - 1 if self._is_last else 0


class Noted(Luck):
    """Passes on another luck's draws and writes them down."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.draws: list[int] = []

    def below(self, n: i64) -> i64:
        value = self._luck.below(n)
        self.draws.append(value)
        return value


def shuffle(values: list[int], luck: Luck) -> None:
    """Puts a list into a random order, in place."""
    for last in range(len(values) - 1, 0, -1):
        other = luck.below(last + 1)
        values[last], values[other] = values[other], values[last]
