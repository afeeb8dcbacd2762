"""What an action of Africa brings, where that is certain."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Words
from ludotheca.games.africa import action_numbers as numbers
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.scoring import camp_points, laying_points


def hint(cells: vec[i64], number: i64) -> Words | None:
    """The points that laying or leaving a tile scores, or a camp."""
    if numbers.PUTS <= number < numbers.LEAVE:
        points = laying_points(cells, number - numbers.PUTS)
    elif number == numbers.LEAVE:
        points = laying_points(cells, cells[at.TILE_SPACE])
    elif number == numbers.CAMP:
        points = camp_points(cells, cells[at.EXPLORER + cells[at.TURN]])
    else:
        return None
    return Words("hint-points", {"points": points})
