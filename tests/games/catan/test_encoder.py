"""Catan as numbers: each by its name, in positions that can be reckoned by hand."""

import pytest

from ludotheca.engine.laws.judging import encodings_tell_no_secret
from ludotheca.engine.luck import Seeded
from ludotheca.games.catan.actions import BuyDevelopment, Discard
from ludotheca.games.catan.data import PLAN, RESOURCES
from tests.games.catan.tables import (
    ANN,
    BOB,
    CATAN,
    CITY,
    DEVELOPMENT,
    EVA,
    AnyTable,
    accept,
    numbers,
    offer,
    table,
    way,
)

ENCODER = CATAN.insight.encoder


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(ENCODER.names) == len(set(ENCODER.names)) == ENCODER.size
    for seats in (2, 3, 4):
        assert len(ENCODER.encode(CATAN.new(seats, seed=1).state, ANN)) == ENCODER.size


def test_points_and_awards() -> None:
    """CAT-1.10, CAT-1.11: three points built and two of the army; the victory-point card is Ann's secret."""
    ann = {"settlements": ["A1s"], "cities": ["C3s"], "knights": 3, "developments": {"victory-point": 1, "knight": 1}}
    played = table(ann, {"settlements": ["E3s"], "knights": 1}, largest_army=ANN)

    own, others = numbers(played, ANN), numbers(played, BOB)
    assert own["me: points"] == others["2 to my left: points"] == 0.5
    assert own["me: lead in points"] == pytest.approx(0.4)
    assert others["me: lead in points"] == pytest.approx(-0.4)
    assert (own["me: settlements"], own["me: cities"]) == (0.2, 0.2)
    assert (own["me: largest army"], own["me: longest road"]) == (1.0, 0.0)
    assert (own["me: knights played"], own["me: lead in knights"]) == pytest.approx((0.6, 0.4))
    assert own["me: development cards"] == others["2 to my left: development cards"] == 0.4
    assert (own["own: victory-point in hand"], own["own: knight in hand"]) == (0.1, 0.2)
    assert (others["own: victory-point in hand"], others["own: knight in hand"]) == (0.0, 0.0)


def test_roads_and_sites() -> None:
    """CAT-1.10: a road of two leads from A1s to a free crossing."""
    roads = way("A1s", "A1se", "A2s")
    played = table({"settlements": ["A1s"], "roads": roads}, {"settlements": ["E3s"]})

    found = numbers(played, ANN)
    assert found["me: road length"] == pytest.approx(0.2)
    assert found["me: lead in road length"] == pytest.approx(0.4)
    assert found["me: roads left"] == pytest.approx(13 / 15)
    assert found["me: sites at a road"] == pytest.approx(0.2)
    assert found["me: site at a road"] > 0.0
    assert found["1 to my left: site at a road"] == 0.0
    assert found["1 to my left: site two roads away"] > 0.0


def test_who_has_no_settlement_left_has_no_site() -> None:
    """CAT-1.7: five settlements are all there are."""
    five = ["A1s", "C3s", "E3s", "B1s", "D1s"]
    played = table({"settlements": five, "roads": way("A1s", "A1se", "A2s")})

    found = numbers(played, ANN)
    names = ("site at a road", "site one road away", "site two roads away", "sites at a road")
    assert [found[f"me: {name}"] for name in names] == [0.0] * 4


def with_robber(robber: str) -> AnyTable:
    """Ann has a city and Bob a settlement, and the robber is somewhere."""
    return table({"cities": ["A1s"]}, {"settlements": ["E3s"]}, robber=robber)


def test_income_is_counted_in_pips() -> None:
    """CAT-1.4: a city takes two cards; the robber blocks one of its hexes, of which half is left."""
    names = [f"me: income of {name}" for name in RESOURCES]
    free = numbers(with_robber("C3"), ANN)
    blocked = numbers(with_robber("A1"), ANN)

    lost = sum(free[name] for name in names) - sum(blocked[name] for name in names)
    assert free["me: income blocked by the robber"] == 0.0
    assert blocked["me: income blocked by the robber"] == pytest.approx(2 * lost)
    assert lost > 0.0
    assert blocked["1 to my left: income blocked by the robber"] == 0.0
    kinds = sum(free[name] > 0.0 for name in names)
    assert free["me: kinds of income"] == pytest.approx(kinds / 5)
    city = min(free["me: income of grain"] / 2, free["me: income of ore"] / 3)
    assert free["me: income for a city"] == pytest.approx(city)


def test_harbours_better_the_income() -> None:
    """CAT-1.7: for all kinds at 3:1, for one at 2:1; whoever has none has neither."""
    inland = numbers(table({"settlements": ["C3s"]}), ANN)
    assert inland["me: harbour of all kinds"] == 0.0
    assert inland["me: income with a harbour of all kinds"] == 0.0
    for harbour in PLAN.harbours:
        found = numbers(table({"settlements": [harbour.crossings[0]]}), ANN)
        income = sum(found[f"me: income of {name}"] for name in RESOURCES)
        if harbour.kind == "any":
            assert found["me: harbour of all kinds"] == 1.0
            assert found["me: income with a harbour of all kinds"] == pytest.approx(income)
        else:
            assert found["me: harbour of all kinds"] == 0.0
            of_its_kind = found[f"me: income of {harbour.kind}"]
            assert found["me: income with a harbour of its kind"] == pytest.approx(of_its_kind)


def test_the_own_hand_is_told_by_kinds() -> None:
    """CAT-1.6: Ann can pay for a city; the others see eight cards, one above the limit."""
    played = table({"hand": f"{CITY} 3 wool", "settlements": ["C3s"]})

    own, others = numbers(played, ANN), numbers(played, BOB)
    assert [own[f"own: {name} in hand"] for name in ("grain", "ore", "wool", "brick")] == [0.4, 0.6, 0.6, 0.0]
    assert own["own: near to a city"] == 1.0
    assert own["own: near to a road"] < 1.0
    assert own["own: worth of the hand"] > others["own: worth of the hand"]
    assert (others["2 to my left: cards"], others["2 to my left: cards above the limit"]) == (0.8, 0.1)


def test_cards_that_are_being_given_up_are_not_in_the_hand() -> None:
    """CAT-1.5: four of eight, of which one is chosen."""
    played = table({}, {"hand": "4 ore 4 wool", "discards": 4}, phase="discard")
    played.play(BOB, Discard("ore"))

    found = numbers(played, BOB)
    assert (found["own: ore in hand"], found["own: wool in hand"]) == pytest.approx((0.6, 0.8))
    assert found["me: cards to give up"] == pytest.approx(0.3)


def test_whose_turn_it_is() -> None:
    """CAT-1.3: Eva is to move the robber, then comes Ann."""
    found = numbers(table(turn=EVA, phase="robber"), ANN)

    assert (found["me: on turn"], found["me: turns to wait"]) == (0.0, 0.25)
    assert (found["2 to my left: on turn"], found["2 to my left: turns to wait"]) == (1.0, 0.0)
    assert (found["2 to my left: robber to move"], found["me: robber to move"]) == (1.0, 0.0)
    assert found["3 to my left: is there"] == 0.0


def test_a_card_just_bought_is_counted() -> None:
    """CAT-1.9: it cannot be played in this turn."""
    played = table({"hand": DEVELOPMENT}, draws=[0])
    played.play(ANN, BuyDevelopment())

    found = numbers(played, ANN)
    assert (found["own: bought in this turn"], found["own: knight in hand"]) == (0.2, 0.2)
    assert found["me: development cards"] == 0.2
    assert found["table: development cards left"] == pytest.approx(24 / 25)


def test_an_offer_counts_as_far_as_the_answers_are_known() -> None:
    """CAT-1.8: Ann lacks only grain for her city; once Bob has accepted it is as good as sure."""
    played = table({"hand": "grain 3 ore wool", "settlements": ["C3s"]}, {"hand": "2 grain brick lumber"})
    assert numbers(played, ANN)["own: gain by the offer"] == 0.0
    offer(played, "wool", "grain")
    hoped = numbers(played, ANN)["own: gain by the offer"]
    assert numbers(played, BOB)["own: gain by the offer"] == 0.0
    accept(played, BOB)

    assert numbers(played, ANN)["own: gain by the offer"] == pytest.approx(2 * hoped)
    assert hoped > 0.0
    assert numbers(played, BOB)["own: gain by the offer"] > 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_gets_on(seats: int) -> None:
    """From nothing to the end, by the points that everybody sees."""
    start = CATAN.new(seats, seed=1).state
    built = table(*[{"settlements": [name]} for name in ("A1s", "C3s", "E3s", "B1s")[:seats]], seats=seats).state
    ahead = table({"cities": ["A1s", "C3s", "E3s"], "settlements": ["B1s"]}, seats=seats).state
    over = table(
        {
            "cities": ["A1s", "C3s", "E3s", "B1s"],
            "developments": {"victory-point": 2},
        },
        phase="over",
    ).state

    told = [ENCODER.progress(state) for state in (start, built, ahead, over)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)
    assert 0.4 < told[2] < 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_tell_no_secret(seats: int) -> None:
    """Along a game played at random, from every seat."""
    played = CATAN.new(seats, seed=seats)
    luck = Seeded(seats)
    for step in range(400):
        if not played.actors():
            break
        seat = played.actors()[0]
        legal = played.legal(seat)
        played.play(seat, legal[luck.below(len(legal))])
        if step % 10 == 0:
            encodings_tell_no_secret(CATAN, played.state, step)
