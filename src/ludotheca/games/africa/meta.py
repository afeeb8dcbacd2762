"""What Africa says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option
from ludotheca.games.africa.streams import STREAMS

META: Final = Meta(
    id="africa",
    version=2,
    seats=(2, 5),
    author="Reiner Knizia",
    year=2001,
    clauses=("AFR",),
    streams=STREAMS,
    largest_draw=96,
    most_steps=100_000,
    options={
        "start": Option(default="lot", choices=("lot",), or_seat=True),
        "simple": Option(default=False, choices=(False, True)),
        "idle_end": Option(default=False, choices=(False, True)),
    },
)
