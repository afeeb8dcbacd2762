"""A stored table, folded by the rules of today; or the reason why these do not get to where it was."""

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
    """A table as the lines of its log have made it."""

    table: Table[Any, Any, Any, Any]
    story: Story
    sequence: int


def fold(stored: StoredTable) -> Folded:
    """The log is the truth. This takes a while for a long one, so it has no place on the event loop.

    Raises ClosedTableError if the log does not replay, or not to the position that was reached when it was played.
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
        # Rules that no longer know what was stored may fail in any way.
        LOGGER.exception("table %s: its log cannot be replayed", stored.id)
        raise ClosedTableError(record, f"{today} cannot replay its log") from None
    if not _is_the_same(stored, table):
        raise ClosedTableError(record, f"{today} does not lead to the same position")
    return Folded(table, story, len(stored.entries))


def _standing(stored: StoredTable) -> list[tuple[int, Step]]:
    """What was played and not taken back, each with its line in the log."""
    steps: list[tuple[int, Step]] = []
    for sequence, entry in enumerate(stored.entries):
        if entry.kind == "undo":
            steps.pop()
        elif entry.action is not None:
            steps.append((sequence, Step(entry.seat, entry.action, entry.draws)))
    return steps


def _replay(game: AnyGame, record: Record, sequences: list[int]) -> tuple[Table[Any, Any, Any, Any], Story]:
    """As if the game had always had its present version."""
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
    """Whether the table is where it was left. Where that is not written down, only its own version is believed."""
    digest = stored.entries[-1].digest if stored.entries else None
    if digest is None:
        return stored.version == table.rules.meta.version or not stored.entries
    return digest == table.digest()
