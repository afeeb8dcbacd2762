"""The duel as later releases might ship it: with the same rules, and with different ones."""

from typing import ClassVar, Final

import msgspec

from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.words import Refusal
from tests.engine.duel import Duel, DuelState, game

NEXT: Final = msgspec.structs.replace(Duel.meta, version=2)


class Renamed(Duel):
    """Another version that plays the same."""

    meta: ClassVar[Meta] = NEXT


class Generous(Duel):
    """Everybody scores in each round, but nobody remembered to raise the version."""

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        rounds = len(state.played)
        super().apply(state, seat, action, luck, log)
        if len(state.played) > rounds:
            state.points = [points + 1 for points in state.points]


class GenerousSaidSo(Generous):
    meta: ClassVar[Meta] = NEXT


class Strict(Renamed):
    """Nobody may play a high card any more."""

    def legal(self, state: DuelState, seat: Seat) -> list[int]:
        return [action for action in super().legal(state, seat) if action < 1]

    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        return None if action in self.legal(state, seat) else self.due(state, seat)


class Broken(Renamed):
    """Fails in a way that nobody thought of."""

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        raise KeyError(action)


RENAMED: Final = game(Renamed())
GENEROUS: Final = game(Generous())
GENEROUS_SAID_SO: Final = game(GenerousSaidSo())
STRICT: Final = game(Strict())
BROKEN: Final = game(Broken())
