"""What of Augustus' material never gets lost."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.games.augustus import cards
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.state import in_progress, owner


def conserved(cells: vec[i64]) -> dict[str, int]:
    """AUG-1.1, AUG-1.2: 88 objectives, 48 legions, 23 tokens."""
    return {
        "legions": cells[at.STOCK] + legions_in_play(cells),
        "tokens": total(cells, at.BAG, at.TOKEN_KINDS) + total(cells, at.DRAWN, at.TOKEN_KINDS),
        "objectives": _objectives(cells),
    }


def legions_in_play(cells: vec[i64]) -> i64:
    """The legions in the supplies, on objectives, and taken up."""
    legions = total(cells, at.SUPPLY, cells[at.SEATS]) + total(cells, at.FILLED, cards.PLACES)
    if cells[at.IN_HAND] != at.NONE:
        legions += 1
    if cells[at.PHASE] == at.REARRANGING:
        legions += cells[at.STEPS]
    return legions


def _objectives(cells: vec[i64]) -> i64:
    """All objectives, each counted where it can be found; 88 if none is lost or doubled."""
    count: i64 = 0
    for k in range(at.ROW_SIZE):
        if cells[at.ROW + k] != 0:
            count += 1
    for seat in range(cells[at.SEATS]):
        count += in_progress(cells, seat)
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] != at.IN_ROW and owner(cells, card, at.PROGRESS) == at.NONE:
            count += 1
    return count
