"""Everybody's points by source, in words."""

from itertools import chain

from msgspec import Struct

from ludotheca.engine.rules import EVERYTHING
from ludotheca.library import AnyTable
from ludotheca.terminal.labels import Labels
from ludotheca.texts import Speaker


class Scoring(Struct, frozen=True):
    players: list[str]
    parts: list[tuple[str, list[int]]]
    """Where points come from, and how many each player has from there."""
    total: tuple[str, list[int]]
    verdict: str | None
    """Who has won; empty before the end."""

    def lines(self) -> list[str]:
        """The table as plain text, with a column for each player."""
        rows = [*self.parts, self.total]
        first = max(len(name) for name, _ in rows)
        widths = [max(len(name), 5) for name in self.players]
        head = "".join(f"  {name:>{width}}" for name, width in zip(self.players, widths, strict=True))
        lines = [" " * first + head]
        for name, points in rows:
            cells = "".join(f"  {count:>{width}}" for count, width in zip(points, widths, strict=True))
            lines.append(f"{name:<{first}}{cells}")
        return lines


def scoring(table: AnyTable, players: list[str], speaker: Speaker, labels: Labels) -> Scoring:
    tally = table.rules.tally(table.state, EVERYTHING)
    keys = dict.fromkeys(chain.from_iterable(tally))
    return Scoring(
        players,
        [(speaker.say(f"tally-{key}"), [parts.get(key, 0) for parts in tally]) for key in keys],
        (labels("total"), table.scores()),
        verdict(table, players, labels),
    )


def verdict(table: AnyTable, players: list[str], labels: Labels) -> str | None:
    outcome = table.outcome()
    if outcome is None:
        return None
    winners = labels.list([players[seat] for seat in outcome.winners])
    return labels("wins" if len(outcome.winners) == 1 else "share", players=winners)
