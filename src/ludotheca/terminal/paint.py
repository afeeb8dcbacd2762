"""Sketches with their colours, as Rich text."""

from itertools import groupby
from typing import Final

from rich.text import Text
from textual.geometry import Region

from ludotheca.engine.sketch import LOOKS, Sketch, Span
from ludotheca.texts import Speaker

STYLES: Final = {
    style: " ".join(
        filter(None, ("bold" if look.bold else "", look.colour, f"on {look.ground}" if look.ground else ""))
    )
    for style, look in LOOKS.items()
}


def seat_style(seat: int) -> str:
    return STYLES[f"seat-{seat}"]


def paint(sketch: Sketch, speaker: Speaker) -> Text:
    """The drawing; a span that is nothing but a name is said in the speaker's language, as wide as it was."""
    text = Text(no_wrap=True)
    for number, line in enumerate(sketch):
        text.append("\n" if number else "")
        # Neighbours of one style become one piece, which halves the time the screen takes to draw them.
        for style, spans in groupby(line, key=lambda span: span.style):
            text.append("".join(_said(span, speaker) for span in spans), STYLES[style])
    return text


def marked_region(sketch: Sketch) -> Region:
    """Where a drawing is marked, so that it can be scrolled there; empty if nowhere."""
    regions = []
    for y, line in enumerate(sketch):
        x = 0
        for span in line:
            if span.style == "mark":
                regions.append(Region(x, y, len(span.text), 1))
            x += len(span.text)
    return Region.from_union(regions) if regions else Region()


def _said(span: Span, speaker: Speaker) -> str:
    name = span.text.strip()
    # Texts of a map are names or parts of a tally; anything else stands as it is drawn.
    for key in (f"name-{name}", f"tally-{name}"):
        if speaker.has(key):
            said = speaker.say(key)
            width = len(span.text)
            return said.ljust(width) if len(said) <= width else f"{said[: width - 1]}…"
    return span.text
