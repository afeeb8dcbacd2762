"""Cards that come and go, and what everybody can know of the hands by watching them.

For each observer and hand two numbers are kept of every resource: how many cards more there are than the observer can
be sure of (never more than there are), and how many fewer than the observer must reckon with (never more than all
other cards of the hand). A spectator knows least of all: what a spectator has no doubt about, nobody has.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import streams


def gain(cells: vec[i64], seat: i64, good: i64, count: i64) -> None:
    """Cards that everybody sees come in: what is known of the hand stays as exact as it was."""
    cells[at.hand(seat, good)] += count
    if good < at.RESOURCE_KINDS:
        cells[at.CARDS + seat] += count


def lose(cells: vec[i64], seat: i64, good: i64, count: i64) -> None:
    """Cards that everybody sees go: nobody can be short of more cards than there are, of a kind or of all kinds."""
    hand = at.hand(seat, 0)
    cells[hand + good] -= count
    if good >= at.RESOURCE_KINDS:
        return
    cells[at.CARDS + seat] -= count
    if cells[at.too_little(at.SPECTATOR, seat, good)] > cells[hand + good]:
        _limit(cells, at.too_little(0, seat, good), cells[hand + good])
    size = cells[at.CARDS + seat]
    seen = at.too_much(at.SPECTATOR, seat, 0)
    for resource in range(at.RESOURCE_KINDS):
        others = size - cells[hand + resource]
        if cells[seen + resource] > others:
            _limit(cells, at.too_much(0, seat, resource), others)


def _limit(cells: vec[i64], first: i64, most: i64) -> None:
    """No observer's doubt is more than ``most``; ``first`` is where the first observer's is counted."""
    for observer in range(at.OBSERVERS):
        cell = first + observer * at.OBSERVER_STEP
        if cells[cell] > most:
            cells[cell] = most


def take_from_bank(cells: vec[i64], seat: i64, good: i64, count: i64) -> None:
    cells[at.BANK + good] -= count
    gain(cells, seat, good, count)


def pay_to_bank(cells: vec[i64], seat: i64, good: i64, count: i64) -> None:
    cells[at.BANK + good] += count
    lose(cells, seat, good, count)


def random_card(cells: vec[i64], seat: i64, luck: Luck) -> i64:
    """CAT-1.5: each card of the hand is equally likely."""
    return draw_counted(luck, streams.THEFT, cells, at.hand(seat, 0), at.RESOURCE_KINDS)


def pass_on(cells: vec[i64], seat: i64, other: i64, good: i64, count: i64) -> None:
    """From hand to hand, for everybody to see."""
    lose(cells, seat, good, count)
    gain(cells, other, good, count)


def steal(cells: vec[i64], thief: i64, victim: i64, resource: i64) -> None:
    """A card goes from hand to hand, and only the two know which."""
    # Where all cards of the victim are known to be of this kind, there is nothing to hide.
    is_public = cells[at.hand(victim, resource)] == cells[at.CARDS + victim]
    for observer in range(at.OBSERVERS):
        if observer == thief or observer == victim or not is_observer(cells, observer):
            continue
        if is_public and knows_hand(cells, observer, victim):
            continue
        _watch_steal(cells, observer, thief, victim, resource)
    lose(cells, victim, resource, 1)
    gain(cells, thief, resource, 1)


def is_observer(cells: vec[i64], observer: i64) -> bool:
    """Whether somebody sits there to watch; a spectator always does."""
    return observer < cells[at.SEATS] or observer == at.SPECTATOR


def _watch_steal(cells: vec[i64], observer: i64, thief: i64, victim: i64, stolen: i64) -> None:
    """What an observer has to reckon with who has not seen the card; the hands are as before."""
    hand = at.hand(victim, 0)
    victim_less = at.too_little(observer, victim, 0)
    victim_more = at.too_much(observer, victim, 0)
    thief_less = at.too_little(observer, thief, 0)
    thief_more = at.too_much(observer, thief, 0)
    for resource in range(at.RESOURCE_KINDS):
        held = cells[hand + resource]
        if held + cells[victim_more + resource] == 0:
            continue
        if resource == stolen:
            # It may be another card that is gone, and then there would be one more of these.
            if held + cells[victim_more + resource] < cells[at.CARDS + victim]:
                cells[victim_more + resource] += 1
            cells[thief_less + resource] += 1
        else:
            if cells[victim_less + resource] < held:
                cells[victim_less + resource] += 1
            cells[thief_more + resource] += 1


def knows_hand(cells: vec[i64], observer: i64, seat: i64) -> bool:
    """Whether an observer can know a hand exactly: as all see its size, no kind is fewer unless another is more."""
    less = at.too_little(observer, seat, 0)
    more = at.too_much(observer, seat, 0)
    too_much: i64 = 0
    for resource in range(at.RESOURCE_KINDS):
        too_much += cells[more + resource]
    for resource in range(at.RESOURCE_KINDS):
        if cells[less + resource] > 0 and too_much > cells[more + resource]:
            return False
    return True


def knows_other_hands(cells: vec[i64], observer: i64) -> bool:
    for seat in range(cells[at.SEATS]):
        if seat != observer and not knows_hand(cells, observer, seat):
            return False
    return True


def show_kind(cells: vec[i64], seat: i64, resource: i64) -> None:
    """CAT-1.9: after a monopoly everybody knows that none of a kind is left."""
    for observer in range(at.OBSERVERS):
        cells[at.too_little(observer, seat, resource)] = 0
        cells[at.too_much(observer, seat, resource)] = 0
