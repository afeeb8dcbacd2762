"""The effects of objectives, carried out by one small interpreter over their data.

``begin`` starts an effect and says whether it is done; if not, the phase says who has to decide what, and
``finish_losses`` or the rules' own actions bring it to its end.
"""

from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.augustus.cards import (
    AMOUNT,
    CLEAR_OBJECTIVE,
    COMPLETE_ONE,
    EFFECT,
    EXTRA_LEGION,
    EXTRA_OBJECTIVE,
    FIRST_PLACE,
    LOSE_CONTROLLED,
    LOSE_LEGION,
    MOBILISE,
    MOBILISE_ANY,
    PLACE_CARD,
    PLACE_CATEGORY,
    REARRANGE_ALL,
    RESOURCES_KNOWN,
    REWARD_RESOURCE,
)
from ludotheca.games.augustus.data import CATEGORIES, EFFECTS, RESOURCES
from ludotheca.games.augustus.legality import (
    clearable,
    completable,
    controlled_cards,
    effect_categories,
    legion_places,
    most_sources,
    movable,
    sources,
    targets,
)
from ludotheca.games.augustus.state import (
    ACTIVE,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    COMPLETING,
    COUNT,
    DISCARD,
    EFFECT_OF,
    EXTRA,
    FILLED,
    GIVER,
    GIVING,
    LOSING,
    MOBILISING,
    NONE,
    PHASE,
    REARRANGING,
    RESOURCE,
    REWARD,
    SEATS,
    STEPS,
    STOCK,
    SUPPLY,
    UNDECIDED,
    WHERE,
    AugustusState,
    filled,
    forget_choice,
)
from ludotheca.games.augustus.types import (
    Attacked,
    Cleared,
    ControlLost,
    LegionLost,
    LegionsGained,
    RewardReturned,
    RewardTaken,
)


def begin(state: AugustusState, card: i64, log: Log | None) -> bool:
    """Starts an objective's effect; True if it is done already."""
    cells = state.cells
    seat = cells[ACTIVE]
    kind = EFFECT[card]
    cells[EFFECT_OF] = card
    cells[STEPS] = 0
    if kind == MOBILISE or kind == MOBILISE_ANY:
        cells[STEPS] = AMOUNT[card]
        cells[PHASE] = MOBILISING
        return not can_mobilise(state)
    if kind == LOSE_LEGION or kind == CLEAR_OBJECTIVE or kind == LOSE_CONTROLLED:
        return _attack(state, card, log)
    if kind == COMPLETE_ONE:
        cells[PHASE] = COMPLETING
        return not completable(state, seat)
    if kind == EXTRA_OBJECTIVE:
        # AUG-6.5: two new objectives instead of one.
        cells[EXTRA] += AMOUNT[card]
    elif kind == REARRANGE_ALL:
        cells[PHASE] = REARRANGING
        return not legion_places(state, seat)
    elif kind == EXTRA_LEGION:
        # AUG-6.7: from the stock, as long as it lasts.
        gained = min(AMOUNT[card], cells[STOCK])
        cells[STOCK] -= gained
        cells[SUPPLY + seat] += gained
        if log is not None:
            log.add(LegionsGained(seat, gained))
    # AUG-6.8, AUG-6.9: aliases and points at the end need nothing now.
    return True


def can_mobilise(state: AugustusState) -> bool:
    """AUG-6.1, AUG-6.2: whether the active seat has a legion and a space for it."""
    seat = state.cells[ACTIVE]
    categories = effect_categories(state)
    if not targets(state, seat, categories):
        return False
    return state.cells[SUPPLY + seat] > 0 or len(movable(state, seat, categories)) > 0


def _attack(state: AugustusState, card: i64, log: Log | None) -> bool:
    """AUG-6.3: every opponent chooses what to lose, all at the same time; who has no choice is not asked."""
    cells = state.cells
    cells[PHASE] = LOSING
    if log is not None:
        log.add(Attacked(cells[ACTIVE], card, EFFECTS[EFFECT[card]]))
    waits = False
    for seat in range(cells[SEATS]):
        ask_loss(state, seat)
        if cells[CHOICE + seat] == UNDECIDED:
            waits = True
    return not waits and finish_losses(state, log)


def ask_loss(state: AugustusState, seat: i64) -> None:
    """AUG-6.3: asks an opponent what to lose, or settles it where there is nothing to choose."""
    cells = state.cells
    forget_choice(state, seat)
    if seat == cells[ACTIVE]:
        return
    card = cells[EFFECT_OF]
    if EFFECT[card] == LOSE_LEGION:
        places = legion_places(state, seat)
        total: i64 = 0
        for place in places:
            total += cells[FILLED + place]
        if len(places) > 1 and total > AMOUNT[card]:
            cells[CHOICE + seat] = UNDECIDED
        elif places:
            cells[CHOSEN_FROM + seat] = places[0]
            if AMOUNT[card] > 1 and total > 1:
                cells[CHOSEN_TO + seat] = places[-1]
        return
    options = clearable(state, seat) if EFFECT[card] == CLEAR_OBJECTIVE else controlled_cards(state, seat)
    if len(options) > 1:
        cells[CHOICE + seat] = UNDECIDED
    elif options:
        cells[CHOSEN_TO + seat] = options[0]


def finish_losses(state: AugustusState, log: Log | None) -> bool:
    """AUG-6.3, AUG-5.4: all losses happen at once; then gold and wheat are judged. True if nobody has to decide."""
    cells = state.cells
    kind = EFFECT[cells[EFFECT_OF]]
    for seat in range(cells[SEATS]):
        first = cells[CHOSEN_FROM + seat]
        second = cells[CHOSEN_TO + seat]
        forget_choice(state, seat)
        if kind == LOSE_LEGION:
            if first != NONE:
                _lose_legion(state, seat, first, log)
            if second != NONE:
                _lose_legion(state, seat, second, log)
        elif second != NONE:
            if kind == CLEAR_OBJECTIVE:
                _clear(state, seat, second, log)
            else:
                _lose_control(state, seat, second, log)
    if kind != LOSE_CONTROLLED:
        return True
    cells[RESOURCE] = 0
    return judge_resources(state, log)


def _lose_legion(state: AugustusState, seat: i64, place: i64, log: Log | None) -> None:
    """AUG-6.3: a removed legion returns to its owner's supply."""
    state.cells[FILLED + place] -= 1
    state.cells[SUPPLY + seat] += 1
    if log is not None:
        log.add(LegionLost(seat, PLACE_CARD[place], CATEGORIES[PLACE_CATEGORY[place]]))


def _clear(state: AugustusState, seat: i64, card: i64, log: Log | None) -> None:
    if log is not None:
        log.add(Cleared(seat, card, filled(state, card)))
    take_back_legions(state, seat, card)


def take_back_legions(state: AugustusState, seat: i64, card: i64) -> None:
    """All legions of an objective go back to the supply."""
    for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
        state.cells[SUPPLY + seat] += state.cells[FILLED + place]
        state.cells[FILLED + place] = 0


def _lose_control(state: AugustusState, seat: i64, card: i64, log: Log | None) -> None:
    """AUG-5.4: a lost objective goes to the discard pile."""
    state.cells[WHERE + card] = DISCARD
    state.cells[COUNT + seat] -= 1
    if log is not None:
        log.add(ControlLost(seat, card))


def judge_resources(state: AugustusState, log: Log | None) -> bool:
    """AUG-5.4: the holder keeps a tile while nobody has more; else it goes to the one who has most, or back.

    Judges from the tile in RESOURCE on. False if an old holder has to choose among equals.
    """
    cells = state.cells
    while cells[RESOURCE] < RESOURCES_KNOWN:
        resource = cells[RESOURCE]
        holder = cells[REWARD + REWARD_RESOURCE + resource]
        most = most_sources(state, resource)
        if holder != NONE and most == 0:
            cells[REWARD + REWARD_RESOURCE + resource] = NONE
            if log is not None:
                log.add(RewardReturned(RESOURCES[resource]))
        elif holder != NONE and sources(state, holder, resource) < most:
            leaders = [seat for seat in range(cells[SEATS]) if sources(state, seat, resource) == most]
            if len(leaders) > 1:
                cells[PHASE] = GIVING
                cells[GIVER] = holder
                return False
            hand_over(state, resource, leaders[0], log)
        cells[RESOURCE] += 1
    cells[RESOURCE] = 0
    return True


def hand_over(state: AugustusState, resource: i64, seat: i64, log: Log | None) -> None:
    """Gold or wheat goes to a seat, from the middle or from whoever has it."""
    before = state.cells[REWARD + REWARD_RESOURCE + resource]
    state.cells[REWARD + REWARD_RESOURCE + resource] = seat
    if log is not None:
        log.add(RewardTaken(seat, RESOURCES[resource], None if before == NONE else before))
