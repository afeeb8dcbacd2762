"""Augustus' objectives as tables of numbers, built once. Index 0 is no objective."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import data
from ludotheca.games.augustus.data import CATEGORIES, COLOURS, EFFECTS, OBJECTIVES, REWARDS

CATEGORY_KINDS: Final[i64] = 6
JOKER_TOKEN: Final[i64] = 6
"""The tokens are numbered as the categories they call; a joker follows them."""

SENATOR: Final[i64] = 0
COLOUR_KINDS: Final[i64] = 4

GOLD: Final[i64] = 0
WHEAT: Final[i64] = 1
RESOURCE_KINDS: Final[i64] = 2

# The kinds of effects, in the order of data.EFFECTS; 0 is none.
MOBILISE: Final[i64] = 1
MOBILISE_ANY: Final[i64] = 2
LOSE_LEGION: Final[i64] = 3
CLEAR_OBJECTIVE: Final[i64] = 4
LOSE_CONTROLLED: Final[i64] = 5
COMPLETE_ONE: Final[i64] = 6
EXTRA_OBJECTIVE: Final[i64] = 7
REARRANGE_ALL: Final[i64] = 8
EXTRA_LEGION: Final[i64] = 9
ALIAS: Final[i64] = 10
END_PER_SPACE: Final[i64] = 11
END_PER_COLOUR: Final[i64] = 12
END_PER_RED: Final[i64] = 13

ANY_CATEGORY: Final[i64] = -1


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
_SOURCES: Final[vec[i64]] = vec[i64](
    [0] * RESOURCE_KINDS + [count for card in OBJECTIVES for count in (card.gold, card.wheat)]
)

# A place is all spaces of one category on one objective. Those of objective c go from FIRST_PLACE[c] to just before
# FIRST_PLACE[c + 1].
PLACES: Final[i64] = len(data.PLACES)
PLACE_CARD: Final[vec[i64]] = vec[i64]([number for number, _ in data.PLACES])
PLACE_CATEGORY: Final[vec[i64]] = vec[i64]([CATEGORIES.index(category) for _, category in data.PLACES])
PLACE_SPACES: Final[vec[i64]] = vec[i64](
    [OBJECTIVES[number - 1].spaces.count(category) for number, category in data.PLACES]
)
_NUMBERS: Final = [number for number, _ in data.PLACES]
FIRST_PLACE: Final[vec[i64]] = vec[i64]([0] + [_NUMBERS.index(card.number) for card in OBJECTIVES] + [len(data.PLACES)])
_SPACES_OF: Final[vec[i64]] = vec[i64](
    [0] * CATEGORY_KINDS + [card.spaces.count(category) for card in OBJECTIVES for category in CATEGORIES]
)

# The rewards, in the order of rewards.csv.
REWARD_COLOUR: Final[i64] = 0
REWARD_MIXED: Final[i64] = 4
REWARD_COUNT: Final[i64] = 5
REWARD_RESOURCE: Final[i64] = 10
REWARD_POINTS: Final[vec[i64]] = vec[i64]([reward.points for reward in REWARDS])
FIRST_COUNT: Final[i64] = 2
LAST_COUNT: Final[i64] = 6


def spaces_of(card: i64, category: i64) -> i64:
    """How many spaces of a category an objective has."""
    return _SPACES_OF[card * CATEGORY_KINDS + category]


def sources_on(card: i64, resource: i64) -> i64:
    """AUG-5.3: how much of a resource an objective produces."""
    return _SOURCES[card * RESOURCE_KINDS + resource]


def count_reward(count: i64) -> i64:
    """The reward for a number of objectives."""
    return REWARD_COUNT + count - FIRST_COUNT


def is_red(card: i64) -> bool:
    """AUG-6.3: whether an objective makes the others lose something."""
    return EFFECT[card] == LOSE_LEGION or EFFECT[card] == CLEAR_OBJECTIVE or EFFECT[card] == LOSE_CONTROLLED


def scores_at_end(card: i64) -> bool:
    """AUG-6.9: whether what an objective scores depends on what else is controlled at the end."""
    kind = EFFECT[card]
    return kind == END_PER_SPACE or kind == END_PER_COLOUR or kind == END_PER_RED
