"""A set of seats as a whole number: seat s is bit s."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final[i64] = 10
"""No game may have more: each seat has a colour in sketches, and there are no more colours."""
SEAT_BIT: Final[vec[i64]] = vec[i64]([2**seat for seat in range(MOST_SEATS)])
"""For each seat, the set that holds only that seat. A table, because mypyc shifts a literal as a 32-bit number."""
NO_SEATS: Final[i64] = 0


def count_seats(seats: i64) -> i64:
    count: i64 = 0
    while seats:
        # Clears the lowest set bit.
        seats &= seats - 1
        count += 1
    return count


def nth_seat(seats: i64, place: i64) -> i64:
    """The seat with exactly ``place`` others of the set before it."""
    for _ in range(place):
        seats &= seats - 1
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def list_seats(seats: i64) -> list[int]:
    """The seats of a set, ascending."""
    found: list[int] = []
    seat: i64 = 0
    while seats:
        if seats & 1:
            found.append(seat)
        seats >>= 1
        seat += 1
    return found
