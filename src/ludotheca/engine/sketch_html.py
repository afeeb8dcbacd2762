"""Sketches in colour, as HTML with inline styles: for notebooks and the plain page."""

from html import escape
from typing import Final

from ludotheca.engine.sketch import LOOKS, Look, Sketch, Span

GROUND: Final = (
    "display:inline-block;margin:0;padding:1em 1.25em;border-radius:.6em;background:#11161d;color:#d7dde5;"
    "font:var(--sketch-size,14px)/1.35 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;"
    "white-space:pre;text-align:left"
)
"""As dark as a terminal, even in a light notebook: the colours were chosen for that. A page may say how large it is."""


def to_html(sketch: Sketch) -> str:
    """The drawing as one ``pre`` element; each span is an element, so that a page can translate the names in it."""
    lines = "\n".join("".join(_element(span) for span in line) for line in sketch)
    return f'<pre class="sketch" style="{GROUND}">{lines}</pre>'


def _element(span: Span) -> str:
    style = _css(LOOKS[span.style])
    opening = f'<span style="{style}">' if style else "<span>"
    return f"{opening}{escape(span.text)}</span>"


def _css(look: Look) -> str:
    parts = []
    if look.colour:
        parts.append(f"color:{look.colour}")
    if look.ground:
        parts.append(f"background:{look.ground}")
    if look.bold:
        parts.append("font-weight:bold")
    return ";".join(parts)
