"""An arena's report: one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludotheca.about import version
from ludotheca.arena.plots import draw_all
from ludotheca.arena.statistics import ArenaSummary
from ludotheca.arena.words import told, whole_percent
from ludotheca.bots.referee import complaint

if TYPE_CHECKING:
    from ludotheca.arena.tournament import Arena

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
td { text-align: right; font-variant-numeric: tabular-nums; }
th, td:first-child { text-align: left; }
figure { margin: 2rem 0; }
svg { max-width: 100%; height: auto; }
code { overflow-wrap: anywhere; }
"""
METHOD: Final = (
    "In every block of games each bot sits everywhere, with the same luck at the table. Intervals are at 95 %, over "
    "blocks. The question is decided by a betting test that may be looked at after every block: between bots that are "
    "equally strong it decides in at most 5 % of all arenas."
)


def write_page(arena: "Arena", file: Path, command: str) -> None:
    """Writes the report; what is in it are the games that count."""
    summary = arena.summary
    counted = arena.games[: summary.games]
    drawn = draw_all(summary, counted) if counted else {}
    took = f"{summary.decisions:,} decisions in {summary.seconds:,.1f} s"
    form = "compiled" if summary.compiled else "interpreted"
    title = escape(f"{summary.game}: {', '.join(arena.plan.bots)}")
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in arena.plan.options.items()) or "none"
    parts = [
        f"<h1>{title}</h1>",
        f"<p><strong>{escape(told(summary))}</strong></p>",
        f"<p>{summary.games:,} games, {summary.unfinished:,} of them unfinished; {took}.</p>",
        _standings(summary),
        *(f"<p>{escape(complaint(one.bot, one.fault))}</p>" for one in dict.fromkeys(summary.seats) if one.fault),
        *(f"<figure><figcaption>{name}</figcaption>{svg}</figure>" for name, svg in drawn.items()),
        "<h2>Who finished ahead of whom</h2>",
        _matrix(summary),
        f"<h2>How it was measured</h2><p>{METHOD}</p>",
        f"<p>Ludotheca {escape(version())}, {form}; seed {summary.seed}; options: {escape(options)}.</p>",
        f"<p><code>{escape(command)}</code></p>" if command else "",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    text = f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n'
    file.write_text(text + "\n".join(parts) + "\n</body></html>\n", encoding="utf-8")


def _standings(summary: ArenaSummary) -> str:
    head = ("bot", "wins", "share", "95 %", "rating", "95 %", "mean score", "ms a decision")
    rows = [
        (
            one.bot,
            f"{one.wins:g}",
            f"{one.share:.1%}",
            whole_percent(one.low, one.high),
            f"{one.rating:.1f}",
            f"{one.rating_low:.1f} to {one.rating_high:.1f}",
            f"{one.mean_score:.1f}",
            f"{one.ms_per_decision:.2f}",
        )
        for one in summary.seats
    ]
    return _table(head, rows)


def _matrix(summary: ArenaSummary) -> str:
    names = list(summary.matrix)
    rows = [
        (bot, *(f"{ahead[other]:.0%}" if other in ahead else "–" for other in names))
        for bot, ahead in summary.matrix.items()
    ]
    return _table(("", *names), rows)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = ["<table>", _row("th", head), *(_row("td", row) for row in rows), "</table>"]
    return "\n".join(lines)


def _row(tag: str, cells: tuple[str, ...]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
