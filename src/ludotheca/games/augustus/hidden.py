"""What a seat of Augustus may not know, dealt at random: objectives nobody else has seen, and choices made unseen."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck
from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.state import deck_card, deck_size, filled, in_progress, open_card


def deal_again(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """Takes away all that the seat may not know, and deals it again as it would be dealt from the seat's view."""
    seats = cells[at.SEATS]
    counts = vec[i64]([0] * at.MOST_SEATS)
    kept = vec[i64]([0] * at.MOST_SEATS)
    for card in range(1, at.OBJECTIVES + 1):
        where = cells[at.WHERE + card]
        if at.DEALT <= where < at.FACE_DOWN + at.MOST_SEATS:
            whose = where % at.DEALT
            if whose != seat:
                cells[at.WHERE + card] = at.DECK
                counts[whose] += 1
                if where - whose == at.KEPT:
                    kept[whose] += 1
    for other in range(seats):
        if counts[other] > 0:
            has_decided = kept[other] == legality.KEEP_COUNT
            deal_objectives(cells, other, legality.KEEP_COUNT if has_decided else 0, counts[other], luck)
    for other in range(seats):
        if other != seat:
            cells[at.TAKEN_BACK + other] = 0
            if cells[at.CHOICE + other] != at.NOT_ASKED:
                cells[at.CHOSEN_FROM + other] = at.NONE
                cells[at.CHOSEN_TO + other] = at.NONE
            if cells[at.CHOICE + other] == at.DECIDED:
                deal_choice(cells, other, luck)


def deal_objectives(cells: vec[i64], seat: i64, kept: i64, count: i64, luck: Luck) -> None:
    """AUG-2.2: gives a seat as many objectives as it hides; which ones, only luck can say.

    While objectives are being kept, the first ``kept`` of them are; later all lie face down.
    """
    left = deck_size(cells)
    for number in range(count):
        card = deck_card(cells, luck.below(left - number))
        where = at.FACE_DOWN
        if cells[at.PHASE] == at.KEEPING:
            where = at.KEPT if number < kept else at.DEALT
        cells[at.WHERE + card] = where + seat


def deal_choice(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """Lets a seat that has chosen nothing so far have chosen something, each possibility being equally likely."""
    kind = cards.EFFECT[cells[at.EFFECT_OF]]
    if cells[at.PHASE] == at.PLACING:
        _deal_placing(cells, seat, luck)
    elif kind == cards.LOSE_LEGION:
        _deal_lost_legions(cells, seat, luck)
    elif kind == cards.CLEAR_OBJECTIVE:
        _deal_cleared(cells, seat, luck)
    else:
        _deal_lost_control(cells, seat, luck)


def _deal_placing(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """AUG-3.1: nothing, a legion that moves, or one from the supply."""
    categories = legality.token_categories(cells, seat)
    goals = legality.count_targets(cells, seat, categories)
    moves: i64 = 0
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            moves += _moves_from(cells, place, categories, goals)
    from_supply = goals if cells[at.SUPPLY + seat] > 0 else 0
    number = luck.below(1 + moves + from_supply) - 1
    if number < 0:
        return
    source = at.NONE
    if number >= moves:
        number -= moves
    else:
        for slot in range(in_progress(cells, seat)):
            card = open_card(cells, seat, slot)
            for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
                if source == at.NONE:
                    count = _moves_from(cells, place, categories, goals)
                    if number < count:
                        source = place
                    else:
                        number -= count
    cells[at.CHOSEN_FROM + seat] = source
    cells[at.CHOSEN_TO + seat] = _goal(cells, seat, categories, source, number)


def _moves_from(cells: vec[i64], place: i64, categories: i64, goals: i64) -> i64:
    """How many goals a legion of a place could be moved to."""
    if not legality.can_move(cells, place, categories, goals):
        return 0
    return goals - 1 if legality.may_put(cells, place, categories) else goals


def _goal(cells: vec[i64], seat: i64, categories: i64, source: i64, number: i64) -> i64:
    """One of the places where a legion from a source may be put, by its number."""
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if place != source and legality.may_put(cells, place, categories):
                if number == 0:
                    return place
                number -= 1
    raise AssertionError


def _deal_lost_legions(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """AUG-6.3: one legion, or a pair."""
    total: i64 = 0
    for slot in range(in_progress(cells, seat)):
        total += filled(cells, open_card(cells, seat, slot))
    if legality.legions_to_lose(cells) == 1:
        cells[at.CHOSEN_FROM + seat] = _legion(cells, seat, luck.below(total))
        return
    number = luck.below(total * (total - 1) // 2)
    first: i64 = 0
    while number >= total - 1 - first:
        number -= total - 1 - first
        first += 1
    cells[at.CHOSEN_FROM + seat] = _legion(cells, seat, first)
    cells[at.CHOSEN_TO + seat] = _legion(cells, seat, first + 1 + number)


def _legion(cells: vec[i64], seat: i64, number: i64) -> i64:
    """The place where one of a seat's legions lies, by its number."""
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
            if number < cells[at.FILLED + place]:
                return place
            number -= cells[at.FILLED + place]
    raise AssertionError


def _deal_cleared(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """AUG-6.3: the legions of an objective."""
    count: i64 = 0
    for slot in range(in_progress(cells, seat)):
        if filled(cells, open_card(cells, seat, slot)) > 0:
            count += 1
    number = luck.below(count)
    for slot in range(in_progress(cells, seat)):
        card = open_card(cells, seat, slot)
        if filled(cells, card) > 0:
            if number == 0:
                cells[at.CHOSEN_TO + seat] = card
            number -= 1


def _deal_lost_control(cells: vec[i64], seat: i64, luck: Luck) -> None:
    """AUG-6.3: an objective."""
    number = luck.below(cells[at.CONTROLS + seat])
    for card in range(1, at.OBJECTIVES + 1):
        if legality.is_controlled(cells, seat, card):
            if number == 0:
                cells[at.CHOSEN_TO + seat] = card
            number -= 1
