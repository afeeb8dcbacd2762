"""The bots choose legal actions, from what they may know."""

from typing import Any

import pytest

from ludotheca.arena.match import play_match
from ludotheca.bots import BOTS, find_bot
from ludotheca.bots.random import RandomBot
from ludotheca.engine import laws
from ludotheca.engine.errors import SetupError
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Luck, Seeded
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL

GAMES = [DUEL, *(load(title) for title in titles())]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_bot_chooses_a_legal_action(game: AnyGame, name: str) -> None:
    for seed in range(12):
        _, state = laws.wander(game, game.meta.seats[0], {}, seed, seed * 8)
        for seat in game.rules.actors(state)[:1]:
            legal = game.rules.legal(state, seat)
            chosen = find_bot(name).choose(game, game.rules.view(state, seat), seat, legal, Seeded(seed))
            assert chosen[0] in legal
            for action in chosen:
                game.rules.play(state, seat, action, Seeded(seed), None)


def test_the_greedy_bot_takes_what_is_best() -> None:
    """Six things to score around its explorer and nothing else to do: it builds its camp."""
    game = load("africa")
    position = {
        "players": [{"explorer": "E6", "camps": 1}, {"explorer": "O1"}],
        "board": {"D5": "lion", "D6": "lion", "E5": "zebra", "E7": "zebra", "F5": "monument", "F6": "nomads"},
        "unseen": {},
        "segment": 2,
        "moved": True,
    }
    table = game.from_position(position)
    legal = game.rules.legal(table.state, 0)

    [choice] = find_bot("greedy").choose(game, table.view(0), 0, legal, Seeded(1))

    assert game.rules.catalogue[choice].__struct_config__.tag == "camp"


def test_the_greedy_bot_does_not_go_back_and_forth() -> None:
    """One legion less looks worse than giving up none yet, but it does not take back what it has begun to choose."""
    game = load("augustus")
    position = {
        "players": [
            {"supply": 5},
            {
                "supply": 4,
                "objectives": [
                    {"objective": 21, "legions": {"swords": 1, "shield": 1}},
                    {"objective": 39, "legions": {"chariot": 1}},
                ],
                "choice": {"legions": [[21, "shield"]]},
            },
            {"supply": 4, "objectives": [{"objective": 57, "legions": {"swords": 1, "shield": 1, "chariot": 1}}]},
        ],
        "row": [84, 85, 86, 87, 88],
        "token": "standard",
        "drawn": {"standard": 1},
        "phase": "lose",
        "active": 0,
        "batch": [41],
        "effect": 41,
    }
    table = game.from_position(position)
    legal = game.rules.legal(table.state, 1)

    [choice] = find_bot("greedy").choose(game, table.view(1), 1, legal, Seeded(1))

    assert len(legal) == 3
    assert game.rules.catalogue[choice].__struct_config__.tag == "take"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="no bot 'deep-blue'"):
        find_bot("deep-blue")


def test_a_bot_that_does_not_look_is_shown_nothing() -> None:
    seen: list[Any] = []

    class Watched(RandomBot):
        def choose(self, game: AnyGame, view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
            seen.append(view)
            return super().choose(game, view, seat, legal, luck)

    play_match(DUEL, [Watched(), Watched()], {}, 1, 100)

    assert seen
    assert set(seen) == {None}
