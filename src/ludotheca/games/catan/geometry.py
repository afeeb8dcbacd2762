"""Hexagons, crossings and edges of a Catan board: who touches whom, and what everything is called."""

from typing import Final

from msgspec import Struct

Hex = tuple[int, int]
"""Axial coordinates q, r of pointy-top hexagons; r grows to the south."""
Corner = tuple[int, int, str]
"""The top (N) or bottom (S) corner of a hexagon; every crossing has exactly one such name."""

SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The corners of a hexagon, clockwise from the top."""


def corners(place: Hex) -> list[Corner]:
    """The corners of a hexagon, in the order of SIDES."""
    q, r = place
    return [(q, r, "N"), (q + 1, r - 1, "S"), (q, r + 1, "N"), (q, r, "S"), (q - 1, r + 1, "N"), (q, r - 1, "S")]


def corner_hexes(corner: Corner) -> list[Hex]:
    """The three hexagons that meet in a crossing."""
    q, r, side = corner
    return [(q, r), (q, r - 1), (q + 1, r - 1)] if side == "N" else [(q, r), (q, r + 1), (q - 1, r + 1)]


def parse_corner(text: str) -> Corner:
    """A crossing as the data files write it: ``1,0,S``."""
    q, r, side = text.split(",")
    if side not in ("N", "S"):
        raise ValueError(side)
    return int(q), int(r), side


class Geometry(Struct, frozen=True):
    """The land of a board, in numbers and names."""

    hexes: tuple[Hex, ...]
    """Land, row by row from the north and from the west."""
    hex_names: tuple[str, ...]
    """Row letter and number: A1 is the first of the northernmost row."""
    crossings: tuple[Corner, ...]
    crossing_names: tuple[str, ...]
    """The first hexagon that touches it, and the corner there: ``A1ne``."""
    edges: tuple[tuple[int, int], ...]
    """Each as the two crossings it joins."""
    edge_names: tuple[str, ...]

    def crossing(self, corner: Corner) -> int:
        return self.crossings.index(corner)


def build(hexes: dict[Hex, bool]) -> Geometry:
    """The geometry of a board; the dictionary says of each hexagon whether it is land."""
    names: dict[Hex, str] = {}
    row_sizes: dict[int, int] = {}
    rows = sorted({r for _, r in hexes})
    for q, r in sorted(hexes, key=lambda place: (place[1], place[0])):
        row_sizes[r] = row_sizes.get(r, 0) + 1
        names[q, r] = f"{chr(ord('A') + rows.index(r))}{row_sizes[r]}"
    land = [place for place in names if hexes[place]]
    crossings: dict[Corner, str] = {}
    edges: dict[tuple[Corner, Corner], None] = {}
    for place in land:
        around = corners(place)
        for corner, side in zip(around, SIDES, strict=True):
            crossings.setdefault(corner, f"{names[place]}{side}")
        for start, end in zip(around, (*around[1:], around[0]), strict=True):
            if (end, start) not in edges:
                edges[start, end] = None
    order = list(crossings)
    numbered = [(order.index(start), order.index(end)) for start, end in edges]
    return Geometry(
        hexes=tuple(land),
        hex_names=tuple(names[place] for place in land),
        crossings=tuple(order),
        crossing_names=tuple(crossings.values()),
        edges=tuple(numbered),
        edge_names=tuple(f"{crossings[start]}-{crossings[end]}" for start, end in edges),
    )
