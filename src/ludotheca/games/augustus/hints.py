"""What a legal action of Augustus will bring."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Words
from ludotheca.games.augustus import action_numbers as numbers
from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.state import filled


def hint(cells: vec[i64], seat: i64, number: i64) -> Words | None:
    """Which objective a legion would complete."""
    if not numbers.PUTS <= number < numbers.TAKES:
        return None
    card = cards.PLACE_CARD[number - numbers.PUTS]
    source = legality.taken_from(cells, seat)
    there = filled(cells, card)
    # While legions are placed, one taken up still lies where it was.
    if cells[at.PHASE] == at.PLACING and source != at.NONE and cards.PLACE_CARD[source] == card:
        there -= 1
    return Words("hint-completes", {"objective": int(card)}) if there + 1 == cards.SPACES[card] else None
