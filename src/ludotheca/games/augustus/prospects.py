"""How a seat of Augustus stands: points made, and what its objectives and rewards may still bring."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality, scoring
from ludotheca.games.augustus import holdings as of
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.course import OBJECTIVES_TO_END, SAME_COLOUR
from ludotheca.games.augustus.holdings import holdings
from ludotheca.games.augustus.state import in_progress, is_completed

TIME_LEFT: Final[vec[float]] = vec[float]([0.5, 0.5, 0.7, 0.9])
"""How much of what is not completed yet counts, by how many objectives the leader still needs."""
DIFFICULTY: Final[vec[float]] = vec[float]([1.0, 1.5, 2.0, 3.0, 3.5, 4.5])
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
TWO: Final[i64] = 2
LATER: Final = 0.55
"""How much of the reward for one more objective can be hoped for."""


@final
class Prospects:
    """One seat's, all found in one go. What is hoped for counts in full here, and less in ``standing``."""

    def __init__(self, cells: vec[i64], seat: i64, taken_from: i64) -> None:
        """``taken_from`` is the place from which the seat has taken up a legion that it must put elsewhere, or NONE."""
        self.held: vec[i64] = holdings(cells, seat)
        self.rewards: i64 = scoring.reward_points(cells, seat)
        self.points: i64 = self.rewards
        """As if the game ended here."""
        self.brought = 0.0
        """What the objectives controlled, or just completed, are worth."""
        self.time_left = time_left(cells)
        self.for_colours = hope_for_colours(cells, self.held)
        self.for_count = hope_for_count(cells, seat)
        self.for_effect = hope_for_effect(cells) if cells[at.ACTIVE] == seat else 0.0
        self.hoped = self.for_colours + self.for_count + self.for_effect
        self.for_objectives = 0.0
        self.best_objective = 0.0
        self.second_objective = 0.0
        self.nearness = 0.0
        """Of all objectives together; each from 0 to 1."""
        self.nearest = 0.0
        self.supply: i64 = cells[at.SUPPLY + seat]
        self.legions: i64 = 0
        """On objectives."""
        self.conquering: i64 = 0
        """Objectives that are not completed yet."""
        self.waiting: i64 = 0
        """Objectives that are completed and wait to be resolved."""
        self.one_short: i64 = 0
        """Objectives that lack a single legion."""
        self.two_short: i64 = 0
        """Objectives that lack two."""
        self.short_of: i64 = 0
        """The categories that would complete an objective, as a set."""
        self.attacks = 0.0
        """How near the objectives are that make the others lose something."""
        self.gains: vec[float] = vec[float]([0.0] * cards.CATEGORY_KINDS)
        """By category: what a legion put on the best space of it would add to the hope for objectives."""
        self.places: vec[i64] = vec[i64]([at.NONE] * cards.CATEGORY_KINDS)
        """By category: where that space is, or NONE."""
        self.least_loss = 0.0
        """What the hope would lose by the legion that matters least."""
        self.least_cleared = 0.0
        """What it would lose by clearing the objective that matters least."""
        self.least_controlled = 0.0
        """The least that an objective controlled is worth."""
        self.completing = 0.0
        """What completing the best objective at once would add."""
        self._look_at_completed(cells, seat)
        self._look_at_objectives(cells, seat, taken_from)

    def _look_at_completed(self, cells: vec[i64], seat: i64) -> None:
        held = self.held
        if held[of.OBJECTIVES] > 0:
            for card in range(1, at.OBJECTIVES + 1):
                if legality.is_controlled(cells, seat, card):
                    value = COMPLETION + brings(held, card)
                    if self.brought == 0.0 or value < self.least_controlled:
                        self.least_controlled = value
                    self.points += scoring.worth(held, card)
                    self.brought += value
        if cells[at.EFFECT_OF] != 0 and cells[at.ACTIVE] == seat:
            for card in range(1, at.OBJECTIVES + 1):
                if cells[at.WHERE + card] == at.RESOLVING + seat:
                    self.brought += promise(cells, held, card)

    def _look_at_objectives(self, cells: vec[i64], seat: i64, taken_from: i64) -> None:
        for slot in range(in_progress(cells, seat)):
            card = cells[at.slot(seat, slot)]
            worth = promise(cells, self.held, card)
            missing = difficulty_left(cells, card)
            near = nearness(missing)
            self._note(hope_for(worth, missing), near)
            if is_completed(cells, seat, slot):
                self.waiting += 1
                continue
            self.conquering += 1
            self.completing = max(self.completing, worth * (1.0 - near))
            if cards.is_red(card):
                self.attacks += near
            self._look_at_places(cells, card, worth, missing, taken_from)

    def _look_at_places(self, cells: vec[i64], card: i64, worth: float, missing: float, taken_from: i64) -> None:
        near = nearness(missing)
        whole = missing
        free: i64 = 0
        last: i64 = 0
        on_it: i64 = 0
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            category = cards.PLACE_CATEGORY[place]
            legions = cells[at.FILLED + place]
            if legions < cards.PLACE_SPACES[place]:
                free += cards.PLACE_SPACES[place] - legions
                last = category
                gain = worth * (nearness(missing - DIFFICULTY[category]) - near)
                if place != taken_from and gain > self.gains[category]:
                    self.gains[category] = gain
                    self.places[category] = place
            if legions > 0:
                whole += float(legions) * DIFFICULTY[category]
                loss = worth * (near - nearness(missing + DIFFICULTY[category]))
                if self.legions + on_it == 0 or loss < self.least_loss:
                    self.least_loss = loss
                on_it += legions
        if on_it > 0:
            cleared = worth * (near - nearness(whole))
            if self.legions == 0 or cleared < self.least_cleared:
                self.least_cleared = cleared
            self.legions += on_it
        if free == 1:
            self.one_short += 1
            self.short_of |= legality.category_set(last)
        elif free == TWO:
            self.two_short += 1

    def _note(self, hope: float, near: float) -> None:
        self.for_objectives += hope
        self.hoped += hope
        self.nearness += near
        self.nearest = max(self.nearest, near)
        if hope > self.best_objective:
            self.second_objective = self.best_objective
            self.best_objective = hope
        elif hope > self.second_objective:
            self.second_objective = hope

    def gain(self, categories: i64) -> float:
        """What a legion adds on the best space of some categories."""
        best = 0.0
        for category in range(cards.CATEGORY_KINDS):
            if legality.in_set(categories, category):
                best = max(best, self.gains[category])
        return best

    def put(self, categories: i64) -> float:
        """AUG-3.1: the same for the next legion, which without a supply comes from where it matters least."""
        gain = self.gain(categories)
        return gain if self.supply > 0 else max(0.0, gain - self.least_loss)

    def best_place(self, categories: i64) -> i64:
        """Where a legion adds most, among the spaces of some categories; NONE if there are none."""
        best = 0.0
        place = at.NONE
        for category in range(cards.CATEGORY_KINDS):
            if legality.in_set(categories, category) and self.gains[category] > best:
                best = self.gains[category]
                place = self.places[category]
        return place

    def standing(self, cells: vec[i64]) -> float:
        """Points made, and what is in sight."""
        if cells[at.PHASE] == at.OVER:
            return float(self.points)
        return float(self.rewards) + self.brought + self.hoped * self.time_left


def time_left(cells: vec[i64]) -> float:
    """What is not completed yet counts for less when somebody is close to the end."""
    most: i64 = 0
    for seat in range(cells[at.SEATS]):
        most = max(most, min(cells[at.CONTROLS + seat], OBJECTIVES_TO_END))
    return TIME_LEFT[min(OBJECTIVES_TO_END - most, 3)]


def difficulty_left(cells: vec[i64], card: i64) -> float:
    """How hard the free spaces of an objective are to fill."""
    missing = 0.0
    for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
        free = cards.PLACE_SPACES[place] - cells[at.FILLED + place]
        missing += float(free) * DIFFICULTY[cards.PLACE_CATEGORY[place]]
    return missing


def nearness(missing: float) -> float:
    """How much an objective counts that is so far from completion."""
    return hope_for(1.0, missing)


def hope_for(worth: float, missing: float) -> float:
    """What is hoped for from an objective that is so far from completion."""
    return worth / (1.0 + missing / NEARNESS)


def promise(cells: vec[i64], held: vec[i64], card: i64) -> float:
    """What an objective in progress will have brought once it is completed."""
    kind = cards.EFFECT[card]
    value = COMPLETION + brings(held, card)
    if kind == cards.MOBILISE or kind == cards.MOBILISE_ANY or kind == cards.REARRANGE_ALL:
        value += MOBILISED
    elif kind == cards.LOSE_LEGION or kind == cards.CLEAR_OBJECTIVE:
        value += ATTACK
    elif kind == cards.LOSE_CONTROLLED:
        value += STRONG_ATTACK
    elif kind == cards.COMPLETE_ONE:
        value += COMPLETED_FREE
    for resource in range(cards.RESOURCE_KINDS):
        if cards.sources_on(card, resource) > 0 and cells[at.REWARD + cards.REWARD_RESOURCE + resource] == at.NONE:
            value += SOURCE
    return value


def brings(held: vec[i64], card: i64) -> float:
    """What an objective scores at the end, as far as can be foreseen, and what it is good for until then."""
    kind = cards.EFFECT[card]
    to_come = float(max(0, OBJECTIVES_TO_END - 1 - held[of.OBJECTIVES]))
    value = float(cards.POINTS[card])
    if kind == cards.END_PER_SPACE:
        spaces = 0.7 * to_come + float(held[of.SPACES + cards.EFFECT_CATEGORY[card]])
        value += min(spaces * float(cards.AMOUNT[card]), float(cards.MOST[card]))
    elif kind == cards.END_PER_COLOUR:
        value += (0.3 * to_come + float(held[of.COLOURS + cards.EFFECT_COLOUR[card]])) * float(cards.AMOUNT[card])
    elif kind == cards.END_PER_RED:
        value += (0.3 * to_come + float(held[of.REDS])) * float(cards.AMOUNT[card])
    elif kind == cards.EXTRA_LEGION or kind == cards.ALIAS or kind == cards.EXTRA_OBJECTIVE:
        value += LASTING * to_come
    return value


def hope_for_effect(cells: vec[i64]) -> float:
    """What the seat whose objectives are being resolved can still get from that."""
    phase = cells[at.PHASE]
    if phase == at.PICKING or phase == at.REWARDING:
        return NEW_OBJECTIVE * float(cells[at.STEPS])
    return NEW_OBJECTIVE + (COMPLETED_FREE if phase == at.COMPLETING else MOBILISED * float(cells[at.STEPS]))


def hope_for_colours(cells: vec[i64], held: vec[i64]) -> float:
    """Sets of objectives that are on the way, of one colour or of all."""
    hope = 0.0
    different = 0.0
    for colour in range(cards.COLOUR_KINDS):
        count = held[of.COLOURS + colour]
        if count > 0:
            different += 1.0
            if cells[at.REWARD + cards.REWARD_COLOUR + colour] == at.NONE:
                part = float(min(count, SAME_COLOUR)) / float(SAME_COLOUR)
                hope += 0.5 * part * part * float(cards.REWARD_POINTS[cards.REWARD_COLOUR + colour])
    if cells[at.REWARD + cards.REWARD_MIXED] == at.NONE:
        hope += 0.5 * different * different / 16.0 * float(cards.REWARD_POINTS[cards.REWARD_MIXED])
    return hope


def hope_for_count(cells: vec[i64], seat: i64) -> float:
    """The best reward for a number of objectives that can still be had."""
    best = 0.0
    for count in range(cards.FIRST_COUNT, cards.LAST_COUNT + 1):
        reward = cards.count_reward(count)
        if cells[at.REWARD + reward] == seat:
            return 0.0
        is_lost = cells[at.REWARD + reward] != at.NONE or cells[at.forgone(seat, count)] != 0
        if count > cells[at.CONTROLS + seat] and not is_lost:
            chance = LATER
            for _ in range(count - cells[at.CONTROLS + seat] - 1):
                chance *= LATER
            best = max(best, chance * float(cards.REWARD_POINTS[reward]))
    return best


def hope_for_kept(cells: vec[i64], seat: i64, held: vec[i64]) -> float:
    """AUG-2.2: the objectives kept so far, which only the seat itself knows."""
    hope = 0.0
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] == at.KEPT + seat:
            hope += hope_for(promise(cells, held, card), difficulty_left(cells, card))
    return hope


def hope_for_dealt(cells: vec[i64], seat: i64, held: vec[i64]) -> float:
    """AUG-2.2: the best of the objectives dealt, as many as are still to be kept; only the seat itself knows them."""
    best = vec[float]([0.0] * legality.KEEP_COUNT)
    for card in range(1, at.OBJECTIVES + 1):
        if legality.is_dealt(cells, seat, card):
            hope = hope_for(promise(cells, held, card), difficulty_left(cells, card))
            for k in range(legality.KEEP_COUNT):
                if hope > best[k]:
                    hope, best[k] = best[k], hope
    hoped = 0.0
    for k in range(legality.KEEP_COUNT - legality.kept_count(cells, seat)):
        hoped += best[k]
    return hoped


def hope_for_row(cells: vec[i64], held: vec[i64]) -> float:
    """What the best of the open objectives would be hoped to bring."""
    best = 0.0
    for k in range(at.ROW_SIZE):
        card = cells[at.ROW + k]
        if card != 0:
            best = max(best, hope_for(promise(cells, held, card), difficulty_left(cells, card)))
    return best
