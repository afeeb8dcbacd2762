"""The story of a recorded game, line by line."""

from typing import Any

from ludotheca.engine.record import Record, read_record
from ludotheca.library import AnyTable, load
from ludotheca.terminal.labels import Labels
from ludotheca.terminal.scoring import scoring
from ludotheca.texts import Speaker, source


def retell(record: bytes | str | dict[str, Any] | Record, language: str) -> list[str]:
    """The title, the players, every step and the final scoring; a record that does not replay is refused."""
    record = read_record(record)
    game = load(record.game)
    table, happened = game.replay_events(record)
    source(language, game.meta.id)
    labels = Labels(language)
    players = [labels("person-numbered", number=seat + 1) for seat in range(table.seats)]
    speaker = Speaker(language, game.meta.id, players)
    lines = [
        f"{speaker.say('title')} ({game.meta.author}, {game.meta.year})",
        labels("players", players=", ".join(players)),
    ]
    width = len(str(len(happened)))
    seat = None
    for number, (step, events) in enumerate(zip(table.steps, happened, strict=True), 1):
        if step.seat != seat and events:
            seat = step.seat
            lines.append("")
        starts = [f"{number:>{width}}", *[" " * width] * len(events)]
        lines += [f"{start}  {speaker.event(event)}" for start, event in zip(starts, events, strict=False)]
    return [*lines, "", *_ending(table, players, speaker, labels)]


def _ending(table: AnyTable, players: list[str], speaker: Speaker, labels: Labels) -> list[str]:
    points = scoring(table, players, speaker, labels)
    if points.verdict is None:
        return [labels("unfinished")]
    return [labels("final"), *points.lines(), points.verdict]
