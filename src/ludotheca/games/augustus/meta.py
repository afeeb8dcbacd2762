"""What Augustus says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option

META: Final = Meta(
    id="augustus",
    version=1,
    seats=(2, 6),
    author="Paolo Mori",
    year=2013,
    clauses=("AUG",),
    options={
        "first_game": Option(default=False, choices=(False, True)),
        "first_crier": Option(default="lot", choices=("lot", "first")),
        "forgone_for_good": Option(default=False, choices=(False, True)),
    },
    has_secrets=True,
)
