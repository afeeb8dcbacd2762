"""A Catan board as tables of numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import COSTS, DESERT, PLAN, RESOURCES, BoardPlan
from ludotheca.games.catan.geometry import corners

# How many places a table has for each thing.
PER_CROSSING: Final[i64] = 3
"""Hexes, neighbours, edges."""
PER_EDGE: Final[i64] = 2
"""Ends."""
PER_HEX: Final[i64] = 6
"""Crossings."""


@final
class Board:
    """Who touches whom: ``crossing_hexes[crossing * PER_CROSSING + k]``. Where fewer things touch, NONE fills up."""

    def __init__(self, plan: BoardPlan) -> None:
        geometry = plan.geometry
        names = list(geometry.crossing_names)
        self.goods: tuple[str, ...] = plan.goods
        self.hex_names: list[str] = list(geometry.hex_names)
        self.crossing_names: list[str] = names
        self.edge_names: list[str] = list(geometry.edge_names)
        self.hex_numbers: dict[str, int] = {name: k for k, name in enumerate(self.hex_names)}
        self.crossing_numbers: dict[str, int] = {name: k for k, name in enumerate(self.crossing_names)}
        self.edge_numbers: dict[str, int] = {name: k for k, name in enumerate(self.edge_names)}
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
        self.crossing_hexes: vec[i64] = _by_crossing(touching)
        self.crossing_neighbours: vec[i64] = _by_crossing(around)
        self.crossing_edges: vec[i64] = _by_crossing(by_edge)
        """The edge to each of the neighbours."""
        self.edge_ends: vec[i64] = vec[i64]([end for edge in geometry.edges for end in edge])
        harbour_of: list[int] = [at.NONE] * len(names)
        for number, harbour in enumerate(plan.harbours):
            for name in harbour.crossings:
                harbour_of[names.index(name)] = number
        self.harbour_of: vec[i64] = vec[i64](harbour_of)
        """By crossing: the number of the harbour there, or NONE."""
        self.hex_neighbours: list[list[int]] = [
            [other for other, found in enumerate(outlines) if other != number and set(found) & set(outline)]
            for number, outline in enumerate(outlines)
        ]
        self.terrain: vec[i64] = vec[i64]([terrain_number(plan, tile.terrain) for tile in plan.tiles])
        self.number: vec[i64] = vec[i64]([tile.number for tile in plan.tiles])
        self.harbour_kind: vec[i64] = vec[i64]([harbour_number(harbour.kind) for harbour in plan.harbours])
        self.robber_start: i64 = self.hex_names.index(plan.robber_start)
        """CAT-1.1"""


def terrain_number(plan: BoardPlan, terrain: str) -> int:
    return at.DESERT if terrain == DESERT else plan.terrains.index(terrain)


def harbour_number(kind: str) -> int:
    return at.ANY_GOOD if kind == "any" else RESOURCES.index(kind)


def _corner_names(plan: BoardPlan, number: int) -> list[str]:
    geometry = plan.geometry
    return [geometry.crossing_names[geometry.crossing(corner)] for corner in corners(geometry.hexes[number])]


def _by_crossing(lists: list[list[int]]) -> vec[i64]:
    return vec[i64]([value for found in lists for value in (found + [at.NONE] * PER_CROSSING)[:PER_CROSSING]])


BOARD: Final[Board] = Board(PLAN)

# What can be bought, in the order of data.COSTS.
ROAD_COST: Final[i64] = 0
SETTLEMENT_COST: Final[i64] = 1
CITY_COST: Final[i64] = 2
DEVELOPMENT_COST: Final[i64] = 3
COST_KINDS: Final[i64] = 4
_COSTS: Final[vec[i64]] = vec[i64]([cost.get(name, 0) for cost in COSTS.values() for name in RESOURCES])


def price(cost: i64, resource: i64) -> i64:
    """CAT-1.6: how many cards of a resource something costs."""
    return _COSTS[cost * at.RESOURCE_KINDS + resource]


# CAT-1.9: the pairs of the year of plenty, in the order of actions.PLENTY.
_PAIRS: Final = [(first, second) for first in range(at.RESOURCE_KINDS) for second in range(first, at.RESOURCE_KINDS)]
PLENTY_PAIRS: Final[i64] = 15
PLENTY_FIRST: Final[vec[i64]] = vec[i64]([first for first, _ in _PAIRS])
PLENTY_SECOND: Final[vec[i64]] = vec[i64]([second for _, second in _PAIRS])
