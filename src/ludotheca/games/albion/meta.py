"""What Albion says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta
from ludotheca.games.albion.streams import STREAMS

META: Final = Meta(
    id="albion",
    version=2,
    seats=(2, 4),
    author="Klaus-Jürgen Wrede",
    year=2009,
    clauses=("ALB",),
    streams=STREAMS,
    largest_draw=35,
    most_steps=20_000,
)
