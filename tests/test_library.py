"""The shelf: games of the house first, and plug-ins that cannot spoil it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheca.library import PLUG_INS, _shelf, load, titles
from ludotheca.template import GAME as DUEL

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that offers one game, named by where it is found."""

    def install(offer: str) -> None:
        package = tmp_path / "guest-1.0.dist-info"
        package.mkdir()
        (package / "METADATA").write_text("Name: guest\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text(f"[{PLUG_INS}]\nguest = {offer}\n")
        monkeypatch.syspath_prepend(tmp_path)

    _shelf.cache_clear()
    yield install
    _shelf.cache_clear()


def test_a_plug_in_brings_its_game(install: Install) -> None:
    install("ludotheca.template:GAME")

    assert load("duel") is DUEL
    assert "africa" in titles()


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("tests.nowhere:GAME", "No module named 'tests.nowhere'"),
        ("ludotheca.template:NOTHING", "has no attribute 'NOTHING'"),
        ("ludotheca.template:CARDS", "it offers something that is no game"),
        ("ludotheca.games.africa:GAME", "there is a game 'africa' already"),
    ],
)
def test_a_plug_in_that_cannot_be_used_is_left_out_with_a_word(
    offer: str, reason: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    house = titles()
    _shelf.cache_clear()
    install(offer)

    assert titles() == house
    [warning] = caplog.messages
    assert f"plug-in 'guest' ({offer}) is left out: " in warning
    assert reason in warning
