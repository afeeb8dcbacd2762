"""What stays the same from the first position to the last."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.template import layout as at
from ludotheca.template.state import held, laid, played


def conserved(cells: vec[i64]) -> dict[str, int]:
    """Every card is somewhere, and only there."""
    in_hands = sum(len(held(cells, seat)) for seat in range(cells[at.SEATS]))
    on_table = sum(1 for card in (*laid(cells), *played(cells)) if card != at.NO_CARD)
    return {"cards": len(held(cells, at.DECK)) + in_hands + on_table}
