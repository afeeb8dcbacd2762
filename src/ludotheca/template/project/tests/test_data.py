"""The data files, and that what is counted in the code is what they hold."""

from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.template import GAME
from ludotheca.template import layout as at
from ludotheca.template.data import CARDS, read_cards


def test_the_cards_are_numbered_from_one() -> None:
    """DUE-1.1: nine of them."""
    assert [card.card for card in CARDS] == list(range(1, 10))


def test_the_layout_has_room_for_all() -> None:
    assert len(CARDS) == at.CARD_COUNT == GAME.meta.largest_draw
    assert GAME.meta.seats[1] == at.MOST_SEATS


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card,points\n1,1\n", "has 1 cards instead of 9"),
        ("card\n1\n", "the columns must be card,points"),
        ("card,points\n2,1\n", "line 2: the cards count up from 1, so this one must be 1"),
        ("card,points\n1,many\n", "points must be a whole number, not 'many'"),
        ("card,points\n1,-1\n", "points must be at least 0"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.csv"
    file.write_text(text)

    with pytest.raises(DataError, match=message):
        read_cards(file)
