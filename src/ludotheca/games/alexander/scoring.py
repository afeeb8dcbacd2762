"""ALX-2.1, ALX-2.4: points with the advisers, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander.advisers import adviser_points
from ludotheca.games.alexander.state import tiles_of
from ludotheca.games.catan import layout as base
from ludotheca.games.catan import scoring


def tally(cells: vec[i64], seat: int | None) -> list[dict[str, int]]:
    found = scoring.tally(cells, seat)
    for other in range(len(found)):
        found[other]["adviser"] = adviser_points(cells, other)
    return found


def winners(cells: vec[i64]) -> list[int]:
    """ALX-2.1: most points, then most tiles; then the active player, or in Persepolis all who are left."""
    ranks = [(scoring.all_points(cells, seat), tiles_of(cells, seat)) for seat in range(cells[base.SEATS])]
    best = max(ranks)
    first = [seat for seat in range(len(ranks)) if ranks[seat] == best]
    ends_by_points = best[0] >= cells[base.GOAL]
    if cells[base.PHASE] == base.OVER and ends_by_points and cells[base.TURN] in first:
        return [cells[base.TURN]]
    return first
