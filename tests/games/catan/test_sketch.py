"""Catan in characters: every hex in its place, and nothing that only colour tells."""

import re

from ludotheca.engine.sketch import Sketch, plain
from ludotheca.games.catan.data import PLAN
from tests.games.catan.tables import ANN, CATAN, CatanTable, table

NOTHING: frozenset[str] = frozenset()


def drawn(played: CatanTable, marked: frozenset[str] = NOTHING) -> Sketch:
    return CATAN.sketch(played.view(ANN), marked)


def test_every_hex_appears_once() -> None:
    """CAT-1.1: 19."""
    names = re.findall(r"[A-G]\d+(?=[ \\\\])", plain(drawn(table())))

    assert sorted(names) == sorted(PLAN.geometry.hex_names)


def test_what_is_built_tells_whose_it_is() -> None:
    """CAT-1.7: a number for a road, a letter for a building, a capital one for a city."""
    text = plain(drawn(table({"settlements": ["A1n"], "roads": ["A1n-A1ne"]}, {"cities": ["E1s"]})))
    lines = text.split("\n")

    assert "a" in lines[1]
    assert "A1 1" in lines[2]
    assert "B" in next(line for line in reversed(lines[:19]) if "\\B/" in line)


def test_the_robber_the_harbours_and_the_marks_are_seen() -> None:
    text = plain(drawn(table(robber="A2"), frozenset({"B2s"})))

    assert "Pa 2R" in text
    assert text.count("3:1") == 4
    assert text.count("*") == 1


def test_others_hands_are_counted_and_not_shown() -> None:
    """CAT-1.5: a seat sees its own cards."""
    text = plain(drawn(table({"hand": "2 ore"}, {"hand": "3 wool"})))
    own, other = text.split("\n")[-3:-1]

    assert own.split()[:3] == [">", "1", "2"]
    assert "?" not in own
    assert other.split()[:3] == ["2", "3", "?"]
