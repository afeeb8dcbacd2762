"""What Augustus says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option
from ludotheca.games.augustus.streams import STREAMS

META: Final = Meta(
    id="augustus",
    version=2,
    seats=(2, 6),
    author="Paolo Mori",
    year=2013,
    clauses=("AUG",),
    streams=STREAMS,
    largest_draw=88,
    most_steps=60_000,
    options={
        "first_game": Option(default=False, choices=(False, True)),
        "first_crier": Option(default="lot", choices=("lot",), or_seat=True),
        "second_chance": Option(default=False, choices=(False, True)),
    },
    has_secrets=True,
)
