"""The heaps in characters: a stroke for each match that is left, a dot for each that is gone."""

from ludotheca.engine.sketch import Sketch, Span
from nim.types import HEAPS, View


def sketch(view: View, marked: frozenset[str]) -> Sketch:
    heaps = tuple(
        (
            Span(f">{name} ", "mark") if name in marked else Span(f" {name} ", "strong"),
            Span("  "),
            Span("| " * view.heaps[name], "land"),
            Span("· " * (size - view.heaps[name]), "dim"),
        )
        for name, size in HEAPS.items()
    )
    players = tuple(
        (Span(f" {seat + 1} ", f"seat-{seat}"), Span(f"  {count}")) for seat, count in enumerate(view.taken)
    )
    return (*heaps, (), *players)
