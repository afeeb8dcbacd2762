"""What there is never gets lost: that of the base game, the stack, 40 coins and 28 tiles."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.board import BOARD
from ludotheca.games.alexander.state import has_tile_up, tiles_of
from ludotheca.games.catan import inventory
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.data import RESOURCES


def conserved(cells: vec[i64]) -> dict[str, int]:
    """ALX-2.2, ALX-2.3: the tile that is being auctioned is among those."""
    found = inventory.conserved(cells, BOARD)
    for resource in range(base.RESOURCE_KINDS):
        found[RESOURCES[resource]] += cells[at.STACK + resource]
    tiles: i64 = 1 if has_tile_up(cells) else 0
    for event in range(at.EVENT_KINDS):
        tiles += cells[at.TILES_UNSEEN + event] + cells[at.TILES_GONE + event]
    for seat in range(cells[base.SEATS]):
        tiles += tiles_of(cells, seat)
    found["coins"] = inventory.count_held(cells, at.GOLD)
    found["tiles"] = tiles
    return found
