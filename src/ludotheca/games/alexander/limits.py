"""How many there are of everything that only the scenario has, and how many its rules allow."""

from typing import Final

from mypy_extensions import i64

# ALX-2.3, ALX-2.19: what there is at the start.
COINS: Final[i64] = 40
STARTING_GOLD: Final[i64] = 8
"""In the variant, for each player."""
CARDS_AT_START: Final[i64] = 5
OPEN_PILE: Final[i64] = 4
"""Of each resource, unless four play."""
FULL_TABLE: Final[i64] = 4
"""ALX-2.3, ALX-2.4: with fewer players there are open piles, and an adviser is left out."""

HAND_LIMIT: Final[i64] = 11
"""ALX-2.8: a seven leaves that many cards alone."""
HIGHEST_BID: Final[i64] = 40
"""ALX-2.10: a ruling of ours (README.md), for the catalogue must end somewhere."""
KNIGHT_VALUE: Final[i64] = 3
"""ALX-2.10: in a battle."""
TILES_FOR_ADVISER: Final[i64] = 3
"""ALX-2.15"""
