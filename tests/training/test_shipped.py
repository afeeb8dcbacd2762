"""What the games of the house have learned: files that say where they come from and keep what they promise."""

from pathlib import Path

import pytest

import ludotheca
from ludotheca.games.learned import read_learned
from ludotheca.library import titles
from ludotheca.training.fitting import MOMENTS

CURVES = Path(__file__).parents[2] / "docs" / "training"


@pytest.mark.parametrize("title", titles())
def test_what_was_learned_comes_with_its_command_and_its_figures(title: str) -> None:
    learned = read_learned(Path(ludotheca.__file__).parent / "games" / title)

    assert learned.command.startswith(f"ludotheca train {title} --bot ")
    assert len(learned.slopes) == len(learned.weights) == len(learned.reasons) == MOMENTS
    assert min(learned.slopes) > 0, "having more would count against a seat"
    assert learned.slopes == sorted(learned.slopes), "whoever leads would do best by not going on"
    wins = learned.figures["wins"]
    assert isinstance(wins, float)
    assert learned.by_hand == (wins <= 1)
    won = {what: figure for what, figure in learned.figures.items() if isinstance(figure, float)}
    model = "hidden layer" if learned.hidden else f"decay {learned.figures['decay']:g}"
    best = max(figure for what, figure in won.items() if what.startswith("wins with decay"))
    assert won[f"wins with {model}"] >= best, "another model did better than this one"
    assert (CURVES / f"{title}.png").exists()
