"""``ludotheca.testing.check`` finds what a game owes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheca.engine.errors import SetupError
from ludotheca.library import FOLDER, _shelf, load, use_folder
from ludotheca.new_game import write_game
from ludotheca.template import GAME
from ludotheca.testing import check


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a new game's package, in which this runs."""
    folder = write_game("harbour", tmp_path)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(FOLDER, "")
    _shelf.cache_clear()
    yield folder
    _shelf.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "harbour"]:
        del sys.modules[name]


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_that_is_not_on_the_shelf_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="'duel' is not on the shelf: run this in the folder of"):
        check(GAME, tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("harbour/rules.py", "_take_back(state.cells, seat, log)", "pass", "can act forever"),
        ("harbour/meta.py", "largest_draw=9", "largest_draw=8", "a draw from 9, but the largest declared is 8"),
        ("harbour/meta.py", "has_secrets=True", "has_secrets=False", "harbour fails a check of the house: "),
        ("harbour/text/fr.ftl", "action-choose = Poser", "action-pick = Poser", "'fr' and 'en' differ in action-"),
        ("harbour/text/en.ftl", "section-3 = The end\n", "", "differ in section-3"),
        ("harbour/encoder.py", '"has chosen"', '"Has: laid"', "no words for feature-has-laid"),
        ("harbour/encoder.py", 'f"card {card.card}"', 'f"the {card.card}"', "no words for feature-the-1, feature-the-"),
        ("harbour/text/de.ftl", "feature-points = Punkte\n", "", "'de' and 'en' differ in feature-points"),
        ("harbour/explain.py", '"nothing-chosen"', '"nothing-there"', "no words for refusal-nothing-there"),
        (
            "harbour/explain.py",
            'Refusal("HAR-2.2", "nothing-chosen")',
            'Refusal(clause="HAR-2.2", reason="nothing-there")',
            "no words for refusal-nothing-there",
        ),
        (
            "harbour/explain.py",
            'Refusal("HAR-2.2", "nothing-chosen")',
            'Refusal(*("HAR-2.2", "nothing-there"))',
            "no words for 'refusal-nothing-there'",
        ),
        ("harbour/explain.py", "HAR-2.2", "HAR-2.9", "no clause HAR-2.9"),
        ("harbour/README.md", "| HAR-3.1 end", "| the end", "README.md does not say where to find HAR-3.1"),
        ("harbour/README.md", "`_reveal`", "`_turn_up`", "README.md names functions that are not there: _turn_up"),
        ("tests/test_rules.py", '"""HAR-3.2."""', '"""Most points."""', "no test cites HAR-3.2"),
    ],
)
def test_what_a_game_owes_is_named(harbour: Path, file: str, old: str, new: str, message: str) -> None:
    edit(harbour / file, old, new)
    use_folder(harbour)

    with pytest.raises(AssertionError) as caught:
        check(load("harbour"), harbour / "tests")

    assert message in "\n".join([str(caught.value), *getattr(caught.value, "__notes__", [])])
