"""Augustus' end: rewards, printed points and effects that count."""

from mypy_extensions import i64

from ludotheca.games.augustus.cards import (
    AMOUNT,
    CATEGORIES_KNOWN,
    COLOUR,
    EFFECT,
    EFFECT_CATEGORY,
    EFFECT_COLOUR,
    END_PER_COLOUR,
    END_PER_RED,
    END_PER_SPACE,
    MOST,
    NEEDS,
    POINTS,
    REWARD_POINTS,
    REWARDS_KNOWN,
    SENATOR,
    is_red,
)
from ludotheca.games.augustus.legality import controlled_cards
from ludotheca.games.augustus.state import REWARD, SEATS, AugustusState


def effect_points(cards: list[int], card: i64) -> i64:
    """AUG-6.9, AUG-7.3: what an objective counts at the end among all that are controlled, itself included."""
    kind = EFFECT[card]
    count: i64 = 0
    for other in cards:
        if kind == END_PER_SPACE:
            count += NEEDS[other * CATEGORIES_KNOWN + EFFECT_CATEGORY[card]]
        elif kind == END_PER_COLOUR:
            count += 1 if COLOUR[other] == EFFECT_COLOUR[card] else 0
        elif is_red(other):
            count += 1
    points = count * AMOUNT[card]
    return MOST[card] if kind == END_PER_SPACE and points > MOST[card] else points


def worth(cards: list[int], card: i64) -> i64:
    """What one controlled objective scores."""
    kind = EFFECT[card]
    if kind == END_PER_SPACE or kind == END_PER_COLOUR or kind == END_PER_RED:
        return effect_points(cards, card)
    return POINTS[card]


def reward_points(state: AugustusState, seat: i64) -> i64:
    points: i64 = 0
    for reward in range(REWARDS_KNOWN):
        if state.cells[REWARD + reward] == seat:
            points += REWARD_POINTS[reward]
    return points


def tally(state: AugustusState) -> list[dict[str, int]]:
    """AUG-7.2: rewards, printed points, effects."""
    return [_tally(state, seat) for seat in range(state.cells[SEATS])]


def _tally(state: AugustusState, seat: i64) -> dict[str, int]:
    cards = controlled_cards(state, seat)
    printed: i64 = 0
    counted: i64 = 0
    for card in cards:
        printed += POINTS[card]
        counted += worth(cards, card) - POINTS[card]
    return {"rewards": reward_points(state, seat), "objectives": printed, "effects": counted}


def senators(state: AugustusState, seat: i64) -> i64:
    """AUG-7.2: the tie-break."""
    count: i64 = 0
    for card in controlled_cards(state, seat):
        if COLOUR[card] == SENATOR:
            count += 1
    return count
