"""Africa, section 8 and the variants: the end, goods, treasure and who wins."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Action, Camp, Dig, Lift, Move, Put, Relocate, Skip, Turn
from ludotheca.games.africa.events import Ended, Event, Idled, Relocated, Skipped, Turned
from ludotheca.games.africa.rules import AFRICA
from ludotheca.games.africa.scoring import prize
from tests.games.africa.tables import ANN, BOB, EVA, AfricaTable, points, refusal, table

MONUMENTS = ["K1", "K2", "K3", "K4", "K5", "L1", "L2", "L3", "L4", "L5"]


def finished(players: dict[int, dict[str, Any]]) -> AfricaTable:
    """Eva has just turned up the last monument."""
    board = dict.fromkeys([*MONUMENTS, "E7"], "monument")
    wealth = {EVA: {"points": 3}, **players}
    return table(board, explorers=("A1", "O1", "E6"), players=wealth, phase="over", turn=EVA, finder=EVA, acted=True)


@pytest.mark.parametrize(("explorers", "found"), [(("E6", "O1", "A1"), 10), (("E6", "O1"), 8)])
def test_the_last_monument_ends_the_game_at_once(explorers: tuple[str, ...], found: int) -> None:
    """AFR-8.1, AFR-9.2: the eleventh, with two players the ninth; its finder scores 3 instead of taking a camp."""
    board = dict.fromkeys(MONUMENTS[:found], "monument") | {"E7": "hidden monument"}
    played = table(board, explorers=explorers)

    events = played.play(ANN, Turn("E7"))

    assert events == [Turned(ANN, "E7", "monument", 3), Ended("last-monument")]
    assert played.actors() == []
    assert points(played)[ANN] == 3
    assert played.view(None).players[ANN].camps == 0
    assert refusal(played, Skip()) == ("AFR-8.1", "game-over")


@pytest.mark.parametrize(("explorers", "found"), [(("E6", "O1", "A1"), 9), (("E6", "O1"), 7)])
def test_the_last_but_one_does_not(explorers: tuple[str, ...], found: int) -> None:
    """AFR-8.1, AFR-9.2: one monument earlier there is still a camp to take, and play goes on."""
    board = dict.fromkeys(MONUMENTS[:found], "monument") | {"E7": "hidden monument"}
    played = table(board, explorers=explorers)

    played.play(ANN, Turn("E7"))

    assert played.actors() == [ANN]
    assert played.view(None).players[ANN].camps == 1


@pytest.mark.parametrize(("count", "worth"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_trade_goods_score_by_kind(count: int, worth: int) -> None:
    """AFR-8.2: 1, 3, 5, 8, 12 points for 1 to 5 tiles of one kind."""
    played = table(players={ANN: {"goods": {"pot": count}}})

    assert played.scores() == [worth, 0, 0]


def test_each_kind_of_goods_scores_on_its_own() -> None:
    """AFR-8.2: per kind."""
    played = table(players={ANN: {"goods": {"pot": 2, "mask": 3, "drum": 1}}})

    assert AFRICA.tally(played.state, None)[ANN]["goods"] == 3 + 5 + 1


@pytest.mark.parametrize(
    ("shown", "worth"),
    [
        ([5, 3, 1], [10, 6, 0]),
        ([4, 4, 1], [8, 8, 0]),
        ([2, 2, 2], [6, 6, 6]),
        ([5, 1, 1, 1, 1], [10, 2, 2, 2, 2]),
        ([5, 3, 3], [10, 3, 3]),
        ([5, 3, 3, 3], [10, 2, 2, 2]),
        ([3, 0, 0], [10, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 3, 3, 3, 3], [4, 4, 4, 4, 4]),
        ([0, 2], [0, 10]),
    ],
)
def test_treasure_is_a_majority(shown: list[int], worth: list[int]) -> None:
    """AFR-8.3: 10 and 6; ties share and round up; zero never places, and a player alone gets only the 10."""
    assert [prize(vec[i64](shown), seat) for seat in range(len(shown))] == worth


def test_gold_and_gems_are_counted_apart_and_by_what_they_show() -> None:
    """AFR-8.3: nuggets and gems, not tiles; two contests."""
    hoards: dict[int, dict[str, Any]] = {
        ANN: {"gold": [1, 1], "gems": [1]},
        BOB: {"gold": [2, 1], "gems": [1]},
        EVA: {"gems": [2]},
    }
    played = table(players=hoards)

    tally = AFRICA.tally(played.state, None)

    assert [parts["gold"] for parts in tally] == [6, 10, 0]
    assert [parts["gems"] for parts in tally] == [3, 3, 10]


def test_most_points_win() -> None:
    """AFR-8.4: track, bonus, goods and treasure together; Bob leads on the track, and Eva wins."""
    wealth: dict[int, dict[str, Any]] = {
        ANN: {"points": 20},
        BOB: {"points": 21, "goods": {"pot": 4}},
        EVA: {"points": 12, "goods": {"mask": 3}, "gold": [2], "gems": [1]},
    }
    played = finished(wealth)

    outcome = played.outcome()
    assert outcome is not None
    assert outcome.scores == (20, 29, 12 + 5 + 10 + 10)
    assert outcome.winners == (EVA,)


def test_ties_are_shared() -> None:
    """AFR-8.4: no tie-break."""
    played = finished({ANN: {"points": 7}, BOB: {"points": 7}})

    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winners == (ANN, BOB)


def test_the_bonus_is_told_apart_in_the_tally() -> None:
    """AFR-8.1: the '+3' stands on the track and is shown by itself."""
    played = finished({EVA: {"points": 10}})

    assert AFRICA.tally(played.state, None)[EVA] == {"track": 7, "bonus": 3, "goods": 0, "gold": 0, "gems": 0}


def test_camps_left_over_score_nothing() -> None:
    """AFR-8.5: unused base camps are worth nothing."""
    played = finished({ANN: {"camps": 5}})

    assert played.scores() == [0, 0, 3]


def test_all_but_face_down_tiles_is_open() -> None:
    """AFR-8.5: every seat and every spectator sees the same, and nobody what lies face down."""
    played = GAME.new(4, seed=3)

    views = [played.view(seat) for seat in (0, 1, 2, 3, None)]

    assert all(view == views[0] for view in views)
    assert set(views[0].board.values()) == {"face-down"}


def idle_for_three_rounds(played: AfricaTable) -> list[Event]:
    """What happens while Ann and Bob do no more than walk about: the last event of each turn."""
    pass_on: list[Action] = [Skip(), Skip()]
    turns: list[list[Action]] = [[Move("E7"), *pass_on], [Relocate("J3")], pass_on, pass_on, pass_on, pass_on]
    return [played.play(turn % 2, *actions)[-1] for turn, actions in enumerate(turns)]


def test_after_three_rounds_in_which_nothing_happens_the_table_says_so_and_goes_on() -> None:
    """AFR-8.5: moving and relocating explorers count as nothing; the table says so once every three rounds."""
    played = table(explorers=("E6", "O1"))

    first = idle_for_three_rounds(played)
    second = [played.play(turn % 2, Skip(), Skip())[-1] for turn in range(6)]

    assert first == [Skipped(ANN), Relocated(BOB, "O1", "J3"), Skipped(ANN), Skipped(BOB), Skipped(ANN), Idled()]
    assert second == [*(Skipped(turn % 2) for turn in range(5)), Idled()]
    assert played.actors() == [ANN]
    assert played.view(None).idle_turns == 0


def test_with_the_setting_three_such_rounds_end_the_game() -> None:
    """AFR-8.5: the game ends and is scored."""
    played = table(explorers=("E6", "O1"), players={ANN: {"points": 4}}, idle_end=True)

    assert idle_for_three_rounds(played)[-1] == Ended("nothing-happens")
    assert played.actors() == []
    assert played.scores() == [4, 0]
    assert refusal(played, Skip()) == ("AFR-8.5", "game-over")


def test_the_setting_is_off_unless_somebody_asks_for_it() -> None:
    """AFR-8.5: the last monument is the only end in the rules."""
    assert not GAME.new(2).view(None).idle_end
    assert GAME.new(2, options={"idle_end": True}).view(None).idle_end


@pytest.mark.parametrize("idle_end", [False, True])
@pytest.mark.parametrize(
    "deeds", [[Turn("E5")], [Lift("E7"), Put("J3")], [Camp()], [Dig()]], ids=["turn", "move", "camp", "dig"]
)
def test_whatever_happens_starts_the_count_again(deeds: list[Action], *, idle_end: bool) -> None:
    """AFR-8.5: turning a tile, moving one or building: each of them counts."""
    board = {"E5": "hidden gold-1", "E7": "elephant", "K2": "elephant", "K3": "elephant", "D6": "gem-1"}
    played = table(board, explorers=("E6", "O1"), players={ANN: {"camps": 1}}, idle_turns=5, idle_end=idle_end)

    for deed in deeds:
        played.play(ANN, deed)
    played.play(ANN, Skip())

    assert played.actors() == [BOB]
    assert played.view(None).idle_turns == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_passing_for_the_last_time_ends_it(seats: int) -> None:
    """AFR-8.5: three full rounds are three turns of every player."""
    explorers = ("E6", "O1", "A1", "B8", "G3")[:seats]
    last = table(explorers=explorers, idle_turns=3 * seats - 1, idle_end=True)
    last_but_one = table(explorers=explorers, idle_turns=3 * seats - 2, idle_end=True)

    for played in (last, last_but_one):
        played.play(ANN, Skip())
        played.play(ANN, Skip())

    assert last.actors() == []
    assert last_but_one.actors() == [BOB]
