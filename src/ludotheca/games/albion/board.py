"""Albion's board and tiles as tables of numbers, built once."""

from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import layout as at
from ludotheca.games.albion.data import NEIGHBOURS, REGIONS, RESOURCES

# Buildings; 0 means that there is none.
SETTLEMENT: Final[i64] = 1
CASTLE: Final[i64] = 2
FORTRESS: Final[i64] = 3
WORKS: Final[i64] = 4

SETTLER: Final[i64] = 0
LEGIONARY: Final[i64] = 1

_TERRAINS: Final = [region.terrain for region in REGIONS]
START: Final[i64] = _TERRAINS.index("start")
IS_DARK: Final[vec[i64]] = vec[i64]([1 if terrain == "dark" else 0 for terrain in _TERRAINS])
IS_LAUREL: Final[vec[i64]] = vec[i64]([1 if region.laurel else 0 for region in REGIONS])
CASTLE_STARTS: Final[vec[i64]] = vec[i64]([number for number, region in enumerate(REGIONS) if region.castle_start])
"""ALB-2.5: the regions where the first castles may stand."""
PRINTED: Final[vec[i64]] = vec[i64]([region.printed_picts for region in REGIONS])
NO_RESOURCE: Final[i64] = -1
RESOURCE_OF: Final[vec[i64]] = vec[i64](
    [RESOURCES.index(terrain) if terrain in RESOURCES else NO_RESOURCE for terrain in _TERRAINS]
)
REGION_WITH: Final[vec[i64]] = vec[i64]([_TERRAINS.index(kind) for kind in RESOURCES])
"""By resource: its region."""

STEP_TO: Final[vec[i64]] = vec[i64]([end for ends in NEIGHBOURS for end in ends])
"""ALB-4.3: every border in both directions, first those that leave the first region."""
FIRST_STEP: Final[vec[i64]] = vec[i64](list(accumulate([len(ends) for ends in NEIGHBOURS], initial=0)))
"""By region: where its steps begin; they end where those of the next one begin."""


def _distances(goals: list[int]) -> list[int]:
    """For every region the fewest borders to the nearest goal."""
    distance = [0 if region in goals else len(REGIONS) for region in range(len(REGIONS))]
    for _ in REGIONS:
        for region, others in enumerate(NEIGHBOURS):
            distance[region] = min([distance[region]] + [distance[other] + 1 for other in others])
    return distance


TO_DARK: Final[vec[i64]] = vec[i64](_distances([number for number in range(len(REGIONS)) if IS_DARK[number]]))
"""Borders to the nearest region where a Pict may be left."""
_DISTANCE: Final[vec[i64]] = vec[i64]([steps for start in range(len(REGIONS)) for steps in _distances([start])])


def distance(origin: i64, region: i64) -> i64:
    """The fewest borders between two regions."""
    return _DISTANCE[origin * at.REGIONS + region]


RESOURCES_AT_START: Final[vec[i64]] = vec[i64]([24, 22, 20, 18])
"""ALB-1.3: in the bank."""
MARKERS_AT_START: Final[i64] = 24
OWN_MARKER: Final[i64] = 1
"""ALB-1.1: the movement marker of a player's own colour, which nobody can lose."""
SETTLERS_AT_START: Final[i64] = 4
"""ALB-1.1: of each player."""
LEGIONARIES_AT_START: Final[i64] = 3
PEACE_AT_START: Final[vec[i64]] = vec[i64]([0, 0, 10, 14, 17])
"""ALB-2.1: by the number of players."""
ATTACK_AT_START: Final[vec[i64]] = vec[i64]([0, 0, 16, 16, 18])

TILES_AT_START: Final[vec[i64]] = vec[i64]([3] * 4 + [3] * 3 + [2] * 3 + [1] * 12)
"""ALB-1.2: by kind of tile: settlements, castles, fortresses, and the works of each resource."""
_FIRST_TILE: Final[vec[i64]] = vec[i64]([0, 0, 4, 7, 10])
"""By building."""
HIGHEST: Final[vec[i64]] = vec[i64]([0, 4, 3, 3, 3])
"""ALB-5.4: the highest level of each building."""
WORKS_LEVELS: Final[i64] = 3
LEVELS_WITH_GIFT: Final[i64] = 2
"""ALB-8.2, ALB-8.4: the levels I and II of castles and settlements bring a marker or a figure each."""
SUMMONING_LEVEL: Final[i64] = 3
"""ALB-4.4: of a castle."""
RAISING_LEVEL: Final[i64] = 3
"""ALB-8.5: of a settlement, which brings a free level of another building."""
IMMUNE_LEVEL: Final[i64] = 4
"""ALB-7.6: of a settlement."""


def tile_kind(building: i64, region: i64, level: i64) -> i64:
    """ALB-1.2: which of a player's tiles a level needs."""
    tile = _FIRST_TILE[building] + level - 1
    return tile + WORKS_LEVELS * RESOURCE_OF[region] if building == WORKS else tile
