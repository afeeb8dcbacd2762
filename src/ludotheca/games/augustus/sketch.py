"""Augustus drawn in characters."""

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.games.augustus.types import View


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    return ((Span(f"{len(view.row)} {len(marked)}"),),)
