"""A played game as data: what everybody did and what luck gave, enough to play it again without any generator."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludotheca.engine.errors import RecordError
from ludotheca.engine.meta import Options

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""What a seat, an action or a draw can be; the compiled rules hold no more than 64 bits."""


class Step(Struct, frozen=True, array_like=True):
    """One decision: who, which action of the catalogue, and what luck was drawn for it."""

    seat: Number
    action: Number
    draws: tuple[Number, ...] = ()


class Record(Struct, frozen=True, kw_only=True):
    """A game from its start to where it stands."""

    game: str
    version: int
    """The rules' version that played it."""
    edition: str | None = None
    """The fingerprint of the data files it was played with; none: the house's own, or the game has no data files."""
    seats: int
    options: Options
    position: dict[str, Any] | None = None
    """Where it started, if not from the game's set-up."""
    deal: tuple[Number, ...]
    """What luck gave during the set-up."""
    steps: tuple[Step, ...]
    standing: tuple[int, ...] | None = None
    """The final points, once the game is over; a replay must reach them."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def read_record(source: "bytes | str | dict[str, Any] | Record") -> Record:
    """A record from JSON text, from its plain form, or as it is."""
    if isinstance(source, Record):
        return source
    try:
        if isinstance(source, dict):
            return msgspec.convert(source, Record)
        return msgspec.json.decode(source, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
        message = f"this is not a record: {error}"
        raise RecordError(message) from None
