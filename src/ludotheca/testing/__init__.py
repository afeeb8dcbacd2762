"""What a game owes, as checks for its tests: the laws over random play, positions, records, words, clauses.

A package that brings a game needs one test of them::

    def test_the_game_keeps_the_laws_of_the_house() -> None:
        check(GAME, tests=Path(__file__).parent)

The house runs the very same checks on its own games, each as a test by itself.
"""

try:
    import hypothesis  # noqa: F401  # everything below draws its examples with it
except ImportError:
    raise ImportError(
        "ludotheca.testing draws its examples with hypothesis, which is not installed: pip install 'ludotheca[testing]'"
    ) from None

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ludotheca.engine.errors import SetupError
from ludotheca.engine.laws import AnyGame
from ludotheca.library import load, titles, use_folder
from ludotheca.testing.clauses import check_clauses
from ludotheca.testing.laws import LAWS, SETTINGS, hold
from ludotheca.testing.matches import MATCHES
from ludotheca.testing.situations import Situation, sensible_walk, situations
from ludotheca.testing.words import WORDS

__all__ = [
    "LAWS",
    "MATCHES",
    "SETTINGS",
    "WORDS",
    "Situation",
    "check",
    "check_clauses",
    "hold",
    "sensible_walk",
    "situations",
]


def check(game: AnyGame, tests: Path) -> None:
    """Runs every check on a game; raises AssertionError with the name of the first that it fails.

    ``tests`` is the folder with the game's tests, which have to cite every clause of its rules.
    """
    title = game.meta.id
    use_folder(Path.cwd())
    if title not in titles() or load(title) is not game:
        message = f"'{title}' is not on the shelf: run this in the folder of its pyproject.toml, or install its package"
        raise SetupError(message)
    # What is quickly found out comes first.
    check_clauses(game, tests)
    laws: dict[str, Callable[[AnyGame], None]] = {name: partial(hold, law=law) for name, law in LAWS.items()}
    for name, one in (WORDS | MATCHES | laws).items():
        try:
            one(game)
        except AssertionError as error:
            error.add_note(f"{title} fails a check of the house: {name}")
            raise
