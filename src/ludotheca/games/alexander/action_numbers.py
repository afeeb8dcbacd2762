"""Where the kinds of actions begin in the catalogue: those of the base game, and those that only the scenario has.

A test compares the numbers of the scenario with the catalogue.
"""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.alexander import actions
from ludotheca.games.catan.action_numbers import ActionNumbers

NUMBERS: Final[ActionNumbers] = ActionNumbers(actions.CATALOGUE)

PLACE_ROBBER: Final[i64] = 814
BIDS: Final[i64] = 821
PASS_BID: Final[i64] = 861
PAY_GOOD: Final[i64] = 862
PAY_KNIGHT: Final[i64] = 868
