"""What Albion says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta

META: Final = Meta(
    id="albion",
    version=1,
    seats=(2, 4),
    author="Klaus-Jürgen Wrede",
    year=2009,
    clauses=("ALB",),
    ends_by_chance=False,
)
