"""Where all objectives of a position lie, and what can have happened for them to lie there."""

from typing import Final, final

from mypy_extensions import i64

from ludotheca.games.augustus.cards import AMOUNT, EFFECT, LOSE_CONTROLLED, OBJECTIVES_KNOWN
from ludotheca.games.augustus.state import (
    ACTIVE,
    CONTROLLED,
    DEALT,
    DECK,
    DISCARD,
    EFFECT_OF,
    EXTRA,
    FACE_DOWN,
    KEEP,
    KEPT,
    LOSING,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    PHASE,
    PICKING,
    QUEUE,
    RESOLVING,
    REWARDING,
    ROW,
    ROW_SIZE,
    SEATS,
    SLOT,
    STEPS,
    WHERE,
    AugustusState,
)

MOST_WITHOUT_RESHUFFLING: Final = 4
"""AUG-4.5: so many players never use up the deck. They control 24 objectives when a token is drawn and conquer 14; with
14 more taken in the same draw, 12 face down, 6 lost and 5 open that makes 75 of 88 at the most."""


def amount(cards: list[int], kind: i64) -> int:
    """How much effects of one kind do, on several objectives together."""
    total: i64 = 0
    for card in cards:
        if EFFECT[card] == kind:
            total += AMOUNT[card]
    return total


@final
class Piles:
    def __init__(self, state: AugustusState) -> None:
        cells = state.cells
        self.state = state
        self.phase: int = cells[PHASE]
        self.seats: int = cells[SEATS]
        self.active: int = cells[ACTIVE]
        lying: list[list[int]] = [[] for _ in range(CONTROLLED + MOST_SEATS)]
        for card in range(1, OBJECTIVES_KNOWN + 1):
            lying[cells[WHERE + card]].append(card)
        self.dealt = lying[DEALT : DEALT + self.seats]
        self.kept = lying[KEPT : KEPT + self.seats]
        self.face_down = lying[FACE_DOWN : FACE_DOWN + self.seats]
        self.controlled = lying[CONTROLLED : CONTROLLED + self.seats]
        self.progress = [_row_of(state, SLOT + seat * MOST_SLOTS, MOST_SLOTS) for seat in range(self.seats)]
        self.discard = lying[DISCARD]
        self.batch: list[int] = [] if self.active == NONE else lying[RESOLVING + self.active]
        self.queue = _row_of(state, QUEUE, MOST_SEATS)
        self.gaps: int = ROW_SIZE - len(_row_of(state, ROW, ROW_SIZE))
        has_face_down = sum([len(cards) for cards in self.face_down]) > 0
        self.can_refill = has_face_down or len(self.discard) > 0 or len(lying[DECK]) > 0
        self.is_first_deck = has_face_down or self.phase == KEEP or self.seats <= MOST_WITHOUT_RESHUFFLING
        """AUG-4.5: nothing was reshuffled, which would take along what was put away face down at the start. So each
        objective was completed once at the most, and those that were lost all lie in the discard pile."""

    def completed(self, seat: int) -> list[int]:
        """What a seat controls, or has completed and is resolving."""
        return self.controlled[seat] + self.batch if seat == self.active else self.controlled[seat]

    def attacks(self) -> list[int]:
        """AUG-6.3: the objectives to which others have lost theirs, wherever they lie now."""
        lie = self.discard.copy()
        for seat in range(self.seats):
            lie += self.completed(seat)
        to_come = self.state.cells[EFFECT_OF] if self.phase == LOSING else 0
        return [card for card in lie if EFFECT[card] == LOSE_CONTROLLED and card != to_come]

    def most_lost(self, seat: int) -> int:
        """AUG-6.3: how many objectives a seat can have lost: one to each attack but its own."""
        own = self.completed(seat)
        return min(len(self.discard), len([card for card in self.attacks() if card not in own]))

    def most_lost_of(self, seat: int, kind: i64) -> int:
        """How much the effects of one kind did on the objectives that a seat can have lost."""
        lost = [int(AMOUNT[card]) for card in self.discard if EFFECT[card] == kind]
        lost.sort(reverse=True)
        return sum(lost[: self.most_lost(seat)])

    def to_come(self, seat: int) -> int:
        """AUG-4.2, AUG-6.5: how many new objectives a seat is going to take."""
        if seat != self.active:
            return 0
        if self.phase == REWARDING or self.phase == PICKING:
            return self.state.cells[STEPS]
        return len(self.batch) + self.state.cells[EXTRA]

    def least_in_batch(self) -> int:
        """AUG-4.2, AUG-4.4: how many objectives the batch had for which new ones are being taken.

        The gaps in the row show what was taken, unless there was nothing left before to fill the row.
        """
        return self.most_in_batch() - (0 if self.can_refill or self.phase != PICKING else self.gaps)

    def most_in_batch(self) -> int:
        taken = self.gaps if self.phase == PICKING else 0
        return self.to_come(self.active) + taken - self.state.cells[EXTRA]


def _row_of(state: AugustusState, first: i64, size: i64) -> list[int]:
    """The objectives in some cells that follow one another."""
    found: list[int] = []
    for k in range(size):
        if state.cells[first + k] != 0:
            found.append(state.cells[first + k])
    return found
