"""The course of a draw in Augustus: a token is called, completed objectives are resolved, the next token follows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.augustus import cards, effects, events, legality, streams
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.data import CATEGORIES, REWARD_NAMES, TOKEN_NAMES
from ludotheca.games.augustus.state import (
    add_to_slot,
    deck_card,
    deck_size,
    forget_choice,
    in_progress,
    is_completed,
    is_full,
    owner,
    remove_from_slot,
    take_off,
)

OBJECTIVES_TO_END: Final[i64] = 7
"""AUG-7.1"""
SAME_COLOUR: Final[i64] = 3
"""AUG-5.1"""


def next_draw(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """AUG-3.1: the town crier draws tokens until somebody has a choice.

    That is at the first joker at the latest, and the bag always holds one. A joker goes on any free space, and somebody
    who has a legion is conquering an objective: soundness.py says why.
    """
    while cells[at.PHASE] != at.OVER:
        token = _draw_token(cells, luck)
        cells[at.TOKEN] = token
        cells[at.BAG + token] -= 1
        cells[at.DRAWN + token] += 1
        if log is not None:
            log.add(events.Drawn(cells[at.CRIER], TOKEN_NAMES[token]))
        cells[at.PHASE] = at.PLACING
        if ask_all(cells):
            return
        _end_draw(cells, log)


def _draw_token(cells: vec[i64], luck: Luck) -> i64:
    """AUG-1.2: each token in the bag is equally likely."""
    return draw_counted(luck, streams.TOKEN, cells, at.BAG, at.TOKEN_KINDS)


def ask_all(cells: vec[i64]) -> bool:
    """AUG-3.2: everybody decides at the same time; a seat that cannot put a legion anywhere is not asked."""
    asked = False
    for seat in range(cells[at.SEATS]):
        forget_choice(cells, seat)
        if legality.can_put(cells, seat, legality.token_categories(cells, seat)):
            cells[at.CHOICE + seat] = at.UNDECIDED
            asked = True
    return asked


def reveal(cells: vec[i64], log: Log | None) -> None:
    """AUG-3.2, AUG-4.2: all choices are carried out; the objectives they complete wait in ascending order."""
    for seat in range(cells[at.SEATS]):
        if cells[at.CHOICE + seat] == at.NOT_ASKED:
            continue
        source = cells[at.CHOSEN_FROM + seat]
        target = cells[at.CHOSEN_TO + seat]
        forget_choice(cells, seat)
        if target == at.NONE:
            if log is not None:
                log.add(events.Passed(seat))
            continue
        if source == at.NONE:
            cells[at.SUPPLY + seat] -= 1
        else:
            cells[at.FILLED + source] -= 1
        cells[at.FILLED + target] += 1
        if log is not None:
            log.add(placed(seat, target, source))
        if is_full(cells, cards.PLACE_CARD[target]):
            _queue_up(cells, cards.PLACE_CARD[target])


def _queue_up(cells: vec[i64], card: i64) -> None:
    """AUG-4.2: a completed objective waits behind those with lower numbers, and ahead of the others."""
    place = at.QUEUE
    while cells[place] != 0 and cells[place] < card:
        place += 1
    while card != 0:
        behind = cells[place]
        cells[place] = card
        card = behind
        place += 1


def placed(seat: i64, target: i64, source: i64) -> events.Placed | events.Moved:
    objective = cards.PLACE_CARD[target]
    category = CATEGORIES[cards.PLACE_CATEGORY[target]]
    if source == at.NONE:
        return events.Placed(seat, objective, category)
    return events.Moved(seat, objective, category, cards.PLACE_CARD[source], CATEGORIES[cards.PLACE_CATEGORY[source]])


def resolve_queue(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """AUG-4.2: completed objectives in ascending order; after the last one the draw is over."""
    while cells[at.QUEUE] != 0:
        card = cells[at.QUEUE]
        for place in range(at.MOST_SEATS - 1):
            cells[at.QUEUE + place] = cells[at.QUEUE + place + 1]
        cells[at.QUEUE + at.MOST_SEATS - 1] = 0
        cells[at.ACTIVE] = owner(cells, card, at.PROGRESS)
        cells[at.EXTRA] = 0
        if not resolve_batch(cells, log):
            return
        refill(cells, luck, log)
    _end_draw(cells, log)
    next_draw(cells, luck, log)


def resolve_batch(cells: vec[i64], log: Log | None) -> bool:
    """AUG-4.2, AUG-4.4: everything the active seat has completed, in ascending order, as one batch.

    True once nobody has anything left to decide; then only the row has to be refilled.
    """
    seat = cells[at.ACTIVE]
    card = _lowest_completed(cells, seat)
    while card != 0:
        remove_from_slot(cells, seat, card)
        cells[at.WHERE + card] = at.RESOLVING + seat
        cells[at.SUPPLY + seat] += take_off(cells, card)
        if log is not None:
            log.add(events.Completed(seat, card))
        if not effects.begin(cells, card, log):
            return False
        card = _lowest_completed(cells, seat)
    cells[at.EFFECT_OF] = 0
    _take_control(cells, log)
    if legality.offered_count(cells, seat) != 0:
        cells[at.PHASE] = at.REWARDING
        return False
    return start_picking(cells)


def _lowest_completed(cells: vec[i64], seat: i64) -> i64:
    """All that the active seat has completed belongs to this batch: its placement completed one, effects the others."""
    lowest: i64 = 0
    for slot in range(in_progress(cells, seat)):
        card = cells[at.slot(seat, slot)]
        if is_completed(cells, seat, slot) and (lowest == 0 or card < lowest):
            lowest = card
    return lowest


def _take_control(cells: vec[i64], log: Log | None) -> None:
    """AUG-4.2, AUG-4.4: the seat takes control of the whole batch; only then are the rewards looked at, once."""
    seat = cells[at.ACTIVE]
    cells[at.STEPS] = cells[at.EXTRA]
    gold: i64 = 0
    wheat: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] == at.RESOLVING + seat:
            cells[at.WHERE + card] = at.CONTROLLED + seat
            cells[at.CONTROLS + seat] += 1
            cells[at.STEPS] += 1
            gold += cards.sources_on(card, cards.GOLD)
            wheat += cards.sources_on(card, cards.WHEAT)
            if log is not None:
                log.add(events.Controlled(seat, card))
    _reward_colours(cells, seat, log)
    if gold > 0:
        _reward_resource(cells, seat, cards.GOLD, log)
    if wheat > 0:
        _reward_resource(cells, seat, cards.WHEAT, log)


def _reward_colours(cells: vec[i64], seat: i64, log: Log | None) -> None:
    """AUG-5.1: they go to the first who controls three of a colour, or one of each, and stay there for good."""
    counts = vec[i64]([0] * cards.COLOUR_KINDS)
    for card in range(1, at.OBJECTIVES + 1):
        if legality.is_controlled(cells, seat, card):
            counts[cards.COLOUR[card]] += 1
    is_mixed = True
    for colour in range(cards.COLOUR_KINDS):
        if counts[colour] >= SAME_COLOUR:
            _take_reward(cells, seat, cards.REWARD_COLOUR + colour, log)
        if counts[colour] == 0:
            is_mixed = False
    if is_mixed:
        _take_reward(cells, seat, cards.REWARD_MIXED, log)


def _take_reward(cells: vec[i64], seat: i64, reward: i64, log: Log | None) -> None:
    """A tile from the middle, if it is still there."""
    if cells[at.REWARD + reward] == at.NONE:
        cells[at.REWARD + reward] = seat
        if log is not None:
            log.add(events.RewardTaken(seat, REWARD_NAMES[reward]))


def _reward_resource(cells: vec[i64], seat: i64, resource: i64, log: Log | None) -> None:
    """AUG-5.3: a seat that has just gained a source takes the tile, unless its holder has more sources."""
    holder = cells[at.REWARD + cards.REWARD_RESOURCE + resource]
    if holder == seat:
        return
    if holder == at.NONE or legality.sources(cells, seat, resource) >= legality.sources(cells, holder, resource):
        effects.hand_over(cells, resource, seat, log)


def claim(cells: vec[i64], log: Log | None) -> None:
    """AUG-5.2: the reward for exactly this many objectives."""
    seat = cells[at.ACTIVE]
    _take_reward(cells, seat, cards.count_reward(legality.offered_count(cells, seat)), log)


def forgo(cells: vec[i64], log: Log | None) -> None:
    """AUG-5.2: a reward is forgone for good, or until the number is reached again if there is a second chance."""
    seat = cells[at.ACTIVE]
    count = legality.offered_count(cells, seat)
    if not cells[at.SECOND_CHANCE]:
        cells[at.forgone(seat, count)] = 1
    if log is not None:
        log.add(events.RewardForgone(seat, REWARD_NAMES[cards.count_reward(count)]))


def start_picking(cells: vec[i64]) -> bool:
    """AUG-4.2: as many new objectives are taken as were completed, from the open ones. True if none can be."""
    cells[at.PHASE] = at.PICKING
    has_room = in_progress(cells, cells[at.ACTIVE]) < at.MOST_SLOTS
    return cells[at.STEPS] == 0 or not has_room or not _row_has_cards(cells)


def _row_has_cards(cells: vec[i64]) -> bool:
    for k in range(at.ROW_SIZE):
        if cells[at.ROW + k] != 0:
            return True
    return False


def pick(cells: vec[i64], card: i64) -> bool:
    """AUG-4.2: a new objective. True if it was the last one."""
    for k in range(at.ROW_SIZE):
        if cells[at.ROW + k] == card:
            cells[at.ROW + k] = 0
    add_to_slot(cells, cells[at.ACTIVE], card)
    cells[at.STEPS] -= 1
    return start_picking(cells)


def refill(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """AUG-4.2, AUG-4.5: the row is filled up to five from the deck."""
    cells[at.ACTIVE] = at.NONE
    cells[at.STEPS] = 0
    cells[at.EXTRA] = 0
    new: list[int] | None = None if log is None else []
    for k in range(at.ROW_SIZE):
        if cells[at.ROW + k] == 0:
            card = draw_objective(cells, luck, log)
            if card != 0:
                cells[at.ROW + k] = card
                cells[at.WHERE + card] = at.IN_ROW
                if new is not None:
                    new.append(card)
    if log is not None and new:
        log.add(events.Refilled(tuple(new)))


def draw_objective(cells: vec[i64], luck: Luck, log: Log | None) -> i64:
    """AUG-4.5: one from the deck; when it is empty, the discard pile becomes the deck. 0 if both are empty."""
    left = deck_size(cells)
    if left == 0:
        for card in range(1, at.OBJECTIVES + 1):
            where = cells[at.WHERE + card]
            if where == at.DISCARD or at.FACE_DOWN <= where < at.FACE_DOWN + at.MOST_SEATS:
                cells[at.WHERE + card] = at.DECK
        left = deck_size(cells)
        if left == 0:
            return 0
        if log is not None:
            log.add(events.Reshuffled())
    return deck_card(cells, luck.draw(streams.OBJECTIVE, left))


def _end_draw(cells: vec[i64], log: Log | None) -> None:
    """AUG-7.1, AUG-3.3: seven objectives end the game; after a joker the bag is filled, and the next player cries."""
    token = cells[at.TOKEN]
    cells[at.TOKEN] = at.NONE
    for seat in range(cells[at.SEATS]):
        if cells[at.CONTROLS + seat] >= OBJECTIVES_TO_END:
            cells[at.PHASE] = at.OVER
    if cells[at.PHASE] == at.OVER:
        if log is not None:
            log.add(events.Ended())
        return
    if token == cards.JOKER_TOKEN:
        for other in range(at.TOKEN_KINDS):
            cells[at.BAG + other] += cells[at.DRAWN + other]
            cells[at.DRAWN + other] = 0
        cells[at.CRIER] = (cells[at.CRIER] + 1) % cells[at.SEATS]
        if log is not None:
            log.add(events.BagFilled(cells[at.CRIER]))
