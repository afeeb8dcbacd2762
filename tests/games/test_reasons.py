"""Reasons one can act on: each stands for one cause, and says what is due instead, and by whom."""

from collections import defaultdict
from typing import Any, Final

import pytest

from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.words import Refusal
from ludotheca.library import load, titles
from ludotheca.texts import LANGUAGES, Speaker
from tests.strategies import sensible_walk

SOME: Final = 40
"""How many positions of each game are looked at."""


def positions(game: AnyGame) -> list[Any]:
    """Positions of games with every number of players, played to win and played at random."""
    fewest, most = game.meta.seats
    found: list[Any] = []
    for seats in range(fewest, most + 1):
        walk = sensible_walk(game, seats, 0)
        found += [walk[number * len(walk) // SOME] for number in range(SOME)]
        found += [laws.wander(game, seats, {}, number, number * 17)[1] for number in range(SOME)]
    return found


@pytest.mark.parametrize("title", titles())
def test_every_refusal_stands_for_one_cause(title: str) -> None:
    """Every kind of action, in every phase, for every seat."""
    game = load(title)
    rules = game.rules
    values: dict[str, set[frozenset[str]]] = defaultdict(set)
    phases: dict[str, set[str]] = defaultdict(set)
    for state in positions(game):
        phase = rules.phase(state)
        for seat in range(rules.seats(state)):
            due = rules.due(state, seat)
            _check_due(rules.actors(state), seat, due)
            phases[due.reason].add(phase)
            for action in range(len(rules.catalogue)):
                refusal = rules.explain(state, seat, action)
                if refusal is None or refusal == due:
                    continue
                assert not refusal.reason.startswith(("due-", "wait-")), f"{rules.catalogue[action]}: {refusal}"
                values[refusal.reason].add(frozenset(refusal.values))

    assert all(len(found) == 1 for found in phases.values()), phases
    assert all(len(found) == 1 for found in values.values()), {
        key: found for key, found in values.items() if len(found) > 1
    }


def _check_due(actors: list[int], seat: int, due: Refusal) -> None:
    if not actors:
        assert due.reason == "game-over"
    elif seat in actors:
        assert due.reason.startswith("due-")
    else:
        assert due.reason.startswith("wait-")
        assert due.values["seat"] == tuple(actors)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_no_two_reasons_are_said_in_the_same_words(title: str, language: str) -> None:
    """Otherwise a reader could not tell what to do."""
    speaker = Speaker(language, title, ["Ann", "Bob"])
    rules = load(title).rules
    said = [speaker.say(f"refusal-{whose}-{phase}") for phase in rules.phases for whose in ("due", "wait")]

    assert len(set(said)) == len(said), sorted(text for text in said if said.count(text) > 1)
