"""Alexander's board, his route and the auctions as tables of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.data import AUCTION_LIST, CROSSING_KINDS, GOODS, KNIGHT, PLAN, ROUTE
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.board import PER_CROSSING, Board
from ludotheca.games.catan.data import DESERT

BOARD: Final[Board] = Board(PLAN)

STOPS: Final[vec[i64]] = vec[i64]([BOARD.crossing_numbers[stop.crossing] for stop in ROUTE.stops])
"""The crossings of the route."""
STOP_KINDS: Final[vec[i64]] = vec[i64]([CROSSING_KINDS.index(stop.kind) for stop in ROUTE.stops])
DESERTS: Final[vec[i64]] = vec[i64]([number for number, tile in enumerate(PLAN.tiles) if tile.terrain == DESERT])


def _last_passed(crossing: int) -> int:
    """The place in the route of the last stop that is this crossing or next to it, counted from 1; 0 for none."""
    stops = list(STOPS)
    first = crossing * PER_CROSSING
    around = [crossing, *list(BOARD.crossing_neighbours[first : first + PER_CROSSING])]
    return max((stops.index(other) + 1 for other in around if other in stops), default=0)


BANNED_UNTIL: Final[vec[i64]] = vec[i64]([_last_passed(crossing) for crossing in range(BOARD.crossings)])
"""ALX-2.16: by crossing, how many crossings of the route must be passed before a settlement may be built here."""

_ACCEPTED: Final[vec[i64]] = vec[i64](
    [1 if good in auction.accepted else 0 for auction in AUCTION_LIST for good in GOODS]
)
TAKES_KNIGHTS: Final[vec[i64]] = vec[i64]([1 if KNIGHT in auction.accepted else 0 for auction in AUCTION_LIST])
EVENT_TILES: Final[vec[i64]] = vec[i64]([auction.tiles for auction in AUCTION_LIST[: at.EVENT_KINDS]])


def accepts(auction: i64, good: i64) -> bool:
    """ALX-2.10."""
    return _ACCEPTED[auction * base.GOOD_KINDS + good] > 0
