"""What can go wrong at a table, and how every error looks from outside."""

from typing import Final, Literal, NamedTuple

from ludotheca.engine.errors import GameError, UnknownGameError
from ludotheca.engine.record import Record
from ludotheca.server.wire import Failure
from ludotheca.texts import UnknownLanguageError


class UnknownTableError(GameError):
    slug = "unknown-table"


class NotSeatedError(GameError):
    """The message acts for a seat without having presented its key."""

    slug = "not-seated"


class SeatTakenError(GameError):
    slug = "seat-taken"


class StaleError(GameError):
    """The client acted on a position that is no longer the table's."""

    slug = "stale"


class UnknownSeatError(GameError):
    slug = "unknown-seat"


class UnknownPromiseError(GameError):
    """No such luck was promised, or it has already been used."""

    slug = "unknown-promise"


class BadMessageError(GameError):
    """The data received is not a message, or not one of ours."""

    slug = "bad-message"


class ClosedRecordError(GameError):
    """The record would reveal secrets of a game that is not over."""

    slug = "closed-record"


class Closing(NamedTuple):
    """Why a table cannot go on."""

    record: Record
    reason: Literal["rules", "edition", "gone", "saved"]
    explanation: str
    locks: bool
    """Whether the record holds secrets that nobody has read so far, so that reading it closes the table for good."""


class ClosedTableError(GameError):
    """Under the current rules the table would no longer be the same game; only its record can still be read."""

    slug = "closed-table"

    def __init__(self, closing: Closing) -> None:
        version = closing.record.version
        message = f"this table was played with version {version} of the rules; {closing.explanation}"
        super().__init__(message, version=version, reason=closing.reason, locks=int(closing.locks))
        self.closing = closing


class BadNameError(GameError):
    """A name that cannot be read, or could pass for another."""

    slug = "bad-name"


class FullTableError(GameError):
    """So much has been played at this table that it takes no more actions."""

    slug = "full-table"


class TooSlowError(GameError):
    """A position or record that the rules could not handle in time."""

    slug = "too-slow"


class BusyError(GameError):
    slug = "busy"


class NoHintsError(GameError):
    """Hints were not switched on when the table was opened."""

    slug = "no-hints"


class NothingToDecideError(GameError):
    """Advice is for a seat that must decide."""

    slug = "nothing-to-decide"


class StillThinkingError(GameError):
    """One question of a kind at a time."""

    slug = "still-thinking"


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
