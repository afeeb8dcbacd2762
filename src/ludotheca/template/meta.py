"""What the game says about itself before anyone sits down."""

from typing import Final

from ludotheca.engine.meta import Meta, Option

META: Final = Meta(
    id="duel",
    version=1,
    seats=(2, 3),
    author="Anonymous",
    year=2026,
    clauses=("DUE",),
    streams=("card",),
    largest_draw=9,
    most_steps=500,
    options={"open_hands": Option(default=False, choices=(False, True))},
    has_secrets=True,
)
