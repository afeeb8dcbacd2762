"""Sketches with their colours, as Rich text."""

from itertools import groupby
from typing import Final

from rich.text import Text
from textual.geometry import Region

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.texts import Speaker

SEAT_STYLES: Final = (
    "bold #ffffff on #c8372d",
    "bold #ffffff on #1f6fd1",
    "bold #1a1a1a on #f2c230",
    "bold #ffffff on #7b3fb5",
    "bold #1a1a1a on #f28e2b",
    "bold #ffffff on #16786d",
    "bold #1a1a1a on #f09ac0",
    "bold #1a1a1a on #ffffff",
    "bold #ffffff on #6b4a2f",
    "bold #ffffff on #333333",
)
"""No two of them differ by colour alone: the seat's number always stands beside."""
STYLES: Final = {
    "": "",
    "dim": "#8a8f98",
    "strong": "bold",
    "mark": "bold #10210f on #8fe388",
    "sea": "#7fb2d9 on #0f2233",
    "land": "#2b1d0e on #dcc391",
    "good": "bold #7a4b00 on #f5e08a",
    "bad": "bold #ff6b6b",
}


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def paint(sketch: Sketch, speaker: Speaker) -> Text:
    """The drawing; a span that is nothing but a name is said in the speaker's language, as wide as it was."""
    text = Text(no_wrap=True)
    for number, line in enumerate(sketch):
        text.append("\n" if number else "")
        # Neighbours of one style become one piece, which halves the time the screen takes to draw them.
        for style, spans in groupby(line, key=lambda span: span.style):
            text.append("".join(_said(span, speaker) for span in spans), _style(style))
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


def _style(style: str) -> str:
    if style.startswith("seat-"):
        return seat_style(int(style.removeprefix("seat-")))
    return STYLES[style]


def _said(span: Span, speaker: Speaker) -> str:
    name = span.text.strip()
    # Texts of a map are names or parts of a tally; anything else stands as it is drawn.
    for key in (f"name-{name}", f"tally-{name}"):
        if speaker.has(key):
            said = speaker.say(key)
            width = len(span.text)
            return said.ljust(width) if len(said) <= width else f"{said[: width - 1]}…"
    return span.text
