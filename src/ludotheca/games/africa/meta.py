"""What Africa says about itself."""

from typing import Final

from ludotheca.engine.meta import Meta, Option

META: Final = Meta(
    id="africa",
    version=1,
    seats=(2, 5),
    author="Reiner Knizia",
    year=2001,
    clauses=("AFR",),
    options={"simple": Option(default=False, choices=(False, True))},
)
