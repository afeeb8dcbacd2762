"""What a seat may know, as a row of named numbers: for learned values, and for whoever studies the games."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheca.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC, Generic[S]):
    """Turns a state into numbers, in three kinds of parts.

    The ``table`` is what concerns everybody; ``open`` is what everybody knows about a seat; ``own`` is what only that
    seat knows about itself. Numbers are kept small, about as far as from -1 to 1, so that none outweighs the others.
    """

    def __init__(
        self,
        most_seats: int,
        table_features: tuple[str, ...],
        open_features: tuple[str, ...],
        own_features: tuple[str, ...],
    ) -> None:
        self.most_seats = most_seats
        self.table_features = table_features
        self.open_features = open_features
        self.own_features = own_features
        self.table_size: i64 = len(table_features)
        self.open_size: i64 = len(open_features)
        self.own_size: i64 = len(own_features)

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many play."""

    @abstractmethod
    def progress(self, state: S) -> float:
        """How far the game is, from 0 at the start to 1 at the end, as everybody can see."""

    @abstractmethod
    def write_table(self, state: S, out: vec[float], first: i64) -> None:
        """Writes what concerns everybody, from place ``first`` on, as all of these do."""

    @abstractmethod
    def write_open(self, state: S, seat: i64, out: vec[float], first: i64) -> None:
        """Writes what everybody knows about a seat."""

    @abstractmethod
    def write_own(self, state: S, seat: i64, out: vec[float], first: i64) -> None:
        """Writes what only the seat knows about itself."""

    @property
    def names(self) -> list[str]:
        """What each number of ``encode`` stands for."""
        names = ["progress", *(f"table: {name}" for name in self.table_features)]
        names += [f"own: {name}" for name in self.own_features]
        for place in range(self.most_seats):
            whose = "me" if place == 0 else f"{place} to my left"
            names += [f"{whose}: is there", *(f"{whose}: {name}" for name in self.open_features)]
        return names

    @property
    def size(self) -> int:
        """How many numbers there are, whatever the number of players."""
        return 1 + self.table_size + self.own_size + self.most_seats * (1 + self.open_size)

    def encode(self, state: S, seat: int) -> list[float]:
        """What a seat may know: the table, itself, and then everybody clockwise from itself.

        Places where nobody sits hold zeros. States that the seat cannot tell apart give the same numbers.
        """
        seats = self.seats(state)
        out = vec[float]([0.0] * self.size)
        out[0] = self.progress(state)
        first: i64 = 1
        self.write_table(state, out, first)
        first += self.table_size
        self.write_own(state, seat, out, first)
        first += self.own_size
        for place in range(seats):
            out[first] = 1.0
            self.write_open(state, (seat + place) % seats, out, first + 1)
            first += 1 + self.open_size
        return list(out)
