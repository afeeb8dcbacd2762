"""Which cell holds what only the scenario has: the layout goes on where that of the base game ends.

Here it is ``at``, and the base game's is ``base``: ``cells[at.PASSED]``, ``cells[base.hand(seat, good)]``.
"""

from typing import Final

from mypy_extensions import i64

FIRST_CELL: Final[i64] = 1358
"""Where the cells of the base game end. The compiler adds up constants only within one module, so it is a number."""
MOST_SEATS: Final[i64] = 4
RESOURCE_KINDS: Final[i64] = 5
EVENT_KINDS: Final[i64] = 4
ADVISERS: Final[i64] = 3

MARCHED: Final[i64] = FIRST_CELL
"""1 once Alexander has moved in this turn."""
PASSED: Final[i64] = FIRST_CELL + 1
"""How many crossings of the route Alexander has passed."""
AUCTION: Final[i64] = FIRST_CELL + 2
"""What is auctioned, or NONE."""
BID: Final[i64] = FIRST_CELL + 3
BIDDER: Final[i64] = FIRST_CELL + 4
"""Who has made the highest bid, or NONE."""
BID_TURN: Final[i64] = FIRST_CELL + 5
"""Whose turn to bid or pay it is, or NONE."""
PAID: Final[i64] = FIRST_CELL + 6
FORBID_OVERBIDS: Final[i64] = FIRST_CELL + 7
STACK_OVER: Final[i64] = FIRST_CELL + 8
"""1 once the stack is used up."""
STACK: Final[i64] = FIRST_CELL + 9
"""By resource: the face-down stack. Which card comes next is decided when it is drawn."""
TILES_UNSEEN: Final[i64] = STACK + RESOURCE_KINDS
"""By event."""
TILES_GONE: Final[i64] = TILES_UNSEEN + EVENT_KINDS
"""By event: turned up and won by nobody."""
ADVISER: Final[i64] = TILES_GONE + EVENT_KINDS
"""By adviser, the best first: the seat that has it, NONE, or LEFT_OUT."""
OUT: Final[i64] = ADVISER + ADVISERS
"""By seat: 1 if it has passed in this auction."""
OVERBID: Final[i64] = OUT + MOST_SEATS
"""By seat: its bid in this auction that it could not pay, or 0; then it sits out."""
_TILES: Final[i64] = OVERBID + MOST_SEATS
SIZE: Final[i64] = _TILES + MOST_SEATS * EVENT_KINDS

LEFT_OUT: Final[i64] = -2
"""An adviser that is not used."""

GOLD: Final[i64] = 5
"""The good that comes after the resources."""

# Auctions: the event tiles come first.
SETTLEMENT_AUCTION: Final[i64] = 4

# Crossings of the route, but for the empty ones.
TEMPLE: Final[i64] = 0
EVENT: Final[i64] = 1
SEVEN_STOP: Final[i64] = 3
END: Final[i64] = 4

# The phases, besides those of the base game.
PLACE_ROBBER: Final[i64] = 11
BIDDING: Final[i64] = 12
PAYING: Final[i64] = 13


def tiles(seat: i64, event: i64) -> i64:
    """Tiles won."""
    return _TILES + seat * EVENT_KINDS + event
