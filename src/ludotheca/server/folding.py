"""A stored table, replayed by the current rules; or the reason why they do not reach the same position."""

import logging
from typing import Any, Final, NamedTuple

import msgspec

from ludotheca.engine.errors import GameError, UnknownGameError
from ludotheca.engine.record import Record, Step
from ludotheca.engine.table import Table, retrace
from ludotheca.library import AnyGame, load
from ludotheca.server.failures import ClosedTableError, Closing
from ludotheca.server.store import StoredTable
from ludotheca.server.story import Story

LOGGER: Final = logging.getLogger(__name__)


class Folded(NamedTuple):
    """A table as its log leaves it."""

    table: Table[Any, Any, Any, Any]
    story: Story
    sequence: int


def fold(stored: StoredTable) -> Folded:
    """Rebuilds a table from its log, which is the truth. A long log takes a while, so keep this off the event loop.

    Raises ClosedTableError if the log does not replay, or leads to another position than when it was played.
    """
    steps = _standing(stored)
    record = Record(
        game=stored.game,
        version=stored.version,
        edition=stored.edition,
        seats=len(stored.seats),
        options=stored.options,
        position=stored.position,
        deal=stored.deal,
        steps=tuple(step for _, step in steps),
    )
    if stored.is_shown:
        raise ClosedTableError(saved(record))
    try:
        game = load(stored.game)
    except UnknownGameError as error:
        raise ClosedTableError(Closing(record, "gone", str(error), locks=True)) from None
    closing = Closing(record, "rules", f"version {game.meta.version}, which is played here,", game.meta.has_secrets)
    try:
        table, story = _replay(game, _as_of_today(record, stored, game), [sequence for sequence, _ in steps])
    except GameError as error:
        if "edition" in error.values:
            closing = closing._replace(reason="edition")
        raise _closed(closing, f"refuses its log ({error})") from None
    except Exception:
        # Rules that no longer understand what was stored may fail in any way. But if they are the rules it was played
        # with, the fault is ours, and opens nobody's secrets.
        if record.version == game.meta.version:
            raise
        LOGGER.exception("table %s: the log cannot be replayed", stored.id)
        raise _closed(closing, "cannot replay its log") from None
    if not _is_the_same(stored, table):
        raise _closed(closing, "does not lead to the same position")
    return Folded(table, story, len(stored.entries))


def _closed(closing: Closing, what: str) -> ClosedTableError:
    return ClosedTableError(closing._replace(explanation=f"{closing.explanation} {what}"))


def saved(record: Record) -> Closing:
    """Why a table does not go on whose secrets somebody may have read."""
    explanation = "since it was closed its record, with all secrets, has been handed out"
    return Closing(record, "saved", explanation, locks=False)


def _standing(stored: StoredTable) -> list[tuple[int, Step]]:
    """The steps that were not undone, each with its line number in the log."""
    steps: list[tuple[int, Step]] = []
    for sequence, entry in enumerate(stored.entries):
        if entry.kind == "undo":
            steps.pop()
        elif entry.action is not None:
            steps.append((sequence, Step(entry.seat, entry.action, entry.draws)))
    return steps


def _as_of_today(record: Record, stored: StoredTable, game: AnyGame) -> Record:
    """The record as if it had been played with the current version.

    With the rules the house may have mended its own data; whether that matters here, the position will show. Somebody
    else's edition stays what it is.
    """
    version = game.meta.version
    is_house = stored.is_house and (game.edition is None or game.edition.is_house)
    edition = game.fingerprint if is_house and record.version != version else record.edition
    position = None if record.position is None else {**record.position, "version": version}
    return msgspec.structs.replace(record, version=version, edition=edition, position=position)


def _replay(game: AnyGame, record: Record, sequences: list[int]) -> tuple[Table[Any, Any, Any, Any], Story]:
    table = game.start(record)
    story = Story()
    for sequence, step, events in zip(sequences, record.steps, retrace(table, record), strict=True):
        story.add(sequence, step.seat, events)
    return table, story


def _is_the_same(stored: StoredTable, table: Table[Any, Any, Any, Any]) -> bool:
    """Whether the table is where it was left. If that was never noted, only the same version of the rules will do."""
    digest = (stored.entries[-1].digest if stored.entries else None) or stored.digest
    return stored.version == table.rules.meta.version if digest is None else digest == table.digest()
