"""Albion in characters: what lies and stands in a region is drawn once, and only as long as it is there."""

import pytest

from ludotheca.engine.sketch import plain
from ludotheca.games.albion import GAME
from ludotheca.games.albion.actions import Carry, Found
from tests.games.albion.tables import ANN, ATTACK, AlbionTable, table


def line(played: AlbionTable, region: str) -> list[str]:
    """What is drawn in the line of a region, after its name."""
    drawn = plain(GAME.sketch(played.view(None), frozenset())).split("\n")
    return next(text.split()[1:] for text in drawn if text.split()[:1] == [region])


def test_a_region_shows_its_picts_buildings_and_figures() -> None:
    """ALB-4.3, ALB-7.3: whatever is there, player by player."""
    played = table(
        {"buildings": {"brigantia": "settlement 2"}, "settlers": {"brigantia": 2}, "legionaries": {"brigantia": 1}},
        {"buildings": {"brigantia": "fortress 1"}},
        picts={"brigantia": {"hidden": 3, "open": 1}},
    )

    assert line(played, "Brigantia") == ["dark", "*", "3?", "1!", "2#", "Se2", "ssl", "Fo1"]


def test_a_pict_that_is_being_carried_is_drawn_where_it_is() -> None:
    """ALB-4.7: on light green it lies with its legionary."""
    played = table({"markers": 3, "legionaries": {"dobunnia": 1}}, picts={"dobunnia": {"hidden": 1}})
    played.play(ANN, Carry("dobunnia", "atrebatia"))

    assert line(played, "Dobunnia") == ["dark"]
    assert line(played, "Atrebatia") == ["light", "1?", "l"]


def test_a_level_that_brings_a_figure_is_drawn_once() -> None:
    """ALB-5.6, ALB-8.4: it has been turned up."""
    played = table({"settlers": {"dobunnia": 1}, "resources": {"fish": 1}})
    played.play(ANN, Found("dobunnia", "settlement"))

    assert played.view(None).phase == "recruit"
    assert line(played, "Dobunnia") == ["dark", "Se1"]


@pytest.mark.parametrize(("fortress", "drawn"), [("fortress 2", ["(Ca1)"]), ("fortress 1", [])])
def test_a_level_lies_face_down_until_it_is_lost(fortress: str, drawn: list[str]) -> None:
    """ALB-5.6, ALB-7.5: in brackets; with a defence of 1 against 2 it is lost before Bob removes a figure."""
    played = table(
        {"settlers": {"dobunnia": 1}, "resources": {"fish": 1}, "buildings": {"cantium": fortress}},
        {"buildings": {"dobunnia": "settlement 2"}},
        picts={"dobunnia": {"hidden": 1, "open": 1}},
        draws=[ATTACK - 1],
    )
    played.play(ANN, Found("dobunnia", "castle"))

    assert played.view(None).phase == "remove"
    assert line(played, "Dobunnia") == ["dark", "2!", *drawn, "Se1"]


def test_a_level_is_laid_when_it_is_paid_for() -> None:
    """ALB-5.6: not before."""
    played = table({"settlers": {"dobunnia": 1}, "resources": {"fish": 1, "wood": 1}})
    played.play(ANN, Found("dobunnia", "castle"))

    assert played.view(None).phase == "pay"
    assert line(played, "Dobunnia") == ["dark", "s"]
