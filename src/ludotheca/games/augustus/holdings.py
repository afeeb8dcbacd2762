"""What the objectives that a seat of Augustus controls add up to, as one small row of counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at

OBJECTIVES: Final[i64] = 0
"""How many there are."""
REDS: Final[i64] = 1
ALIASES: Final[i64] = 2
ENDS: Final[i64] = 3
"""How many score by what else is controlled at the end."""
SOURCES: Final[i64] = 4
"""By resource."""
COLOURS: Final[i64] = SOURCES + 2
"""By colour."""
SPACES: Final[i64] = COLOURS + 4
"""By category."""
_SIZE: Final[i64] = SPACES + 6


def holdings(cells: vec[i64], seat: i64) -> vec[i64]:
    held = vec[i64]([0] * _SIZE)
    for card in range(1, at.OBJECTIVES + 1):
        if held[OBJECTIVES] == cells[at.CONTROLS + seat]:
            break
        if legality.is_controlled(cells, seat, card):
            held[OBJECTIVES] += 1
            held[COLOURS + cards.COLOUR[card]] += 1
            if cards.is_red(card):
                held[REDS] += 1
            if cards.EFFECT[card] == cards.ALIAS:
                held[ALIASES] += 1
            if cards.scores_at_end(card):
                held[ENDS] += 1
            for resource in range(cards.RESOURCE_KINDS):
                held[SOURCES + resource] += cards.sources_on(card, resource)
            for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
                held[SPACES + cards.PLACE_CATEGORY[place]] += cards.PLACE_SPACES[place]
    return held
