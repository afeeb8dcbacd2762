"""A position drawn in characters, for terminals and notebooks."""

from msgspec import Struct

Style = str
"""``seat-0`` to ``seat-9`` for what belongs to a player, ``dim``, ``strong``, ``mark`` for where something may be done,
``sea``, ``land``, ``good``, ``bad``, or empty for plain."""


class Span(Struct, frozen=True):
    text: str
    """A span that is a whole name, such as ``elephant``, is translated where it is shown, at the same width."""
    style: Style = ""


Sketch = tuple[tuple[Span, ...], ...]
"""Lines of spans."""


def plain(sketch: Sketch) -> str:
    """The drawing without its colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in sketch)
