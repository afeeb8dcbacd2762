"""The course of a draw in Augustus: a token is called, completed objectives are resolved, the next token follows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.augustus import effects, streams
from ludotheca.games.augustus.cards import (
    COLOUR,
    COLOURS_KNOWN,
    FIRST_COUNT,
    GOLD,
    JOKER_TOKEN,
    OBJECTIVES_KNOWN,
    PLACE_CARD,
    PLACE_CATEGORY,
    RESOURCES_KNOWN,
    REWARD_COLOUR,
    REWARD_COUNT,
    REWARD_MIXED,
    REWARD_RESOURCE,
    SOURCES,
    TOKENS_KNOWN,
    WHEAT,
)
from ludotheca.games.augustus.data import CATEGORIES, REWARD_NAMES, TOKENS
from ludotheca.games.augustus.legality import can_place, offered_count, sources
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    CONTROLLED,
    COUNT,
    COUNTS_KNOWN,
    CRIER,
    DECK,
    DISCARD,
    DRAWN,
    EFFECT_OF,
    EXTRA,
    FACE_DOWN,
    FILLED,
    FORGONE,
    IN_ROW,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    NOT_ASKED,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    PROGRESS,
    QUEUE,
    RESOLVING,
    REWARD,
    REWARDING,
    ROW,
    ROW_SIZE,
    SEATS,
    SECOND_CHANCE,
    SLOT,
    STEPS,
    SUPPLY,
    TOKEN,
    UNDECIDED,
    WHERE,
    AugustusState,
    add_to_slot,
    forget_choice,
    is_completed,
    owner,
    remove_from_slot,
    slot_of,
)
from ludotheca.games.augustus.types import (
    BagFilled,
    Completed,
    Controlled,
    Drawn,
    Ended,
    Moved,
    Passed,
    Placed,
    Refilled,
    Reshuffled,
    RewardForgone,
    RewardTaken,
)

TOKEN_NAMES: Final = tuple(TOKENS)
OBJECTIVES_TO_END: Final = 7
"""AUG-7.1"""
SAME_COLOUR: Final = 3
"""AUG-5.1"""


def next_draw(state: AugustusState, luck: Luck, log: Log | None) -> None:
    """AUG-3.1: the town crier draws a token, and the next one as long as nobody has a choice.

    That ends with a joker at the latest, of which one is always in the bag. It goes on any free space, and somebody who
    has a legion conquers an objective: soundness.py says why.
    """
    cells = state.cells
    while cells[PHASE] != OVER:
        token = _draw_token(state, luck)
        cells[TOKEN] = token
        cells[BAG + token] -= 1
        cells[DRAWN + token] += 1
        if log is not None:
            log.add(Drawn(cells[CRIER], TOKEN_NAMES[token]))
        cells[PHASE] = PLACE
        if ask_all(state):
            return
        _end_draw(state, log)


def _draw_token(state: AugustusState, luck: Luck) -> i64:
    """AUG-1.2: each token in the bag is equally likely."""
    return draw_counted(luck, streams.TOKEN, state.cells, BAG, TOKENS_KNOWN)


def ask_all(state: AugustusState) -> bool:
    """AUG-3.2: everybody decides at the same time; who can put no legion anywhere is not asked."""
    cells = state.cells
    asked = False
    for seat in range(cells[SEATS]):
        forget_choice(state, seat)
        if can_place(state, seat):
            cells[CHOICE + seat] = UNDECIDED
            asked = True
    return asked


def reveal(state: AugustusState, log: Log | None) -> None:
    """AUG-3.2, AUG-4.2: all choices are carried out; what they complete waits in ascending order."""
    cells = state.cells
    waiting: list[int] = []
    for seat in range(cells[SEATS]):
        if cells[CHOICE + seat] == NOT_ASKED:
            continue
        source = cells[CHOSEN_FROM + seat]
        target = cells[CHOSEN_TO + seat]
        forget_choice(state, seat)
        if target == NONE:
            if log is not None:
                log.add(Passed(seat))
            continue
        if source == NONE:
            cells[SUPPLY + seat] -= 1
        else:
            cells[FILLED + source] -= 1
        cells[FILLED + target] += 1
        if log is not None:
            log.add(placed(seat, target, source))
        if is_completed(state, seat, slot_of(state, seat, PLACE_CARD[target])):
            waiting.append(PLACE_CARD[target])
    waiting.sort()
    for place in range(MOST_SEATS):
        cells[QUEUE + place] = waiting[place] if place < len(waiting) else 0


def placed(seat: i64, target: i64, source: i64) -> Placed | Moved:
    objective = PLACE_CARD[target]
    category = CATEGORIES[PLACE_CATEGORY[target]]
    if source == NONE:
        return Placed(seat, objective, category)
    return Moved(seat, objective, category, PLACE_CARD[source], CATEGORIES[PLACE_CATEGORY[source]])


def resolve_queue(state: AugustusState, luck: Luck, log: Log | None) -> None:
    """AUG-4.2: completed objectives in ascending order; after the last one the draw is over."""
    cells = state.cells
    while cells[QUEUE] != 0:
        card = cells[QUEUE]
        for place in range(MOST_SEATS - 1):
            cells[QUEUE + place] = cells[QUEUE + place + 1]
        cells[QUEUE + MOST_SEATS - 1] = 0
        cells[ACTIVE] = owner(state, card, PROGRESS)
        cells[EXTRA] = 0
        if not resolve_batch(state, log):
            return
        refill(state, luck, log)
    _end_draw(state, log)
    next_draw(state, luck, log)


def resolve_batch(state: AugustusState, log: Log | None) -> bool:
    """AUG-4.2, AUG-4.4: everything the active seat has completed, in ascending order, as one batch.

    True once nobody has to decide any more; then only the row is to be refilled.
    """
    cells = state.cells
    seat = cells[ACTIVE]
    card = _lowest_completed(state, seat)
    while card != 0:
        remove_from_slot(state, seat, card)
        cells[WHERE + card] = RESOLVING + seat
        effects.take_back_legions(state, seat, card)
        if log is not None:
            log.add(Completed(seat, card))
        if not effects.begin(state, card, log):
            return False
        card = _lowest_completed(state, seat)
    cells[EFFECT_OF] = 0
    _take_control(state, log)
    if offered_count(state, seat) != 0:
        cells[PHASE] = REWARDING
        return False
    return start_picking(state)


def _lowest_completed(state: AugustusState, seat: i64) -> i64:
    """The active seat has only what belongs to this batch: its placement completed one, effects the others."""
    lowest: i64 = 0
    for slot in range(MOST_SLOTS):
        card = state.cells[SLOT + seat * MOST_SLOTS + slot]
        if is_completed(state, seat, slot) and (lowest == 0 or card < lowest):
            lowest = card
    return lowest


def _take_control(state: AugustusState, log: Log | None) -> None:
    """AUG-4.2, AUG-4.4: all objectives of the batch become controlled; then the rewards are looked at, once."""
    cells = state.cells
    seat = cells[ACTIVE]
    cells[STEPS] = cells[EXTRA]
    gold: i64 = 0
    wheat: i64 = 0
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if cells[WHERE + card] == RESOLVING + seat:
            cells[WHERE + card] = CONTROLLED + seat
            cells[COUNT + seat] += 1
            cells[STEPS] += 1
            gold += SOURCES[card * RESOURCES_KNOWN + GOLD]
            wheat += SOURCES[card * RESOURCES_KNOWN + WHEAT]
            if log is not None:
                log.add(Controlled(seat, card))
    _reward_colours(state, seat, log)
    if gold > 0:
        _reward_resource(state, seat, GOLD, log)
    if wheat > 0:
        _reward_resource(state, seat, WHEAT, log)


def _reward_colours(state: AugustusState, seat: i64, log: Log | None) -> None:
    """AUG-5.1: to the first who controls three of a colour, or one of each; by itself, and never lost."""
    cells = state.cells
    counts = vec[i64]([0] * COLOURS_KNOWN)
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if cells[WHERE + card] == CONTROLLED + seat:
            counts[COLOUR[card]] += 1
    is_mixed = True
    for colour in range(COLOURS_KNOWN):
        if counts[colour] >= SAME_COLOUR:
            _take_reward(state, seat, REWARD_COLOUR + colour, log)
        if counts[colour] == 0:
            is_mixed = False
    if is_mixed:
        _take_reward(state, seat, REWARD_MIXED, log)


def _take_reward(state: AugustusState, seat: i64, reward: i64, log: Log | None) -> None:
    """A tile from the middle, if it is still there."""
    if state.cells[REWARD + reward] == NONE:
        state.cells[REWARD + reward] = seat
        if log is not None:
            log.add(RewardTaken(seat, REWARD_NAMES[reward]))


def _reward_resource(state: AugustusState, seat: i64, resource: i64, log: Log | None) -> None:
    """AUG-5.3: who has just gained a source takes the tile if nobody holds it or the holder has no more sources."""
    holder = state.cells[REWARD + REWARD_RESOURCE + resource]
    if holder == seat:
        return
    if holder == NONE or sources(state, seat, resource) >= sources(state, holder, resource):
        effects.hand_over(state, resource, seat, log)


def claim(state: AugustusState, log: Log | None) -> None:
    """AUG-5.2: the reward for exactly this many objectives."""
    seat = state.cells[ACTIVE]
    _take_reward(state, seat, REWARD_COUNT + offered_count(state, seat) - FIRST_COUNT, log)


def forgo(state: AugustusState, log: Log | None) -> None:
    """AUG-5.2: for good; or until the number is reached again, where the options give a second chance."""
    cells = state.cells
    seat = cells[ACTIVE]
    count = offered_count(state, seat)
    if not cells[SECOND_CHANCE]:
        cells[FORGONE + seat * COUNTS_KNOWN + count] = 1
    if log is not None:
        log.add(RewardForgone(seat, REWARD_NAMES[REWARD_COUNT + count - FIRST_COUNT]))


def start_picking(state: AugustusState) -> bool:
    """AUG-4.2: as many new objectives as were completed, from the open ones. True if there is none to take."""
    cells = state.cells
    cells[PHASE] = PICKING
    has_room = slot_of(state, cells[ACTIVE], 0) != NONE
    return cells[STEPS] == 0 or not has_room or not _row_has_cards(state)


def _row_has_cards(state: AugustusState) -> bool:
    for k in range(ROW_SIZE):
        if state.cells[ROW + k] != 0:
            return True
    return False


def pick(state: AugustusState, card: i64) -> bool:
    """AUG-4.2: a new objective. True if it was the last one."""
    cells = state.cells
    for k in range(ROW_SIZE):
        if cells[ROW + k] == card:
            cells[ROW + k] = 0
    add_to_slot(state, cells[ACTIVE], card)
    cells[STEPS] -= 1
    return start_picking(state)


def refill(state: AugustusState, luck: Luck, log: Log | None) -> None:
    """AUG-4.2, AUG-4.5: the row is filled up to five from the deck."""
    cells = state.cells
    cells[ACTIVE] = NONE
    cells[STEPS] = 0
    cells[EXTRA] = 0
    new: list[int] = []
    for k in range(ROW_SIZE):
        if cells[ROW + k] == 0:
            card = draw_objective(state, luck, log)
            if card != 0:
                cells[ROW + k] = card
                cells[WHERE + card] = IN_ROW
                new.append(card)
    if log is not None and new:
        log.add(Refilled(tuple(new)))


def draw_objective(state: AugustusState, luck: Luck, log: Log | None) -> i64:
    """AUG-4.5: one from the deck; when it is empty the discard pile becomes the deck. 0 if both are empty."""
    cells = state.cells
    left = _deck_size(state)
    if left == 0:
        for card in range(1, OBJECTIVES_KNOWN + 1):
            where = cells[WHERE + card]
            if where == DISCARD or FACE_DOWN <= where < FACE_DOWN + MOST_SEATS:
                cells[WHERE + card] = DECK
        left = _deck_size(state)
        if left == 0:
            return 0
        if log is not None:
            log.add(Reshuffled())
    place = luck.draw(streams.OBJECTIVE, left)
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if cells[WHERE + card] == DECK:
            if place == 0:
                return card
            place -= 1
    return 0


def _deck_size(state: AugustusState) -> i64:
    left: i64 = 0
    for card in range(1, OBJECTIVES_KNOWN + 1):
        if state.cells[WHERE + card] == DECK:
            left += 1
    return left


def _end_draw(state: AugustusState, log: Log | None) -> None:
    """AUG-7.1, AUG-3.3: the game ends with seven objectives; after a joker the bag is filled and the next one cries."""
    cells = state.cells
    token = cells[TOKEN]
    cells[TOKEN] = NONE
    for seat in range(cells[SEATS]):
        if cells[COUNT + seat] >= OBJECTIVES_TO_END:
            cells[PHASE] = OVER
    if cells[PHASE] == OVER:
        if log is not None:
            log.add(Ended())
        return
    if token == JOKER_TOKEN:
        for other in range(TOKENS_KNOWN):
            cells[BAG + other] += cells[DRAWN + other]
            cells[DRAWN + other] = 0
        cells[CRIER] = (cells[CRIER] + 1) % cells[SEATS]
        if log is not None:
            log.add(BagFilled(cells[CRIER]))
