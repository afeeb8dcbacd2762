"""Africa drawn in characters."""

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.games.africa.types import View


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    return ((Span(f"{len(view.board)} {len(marked)}"),),)
