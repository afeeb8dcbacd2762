"""The scenario's position: that of the base game, with more cells."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import layout as base


def clear(cells: vec[i64]) -> None:
    """Nobody has an adviser, and nothing is auctioned."""
    for cell in (at.AUCTION, at.BIDDER, at.BID_TURN):
        cells[cell] = base.NONE
    for adviser in range(at.ADVISERS):
        cells[at.ADVISER + adviser] = base.NONE


def has_tile_up(cells: vec[i64]) -> bool:
    """Whether an event tile is being auctioned."""
    return cells[at.AUCTION] != base.NONE and cells[at.AUCTION] != at.SETTLEMENT_AUCTION


def tiles_of(cells: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    for event in range(at.EVENT_KINDS):
        count += cells[at.tiles(seat, event)]
    return count
