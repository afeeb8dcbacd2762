"""Albion as numbers: what each of them says about a position."""

from typing import Any

import pytest

from ludotheca.games.albion import GAME
from ludotheca.games.albion.encoder import ENCODER
from ludotheca.games.albion.worth import worth
from tests.games.albion.positions import WON, losing, paying
from tests.games.albion.tables import ALL, ANN, BOB, AlbionTable, table


def numbers(played: AlbionTable, seat: int = ANN) -> dict[str, float]:
    return dict(zip(ENCODER.names, ENCODER.encode(played.state, seat), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(ENCODER.names) == len(set(ENCODER.names)) == ENCODER.size


def test_at_the_start_everybody_has_works_a_fortress_and_a_settler() -> None:
    """ALB-2.2 to ALB-2.5: whoever begins has 3 fish and 1 wood, and places a castle; the next has a wood more."""
    played = GAME.new(2, seed=1)
    [first] = played.actors()

    found = numbers(played, first)

    assert ENCODER.progress(played.state) == 0.0
    assert found["table: placing castles"] == found["me: turn"] == 1.0
    assert (found["me: fish yield"], found["me: stone yield"]) == pytest.approx((1 / 3, 0.0))
    assert (found["me: fish"], found["me: wood"]) == pytest.approx((3 / 8, 1 / 8))
    assert found["1 to my left: wood"] == pytest.approx(2 / 8)
    assert found["me: kinds of resources"] == 0.5
    assert found["me: settlers"] == found["1 to my left: settlers"] == 0.25
    assert found["1 to my left: wait"] == 0.5
    assert found["2 to my left: is there"] == 0.0


def test_settlements_are_told_by_levels_and_by_what_they_are_worth() -> None:
    """ALB-8.6, ALB-10.1: a settlement IV by a laurel wreath counts 34, and a II elsewhere 13; six of twelve levels."""
    found = numbers(table({"buildings": {"brigantia": "settlement 4", "dobunnia": "settlement 2"}}))

    assert found["me: settlement levels"] == 0.5
    assert found["me: settlements IV"] == pytest.approx(1 / 3)
    assert found["me: laurel settlement"] == 1.0
    assert found["me: settlements"] == pytest.approx((34 + 13) / 100)
    assert found["me: goal"] == found["1 to my left: laurel settlement"] == 0.0


def test_other_buildings_are_told_by_kind() -> None:
    """ALB-8.1, ALB-8.2, ALB-8.7: what a castle, a fortress and works have brought."""
    buildings = {"dobunnia": "castle 2", "cantium": "fortress 3", "ordovicia": "works 2"}

    found = numbers(table({"buildings": buildings, "resources": {"gold": 2}}))

    assert found["me: castles"] == pytest.approx(7.5 / 25)
    assert found["me: fortresses"] == pytest.approx(13 / 25)
    assert found["me: works"] == pytest.approx(7.5 * 2.2 / 50)
    assert found["me: stone yield"] == pytest.approx(2 / 3)
    assert found["me: steps"] == pytest.approx(3 / 7)
    assert found["me: gold"] == pytest.approx(2 / 8)
    assert found["me: resources"] == pytest.approx((1.1 + 0.9) / 10)


def test_the_lead_is_over_the_best_of_the_others() -> None:
    played = table({"resources": ALL}, {"buildings": {"dobunnia": "castle 1"}}, {})
    cells = played.state.cells

    found = numbers(played, ANN)

    assert found["me: lead"] == pytest.approx((worth(cells, ANN) - worth(cells, BOB)) / 50)
    assert found["1 to my left: lead"] == pytest.approx((worth(cells, BOB) - worth(cells, ANN)) / 50)
    assert numbers(played, BOB)["me: lead"] == found["1 to my left: lead"]


@pytest.mark.parametrize(
    ("fortress", "picts", "lost"),
    [
        ("fortress 1", {"hidden": 2, "open": 1}, 4.0),
        ("fortress 2", {"hidden": 2, "open": 1}, 0.0),
        ("fortress 1", {"open": 1}, 0.0),
    ],
)
def test_a_level_is_at_risk_while_picts_may_come_that_nobody_withstands(
    fortress: str, picts: dict[str, int], lost: float
) -> None:
    """ALB-7.3, ALB-7.4: one Pict lies open; a castle II is worth 4 more than a castle I."""
    played = table({"buildings": {"dobunnia": "castle 2", "cantium": fortress}}, picts={"dobunnia": picts})

    found = numbers(played)

    chance = found["table: attackers among the unseen"]
    assert 0.0 < chance < 1.0
    assert found["me: at risk"] == pytest.approx(chance * lost / 20)


@pytest.mark.parametrize(
    ("position", "seat", "expected"),
    [
        (paying("dobunnia", "castle", 1), ANN, {"table: paying": 1.0, "table: level being built": 0.25}),
        (losing(), BOB, {"table: giving up": 1.0, "me: debt": 1 / 3, "1 to my left: debt": 0.0}),
    ],
)
def test_what_is_being_decided_is_told(position: dict[str, Any], seat: int, expected: dict[str, float]) -> None:
    """ALB-5.5, ALB-8.4: a price to be paid; a figure to be given up."""
    found = numbers(GAME.from_position(position), seat)

    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_only_whoever_has_the_turn_has_points_and_settlers_that_are_ready() -> None:
    """ALB-4.2, ALB-5.1: two castles II give five points."""
    ours = {"settlers": {"cantium": 2}, "markers": 4, "resources": ALL}

    found = numbers(table(ours, ours))

    assert found["me: points left"] == pytest.approx(5 / 7)
    assert found["me: settlers ready"] == 0.5
    assert found["1 to my left: points left"] == found["1 to my left: settlers ready"] == 0.0
    assert found["me: prospects"] > found["1 to my left: prospects"] > 0.0


def test_progress_is_how_far_the_first_has_come() -> None:
    """ALB-10.1: half of all levels of settlements, and a quarter of what helps beyond the four levels of the start."""
    buildings = {"brigantia": "settlement 4", "novantia": "settlement 2"}
    helping = {"cantium": "fortress 3", "dumnonia": "works 2", "icenia": "works 2"}

    played = table({}, {"buildings": buildings | helping})

    assert ENCODER.progress(played.state) == pytest.approx(0.7 * 0.5 + 0.3 * 0.25)


def test_whoever_has_the_goal_ends_the_game() -> None:
    """ALB-10.1: three settlements IV; the round is played to its end."""
    played = GAME.from_position({"players": [WON, {"settlers": {"cantium": 1}}], "turn": 1, "last_round": True})

    assert ENCODER.progress(played.state) == 1.0
    assert numbers(played)["me: goal"] == numbers(played)["table: last round"] == 1.0
