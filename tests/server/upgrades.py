"""The duel as later releases might ship it: with the same rules, and with different ones."""

from typing import ClassVar, Final

import msgspec

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.words import Refusal
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import choose
from ludotheca.template.legality import has_chosen, is_in_hand
from ludotheca.template.rules import Duel
from ludotheca.template.state import DuelState
from tests.engine.variants import variant

NEXT: Final = msgspec.structs.replace(Duel.meta, version=2)


class Renamed(Duel):
    """Another version that plays the same."""

    meta: ClassVar[Meta] = NEXT


class Generous(Duel):
    """Everybody scores in each round, but nobody remembered to raise the version."""

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        played = state.cells[at.PLAYED]
        super().apply(state, seat, action, luck, log)
        if state.cells[at.PLAYED] > played:
            for other in range(self.seats(state)):
                state.cells[at.points(other)] += 1


class GenerousSaidSo(Generous):
    meta: ClassVar[Meta] = NEXT


class Strict(Renamed):
    """Nobody may lay anything but the lowest card any more."""

    def choices(self, state: DuelState, seat: Seat, legal: Choices) -> None:
        if is_in_hand(state.cells, seat, 1) and not has_chosen(state.cells, seat):
            legal.add(choose(1))

    def explain(self, state: DuelState, seat: Seat, action: int) -> Refusal | None:
        return None if action in self.legal(state, seat) else self.due(state, seat)


class Broken(Renamed):
    """Fails in a way that nobody thought of."""

    def apply(self, state: DuelState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        raise KeyError(action)


RENAMED: Final = variant(Renamed())
CORRECTED: Final = variant(Renamed())
"""The house's own data files have been corrected with the rules."""
assert CORRECTED.edition
CORRECTED.edition = msgspec.structs.replace(
    CORRECTED.edition, fingerprint="0123456789ab", house_fingerprint="0123456789ab"
)
GENEROUS: Final = variant(Generous())
GENEROUS_SAID_SO: Final = variant(GenerousSaidSo())
STRICT: Final = variant(Strict())
BROKEN: Final = variant(Broken())
