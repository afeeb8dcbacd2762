"""Everything that lies in Albion's box, counted by kind: wherever it is, it must always be there."""

from mypy_extensions import i64

from ludotheca.games.albion.board import (
    HIGHEST,
    LEGIONARY,
    REGION_WITH,
    REGIONS_KNOWN,
    RESOURCES_KNOWN,
    SETTLER,
    START,
    TILE_CELLS,
    WORKS,
    tile_cell,
)
from ludotheca.games.albion.data import BUILDINGS, REGION_NAMES, RESOURCES
from ludotheca.games.albion.legality import count_figures
from ludotheca.games.albion.state import (
    ATTACK,
    BANK,
    FIGURES,
    HIDDEN,
    MARKER_BANK,
    MARKERS,
    OPEN,
    PAID,
    PEACE,
    PEACE_GONE,
    SEATS,
    STOCK,
    TILES,
    TRANSIT,
    AlbionState,
    building,
    level,
)


def count(state: AlbionState) -> dict[str, int]:
    """ALB-1.1 to ALB-1.4, and the two Picts that are left over (ALB-2.1)."""
    return _resources(state) | _figures(state) | _tiles(state) | _picts(state)


def _resources(state: AlbionState) -> dict[str, int]:
    """ALB-1.3: and the neutral markers."""
    cells = state.cells
    found: dict[str, int] = {}
    for resource in range(RESOURCES_KNOWN):
        held = cells[BANK + resource] + cells[PAID + resource]
        for seat in range(cells[SEATS]):
            held += cells[STOCK + seat * RESOURCES_KNOWN + resource]
        found[RESOURCES[resource]] = held
    markers = cells[MARKER_BANK]
    for seat in range(cells[SEATS]):
        markers += cells[MARKERS + seat]
    found["markers"] = markers
    return found


def _figures(state: AlbionState) -> dict[str, int]:
    """ALB-1.1: of all players."""
    settlers: i64 = 0
    legionaries: i64 = 0
    for seat in range(state.cells[SEATS]):
        settlers += state.cells[FIGURES + seat * 2 + SETTLER] + count_figures(state, seat, SETTLER)
        legionaries += state.cells[FIGURES + seat * 2 + LEGIONARY] + count_figures(state, seat, LEGIONARY)
    return {"settlers": settlers, "legionaries": legionaries}


def _tiles(state: AlbionState) -> dict[str, int]:
    """ALB-1.2: of all players, by building and level; works by their region too."""
    found: dict[str, int] = {}
    for kind in range(1, len(BUILDINGS) + 1):
        for height in range(1, HIGHEST[kind] + 1):
            if kind == WORKS:
                for resource in range(RESOURCES_KNOWN):
                    region = REGION_WITH[resource]
                    found[f"works {height} in {REGION_NAMES[region]}"] = _tiles_of(state, kind, region, height)
            else:
                found[f"{BUILDINGS[kind - 1]} {height}"] = _tiles_of(state, kind, START, height)
    return found


def _tiles_of(state: AlbionState, kind: i64, region: i64, height: i64) -> i64:
    """In the supplies, and on the board below or at the top of a building."""
    cell = tile_cell(kind, region, height)
    tiles: i64 = 0
    for seat in range(state.cells[SEATS]):
        tiles += state.cells[TILES + seat * TILE_CELLS + cell]
        for other in range(REGIONS_KNOWN):
            if building(state, seat, other) == kind and level(state, seat, other) >= height:
                tiles += 1 if tile_cell(kind, other, height) == cell else 0
    return tiles


def _picts(state: AlbionState) -> dict[str, int]:
    """ALB-1.4, ALB-2.1: attackers may lie open; what lies face down has no kind yet."""
    cells = state.cells
    attack = cells[ATTACK]
    laid: i64 = 0
    for region in range(REGIONS_KNOWN):
        attack += cells[OPEN + region]
        laid += cells[HIDDEN + region] + cells[TRANSIT + region]
    left_over = cells[PEACE] + cells[ATTACK] - laid
    return {"peace": cells[PEACE] + cells[PEACE_GONE], "attack": attack, "picts left over": left_over}
