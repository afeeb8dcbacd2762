"""Everybody's points by where they come from."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.template import layout as at


def tally(cells: vec[i64]) -> list[dict[str, int]]:
    """DUE-3.2: points come from the rounds won, and from nothing else."""
    return [{"points": cells[at.points(seat)]} for seat in range(cells[at.SEATS])]
