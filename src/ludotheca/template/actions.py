"""What players can do, the numbered catalogue of it, and when each kind has its place."""

from typing import Final

from msgspec import Struct

from ludotheca.engine.catalogue import Catalogue
from ludotheca.template.data import CARDS


class Choose(Struct, frozen=True, tag="choose"):
    """DUE-2.1: lay a card face down."""

    card: int


class TakeBack(Struct, frozen=True, tag="take-back"):
    """DUE-2.2: take it up again."""


Action = Choose | TakeBack

CATALOGUE: Final[Catalogue[Action]] = Catalogue([Choose(card.card) for card in CARDS], [TakeBack()])
PHASES: Final[dict[str, tuple[type[Struct], ...]]] = {"choose": (Choose, TakeBack)}
