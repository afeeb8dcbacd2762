"""The drawings of an arena's report: SVG that stands in a page and takes its colours from it."""

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from ludotheca.arena.pairing import Played
from ludotheca.arena.statistics import ArenaSummary, wilson

INK: Final = "#010203"
"""Stands for the colour of the page's text until the drawing is done."""
COLOURS: Final = ("#3b7dd8", "#d9822b", "#2f9e6e", "#b5509c", "#8a7f2c", "#c2473f")
"""They can be told apart on a light page and on a dark one."""


def draw_all(summary: ArenaSummary, games: Sequence[Played]) -> dict[str, str]:
    """All drawings, by their titles."""
    import matplotlib as mpl  # noqa: PLC0415  # slow to import, and only a report needs it

    mpl.use("Agg")
    style: dict[Any, Any] = {
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "font.size": 10,
        "legend.labelcolor": INK,
        "svg.fonttype": "none",
        "text.color": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    drawn = {}
    for title, draw in DRAWINGS.items():
        # The salt makes the same report from the same games, and no two drawings on a page share an id.
        with mpl.rc_context({**style, "svg.hashsalt": title}):
            drawn[title] = _svg(title, draw, summary, games)
    return drawn


def _svg(title: str, draw: Any, summary: ArenaSummary, games: Sequence[Played]) -> str:
    from matplotlib.figure import Figure  # noqa: PLC0415  # as above

    figure = Figure(figsize=(6.4, 3.2), layout="constrained")
    axes = figure.subplots()
    draw(axes, summary, games)
    out = StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :].replace(INK, "currentColor")
    return text.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)


def _bots(summary: ArenaSummary) -> list[str]:
    return list(dict.fromkeys(standing.bot for standing in summary.seats))


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _ratings(axes: Any, summary: ArenaSummary, _: Sequence[Played]) -> None:
    found = {standing.bot: standing for standing in summary.seats}
    for number, standing in enumerate(found.values()):
        reach = [[standing.rating - standing.rating_low], [standing.rating_high - standing.rating]]
        axes.errorbar([standing.rating], [number], xerr=reach, fmt="o", capsize=4, color=_colour(number))
    axes.set_yticks(range(len(found)), list(found))
    axes.set_ylim(len(found) - 0.5, -0.5)
    axes.set_xlabel("OpenSkill rating, with its 95 % interval")


def _scores(axes: Any, summary: ArenaSummary, games: Sequence[Played]) -> None:
    bots = _bots(summary)
    scores = [
        [score for played in games for name, score in zip(played.bots, played.scores, strict=True) if name == bot]
        for bot in bots
    ]
    axes.hist(scores, bins=20, label=bots, color=[_colour(number) for number in range(len(bots))])
    axes.set_xlabel("points at the end")
    axes.set_ylabel("games")
    axes.legend(frameon=False)


def _lengths(axes: Any, _: ArenaSummary, games: Sequence[Played]) -> None:
    rounds = [played.rounds for played in games if played.rounds]
    axes.hist(rounds or [played.decisions for played in games], bins=20, color=_colour(0))
    axes.set_xlabel("rounds" if rounds else "decisions")
    axes.set_ylabel("games")


def _advantage(axes: Any, summary: ArenaSummary, games: Sequence[Played]) -> None:
    seats = range(len(summary.by_seat))
    reach = [wilson(share * len(games), len(games)) for share in summary.by_seat]
    error = [
        [max(0.0, share - low) for share, (low, _) in zip(summary.by_seat, reach, strict=True)],
        [max(0.0, high - share) for share, (_, high) in zip(summary.by_seat, reach, strict=True)],
    ]
    axes.bar(list(seats), summary.by_seat, yerr=error, capsize=4, color=_colour(0), ecolor=INK)
    axes.axhline(1 / len(seats), color=INK, linewidth=1, linestyle="--")
    axes.set_xticks(list(seats), [f"seat {seat}" for seat in seats])
    axes.set_ylim(0, 1)
    axes.set_ylabel("share of wins, whoever sits there")


def _speeds(axes: Any, summary: ArenaSummary, _: Sequence[Played]) -> None:
    found = {standing.bot: standing for standing in summary.seats}
    speeds = [1000 / max(standing.ms_per_decision, 0.001) for standing in found.values()]
    axes.barh(list(found), speeds, color=[_colour(number) for number in range(len(found))])
    axes.invert_yaxis()
    axes.set_xscale("log")
    axes.set_xlim(left=0.1)  # or the slowest bar would begin where it ends
    axes.set_xlabel("decisions a second, on one core (logarithmic)")


def _matrix(axes: Any, summary: ArenaSummary, _: Sequence[Played]) -> None:
    bots = list(summary.matrix)
    shares = [[summary.matrix[bot].get(other, float("nan")) for other in bots] for bot in bots]
    axes.pcolormesh(shares, cmap="RdYlBu", vmin=0, vmax=1, edgecolors=INK, linewidth=0.5, alpha=0.6)
    for row, bot in enumerate(bots):
        for column, other in enumerate(bots):
            if other in summary.matrix[bot]:
                axes.text(column + 0.5, row + 0.5, f"{summary.matrix[bot][other]:.0%}", ha="center", va="center")
    places = [number + 0.5 for number in range(len(bots))]
    axes.set_xticks(places, bots)
    axes.set_yticks(places, bots)
    axes.invert_yaxis()
    axes.set_xlabel("how often the bot of the row finished ahead of this one")


DRAWINGS: Final = {
    "Ratings": _ratings,
    "Score distributions": _scores,
    "Length": _lengths,
    "Seat advantage": _advantage,
    "Decisions a second": _speeds,
    "Win matrix": _matrix,
}
