"""Catan drawn in characters."""

from ludotheca.engine.sketch import Sketch, Span
from ludotheca.games.catan.types import View


def sketch_catan(view: View, marked: frozenset[str]) -> Sketch:
    return ((Span(view.phase),),)


def sketch_alexander(view: View, marked: frozenset[str]) -> Sketch:
    return sketch_catan(view, marked)
