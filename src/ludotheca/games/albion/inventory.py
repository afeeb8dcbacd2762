"""Everything that lies in Albion's box, counted by kind: wherever it is, it must always be there."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import count_figures


def conserved(cells: vec[i64]) -> dict[str, int]:
    """ALB-1.1 to ALB-1.4, and the two Picts that are left over (ALB-2.1)."""
    return _resources(cells) | _figures(cells) | _tiles(cells) | _picts(cells)


def _resources(cells: vec[i64]) -> dict[str, int]:
    """ALB-1.3: and the neutral markers."""
    found: dict[str, int] = {}
    for resource in range(at.RESOURCE_KINDS):
        held = cells[at.BANK + resource] + cells[at.PAID + resource]
        for seat in range(cells[at.SEATS]):
            held += cells[at.stock(seat, resource)]
        found[RESOURCES[resource]] = held
    found["markers"] = cells[at.MARKER_BANK] + total(cells, at.MARKERS, cells[at.SEATS])
    return found


def _figures(cells: vec[i64]) -> dict[str, int]:
    """ALB-1.1: of all players."""
    settlers: i64 = 0
    legionaries: i64 = 0
    for seat in range(cells[at.SEATS]):
        settlers += cells[at.supply(seat, board.SETTLER)] + count_figures(cells, seat, board.SETTLER)
        legionaries += cells[at.supply(seat, board.LEGIONARY)] + count_figures(cells, seat, board.LEGIONARY)
    return {"settlers": settlers, "legionaries": legionaries}


def _tiles(cells: vec[i64]) -> dict[str, int]:
    """ALB-1.2: of all players, by building and level; works by their region too."""
    found: dict[str, int] = {}
    for kind in range(1, len(BUILDINGS) + 1):
        for height in range(1, board.HIGHEST[kind] + 1):
            if kind == board.WORKS:
                for resource in range(at.RESOURCE_KINDS):
                    region = board.REGION_WITH[resource]
                    found[f"works {height} in {REGION_NAMES[region]}"] = _tiles_of(cells, kind, region, height)
            else:
                found[f"{BUILDINGS[kind - 1]} {height}"] = _tiles_of(cells, kind, board.START, height)
    return found


def _tiles_of(cells: vec[i64], kind: i64, region: i64, height: i64) -> i64:
    """In the supplies, and on the board below or at the top of a building."""
    tile = board.tile_kind(kind, region, height)
    tiles: i64 = 0
    for seat in range(cells[at.SEATS]):
        tiles += cells[at.tiles(seat, tile)]
        for other in range(at.REGIONS):
            if cells[at.building(seat, other)] == kind and cells[at.level(seat, other)] >= height:
                tiles += 1 if board.tile_kind(kind, other, height) == tile else 0
    return tiles


def _picts(cells: vec[i64]) -> dict[str, int]:
    """ALB-1.4, ALB-2.1: attackers may lie open; what lies face down has no kind yet."""
    attack = cells[at.ATTACK] + total(cells, at.OPEN, at.REGIONS)
    laid = total(cells, at.HIDDEN, at.REGIONS) + total(cells, at.TRANSIT, at.REGIONS)
    left_over = cells[at.PEACE] + cells[at.ATTACK] - laid
    return {"peace": cells[at.PEACE] + cells[at.PEACE_GONE], "attack": attack, "picts left over": left_over}
