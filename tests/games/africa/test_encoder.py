"""Africa as numbers: what each of them says about a position."""

from typing import Any

import pytest

from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Turn
from ludotheca.games.africa.encoder import ENCODER
from tests.games.africa.tables import ANN, BOB, EVA, AfricaTable, table


def numbers(played: AfricaTable, seat: int = ANN) -> dict[str, float]:
    return dict(zip(ENCODER.names, ENCODER.encode(played.state, seat), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(ENCODER.names) == len(set(ENCODER.names)) == ENCODER.size


def test_at_the_start_all_tiles_lie_face_down_and_nobody_has_more_than_camps() -> None:
    """AFR-1.1, AFR-1.2: two camps each; the start player is to place an explorer."""
    found = numbers(GAME.new(3, options={"start": 1}))

    hidden = {f"table: {kind} face down" for kind in ("gold", "gem", "good", "animal", "nomad", "monument")}
    full = {*hidden, "table: camps in stock", "table: monuments missing", "table: placing", "me: turn"}
    there = {"me: is there", "1 to my left: is there", "2 to my left: is there"}
    shares = {"table: empty spaces": 5 / 101, "table: players": 3 / 5, "me: camps": 0.5}
    shares |= {"1 to my left: camps": 0.5, "2 to my left: camps": 0.5}
    waits = {"1 to my left: wait": 1 / 3, "2 to my left: wait": 2 / 3}
    assert {name: number for name, number in found.items() if number} == pytest.approx(
        dict.fromkeys(full | there, 1.0) | shares | waits
    )


def test_what_the_end_would_bring_is_told_by_its_parts() -> None:
    """AFR-8.1 to AFR-8.3: 6 on the track, 5 + 1 for goods, 10 for gold, 6 for the fewer gems; Bob has 24."""
    players: dict[int, dict[str, Any]] = {
        ANN: {"points": 6, "goods": {"pot": 3, "drum": 1}, "gold": [2, 1], "gems": [1]},
        BOB: {"points": 14, "gems": [2, 1]},
        EVA: {"points": 1},
    }

    found = numbers(table(players=players))

    assert found["me: points"] == pytest.approx(6 / 60)
    assert found["me: goods points"] == pytest.approx(6 / 20)
    assert found["me: goods"] == pytest.approx(4 / 8)
    assert found["me: largest set"] == pytest.approx(3 / 5)
    assert (found["me: gold prize"], found["me: gem prize"]) == (1.0, 0.6)
    assert found["me: nuggets ahead"] == pytest.approx(3 / 4)
    assert found["me: gems ahead"] == pytest.approx(-2 / 4)
    assert found["me: lead"] == pytest.approx((28 - 24) / 20)
    assert found["1 to my left: lead"] == pytest.approx((24 - 28) / 20)


def test_everybody_is_told_clockwise_from_whoever_asks() -> None:
    played = table(players={ANN: {"points": 30}, EVA: {"points": 12}})

    assert numbers(played, EVA)["me: points"] == numbers(played, ANN)["2 to my left: points"] == pytest.approx(12 / 60)
    assert numbers(played, EVA)["1 to my left: points"] == pytest.approx(30 / 60)
    assert numbers(played, EVA)["3 to my left: is there"] == 0.0


def test_what_is_in_reach_is_the_best_action_after_a_move() -> None:
    """AFR-4.1: Ann can bring a lion to two others, for two points; Bob is far from everything."""
    found = numbers(table({"D6": "lion", "K2": "lion", "K3": "lion"}, explorers=("E6", "A1", "O1")))

    assert found["me: in reach"] == pytest.approx(2 / 5)
    assert found["1 to my left: in reach"] == 0.0
    assert found["me: actions left"] == 1.0
    assert found["me: prospect"] == pytest.approx((2 + 0.8 * 2) / 10)


def test_a_tile_that_has_been_turned_up_is_in_hand() -> None:
    """AFR-3.4: an elephant brings 1, and 2 beside two others; its action is used up."""
    board = {"E7": "hidden elephant", "K2": "elephant", "K3": "elephant"}
    played = table(board, explorers=("E6", "A1"))

    assert numbers(played)["me: face down at hand"] == pytest.approx(1 / 6)

    played.play(ANN, Turn("E7"))

    found = numbers(played)
    assert found["me: in hand"] == pytest.approx(3 / 5)
    assert found["table: laying"] == 1.0
    assert found["me: actions left"] == 0.5
    assert found["me: face down at hand"] == 0.0


@pytest.mark.parametrize(("explorers", "to_come"), [(("E6", "A1"), 1.0), (("E6", "A1", "O1"), 2.0)])
def test_progress_counts_the_tiles_until_the_last_monument(explorers: tuple[str, ...], to_come: float) -> None:
    """AFR-8.1, AFR-9.2: eight are up and two of two tiles are monuments; the ninth is the last only for two players."""
    up = dict.fromkeys(["K1", "K2", "K3", "K4", "K5", "L1", "L2", "L3"], "monument")

    played = table({**up, "E7": "hidden monument", "E8": "hidden monument"}, explorers=explorers)

    assert ENCODER.progress(played.state) == pytest.approx(94 / (94 + to_come))


def test_progress_averages_over_where_the_monuments_may_lie() -> None:
    """AFR-9.2: the only monument among five tiles comes third on average."""
    up = dict.fromkeys(["K1", "K2", "K3", "K4", "K5", "L1", "L2", "L3"], "monument")
    hidden = dict.fromkeys(["C1", "C2", "C3", "C4"], "hidden lion")

    played = table({**up, **hidden, "E7": "hidden monument"}, explorers=("E6", "A1"))

    assert ENCODER.progress(played.state) == pytest.approx(91 / (91 + 3))


def test_the_last_monument_ends_it_all() -> None:
    """AFR-8.1: with one monument missing out of one tile, one more tile is turned up; then the game is over."""
    up = dict.fromkeys(["K1", "K2", "K3", "K4", "K5", "L1", "L2", "L3"], "monument")
    played = table({**up, "E7": "hidden monument"}, explorers=("E6", "A1"), players={ANN: {"camps": 2}})
    assert ENCODER.progress(played.state) == pytest.approx(95 / 96)

    played.play(ANN, Turn("E7"))

    assert ENCODER.progress(played.state) == 1.0
    assert numbers(played)["table: monuments missing"] == 0.0
    assert numbers(played)["me: turn"] == numbers(played)["me: in reach"] == 0.0
