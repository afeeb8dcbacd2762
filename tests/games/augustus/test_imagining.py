"""What a seat of Augustus imagines is what would be dealt from its view, in every kind of position with secrets."""

from typing import Any

import pytest

from ludotheca.engine.luck import Seeded
from ludotheca.games.augustus import GAME
from ludotheca.games.augustus.actions import Clear, Lose, Put, Take
from ludotheca.games.augustus.rules import AUGUSTUS
from tests.games.augustus.tables import ANN, BOB, EVA, AugustusTable, table

SEEDS = range(60)


def assert_dealt_alike(played: AugustusTable, seat: int) -> int:
    """Both ways of dealing agree, whatever the luck; returns how many different worlds there were."""
    state = played.state
    worlds = []
    for seed in SEEDS:
        world = AUGUSTUS.imagine(state, seat, Seeded(seed))
        assert world == AUGUSTUS.load(AUGUSTUS.view(state, seat), Seeded(seed))
        worlds.append(tuple(world.cells))
    return len(set(worlds))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_objectives_dealt_and_kept_are_imagined(seats: int) -> None:
    """AUG-2.2: Bob has kept three, the last player one of six; the others cannot see which."""
    played = GAME.new(seats, seed=3)
    for seat, count in ((BOB, 3), (seats - 1, 1 if seats > 2 else 0)):
        for action in played.legal(seat)[:count]:
            played.play(seat, action)

    for seat in range(seats):
        assert assert_dealt_alike(played, seat) == len(SEEDS)


def test_a_choice_made_unseen_may_be_any_that_could_be_made() -> None:
    """AUG-3.1: Bob may have passed, put a legion on either swords, or moved his shield to one of them."""
    played = table({"objectives": {40: ""}}, {"objectives": {1: "shield", 22: ""}})
    played.play(BOB, Put(22, "swords"))

    assert assert_dealt_alike(played, ANN) == 5
    assert assert_dealt_alike(played, BOB) == 1


def test_a_choice_half_made_is_as_good_as_none() -> None:
    """AUG-3.2: nobody else sees that Bob has taken up a legion."""
    played = table({"objectives": {40: ""}}, {"objectives": {1: "shield", 22: ""}})
    played.play(BOB, Take(1, "shield"))

    assert assert_dealt_alike(played, ANN) == 1
    assert AUGUSTUS.imagine(played.state, ANN, Seeded(1)) != played.state
    assert AUGUSTUS.imagine(played.state, BOB, Seeded(1)) == played.state


@pytest.mark.parametrize(
    ("attack", "legions", "bobs", "worlds"),
    [
        ({37: "swords shield chariot"}, "swords swords shield", [Take(21, "swords")], 2),
        ({41: "swords shield catapult"}, "swords swords shield", [Take(21, "swords"), Take(21, "swords")], 2),
    ],
)
def test_a_loss_chosen_unseen_may_be_any(attack: dict[int, str], legions: str, bobs: list[Any], worlds: int) -> None:
    """AUG-6.3: legions of one place are alike."""
    played = table(
        {"objectives": attack}, {"objectives": {21: legions}}, {"objectives": {22: legions}}, token="standard"
    )
    played.play(ANN, Put(next(iter(attack)), "standard"))
    for action in bobs:
        played.play(BOB, action)

    assert assert_dealt_alike(played, EVA) == worlds
    assert assert_dealt_alike(played, BOB) == 1


def test_an_objective_cleared_or_lost_unseen_may_be_any() -> None:
    """AUG-6.3: Bob chooses between two objectives with legions, and then between three that he controls."""
    bob = {"objectives": {21: "swords", 4: "swords", 3: ""}, "controlled": [1, 13, 17]}
    eva = {"objectives": {22: "swords", 24: "swords"}, "controlled": [2, 14]}
    for attack, legions, action, worlds in (
        (75, "swords swords standard standard", Clear(4), 2),
        (81, "swords shield chariot catapult standard", Lose(13), 3),
    ):
        played = table({"objectives": {attack: legions}}, bob, eva, token="dagger")
        played.play(ANN, Put(attack, "dagger"))
        played.play(BOB, action)

        assert assert_dealt_alike(played, EVA) == worlds
        assert assert_dealt_alike(played, BOB) == 1
