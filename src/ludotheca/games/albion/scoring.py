"""ALB-10.2, ALB-8.4: what each player has reached, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import layout as at
from ludotheca.games.albion.board import SETTLEMENT
from ludotheca.games.albion.legality import attack_strength, is_settlement_four


def tally(cells: vec[i64]) -> list[dict[str, int]]:
    """Levels of settlements: what the goal is made of."""
    return [{"settlements": _settlement_levels(cells, seat)} for seat in range(cells[at.SEATS])]


def _settlement_levels(cells: vec[i64], seat: i64) -> i64:
    levels: i64 = 0
    for region in range(at.REGIONS):
        if cells[at.building(seat, region)] == SETTLEMENT:
            levels += cells[at.level(seat, region)]
    return levels


def winners(cells: vec[i64]) -> list[int]:
    """ALB-8.4, ALB-10.2: the most levels of settlements win; whoever has the goal has all of them."""
    merits = [_merits(cells, seat) for seat in range(cells[at.SEATS])]
    best = max(merits)
    return [seat for seat, reached in enumerate(merits) if reached == best]


def _merits(cells: vec[i64], seat: i64) -> list[int]:
    """ALB-10.2: then most attack Picts around the settlements IV, then gold, stone, wood and fish."""
    picts: i64 = 0
    for region in range(at.REGIONS):
        if is_settlement_four(cells, seat, region):
            picts += attack_strength(cells, region)
    stock = [int(cells[at.stock(seat, resource)]) for resource in range(at.RESOURCE_KINDS - 1, -1, -1)]
    return [int(_settlement_levels(cells, seat)), int(picts), *stock]
