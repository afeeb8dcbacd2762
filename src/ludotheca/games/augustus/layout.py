"""Which cell of Augustus' state holds what. The rules use it as ``at``: ``cells[at.slot(seat, place)]``.

The counts stand beside the offsets because the compiler adds up constants only within one module.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 6
MOST_SLOTS: Final[i64] = 8
"""Objectives one player can have in progress: three, and one more for each extra objective."""
ROW_SIZE: Final[i64] = 5
TOKEN_KINDS: Final[i64] = 7
REWARD_TILES: Final[i64] = 12
OBJECTIVES: Final[i64] = 88
NUMBERS: Final[i64] = 7
"""How many objectives somebody may control without ending the game: 0 to 6, most of which bring a reward."""

SEATS: Final[i64] = 0
PHASE: Final[i64] = 1
CRIER: Final[i64] = 2
TOKEN: Final[i64] = 3
"""The token just drawn, or NONE."""
ACTIVE: Final[i64] = 4
"""The seat whose objective is being resolved, or NONE."""
EFFECT_OF: Final[i64] = 5
"""The objective whose effect is going on, or 0."""
STEPS: Final[i64] = 6
"""Legions still to be put, or objectives still to be taken."""
IN_HAND: Final[i64] = 7
"""The place from which the active seat has taken up a legion, or NONE."""
GIVER: Final[i64] = 8
"""The seat that hands over a tile, or NONE."""
RESOURCE: Final[i64] = 9
"""Which tile that is, or which is to be judged next."""
EXTRA: Final[i64] = 10
"""Objectives the active seat may take on top of one for each completed."""
STOCK: Final[i64] = 11
"""Legions that nobody has been given yet."""
FIRST_GAME: Final[i64] = 12
SECOND_CHANCE: Final[i64] = 13
SUPPLY: Final[i64] = 14
"""By seat: legions that are not on an objective."""
CONTROLS: Final[i64] = SUPPLY + MOST_SEATS
"""By seat: how many objectives it controls."""
CHOICE: Final[i64] = CONTROLS + MOST_SEATS
"""By seat: NOT_ASKED, UNDECIDED or DECIDED, in the phases in which everybody chooses at the same time."""
CHOSEN_FROM: Final[i64] = CHOICE + MOST_SEATS
"""By seat: the place a legion is taken from, NONE for the supply; or the first legion given up."""
CHOSEN_TO: Final[i64] = CHOSEN_FROM + MOST_SEATS
"""By seat: the place a legion is put on, NONE for a pass; the second legion given up; or the objective lost."""
TAKEN_BACK: Final[i64] = CHOSEN_TO + MOST_SEATS
"""By seat: how often it has taken back what it had chosen in this phase."""
_FORGONE: Final[i64] = TAKEN_BACK + MOST_SEATS
_SLOT: Final[i64] = _FORGONE + MOST_SEATS * NUMBERS
_FORCED: Final[i64] = _SLOT + MOST_SEATS * MOST_SLOTS
ROW: Final[i64] = _FORCED + MOST_SEATS * MOST_SLOTS
"""The open objectives; 0 for a gap."""
QUEUE: Final[i64] = ROW + ROW_SIZE
"""Objectives completed by the last placements that wait to be resolved, ascending; 0 at the end."""
BAG: Final[i64] = QUEUE + MOST_SEATS
"""By token: in the bag."""
DRAWN: Final[i64] = BAG + TOKEN_KINDS
"""By token: drawn since the last joker."""
REWARD: Final[i64] = DRAWN + TOKEN_KINDS
"""By reward: the seat that has it, or NONE."""
WHERE: Final[i64] = REWARD + REWARD_TILES
"""By objective: where it is, see below."""
FILLED: Final[i64] = WHERE + OBJECTIVES + 1
"""By place: how many of its spaces hold a legion. The last cells: how many places there are, the cards say."""

# Where an objective is. What belongs to a seat is the number here plus the seat.
DECK: Final[i64] = 0
IN_ROW: Final[i64] = 1
DISCARD: Final[i64] = 2
DEALT: Final[i64] = 8
"""Dealt at the start and not kept so far; only its player sees it."""
KEPT: Final[i64] = 16
"""Kept, until everybody has chosen; only its player sees it."""
FACE_DOWN: Final[i64] = 24
"""Discarded at the start; only its player has seen it."""
PROGRESS: Final[i64] = 32
RESOLVING: Final[i64] = 40
"""Completed, its legions taken back, not yet controlled."""
CONTROLLED: Final[i64] = 48

# The phases: what has to be decided.
KEEPING: Final[i64] = 0
PLACING: Final[i64] = 1
MOBILISING: Final[i64] = 2
COMPLETING: Final[i64] = 3
REARRANGING: Final[i64] = 4
LOSING: Final[i64] = 5
GIVING: Final[i64] = 6
REWARDING: Final[i64] = 7
PICKING: Final[i64] = 8
OVER: Final[i64] = 9

NONE: Final[i64] = -1
NOT_ASKED: Final[i64] = 0
UNDECIDED: Final[i64] = 1
DECIDED: Final[i64] = 2


def forgone(seat: i64, number: i64) -> i64:
    """1 if the seat has forgone the reward for a number of objectives for good."""
    return _FORGONE + seat * NUMBERS + number


def slot(seat: i64, place: i64) -> i64:
    """The objective in progress there, or 0. The slots of a seat are filled from the first on, without gaps."""
    return _SLOT + seat * MOST_SLOTS + place


def forced(seat: i64, place: i64) -> i64:
    """1 if an effect has completed the objective in that slot."""
    return _FORCED + seat * MOST_SLOTS + place
