"""Augustus' data files: what is said when something is wrong with them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheca.engine.errors import DataError
from ludotheca.games.augustus.data import EDITION, FOLDER, read_objectives, read_rewards
from ludotheca.games.augustus.piles import most_used
from ludotheca.games.editions import CHOSEN, export_edition


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("number,name", "id,name", "objectives.csv, line 1: the columns must be number,name,colour"),
        ("1,Alpes Cottiae", "2,Alpes Cottiae", "objectives.csv, line 2: number must be 1, not 2"),
        ("2,Aulus Decimius Corvus", "2,Alpes Cottiae", "line 3: there are two objectives called Alpes Cottiae"),
        ("Cottiae,green", "Cottiae,blue", "line 2: colour must be one of senator, green, pink, orange, not 'blue'"),
        (
            "green,swords+shield,3",
            "green,swords+spoon,3",
            "line 2: spaces must name categories of legions, not 'spoon'",
        ),
        ("green,swords+shield,3", "green,swords,3", "line 2: an objective has 2 to 6 spaces, not 1"),
        (
            "green,swords+shield,3",
            "green,swords+swords+swords,3",
            "line 2: an objective has spaces of several categories",
        ),
        (
            "swords+shield,3,0,0,,sourced\n2",
            "swords+shield,?,0,0,,sourced\n2",
            "line 2: points are '\\?' exactly where",
        ),
        ("swords+shield,3,0,0,,sourced\n2", "swords+shield,3,2,0,,sourced\n2", "line 2: gold must be one of 0, 1"),
        (
            "Corvus,senator,swords+shield,3,0,0",
            "Corvus,senator,swords+shield,3,1,0",
            "line 3: a senator has no resources",
        ),
        (
            "extra_legion:1,reconstructed\n6",
            "extra_spoon:1,reconstructed\n6",
            "line 6: there is no effect 'extra_spoon'",
        ),
        (
            "extra_legion:1,reconstructed\n6",
            "extra_legion,reconstructed\n6",
            "effect 'extra_legion' takes 1 values, not 0",
        ),
        (
            "extra_legion:1,reconstructed\n6",
            "extra_legion:x,reconstructed\n6",
            "effect 'extra_legion' takes 1 to 2, not x",
        ),
        (
            "alias:swords=shield,reconstructed\n14",
            "alias:swords=swords,reconstructed\n14",
            "an alias names two categories",
        ),
        ("mobilise:swords+swords,reconstructed\n16", "mobilise:swords+shield,reconstructed\n16", "names one category"),
        ("mobilise:swords+swords,", "mobilise:swords,", "line 16: a mobilisation is of two legions"),
        ("mobilise:swords+swords,", "mobilise:swords+swords+swords,", "line 16: a mobilisation is of two legions"),
        ("mobilise_any:1", "mobilise_any:0", "line 32: effect 'mobilise_any' takes 1 to 2, not 0"),
        ("mobilise_any:1", "mobilise_any:3", "line 32: effect 'mobilise_any' takes 1 to 2, not 3"),
        ("opponents_lose_legion:1", "opponents_lose_legion:0", "effect 'opponents_lose_legion' takes 1 to 2, not 0"),
        ("opponents_lose_legion:1", "opponents_lose_legion:3", "effect 'opponents_lose_legion' takes 1 to 2, not 3"),
        ("extra_legion:1", "extra_legion:0", "line 6: effect 'extra_legion' takes 1 to 2, not 0"),
        ("extra_legion:1", "extra_legion:40", "line 6: effect 'extra_legion' takes 1 to 2, not 40"),
        ("end_per_red:5", "end_per_red:0", "effect 'end_per_red' needs a number of points, not '0'"),
        ("end_per_colour:senator:2", "end_per_colour:senator:0", "'end_per_colour' needs a number of points, not '0'"),
        ("end_per_space:swords:1:max6", "end_per_space:swords:0:max6", "'end_per_space' needs a number of points"),
        ("end_per_space:swords:1:max6", "end_per_space:swords:1:6", "line 8: a limit is written max6, not '6'"),
        ("end_per_space:swords:1:max6", "end_per_space:swords:1:max0", "line 8: a limit is written max6, not 'max0'"),
        ("end_per_space:swords:1:max6", "end_per_space:swords:1:max", "line 8: a limit is written max6, not 'max'"),
        (
            "end_per_space:swords:1:max6",
            "end_per_space:swords+shield:1:max6",
            "line 8: effect must name a category of legions, not 'swords\\+shield'",
        ),
        (
            "alias:swords=shield",
            "alias:swords=shield=swords",
            "line 14: an alias names two categories, as in swords=shield",
        ),
        ("alias:swords=shield", "alias:swords+shield", "line 14: an alias names two categories, as in swords=shield"),
        ("alias:swords=shield", "alias:swords=spoon", "line 14: effect must name a category of legions, not 'spoon'"),
        ("extra_legion:1", "none", "line 6: there is no effect 'none'"),
        ("1,Alpes Cottiae", "1,", "line 2: name must not be blank"),
        ("1,Alpes Cottiae", "1, ", "line 2: name must not be blank"),
        ("end_per_colour:senator:2", "end_per_colour:blue:2", "effect must name a colour, not 'blue'"),
        ("88,Britannia", "89,Britannia", "line 89: number must be 88, not 89"),
    ],
)
def test_bad_objectives_are_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (FOLDER / "objectives.csv").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "objectives.csv"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(DataError, match=message):
        read_objectives(path)


def test_a_missing_objective_is_noticed(tmp_path: Path) -> None:
    lines = (FOLDER / "objectives.csv").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "objectives.csv"
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")

    with pytest.raises(DataError, match="has 87 objectives instead of 88"):
        read_objectives(path)


def test_the_rewards_must_be_complete(tmp_path: Path) -> None:
    text = (FOLDER / "rewards.csv").read_text(encoding="utf-8")
    path = tmp_path / "rewards.csv"
    path.write_text(text.replace("wheat", "barley"), encoding="utf-8")

    with pytest.raises(DataError, match="must list colour-senator"):
        read_rewards(path)


def test_with_other_effects_even_four_players_may_use_up_the_deck(tmp_path: Path) -> None:
    """AUG-4.5: here eight more objectives bring an extra one, and each can be completed and replaced in one draw."""
    box = tmp_path / "box"
    export_edition("augustus", EDITION, box)
    text = (box / "objectives.csv").read_text(encoding="utf-8")
    for effect in ("mobilise_any:1", "mobilise_any:2", "complete_one", "rearrange_all"):
        text = text.replace(effect, "extra_objective")
    (box / "objectives.csv").write_text(text, encoding="utf-8")

    command = [sys.executable, "-c", "from ludotheca.games.augustus.piles import most_used; print(most_used(4))"]
    used = subprocess.check_output(command, env={**os.environ, CHOSEN: str(box)}, text=True)

    assert [most_used(seats) for seats in (2, 3, 4, 5)] == [41, 58, 75, 92]
    assert int(used) == 75 + 2 * 8
