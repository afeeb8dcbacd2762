"""What can go wrong at a table, and how every error looks from outside."""

from typing import Final

from ludotheca.engine.errors import GameError, UnknownGameError
from ludotheca.engine.record import Record
from ludotheca.server.wire import Failure
from ludotheca.texts import UnknownLanguageError


class UnknownTableError(GameError):
    slug = "unknown-table"


class NotSeatedError(GameError):
    """The message speaks for a seat whose key was not shown."""

    slug = "not-seated"


class SeatTakenError(GameError):
    slug = "seat-taken"


class StaleError(GameError):
    """The client acted on a position that is no longer the table's."""

    slug = "stale"


class UnknownSeatError(GameError):
    slug = "unknown-seat"


class UnknownPromiseError(GameError):
    """No such luck has been promised, or it is used already."""

    slug = "unknown-promise"


class BadMessageError(GameError):
    """What came in is not a message at all, or not one of ours."""

    slug = "bad-message"


class ClosedRecordError(GameError):
    """The record would tell secrets of a game that is not over."""

    slug = "closed-record"


class ClosedTableError(GameError):
    """With the rules of today the table would no longer be the same game; its record is all that is left of it."""

    slug = "closed-table"

    def __init__(self, record: Record, reason: str) -> None:
        message = f"this table was played with version {record.version} of the rules; {reason}"
        super().__init__(message, version=record.version)
        self.record = record
        self.reason = reason


class BadNameError(GameError):
    """A name that could not be read, or would pass for another."""

    slug = "bad-name"


class FullTableError(GameError):
    """So much has been played here that the table takes no more."""

    slug = "full-table"


class TooSlowError(GameError):
    """A position or record with which the rules did not come to an end in time."""

    slug = "too-slow"


class BusyError(GameError):
    slug = "busy"


STATUS: Final = {
    UnknownTableError: 404,
    UnknownSeatError: 404,
    UnknownGameError: 404,
    UnknownLanguageError: 404,
    NotSeatedError: 403,
    ClosedRecordError: 403,
    SeatTakenError: 409,
    UnknownPromiseError: 409,
    StaleError: 409,
    ClosedTableError: 410,
    FullTableError: 409,
    BusyError: 503,
}
"""The HTTP status of an error; all others are 400."""


def failure(error: GameError) -> Failure:
    return Failure(error=error.error, clause=error.clause, values=error.values)
