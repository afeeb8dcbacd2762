"""The example package: installed as anybody would, it gets everything without a change to the platform."""

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import ludotheca
from ludotheca.engine.luck import Seeded
from ludotheca.library import _shelf, load
from ludotheca.terminal.app import TableScreen, TerminalApp
from ludotheca.terminal.session import Session
from tests.conftest import ROOT
from tests.server.running import Client, Server

HOUSE = Path(ludotheca.__file__).parent.parent
EXAMPLE = ROOT / "examples" / "nim"
PIP = ("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")


def run(folder: Path, *command: str) -> str:
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed, without a network."""
    folder = tmp_path_factory.mktemp("example")
    # A build leaves its traces where the sources lie.
    sources = shutil.copytree(EXAMPLE, folder / "sources")
    run(folder, *PIP, "--target", str(folder / "site"), str(sources))
    return folder / "site"


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Here and in all processes that are started from here."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(site), str(HOUSE))))
    monkeypatch.syspath_prepend(site)
    _shelf.cache_clear()
    yield
    _shelf.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "nim"]:
        del sys.modules[name]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


pytestmark = pytest.mark.usefixtures("installed")


def test_one_package_brings_two_games(tmp_path: Path) -> None:
    listed = run(tmp_path, "ludotheca.cli", "games")

    assert "nim          Nim (traditional, 1901), 2 players" in listed
    assert "misere       Misère Nim" in listed


def test_its_own_tests_run_every_law_on_both(tmp_path: Path) -> None:
    """Where nothing but the installed package is found."""
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")

    assert " passed" in run(tmp_path, "pytest", "-p", "no:cacheprovider", "tests")


def test_bots_play_it_and_its_record_is_retold(tmp_path: Path) -> None:
    command = ["simulate", "misere", "--seats", "greedy,random", "--games", "2", "--workers", "2", "--json"]
    assert '"games":2' in run(tmp_path, "ludotheca.cli", *command)

    table, luck = load("nim").new(2), Seeded(1)
    while table.actors():
        [seat] = table.actors()
        legal = table.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    (tmp_path / "record.json").write_bytes(table.record().to_json())
    assert "from heap" in run(tmp_path, "ludotheca.cli", "replay", "record.json")


@pytest.mark.anyio
async def test_it_is_played_in_the_terminal() -> None:
    game = load("nim")
    session = Session(game, game.new(2), ["me", "greedy"], "nl")
    async with TerminalApp(session, 0).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert "Neem 1 van stapel A" in [choice.text for choice in session.choices()]
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
        assert [step.seat for step in session.table.steps][:2] == [0, 1]


def test_it_is_played_on_the_server_with_a_bot_and_a_record(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        games = {game["id"]: game for game in server.get("/api/house")["games"]}
        assert games["misere"]["table"] == "/api/games/misere/page/index.js"
        assert games["misere"]["emblem"] == "/api/games/misere/page/emblem.svg"
        assert games["africa"]["table"] is None

        made = server.create("here", "greedy", game="misere")
        with Client(server, made["table"], list(made["keys"].values())) as client:
            while client.scene["winners"] is None:
                client.wait_for(lambda scene: scene["winners"] is not None or 0 in scene["actors"])
                if client.scene["winners"] is None:
                    assert client.play(0, client.choices()[0])["type"] == "done"
        assert server.get(f"/api/tables/{made['table']}/record")["standing"] in ([1, 0], [0, 1])


def test_its_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        with urllib.request.urlopen(server.address + "/api/games/nim/page/index.js") as script:
            assert "javascript" in script.headers["Content-Type"]
            assert b"export function table" in script.read()
        for name in (
            *("", "nothing.js", ".", "../rules.py", "..%2frules.py", "%2e%2e/rules.py", "page/../../rules.py"),
            *("/etc/passwd", "%2fetc%2fpasswd", "%00", "x" * 3000, "index.js/x", "~", "%5c..%5crules.py"),
        ):
            status, refused = server.refusal(partial(server.text, f"/api/games/nim/page/{name}"))
            assert (status, refused["error"]) == (404, "not-found"), name
        status, refused = server.refusal(lambda: server.text("/api/games/chess/page/index.js"))
        assert (status, refused["error"]) == (404, "unknown-game")


def test_whoever_asks_for_a_sketch_gets_what_their_seat_may_see(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        made = server.create("here", "friend", game="nim")
        with Client(server, made["table"], list(made["keys"].values())) as client:
            assert client.outlook()["sketch"] is None
        with Client(server, made["table"], list(made["keys"].values()), sketch=True) as client:
            assert client.outlook()["sketch"].startswith('<pre class="sketch"')
            assert client.outlook()["sketch"].count("background:#8fe388") == 4  # each heap may be taken from
        with Client(server, made["table"], [], sketch=True) as spectator:
            assert "background:#8fe388" not in spectator.outlook()["sketch"]
