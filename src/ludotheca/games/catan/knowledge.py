"""What an observer knows of a hand, as ranges: of each resource at least so many cards, and at most so many."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan import layout as at
from ludotheca.games.catan.hands import is_observer


@final
class Ranges:
    """By resource."""

    def __init__(self, least: vec[i64], most: vec[i64]) -> None:
        self.least: vec[i64] = least
        self.most: vec[i64] = most


def reckoned(cells: vec[i64], observer: i64, seat: i64) -> Ranges:
    """How many cards an observer can be sure of, and how many there may be."""
    hand = at.hand(seat, 0)
    least = cells[hand : hand + at.RESOURCE_KINDS]
    most = least[:]
    less = at.too_little(observer, seat, 0)
    more = at.too_much(observer, seat, 0)
    for resource in range(at.RESOURCE_KINDS):
        least[resource] -= cells[less + resource]
        most[resource] += cells[more + resource]
    return Ranges(least, most)


def known(cells: vec[i64], observer: i64, seat: i64) -> Ranges:
    """The ranges that are left once the number of cards in the hand is taken into account."""
    ranges = reckoned(cells, observer, seat)
    least, most = ranges.least[:], ranges.most[:]
    at_least = cells[at.CARDS + seat]
    at_most = cells[at.CARDS + seat]
    for resource in range(at.RESOURCE_KINDS):
        at_least -= most[resource]
        at_most -= least[resource]
    for resource in range(at.RESOURCE_KINDS):
        ranges.least[resource] = max(least[resource], at_least + most[resource])
        ranges.most[resource] = min(most[resource], at_most + least[resource])
    return ranges


def reckon(cells: vec[i64], observer: i64, seat: i64, ranges: Ranges) -> None:
    """Makes an observer reckon with these ranges; no kind has more cards than the hand."""
    hand = at.hand(seat, 0)
    less = at.too_little(observer, seat, 0)
    more = at.too_much(observer, seat, 0)
    for resource in range(at.RESOURCE_KINDS):
        held = cells[hand + resource]
        cells[less + resource] = held - ranges.least[resource]
        cells[more + resource] = min(ranges.most[resource], cells[at.CARDS + seat]) - held


def reckon_all(cells: vec[i64], seat: i64, ranges: Ranges) -> None:
    """What one does not know of a hand, nobody else knows either, but for its player."""
    for observer in range(at.OBSERVERS):
        if observer != seat and is_observer(cells, observer):
            reckon(cells, observer, seat, ranges)


def lay_open(cells: vec[i64], seat: i64) -> None:
    """Nobody has any doubt about a hand."""
    for observer in range(at.OBSERVERS):
        less = at.too_little(observer, seat, 0)
        more = at.too_much(observer, seat, 0)
        for resource in range(at.RESOURCE_KINDS):
            cells[less + resource] = 0
            cells[more + resource] = 0
