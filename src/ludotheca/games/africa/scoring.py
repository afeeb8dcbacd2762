"""Africa's end: what goods and treasure are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa.board import FIRST_TILE, GEM, GOLD, GOODS, KIND, TILES_KNOWN, VALUE
from ludotheca.games.africa.state import FINDER, HELD, POINTS, SEATS, AfricaState

GOODS_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 8, 12])
"""AFR-8.2: by the number of tiles of one kind."""
FIRST_PLACE: Final = 10
SECOND_PLACE: Final = 6
BONUS: Final = 3
"""AFR-8.1: the '+3' tile."""


def goods_points(state: AfricaState, seat: i64) -> i64:
    """AFR-8.2: 1, 3, 5, 8, 12 points for 1 to 5 tiles of a kind."""
    points: i64 = 0
    for good in GOODS:
        points += GOODS_POINTS[state.cells[HELD + seat * TILES_KNOWN + good]]
    return points


def treasure(state: AfricaState, seat: i64, kind: i64) -> i64:
    """AFR-8.3: the nuggets or gems shown on a seat's tiles."""
    shown: i64 = 0
    for tile in range(TILES_KNOWN):
        if KIND[FIRST_TILE + tile] == kind:
            shown += state.cells[HELD + seat * TILES_KNOWN + tile] * VALUE[FIRST_TILE + tile]
    return shown


def majority(shown: list[int]) -> list[int]:
    """AFR-8.3: 10 for the most and 6 for the second most, shared among equals and rounded up; nothing for none."""
    points = [0] * len(shown)
    most = max(shown)
    if most == 0:
        return points
    first = [seat for seat in range(len(shown)) if shown[seat] == most]
    if len(first) > 1:
        return _share(points, first, FIRST_PLACE + SECOND_PLACE)
    rest = [count for count in shown if count < most]
    runner_up = max(rest) if rest else 0
    if runner_up > 0:
        points = _share(points, [seat for seat in range(len(shown)) if shown[seat] == runner_up], SECOND_PLACE)
    return _share(points, first, FIRST_PLACE)


def _share(points: list[int], seats: list[int], prize: int) -> list[int]:
    for seat in seats:
        points[seat] += (prize + len(seats) - 1) // len(seats)
    return points


def tally(state: AfricaState) -> list[dict[str, int]]:
    """AFR-8.1 to AFR-8.3, AFR-8.5: track, bonus, goods, gold and gems; camps left over count nothing."""
    cells = state.cells
    seats = range(int(cells[SEATS]))
    gold = majority([treasure(state, seat, GOLD) for seat in seats])
    gems = majority([treasure(state, seat, GEM) for seat in seats])
    return [
        {
            "track": cells[POINTS + seat] - (BONUS if cells[FINDER] == seat else 0),
            "bonus": BONUS if cells[FINDER] == seat else 0,
            "goods": goods_points(state, seat),
            "gold": gold[seat],
            "gems": gems[seat],
        }
        for seat in seats
    ]
