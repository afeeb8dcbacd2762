"""Measures the installed version against an earlier commit: alternating slices of random play, median ratios."""

import argparse
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median

import ludotheca

ROOT = Path(__file__).parent.parent
CHILD = Path(__file__).parent / "slices.py"
FORMS = {"compiled": "0", "interpreted": "1"}


def build(commit: str) -> Path:
    """The commit's package, compiled; kept for the next run."""
    folder = ROOT / "build" / "since" / commit
    if not folder.exists():
        print(f"building {commit}, which takes a few minutes", file=sys.stderr)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)  # noqa: S607
        sources = folder.with_suffix(".sources")
        unfinished = folder.with_suffix(".unfinished")
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(sources, filter="data")
        command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(unfinished)]
        subprocess.run(command, cwd=sources, stdout=subprocess.DEVNULL, check=True)
        unfinished.rename(folder)
    return folder


class Side:
    """One of the two sides, playing on demand in a separate process."""

    def __init__(self, package: Path, title: str, form: str, seconds: float) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package), "LUDOTHECA_PURE": FORMS[form]}
        command = [sys.executable, str(CHILD), title, str(seconds)]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if (found := self._read()) != form:
            message = f"{title} of {package} is {found}, not {form}"
            raise SystemExit(message)

    def _read(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline().strip()

    def play(self, seed: int) -> float:
        assert self._process.stdin
        self._process.stdin.write(f"{seed}\n")
        self._process.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        self._process.communicate()


def compare(older: Path, newer: Path, title: str, form: str, slices: int, seconds: float) -> str:
    sides = [Side(package, title, form, seconds) for package in (older, newer)]
    rates: list[tuple[float, float]] = []
    for number in range(slices):
        seed = 1_000_000 * number
        # The sides take turns going first, so that neither always gets the warmer machine.
        if number % 2:
            after, before = sides[1].play(seed), sides[0].play(seed)
        else:
            before, after = sides[0].play(seed), sides[1].play(seed)
        rates.append((before, after))
    for side in sides:
        side.close()
    ratios = [after / before for before, after in rates]
    figures = f"{median(before for before, _ in rates):,.0f} | {median(after for _, after in rates):,.0f}"
    return f"{title}, {form} | {figures} | {median(ratios):.2f} [{min(ratios):.2f}..{max(ratios):.2f}]"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.since", description=__doc__)
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--slices", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each slice")
    parser.add_argument("--titles", nargs="+", default=ludotheca.titles(), choices=ludotheca.titles(), metavar="GAME")
    parser.add_argument("--forms", nargs="+", default=list(FORMS), choices=list(FORMS), metavar="FORM")
    parsed = parser.parse_args()
    older, newer = build(parsed.commit), Path(ludotheca.__file__).parent.parent
    print(f"| | decisions/s, {parsed.commit} | decisions/s, now | × {parsed.commit} |")
    print("| --- | --- | --- | --- |")
    for form in parsed.forms:
        for title in parsed.titles:
            print(f"| {compare(older, newer, title, form, parsed.slices, parsed.seconds)} |", flush=True)


if __name__ == "__main__":
    main()
