"""Albion's board and tiles as tables of numbers, built once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion.data import NEIGHBOURS, REGIONS, RESOURCES

REGIONS_KNOWN: Final = 13
RESOURCES_KNOWN: Final = 4

# Buildings; 0 is none.
SETTLEMENT: Final = 1
CASTLE: Final = 2
FORTRESS: Final = 3
WORKS: Final = 4

SETTLER: Final = 0
LEGIONARY: Final = 1

NO_RESOURCE: Final = -1
START: Final[i64] = [region.terrain for region in REGIONS].index("start")
IS_DARK: Final[vec[i64]] = vec[i64]([1 if region.terrain == "dark" else 0 for region in REGIONS])
IS_LAUREL: Final[vec[i64]] = vec[i64]([1 if region.laurel else 0 for region in REGIONS])
IS_CASTLE_START: Final[vec[i64]] = vec[i64]([1 if region.castle_start else 0 for region in REGIONS])
PRINTED: Final[vec[i64]] = vec[i64]([region.printed_picts for region in REGIONS])
RESOURCE_OF: Final[vec[i64]] = vec[i64](
    [RESOURCES.index(region.terrain) if region.terrain in RESOURCES else NO_RESOURCE for region in REGIONS]
)
REGION_WITH: Final[vec[i64]] = vec[i64]([[region.terrain for region in REGIONS].index(kind) for kind in RESOURCES])
"""By resource: its region."""
_STEPS: Final = [(number, other) for number, others in enumerate(NEIGHBOURS) for other in others]
STEP_FROM: Final[vec[i64]] = vec[i64]([start for start, _ in _STEPS])
STEP_TO: Final[vec[i64]] = vec[i64]([end for _, end in _STEPS])
STEPS_KNOWN: Final[i64] = len(_STEPS)
"""ALB-4.3: every border in both directions."""


def _distances(goals: list[int]) -> list[int]:
    """For every region the fewest borders to the nearest goal."""
    distance = [0 if number in goals else REGIONS_KNOWN for number in range(REGIONS_KNOWN)]
    for _ in range(REGIONS_KNOWN):
        for number, others in enumerate(NEIGHBOURS):
            distance[number] = min([distance[number]] + [distance[other] + 1 for other in others])
    return distance


TO_DARK: Final[vec[i64]] = vec[i64](_distances([number for number in range(REGIONS_KNOWN) if IS_DARK[number]]))
"""Borders to the nearest region where a Pict may be left."""
DISTANCE: Final[vec[i64]] = vec[i64]([steps for start in range(REGIONS_KNOWN) for steps in _distances([start])])
"""``DISTANCE[a * REGIONS_KNOWN + b]``: borders between two regions."""

RESOURCES_AT_START: Final[vec[i64]] = vec[i64]([24, 22, 20, 18])
"""ALB-1.3: in the bank."""
MARKERS_AT_START: Final = 24
SETTLERS_AT_START: Final = 4
"""ALB-1.1: of each player."""
LEGIONARIES_AT_START: Final = 3
PEACE_AT_START: Final[vec[i64]] = vec[i64]([0, 0, 10, 14, 17])
"""ALB-2.1: by the number of players."""
ATTACK_AT_START: Final[vec[i64]] = vec[i64]([0, 0, 16, 16, 18])

# Building tiles: one cell for each kind and level; works are counted for each resource.
TILE_CELLS: Final = 22
_FIRST_TILE: Final[vec[i64]] = vec[i64]([0, 0, 4, 7, 10])
TILES_AT_START: Final[vec[i64]] = vec[i64]([3] * 4 + [3] * 3 + [2] * 3 + [1] * 12)
HIGHEST: Final[vec[i64]] = vec[i64]([0, 4, 3, 3, 3])
"""ALB-5.4: the highest level of each building."""
LEVELS_WITH_GIFT: Final[i64] = 2
"""ALB-8.2, ALB-8.4: the levels I and II of castles and settlements bring a marker or a figure each."""


def tile_cell(building: i64, region: i64, level: i64) -> i64:
    """ALB-1.2: which of a player's tiles a level needs."""
    cell = _FIRST_TILE[building] + level - 1
    return cell + 3 * RESOURCE_OF[region] if building == WORKS else cell
