"""What may be done in Augustus, as questions that both the list of legal actions and the explanations ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus.cards import (
    AMOUNT,
    ANY_CATEGORY,
    EFFECT,
    EFFECT_CATEGORY,
    FIRST_COUNT,
    FIRST_PLACE,
    JOKER_TOKEN,
    LAST_COUNT,
    MOBILISE,
    OBJECTIVES_KNOWN,
    OTHER_CATEGORY,
    PLACE_CATEGORY,
    RESOURCES_KNOWN,
    REWARD_COUNT,
    SOURCES,
)
from ludotheca.games.augustus.data import OBJECTIVES
from ludotheca.games.augustus.state import (
    CHOICE,
    CHOSEN_FROM,
    CONTROLLED,
    COUNT,
    COUNTS_KNOWN,
    DEALT,
    DECIDED,
    EFFECT_OF,
    FILLED,
    FORGONE,
    IN_HAND,
    KEEP,
    KEPT,
    MOST_SLOTS,
    NONE,
    PHASE,
    PLACE,
    REARRANGING,
    REWARD,
    ROW,
    ROW_SIZE,
    SEATS,
    SLOT,
    SUPPLY,
    TAKEN_BACK,
    TOKEN,
    UNDECIDED,
    WHERE,
    AugustusState,
    has_free_space,
    is_completed,
)

LEGIONS_IN_ALL: Final = 48
START_LEGIONS: Final = 7
"""AUG-2.1"""
DEALT_COUNT: Final = 6
KEEP_COUNT: Final = 3
"""AUG-2.2: so many of the objectives dealt are kept."""
MOST_TAKEN_BACK: Final = 20
"""AUG-3.2: so often may a seat think better of it, for each choice that all make at the same time."""
EVERY_CATEGORY: Final = 63
_POWERS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32])
ALIASES: Final[vec[i64]] = vec[i64]([card.number for card in OBJECTIVES if card.effect.kind == "alias"])


def in_set(categories: i64, category: i64) -> bool:
    """Whether a category belongs to a set of them."""
    return categories & _POWERS[category] != 0


def token_categories(state: AugustusState, seat: i64) -> i64:
    """AUG-3.1, AUG-3.3, AUG-6.8: the set of categories a seat may use the drawn token for.

    A joker is every category.
    """
    token = state.cells[TOKEN]
    return EVERY_CATEGORY if token == JOKER_TOKEN else with_aliases(state, seat, _POWERS[token])


def with_aliases(state: AugustusState, seat: i64, categories: i64) -> i64:
    """AUG-6.8: the set with what each own alias puts beside one of its categories. Aliases are not chained."""
    found = categories
    for k in range(len(ALIASES)):
        card = ALIASES[k]
        if state.cells[WHERE + card] == CONTROLLED + seat:
            if in_set(categories, EFFECT_CATEGORY[card]):
                found |= _POWERS[OTHER_CATEGORY[card]]
            if in_set(categories, OTHER_CATEGORY[card]):
                found |= _POWERS[EFFECT_CATEGORY[card]]
    return found


def effect_categories(state: AugustusState) -> i64:
    """AUG-6.1, AUG-6.2, AUG-6.6: the categories the present effect puts legions on."""
    card = state.cells[EFFECT_OF]
    if EFFECT[card] == MOBILISE and EFFECT_CATEGORY[card] != ANY_CATEGORY:
        return _POWERS[EFFECT_CATEGORY[card]]
    return EVERY_CATEGORY


def put_categories(state: AugustusState, seat: i64) -> i64:
    """The categories a seat may put a legion on now."""
    return token_categories(state, seat) if state.cells[PHASE] == PLACE else effect_categories(state)


def taken_from(state: AugustusState, seat: i64) -> i64:
    """The place from which the seat has taken up the legion it is moving, or NONE."""
    return state.cells[CHOSEN_FROM + seat] if state.cells[PHASE] == PLACE else state.cells[IN_HAND]


def has_legion_to_put(state: AugustusState, seat: i64) -> bool:
    """AUG-3.1: one taken up, or one in the supply; while rearranging, one of those taken up."""
    return state.cells[PHASE] == REARRANGING or taken_from(state, seat) != NONE or state.cells[SUPPLY + seat] > 0


def may_put(state: AugustusState, seat: i64, place: i64, categories: i64) -> bool:
    """AUG-3.1: a free space of the category, and not the one the legion has just left.

    That the objective is the seat's own and still being conquered is for the caller to see to.
    """
    return (
        in_set(categories, PLACE_CATEGORY[place]) and has_free_space(state, place) and place != taken_from(state, seat)
    )


def targets(state: AugustusState, seat: i64, categories: i64) -> list[int]:
    """The places on own open objectives where a legion may be put."""
    found: list[int] = []
    for slot in range(MOST_SLOTS):
        card = state.cells[SLOT + seat * MOST_SLOTS + slot]
        if card != 0 and not is_completed(state, seat, slot):
            for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
                if may_put(state, seat, place, categories):
                    found.append(place)
    return found


def legion_places(state: AugustusState, seat: i64) -> list[int]:
    """AUG-4.3: the places on own open objectives that hold a legion; those that wait to be resolved are safe."""
    found: list[int] = []
    for slot in range(MOST_SLOTS):
        card = state.cells[SLOT + seat * MOST_SLOTS + slot]
        if card != 0 and not is_completed(state, seat, slot):
            for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
                if state.cells[FILLED + place] > 0:
                    found.append(place)
    return found


def movable(state: AugustusState, seat: i64, categories: i64) -> list[int]:
    """AUG-3.1: the places whose legion could be moved somewhere else."""
    goals = targets(state, seat, categories)
    return [place for place in legion_places(state, seat) if len(goals) > 1 or (len(goals) == 1 and goals[0] != place)]


def can_place(state: AugustusState, seat: i64) -> bool:
    """AUG-3.1: whether a seat has any choice for the token drawn."""
    goals = targets(state, seat, token_categories(state, seat))
    return len(goals) > 0 and (
        state.cells[SUPPLY + seat] > 0 or len(movable(state, seat, token_categories(state, seat))) > 0
    )


def kept_count(state: AugustusState, seat: i64) -> i64:
    """AUG-2.2: how many of the objectives dealt the seat has kept so far."""
    count: i64 = 0
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if state.cells[WHERE + card] == KEPT + seat:
            count += 1
    return count


def has_decided(state: AugustusState, seat: i64) -> bool:
    """AUG-3.2: whether a seat has made its whole choice, where all choose at the same time."""
    if state.cells[PHASE] == KEEP:
        return kept_count(state, seat) == KEEP_COUNT
    return state.cells[CHOICE + seat] == DECIDED


def may_take_back(state: AugustusState, seat: i64) -> bool:
    """AUG-3.2: before all have chosen nobody has seen a choice, so it may be made anew; but not for ever."""
    return has_chosen(state, seat) and state.cells[TAKEN_BACK + seat] < MOST_TAKEN_BACK


def has_chosen(state: AugustusState, seat: i64) -> bool:
    """AUG-3.2: whether a seat has chosen anything, in part or in full, where all choose at the same time."""
    if state.cells[PHASE] == KEEP:
        return kept_count(state, seat) > 0
    if state.cells[CHOICE + seat] == UNDECIDED:
        return state.cells[CHOSEN_FROM + seat] != NONE
    return state.cells[CHOICE + seat] == DECIDED


def is_dealt(state: AugustusState, seat: i64, card: i64) -> bool:
    return state.cells[WHERE + card] == DEALT + seat


def clearable(state: AugustusState, seat: i64) -> list[int]:
    """AUG-6.3: the own objectives that have legions to be cleared."""
    found: list[int] = []
    for slot in range(MOST_SLOTS):
        card = state.cells[SLOT + seat * MOST_SLOTS + slot]
        if card != 0 and not is_completed(state, seat, slot):
            for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
                if state.cells[FILLED + place] > 0:
                    found.append(card)
                    break
    return found


def completable(state: AugustusState, seat: i64) -> list[int]:
    """AUG-6.4: the own objectives in progress."""
    found: list[int] = []
    for slot in range(MOST_SLOTS):
        card = state.cells[SLOT + seat * MOST_SLOTS + slot]
        if card != 0 and not is_completed(state, seat, slot):
            found.append(card)
    return found


def controlled_cards(state: AugustusState, seat: i64) -> list[int]:
    """The objectives a seat controls, ascending."""
    found: list[int] = []
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if state.cells[WHERE + card] == CONTROLLED + seat:
            found.append(card)
    return found


def can_give_up(state: AugustusState, seat: i64, place: i64) -> bool:
    """AUG-6.3: a legion lies there that the seat has not given up yet."""
    given = 1 if state.cells[CHOSEN_FROM + seat] == place else 0
    return state.cells[FILLED + place] > given


def legions_to_lose(state: AugustusState) -> i64:
    """AUG-6.3: how many legions the present effect takes from each opponent."""
    return AMOUNT[state.cells[EFFECT_OF]]


def offered_count(state: AugustusState, seat: i64) -> i64:
    """AUG-5.2: the number of objectives whose reward the seat may take now, or 0."""
    cells = state.cells
    count = cells[COUNT + seat]
    if count < FIRST_COUNT or count > LAST_COUNT:
        return 0
    if cells[REWARD + REWARD_COUNT + count - FIRST_COUNT] != NONE or cells[FORGONE + seat * COUNTS_KNOWN + count]:
        return 0
    for other in range(FIRST_COUNT, LAST_COUNT + 1):
        if cells[REWARD + REWARD_COUNT + other - FIRST_COUNT] == seat:
            return 0
    return count


def is_in_row(state: AugustusState, card: i64) -> bool:
    for k in range(ROW_SIZE):
        if state.cells[ROW + k] == card:
            return True
    return False


def sources(state: AugustusState, seat: i64, resource: i64) -> i64:
    """AUG-5.3: how many controlled objectives of a seat produce a resource."""
    count: i64 = 0
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if state.cells[WHERE + card] == CONTROLLED + seat:
            count += SOURCES[card * RESOURCES_KNOWN + resource]
    return count


def most_sources(state: AugustusState, resource: i64) -> i64:
    most: i64 = 0
    for seat in range(state.cells[SEATS]):
        most = max(most, sources(state, seat, resource))
    return most
