"""A position drawn in characters, for terminals, notebooks and the page of a game without a drawing of its own."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

Style = str
"""``seat-0`` to ``seat-9`` for what belongs to a player, ``mark`` for where something can be done, ``dim``, ``strong``,
``sea``, ``land``, ``good``, ``bad``, or empty for plain text."""


class Span(Struct, frozen=True):
    text: str
    """A span that is exactly one name, such as ``elephant``, is translated when shown, at the same width."""
    style: Style = ""


Sketch = tuple[tuple[Span, ...], ...]
"""Lines of spans."""


class Look(Struct, frozen=True):
    """How a style looks on a dark background."""

    colour: str = ""
    ground: str = ""
    bold: bool = False


LOOKS: Final = {
    "": Look(),
    "dim": Look("#8a8f98"),
    "strong": Look(bold=True),
    "mark": Look("#10210f", "#8fe388", bold=True),
    "sea": Look("#7fb2d9", "#0f2233"),
    "land": Look("#2b1d0e", "#dcc391"),
    "good": Look("#7a4b00", "#f5e08a", bold=True),
    "bad": Look("#ff6b6b", bold=True),
    # The first six are in the order of the page's colours. Seats never differ by colour alone: a number stands beside.
    "seat-0": Look("#ffffff", "#c8372d", bold=True),
    "seat-1": Look("#ffffff", "#1f6fd1", bold=True),
    "seat-2": Look("#ffffff", "#7b3fb5", bold=True),
    "seat-3": Look("#ffffff", "#16786d", bold=True),
    "seat-4": Look("#ffffff", "#555b66", bold=True),
    "seat-5": Look("#ffffff", "#a85608", bold=True),
    "seat-6": Look("#1a1a1a", "#f2c230", bold=True),
    "seat-7": Look("#1a1a1a", "#f09ac0", bold=True),
    "seat-8": Look("#1a1a1a", "#ffffff", bold=True),
    "seat-9": Look("#1a1a1a", "#9fd3e6", bold=True),
}


def plain(sketch: Sketch) -> str:
    """The drawing without its colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)


def places(action: Struct) -> frozenset[str]:
    """The names and numbers in an action, some of which are places that a sketch can mark."""
    values = msgspec.to_builtins(action)
    named = (value for name, value in values.items() if name != "type" and not name.endswith("seat"))
    return frozenset(str(value) for value in named)


def marked(actions: Iterable[Struct]) -> frozenset[str]:
    """What a sketch is to mark when these actions are possible."""
    return frozenset[str]().union(*map(places, actions))
