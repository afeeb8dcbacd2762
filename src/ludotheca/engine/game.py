"""A game as it is handed to players, bots and servers: its rules with everything that comes with them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from ludotheca.engine.edition import Edition
from ludotheca.engine.errors import GameError, PositionError, RecordError, SetupError
from ludotheca.engine.foreign import check_plain, is_whole
from ludotheca.engine.insight import Insight
from ludotheca.engine.luck import Fair, Luck, Scripted, Seeded
from ludotheca.engine.meta import Meta, Options
from ludotheca.engine.record import Record, read_record
from ludotheca.engine.rules import Rules
from ludotheca.engine.seats import MOST_SEATS
from ludotheca.engine.sketch import Sketch
from ludotheca.engine.state import State
from ludotheca.engine.table import Table, position_of, retrace

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=Struct)


class Game(Generic[S, A, E, V]):
    """One game of the house."""

    def __init__(
        self,
        *,
        rules: Rules[S, A, E, V],
        insight: Insight[S],
        event: Any,
        view: type[V],
        materials: Struct,
        sketch: Callable[[V, frozenset[str]], Sketch],
        folder: Path,
        names: dict[str, dict[int, str]] | None = None,
        texts: tuple[str, ...] = ("text",),
        edition: Edition | None = None,
        place_names: dict[str, str] | None = None,
        builds_on: "Game[Any, Any, Any, Any] | None" = None,
    ) -> None:
        """``event`` is the union of the game's events, ``materials`` what a table draws, ``folder`` holds its files.

        ``texts`` says where in the folder its texts are. A scenario ``builds_on`` another game, which knows nothing of
        it: it also uses the sources of that game, and the first folder of its texts; the others are what that game says
        by itself.

        ``sketch`` draws a view in characters and marks the places whose names or numbers it is given. ``names`` says
        what numbered things are called, such as objectives; these are proper names, the same in every language.

        ``edition`` is where its data files were read, if it has any; ``place_names`` says what an edition calls places
        that the texts know by another name.
        """
        fewest, most = rules.meta.seats
        if not 1 <= fewest <= most <= MOST_SEATS:
            message = (
                f"{rules.meta.id} says that {fewest} to {most} can play, but a game has from 1 to {MOST_SEATS} seats"
            )
            raise SetupError(message)
        self.rules = rules
        self.insight = insight
        self.event = event
        self.view = view
        self.materials = materials
        self.sketch = sketch
        self.folder = folder
        self.names = names or {}
        shared: tuple[Path, ...] = builds_on.shared_texts if builds_on else ()
        self.texts = (*shared, *(folder / text for text in texts))
        """The folders of all that it says."""
        self.shared_texts: tuple[Path, ...] = (*shared, folder / texts[0])
        """Those of them that a scenario which builds on it also uses."""
        self.edition = edition
        self.place_names = place_names or {}
        self.family: tuple[Game[Any, Any, Any, Any], ...] = (self, *(builds_on.family if builds_on else ()))
        """The game, and those it builds on."""

    @property
    def meta(self) -> Meta:
        return self.rules.meta

    @property
    def sources(self) -> list[Path]:
        """The modules that hold its rules."""
        return [path for game in self.family for path in sorted(game.folder.glob("*.py"))]

    def __repr__(self) -> str:
        return f"ludotheca.load({self.meta.id!r})"

    def new(
        self, seats: int, seed: int = 0, options: Options | None = None, luck: Luck | None = None
    ) -> Table[S, A, E, V]:
        """A new game; its luck comes from the seed unless another luck is given."""
        return Table.new(self, seats, {} if options is None else options, _luck(luck, seed))

    @property
    def fingerprint(self) -> str | None:
        """Tells the data files of one edition from those of another; None where a game has none."""
        return None if self.edition is None else self.edition.fingerprint

    def from_position(
        self, position: dict[str, Any] | str | bytes, seed: int = 0, luck: Luck | None = None
    ) -> Table[S, A, E, V]:
        """A table that starts from a position; what the position leaves open is dealt by luck."""
        plain = self._plain(position)
        luck = _luck(luck, seed)
        state = self.rules.load(self._view(plain), luck)
        meta = self.meta
        seats = self.rules.seats(state)
        start = Record(
            game=meta.id,
            version=meta.version,
            edition=self.fingerprint,
            seats=seats,
            # A position holds the options that still count among its fields, so that a view alone can be loaded.
            options=meta.settle(seats, {name: plain[name] for name in meta.options if name in plain}),
            # With what has just been dealt, or the record could not be replayed.
            position=position_of(self.rules, state),
            deal=(),
            steps=(),
        )
        return Table(self, state, luck, start)

    def _plain(self, position: dict[str, Any] | str | bytes) -> dict[str, Any]:
        if not isinstance(position, dict):
            try:
                position = msgspec.json.decode(position, type=dict[str, Any])
            except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:
                message = f"this is not a position: {error}"
                raise PositionError(message) from None
        check_plain(position, PositionError)
        if (named := position.get("game", self.meta.id)) != self.meta.id:
            message = f"this is a position of {named!r}, not of {self.meta.id}"
            raise PositionError(message, path="$.game")
        if (version := position.get("version", self.meta.version)) != self.meta.version:
            message = f"this position is of version {version!r} of the rules; this is version {self.meta.version}"
            raise PositionError(message, path="$.version")
        return position

    def _view(self, position: dict[str, Any]) -> V:
        fields = {name: value for name, value in position.items() if name not in ("game", "version")}
        try:
            return msgspec.convert(fields, self.view)
        except msgspec.MsgspecError as error:
            found = re.search(r" - at `(.*)`$", str(error))
            raise PositionError(str(error), path=found[1] if found else "$") from None

    def replay(self, record: Record | dict[str, Any] | str | bytes, luck: Luck | None = None) -> Table[S, A, E, V]:
        """The table at the end of its record; from there it goes on with the luck given."""
        return self.replay_events(record, luck)[0]

    def replay_events(
        self, record: Record | dict[str, Any] | str | bytes, luck: Luck | None = None
    ) -> tuple[Table[S, A, E, V], list[list[E]]]:
        """The same, with what happened in each step: whoever has the record may know everything."""
        record = read_record(record)
        table = self.start(record)
        happened = [list(events.in_full()) for events in retrace(table, record)]
        table.luck = _luck(luck, seed=0)
        return table, happened

    def start(self, record: Record) -> Table[S, A, E, V]:
        """The table at the start of a record."""
        if record.game != self.meta.id:
            message = f"this is a record of {record.game}, not of {self.meta.id}"
            raise RecordError(message)
        if record.version != self.meta.version:
            message = f"this record is of version {record.version} of the rules; this is version {self.meta.version}"
            raise RecordError(message, version=record.version)
        self._check_edition(record)
        try:
            return self._start(record)
        except RecordError:
            raise
        except GameError as error:
            message = f"the record cannot start: {error}"
            raise RecordError(message) from None

    def _check_edition(self, record: Record) -> None:
        """The same numbers would mean other places on another board."""
        if self.edition is None:
            return
        played = self.edition.house_fingerprint if record.edition is None else record.edition
        if played != self.edition.fingerprint:
            called = self.edition.called
            message = f"this record is of {called(played)}; this table is of {called(self.edition.fingerprint)}"
            raise RecordError(message, edition=played)

    def check_luck(self, record: Record | dict[str, Any] | str | bytes, secret: bytes, public: str) -> int:
        """Repeats every draw of a record, from a table's secret and its players' contribution.

        Returns how many draws there were; raises RecordError at the first that another luck must have given.
        """
        record = self.replay(record).record()
        luck = Fair(secret, public)
        if record.position is None:
            table = self.new(record.seats, options=record.options, luck=luck)
            if table.record().deal != record.deal:
                raise RecordError("the set-up was not drawn from this secret")
        else:
            table = self.from_position(record.position, luck=luck)
        for number, step in enumerate(record.steps):
            attempt = table.attempt(step.seat, (step.action,))
            if attempt.steps[0].draws != step.draws:
                message = f"step {number} was not drawn from this secret"
                raise RecordError(message, step=number)
            table.accept(attempt)
        return sum(table.drawn)

    def _start(self, record: Record) -> Table[S, A, E, V]:
        script = Scripted(record.deal)
        if record.position is not None:
            table = self.from_position(record.position, luck=script)
        else:
            table = self.new(record.seats, options=record.options, luck=script)
        if script.left:
            message = f"{script.left} draws of the deal were not used"
            raise RecordError(message)
        if (table.seats, table.options) != (record.seats, self.meta.settle(record.seats, record.options)):
            raise RecordError("the record's seats or options are not those of its position")
        return table


def _luck(luck: Luck | None, seed: int) -> Luck:
    """The luck given, or the luck of a seed."""
    if luck is None:
        if not is_whole(seed):
            message = f"a seed must be a whole number, not {seed!r}"
            raise SetupError(message)
        return Seeded(seed)
    if not isinstance(luck, Luck):
        message = f"this is not luck: {luck!r}"
        raise SetupError(message)
    return luck
