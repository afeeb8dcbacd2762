"""What ``ludotheca train`` has found out about a game: a data file beside its rules."""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from ludotheca.engine.encoder import Encoder
from ludotheca.engine.errors import SetupError
from ludotheca.engine.insight import SLOPES
from ludotheca.engine.value import Value

VALUE_FILE: Final = "value.json"


class Hidden(Struct, frozen=True):
    """A layer of units between the features of a seat and its score."""

    weights: list[list[float]]
    """A row for each unit."""
    biases: list[float]
    output: list[float]


class Learned(Struct, frozen=True, kw_only=True):
    """Weights, with what they were made from."""

    command: str = ""
    """What made this file."""
    figures: dict[str, float | list[float]] = field(default_factory=dict)
    """How well it foretells games that it was not made from."""
    by_hand: bool = False
    """Whether bots use the hand-written value alone all the same, because it wins more games."""
    slopes: list[float] = field(default_factory=lambda: list(SLOPES))
    """What a point of the hand-written value is worth, from the start of a game to its end."""
    features: list[str] = field(default_factory=list)
    """Of a seat: what everybody knows of it, then what only the seat knows."""
    weights: list[list[float]] = field(default_factory=list)
    """What each feature adds to the hand-written value, in a row for each moment of the game, from start to end."""
    reasons: list[list[float]] = field(default_factory=list)
    """What each feature tells by itself, likewise; hints give reasons with it."""
    hidden: Hidden | None = None

    def value(self, encoder: Encoder[Any]) -> Value | None:
        """The learned value; None if nothing has been learned yet."""
        if not self.weights:
            return None
        if self.features != [*encoder.open_features, *encoder.own_features]:
            raise SetupError(f"{VALUE_FILE} was made for other features; run 'ludotheca train' again")
        if self.hidden is None:
            return Value(encoder, self.weights, self.reasons, [], [], [])
        return Value(encoder, self.weights, self.reasons, self.hidden.weights, self.hidden.biases, self.hidden.output)


def read_learned(folder: Path) -> Learned:
    """What has been learned about the game in a folder; nothing, if it has no such file."""
    path = folder / VALUE_FILE
    if not path.exists():
        return Learned()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Learned)
    except msgspec.MsgspecError as error:
        message = f"{path.name} of {folder.name} cannot be read: {error}"
        raise SetupError(message) from None
