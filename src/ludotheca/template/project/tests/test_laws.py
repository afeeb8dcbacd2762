"""Everything the house asks of a game: laws over random play, positions, records, words in all languages, clauses."""

from pathlib import Path

from ludotheca.template import GAME
from ludotheca.testing import check


def test_the_game_keeps_the_laws_of_the_house() -> None:
    check(GAME, tests=Path(__file__).parent)
