"""Measures our games against Catanatron: interleaved, in several rounds, with medians of the ratios within a round."""

import argparse
import json
import os
import subprocess
import sys
from statistics import mean, median
from typing import Any

import ludotheca

SEATS = {"africa": 4, "albion": 4, "alexander": 4, "augustus": 4, "catan": 4}
"""Every game has four players, like the peer's."""
GAMES_COMPARED = 300


def measure(module: str, *arguments: object, pure: bool = False) -> dict[str, Any]:
    environment = {**os.environ, "LUDOTHECA_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", module, *(str(argument) for argument in arguments)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0, help="CPU seconds for each measurement")
    parsed = parser.parse_args()
    if not ludotheca.is_compiled():
        parser.error("the installed ludotheca is not compiled: run 'make bench'")

    contenders: dict[str, tuple[str, tuple[object, ...], bool]] = {"catanatron": ("benchmarks.peer", (), False)}
    for title in ludotheca.titles():
        for pure in (True, False):
            form = "interpreted" if pure else "compiled"
            contenders[f"{title}, {form}"] = ("benchmarks.ours", (title, SEATS[title]), pure)

    rounds: list[dict[str, dict[str, Any]]] = []
    for number in range(parsed.rounds):
        found: dict[str, dict[str, Any]] = {}
        for name, (module, arguments, pure) in contenders.items():
            print(f"round {number + 1}: {name}", file=sys.stderr)
            found[name] = measure(module, *arguments, parsed.seconds, 1_000_000 * number, pure=pure)
        rounds.append(found)

    same = [measure("benchmarks.same_game", GAMES_COMPARED, 1_000_000 * number) for number in range(parsed.rounds)]
    print("| | games/s | decisions/s | × Catanatron | copies/s | × Catanatron | decisions a game |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name in contenders:
        print(f"| {name} | {_row(rounds, name)} |")
    print()
    print("| Catan, four random players | decisions a game | turns a game |")
    print("| --- | --- | --- |")
    print(f"| catanatron | {_means([found['catanatron'] for found in rounds])} |")
    print(f"| ours | {_means(same)} |")


def _means(measured: list[dict[str, Any]]) -> str:
    return " | ".join(
        f"{mean(each[key] for each in measured):,.1f}" for key in ("decisions_per_game", "turns_per_game")
    )


def _row(rounds: list[dict[str, dict[str, Any]]], name: str) -> str:
    cells = [f"{median(found[name]['games'] for found in rounds):,.1f}"]
    for figure in ("decisions", "copies"):
        ratios = [found[name][figure] / found["catanatron"][figure] for found in rounds]
        cells.append(f"{median(found[name][figure] for found in rounds):,.0f}")
        cells.append(f"{median(ratios):.1f} [{min(ratios):.1f}..{max(ratios):.1f}]")
    cells.append(f"{median(found[name]['decisions_per_game'] for found in rounds):,.0f}")
    return " | ".join(cells)


if __name__ == "__main__":
    main()
