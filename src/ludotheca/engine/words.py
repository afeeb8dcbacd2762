"""What the engine says, as keys and values; the edges turn it into sentences in the player's language."""

from msgspec import Struct, field

Value = int | str | tuple[int, ...]
"""A number, a name (of a space, a tile or an option, say), or several numbers, such as seats."""


class Words(Struct, frozen=True):
    """A message from the game's text files, with the values to fill in."""

    key: str
    values: dict[str, Value] = field(default_factory=dict)


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the clause that forbids it, and what is missing."""

    clause: str
    """The clause's id in the game's rules, such as ``AFR-3.1``."""
    reason: str
    """The message ``refusal-<reason>`` in the game's text files."""
    values: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.reason.replace('-', ' ')}{': ' if details else ''}{details} ({self.clause})"


class Motive(Struct, frozen=True):
    """Why the house would do something, or not: what it changes most, in comparison with what else could be done."""

    seat: int
    """Whose feature it is: that of whoever asks, or of a rival."""
    feature: str
    """One of the ``open_features`` or ``own_features`` of the game's encoder."""
    more: bool
    """Whether there is more of it than after the other plans."""
    good: bool
    """Whether that is good for whoever asks."""
