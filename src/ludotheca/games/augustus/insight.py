"""How a position of Augustus looks to a bot: points made, and what its objectives and rewards may still bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.insight import Insight
from ludotheca.games.augustus import action_numbers as numbers
from ludotheca.games.augustus import cards, legality, scoring
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.course import OBJECTIVES_TO_END, SAME_COLOUR
from ludotheca.games.augustus.state import AugustusState, in_progress, take_off

TIME_LEFT: Final = [0.5, 0.5, 0.7, 0.9]
"""How much of what is not completed yet counts, by how many objectives the leader still needs."""
DIFFICULTY: Final = [1.0, 1.5, 2.0, 3.0, 3.5, 4.5]
"""How hard it is to fill a space of each category, by how many tokens call for it."""
NEARNESS: Final = 4.0
"""An objective that is this far from completion is worth half of what it will be."""
COMPLETION: Final = 3.0
"""What completing any objective is worth beyond its points: a step towards the end, and a new objective."""
NEW_OBJECTIVE: Final = 2.5
"""What an objective may be worth when it is taken."""
MOBILISED: Final = 1.5
"""What a legion put by an effect is worth."""
COMPLETED_FREE: Final = 8.0
"""What completing an objective by an effect is worth."""
ATTACK: Final = 2.0
STRONG_ATTACK: Final = 5.0
SOURCE: Final = 3.0
"""What the first source of gold or wheat is worth."""
LASTING: Final = 0.6
"""What an alias, an extra legion or an extra objective is worth for each objective to come."""
LATER: Final = 0.55
"""How much of the reward for one more objective can be hoped for."""


@final
class AugustusInsight(Insight[AugustusState]):
    def value(self, state: AugustusState, seat: int) -> float:
        chosen = _as_chosen(state.cells, seat)
        seats = chosen[at.SEATS]
        own = 0.0
        others = 0.0
        for other in range(seats):
            if other == seat:
                own = _standing(chosen, other)
            else:
                others += _standing(chosen, other)
        return own - others / float(seats - 1)

    def plans(self, state: AugustusState, seat: int, legal: list[int]) -> list[list[int]]:
        """Nobody takes back a choice just to make it again."""
        return [[action] for action in legal if action != numbers.TAKE_BACK]


def _as_chosen(cells: vec[i64], seat: i64) -> vec[i64]:
    """The position once the seat's choice is carried out, or the legion in its hand put on the best space."""
    phase = cells[at.PHASE]
    if cells[at.IN_HAND] != at.NONE or (
        phase == at.PLACING and cells[at.CHOSEN_FROM + seat] != at.NONE and cells[at.CHOICE + seat] != at.DECIDED
    ):
        return _put_best(cells, seat)
    if cells[at.CHOICE + seat] != at.DECIDED:
        return cells
    source = cells[at.CHOSEN_FROM + seat]
    target = cells[at.CHOSEN_TO + seat]
    after = cells[:]
    if phase == at.PLACING:
        if target != at.NONE:
            _take(after, seat, source)
            after[at.FILLED + target] += 1
    elif phase == at.LOSING:
        kind = cards.EFFECT[cells[at.EFFECT_OF]]
        if kind == cards.LOSE_LEGION:
            _take(after, seat, source)
            if target != at.NONE:
                _take(after, seat, target)
        elif kind == cards.CLEAR_OBJECTIVE:
            take_off(after, target)
        else:
            after[at.WHERE + target] = 0
            after[at.CONTROLS + seat] -= 1
    return after


def _take(cells: vec[i64], seat: i64, place: i64) -> None:
    if place == at.NONE:
        cells[at.SUPPLY + seat] -= 1
    else:
        cells[at.FILLED + place] -= 1


def _put_best(cells: vec[i64], seat: i64) -> vec[i64]:
    best = cells
    best_value = -1.0e9
    goals = Choices()
    legality.add_targets(cells, seat, legality.put_categories(cells, seat), goals, 0)
    for k in range(goals.count):
        after = cells[:]
        if after[at.PHASE] == at.PLACING:
            _take(after, seat, legality.taken_from(cells, seat))
        after[at.FILLED + goals.actions[k]] += 1
        value = _standing(after, seat)
        if value > best_value:
            best, best_value = after, value
    return best


def _standing(cells: vec[i64], seat: i64) -> float:
    """Points made, and what is in sight."""
    controlled = scoring.controlled_cards(cells, seat)
    made = float(scoring.reward_points(cells, seat))
    if cells[at.PHASE] == at.OVER:
        for card in controlled:
            made += float(scoring.worth(controlled, card))
        return made
    for card in controlled:
        made += COMPLETION + _brings(controlled, card)
    left = _time_left(cells)
    hoped = _hope_for_rewards(cells, seat, controlled)
    if cells[at.ACTIVE] == seat:
        hoped += _hope_for_effect(cells)
    for slot in range(in_progress(cells, seat)):
        card = cells[at.slot(seat, slot)]
        hoped += _promise(cells, controlled, card) / (1.0 + _missing(cells, card) / NEARNESS)
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] == at.KEPT + seat and cells[at.PHASE] == at.KEEPING:
            hoped += _promise(cells, controlled, card) / (1.0 + _missing(cells, card) / NEARNESS)
        elif cells[at.WHERE + card] == at.RESOLVING + seat:
            hoped += _promise(cells, controlled, card) / left
    return made + hoped * left


def _hope_for_effect(cells: vec[i64]) -> float:
    """What the seat whose objectives are being resolved can still get from that."""
    phase = cells[at.PHASE]
    if phase == at.PICKING or phase == at.REWARDING:
        return NEW_OBJECTIVE * float(cells[at.STEPS])
    return NEW_OBJECTIVE + (COMPLETED_FREE if phase == at.COMPLETING else MOBILISED * float(cells[at.STEPS]))


def _time_left(cells: vec[i64]) -> float:
    """What is not completed yet counts for less when somebody is close to the end."""
    most: i64 = 0
    for seat in range(cells[at.SEATS]):
        most = max(most, min(cells[at.CONTROLS + seat], OBJECTIVES_TO_END))
    return TIME_LEFT[min(OBJECTIVES_TO_END - most, len(TIME_LEFT) - 1)]


def _missing(cells: vec[i64], card: i64) -> float:
    """How hard the free spaces of an objective are to fill."""
    missing = 0.0
    for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
        free = cards.PLACE_SPACES[place] - cells[at.FILLED + place]
        missing += float(free) * DIFFICULTY[cards.PLACE_CATEGORY[place]]
    return missing


def _promise(cells: vec[i64], controlled: list[int], card: i64) -> float:
    """What an objective in progress will have brought once it is completed."""
    kind = cards.EFFECT[card]
    value = COMPLETION + _brings(controlled, card)
    if kind == cards.MOBILISE or kind == cards.MOBILISE_ANY or kind == cards.REARRANGE_ALL:
        value += MOBILISED
    elif kind == cards.LOSE_LEGION or kind == cards.CLEAR_OBJECTIVE:
        value += ATTACK
    elif kind == cards.LOSE_CONTROLLED:
        value += STRONG_ATTACK
    elif kind == cards.COMPLETE_ONE:
        value += COMPLETED_FREE
    for resource in range(cards.RESOURCE_KINDS):
        if cards.sources_on(card, resource) and cells[at.REWARD + cards.REWARD_RESOURCE + resource] == at.NONE:
            value += SOURCE
    return value


def _brings(controlled: list[int], card: i64) -> float:
    """What an objective scores at the end, as far as can be foreseen, and what it is good for until then."""
    kind = cards.EFFECT[card]
    to_come = float(max(0, OBJECTIVES_TO_END - 1 - len(controlled)))
    value = float(cards.POINTS[card])
    if kind == cards.END_PER_SPACE:
        spaces = 0.7 * to_come
        for other in controlled:
            spaces += float(cards.spaces_of(other, cards.EFFECT_CATEGORY[card]))
        value += min(spaces * float(cards.AMOUNT[card]), float(cards.MOST[card]))
    elif kind == cards.END_PER_COLOUR or kind == cards.END_PER_RED:
        count = 0.3 * to_come
        for other in controlled:
            if (kind == cards.END_PER_RED and cards.is_red(other)) or (
                kind == cards.END_PER_COLOUR and cards.COLOUR[other] == cards.EFFECT_COLOUR[card]
            ):
                count += 1.0
        value += count * float(cards.AMOUNT[card])
    elif kind == cards.EXTRA_LEGION or kind == cards.ALIAS or kind == cards.EXTRA_OBJECTIVE:
        value += LASTING * to_come
    return value


def _hope_for_rewards(cells: vec[i64], seat: i64, controlled: list[int]) -> float:
    """Sets that are on the way, and the best reward for a number of objectives that can still be had."""
    counts = vec[i64]([0] * cards.COLOUR_KINDS)
    for card in controlled:
        counts[cards.COLOUR[card]] += 1
    hope = 0.0
    different = 0.0
    for colour in range(cards.COLOUR_KINDS):
        if counts[colour]:
            different += 1.0
        if cells[at.REWARD + cards.REWARD_COLOUR + colour] == at.NONE:
            part = float(min(counts[colour], SAME_COLOUR)) / float(SAME_COLOUR)
            hope += 0.5 * part * part * float(cards.REWARD_POINTS[cards.REWARD_COLOUR + colour])
    if cells[at.REWARD + cards.REWARD_MIXED] == at.NONE:
        hope += 0.5 * different * different / 16.0 * float(cards.REWARD_POINTS[cards.REWARD_MIXED])
    return hope + _hope_for_count(cells, seat)


def _hope_for_count(cells: vec[i64], seat: i64) -> float:
    best = 0.0
    for count in range(cards.FIRST_COUNT, cards.LAST_COUNT + 1):
        reward = cards.count_reward(count)
        if cells[at.REWARD + reward] == seat:
            return 0.0
        is_lost = cells[at.REWARD + reward] != at.NONE or cells[at.forgone(seat, count)]
        if count > cells[at.CONTROLS + seat] and not is_lost:
            chance = LATER
            for _ in range(count - cells[at.CONTROLS + seat] - 1):
                chance *= LATER
            best = max(best, chance * float(cards.REWARD_POINTS[reward]))
    return best


AUGUSTUS_INSIGHT: Final = AugustusInsight()
