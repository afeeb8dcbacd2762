"""The duel as later releases might ship it: with the same rules, and with different ones."""

from typing import Any, ClassVar, Final

import msgspec

from ludotheca.engine.choices import Choices
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.sketch import Sketch
from ludotheca.engine.words import Refusal
from ludotheca.template import layout as at
from ludotheca.template.action_numbers import choose
from ludotheca.template.legality import has_chosen, is_in_hand
from ludotheca.template.rules import Duel
from ludotheca.template.state import DuelState
from ludotheca.template.views import View
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


class DealsOtherwise(Renamed):
    def setup(self, seats: int, options: Options, luck: Luck) -> DuelState:
        state = super().setup(seats, options, luck)
        state.cells[at.points(0)] = 1
        return state


class BrokenToday(Broken):
    """And nobody has raised the version."""

    meta: ClassVar[Meta] = Duel.meta


class Open(Duel):
    """As if there were no secrets."""

    meta: ClassVar[Meta] = msgspec.structs.replace(Duel.meta, has_secrets=False)


class OpenStrict(Strict):
    meta: ClassVar[Meta] = msgspec.structs.replace(NEXT, has_secrets=False)


def with_data(rules: Duel, fingerprint: str, house: str) -> Game[Any, Any, Any, Any]:
    """A game with other data files; they are the house's own if the two are the same."""
    game = variant(rules)
    assert game.edition
    game.edition = msgspec.structs.replace(game.edition, fingerprint=fingerprint, house_fingerprint=house)
    return game


def undrawable(view: View, marked: frozenset[str]) -> Sketch:
    raise KeyError(view, marked)


RENAMED: Final = variant(Renamed())
UNDRAWN: Final = variant()
"""Its sketch fails."""
UNDRAWN.sketch = undrawable
CORRECTED: Final = with_data(Renamed(), "0123456789ab", "0123456789ab")
"""The house's own data files have been corrected with the rules."""
SAME: Final = with_data(Duel(), "0123456789ab", "0123456789ab")
FOUND_IN_THE_ATTIC: Final = with_data(Duel(), "aaaaaaaaaaaa", "0123456789ab")
OTHER_ATTIC: Final = with_data(Renamed(), "bbbbbbbbbbbb", "0123456789ab")
DEALS_OTHERWISE: Final = variant(DealsOtherwise())
BROKEN_TODAY: Final = variant(BrokenToday())
OPEN: Final = variant(Open())
OPEN_STRICT: Final = variant(OpenStrict())
GENEROUS: Final = variant(Generous())
GENEROUS_SAID_SO: Final = variant(GenerousSaidSo())
STRICT: Final = variant(Strict())
BROKEN: Final = variant(Broken())
