"""Where the kinds of actions begin in the catalogue: those of the base game, and those that only the scenario has."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.alexander import actions
from ludotheca.games.catan.action_numbers import ActionNumbers

NUMBERS: Final[ActionNumbers] = ActionNumbers(actions.CATALOGUE)

PLACE_ROBBER: Final[i64] = actions.CATALOGUE.first(actions.PlaceRobber)
BIDS: Final[i64] = actions.CATALOGUE.first(actions.Bid)
PASS_BID: Final[i64] = actions.CATALOGUE.first(actions.PassBid)
PAY_GOOD: Final[i64] = actions.CATALOGUE.first(actions.PayGood)
PAY_KNIGHT: Final[i64] = actions.CATALOGUE.first(actions.PayKnight)
