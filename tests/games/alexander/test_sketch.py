"""Alexander in characters: the scenario's board, and the route."""

import re

from ludotheca.engine.sketch import plain
from ludotheca.games.alexander.data import PLAN
from tests.games.alexander.tables import ALEXANDER, MarchTable, scenario
from tests.games.catan.tables import ANN


def drawn(played: MarchTable) -> str:
    return plain(ALEXANDER.sketch(played.view(ANN), frozenset()))


def test_every_hex_appears_once() -> None:
    """ALX-2.2: all of the scenario's board."""
    names = re.findall(r"[A-G]\d+(?=[ \\\\])", drawn(scenario()))

    assert sorted(names) == sorted(PLAN.geometry.hex_names)


def test_the_route_shows_what_is_ahead_of_alexander() -> None:
    """ALX-2.9: temples and sevens that he has passed are gone from it."""
    ahead, later = (drawn(scenario(march={"passed": passed})) for passed in (1, 40))

    assert ahead.count("&") == later.count("&") == 1
    assert ahead.count("T") > later.count("T")
    assert "7" in later


def test_gold_and_tiles_have_their_columns() -> None:
    """ALX-2.7, ALX-2.15: they lie open."""
    lines = drawn(scenario({"gold": 5}, {"tiles": {"statue": 1, "famine": 1}})).split("\n")

    assert lines[-4].split() == ["#", "Lu", "Br", "Gr", "Wo", "Or", "Go", "+#", "Kn", "?"]
    assert lines[-3].split()[8] == "5"
    assert lines[-2].split()[-1] == "2"
