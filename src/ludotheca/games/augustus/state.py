"""Augustus' position, and the small changes that keep it consistent."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.state import Cells
from ludotheca.games.augustus import cards
from ludotheca.games.augustus import layout as at

SIZE: Final[i64] = at.FILLED + cards.PLACES


@final
class AugustusState(Cells):
    def clone(self) -> "AugustusState":
        return AugustusState(self.cells[:])


def blank(seats: int) -> AugustusState:
    """A table with everything in its box."""
    state = AugustusState(vec[i64]([0] * SIZE))
    cells = state.cells
    cells[at.SEATS] = seats
    for cell in (at.TOKEN, at.ACTIVE, at.IN_HAND, at.GIVER):
        cells[cell] = at.NONE
    for seat in range(at.MOST_SEATS):
        cells[at.CHOSEN_FROM + seat] = at.NONE
        cells[at.CHOSEN_TO + seat] = at.NONE
    for reward in range(at.REWARD_TILES):
        cells[at.REWARD + reward] = at.NONE
    return state


def owner(cells: vec[i64], card: i64, where: i64) -> i64:
    """The seat to which an objective belongs in one of the places that belong to a seat, or NONE."""
    seat = cells[at.WHERE + card] - where
    return seat if 0 <= seat < cells[at.SEATS] else at.NONE


def deck_size(cells: vec[i64]) -> i64:
    left: i64 = 0
    for card in range(1, at.OBJECTIVES + 1):
        if cells[at.WHERE + card] == at.DECK:
            left += 1
    return left


def deck_card(cells: vec[i64], number: i64) -> i64:
    """One of the objectives in the deck, of which the first, in ascending order, is number 0."""
    card: i64 = 0
    while number >= 0:
        card += 1
        if cells[at.WHERE + card] == at.DECK:
            number -= 1
    return card


def filled(cells: vec[i64], card: i64) -> i64:
    """How many legions lie on an objective."""
    first = cards.FIRST_PLACE[card]
    return total(cells, at.FILLED + first, cards.FIRST_PLACE[card + 1] - first)


def take_off(cells: vec[i64], card: i64) -> i64:
    """Takes all legions off an objective; returns how many there were."""
    legions = filled(cells, card)
    for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
        cells[at.FILLED + place] = 0
    return legions


def has_free_space(cells: vec[i64], place: i64) -> bool:
    return cells[at.FILLED + place] < cards.PLACE_SPACES[place]


def is_full(cells: vec[i64], card: i64) -> bool:
    """Whether all spaces of an objective hold a legion."""
    for place in range(cards.FIRST_PLACE[card], cards.FIRST_PLACE[card + 1]):
        if has_free_space(cells, place):
            return False
    return True


def is_completed(cells: vec[i64], seat: i64, slot: i64) -> bool:
    """AUG-4.1: all spaces of the objective in a slot hold a legion, or an effect has completed it."""
    card = cells[at.slot(seat, slot)]
    return card != 0 and (cells[at.forced(seat, slot)] == 1 or is_full(cells, card))


def in_progress(cells: vec[i64], seat: i64) -> i64:
    """How many objectives lie in the slots of a seat."""
    first = at.slot(seat, 0)
    for slot in range(at.MOST_SLOTS):
        if cells[first + slot] == 0:
            return slot
    return at.MOST_SLOTS


def open_card(cells: vec[i64], seat: i64, slot: i64) -> i64:
    """AUG-4.3: the objective in a slot if it is being conquered; 0, which has no places, if it waits to be resolved."""
    if is_completed(cells, seat, slot):
        return 0
    return cells[at.slot(seat, slot)]


def slot_of(cells: vec[i64], seat: i64, card: i64) -> i64:
    """The slot in which a seat has an objective, or NONE."""
    first = at.slot(seat, 0)
    for slot in range(at.MOST_SLOTS):
        if cells[first + slot] == card:
            return slot
    return at.NONE


def is_own_open(cells: vec[i64], seat: i64, card: i64) -> bool:
    """AUG-3.1, AUG-4.3: whether a seat is conquering an objective that is not completed and waiting."""
    if cells[at.WHERE + card] != at.PROGRESS + seat:
        return False
    return not is_completed(cells, seat, slot_of(cells, seat, card))


def add_to_slot(cells: vec[i64], seat: i64, card: i64) -> None:
    """Lays an objective in front of a seat, to be conquered."""
    cells[at.slot(seat, in_progress(cells, seat))] = card
    cells[at.WHERE + card] = at.PROGRESS + seat


def remove_from_slot(cells: vec[i64], seat: i64, card: i64) -> None:
    """Takes an objective away; the others move up, so that there are no gaps."""
    last = at.MOST_SLOTS - 1
    for slot in range(slot_of(cells, seat, card), last):
        cells[at.slot(seat, slot)] = cells[at.slot(seat, slot + 1)]
        cells[at.forced(seat, slot)] = cells[at.forced(seat, slot + 1)]
    cells[at.slot(seat, last)] = 0
    cells[at.forced(seat, last)] = 0


def forget_choice(cells: vec[i64], seat: i64) -> None:
    """Makes a seat one that is not asked, and has chosen nothing."""
    cells[at.CHOICE + seat] = at.NOT_ASKED
    cells[at.CHOSEN_FROM + seat] = at.NONE
    cells[at.CHOSEN_TO + seat] = at.NONE
    cells[at.TAKEN_BACK + seat] = 0
