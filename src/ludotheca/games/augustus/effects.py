"""The effects of objectives, carried out by one small interpreter over their data.

``begin`` starts an effect and says whether it is done; if not, the phase says who has to decide what, and
``finish_losses`` or what the players do next brings it to its end.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.rules import Log
from ludotheca.games.augustus import cards, events, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.data import CATEGORIES, EFFECTS, RESOURCES
from ludotheca.games.augustus.state import forget_choice, in_progress, open_card, take_off


def begin(cells: vec[i64], card: i64, log: Log | None) -> bool:
    """Starts an objective's effect; True if it is already done."""
    seat = cells[at.ACTIVE]
    kind = cards.EFFECT[card]
    cells[at.EFFECT_OF] = card
    cells[at.STEPS] = 0
    if kind == cards.MOBILISE or kind == cards.MOBILISE_ANY:
        cells[at.STEPS] = cards.AMOUNT[card]
        cells[at.PHASE] = at.MOBILISING
        return not can_mobilise(cells)
    if kind == cards.LOSE_LEGION or kind == cards.CLEAR_OBJECTIVE or kind == cards.LOSE_CONTROLLED:
        return _attack(cells, card, log)
    if kind == cards.COMPLETE_ONE:
        cells[at.PHASE] = at.COMPLETING
        return not legality.has_open_objective(cells, seat)
    if kind == cards.EXTRA_OBJECTIVE:
        # AUG-6.5: two new objectives instead of one.
        cells[at.EXTRA] += cards.AMOUNT[card]
    elif kind == cards.REARRANGE_ALL:
        cells[at.PHASE] = at.REARRANGING
        return not legality.has_legions(cells, seat)
    elif kind == cards.EXTRA_LEGION:
        # AUG-6.7: from the stock, as long as it lasts.
        gained = min(cards.AMOUNT[card], cells[at.STOCK])
        cells[at.STOCK] -= gained
        cells[at.SUPPLY + seat] += gained
        if log is not None:
            log.add(events.LegionsGained(seat, gained))
    # AUG-6.8, AUG-6.9: for aliases and points at the end there is nothing to do now.
    return True


def can_mobilise(cells: vec[i64]) -> bool:
    """AUG-6.1, AUG-6.2: whether the active seat has a legion and a space for it."""
    return legality.can_put(cells, cells[at.ACTIVE], legality.effect_categories(cells))


def _attack(cells: vec[i64], card: i64, log: Log | None) -> bool:
    """AUG-6.3: all opponents choose what to lose at the same time; those without a choice are not asked."""
    cells[at.PHASE] = at.LOSING
    if log is not None:
        log.add(events.Attacked(cells[at.ACTIVE], card, EFFECTS[cards.EFFECT[card]]))
    waits = False
    for seat in range(cells[at.SEATS]):
        ask_loss(cells, seat)
        if cells[at.CHOICE + seat] == at.UNDECIDED:
            waits = True
    return not waits and finish_losses(cells, log)


def ask_loss(cells: vec[i64], seat: i64) -> None:
    """AUG-6.3: asks an opponent what to lose, or settles it where there is nothing to choose."""
    forget_choice(cells, seat)
    if seat == cells[at.ACTIVE]:
        return
    if cards.EFFECT[cells[at.EFFECT_OF]] == cards.LOSE_LEGION:
        _ask_for_legions(cells, seat)
    else:
        _ask_for_objective(cells, seat)


def _ask_for_legions(cells: vec[i64], seat: i64) -> None:
    """AUG-6.3: there is a choice if legions lie on several places, and more of them than are to be lost."""
    first = at.NONE
    last = at.NONE
    total: i64 = 0
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if cells[at.FILLED + place] > 0:
                first = place if first == at.NONE else first
                last = place
                total += cells[at.FILLED + place]
    due = legality.legions_to_lose(cells)
    if first != last and total > due:
        cells[at.CHOICE + seat] = at.UNDECIDED
    elif first != at.NONE:
        cells[at.CHOSEN_FROM + seat] = first
        if due > 1 and total > 1:
            cells[at.CHOSEN_TO + seat] = last


def _ask_for_objective(cells: vec[i64], seat: i64) -> None:
    """AUG-6.3: there is a choice among several objectives with legions, or among several controlled ones."""
    is_cleared = cards.EFFECT[cells[at.EFFECT_OF]] == cards.CLEAR_OBJECTIVE
    count: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if legality.is_clearable(cells, seat, card) if is_cleared else legality.is_controlled(cells, seat, card):
            cells[at.CHOSEN_TO + seat] = card
            count += 1
    if count > 1:
        cells[at.CHOICE + seat] = at.UNDECIDED
        cells[at.CHOSEN_TO + seat] = at.NONE


def finish_losses(cells: vec[i64], log: Log | None) -> bool:
    """AUG-6.3, AUG-5.4: all losses happen at once; then gold and wheat are judged. True if nobody has to decide."""
    kind = cards.EFFECT[cells[at.EFFECT_OF]]
    for seat in range(cells[at.SEATS]):
        first = cells[at.CHOSEN_FROM + seat]
        second = cells[at.CHOSEN_TO + seat]
        forget_choice(cells, seat)
        if kind == cards.LOSE_LEGION:
            if first != at.NONE:
                _lose_legion(cells, seat, first, log)
            if second != at.NONE:
                _lose_legion(cells, seat, second, log)
        elif second != at.NONE:
            if kind == cards.CLEAR_OBJECTIVE:
                _clear(cells, seat, second, log)
            else:
                _lose_control(cells, seat, second, log)
    if kind != cards.LOSE_CONTROLLED:
        return True
    cells[at.RESOURCE] = 0
    return judge_resources(cells, log)


def _lose_legion(cells: vec[i64], seat: i64, place: i64, log: Log | None) -> None:
    """AUG-6.3: a legion that is removed returns to its owner's supply."""
    cells[at.FILLED + place] -= 1
    cells[at.SUPPLY + seat] += 1
    if log is not None:
        log.add(events.LegionLost(seat, cards.PLACE_CARD[place], CATEGORIES[cards.PLACE_CATEGORY[place]]))


def _clear(cells: vec[i64], seat: i64, card: i64, log: Log | None) -> None:
    """AUG-6.3: all legions of an objective return to their owner's supply."""
    legions = take_off(cells, card)
    cells[at.SUPPLY + seat] += legions
    if log is not None:
        log.add(events.Cleared(seat, card, legions))


def _lose_control(cells: vec[i64], seat: i64, card: i64, log: Log | None) -> None:
    """AUG-5.4: a lost objective goes to the discard pile."""
    cells[at.WHERE + card] = at.DISCARD
    cells[at.CONTROLS + seat] -= 1
    if log is not None:
        log.add(events.ControlLost(seat, card))


def judge_resources(cells: vec[i64], log: Log | None) -> bool:
    """AUG-5.4: the holder keeps a tile while nobody has more sources; if not, it goes to whoever has most, or back.

    Judges the tiles from the one in RESOURCE on. False if an old holder has to choose between equals.
    """
    while cells[at.RESOURCE] < cards.RESOURCE_KINDS:
        resource = cells[at.RESOURCE]
        holder = cells[at.REWARD + cards.REWARD_RESOURCE + resource]
        most = legality.most_sources(cells, resource)
        if holder != at.NONE and most == 0:
            cells[at.REWARD + cards.REWARD_RESOURCE + resource] = at.NONE
            if log is not None:
                log.add(events.RewardReturned(RESOURCES[resource]))
        elif holder != at.NONE and legality.sources(cells, holder, resource) < most:
            leader = _only_leader(cells, resource, most)
            if leader == at.NONE:
                cells[at.PHASE] = at.GIVING
                cells[at.GIVER] = holder
                return False
            hand_over(cells, resource, leader, log)
        cells[at.RESOURCE] += 1
    cells[at.RESOURCE] = 0
    return True


def _only_leader(cells: vec[i64], resource: i64, most: i64) -> i64:
    """The seat that alone has most of a resource, or NONE if several have."""
    leader = at.NONE
    for seat in range(cells[at.SEATS]):
        if legality.sources(cells, seat, resource) == most:
            if leader != at.NONE:
                return at.NONE
            leader = seat
    return leader


def hand_over(cells: vec[i64], resource: i64, seat: i64, log: Log | None) -> None:
    """Gold or wheat goes to a seat, from the middle or from whoever has it."""
    before = cells[at.REWARD + cards.REWARD_RESOURCE + resource]
    cells[at.REWARD + cards.REWARD_RESOURCE + resource] = seat
    if log is not None:
        log.add(events.RewardTaken(seat, RESOURCES[resource], None if before == at.NONE else before))
