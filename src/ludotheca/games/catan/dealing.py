"""Cards that a seat has not seen: dealt by luck, in agreement with all that is known of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.luck import UNNAMED, Luck, draw_counted
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import CARDS_OF_A_KIND, DEVELOPMENT_COUNTS
from ludotheca.games.catan.fitting import Holder, deal
from ludotheca.games.catan.knowledge import Ranges, known, lay_open, reckon_all
from ludotheca.games.catan.soundness import SOUNDNESS, Soundness

NOTHING: Final[vec[i64]] = vec[i64]([0] * at.RESOURCE_KINDS)
ANYTHING: Final[vec[i64]] = vec[i64]([CARDS_OF_A_KIND] * at.RESOURCE_KINDS)
ALL_DEVELOPMENTS: Final[vec[i64]] = vec[i64](DEVELOPMENT_COUNTS)
NO_DEVELOPMENTS: Final[vec[i64]] = vec[i64]([0] * at.DEVELOPMENT_KINDS)
SEEN: Final[i64] = -1
"""Instead of the number of development cards, where these are seen."""
ALL_SEEN: Final[vec[i64]] = vec[i64]([SEEN] * at.MOST_SEATS)


class Dealer:
    """Deals by the rules of one game. A scenario may have a pile, and may have shown more of the hands."""

    def __init__(self, sound: Soundness, pile: i64) -> None:
        """``pile``: where cards are counted that are neither in a hand nor in the bank; NONE if there are none."""
        self.sound = sound
        self.pile: i64 = pile

    def imagine(self, cells: vec[i64], seat: i64, luck: Luck) -> None:
        """Deals anew what a seat has not seen."""
        hands: list[Ranges | None] = []
        for other in range(cells[at.SEATS]):
            hands.append(None if other == seat else known(cells, seat, other))
        sizes = take_up_developments(cells, seat)
        lay_open(cells, seat)
        chosen = NO_SEATS
        for other in range(cells[at.SEATS]):
            if other != seat:
                chosen |= SEAT_BIT[other]
                _take_up(cells, at.hand(other, 0), at.RESOURCE_KINDS)
                _take_up(cells, at.discarding(other, 0), at.RESOURCE_KINDS)
                if cells[at.ANSWER + other] != at.COUNTERS:
                    _take_up(cells, at.counter_give(other, 0), at.GOOD_KINDS)
                    _take_up(cells, at.counter_want(other, 0), at.GOOD_KINDS)
        pile = _take_up(cells, self.pile, at.RESOURCE_KINDS) if self.pile != at.NONE else 0
        _take_up(cells, at.DECK, at.DEVELOPMENT_KINDS)
        is_dealt = self.deal_hands(cells, hands, pile, luck)
        is_dealt = is_dealt and self.deal_developments(cells, sizes, luck, deals_deck=True)
        assert is_dealt, "what there is contradicts what is known of it"
        self.deal_discards(cells, chosen, luck)

    # Hands.

    def deal_hands(self, cells: vec[i64], hands: list[Ranges | None], pile: i64, luck: Luck) -> bool:
        """CAT-1.1: 19 cards of each resource; False if no hands agree with that and with what is known of them.

        ``hands`` are the ranges of those that are not seen; ``pile`` is the size of a pile that is not seen.
        """
        holders: list[Holder] = []
        for seat in range(len(hands)):
            ranges = hands[seat]
            if ranges is not None:
                holder = Holder(cells[at.CARDS + seat], self._promised(cells, seat, ranges.least), ranges.most)
                self.owe(cells, seat, holder)
                holders.append(holder)
        if pile > 0:
            holders.append(Holder(pile, NOTHING, ANYTHING))
        if not deal(holders, self.left_of_each(cells), luck):
            return False
        k: i64 = 0
        for seat in range(len(hands)):
            ranges = hands[seat]
            if ranges is not None:
                _lay_down(cells, at.hand(seat, 0), holders[k].hand)
                reckon_all(cells, seat, ranges)
                k += 1
        if pile > 0:
            _lay_down(cells, self.pile, holders[k].hand)
        return True

    def left_of_each(self, cells: vec[i64]) -> vec[i64]:
        """Of each resource, the cards that are not seen anywhere."""
        left = ANYTHING[:]
        for resource in range(at.RESOURCE_KINDS):
            left[resource] -= cells[at.BANK + resource]
            for seat in range(at.MOST_SEATS):
                left[resource] -= cells[at.hand(seat, resource)]
            if self.pile != at.NONE:
                left[resource] -= cells[self.pile + resource]
        return left

    def _promised(self, cells: vec[i64], seat: i64, least: vec[i64]) -> vec[i64]:
        """CAT-1.8: a hand holds what its player has offered, or has accepted to give."""
        phase = cells[at.PHASE]
        if phase != at.OFFER and phase != at.ANSWERING and phase != at.PARTNER:
            return least
        goods = at.counter_give(seat, 0)
        if seat == cells[at.TURN]:
            goods = at.GIVE
        elif cells[at.ANSWER + seat] == at.ACCEPTS:
            goods = at.WANT
        elif cells[at.ANSWER + seat] != at.COUNTERS:
            return least
        raised = least[:]
        for resource in range(at.RESOURCE_KINDS):
            raised[resource] = max(raised[resource], cells[goods + resource])
        return raised

    def owe(self, cells: vec[i64], seat: i64, holder: Holder) -> None:
        """What a scenario has shown of a hand: ``need`` and ``needed`` of its holder."""

    # Development cards.

    def deal_developments(self, cells: vec[i64], sizes: vec[i64], luck: Luck, *, deals_deck: bool) -> bool:
        """CAT-1.9: cards nobody has shown go to the hands that hold some, and the rest is the deck; False if none fit.

        ``sizes``: by seat, how many cards are not seen, or SEEN.
        """
        pool = undealt(cells)
        left = total(pool, 0, at.DEVELOPMENT_KINDS)
        holders: list[Holder] = []
        for seat in range(cells[at.SEATS]):
            if sizes[seat] != SEEN:
                left -= sizes[seat]
                most = pool[:]
                # CAT-1.11: nobody has the victory points to have won already.
                most[at.VICTORY_POINT] = max(0, cells[at.GOAL] - 1 - self.sound.points_for_end(cells, seat))
                holders.append(Holder(sizes[seat], NO_DEVELOPMENTS, most))
        if deals_deck:
            holders.append(Holder(left, NO_DEVELOPMENTS, pool))
        if not deal(holders, pool, luck):
            return False
        k: i64 = 0
        for seat in range(cells[at.SEATS]):
            if sizes[seat] != SEEN:
                _lay_down(cells, at.development(seat, 0), holders[k].hand)
                k += 1
        if deals_deck:
            _lay_down(cells, at.DECK, holders[k].hand)
        return True

    # Cards to be given up.

    def deal_discards(self, cells: vec[i64], seats: i64, luck: Luck) -> None:
        """CAT-1.5: what those in the set ``seats`` have chosen to give up, which others do not see."""
        discarders = self.sound.discarders(cells)
        for seat in range(cells[at.SEATS]):
            if discarders & seats & SEAT_BIT[seat]:
                hand = at.hand(seat, 0)
                rest = cells[hand : hand + at.RESOURCE_KINDS]
                for _ in range((cells[at.CARDS + seat] >> 1) - cells[at.DISCARDS + seat]):
                    resource = draw_counted(luck, UNNAMED, rest, 0, at.RESOURCE_KINDS)
                    rest[resource] -= 1
                    cells[at.discarding(seat, resource)] += 1


def undealt(cells: vec[i64]) -> vec[i64]:
    """CAT-1.1: of each kind, the development cards that are not seen anywhere."""
    pool = ALL_DEVELOPMENTS[:]
    pool[at.KNIGHT] -= cells[at.KNIGHTS_UNDER]
    for seat in range(cells[at.SEATS]):
        pool[at.KNIGHT] -= cells[at.KNIGHTS + seat]
        for kind in range(at.DEVELOPMENT_KINDS):
            pool[kind] -= cells[at.development(seat, kind)]
    for kind in range(at.DEVELOPMENT_KINDS):
        pool[kind] -= cells[at.DECK + kind] + cells[at.USED + kind] + cells[at.FRESH + kind]
    return pool


def take_up_developments(cells: vec[i64], seat: i64) -> vec[i64]:
    """Takes the development cards from all but a seat, as far as they are hidden; returns how many each had.

    CAT-1.11: once the game is over they are shown.
    """
    sizes = ALL_SEEN[:]
    if cells[at.PHASE] == at.OVER:
        return sizes
    for other in range(cells[at.SEATS]):
        if other != seat:
            sizes[other] = _take_up(cells, at.development(other, 0), at.DEVELOPMENT_KINDS)
            if other == cells[at.TURN]:
                sizes[other] += _take_up(cells, at.FRESH, at.DEVELOPMENT_KINDS)
    return sizes


def _take_up(cells: vec[i64], first: i64, kinds: i64) -> i64:
    """Empties a row of counts; returns what they add up to."""
    count: i64 = 0
    for cell in range(first, first + kinds):
        count += cells[cell]
        cells[cell] = 0
    return count


def _lay_down(cells: vec[i64], first: i64, dealt: vec[i64]) -> None:
    """Adds what was dealt to a row of counts."""
    for kind in range(len(dealt)):
        cells[first + kind] += dealt[kind]


DEALER: Final[Dealer] = Dealer(SOUNDNESS, at.NONE)
