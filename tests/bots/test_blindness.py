"""Bots cannot peek: what is hidden from their seat makes no difference to what they do."""

import sys
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec import structs

from ludotheca.bots import BOTS
from ludotheca.bots.blindness import alike
from ludotheca.bots.contract import Bot, Budget, Question, decide, question
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Luck, Seeded
from ludotheca.engine.record import Record
from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.table import Table
from ludotheca.library import load, titles
from ludotheca.template import GAME as DUEL
from ludotheca.terminal.session import Session

GAMES = [DUEL, *(load(title) for title in titles())]
SECRETIVE = [game for game in GAMES if game.meta.has_secrets]
ASKED = [bot for name, bot in BOTS.items() if name not in {"level-3", "level-4"}]
"""All, but those that differ from level 5 only in how long they think."""

Ask = Callable[[Bot, AnyGame, Any, int, Luck], list[int]]
"""A way to ask a bot what it does."""


def ask_for_a_moment(bot: Bot, game: AnyGame, state: Any, seat: int, luck: Luck) -> list[int]:
    """By iterations, because a clock is never the same twice."""
    return decide(bot, game, state, seat, luck, budget=Budget(iterations=8))


def is_blind(bot: Bot, game: AnyGame, ask: Ask = ask_for_a_moment) -> bool:
    """Whether the bot does the same, given the same luck, in all states that its seat cannot tell apart."""
    return all(
        ask(bot, game, state, seat, Seeded(1)) == ask(bot, game, states[0], seat, Seeded(1))
        for seat, states in alike(game)
        for state in states[1:]
    )


def ask_at_a_terminal(bot: Bot, game: AnyGame, state: Any, seat: int, _: Luck) -> list[int]:
    """As the terminal does, where each bot has its own luck, the same for the same seed."""
    meta, seats = game.meta, game.rules.seats(state)
    start = Record(game=meta.id, version=meta.version, seats=seats, options={}, deal=(), steps=())
    table = Table(game, state.clone(), Seeded(0), start)
    return Session(game, table, [bot.name] * seats, "en", seed=1).thought(seat)()


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_there_is_something_to_peek_at(game: AnyGame) -> None:
    """Otherwise the tests below would prove nothing."""
    assert sum(len(states) - 1 for _, states in alike(game)) >= 10


@pytest.mark.parametrize("bot", ASKED, ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_a_bot_cannot_peek(game: AnyGame, bot: Bot) -> None:
    assert is_blind(bot, game)


@pytest.mark.parametrize("bot", [BOTS["greedy"], BOTS["level-2"]], ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", SECRETIVE[1:], ids=lambda game: game.meta.id)
def test_a_bot_cannot_peek_at_a_terminal(game: AnyGame, bot: Bot) -> None:
    assert is_blind(bot, game, ask_at_a_terminal)


@pytest.mark.parametrize("game", [game for game in GAMES if not game.meta.has_secrets], ids=lambda game: game.meta.id)
def test_without_secrets_there_is_nothing_to_peek_at(game: AnyGame) -> None:
    assert all(states == states[:1] for _, states in alike(game))


class Reader(Bot):
    """Acts differently whenever it is shown something different."""

    name = "reader"

    def choose(self, question: Question) -> list[int]:
        legal = question.legal
        return [legal[zlib.crc32(msgspec.json.encode(question.view)) % len(legal)]]


class Peeker(Reader):
    """Is given only its view, but takes the state from whoever decides to ask it."""

    name = "peeker"

    def choose(self, question: Question) -> list[int]:
        state = sys._getframe(1).f_locals["state"]  # noqa: SLF001  # as a cheat would
        return super().choose(structs.replace(question, view=question.game.rules.view(state, EVERYTHING)))


def ask_carelessly(bot: Bot, game: AnyGame, state: Any, seat: int, luck: Luck) -> list[int]:
    return bot.choose(structs.replace(question(bot, game, state, seat, luck), view=game.rules.view(state, EVERYTHING)))


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_a_bot_that_peeks_is_caught(game: AnyGame) -> None:
    assert is_blind(Reader(), game)
    assert not is_blind(Peeker(), game)


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_showing_a_bot_too_much_is_caught(game: AnyGame) -> None:
    assert not is_blind(Reader(), game, ask_carelessly)
