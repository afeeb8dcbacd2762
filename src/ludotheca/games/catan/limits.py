"""How many there are of everything, and how many the rules allow."""

from typing import Final

from mypy_extensions import i64

# CAT-1.1: what each player has.
ROADS_AT_START: Final[i64] = 15
SETTLEMENTS_AT_START: Final[i64] = 5
CITIES_AT_START: Final[i64] = 4

# CAT-1.8: how many cards the bank takes for one.
BANK_RATE: Final[i64] = 4
HARBOUR_RATE: Final[i64] = 3
SPECIAL_RATE: Final[i64] = 2

HAND_LIMIT: Final[i64] = 7
"""CAT-1.5: a seven leaves that many cards alone."""
FREE_ROADS: Final[i64] = 2
"""CAT-1.9: what road building brings."""

# CAT-1.10
SHORTEST_AWARDED: Final[i64] = 5
SMALLEST_ARMY: Final[i64] = 3
AWARD: Final[i64] = 2
"""Points for the longest road, and for the largest army."""

SPARED_BELOW: Final[i64] = 3
"""CAT-2.2: points that everybody sees."""

# CAT-2.5: so that a turn comes to an end.
MOST_OFFERS: Final[i64] = 8
"""In a turn."""
MOST_OFFERED: Final[i64] = 6
"""Cards on each side of an offer."""

MOST_TURNS: Final[i64] = 100_000
"""Turns are counted up to here; a game may go on for ever."""
