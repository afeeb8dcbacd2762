"""How a position of Augustus looks to a bot: points made, and what its objectives and rewards may still bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.insight import Insight
from ludotheca.games.augustus.cards import (
    ALIAS,
    AMOUNT,
    CATEGORIES_KNOWN,
    CLEAR_OBJECTIVE,
    COLOUR,
    COLOURS_KNOWN,
    COMPLETE_ONE,
    EFFECT,
    EFFECT_CATEGORY,
    EFFECT_COLOUR,
    END_PER_COLOUR,
    END_PER_RED,
    END_PER_SPACE,
    EXTRA_LEGION,
    EXTRA_OBJECTIVE,
    FIRST_COUNT,
    FIRST_PLACE,
    LAST_COUNT,
    LOSE_CONTROLLED,
    LOSE_LEGION,
    MOBILISE,
    MOBILISE_ANY,
    MOST,
    NEEDS,
    OBJECTIVES_KNOWN,
    PLACE_CATEGORY,
    PLACE_SPACES,
    POINTS,
    REARRANGE_ALL,
    RESOURCES_KNOWN,
    REWARD_COLOUR,
    REWARD_COUNT,
    REWARD_MIXED,
    REWARD_POINTS,
    REWARD_RESOURCE,
    SOURCES,
    is_red,
)
from ludotheca.games.augustus.course import OBJECTIVES_TO_END, SAME_COLOUR
from ludotheca.games.augustus.legality import controlled_cards, put_categories, taken_from, targets
from ludotheca.games.augustus.scoring import reward_points, worth
from ludotheca.games.augustus.state import (
    ACTIVE,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    COMPLETING,
    COUNT,
    COUNTS_KNOWN,
    DECIDED,
    EFFECT_OF,
    FILLED,
    FORGONE,
    IN_HAND,
    KEEP,
    KEPT,
    LOSING,
    MOST_SLOTS,
    NONE,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    RESOLVING,
    REWARD,
    REWARDING,
    SEATS,
    SLOT,
    STEPS,
    SUPPLY,
    WHERE,
    AugustusState,
)
from ludotheca.games.augustus.types import CATALOGUE, TakeBack

TAKE_BACK: Final = CATALOGUE.first(TakeBack)
TIME_LEFT: Final = [0.5, 0.5, 0.7, 0.9]
"""How much of what is not completed yet counts, by how many objectives the first player lacks."""
DIFFICULTY: Final = [1.0, 1.5, 2.0, 3.0, 3.5, 4.5]
"""How hard it is to fill a space of each category, by how many tokens call for it."""
NEARNESS: Final = 4.0
"""An objective that is so far from completion is worth half of what it will be."""
COMPLETION: Final = 3.0
"""What completing any objective is worth beyond its points: a step towards the end, and a new objective."""
NEW_OBJECTIVE: Final = 2.5
"""What one may be worth when it is taken."""
MOBILISED: Final = 1.5
"""What a legion put by an effect is worth."""
COMPLETED_FREE: Final = 8.0
"""What completing an objective by an effect is worth."""
ATTACK: Final = 2.0
STRONG_ATTACK: Final = 5.0
SOURCE: Final = 3.0
"""What the first source of gold or wheat is worth."""
LASTING: Final = 0.6
"""What an alias, a legion or an objective more is worth for each objective to come."""
LATER: Final = 0.55
"""How much of the reward for one objective more can be hoped for."""


@final
class AugustusInsight(Insight[AugustusState]):
    def value(self, state: AugustusState, seat: int) -> float:
        chosen = _as_chosen(state, seat)
        seats = chosen.cells[SEATS]
        own = 0.0
        others = 0.0
        for other in range(seats):
            if other == seat:
                own = _standing(chosen, other)
            else:
                others += _standing(chosen, other)
        return own - others / float(seats - 1)

    def plans(self, state: AugustusState, seat: int, legal: list[int]) -> list[list[int]]:
        """Nobody takes back a choice to make the same again."""
        return [[action] for action in legal if action != TAKE_BACK]


def _as_chosen(state: AugustusState, seat: i64) -> AugustusState:
    """The position as it will be once the seat's own choice is carried out, or its legion in hand put down best."""
    cells = state.cells
    phase = cells[PHASE]
    if cells[IN_HAND] != NONE or (
        phase == PLACE and cells[CHOSEN_FROM + seat] != NONE and cells[CHOICE + seat] != DECIDED
    ):
        return _put_best(state, seat)
    if cells[CHOICE + seat] != DECIDED:
        return state
    source = cells[CHOSEN_FROM + seat]
    target = cells[CHOSEN_TO + seat]
    after = state.clone()
    if phase == PLACE:
        if target != NONE:
            _take(after, seat, source)
            after.cells[FILLED + target] += 1
    elif phase == LOSING:
        kind = EFFECT[cells[EFFECT_OF]]
        if kind == LOSE_LEGION:
            _take(after, seat, source)
            if target != NONE:
                _take(after, seat, target)
        elif kind == CLEAR_OBJECTIVE:
            for place in range(FIRST_PLACE[target], FIRST_PLACE[target + 1]):
                after.cells[FILLED + place] = 0
        else:
            after.cells[WHERE + target] = 0
            after.cells[COUNT + seat] -= 1
    return after


def _take(state: AugustusState, seat: i64, place: i64) -> None:
    if place == NONE:
        state.cells[SUPPLY + seat] -= 1
    else:
        state.cells[FILLED + place] -= 1


def _put_best(state: AugustusState, seat: i64) -> AugustusState:
    best = state
    best_value = -1.0e9
    for place in targets(state, seat, put_categories(state, seat)):
        after = state.clone()
        if after.cells[PHASE] == PLACE:
            _take(after, seat, taken_from(state, seat))
        after.cells[FILLED + place] += 1
        value = _standing(after, seat)
        if value > best_value:
            best, best_value = after, value
    return best


def _standing(state: AugustusState, seat: i64) -> float:
    """Points made, and what is in sight."""
    cells = state.cells
    cards = controlled_cards(state, seat)
    made = float(reward_points(state, seat))
    if cells[PHASE] == OVER:
        for card in cards:
            made += float(worth(cards, card))
        return made
    for card in cards:
        made += COMPLETION + _brings(cards, card)
    left = _time_left(state)
    hoped = _hope_for_rewards(state, seat, cards)
    if cells[ACTIVE] == seat:
        hoped += _hope_for_effect(state)
    for slot in range(MOST_SLOTS):
        card = cells[SLOT + seat * MOST_SLOTS + slot]
        if card != 0:
            hoped += _promise(state, cards, card) / (1.0 + _missing(state, card) / NEARNESS)
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if cells[WHERE + card] == KEPT + seat and cells[PHASE] == KEEP:
            hoped += _promise(state, cards, card) / (1.0 + _missing(state, card) / NEARNESS)
        elif cells[WHERE + card] == RESOLVING + seat:
            hoped += _promise(state, cards, card) / left
    return made + hoped * left


def _hope_for_effect(state: AugustusState) -> float:
    """What the seat whose objectives are being resolved can still get from that."""
    phase = state.cells[PHASE]
    if phase == PICKING or phase == REWARDING:
        return NEW_OBJECTIVE * float(state.cells[STEPS])
    return NEW_OBJECTIVE + (COMPLETED_FREE if phase == COMPLETING else MOBILISED * float(state.cells[STEPS]))


def _time_left(state: AugustusState) -> float:
    """What is not completed yet counts for less when somebody is close to the end."""
    most: i64 = 0
    for seat in range(state.cells[SEATS]):
        most = max(most, min(state.cells[COUNT + seat], OBJECTIVES_TO_END))
    return TIME_LEFT[min(OBJECTIVES_TO_END - most, len(TIME_LEFT) - 1)]


def _missing(state: AugustusState, card: i64) -> float:
    """How hard the free spaces of an objective are to fill."""
    missing = 0.0
    for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
        missing += float(PLACE_SPACES[place] - state.cells[FILLED + place]) * DIFFICULTY[PLACE_CATEGORY[place]]
    return missing


def _promise(state: AugustusState, cards: list[int], card: i64) -> float:
    """What an objective in progress will have brought once it is completed."""
    kind = EFFECT[card]
    value = COMPLETION + _brings(cards, card)
    if kind == MOBILISE or kind == MOBILISE_ANY or kind == REARRANGE_ALL:
        value += MOBILISED
    elif kind == LOSE_LEGION or kind == CLEAR_OBJECTIVE:
        value += ATTACK
    elif kind == LOSE_CONTROLLED:
        value += STRONG_ATTACK
    elif kind == COMPLETE_ONE:
        value += COMPLETED_FREE
    for resource in range(RESOURCES_KNOWN):
        if SOURCES[card * RESOURCES_KNOWN + resource] and state.cells[REWARD + REWARD_RESOURCE + resource] == NONE:
            value += SOURCE
    return value


def _brings(cards: list[int], card: i64) -> float:
    """What an objective scores at the end, as far as can be foreseen, and what it is good for until then."""
    kind = EFFECT[card]
    to_come = float(max(0, OBJECTIVES_TO_END - 1 - len(cards)))
    value = float(POINTS[card])
    if kind == END_PER_SPACE:
        spaces = 0.7 * to_come
        for other in cards:
            spaces += float(NEEDS[other * CATEGORIES_KNOWN + EFFECT_CATEGORY[card]])
        value += min(spaces * float(AMOUNT[card]), float(MOST[card]))
    elif kind == END_PER_COLOUR or kind == END_PER_RED:
        count = 0.3 * to_come
        for other in cards:
            if (kind == END_PER_RED and is_red(other)) or (
                kind == END_PER_COLOUR and COLOUR[other] == EFFECT_COLOUR[card]
            ):
                count += 1.0
        value += count * float(AMOUNT[card])
    elif kind == EXTRA_LEGION or kind == ALIAS or kind == EXTRA_OBJECTIVE:
        value += LASTING * to_come
    return value


def _hope_for_rewards(state: AugustusState, seat: i64, cards: list[int]) -> float:
    """Sets that are on the way, and the best reward for a number of objectives that can still be had."""
    cells = state.cells
    counts = vec[i64]([0] * COLOURS_KNOWN)
    for card in cards:
        counts[COLOUR[card]] += 1
    hope = 0.0
    different = 0.0
    for colour in range(COLOURS_KNOWN):
        if counts[colour]:
            different += 1.0
        if cells[REWARD + REWARD_COLOUR + colour] == NONE:
            part = float(min(counts[colour], SAME_COLOUR)) / float(SAME_COLOUR)
            hope += 0.5 * part * part * float(REWARD_POINTS[REWARD_COLOUR + colour])
    if cells[REWARD + REWARD_MIXED] == NONE:
        hope += 0.5 * different * different / 16.0 * float(REWARD_POINTS[REWARD_MIXED])
    return hope + _hope_for_count(state, seat)


def _hope_for_count(state: AugustusState, seat: i64) -> float:
    cells = state.cells
    best = 0.0
    for count in range(FIRST_COUNT, LAST_COUNT + 1):
        reward = REWARD_COUNT + count - FIRST_COUNT
        if cells[REWARD + reward] == seat:
            return 0.0
        if (
            cells[REWARD + reward] == NONE
            and count > cells[COUNT + seat]
            and not cells[FORGONE + seat * COUNTS_KNOWN + count]
        ):
            chance = LATER
            for _ in range(count - cells[COUNT + seat] - 1):
                chance *= LATER
            best = max(best, chance * float(REWARD_POINTS[reward]))
    return best


AUGUSTUS_INSIGHT: Final = AugustusInsight()
