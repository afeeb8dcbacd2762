"""What a seat of Augustus may know, as numbers with names."""

from typing import Any

import pytest

from ludotheca.engine.laws.judging import encodings_tell_no_secret
from ludotheca.engine.laws.walking import wander
from ludotheca.engine.luck import Seeded
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Action, Clear, Keep, Lose, Pass, Put, Take
from ludotheca.games.augustus.encoder import ENCODER
from ludotheca.games.augustus.rules import AUGUSTUS
from tests.games.augustus.tables import ANN, BOB, EVA, AugustusTable, table

ATTACKED: dict[str, Any] = {"objectives": {21: "swords", 4: "swords swords", 3: ""}, "controlled": [1, 13, 17]}


def numbers(played: AugustusTable, seat: int) -> dict[str, float]:
    return dict(zip(ENCODER.names, ENCODER.encode(played.state, seat), strict=True))


def assert_nobody_else_knows(played: AugustusTable, seat: int) -> None:
    """The numbers are those of what each seat may imagine, whatever the luck."""
    for seed in range(20):
        encodings_tell_no_secret(GAME, played.state, seed)
    for other in range(played.seats):
        told = {name: number for name, number in numbers(played, other).items() if name.startswith("own: choice")}
        assert other == seat or not any(told.values())


def test_every_number_has_a_name_of_its_own() -> None:
    names = ENCODER.names

    assert len(names) == len(set(names)) == ENCODER.size
    assert len(ENCODER.encode(GAME.new(2, seed=1).state, ANN)) == ENCODER.size


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_numbers_stay_small_from_the_start_to_the_end(seats: int) -> None:
    for seed in range(6):
        for steps in (0, 40, 200, 1000):
            _, state = wander(GAME, seats, {}, seed, steps)
            for seat in range(seats):
                assert all(-1.0 <= number <= 3.0 for number in ENCODER.encode(state, seat))


def test_the_game_goes_on_with_the_leaders_objectives() -> None:
    """AUG-7.1: two of seven, and half of the next by four legions."""
    start = GAME.new(2, seed=1)
    begun = table({"objectives": {22: ""}}, {"objectives": {4: "swords swords shield", 3: "swords"}})
    later = table({"controlled": [2, 3], "objectives": {22: ""}}, {"objectives": {4: "swords swords shield"}})
    over = table(
        {"controlled": [2, 3, 17, 21, 25, 27, 13], "objectives": {22: ""}},
        {"objectives": {4: ""}},
        phase="over",
        token=None,
        drawn={"swords": 1},
    )

    assert ENCODER.progress(start.state) == 0.0
    assert ENCODER.progress(begun.state) == pytest.approx(0.5 / 7)
    assert ENCODER.progress(later.state) == pytest.approx(2 / 7)
    assert ENCODER.progress(over.state) == 1.0


def test_what_a_seat_controls_is_counted() -> None:
    """Objective 9 is green and has gold; 2 and 3 are senators. Nine points, and five for the gold."""
    played = table({"controlled": [2, 3, 9], "objectives": {22: ""}}, {"objectives": {4: "swords swords shield"}})

    ann, bob = numbers(played, ANN), numbers(played, BOB)

    assert ann["me: points as if the game ended here"] == pytest.approx((3 + 6 + 4 + 5) / 60)
    assert ann["me: points of rewards"] == pytest.approx(5 / 20)
    assert ann["me: objectives controlled"] == pytest.approx(3 / 7)
    assert ann["me: controls: senator"] == pytest.approx(2 / 3)
    assert ann["me: controls: green"] == pytest.approx(1 / 3)
    assert ann["me: colours controlled"] == 0.5
    assert (ann["me: has gold"], ann["me: has wheat"]) == (1.0, 0.0)
    assert ann["table: to be had: gold"] == 0.0
    assert ann["table: to be had: wheat"] == 1.0
    assert ann["me: legions in the supply"] == 0.7
    assert bob["1 to my left: objectives controlled"] == ann["me: objectives controlled"]
    assert bob["me: objectives controlled"] == 0.0
    assert bob["me: legions in the supply"] == 0.4
    assert bob["me: legions in all"] == 0.7
    assert (bob["2 to my left: is there"], bob["1 to my left: is there"]) == (0.0, 1.0)


def test_the_sixth_objective_leaves_one_to_go() -> None:
    played = table({"controlled": [2, 3, 17, 21, 25, 27], "objectives": {22: ""}}, {"objectives": {4: ""}})

    ann = numbers(played, ANN)

    assert ann["me: needs one more objective"] == 1.0
    assert ann["1 to my left: needs one more objective"] == 0.0


def test_an_objective_that_lacks_one_legion_waits_for_its_token() -> None:
    """Objective 4 lacks its shield: five of the 22 tokens that are left are shields, and two are jokers."""
    played = table({"objectives": {4: "swords swords swords", 22: ""}}, {"objectives": {3: ""}})

    ann = numbers(played, ANN)

    assert ann["me: objectives that lack one legion"] == pytest.approx(1 / 3)
    assert ann["me: chance that the next token completes"] == pytest.approx(7 / 22)
    assert ann["1 to my left: chance that the next token completes"] == 0.0
    assert ann["me: gain by the next token"] > ann["1 to my left: gain by the next token"] > 0.0
    assert ann["me: nearness of the nearest"] == pytest.approx(1 / (1 + 1.5 / 4))
    assert ann["table: called: swords"] == 1.0
    assert ann["table: to be drawn: swords"] == pytest.approx(5 / 6)


def test_after_a_joker_all_tokens_are_to_be_drawn() -> None:
    """AUG-3.3: the joker just called too."""
    played = table({"objectives": {22: ""}}, {"objectives": {3: ""}}, token="joker", drawn={"joker": 1, "swords": 3})

    ann = numbers(played, ANN)

    assert ann["table: to be drawn: swords"] == ann["table: to be drawn: joker"] == 1.0


def test_an_alias_makes_more_tokens_fit() -> None:
    """AUG-6.8: with objective 20 a chariot does for the shield that objective 4 lacks."""
    played = table({"objectives": {4: "swords swords swords"}, "controlled": [20]}, {"objectives": {3: ""}})

    ann = numbers(played, ANN)

    assert ann["me: aliases"] == pytest.approx(1 / 3)
    assert ann["me: chance that the next token completes"] == pytest.approx(11 / 22)


def test_only_the_seat_knows_what_it_was_dealt() -> None:
    """AUG-2.2: what it may still keep counts as well; keeping the worst spoils it."""
    played = GAME.new(3, seed=3)
    dealt = numbers(played, BOB)["own: hope from objectives dealt"]
    assert dealt > 0.0

    lows = []
    for action in [action for action in played.legal(BOB) if isinstance(action, Keep)]:
        fork = played.fork(Seeded(1))
        fork.play(BOB, action)
        lows.append(numbers(fork, BOB)["own: hope from objectives dealt"])
        assert_nobody_else_knows(fork, BOB)

    assert max(lows) == pytest.approx(dealt)
    assert sum(low < dealt - 1e-9 for low in lows) == 3
    assert numbers(played, ANN)["1 to my left: hope from objectives"] == 0.0


def test_only_the_seat_knows_that_its_choice_completes_an_objective() -> None:
    """AUG-3.2: what the others see is what could be chosen."""
    played = table({"objectives": {40: ""}}, {"objectives": {1: "shield", 22: ""}})
    before = numbers(played, ANN)

    played.play(BOB, Put(1, "swords"))

    bob = numbers(played, BOB)
    assert numbers(played, ANN) == before
    assert before["1 to my left: hope from the decision at hand"] > 0.0
    assert bob["own: choice: objectives completed"] == 1.0
    assert bob["own: choice: objectives that lack one legion"] == pytest.approx(-1 / 3)
    assert bob["own: choice: better than expected"] == pytest.approx(0.0)
    assert bob["me: objectives completed and waiting"] == 0.0
    assert_nobody_else_knows(played, BOB)


def test_a_pass_is_worse_than_expected() -> None:
    played = table({"objectives": {40: ""}}, {"objectives": {1: "shield", 22: ""}})

    played.play(BOB, Pass())

    bob = numbers(played, BOB)
    assert bob["own: choice: better than expected"] == pytest.approx(-bob["me: hope from the decision at hand"])
    assert_nobody_else_knows(played, BOB)


def test_a_legion_taken_up_counts_where_it_is_best() -> None:
    """AUG-3.1: the shield of objective 3 may complete objective 1, and nobody else sees it in the hand."""
    played = table({"objectives": {40: ""}}, {"objectives": {1: "shield", 3: "shield", 22: ""}})

    played.play(BOB, Take(3, "shield"))

    assert numbers(played, BOB)["own: choice: objectives completed"] == 1.0
    assert_nobody_else_knows(played, BOB)


@pytest.mark.parametrize(
    ("attack", "least", "other"),
    [
        ({37: "swords shield chariot"}, [Take(21, "swords")], [Take(4, "swords")]),
        ({41: "swords shield catapult"}, [Take(4, "swords"), Take(21, "swords")], [Take(4, "swords")] * 2),
        ({75: "swords swords standard standard"}, [Clear(21)], [Clear(4)]),
        ({81: "swords shield chariot catapult standard"}, [Lose(1)], [Lose(17)]),
    ],
)
def test_an_attack_is_expected_to_cost_what_matters_least(
    attack: dict[int, str], least: list[Action], other: list[Action]
) -> None:
    """AUG-6.3: that much everybody can see; only the seat knows what it gives up instead."""
    [(card, legions)] = attack.items()
    token = "dagger" if "standard" in legions else "standard"
    eva = {"objectives": {22: "swords shield", 24: "swords"}, "controlled": [2, 14]}
    played = table({"objectives": attack}, ATTACKED, eva, token=token)
    played.play(ANN, Put(card, token))
    expected = numbers(played, ANN)["1 to my left: hope from the decision at hand"]
    better = []
    for choice in (least, other):
        fork = played.fork(Seeded(1))
        fork.play(BOB, *choice)
        assert numbers(fork, ANN)["1 to my left: hope from the decision at hand"] == expected
        assert_nobody_else_knows(fork, BOB)
        better.append(numbers(fork, BOB)["own: choice: better than expected"])

    assert expected < 0.0
    assert better[0] == pytest.approx(0.0, abs=0.12)
    assert better[1] < better[0]


def test_a_loss_without_a_choice_counts_as_suffered() -> None:
    """AUG-6.3: Eva has a single legion, so she is not asked; Bob must still choose."""
    eva = {"objectives": {22: "swords"}}
    played = table({"objectives": {37: "swords shield chariot"}}, ATTACKED, eva, token="standard")
    played.play(ANN, Put(37, "standard"))

    ann = numbers(played, ANN)

    assert played.actors() == [BOB]
    assert AUGUSTUS.view(played.state, ANN).players[EVA].objectives[0].legions == {"swords": 1}
    assert ann["2 to my left: legions in the supply"] == 0.7
    assert ann["2 to my left: legions in all"] == 0.7
