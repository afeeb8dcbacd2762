"""The score of Augustus: rewards, printed points, and effects that count at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at


def controlled_cards(cells: vec[i64], seat: i64) -> list[int]:
    """The objectives a seat controls, ascending."""
    return [card for card in range(1, at.OBJECTIVES + 1) if legality.is_controlled(cells, seat, card)]


def effect_points(controlled: list[int], card: i64) -> i64:
    """AUG-6.9, AUG-7.3: what an objective scores at the end for all that are controlled, itself included."""
    kind = cards.EFFECT[card]
    count: i64 = 0
    for other in controlled:
        if kind == cards.END_PER_SPACE:
            count += cards.spaces_of(other, cards.EFFECT_CATEGORY[card])
        elif kind == cards.END_PER_COLOUR:
            count += 1 if cards.COLOUR[other] == cards.EFFECT_COLOUR[card] else 0
        elif cards.is_red(other):
            count += 1
    points = count * cards.AMOUNT[card]
    return cards.MOST[card] if kind == cards.END_PER_SPACE and points > cards.MOST[card] else points


def worth(controlled: list[int], card: i64) -> i64:
    """What one of the objectives that somebody controls scores."""
    kind = cards.EFFECT[card]
    if kind == cards.END_PER_SPACE or kind == cards.END_PER_COLOUR or kind == cards.END_PER_RED:
        return effect_points(controlled, card)
    return cards.POINTS[card]


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
    controlled = controlled_cards(cells, seat)
    printed: i64 = 0
    counted: i64 = 0
    for card in controlled:
        printed += cards.POINTS[card]
        counted += worth(controlled, card) - cards.POINTS[card]
    return {"rewards": reward_points(cells, seat), "objectives": printed, "effects": counted}


def winners(cells: vec[i64], points: list[int]) -> list[int]:
    """AUG-7.2: most points, then most senators, then shared."""
    best = max(points)
    first = [seat for seat in range(len(points)) if points[seat] == best]
    most = max([_senators(cells, seat) for seat in first])
    return [seat for seat in first if _senators(cells, seat) == most]


def _senators(cells: vec[i64], seat: i64) -> i64:
    """AUG-7.2: the tie-breaker."""
    count: i64 = 0
    for card in controlled_cards(cells, seat):
        if cards.COLOUR[card] == cards.SENATOR:
            count += 1
    return count
