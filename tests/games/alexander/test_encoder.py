"""Alexander as numbers: those of the march, each by its name, in positions that can be reckoned by hand."""

import pytest

from ludotheca.engine.laws.judging import encodings_tell_no_secret
from ludotheca.engine.luck import Seeded
from ludotheca.games.alexander.actions import PayGood
from ludotheca.games.alexander.data import AUCTIONS, ROUTE
from tests.games.alexander.tables import ALEXANDER, auction, bids, scenario
from tests.games.catan.tables import ANN, BOB, numbers

ENCODER = ALEXANDER.insight.encoder


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(ENCODER.names) == len(set(ENCODER.names)) == ENCODER.size
    for seats in (2, 3, 4):
        assert len(ENCODER.encode(ALEXANDER.new(seats, seed=1).state, ANN)) == ENCODER.size


def test_what_the_base_game_tells_is_told() -> None:
    """ALX-2.2: on the scenario's own board."""
    found = numbers(scenario({"hand": "2 ore", "cities": ["A1s"]}), ANN)

    assert found["me: cities"] == 0.2
    assert found["own: ore in hand"] == 0.4
    assert found["me: kinds of income"] > 0.0


def test_gold_is_open() -> None:
    """ALX-2.3: 40 coins in all."""
    found = numbers(scenario({"gold": 6}), BOB)

    assert found["2 to my left: gold"] == pytest.approx(0.6)
    assert found["me: gold"] == 0.0
    assert found["table: gold in the bank"] == pytest.approx(34 / 40)


def test_tiles_and_advisers() -> None:
    """ALX-2.15: four tiles are more than two, and bring the best adviser."""
    played = scenario({"tiles": {"statue": 2, "bridge": 2}}, {"tiles": {"famine": 2}})

    found = numbers(played, ANN)
    assert (found["me: tiles"], found["1 to my left: tiles"]) == pytest.approx((4 / 6, 2 / 6))
    assert (found["me: lead in tiles"], found["1 to my left: lead in tiles"]) == pytest.approx((2 / 6, -2 / 6))
    assert found["me: tiles short of an adviser"] == 0.0
    assert found["1 to my left: tiles short of an adviser"] == pytest.approx(1 / 3)
    assert (found["me: points of the adviser"], found["1 to my left: points of the adviser"]) == (0.8, 0.0)


def test_the_march_gets_on() -> None:
    """ALX-2.9: what is passed is not ahead any more; in Persepolis the game is over."""
    start = numbers(ALEXANDER.new(3, seed=1), ANN)
    assert start["progress"] == start["table: crossings passed"] == pytest.approx(1 / (len(ROUTE.stops) - 1))
    assert min(start["table: temples ahead"], start["table: events ahead"]) > 0.8
    assert start["table: cards in the stack"] > 0.5

    half = len(ROUTE.stops) // 2
    later = numbers(scenario(march={"passed": half, "marched": True}), ANN)
    assert later["progress"] == later["table: crossings passed"] == pytest.approx(half / (len(ROUTE.stops) - 1))
    events = [stop.kind == "event" for stop in ROUTE.stops]
    assert later["table: events ahead"] == pytest.approx(sum(events[half:]) / sum(events))
    assert 0.0 < later["table: temples ahead"] < 1.0


def test_an_auction_is_told() -> None:
    """ALX-2.10, ALX-2.11: a famine takes wool, grain and gold; Ann bids four, the others pass, and she pays two."""
    played = auction({"hand": "3 wool 5 ore", "gold": 1}, {"hand": "2 wool"}, event="famine")
    before = numbers(played, ANN)
    assert [name for name in AUCTIONS if before[f"table: auction of a {name}"]] == ["famine"]
    assert (before["me: to bid"], before["me: highest bid"], before["table: bid"]) == (1.0, 0.0, 0.0)
    assert before["own: can pay now"] == before["own: can pay for a famine"] == 0.4
    assert before["me: worth of the auction"] > 0.0

    bids(played, 4, 0)
    found = numbers(played, ANN)
    assert (found["me: highest bid"], found["own: can pay the own bid"]) == (1.0, 1.0)
    assert (found["table: bid"], found["table: still to pay"]) == (0.4, 0.0)
    assert (found["1 to my left: out of the auction"], found["2 to my left: to bid"]) == (1.0, 1.0)
    assert numbers(played, BOB)["own: can pay the own bid"] == 0.0

    bids(played, 0)
    asked = numbers(played, ANN)
    for good in ("gold", "wool"):
        played.play(ANN, PayGood(good))
    paying = numbers(played, ANN)
    assert (asked["table: still to pay"], paying["table: still to pay"]) == (0.4, 0.2)
    assert paying["me: gain by the bid"] > asked["me: gain by the bid"]
    assert paying["own: can pay the own bid"] == 1.0


def test_a_bid_too_high_is_the_bidders_secret_until_it_is_due() -> None:
    """ALX-2.12: then everybody sees that Ann could not pay."""
    played = auction({"hand": "2 wool 6 ore"}, {"hand": "2 wool"}, event="famine")
    bids(played, 4)
    assert numbers(played, ANN)["own: can pay the own bid"] == 0.0
    assert numbers(played, BOB)["2 to my left: bid too much"] == 0.0

    bids(played, 0, 0)
    assert numbers(played, BOB)["2 to my left: bid too much"] == 1.0


def test_without_an_auction_there_is_nothing_to_pay() -> None:
    """ALX-2.10: what one could pay in some auction is told all the same."""
    found = numbers(scenario({"hand": "2 wool", "gold": 1, "knights": 1}, {"knights": 2}), ANN)

    assert found["own: can pay for a battle"] >= 0.3
    assert (found["own: can pay now"], found["me: worth of the auction"], found["me: to bid"]) == (0.0, 0.0, 0.0)
    assert not any(found[f"table: auction of a {name}"] for name in AUCTIONS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_tell_no_secret(seats: int) -> None:
    """Along a game played at random, from every seat."""
    played = ALEXANDER.new(seats, seed=seats)
    luck = Seeded(seats)
    for step in range(400):
        if not played.actors():
            break
        seat = played.actors()[0]
        legal = played.legal(seat)
        played.play(seat, legal[luck.below(len(legal))])
        if step % 10 == 0:
            encodings_tell_no_secret(ALEXANDER, played.state, step)
