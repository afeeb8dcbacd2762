"""Augustus' objectives as tables of numbers, built once. Index 0 is no objective."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus.data import CATEGORIES, COLOURS, EFFECTS, OBJECTIVES, REWARDS
from ludotheca.games.augustus.types import PLACES as PLACE_NAMES

OBJECTIVES_KNOWN: Final[i64] = len(OBJECTIVES)
CATEGORIES_KNOWN: Final = 6
JOKER_TOKEN: Final = 6
TOKENS_KNOWN: Final = 7

SENATOR: Final = 0
GREEN: Final = 1
PINK: Final = 2
ORANGE: Final = 3
COLOURS_KNOWN: Final = 4

GOLD: Final = 0
WHEAT: Final = 1
RESOURCES_KNOWN: Final = 2

# The kinds of effects, in the order of data.EFFECTS.
NO_EFFECT: Final = 0
MOBILISE: Final = 1
MOBILISE_ANY: Final = 2
LOSE_LEGION: Final = 3
CLEAR_OBJECTIVE: Final = 4
LOSE_CONTROLLED: Final = 5
COMPLETE_ONE: Final = 6
EXTRA_OBJECTIVE: Final = 7
REARRANGE_ALL: Final = 8
EXTRA_LEGION: Final = 9
ALIAS: Final = 10
END_PER_SPACE: Final = 11
END_PER_COLOUR: Final = 12
END_PER_RED: Final = 13

ANY_CATEGORY: Final = -1


def _column(values: list[int]) -> vec[i64]:
    # mypyc cannot build a vec from a list with a star in it.
    return vec[i64]([0] + values)  # noqa: RUF005


def _category(names: tuple[str, ...], place: int) -> int:
    return CATEGORIES.index(names[place]) if len(names) > place else ANY_CATEGORY


COLOUR: Final[vec[i64]] = _column([COLOURS.index(card.colour) for card in OBJECTIVES])
POINTS: Final[vec[i64]] = _column([card.points or 0 for card in OBJECTIVES])
SPACES: Final[vec[i64]] = _column([len(card.spaces) for card in OBJECTIVES])
EFFECT: Final[vec[i64]] = _column([EFFECTS.index(card.effect.kind) for card in OBJECTIVES])
AMOUNT: Final[vec[i64]] = _column([card.effect.amount for card in OBJECTIVES])
MOST: Final[vec[i64]] = _column([card.effect.most for card in OBJECTIVES])
EFFECT_COLOUR: Final[vec[i64]] = _column([COLOURS.index(card.effect.colour or "senator") for card in OBJECTIVES])
EFFECT_CATEGORY: Final[vec[i64]] = _column([_category(card.effect.categories, 0) for card in OBJECTIVES])
OTHER_CATEGORY: Final[vec[i64]] = _column([_category(card.effect.categories, 1) for card in OBJECTIVES])
"""The second category of an alias."""
SOURCES: Final[vec[i64]] = vec[i64](
    [0] * RESOURCES_KNOWN + [count for card in OBJECTIVES for count in (card.gold, card.wheat)]
)
"""``SOURCES[card * RESOURCES_KNOWN + resource]``."""

# A place is all spaces of one category on one objective. Those of objective c go from FIRST_PLACE[c] to just before
# FIRST_PLACE[c + 1].
PLACES: Final[i64] = len(PLACE_NAMES)
PLACE_CARD: Final[vec[i64]] = vec[i64]([number for number, _ in PLACE_NAMES])
PLACE_CATEGORY: Final[vec[i64]] = vec[i64]([CATEGORIES.index(category) for _, category in PLACE_NAMES])
PLACE_SPACES: Final[vec[i64]] = vec[i64](
    [OBJECTIVES[number - 1].spaces.count(category) for number, category in PLACE_NAMES]
)
_NUMBERS: Final = [number for number, _ in PLACE_NAMES]
FIRST_PLACE: Final[vec[i64]] = vec[i64]([0] + [_NUMBERS.index(card.number) for card in OBJECTIVES] + [len(PLACE_NAMES)])
NEEDS: Final[vec[i64]] = vec[i64](
    [0] * CATEGORIES_KNOWN + [card.spaces.count(category) for card in OBJECTIVES for category in CATEGORIES]
)
"""``NEEDS[card * CATEGORIES_KNOWN + category]``: spaces of a category on an objective."""

# The rewards, in the order of rewards.csv.
REWARD_COLOUR: Final = 0
REWARD_MIXED: Final = 4
REWARD_COUNT: Final = 5
REWARD_RESOURCE: Final = 10
REWARDS_KNOWN: Final[i64] = len(REWARDS)
REWARD_POINTS: Final[vec[i64]] = vec[i64]([reward.points for reward in REWARDS])
FIRST_COUNT: Final = 2
LAST_COUNT: Final = 6


def is_red(card: i64) -> bool:
    """AUG-6.3: an objective that makes the others lose something."""
    return EFFECT[card] == LOSE_LEGION or EFFECT[card] == CLEAR_OBJECTIVE or EFFECT[card] == LOSE_CONTROLLED
