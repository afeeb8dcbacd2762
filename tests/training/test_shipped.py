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
    wins = learned.figures["wins"]
    assert isinstance(wins, float)
    assert learned.by_hand == (wins <= 1)
    model = "hidden layer" if learned.hidden else f"decay {learned.figures['decay']:g}"
    assert learned.figures[f"wins with {model}"] == wins, "the figure is of another model than the one that is here"
    assert (CURVES / f"{title}.png").exists()
