"""A stored table, replayed by the current rules; or the reason why they do not reach the same position."""

import logging
from typing import Any, Final, NamedTuple

import msgspec

from ludotheca.engine.errors import GameError, UnknownGameError
from ludotheca.engine.record import Record, Step
from ludotheca.engine.table import Table, retrace
from ludotheca.library import AnyGame, load
from ludotheca.server.failures import ClosedTableError
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
        raise ClosedTableError(record, "since it was closed its record, with all secrets, has been handed out")
    try:
        game = load(stored.game)
    except UnknownGameError as error:
        raise ClosedTableError(record, str(error)) from None
    today = f"version {game.meta.version}, which is played here,"
    try:
        table, story = _replay(game, record, [sequence for sequence, _ in steps])
    except GameError as error:
        raise ClosedTableError(record, f"{today} refuses its log ({error})") from None
    except Exception:
        # Rules that no longer understand what was stored may fail in any way.
        LOGGER.exception("table %s: the log cannot be replayed", stored.id)
        raise ClosedTableError(record, f"{today} cannot replay its log") from None
    if not _is_the_same(stored, table):
        raise ClosedTableError(record, f"{today} does not lead to the same position")
    return Folded(table, story, len(stored.entries))


def _standing(stored: StoredTable) -> list[tuple[int, Step]]:
    """The steps that were not undone, each with its line number in the log."""
    steps: list[tuple[int, Step]] = []
    for sequence, entry in enumerate(stored.entries):
        if entry.kind == "undo":
            steps.pop()
        elif entry.action is not None:
            steps.append((sequence, Step(entry.seat, entry.action, entry.draws)))
    return steps


def _replay(game: AnyGame, record: Record, sequences: list[int]) -> tuple[Table[Any, Any, Any, Any], Story]:
    """Replays the record as if it had been played with the current version."""
    version = game.meta.version
    # The data may have been mended with the rules; whether that matters here, the position will show.
    edition = record.edition if record.version == version else game.fingerprint
    position = None if record.position is None else {**record.position, "version": version}
    table = game.start(msgspec.structs.replace(record, version=version, edition=edition, position=position))
    story = Story()
    for sequence, step, events in zip(sequences, record.steps, retrace(table, record), strict=True):
        story.add(sequence, step.seat, events)
    return table, story


def _is_the_same(stored: StoredTable, table: Table[Any, Any, Any, Any]) -> bool:
    """Whether the table is where it was left. If the log has no digest, only the same version of the rules will do."""
    digest = stored.entries[-1].digest if stored.entries else None
    if digest is None:
        return stored.version == table.rules.meta.version or not stored.entries
    return digest == table.digest()
