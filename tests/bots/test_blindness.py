"""Bots cannot peek: what is hidden from their seat makes no difference to what they do."""

import sys
import zlib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import msgspec
import pytest

from ludotheca.bots import BOTS
from ludotheca.bots.contract import Bot, decide
from ludotheca.engine import laws
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

WALKS: Final = 8
STOPS: Final = (1, 4, 60, 200, 400)
"""How far into a game they are asked: a duel is over after eight decisions; in Catan little is hidden before fifty."""
WORLDS: Final = 3

Ask = Callable[[Bot, AnyGame, Any, int, Luck], list[int]]
"""A way to ask a bot what it does."""


def alike(game: AnyGame) -> Iterator[tuple[int, list[Any]]]:
    """Where a seat has a choice: states that it cannot tell apart, with different things hidden in each."""
    rules = game.rules
    for walk, stop in product(range(WALKS), STOPS):
        _, state = laws.wander(game, game.meta.seats[walk % 2], {}, walk, stop)
        for seat in rules.actors(state)[:2]:
            if len(rules.legal(state, seat)) > 1:
                view = rules.view(state, seat)
                others = [rules.load(view, Seeded(world)) for world in range(WORLDS)]
                yield seat, [state, *(other for other in others if other != state)]


def is_blind(bot: Bot, game: AnyGame, ask: Ask = decide) -> bool:
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


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_a_bot_cannot_peek(game: AnyGame, bot: Bot) -> None:
    assert is_blind(bot, game)


@pytest.mark.parametrize("bot", BOTS.values(), ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", SECRETIVE[1:], ids=lambda game: game.meta.id)
def test_a_bot_cannot_peek_at_a_terminal(game: AnyGame, bot: Bot) -> None:
    assert is_blind(bot, game, ask_at_a_terminal)


@pytest.mark.parametrize("game", [game for game in GAMES if not game.meta.has_secrets], ids=lambda game: game.meta.id)
def test_without_secrets_there_is_nothing_to_peek_at(game: AnyGame) -> None:
    assert all(states == states[:1] for _, states in alike(game))


class Reader(Bot):
    """Acts differently whenever it is shown something different."""

    name = "reader"

    def choose(self, game: AnyGame, view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
        return [legal[zlib.crc32(msgspec.json.encode(view)) % len(legal)]]


class Peeker(Reader):
    """Is given only its view, but takes the state from whoever decides to ask it."""

    name = "peeker"

    def choose(self, game: AnyGame, view: Any, seat: int, legal: list[int], luck: Luck) -> list[int]:
        state = sys._getframe(2).f_locals["state"]  # noqa: SLF001  # as a cheat would
        return super().choose(game, game.rules.view(state, EVERYTHING), seat, legal, luck)


def ask_carelessly(bot: Bot, game: AnyGame, state: Any, seat: int, luck: Luck) -> list[int]:
    return bot.choose(game, game.rules.view(state, EVERYTHING), seat, game.rules.legal(state, seat), luck)


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_a_bot_that_peeks_is_caught(game: AnyGame) -> None:
    assert is_blind(Reader(), game)
    assert not is_blind(Peeker(), game)


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.meta.id)
def test_showing_a_bot_too_much_is_caught(game: AnyGame) -> None:
    assert not is_blind(Reader(), game, ask_carelessly)
