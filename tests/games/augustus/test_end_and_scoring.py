"""Augustus, section 7: the end, and what everything scores."""

import pytest

from ludotheca.games.augustus import cards
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.actions import Lose, Pass, Pick, Put
from ludotheca.games.augustus.events import Ended
from ludotheca.games.augustus.holdings import holdings
from ludotheca.games.augustus.rules import AUGUSTUS
from ludotheca.games.augustus.scoring import effect_points
from ludotheca.games.augustus.state import blank
from tests.games.augustus.tables import ANN, BOB, all_pass, player, refusal, table

SIX = [2, 3, 17, 21, 25, 27]


def test_seven_objectives_end_the_game_after_the_draw() -> None:
    """AUG-7.1: once everything is resolved."""
    played = table({"objectives": {1: "swords"}, "controlled": SIX}, {"objectives": {22: ""}}, token="shield")
    played.play(BOB, Pass())
    played.play(ANN, Put(1, "shield"))
    assert played.actors() == [ANN]

    events = played.play(ANN, Pick(84))

    assert events[-1] == Ended()
    assert played.actors() == []
    assert refusal(played, Pass()) == ("AUG-7.1", "game-over")


def test_more_than_seven_objectives_end_it_too() -> None:
    """AUG-7.1: at least seven; Ann goes from six to eight in one batch."""
    played = table(
        {"objectives": {15: "chariot catapult", 1: "shield"}, "controlled": SIX},
        {"objectives": {22: ""}},
        token="shield",
    )
    played.play(BOB, Pass())
    played.play(ANN, Put(15, "shield"))
    played.play(ANN, Put(1, "swords"))
    played.play(ANN, Pick(84))
    events = played.play(ANN, Pick(85))

    assert len(player(played, ANN).controlled) == 8
    assert events[-1] == Ended()


def test_six_objectives_do_not() -> None:
    """AUG-7.1: play goes on."""
    played = table({"objectives": {1: ""}, "controlled": SIX}, {"objectives": {22: ""}})
    all_pass(played)

    assert played.actors()


def test_seven_that_became_six_in_the_same_draw_do_not_end_it() -> None:
    """AUG-7.1: Ann completes her seventh, then Bob's 82 makes her lose one."""
    played = table(
        {"objectives": {61: "swords swords shield dagger"}, "controlled": SIX, "rewards": ["count-2"]},
        {"objectives": {82: "swords shield chariot catapult standard"}},
        token="dagger",
        row=[4, 5, 6, 9, 88],
    )
    played.play(ANN, Put(61, "dagger"))
    played.play(BOB, Put(82, "dagger"))
    played.play(ANN, Pick(88))
    assert played.actors() == [ANN]
    played.play(ANN, Lose(61))
    assert played.actors() == [BOB]
    played.play(BOB, Pick(4))

    assert len(player(played, ANN).controlled) == 6
    assert played.actors() != []


@pytest.mark.parametrize(
    ("controlled", "card", "points"),
    [
        ([12, 13, 18, 20, 23, 29, 48], 12, 8),
        ([12, 13, 18, 20, 23, 29, 48], 48, 10),
        ([7], 7, 1),
        ([7, 3, 4], 7, 6),
        ([7, 3, 4, 17], 7, 6),
        ([25, 21, 22], 25, 10),
        ([25, 21], 25, 6),
        ([27], 27, 3),
        ([53, 57, 79], 53, 12),
        ([63, 61], 63, 12),
        ([47, 2, 3], 47, 6),
        ([49, 4], 49, 8),
        ([69, 19], 69, 12),
        ([64], 64, 0),
        ([64, 37, 76], 64, 10),
    ],
)
def test_effects_at_the_end(controlled: list[int], card: int, points: int) -> None:
    """AUG-6.9, AUG-7.3: per space up to the limit, per colour without one, per red objective 5; itself included."""
    cells = blank(2).cells
    for number in controlled:
        cells[at.WHERE + number] = at.CONTROLLED + ANN
        cells[at.CONTROLS + ANN] += 1

    assert effect_points(holdings(cells, ANN), card) == points


def test_the_worked_example_of_the_closing_tally() -> None:
    """AUG-8.4, AUG-7.2: rewards 15, printed 31, shields 8, greens 10: 64 points."""
    played = table(
        {"controlled": [12, 13, 18, 20, 23, 29, 48], "objectives": {2: ""}, "rewards": ["count-6"]},
        {"controlled": [1, 14, 15], "rewards": ["colour-green"]},
        phase="over",
        token=None,
        drawn={"swords": 1},
    )
    # Of these seven none is a source, so no table shows the five points of a tile beside them; here it is put there.
    played.state.cells[at.REWARD + cards.REWARD_RESOURCE] = ANN

    assert AUGUSTUS.tally(played.state, None)[ANN] == {"rewards": 15, "objectives": 31, "effects": 18}
    assert played.scores()[ANN] == 64
    assert dict(zip(player(played, ANN).controlled, player(played, ANN).worth, strict=True)) == {
        12: 8,
        13: 4,
        18: 8,
        20: 5,
        23: 10,
        29: 4,
        48: 10,
    }


@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        ([57], [58], (ANN,)),
        ([58], [57], (BOB,)),
        ([39], [57], (BOB,)),
        ([57], [1], (ANN,)),
        ([56], [59], (ANN, BOB)),
    ],
)
def test_most_points_win_then_most_senators_then_shared(
    ann: list[int], bob: list[int], winners: tuple[int, ...]
) -> None:
    """AUG-7.2: 57 is a senator of 13 points, 58 a province of 13, 56 and 59 are senators of 8.

    Both have three provinces of 43 points besides; Eva has ended the game with seven objectives of little worth.
    """
    played = table(
        {"controlled": [*ann, 50, 62, 79]},
        {"controlled": [*bob, 61, 80, 84]},
        {"controlled": [2, 15, 44, 49, 64, 74, 83], "objectives": {3: ""}, "rewards": ["colour-mixed"]},
        phase="over",
        token=None,
        drawn={"swords": 1},
        row=[4, 5, 6, 7, 8],
    )

    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == winners
