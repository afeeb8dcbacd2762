"""Every clause of a game's rules leads to the functions that keep it and to tests that cite it."""

import re
from pathlib import Path

from ludotheca.clauses import clauses, report
from ludotheca.engine.laws import AnyGame


def check_clauses(game: AnyGame, tests: Path) -> None:
    """Each clause has a row in the README of the game or of one it builds on, with functions that exist, and a test."""
    title = game.meta.id
    readme = "\n".join((each.folder / "README.md").read_text(encoding="utf-8") for each in game.family)
    rows = dict(re.findall(rf"^\| ((?:{'|'.join(game.meta.clauses)})-\d+\.\d+) [^|]*\|([^|]*)\|", readme, re.MULTILINE))
    missing = [clause for clause in clauses(title) if clause not in rows]
    assert not missing, f"README.md does not say where to find {', '.join(missing)}"
    # What the contract does itself, such as naming the winners, needs no function of the game.
    named = {name for row in rows.values() for name in re.findall(r"`(?!Rules\.)(?:\w+\.)?(\w+)`", row)}
    sources = "".join(path.read_text(encoding="utf-8") for path in game.sources)
    unknown = sorted(name for name in named if f"def {name}(" not in sources)
    assert not unknown, f"README.md names functions that are not there: {', '.join(unknown)}"
    _, untested = report(title, tests)
    assert not untested, f"no test cites {', '.join(untested)}"
