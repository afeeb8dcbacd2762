"""Africa's board and tiles as tables of numbers, built once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import BOARD, TILES, adjacency

# What a space holds. A face-up tile is FIRST_TILE + its number, which is its row in tiles.csv.
EMPTY: Final[i64] = 0
CAMP: Final[i64] = 1
FACE_DOWN: Final[i64] = 2
FIRST_TILE: Final[i64] = 3

# What kind of thing that is.
GOLD: Final[i64] = 0
GEM: Final[i64] = 1
GOOD: Final[i64] = 2
ANIMAL: Final[i64] = 3
NOMADS: Final[i64] = 4
MONUMENT: Final[i64] = 5
NO_TILE: Final[i64] = 6

_KINDS: Final = {"gold": GOLD, "gem": GEM, "good": GOOD, "animal": ANIMAL, "nomad": NOMADS, "monument": MONUMENT}
KIND: Final[vec[i64]] = vec[i64]([NO_TILE] * FIRST_TILE + [_KINDS[tile.kind] for tile in TILES])
"""The kind of each content."""
VALUE: Final[vec[i64]] = vec[i64]([0] * FIRST_TILE + [tile.value for tile in TILES])
"""The nuggets or gems each content shows."""
COUNT: Final[vec[i64]] = vec[i64]([0] * FIRST_TILE + [tile.count for tile in TILES])
"""How many tiles of each content there are."""
GOODS: Final[vec[i64]] = vec[i64]([number for number, tile in enumerate(TILES) if tile.kind == "good"])
"""The tile numbers of the trade goods."""

# Nomads like empty spaces around them, animals their own species: liking 0 is emptiness, the others are the species.
NO_LIKING: Final[i64] = -1
EMPTINESS: Final[i64] = 0
_SPECIES: Final = [number for number, tile in enumerate(TILES) if tile.kind == "animal"]
LIKED: Final[vec[i64]] = vec[i64](
    [EMPTINESS, NO_LIKING, NO_LIKING]
    + [1 + _SPECIES.index(tile) if tile in _SPECIES else NO_LIKING for tile in range(len(TILES))]
)
"""Which liking each content satisfies."""
LIKES: Final[vec[i64]] = vec[i64](
    [NO_LIKING] * FIRST_TILE
    + [
        1 + _SPECIES.index(number) if tile.kind == "animal" else EMPTINESS if tile.kind == "nomad" else NO_LIKING
        for number, tile in enumerate(TILES)
    ]
)
"""Which liking each content has itself; what has one can be moved."""

_AROUND: Final = adjacency(BOARD)
AROUND: Final[vec[i64]] = vec[i64]([other for others in _AROUND for other in others])
"""The spaces around space s, ascending: ``AROUND[FROM[s]]`` up to but not including ``AROUND[FROM[s + 1]]``."""
FROM: Final[vec[i64]] = vec[i64]([sum(len(others) for others in _AROUND[:space]) for space in range(len(BOARD) + 1)])
AT_HAND: Final[vec[i64]] = vec[i64](
    [other for space, others in enumerate(_AROUND) for other in sorted([space, *others])]
)
"""The same with space s itself among them, from ``HAND_FROM[s]`` on."""
HAND_FROM: Final[vec[i64]] = vec[i64]([FROM[space] + space for space in range(len(BOARD) + 1)])
# AFR-2.4: where a move of one or two steps can end. On a hex grid a space two steps away has one or two spaces between.
_NEARBY: Final = [
    sorted({two for one in [space, *others] for two in _AROUND[one]} - {space}) for space, others in enumerate(_AROUND)
]
_BETWEEN: Final = [
    [sorted(set(_AROUND[space]) & set(_AROUND[target])) if target not in _AROUND[space] else [] for target in targets]
    for space, targets in enumerate(_NEARBY)
]
STRAIGHT: Final[i64] = -1
NEARBY: Final[vec[i64]] = vec[i64]([target for targets in _NEARBY for target in targets])
"""The spaces up to two steps from space s, ascending, from ``NEARBY_FROM[s]`` on."""
NEARBY_FROM: Final[vec[i64]] = vec[i64](
    [sum(len(targets) for targets in _NEARBY[:space]) for space in range(len(BOARD) + 1)]
)
BETWEEN: Final[vec[i64]] = vec[i64]([(between or [STRAIGHT])[0] for row in _BETWEEN for between in row])
"""For each of NEARBY the space between, or STRAIGHT if it is next to s."""
OTHER_BETWEEN: Final[vec[i64]] = vec[i64]([(between or [STRAIGHT])[-1] for row in _BETWEEN for between in row])
"""The other space between; the same one where there is only one."""
_TOUCHING: Final = bytes([other in others for others in _AROUND for other in range(len(BOARD))])
CITIES: Final[vec[i64]] = vec[i64]([number for number, space in enumerate(BOARD) if space.city])


def touch(space: i64, other: i64) -> bool:
    """Whether two spaces lie next to each other."""
    return _TOUCHING[space * at.SPACES + other] == 1
