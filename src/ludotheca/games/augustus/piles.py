"""Where all objectives of a position lie, and what can have happened for them to lie there."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.course import OBJECTIVES_TO_END


def amount(pile: list[int], kind: i64) -> int:
    """How much effects of one kind do, on several objectives together."""
    total: i64 = 0
    for card in pile:
        if cards.EFFECT[card] == kind:
            total += cards.AMOUNT[card]
    return total


_OBJECTIVES: Final = list(range(1, at.OBJECTIVES + 1))
EXTRA_OBJECTIVES: Final[i64] = amount(_OBJECTIVES, cards.EXTRA_OBJECTIVE)
ATTACKS: Final[i64] = amount(_OBJECTIVES, cards.LOSE_CONTROLLED)


def most_used(seats: i64) -> i64:
    """AUG-4.5: how many objectives can be anywhere but in the deck, before anything is reshuffled.

    Four players of the house's edition never use it up. They control 24 objectives when a token is drawn and conquer
    14; with 14 more taken in the same draw, 12 face down, 6 lost and 5 open that makes 75 of 88 at the most.
    """
    controlled = (OBJECTIVES_TO_END - 1) * seats
    conquered = legality.KEEP_COUNT * seats + EXTRA_OBJECTIVES
    face_down = (legality.DEALT_COUNT - legality.KEEP_COUNT) * seats
    lost = ATTACKS * (seats - 1)
    return controlled + 2 * conquered + face_down + lost + at.ROW_SIZE


@final
class Piles:
    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self.phase: int = cells[at.PHASE]
        self.seats: int = cells[at.SEATS]
        self.active: int = cells[at.ACTIVE]
        lying: list[list[int]] = [[] for _ in range(at.CONTROLLED + at.MOST_SEATS)]
        for card in range(1, at.OBJECTIVES + 1):
            lying[cells[at.WHERE + card]].append(card)
        self.dealt = lying[at.DEALT : at.DEALT + self.seats]
        self.kept = lying[at.KEPT : at.KEPT + self.seats]
        self.face_down = lying[at.FACE_DOWN : at.FACE_DOWN + self.seats]
        self.controlled = lying[at.CONTROLLED : at.CONTROLLED + self.seats]
        self.progress = [_row_of(cells, at.slot(seat, 0), at.MOST_SLOTS) for seat in range(self.seats)]
        self.discard = lying[at.DISCARD]
        self.batch: list[int] = [] if self.active == at.NONE else lying[at.RESOLVING + self.active]
        self.queue = _row_of(cells, at.QUEUE, at.MOST_SEATS)
        self.gaps: int = at.ROW_SIZE - len(_row_of(cells, at.ROW, at.ROW_SIZE))
        has_face_down = sum([len(pile) for pile in self.face_down]) > 0
        self.can_refill = has_face_down or len(self.discard) > 0 or len(lying[at.DECK]) > 0
        self.is_first_deck = has_face_down or self.phase == at.KEEPING or most_used(self.seats) <= at.OBJECTIVES
        """AUG-4.5: nothing was reshuffled, which would take along what was put away face down at the start. So each
        objective was completed at most once, and all that were lost lie in the discard pile."""

    def completed(self, seat: int) -> list[int]:
        """What a seat controls, or has completed and is resolving."""
        return self.controlled[seat] + self.batch if seat == self.active else self.controlled[seat]

    def attacks(self) -> list[int]:
        """AUG-6.3: the objectives to which others have lost theirs, wherever they lie now."""
        lie = self.discard.copy()
        for seat in range(self.seats):
            lie += self.completed(seat)
        to_come = self.cells[at.EFFECT_OF] if self.phase == at.LOSING else 0
        return [card for card in lie if cards.EFFECT[card] == cards.LOSE_CONTROLLED and card != to_come]

    def most_lost(self, seat: int) -> int:
        """AUG-6.3: how many objectives a seat can have lost: one to each attack but its own."""
        own = self.completed(seat)
        return min(len(self.discard), len([card for card in self.attacks() if card not in own]))

    def most_lost_of(self, seat: int, kind: i64) -> int:
        """How much the effects of one kind did on the objectives that a seat can have lost."""
        lost = [int(cards.AMOUNT[card]) for card in self.discard if cards.EFFECT[card] == kind]
        lost.sort(reverse=True)
        return sum(lost[: self.most_lost(seat)])

    def is_source_lost(self, resource: i64) -> bool:
        """AUG-5.4: whether somebody can have lost an objective that produces a resource."""
        return len([card for card in self.discard if cards.sources_on(card, resource)]) > 0

    def to_come(self, seat: int) -> int:
        """AUG-4.2, AUG-6.5: how many new objectives a seat is going to take."""
        if seat != self.active:
            return 0
        if self.phase == at.REWARDING or self.phase == at.PICKING:
            return self.cells[at.STEPS]
        return len(self.batch) + self.cells[at.EXTRA]

    def least_in_batch(self) -> int:
        """AUG-4.2, AUG-4.4: how many objectives the batch had for which new ones are being taken.

        The gaps in the row show what was taken, unless there was nothing left before to fill the row.
        """
        return self.most_in_batch() - (0 if self.can_refill or self.phase != at.PICKING else self.gaps)

    def most_in_batch(self) -> int:
        taken = self.gaps if self.phase == at.PICKING else 0
        return self.to_come(self.active) + taken - self.cells[at.EXTRA]


def _row_of(cells: vec[i64], first: i64, size: i64) -> list[int]:
    """The objectives in some cells that follow one another."""
    found: list[int] = []
    for k in range(size):
        if cells[first + k] != 0:
            found.append(cells[first + k])
    return found
