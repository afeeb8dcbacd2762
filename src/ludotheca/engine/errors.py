"""What can go wrong at the engine's boundary; each error has one slug and one shape on the wire."""

from typing import ClassVar

from ludotheca.engine.words import Refusal, Value


class GameError(ValueError):
    """Something the caller asked for cannot be done; nothing has changed."""

    slug: ClassVar[str] = "game-error"

    def __init__(self, message: str, **values: Value) -> None:
        # What somebody sent in and the message quotes may hold half a character, which no wire could carry.
        message = message.encode(errors="backslashreplace").decode()
        super().__init__(message)
        self.clause: str | None = None
        self.values: dict[str, Value] = {"detail": message, **values}

    @property
    def error(self) -> str:
        """The slug the wire carries and the text files translate."""
        return self.slug

    def __reduce__(self) -> tuple[object, ...]:
        # An exception pickles by being made anew from its message, which is not how these are made.
        return _revive, (type(self), self.args, self.__dict__)


def _revive(kind: type[GameError], args: tuple[object, ...], values: dict[str, object]) -> GameError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(values)
    return error


class UnknownGameError(GameError):
    """No game on the shelf has this id."""

    slug = "unknown-game"


class SetupError(GameError):
    """The number of seats or an option is not one the game knows."""

    slug = "bad-setup"


class IllegalActionError(GameError):
    """The rules forbid the action; ``refusal`` names the clause."""

    slug = "illegal-action"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.clause = refusal.clause
        self.values = dict(refusal.values)

    @property
    def error(self) -> str:
        return self.refusal.reason


class UnknownActionError(GameError):
    """The game's catalogue has no such action."""

    slug = "unknown-action"


class NotLastError(GameError):
    """Of several actions played at once, one before the last would draw luck or show something hidden."""

    slug = "not-last"

    def __init__(self) -> None:
        super().__init__("only the last of several actions may draw luck or show something hidden")


class NoUndoError(GameError):
    """Luck, a secret or another player stands between the table and its last position."""

    slug = "no-undo"


class PositionError(GameError):
    """A position that no table of this game can show."""

    slug = "bad-position"


class RecordError(GameError):
    """A record that does not replay."""

    slug = "bad-record"


class DataError(GameError):
    """A data file of a game is not as the rules need it; the message names file and line."""

    slug = "bad-data"
