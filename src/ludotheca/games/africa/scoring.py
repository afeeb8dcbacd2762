"""What scores in Africa: a tile laid, a base camp built, and at the end goods and treasure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.legality import worth, worth_after

GOODS_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 8, 12])
"""AFR-8.2: by the number of tiles of one kind."""
FIRST_PLACE: Final = 10
SECOND_PLACE: Final = 6
BONUS: Final[i64] = 3
"""AFR-8.1: the '+3' tile."""


def laying_points(cells: vec[i64], space: i64) -> i64:
    """What it scores to lay the tile in hand on a space, or to leave it on the space where it lies.

    AFR-3.4: a found animal 1 and 1 for each of its species around. AFR-3.5: found nomads 1 for each empty space
    around. AFR-4.1, AFR-5.1: a tile found earlier only the difference.
    """
    content = cells[at.TILE]
    origin = cells[at.TILE_SPACE]
    after = worth(cells, content, origin) if space == origin else worth_after(cells, content, origin, space)
    if cells[at.LIFTED]:
        return after - worth(cells, content, origin)
    return after + 1 if board.KIND[content] == board.ANIMAL else after


def camp_points(cells: vec[i64], space: i64) -> i64:
    """AFR-6.1: 1 for each face-up animal, nomad and monument tile around."""
    points: i64 = 0
    for k in range(board.FROM[space], board.FROM[space + 1]):
        kind = board.KIND[cells[at.BOARD + board.AROUND[k]]]
        if kind == board.ANIMAL or kind == board.NOMADS or kind == board.MONUMENT:
            points += 1
    return points


def goods_points(cells: vec[i64], seat: i64) -> i64:
    """AFR-8.2: 1, 3, 5, 8, 12 points for 1 to 5 tiles of a kind."""
    points: i64 = 0
    for k in range(at.GOOD_KINDS):
        points += GOODS_POINTS[cells[at.held(seat, board.GOODS[k])]]
    return points


def treasure(cells: vec[i64], seat: i64, kind: i64) -> i64:
    """AFR-8.3: the nuggets or gems shown on a seat's tiles."""
    shown: i64 = 0
    for tile in range(at.TILE_KINDS):
        if board.KIND[board.FIRST_TILE + tile] == kind:
            shown += cells[at.held(seat, tile)] * board.VALUE[board.FIRST_TILE + tile]
    return shown


def majority(shown: list[int]) -> list[int]:
    """AFR-8.3: 10 for the most and 6 for the second most, shared among equals and rounded up; none shown, no points."""
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


def tally(cells: vec[i64]) -> list[dict[str, int]]:
    """AFR-8.1 to AFR-8.3, AFR-8.5: track, bonus, goods, gold and gems; unused camps count for nothing."""
    seats = range(int(cells[at.SEATS]))
    gold = majority([treasure(cells, seat, board.GOLD) for seat in seats])
    gems = majority([treasure(cells, seat, board.GEM) for seat in seats])
    return [
        {
            "track": cells[at.POINTS + seat] - (BONUS if cells[at.FINDER] == seat else 0),
            "bonus": BONUS if cells[at.FINDER] == seat else 0,
            "goods": goods_points(cells, seat),
            "gold": gold[seat],
            "gems": gems[seat],
        }
        for seat in seats
    ]
