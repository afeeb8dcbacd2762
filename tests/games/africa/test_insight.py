"""Africa as a bot sees it: it gets on with the game, and waits for nothing that cannot be done."""

from typing import Final

import pytest

import ludotheca
from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.bots.luck import seat_luck
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Action, Camp, Lift, Move, Relocate, Turn
from tests.games.africa.tables import ANN, AROUND, AfricaTable, table

GAMES: Final = 10 if ludotheca.is_compiled() else 1
GREEDY: Final = find_bot("greedy")


def plans(played: AfricaTable) -> list[Action]:
    """What a bot weighs for Ann; each plan is a single action."""
    rules = GAME.rules
    found = GAME.insight.plans(played.state, ANN, rules.legal(played.state, ANN))
    return [rules.catalogue[action] for [action] in found]


def greedy_turn(played: AfricaTable, seed: int) -> None:
    """Lets a greedy bot play until another seat is to decide."""
    [seat] = played.actors()
    luck = seat_luck(seed, seat)
    while played.actors() == [seat]:
        played.play(seat, *decide(GREEDY, GAME, played.state, seat, luck))


def test_a_bot_does_not_wait_for_what_cannot_be_done() -> None:
    """AFR-4.1: two animals side by side have no better place, for neither counts itself once it has moved."""
    played = table({"E7": "lion", "E8": "lion", "N1": "hidden gold-1"}, explorers=("E6", "A1"))

    for turn in range(4):
        greedy_turn(played, turn)

    assert "face-down" not in played.view(None).board.values()


def test_after_an_idle_round_a_bot_weighs_what_leads_on() -> None:
    """AFR-8.5: it goes where a tile can be turned up, or uses a camp in hand."""
    played = table({"J3": "hidden gold-1"}, players={ANN: {"camps": 1}}, idle_turns=3)

    found = plans(played)

    assert set(found) == {Camp(), *(Relocate(space) for space in AROUND["J3"])}


def test_after_an_idle_round_a_bot_turns_up_a_tile_if_it_can() -> None:
    """AFR-8.5: or does something else that counts; but it no longer just walks about."""
    board = {"E7": "hidden gold-1", "D6": "lion", "K2": "lion", "K3": "lion"}
    idle, busy = table(board, idle_turns=3), table(board, idle_turns=2)

    assert plans(idle) == [Turn("E7"), Lift("D6")]
    assert {Relocate, Move, Turn, Lift} <= {type(action) for action in plans(busy)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_never_idle_a_game_away(seats: int) -> None:
    """AFR-8.5: every game ends with the last monument, and no three rounds pass in which nothing happens."""
    for seed in range(GAMES):
        played = GAME.new(seats, seed=seed, options={"idle_end": True})

        for turn in range(GAME.meta.most_steps):
            if not played.actors():
                break
            greedy_turn(played, turn)

        assert played.view(None).finder is not None
