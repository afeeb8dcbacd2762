"""Albion's position, and the small changes that keep it consistent."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at


@final
class AlbionState(Cells):
    def clone(self) -> "AlbionState":
        return AlbionState(self.cells[:])


def blank(seats: i64) -> AlbionState:
    """A board with nothing on it."""
    cells = vec[i64]([0] * at.SIZE)
    cells[at.SEATS] = seats
    cells[at.ROUND] = 1
    cells[at.PLAN_REGION] = at.NOWHERE
    cells[at.TOLL] = at.NOBODY
    cells[at.DEBTOR] = at.NOBODY
    return AlbionState(cells)


def take_from_bank(cells: vec[i64], seat: i64, resource: i64, count: i64) -> None:
    cells[at.BANK + resource] -= count
    cells[at.stock(seat, resource)] += count


def gain_marker(cells: vec[i64], seat: i64) -> None:
    """ALB-8.2, ALB-1.3: a castle I or II brings a neutral movement marker; the bank has enough for all castles."""
    cells[at.MARKERS + seat] += 1
    cells[at.MARKER_BANK] -= 1


def return_marker(cells: vec[i64], seat: i64) -> None:
    """ALB-8.2: it goes back with the level."""
    cells[at.MARKERS + seat] -= 1
    cells[at.MARKER_BANK] += 1


def set_level(cells: vec[i64], seat: i64, region: i64, kind: i64, height: i64) -> None:
    """Sets a building's level; its tiles come from the player's supply and go back to it."""
    before = cells[at.level(seat, region)]
    for changed in range(before + 1, height + 1):
        cells[at.tiles(seat, board.tile_kind(kind, region, changed))] -= 1
    for changed in range(height + 1, before + 1):
        cells[at.tiles(seat, board.tile_kind(kind, region, changed))] += 1
    cells[at.level(seat, region)] = height
    cells[at.building(seat, region)] = kind if height > 0 else 0


def forget_summons(cells: vec[i64]) -> None:
    """ALB-4.4: the start of the movement is over."""
    if cells[at.STAGE] == at.SUMMONING_STAGE:
        for region in range(at.REGIONS):
            cells[at.SUMMONED + region] = 0
