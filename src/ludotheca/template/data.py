"""The cards, as ``data/cards.csv`` lists them."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.games.datafile import fail, rows
from ludotheca.games.editions import find_edition
from ludotheca.template import layout as at

EDITION: Final = find_edition("duel", Path(__file__).parent / "data")


class Card(Struct, frozen=True):
    card: int
    points: int
    """What winning a round with it is worth."""


def read_cards(path: Path) -> tuple[Card, ...]:
    """The cards in order: they count up from 1, so that a card's place in the list is known from its number."""
    cards: list[Card] = []
    for row in rows(path, ("card", "points")):
        if row.number("card") != len(cards) + 1:
            row.fail(f"the cards count up from 1, so this one must be {len(cards) + 1}")
        cards.append(Card(row.number("card"), row.number("points", least=0)))
    if len(cards) != at.CARD_COUNT:
        fail(path.name, f"has {len(cards)} cards instead of {at.CARD_COUNT}")
    return tuple(cards)


CARDS: Final = read_cards(EDITION.folder / "cards.csv")
