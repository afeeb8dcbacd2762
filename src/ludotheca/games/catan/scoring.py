"""CAT-1.9 to CAT-1.11: points, those that everybody sees and those that are secret."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import EVERYTHING
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits


def open_points(cells: vec[i64], seat: i64) -> i64:
    """CAT-1.10, CAT-1.11: the points that everybody sees."""
    points = cells[at.POINTS + seat]
    if cells[at.LONGEST] == seat:
        points += limits.AWARD
    if cells[at.ARMY] == seat:
        points += limits.AWARD
    return points


def victory_point_cards(cells: vec[i64], seat: i64) -> i64:
    """CAT-1.9: they count from the moment they are drawn."""
    count = cells[at.development(seat, at.VICTORY_POINT)]
    return count + cells[at.FRESH + at.VICTORY_POINT] if seat == cells[at.TURN] else count


def all_points(cells: vec[i64], seat: i64) -> i64:
    return open_points(cells, seat) + victory_point_cards(cells, seat)


def tally(cells: vec[i64], seat: int | None) -> list[dict[str, int]]:
    """CAT-1.10, CAT-1.11: others' victory-point cards are secret until the end."""
    found: list[dict[str, int]] = []
    for other in range(cells[at.SEATS]):
        sees = seat == other or seat == EVERYTHING or cells[at.PHASE] == at.OVER
        found.append(
            {
                "settlements": limits.SETTLEMENTS_AT_START - cells[at.SETTLEMENTS_LEFT + other],
                "cities": 2 * (limits.CITIES_AT_START - cells[at.CITIES_LEFT + other]),
                "longest-road": limits.AWARD if cells[at.LONGEST] == other else 0,
                "largest-army": limits.AWARD if cells[at.ARMY] == other else 0,
                "victory-points": victory_point_cards(cells, other) if sees else 0,
            }
        )
    return found
