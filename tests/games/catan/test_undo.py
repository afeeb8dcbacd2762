"""Catan: what has shown something hidden is not taken back, whatever it has turned out to be."""

from typing import Any

from ludotheca.games.catan.actions import Discard, PlayMonopoly, Roll
from ludotheca.games.catan.data import RESOURCES
from tests.games.catan.tables import ANN, BOB, dice, table


def doubt(seat: int, most: int, *resources: str) -> list[dict[str, Any]]:
    """Ann, and whoever watches, does not know how many of some resources another's hand holds."""
    known = {name: {"least": 0, "most": most} for name in resources or RESOURCES}
    return [{"observer": observer, "seat": seat, "known": known} for observer in (ANN, 4)]


def test_a_monopoly_on_hands_that_are_known_is_taken_back() -> None:
    """CAT-1.9: it has shown nothing; a hand may be known by the number of its cards."""
    for knowledge in ([], doubt(BOB, 9, "ore")):
        played = table({"developments": {"monopoly": 1}}, {"hand": "3 ore"}, knowledge=knowledge)
        played.play(ANN, PlayMonopoly("ore"))

        assert played.undoable() == ANN


def test_the_last_to_give_up_cards_sees_what_others_have_chosen() -> None:
    """CAT-1.5: the first may still choose otherwise."""
    played = table({"hand": "8 ore"}, {"hand": "7 wool lumber"}, phase="roll", draws=dice(7))
    played.play(ANN, Roll())
    for _ in range(4):
        played.play(BOB, Discard("wool"))
    assert played.undoable() == BOB
    for _ in range(3):
        played.play(ANN, Discard("ore"))
    assert played.undoable() == ANN

    played.play(ANN, Discard("ore"))

    assert played.undoable() is None
