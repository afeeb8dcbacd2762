"""Cards that come and go, and what everybody can know of the hands by watching them."""

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.games.catan import streams
from ludotheca.games.catan.board import GOLD
from ludotheca.games.catan.state import (
    BANK,
    CARDS,
    GOODS_KNOWN,
    HAND,
    MOST_SEATS,
    OBSERVERS,
    RESOURCES_KNOWN,
    SEATS,
    TOO_LITTLE,
    TOO_MUCH,
    CatanState,
)


def gain(state: CatanState, seat: i64, good: i64, count: i64) -> None:
    """Cards that everybody sees come in: what is known of the hand stays as exact as it was."""
    state.cells[HAND + seat * GOODS_KNOWN + good] += count
    if good < RESOURCES_KNOWN:
        state.cells[CARDS + seat] += count


def lose(state: CatanState, seat: i64, good: i64, count: i64) -> None:
    """Cards that everybody sees go: nobody can be short of more cards than there are, of a kind or of all kinds."""
    cells = state.cells
    cells[HAND + seat * GOODS_KNOWN + good] -= count
    if good == GOLD:
        return
    cells[CARDS + seat] -= count
    size = cells[CARDS + seat]
    for observer in range(OBSERVERS):
        first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
        for resource in range(RESOURCES_KNOWN):
            held = cells[HAND + seat * GOODS_KNOWN + resource]
            cells[TOO_LITTLE + first + resource] = min(cells[TOO_LITTLE + first + resource], held)
            cells[TOO_MUCH + first + resource] = min(cells[TOO_MUCH + first + resource], size - held)


def take_from_bank(state: CatanState, seat: i64, good: i64, count: i64) -> None:
    state.cells[BANK + good] -= count
    gain(state, seat, good, count)


def pay_to_bank(state: CatanState, seat: i64, good: i64, count: i64) -> None:
    state.cells[BANK + good] += count
    lose(state, seat, good, count)


def random_card(state: CatanState, seat: i64, luck: Luck) -> i64:
    """CAT-1.5: each card of the hand is equally likely."""
    return draw_counted(luck, streams.THEFT, state.cells, HAND + seat * GOODS_KNOWN, RESOURCES_KNOWN)


def pass_on(state: CatanState, seat: i64, other: i64, good: i64, count: i64) -> None:
    """From hand to hand, for everybody to see."""
    lose(state, seat, good, count)
    gain(state, other, good, count)


def steal(state: CatanState, thief: i64, victim: i64, resource: i64) -> None:
    """A card goes from hand to hand, and only the two know which."""
    cells = state.cells
    # Where all cards of the victim are known to be of this kind, there is nothing to hide.
    is_public = cells[HAND + victim * GOODS_KNOWN + resource] == cells[CARDS + victim]
    for observer in range(OBSERVERS):
        if observer == thief or observer == victim or (observer >= cells[SEATS] and observer < MOST_SEATS):
            continue
        if is_public and knows_hand(state, observer, victim):
            continue
        _watch_steal(state, observer, thief, victim, resource)
    lose(state, victim, resource, 1)
    gain(state, thief, resource, 1)


def _watch_steal(state: CatanState, observer: i64, thief: i64, victim: i64, stolen: i64) -> None:
    """What an observer has to reckon with who has not seen the card; the hands are as before."""
    cells = state.cells
    from_victim = (observer * MOST_SEATS + victim) * RESOURCES_KNOWN
    to_thief = (observer * MOST_SEATS + thief) * RESOURCES_KNOWN
    for resource in range(RESOURCES_KNOWN):
        held = cells[HAND + victim * GOODS_KNOWN + resource]
        if held + cells[TOO_MUCH + from_victim + resource] == 0:
            continue
        if resource == stolen:
            # It may be another card that is gone, and then there would be one more of these.
            cells[TOO_MUCH + from_victim + resource] += 1
            cells[TOO_LITTLE + to_thief + resource] += 1
        else:
            if cells[TOO_LITTLE + from_victim + resource] < held:
                cells[TOO_LITTLE + from_victim + resource] += 1
            cells[TOO_MUCH + to_thief + resource] += 1


def knows_hand(state: CatanState, observer: i64, seat: i64) -> bool:
    """Whether an observer can know a hand exactly: as all see its size, no kind is fewer unless another is more."""
    cells = state.cells
    first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
    too_much: i64 = 0
    for resource in range(RESOURCES_KNOWN):
        too_much += cells[TOO_MUCH + first + resource]
    for resource in range(RESOURCES_KNOWN):
        if cells[TOO_LITTLE + first + resource] > 0 and too_much > cells[TOO_MUCH + first + resource]:
            return False
    return True


def knows_other_hands(state: CatanState, observer: i64) -> bool:
    for seat in range(state.cells[SEATS]):
        if seat != observer and not knows_hand(state, observer, seat):
            return False
    return True


def draw_unseen(state: CatanState, seat: i64, drawn: i64) -> None:
    """ALX-2.6: a card that only its player sees; it might be any that the stack can hold."""
    cells = state.cells
    for observer in range(OBSERVERS):
        if observer == seat or (observer >= cells[SEATS] and observer < MOST_SEATS):
            continue
        first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
        for resource in range(RESOURCES_KNOWN):
            if resource == drawn:
                cells[TOO_LITTLE + first + resource] += 1
            else:
                cells[TOO_MUCH + first + resource] += 1
    gain(state, seat, drawn, 1)


def show_kind(state: CatanState, seat: i64, resource: i64) -> None:
    """CAT-1.9: after a monopoly everybody knows that none of a kind is left."""
    for observer in range(OBSERVERS):
        cell = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN + resource
        state.cells[TOO_LITTLE + cell] = 0
        state.cells[TOO_MUCH + cell] = 0
