"""Augustus' position: which cell of the state holds what."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.state import Cells
from ludotheca.games.augustus.cards import (
    FIRST_PLACE,
    OBJECTIVES_KNOWN,
    PLACE_SPACES,
    PLACES,
    REWARDS_KNOWN,
    SPACES,
    TOKENS_KNOWN,
)

MOST_SEATS: Final = 6
MOST_SLOTS: Final = 8
"""Objectives one player can have in progress: three, and one more for each extra objective."""
ROW_SIZE: Final = 5
COUNTS_KNOWN: Final = 7
"""Numbers of objectives from 0 to 6."""

SEATS: Final = 0
PHASE: Final = 1
CRIER: Final = 2
TOKEN: Final = 3
"""The token just drawn, or NONE."""
ACTIVE: Final = 4
"""The seat whose objective is being resolved, or NONE."""
EFFECT_OF: Final = 5
"""The objective whose effect is going on, or 0."""
STEPS: Final = 6
"""Legions still to be put, or objectives still to be taken."""
IN_HAND: Final = 7
"""The place from which the active seat has taken up a legion, or NONE."""
GIVER: Final = 8
"""The seat that hands over a tile, or NONE."""
RESOURCE: Final = 9
"""Which tile that is, or which is to be judged next."""
EXTRA: Final = 10
"""Objectives the active seat may take beyond one for each completed."""
STOCK: Final = 11
"""Legions that nobody has yet."""
FIRST_GAME: Final = 12
SECOND_CHANCE: Final = 13
SUPPLY: Final = 14
"""By seat: legions that are not on an objective."""
COUNT: Final = SUPPLY + MOST_SEATS
"""By seat: objectives controlled."""
CHOICE: Final = COUNT + MOST_SEATS
"""By seat: NOT_ASKED, UNDECIDED or DECIDED, in the phases in which all choose at the same time."""
CHOSEN_FROM: Final = CHOICE + MOST_SEATS
"""By seat: the place a legion is taken from, NONE for the supply; or the first legion given up."""
CHOSEN_TO: Final = CHOSEN_FROM + MOST_SEATS
"""By seat: the place a legion is put on, NONE for a pass; the second legion given up; or the objective lost."""
TAKEN_BACK: Final = CHOSEN_TO + MOST_SEATS
"""By seat: how often it has taken back what it had chosen in this phase."""
FORGONE: Final = TAKEN_BACK + MOST_SEATS
"""By seat and number of objectives, from 0 to 6: 1 where the reward is lost to the seat, for it was forgone."""
SLOT: Final = FORGONE + MOST_SEATS * COUNTS_KNOWN
"""By seat and slot: the objective in progress there, or 0."""
FORCED: Final = SLOT + MOST_SEATS * MOST_SLOTS
"""By seat and slot: 1 if an effect has completed it."""
ROW: Final = FORCED + MOST_SEATS * MOST_SLOTS
QUEUE: Final = ROW + ROW_SIZE
"""Objectives completed by the last placements that wait to be resolved, ascending; 0 at the end."""
BAG: Final = QUEUE + MOST_SEATS
DRAWN: Final = BAG + TOKENS_KNOWN
"""By token: drawn since the last joker."""
REWARD: Final = DRAWN + TOKENS_KNOWN
"""By reward: the seat that has it, or NONE."""
WHERE: Final[i64] = REWARD + REWARDS_KNOWN
"""By objective: where it is, see below."""
FILLED: Final[i64] = WHERE + OBJECTIVES_KNOWN + 1
"""By place: how many of its spaces hold a legion."""
SIZE: Final[i64] = FILLED + PLACES

# Where an objective is. What belongs to a seat is the number here plus the seat.
DECK: Final = 0
IN_ROW: Final = 1
DISCARD: Final = 2
DEALT: Final = 8
"""Dealt at the start, not yet kept; only its player sees it."""
KEPT: Final = 16
"""Kept, as long as not all have chosen; only its player sees it."""
FACE_DOWN: Final = 24
"""Discarded at the start; only its player has seen it."""
PROGRESS: Final = 32
RESOLVING: Final = 40
"""Completed, its legions taken back, not yet controlled."""
CONTROLLED: Final = 48

# The phases.
KEEP: Final = 0
PLACE: Final = 1
MOBILISING: Final = 2
COMPLETING: Final = 3
REARRANGING: Final = 4
LOSING: Final = 5
GIVING: Final = 6
REWARDING: Final = 7
PICKING: Final = 8
OVER: Final = 9

NONE: Final = -1
NOT_ASKED: Final = 0
UNDECIDED: Final = 1
DECIDED: Final = 2


@final
class AugustusState(Cells):
    def clone(self) -> "AugustusState":
        return AugustusState(self.cells[:])


def blank(seats: int) -> AugustusState:
    """A table with everything in its box."""
    state = AugustusState(vec[i64]([0] * SIZE))
    cells = state.cells
    cells[SEATS] = seats
    for cell in (TOKEN, ACTIVE, IN_HAND, GIVER):
        cells[cell] = NONE
    for seat in range(MOST_SEATS):
        cells[CHOSEN_FROM + seat] = NONE
        cells[CHOSEN_TO + seat] = NONE
    for reward in range(REWARDS_KNOWN):
        cells[REWARD + reward] = NONE
    return state


def owner(state: AugustusState, card: i64, where: i64) -> i64:
    """The seat to which an objective belongs in one of the places above, or NONE."""
    seat = state.cells[WHERE + card] - where
    return seat if 0 <= seat < state.cells[SEATS] else NONE


def filled(state: AugustusState, card: i64) -> i64:
    """How many legions lie on an objective."""
    count: i64 = 0
    for place in range(FIRST_PLACE[card], FIRST_PLACE[card + 1]):
        count += state.cells[FILLED + place]
    return count


def is_completed(state: AugustusState, seat: i64, slot: i64) -> bool:
    """AUG-4.1: all spaces hold a legion; or an effect has completed it."""
    card = state.cells[SLOT + seat * MOST_SLOTS + slot]
    return card != 0 and (state.cells[FORCED + seat * MOST_SLOTS + slot] == 1 or filled(state, card) == SPACES[card])


def slot_of(state: AugustusState, seat: i64, card: i64) -> i64:
    """The slot in which a seat has an objective, or NONE."""
    for slot in range(MOST_SLOTS):
        if state.cells[SLOT + seat * MOST_SLOTS + slot] == card:
            return slot
    return NONE


def add_to_slot(state: AugustusState, seat: i64, card: i64) -> None:
    """Lays an objective in front of a seat, to be conquered."""
    slot = slot_of(state, seat, 0)
    state.cells[SLOT + seat * MOST_SLOTS + slot] = card
    state.cells[WHERE + card] = PROGRESS + seat


def remove_from_slot(state: AugustusState, seat: i64, card: i64) -> None:
    """Takes an objective away; the others move up, so that there are no gaps."""
    cells = state.cells
    first = seat * MOST_SLOTS
    for slot in range(slot_of(state, seat, card), MOST_SLOTS - 1):
        cells[SLOT + first + slot] = cells[SLOT + first + slot + 1]
        cells[FORCED + first + slot] = cells[FORCED + first + slot + 1]
    cells[SLOT + first + MOST_SLOTS - 1] = 0
    cells[FORCED + first + MOST_SLOTS - 1] = 0


def forget_choice(state: AugustusState, seat: i64) -> None:
    """A seat that is not asked, or not yet, has chosen nothing."""
    cells = state.cells
    cells[CHOICE + seat] = NOT_ASKED
    cells[CHOSEN_FROM + seat] = NONE
    cells[CHOSEN_TO + seat] = NONE
    cells[TAKEN_BACK + seat] = 0


def has_free_space(state: AugustusState, place: i64) -> bool:
    return state.cells[FILLED + place] < PLACE_SPACES[place]


def is_own_open(state: AugustusState, seat: i64, card: i64) -> bool:
    """AUG-3.1, AUG-4.3: an own objective that is being conquered, not one that is completed and waits."""
    if state.cells[WHERE + card] != PROGRESS + seat:
        return False
    return not is_completed(state, seat, slot_of(state, seat, card))
