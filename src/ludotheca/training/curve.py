"""How well each kind of model foretells who wins, by how many games it has learned from."""

from pathlib import Path


def draw_curve(path: Path, game: str, stages: dict[str, list[tuple[int, float]]]) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415  # slow to import

    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    axes = figure.add_subplot()
    for kind, found in stages.items():
        axes.plot([games for games, _ in found], [loss for _, loss in found], marker="o", label=kind)
    axes.set_xscale("log")
    axes.set_xlabel("games learned from")
    axes.set_ylabel("loss in games not learned from")
    axes.set_title(f"{game}: foretelling who wins")
    axes.legend()
    figure.savefig(path, dpi=120)
