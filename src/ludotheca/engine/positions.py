"""Reading a position that came from outside: what every game refuses in the same words, saying where it stands."""

from typing import NoReturn

from ludotheca.engine.errors import PositionError, SetupError
from ludotheca.engine.meta import Meta


def fail(path: str, reason: str) -> NoReturn:
    raise PositionError(f"{path}: {reason}", path=path)


def check_seats(path: str, seats: int, meta: Meta) -> int:
    """The number of players, if the game is made for that many."""
    try:
        meta.check_seats(seats)
    except SetupError as error:
        fail(path, str(error))
    return seats


def read_seat(path: str, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        fail(path, f"there is no seat {seat}")
    return seat


def read_count(path: str, count: int, least: int, most: int) -> int:
    if not least <= count <= most:
        fail(path, f"must be from {least} to {most}, not {count}")
    return count


def read_name(path: str, kind: str, name: str, numbers: dict[str, int]) -> int:
    """The number of a thing that a position calls by its name; ``kind`` says what such things are."""
    if name not in numbers:
        fail(path, f"there is no {kind} '{name}'")
    return numbers[name]
