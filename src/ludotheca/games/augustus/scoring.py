"""The score of Augustus: rewards, printed points, and effects that count at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import holdings as of
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.holdings import holdings


def effect_points(held: vec[i64], card: i64) -> i64:
    """AUG-6.9, AUG-7.3: what an objective scores at the end for all that are controlled, itself included."""
    kind = cards.EFFECT[card]
    if kind == cards.END_PER_SPACE:
        return min(held[of.SPACES + cards.EFFECT_CATEGORY[card]] * cards.AMOUNT[card], cards.MOST[card])
    if kind == cards.END_PER_COLOUR:
        return held[of.COLOURS + cards.EFFECT_COLOUR[card]] * cards.AMOUNT[card]
    return held[of.REDS] * cards.AMOUNT[card]


def worth(held: vec[i64], card: i64) -> i64:
    """What one of the objectives that somebody controls scores."""
    return effect_points(held, card) if cards.scores_at_end(card) else cards.POINTS[card]


def reward_points(cells: vec[i64], seat: i64) -> i64:
    points: i64 = 0
    for reward in range(at.REWARD_TILES):
        if cells[at.REWARD + reward] == seat:
            points += cards.REWARD_POINTS[reward]
    return points


def tally(cells: vec[i64]) -> list[dict[str, int]]:
    """AUG-7.2: rewards, printed points, effects."""
    return [_tally(cells, seat) for seat in range(cells[at.SEATS])]


def _tally(cells: vec[i64], seat: i64) -> dict[str, int]:
    held = holdings(cells, seat)
    printed: i64 = 0
    counted: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if legality.is_controlled(cells, seat, card):
            printed += cards.POINTS[card]
            counted += worth(held, card) - cards.POINTS[card]
    return {"rewards": reward_points(cells, seat), "objectives": printed, "effects": counted}


def winners(cells: vec[i64], points: list[int]) -> list[int]:
    """AUG-7.2: most points, then most senators, then shared."""
    best = max(points)
    first = [seat for seat in range(len(points)) if points[seat] == best]
    most = max([_senators(cells, seat) for seat in first])
    return [seat for seat in first if _senators(cells, seat) == most]


def _senators(cells: vec[i64], seat: i64) -> i64:
    """AUG-7.2: the tie-breaker."""
    return holdings(cells, seat)[of.COLOURS + cards.SENATOR]
