"""The shelf: the house's own games first, then plug-ins, which cannot spoil it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludotheca.library import PLUG_INS, _shelf, load, titles
from tests.engine.duel import DUEL

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package that offers one game, given by where to find it."""

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
    install("tests.engine.duel:DUEL")

    assert load("duel") is DUEL
    assert "africa" in titles()


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("tests.nowhere:GAME", "No module named 'tests.nowhere'"),
        ("tests.engine.duel:NOTHING", "has no attribute 'NOTHING'"),
        ("tests.engine.duel:CARDS", "it offers something that is no game"),
        ("ludotheca.games.africa:GAME", "there is a game 'africa' already"),
    ],
)
def test_an_unusable_plug_in_is_left_out_with_a_warning(
    offer: str, reason: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    house = titles()
    _shelf.cache_clear()
    install(offer)

    assert titles() == house
    [warning] = caplog.messages
    assert f"plug-in 'guest' ({offer}) is left out: " in warning
    assert reason in warning
