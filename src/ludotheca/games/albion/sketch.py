"""Albion drawn in characters."""

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.games.albion.types import View


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    return ((Span(f"{len(view.picts)} {len(marked)}"),),)
