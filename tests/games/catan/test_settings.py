"""Catan, CAT-2.1 to CAT-2.3: what a table may settle on."""

from typing import Any

import pytest

from ludotheca.engine.errors import PositionError, SetupError
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options
from ludotheca.games.catan.actions import BuildCity, EndTurn, MoveRobber, PlayKnight, Roll
from ludotheca.games.catan.board import BOARD
from ludotheca.games.catan.events import Ended, RobberMoved, Rolled, Stolen
from tests.games.catan.tables import ANN, BOB, CATAN, CITY, EVA, CatanTable, dice, kinds, refusal, table, whole

CITIES = ["A1s", "A3s", "C1s", "C5s"]


HEXES = list(BOARD.hex_numbers)


PAIRS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.parametrize("points", [8, 9, 10, 12])
def test_a_table_settles_how_many_points_win(points: int) -> None:
    """CAT-2.1: with three cities a fourth makes eight."""
    played = table({"cities": CITIES[:3], "settlements": CITIES[3:], "hand": CITY}, points_to_win=points)

    events = played.play(ANN, BuildCity("C5s"))

    assert (events[-1] == Ended("points")) == (points == 8)
    assert (played.outcome() is not None) == (points == 8)


def test_no_text_of_the_base_game_is_about_a_scenario() -> None:
    """CAT-2.1: how many points win in Alexander, ALX-2.1 says."""
    texts = [path.read_text(encoding="utf-8") for path in CATAN.folder.glob("text/**/*.ftl")]

    assert len(texts) == 8
    assert not any("alexand" in text.lower() for text in texts)


def friendly(*players: dict[str, Any], draws: list[int] | None = None, **fields: Any) -> CatanTable:
    """Ann moves the robber, which is friendly."""
    return table(*players, draws=draws, friendly_robber=True, phase="robber", dice=[3, 4], **fields)


def test_points_to_win_have_bounds() -> None:
    """CAT-2.1: 8 to 12, and ten where nothing is said."""
    assert whole(CATAN.new(3)).points_to_win == 10
    for points in (8, 12):
        assert whole(CATAN.new(3, options={"points_to_win": points})).points_to_win == points
    for points in (7, 13):
        with pytest.raises(SetupError, match="points_to_win"):
            CATAN.new(3, options={"points_to_win": points})
        with pytest.raises(PositionError, match="points_to_win: can be 8 to 12"):
            CATAN.from_position({"players": [{}, {}], "points_to_win": points})


def test_a_friendly_robber_keeps_away_from_the_poor() -> None:
    """CAT-2.2: Bob has two points, Eva three; it may go to one's own hex, however poor its owner."""
    played = friendly(
        {"settlements": ["E1s"]},
        {"settlements": ["A1s", "A3s"], "hand": "ore"},
        {"settlements": ["A1n", "C5s"], "cities": ["C1s"], "hand": "wool"},
        draws=[0],
    )

    assert refusal(played, MoveRobber("A1", EVA)) == ("CAT-2.2", "robber-is-friendly")
    assert refusal(played, MoveRobber("A3", BOB)) == ("CAT-2.2", "robber-is-friendly")
    assert MoveRobber("E1", None) in played.legal(ANN)
    assert played.play(ANN, MoveRobber("C1", EVA)) == [RobberMoved(ANN, "C1"), Stolen(ANN, EVA, "wool")]


def test_hidden_points_make_nobody_rich() -> None:
    """CAT-2.2: what counts is what everybody sees, the largest army too."""
    poor = friendly({}, {"settlements": ["A1s"], "developments": {"victory-point": 2}, "hand": "ore"})
    army = friendly({}, {"settlements": ["A1s"], "knights": 3, "hand": "ore"}, largest_army=BOB)

    assert refusal(poor, MoveRobber("A1", BOB)) == ("CAT-2.2", "robber-is-friendly")
    assert MoveRobber("A1", BOB) in army.legal(ANN)


def test_a_friendly_robber_that_has_no_place_may_go_anywhere() -> None:
    """CAT-2.2: six settlements of the poor touch all hexes but the desert; even then they lose no card."""
    poor = (["A1se", "A3s"], ["B1s", "C4se"], ["D1se", "D3s"])
    players = [{"settlements": places, "hand": "ore"} for places in poor]
    played = friendly({}, *players, seats=4)

    assert kinds(played, MoveRobber) == [MoveRobber(name, None) for name in HEXES if name != "C3"]
    assert refusal(played, MoveRobber("A1", BOB)) == ("CAT-2.2", "spared")
    played.play(ANN, MoveRobber("A1", None))
    assert whole(played).robber == "A1"


def test_a_knight_is_as_friendly_as_a_seven() -> None:
    """CAT-2.2: whatever moves the robber."""
    played = table({"developments": {"knight": 1}}, {"settlements": ["A1s"], "hand": "ore"}, friendly_robber=True)
    played.play(ANN, PlayKnight())

    assert refusal(played, MoveRobber("A1", BOB)) == ("CAT-2.2", "robber-is-friendly")


def test_a_deck_of_dice_holds_every_pair_once() -> None:
    """CAT-2.3: after 36 rolls it is shuffled anew."""
    played = CATAN.from_position({"players": [{}, {}], "phase": "roll", "dice_deck": True}, luck=Seeded(5))
    rolled: list[tuple[int, int]] = []
    for number in range(40):
        left = whole(played).dice_left
        assert left is not None
        assert len(left) == (36 - number if number <= 36 else 72 - number)
        [seat] = played.actors()
        [event, *_] = played.play(seat, Roll())
        assert isinstance(event, Rolled)
        rolled.append((event.first, event.second))
        if whole(played).phase == "robber":
            played.play(seat, kinds(played, MoveRobber, seat)[0])
        played.play(seat, EndTurn())

    assert sorted(rolled[:36]) == PAIRS
    assert len(set(rolled[36:])) == 4


def test_the_deck_of_dice_is_drawn_from_what_is_left() -> None:
    """CAT-2.3: everybody sees what that is; the next card is as likely as any other."""
    for draw, roll in enumerate([(1, 2), (6, 6)]):
        played = table(phase="roll", dice_deck=True, dice_left=[[1, 2], [6, 6]], draws=[draw])
        assert played.view(BOB).dice_left == ((1, 2), (6, 6))

        assert played.play(ANN, Roll()) == [Rolled(ANN, *roll)]


def test_without_the_deck_dice_are_rolled() -> None:
    """CAT-2.3: a setting, off unless it is asked for."""
    assert whole(CATAN.new(3)).dice_left is None
    assert whole(CATAN.new(3, options={"dice_deck": True})).dice_left == tuple(PAIRS)
    assert whole(table(phase="roll", draws=dice(5))).dice_deck is False


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"dice_left": [[1, 1]]}, "dice_left: there is no deck of dice"),
        ({"dice_deck": True, "dice_left": [[1, 7]]}, r"dice_left\[0\]: must be from 1 to 6"),
        ({"dice_deck": True, "dice_left": [[1, 1], [1, 1]]}, "dice_left: every pair of dice is there once"),
        ({"dice_deck": True, "dice_left": [[1, 1]], "dice": [1, 1]}, "dice_left: every pair of dice is there once"),
    ],
)
def test_a_deck_of_dice_that_cannot_be_is_refused(fields: dict[str, Any], message: str) -> None:
    """CAT-2.3: what has been rolled is not in it."""
    with pytest.raises(PositionError, match=message):
        table(**fields)


def test_a_position_keeps_its_settings() -> None:
    """CAT-2.1 to CAT-2.4: they go on to count."""
    options: Options = {"points_to_win": 12, "friendly_robber": True, "dice_deck": True, "player_trade": False}
    played = CATAN.new(2, seed=3, options=options)

    assert CATAN.from_position(played.position()).options == {**options, "board": "beginners"}
