"""The table now, as each listener may see it. What several of them share is built and encoded once."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

import msgspec

from ludotheca.engine.rules import EVERYTHING
from ludotheca.engine.sketch import marked
from ludotheca.engine.sketch_html import to_html
from ludotheca.engine.table import Table
from ludotheca.server.story import Deed, Story
from ludotheca.server.wire import Choice, Happening, Outlook, Scene, SeatInfo

LOGGER: Final = logging.getLogger(__name__)


class Scenes:
    """The scenes of one moment."""

    def __init__(
        self,
        table: Table[Any, Any, Any, Any],
        sequence: int,
        seats: tuple[SeatInfo, ...],
        asked: Sequence[tuple[int, list[int]]],
        story: Story,
        watching: Iterable[int | None],
    ) -> None:
        """``asked``: since when each seat is asked the same, and its legal actions.

        ``watching``: the seats to be told, None for a spectator.
        """
        self._table = table
        self._sequence = sequence
        self._seats = seats
        self._since = [since for since, _ in asked]
        self._choices = [legal for _, legal in asked]
        self._story = story
        self._actors = tuple(table.actors())
        self._winners = None if self._actors else tuple(table.rules.winners(table.state))
        self._tally = tuple(table.rules.tally(table.state, None if self._actors else EVERYTHING))
        eyes = list({self._eyes(seat) for seat in watching})
        seen = table.rules.views(table.state, eyes)
        self._seen = dict(zip(eyes, seen, strict=True))
        self._views = {seat: msgspec.Raw(msgspec.json.encode(view)) for seat, view in self._seen.items()}
        self._happenings: dict[tuple[int | None, int], msgspec.Raw] = {}
        self._outlooks: dict[tuple[int | None, int, bool], msgspec.Raw] = {}
        self._sketches: dict[int | None, str | None] = {}
        self._texts: dict[tuple[tuple[int, ...], int, bool, bool], str] = {}

    def text(self, held: tuple[int, ...], since: int, *, anew: bool, sketched: bool) -> str:
        """The scene for somebody who holds these seats, if any, and knows everything before a sequence number."""
        key = (held, since, anew, sketched)
        if key not in self._texts:
            self._texts[key] = msgspec.json.encode(self._scene(held, since, anew=anew, sketched=sketched)).decode()
        return self._texts[key]

    def _scene(self, held: tuple[int, ...], since: int, *, anew: bool, sketched: bool) -> Scene:
        outlooks = tuple(self._outlook(seat, since, sketched=sketched) for seat in held or (None,))
        return Scene(
            sequence=self._sequence,
            anew=anew,
            seats=self._seats,
            actors=self._actors,
            tally=self._tally,
            winners=self._winners,
            outlooks=cast(tuple[Outlook, ...], outlooks),  # already encoded, which looks the same on the wire
        )

    def _outlook(self, seat: int | None, since: int, *, sketched: bool) -> msgspec.Raw:
        key = (seat, since, sketched)
        if key not in self._outlooks:
            rules, state = self._table.rules, self._table.state
            outlook = Outlook(
                seat=seat,
                since=self._sequence if seat is None else self._since[seat],
                view=self._views[self._eyes(seat)],
                sketch=self._sketch(seat) if sketched else None,
                prompt=None if seat is None or seat not in self._actors else rules.prompt(state, seat),
                choices=() if seat is None else self._hinted(seat),
                can_undo=seat is not None and self._table.undoable() == seat,
                happened=cast(tuple[Happening, ...], self._happened(self._eyes(seat), since)),
            )
            self._outlooks[key] = msgspec.Raw(msgspec.json.encode(outlook))
        return self._outlooks[key]

    def _sketch(self, seat: int | None) -> str | None:
        """The position in characters; None if the game fails to draw it, because the table goes on without it."""
        if seat not in self._sketches:
            try:
                self._sketches[seat] = self._draw(seat)
            except Exception:
                LOGGER.exception("%s: the sketch failed", self._table.rules.meta.id)
                self._sketches[seat] = None
        return self._sketches[seat]

    def _draw(self, seat: int | None) -> str:
        catalogue = self._table.rules.catalogue
        choices = () if seat is None else self._choices[seat]
        lit = marked(catalogue[action] for action in choices)
        return to_html(self._table.game.sketch(self._seen[self._eyes(seat)], lit))

    def _hinted(self, seat: int) -> tuple[Choice, ...]:
        rules, state = self._table.rules, self._table.state
        return tuple([Choice(action=each, hint=rules.hint(state, seat, each)) for each in self._choices[seat]])

    def _eyes(self, seat: int | None) -> int | None:
        """Whose knowledge a seat has: without secrets, everybody sees what a spectator sees."""
        return seat if self._table.rules.meta.has_secrets else None

    def _happened(self, seat: int | None, since: int) -> msgspec.Raw:
        key = (seat, since)
        if key not in self._happenings:
            told = [self._redacted(deed, seat) for deed in self._story.since(since)]
            self._happenings[key] = msgspec.Raw(msgspec.json.encode(told))
        return self._happenings[key]

    def _redacted(self, deed: Deed, seat: int | None) -> Happening:
        seen = deed.events.for_seat(self._table.rules, seat)
        return Happening(sequence=deed.sequence, seat=deed.seat, events=seen)
