"""The bots choose legal actions, from what they may know."""

from typing import Any

import pytest

from ludotheca.arena.match import play_match
from ludotheca.bots import BOTS, FAVOURITE, find_bot, lobby
from ludotheca.bots.contract import Budget, Question, decide
from ludotheca.bots.random import RandomBot
from ludotheca.engine import laws
from ludotheca.engine.errors import SetupError
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL
from ludotheca.texts import LANGUAGES, bot_about, bot_name

GAMES = [DUEL, *(load(title) for title in titles())]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_a_bot_chooses_a_legal_action(game: AnyGame, name: str) -> None:
    for seed in range(12):
        _, state = laws.wander(game, game.meta.seats[0], {}, seed, seed * 8)
        for seat in game.rules.actors(state)[:1]:
            chosen = decide(find_bot(name), game, state, seat, Seeded(seed), budget=Budget(iterations=20))
            assert chosen[0] in game.rules.legal(state, seat)
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

    [choice] = decide(find_bot("greedy"), game, table.state, 0, Seeded(1))

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

    [choice] = decide(find_bot("greedy"), game, table.state, 1, Seeded(1))

    assert len(game.rules.legal(table.state, 1)) == 3
    assert game.rules.catalogue[choice].__struct_config__.tag == "take"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="no bot 'deep-blue'"):
        find_bot("deep-blue")


def test_a_bot_that_does_not_look_is_shown_nothing() -> None:
    seen: list[Any] = []

    class Watched(RandomBot):
        def choose(self, question: Question) -> list[int]:
            seen.append(question.view)
            return super().choose(question)

    play_match(DUEL, [Watched(), Watched()], {}, 1, 100)

    assert seen
    assert set(seen) == {None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_house_is_named_and_described_in_every_language(name: str, language: str) -> None:
    assert bot_name(language, name) != name or name in {"random", "greedy"}
    assert bot_about(language, name).endswith(".")


def test_a_visitor_who_has_not_chosen_meets_somebody_from_the_lobby() -> None:
    names = [offer.name for offer in lobby()]

    assert FAVOURITE in names
    assert names[0] == "random"
