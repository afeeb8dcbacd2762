"""Tries a bot: whether it is legal, quick, true to its seed and blind to what is hidden from it."""

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from ludotheca.bots import STAND_IN, find_bot
from ludotheca.bots.blindness import alike
from ludotheca.bots.contract import Bot, Budget, question
from ludotheca.bots.conversation import BotError
from ludotheca.bots.program import ProgramBot
from ludotheca.bots.referee import Referee
from ludotheca.engine.luck import Seeded
from ludotheca.library import AnyGame, load

GRACE: Final = 1.0
"""How many seconds more than it is given a bot may take: the machine may be busy."""
LONGEST: Final = 400
"""How many decisions are made in a game, of all seats together, before the next begins."""
SITUATIONS: Final = 12
"""In how many situations it is asked more than once."""
ITERATIONS: Final = 50
"""What it is given there: time would not be the same twice."""


class Finding(Struct, frozen=True):
    """What one check has found."""

    text: str
    is_good: bool = True


def check_bot(name: str, title: str, games: int, seconds: float, seed: int) -> Iterator[Finding]:
    """Everything about a bot in one game."""
    bot, game = find_bot(name), load(title)
    yield from _matches(bot, game, games, seconds, seed)
    if isinstance(bot, ProgramBot):
        try:
            if not bot.promises_to_repeat(game):
                yield Finding("does not promise to repeat itself, so that cannot be checked, nor whether it peeks")
                return
        except BotError as error:
            yield Finding(f"{error}", is_good=False)
            return
    yield from _repeats(bot, game, seed)


def _matches(bot: Bot, game: AnyGame, games: int, seconds: float, seed: int) -> Iterator[Finding]:
    """Plays with few and with many, on every seat in turn."""
    asked, slowest, total, faults = 0, 0.0, 0.0, 0
    reasons: dict[str, None] = {}
    for number in range(games):
        seats = game.meta.seats[number % 2]
        times, referee = _play(bot, game, seats, number % seats, seconds, seed + number)
        asked, total, slowest = asked + len(times), total + sum(times), max(slowest, *times, 0.0)
        if referee.fault is not None:
            faults += referee.fault.count
            reasons |= dict.fromkeys(referee.fault.reasons)
    played = "1 game" if games == 1 else f"{games} games"
    if faults:
        yield Finding(f"{faults} of {asked} decisions in {played} were lost to {STAND_IN}:", is_good=False)
        yield from (Finding(f"  {reason}", is_good=False) for reason in reasons)
    else:
        yield Finding(f"{asked} decisions in {played}, all of them legal and in time")
    if asked:
        yield Finding(f"{1000 * total / asked:.3g} ms for a decision, at most {1000 * slowest:.3g} ms")


def _play(bot: Bot, game: AnyGame, seats: int, seat: int, seconds: float, seed: int) -> tuple[list[float], Referee]:
    """One game; how long the bot took each time, and its referee."""
    rules, luck, budget = game.rules, Seeded(seed), Budget(seconds=seconds)
    other = find_bot(STAND_IN)
    # A program keeps to its time by itself, but for the first decision it also has to start.
    allowance = bot.allowance if isinstance(bot, ProgramBot) else seconds + GRACE
    referees = [Referee(other, game, place, seed, budget=budget) for place in range(seats)]
    referees[seat] = Referee(bot, game, seat, seed, budget=budget, allowance=allowance)
    state = rules.setup(seats, rules.meta.settle(seats, {}), luck)
    times = []
    decisions = 0
    while (actors := rules.actors(state)) and decisions < LONGEST:
        started = perf_counter()
        actions = referees[actors[0]].decide(state)
        if actors[0] == seat:
            times.append(perf_counter() - started)
        for action in actions:
            rules.play(state, actors[0], action, luck, None)
        decisions += len(actions)
    return times, referees[seat]


def _repeats(bot: Bot, game: AnyGame, seed: int) -> Iterator[Finding]:
    """Asks it twice in each situation, and then in those that it cannot tell from it."""
    situations = list(islice(alike(game), SITUATIONS))
    others = 0
    for seat, (state, *unlike) in situations:
        try:
            first = _ask(bot, game, state, seat, seed)
            if _ask(bot, game, state, seat, seed) != first:
                yield Finding("answers the same question differently, with the same luck and budget", is_good=False)
                return
            for other in unlike:
                others += 1
                if _ask(bot, game, other, seat, seed) != first:
                    yield Finding("peeks: it does something else if only what is hidden from it changes", is_good=False)
                    return
        except Exception as error:  # noqa: BLE001  # it may be anybody's code
            yield Finding(f"fails when it is asked out of a game: {type(error).__name__}: {error}", is_good=False)
            return
    yield Finding(f"repeats itself: {len(situations)} situations, twice each")
    if others:
        yield Finding(f"does not peek: {others} times, only what is hidden from it was changed")


def _ask(bot: Bot, game: AnyGame, state: Any, seat: int, seed: int) -> list[int]:
    return bot.choose(question(bot, game, state, seat, Seeded(seed), budget=Budget(iterations=ITERATIONS)))
