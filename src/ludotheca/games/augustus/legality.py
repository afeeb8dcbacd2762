"""What may be done in Augustus, as questions that both the legal actions and the explanations ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.augustus import cards
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.data import OBJECTIVES
from ludotheca.games.augustus.state import filled, has_free_space, in_progress, is_own_open, open_card

LEGIONS_IN_ALL: Final[i64] = 48
START_LEGIONS: Final[i64] = 7
"""AUG-2.1"""
DEALT_COUNT: Final[i64] = 6
KEEP_COUNT: Final[i64] = 3
"""AUG-2.2: how many of the objectives dealt are kept."""
MOST_TAKEN_BACK: Final[i64] = 20
"""AUG-3.2: how often a seat may change its mind, for each choice that everybody makes at the same time."""
EVERY_CATEGORY: Final[i64] = 63
_POWERS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32])
ALIASES: Final[vec[i64]] = vec[i64]([card.number for card in OBJECTIVES if card.effect.kind == "alias"])


# Who has to choose, where everybody does so at the same time.


def all_choose(phase: i64) -> bool:
    """AUG-2.2, AUG-3.2, AUG-6.3: whether everybody chooses at the same time in this phase."""
    return phase == at.PLACING or phase == at.LOSING or phase == at.KEEPING


def undecided(cells: vec[i64]) -> i64:
    """AUG-3.2: the set of seats that still have to choose, where everybody chooses at the same time."""
    seats = NO_SEATS
    for seat in range(cells[at.SEATS]):
        if is_undecided(cells, seat):
            seats |= SEAT_BIT[seat]
    return seats


def is_undecided(cells: vec[i64], seat: i64) -> bool:
    if cells[at.PHASE] == at.KEEPING:
        return not has_decided(cells, seat)
    return cells[at.CHOICE + seat] == at.UNDECIDED


def has_decided(cells: vec[i64], seat: i64) -> bool:
    """AUG-3.2: whether a seat has made its choice in full, where everybody chooses at the same time."""
    if cells[at.PHASE] == at.KEEPING:
        return kept_count(cells, seat) == KEEP_COUNT
    return cells[at.CHOICE + seat] == at.DECIDED


def has_chosen(cells: vec[i64], seat: i64) -> bool:
    """AUG-3.2: whether a seat has chosen anything, in part or in full, where everybody chooses at the same time."""
    if cells[at.PHASE] == at.KEEPING:
        return kept_count(cells, seat) > 0
    if cells[at.CHOICE + seat] == at.UNDECIDED:
        return cells[at.CHOSEN_FROM + seat] != at.NONE
    return cells[at.CHOICE + seat] == at.DECIDED


def may_take_back(cells: vec[i64], seat: i64) -> bool:
    """AUG-3.2: until everybody has chosen nobody sees a choice, so it may be made again, though not forever."""
    return has_chosen(cells, seat) and cells[at.TAKEN_BACK + seat] < MOST_TAKEN_BACK


# Objectives dealt at the start.


def is_dealt(cells: vec[i64], seat: i64, card: i64) -> bool:
    return cells[at.WHERE + card] == at.DEALT + seat


def kept_count(cells: vec[i64], seat: i64) -> i64:
    """AUG-2.2: how many of the objectives dealt the seat has kept so far."""
    count: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] == at.KEPT + seat:
            count += 1
    return count


# The categories of spaces on which legions may be put, as sets.


def in_set(categories: i64, category: i64) -> bool:
    """Whether a category belongs to a set of them."""
    return categories & _POWERS[category] != 0


def category_set(category: i64) -> i64:
    """The set of one category."""
    return _POWERS[category]


def put_categories(cells: vec[i64], seat: i64) -> i64:
    """The categories a seat may put a legion on now."""
    return token_categories(cells, seat) if cells[at.PHASE] == at.PLACING else effect_categories(cells)


def token_categories(cells: vec[i64], seat: i64) -> i64:
    """AUG-3.1, AUG-3.3, AUG-6.8: the categories a seat may use the drawn token for. A joker is every category."""
    token = cells[at.TOKEN]
    return EVERY_CATEGORY if token == cards.JOKER_TOKEN else with_aliases(cells, seat, _POWERS[token])


def with_aliases(cells: vec[i64], seat: i64, categories: i64) -> i64:
    """AUG-6.8: the set, and what the seat's aliases add to its categories; aliases are not chained."""
    found = categories
    for k in range(len(ALIASES)):
        card = ALIASES[k]
        if is_controlled(cells, seat, card):
            if in_set(categories, cards.EFFECT_CATEGORY[card]):
                found |= _POWERS[cards.OTHER_CATEGORY[card]]
            if in_set(categories, cards.OTHER_CATEGORY[card]):
                found |= _POWERS[cards.EFFECT_CATEGORY[card]]
    return found


def effect_categories(cells: vec[i64]) -> i64:
    """AUG-6.1, AUG-6.2, AUG-6.6: the categories the present effect puts legions on."""
    card = cells[at.EFFECT_OF]
    if cards.EFFECT[card] == cards.MOBILISE and cards.EFFECT_CATEGORY[card] != cards.ANY_CATEGORY:
        return _POWERS[cards.EFFECT_CATEGORY[card]]
    return EVERY_CATEGORY


# Legions on objectives that are being conquered. What is completed and waits to be resolved is safe (AUG-4.3).


def taken_from(cells: vec[i64], seat: i64) -> i64:
    """The place from which the seat has taken up the legion it is moving, or NONE."""
    return cells[at.CHOSEN_FROM + seat] if cells[at.PHASE] == at.PLACING else cells[at.IN_HAND]


def has_legion_to_put(cells: vec[i64], seat: i64) -> bool:
    """AUG-3.1: one taken up, or one in the supply; while rearranging, one of those taken up."""
    return cells[at.PHASE] == at.REARRANGING or taken_from(cells, seat) != at.NONE or cells[at.SUPPLY + seat] > 0


def may_put(cells: vec[i64], place: i64, categories: i64) -> bool:
    """AUG-3.1: whether a place has a free space, of one of the categories.

    The caller makes sure that the seat is conquering the objective, and that the legion was not taken up here.
    """
    return in_set(categories, cards.PLACE_CATEGORY[place]) and has_free_space(cells, place)


def add_targets(cells: vec[i64], seat: i64, categories: i64, found: Choices, first: i64) -> i64:
    """AUG-3.1: the places where a seat may put a legion, but not where it was taken up; numbered from ``first`` on.

    Returns how many there are.
    """
    before = found.count
    source = taken_from(cells, seat)
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if may_put(cells, place, categories) and place != source:
                found.add(first + place)
    return found.count - before


def count_targets(cells: vec[i64], seat: i64, categories: i64) -> i64:
    """AUG-3.1: how many places would take a legion of the seat."""
    count: i64 = 0
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if may_put(cells, place, categories):
                count += 1
    return count


def can_move(cells: vec[i64], place: i64, categories: i64, goals: i64) -> bool:
    """AUG-3.1: whether a place has a legion that could go somewhere else, given how many places would take one."""
    if cells[at.FILLED + place] == 0:
        return False
    return goals > 1 or (goals == 1 and not may_put(cells, place, categories))


def add_movable(cells: vec[i64], seat: i64, categories: i64, goals: i64, found: Choices, first: i64) -> None:
    """AUG-3.1: the places whose legion could be moved to one of the goals, numbered from ``first`` on."""
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if can_move(cells, place, categories, goals):
                found.add(first + place)


def can_put(cells: vec[i64], seat: i64, categories: i64) -> bool:
    """AUG-3.1, AUG-6.1, AUG-6.2: whether a seat has a space and a legion for it, in the supply or on another space."""
    goals = count_targets(cells, seat, categories)
    if goals == 0 or cells[at.SUPPLY + seat] > 0:
        return goals > 0
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if can_move(cells, place, categories, goals):
                return True
    return False


def add_legions(cells: vec[i64], seat: i64, found: Choices, first: i64) -> None:
    """AUG-6.3: the places that hold a legion which the seat has not given up yet, numbered from ``first`` on."""
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if can_give_up(cells, seat, place):
                found.add(first + place)


def can_give_up(cells: vec[i64], seat: i64, place: i64) -> bool:
    """AUG-6.3: whether a place has a legion that the seat has not given up yet."""
    given = 1 if cells[at.CHOSEN_FROM + seat] == place else 0
    return cells[at.FILLED + place] > given


def has_legions(cells: vec[i64], seat: i64) -> bool:
    """AUG-6.6: whether a seat has legions on its objectives."""
    for slot in range(in_progress(cells, seat)):
        if filled(cells, open_card(cells, seat, slot)) > 0:
            return True
    return False


def legions_to_lose(cells: vec[i64]) -> i64:
    """AUG-6.3: how many legions the present effect takes from each opponent."""
    return cards.AMOUNT[cells[at.EFFECT_OF]]


# Objectives, and what they bring.


def has_open_objective(cells: vec[i64], seat: i64) -> bool:
    """AUG-6.4: whether a seat is conquering anything that could be completed."""
    for slot in range(in_progress(cells, seat)):
        if open_card(cells, seat, slot) != 0:
            return True
    return False


def is_clearable(cells: vec[i64], seat: i64, card: i64) -> bool:
    """AUG-6.3: whether a seat is conquering an objective that has legions on it."""
    return is_own_open(cells, seat, card) and filled(cells, card) > 0


def is_controlled(cells: vec[i64], seat: i64, card: i64) -> bool:
    return cells[at.WHERE + card] == at.CONTROLLED + seat


def is_in_row(cells: vec[i64], card: i64) -> bool:
    for k in range(at.ROW_SIZE):
        if cells[at.ROW + k] == card:
            return True
    return False


def offered_count(cells: vec[i64], seat: i64) -> i64:
    """AUG-5.2: the number of objectives for which the seat may take the reward now, or 0."""
    count = cells[at.CONTROLS + seat]
    if count < cards.FIRST_COUNT or count > cards.LAST_COUNT:
        return 0
    if cells[at.REWARD + cards.count_reward(count)] != at.NONE or cells[at.forgone(seat, count)]:
        return 0
    for other in range(cards.FIRST_COUNT, cards.LAST_COUNT + 1):
        if cells[at.REWARD + cards.count_reward(other)] == seat:
            return 0
    return count


def sources(cells: vec[i64], seat: i64, resource: i64) -> i64:
    """AUG-5.3: how many of the objectives a seat controls produce a resource."""
    count: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if is_controlled(cells, seat, card):
            count += cards.sources_on(card, resource)
    return count


def most_sources(cells: vec[i64], resource: i64) -> i64:
    most: i64 = 0
    for seat in range(cells[at.SEATS]):
        most = max(most, sources(cells, seat, resource))
    return most
