"""What scores in Africa: a tile laid, a base camp built, and at the end goods and treasure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.legality import worth, worth_after

GOODS_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 8, 12])
"""AFR-8.2: by the number of tiles of one kind."""
FIRST_PLACE: Final[i64] = 10
SECOND_PLACE: Final[i64] = 6
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


def treasures(cells: vec[i64], kind: i64) -> vec[i64]:
    """The same by seat."""
    shown = vec[i64]([0] * cells[at.SEATS])
    for seat in range(cells[at.SEATS]):
        shown[seat] = treasure(cells, seat, kind)
    return shown


def prize(shown: vec[i64], seat: i64) -> i64:
    """AFR-8.3: 10 for the most and 6 for the second most, shared among equals and rounded up; none shown, no points."""
    if shown[seat] == 0:
        return 0
    more: i64 = 0
    equal: i64 = 0
    for other in range(len(shown)):
        if shown[other] > shown[seat]:
            more += 1
        elif shown[other] == shown[seat]:
            equal += 1
    if more > 1:
        return 0
    if more == 1:
        return _share(SECOND_PLACE, equal)
    return FIRST_PLACE if equal == 1 else _share(FIRST_PLACE + SECOND_PLACE, equal)


def _share(points: i64, seats: i64) -> i64:
    return (points + seats - 1) // seats


def standing(cells: vec[i64], gold: vec[i64], gems: vec[i64], seat: i64) -> i64:
    """What a seat would have if the game ended now; gold and gems are the ``treasures``."""
    return cells[at.POINTS + seat] + goods_points(cells, seat) + prize(gold, seat) + prize(gems, seat)


def tally(cells: vec[i64]) -> list[dict[str, int]]:
    """AFR-8.1 to AFR-8.3, AFR-8.5: track, bonus, goods, gold and gems; unused camps count for nothing."""
    seats = range(int(cells[at.SEATS]))
    gold = treasures(cells, board.GOLD)
    gems = treasures(cells, board.GEM)
    return [
        {
            "track": cells[at.POINTS + seat] - (BONUS if cells[at.FINDER] == seat else 0),
            "bonus": BONUS if cells[at.FINDER] == seat else 0,
            "goods": goods_points(cells, seat),
            "gold": prize(gold, seat),
            "gems": prize(gems, seat),
        }
        for seat in seats
    ]
