"""What Alexander says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option
from ludotheca.games.alexander.streams import STREAMS
from ludotheca.games.catan.meta import TABLE_OPTIONS

META: Final[Meta] = Meta(
    id="alexander",
    version=2,
    seats=(2, 4),
    author="Klaus Teuber",
    year=1998,
    clauses=("CAT", "ALX"),
    streams=STREAMS,
    largest_draw=95,
    most_steps=50_000,
    options={
        "starting_gold": Option(default=0, choices=(0, 8)),
        "forbid_overbids": Option(default=False, choices=(False, True)),
        "left_out": Option(default="third", choices=("third", "second")),
        "robber_start": Option(default="default", choices=("default", "choice")),
        "points_to_win": Option(default=14, choices=tuple(range(10, 17))),
        **TABLE_OPTIONS,
    },
    has_secrets=True,
)
