"""A Catan board as tables of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan.data import (
    ALEXANDER_PLAN,
    AUCTION_LIST,
    BASE_PLAN,
    CROSSING_KINDS,
    GOODS,
    KNIGHT,
    RESOURCES,
    TERRAINS,
    BoardPlan,
)
from ludotheca.games.catan.geometry import corners

MOST_HEXES: Final = 48
MOST_CROSSINGS: Final = 139
MOST_EDGES: Final = 186
MOST_HARBOURS: Final = 9

NONE: Final = -1
DESERT: Final = 6
"""In the order of data.TERRAINS, terrains below this one yield the good of their number."""
GOLD: Final = 5
ANY_GOOD: Final = 5
"""The kind of a 3:1 harbour."""

TEMPLE: Final = 0
EVENT: Final = 1
EMPTY_CROSSING: Final = 2
SEVEN_STOP: Final = 3
END: Final = 4


@final
class Board:
    """Who touches whom. Where fewer than three things touch, NONE fills up."""

    def __init__(self, plan: BoardPlan) -> None:
        geometry = plan.geometry
        names = list(geometry.crossing_names)
        self.hex_names: list[str] = list(geometry.hex_names)
        self.crossing_names: list[str] = names
        self.edge_names: list[str] = list(geometry.edge_names)
        self.hexes: i64 = len(geometry.hexes)
        self.crossings: i64 = len(geometry.crossings)
        self.edges: i64 = len(geometry.edges)
        self.harbours: i64 = len(plan.harbours)
        around: list[list[int]] = [[] for _ in names]
        by_edge: list[list[int]] = [[] for _ in names]
        for edge, (start, end) in enumerate(geometry.edges):
            around[start].append(end)
            around[end].append(start)
            by_edge[start].append(edge)
            by_edge[end].append(edge)
        outlines = [
            [names.index(name) for name in _corner_names(plan, number)] for number in range(len(geometry.hexes))
        ]
        touching = [
            [number for number, found in enumerate(outlines) if crossing in found] for crossing in range(len(names))
        ]
        self.hex_crossings: vec[i64] = vec[i64]([crossing for found in outlines for crossing in found])
        """Six for each hex."""
        self.crossing_hexes: vec[i64] = _threes(touching)
        self.crossing_neighbours: vec[i64] = _threes(around)
        self.crossing_edges: vec[i64] = _threes(by_edge)
        """The edge to each of the neighbours."""
        self.edge_ends: vec[i64] = vec[i64]([end for edge in geometry.edges for end in edge])
        harbour_of = [NONE] * len(names)
        for number, harbour in enumerate(plan.harbours):
            for name in harbour.crossings:
                harbour_of[names.index(name)] = number
        self.harbour_of: vec[i64] = vec[i64](harbour_of)
        """By crossing: the number of the harbour there, or NONE."""
        self.hex_neighbours: list[list[int]] = [
            [other for other, found in enumerate(outlines) if other != number and set(found) & set(outline)]
            for number, outline in enumerate(outlines)
        ]
        self.terrain: vec[i64] = vec[i64]([TERRAINS.index(tile.terrain) for tile in plan.tiles])
        self.number: vec[i64] = vec[i64]([tile.number for tile in plan.tiles])
        self.harbour_kind: vec[i64] = vec[i64](
            [ANY_GOOD if harbour.kind == "any" else RESOURCES.index(harbour.kind) for harbour in plan.harbours]
        )
        self.route: vec[i64] = vec[i64]([names.index(stop.crossing) for stop in plan.route])
        self.route_kind: vec[i64] = vec[i64]([CROSSING_KINDS.index(stop.kind) for stop in plan.route])
        stops = [names.index(stop.crossing) for stop in plan.route]
        self.banned_until: vec[i64] = vec[i64](
            [_last_passed(crossing, around[crossing], stops) for crossing in range(len(names))]
        )
        """ALX-2.16: how many crossings of the route must be passed before a settlement may be built here."""
        self.robber_start: i64 = self.hex_names.index(plan.robber_start)
        """CAT-1.1, ALX-2.2"""
        self.deserts: vec[i64] = vec[i64](
            [number for number, tile in enumerate(plan.tiles) if tile.terrain == "desert"]
        )


def _corner_names(plan: BoardPlan, number: int) -> list[str]:
    geometry = plan.geometry
    return [geometry.crossing_names[geometry.crossing(corner)] for corner in corners(geometry.hexes[number])]


def _threes(lists: list[list[int]]) -> vec[i64]:
    return vec[i64]([value for found in lists for value in (found + [NONE] * 3)[:3]])


def _last_passed(crossing: int, around: list[int], stops: list[int]) -> int:
    """The place in the route of the last stop that is this crossing or next to it, counted from 1; 0 for none."""
    places = [stops.index(other) + 1 for other in [crossing, *around] if other in stops]
    return max(places) if places else 0


CATAN_BOARD: Final = Board(BASE_PLAN)
ALEXANDER_BOARD: Final = Board(ALEXANDER_PLAN)

AUCTIONS_KNOWN: Final = 5
SETTLEMENT_AUCTION: Final = 4
BATTLE: Final = 3
ACCEPTED: Final[vec[i64]] = vec[i64](
    [1 if good in auction.accepted else 0 for auction in AUCTION_LIST for good in GOODS]
)
"""ALX-2.10: by auction and good, whether it is accepted."""
TAKES_KNIGHTS: Final[vec[i64]] = vec[i64]([1 if KNIGHT in auction.accepted else 0 for auction in AUCTION_LIST])
EVENT_TILES: Final[vec[i64]] = vec[i64]([auction.tiles for auction in AUCTION_LIST[:SETTLEMENT_AUCTION]])
EVENTS_KNOWN: Final = 4
