"""What Albion's buildings, figures and resources are worth to whoever has them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.albion import board, legality
from ludotheca.games.albion import layout as at

GOAL: Final = 100.0
SETTLEMENT_WORTH: Final[vec[float]] = vec[float]([0.0, 6.0, 13.0, 21.0, 34.0])
"""By level; the fourth is what the game is about."""
CASTLE_WORTH: Final[vec[float]] = vec[float]([0.0, 3.5, 7.5, 10.0])
FORTRESS_WORTH: Final[vec[float]] = vec[float]([0.0, 3.5, 8.0, 13.0])
WORKS_WORTH: Final[vec[float]] = vec[float]([0.0, 4.0, 7.5, 10.5])
RARITY: Final[vec[float]] = vec[float]([1.0, 1.0, 2.2, 2.2])
"""Stone and gold are needed for the high levels, and nobody has them at first."""
RESOURCE_WORTH: Final[vec[float]] = vec[float]([1.1, 0.9, 0.6, 0.4, 0.25])
"""The first of a kind is worth most, because levels cost different ones."""
RESOURCES_KEPT: Final[i64] = 5
SETTLER_WORTH: Final[vec[float]] = vec[float]([0.0, 4.0, 7.0, 9.0, 10.0])
LEGIONARY_WORTH: Final = 0.9
FIGURE_OWED: Final = 3.0
LEVEL_OWED: Final = 2.5
LONG_GAME: Final[i64] = 40
"""Rounds after which holding resources is worth less and less."""
IMPATIENCE: Final = 0.03
LEAST_PATIENCE: Final = 0.3


def worth(cells: vec[i64], seat: i64) -> float:
    """What a seat has built and holds."""
    buildings, levels, legionaries = at.building(seat, 0), at.level(seat, 0), at.legionaries(seat, 0)
    total = GOAL if legality.has_goal(cells, seat) else 0.0
    for region in range(at.REGIONS):
        total += building_worth(cells[buildings + region], cells[levels + region], region)
        total += LEGIONARY_WORTH * float(cells[legionaries + region])
    keeping = patience(cells[at.ROUND])
    for resource in range(at.RESOURCE_KINDS):
        total += keeping * resource_worth(cells[at.stock(seat, resource)])
    total += SETTLER_WORTH[legality.count_figures(cells, seat, board.SETTLER)]
    if cells[at.DEBTOR] == seat:
        total -= FIGURE_OWED * float(cells[at.DEBT_FIGURES]) + LEVEL_OWED * float(cells[at.DEBT_LEVELS])
    return total


def patience(rounds: i64) -> float:
    """Late in the game resources must be spent; four who only take from each other would never end it."""
    if rounds <= LONG_GAME:
        return 1.0
    return max(LEAST_PATIENCE, 1.0 - IMPATIENCE * float(rounds - LONG_GAME))


def resource_worth(count: i64) -> float:
    total = 0.0
    for held in range(min(RESOURCES_KEPT, count)):
        total += RESOURCE_WORTH[held]
    return total


def building_worth(kind: i64, height: i64, region: i64) -> float:
    if kind == board.SETTLEMENT:
        return SETTLEMENT_WORTH[height]
    if kind == board.CASTLE:
        return CASTLE_WORTH[height]
    if kind == board.FORTRESS:
        return FORTRESS_WORTH[height]
    if kind == board.WORKS:
        return WORKS_WORTH[height] * RARITY[board.RESOURCE_OF[region]]
    return 0.0
