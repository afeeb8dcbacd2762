"""What can go wrong at the engine's boundary; each error has a slug, and all have the same shape on the wire."""

from typing import ClassVar

from ludotheca.engine.words import Refusal, Value


class GameError(ValueError):
    """Something the caller asked for cannot be done; nothing has changed."""

    slug: ClassVar[str] = "game-error"

    def __init__(self, message: str, **values: Value) -> None:
        # A message may quote input that contains a lone surrogate, which cannot be encoded for the wire.
        message = message.encode(errors="backslashreplace").decode()
        super().__init__(message)
        self.clause: str | None = None
        self.values: dict[str, Value] = {"detail": message, **values}

    @property
    def error(self) -> str:
        """The slug that goes over the wire and that the text files translate."""
        return self.slug

    def __reduce__(self) -> tuple[object, ...]:
        # By default, an exception is unpickled by calling its class with its message; these take other arguments.
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
    """The game does not support this number of seats or this option."""

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
    """Of several actions played together, one before the last would draw luck or show something hidden."""

    slug = "not-last"

    def __init__(self) -> None:
        super().__init__("only the last of several actions may draw luck or show something hidden")


class NoUndoError(GameError):
    """The last step cannot be undone: luck was drawn, something hidden was shown, or another player is involved."""

    slug = "no-undo"


class PositionError(GameError):
    """A position that cannot occur in this game."""

    slug = "bad-position"


class RecordError(GameError):
    """A record that does not replay."""

    slug = "bad-record"


class DataError(GameError):
    """A data file of a game is not what the rules need; the message names the file and the line."""

    slug = "bad-data"
