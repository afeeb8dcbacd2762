"""A drawing of how much a bot gains by thinking longer."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct


class Measured(Struct, frozen=True):
    """How a bot fares with so many iterations a decision, with the interval."""

    iterations: int
    share: float
    low: float
    high: float


def draw_thinking(path: Path, found: Mapping[str, Sequence[Measured]]) -> bool:
    """Draws a line for every game and tells whether there was anything to draw."""
    if not found:
        return False
    from matplotlib.figure import Figure  # noqa: PLC0415  # slow to import

    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    axes = figure.add_subplot()
    for number, (game, measured) in enumerate(found.items()):
        # Side by side, or the intervals would hide each other.
        places = [each.iterations * 1.08**number for each in measured]
        shares = [each.share for each in measured]
        reach = [[each.share - each.low for each in measured], [each.high - each.share for each in measured]]
        axes.errorbar(places, shares, yerr=reach, marker="o", capsize=3, label=game)
    axes.axhline(0.5, color="grey", linewidth=1, linestyle="--")
    axes.set_xscale("log")
    axes.set_ylim(0, 1)
    axes.set_xlabel("iterations a decision")
    axes.set_ylabel("share of wins against greedy")
    axes.legend(frameon=False)
    figure.savefig(path, dpi=120, metadata={"Software": None})
    return True
