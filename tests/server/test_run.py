"""Starting the server: what it needs is tested before it says that it is open."""

import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn

from ludotheca.cli import main
from tests.server.running import Server


@pytest.mark.parametrize("name", [":memory:", "50% sure?#1.sqlite3"])
def test_the_tables_are_kept_in_a_file_of_any_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    with Server(Path(name)) as server:
        server.create("here", "random")

    with closing(sqlite3.connect(tmp_path / name)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[socket.socket]:
    """The sockets a server would listen on; serving returns at once."""
    found: list[socket.socket] = []

    def run(_: uvicorn.Server, sockets: list[socket.socket]) -> None:
        found.extend(sockets)
        for door in sockets:
            door.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    return found


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def test_port_0_takes_a_free_one_and_says_which(
    tmp_path: Path, opened: list[socket.socket], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "tables.sqlite3")]) == 0

    assert re.search(r"open at http://127\.0\.0\.1:[1-9]\d+\b", capsys.readouterr().out)
    assert len(opened) == 1


def test_it_listens_on_ipv6_where_available(
    tmp_path: Path, opened: list[socket.socket], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["serve", "--host", "::1", "--port", "0", "--data", str(tmp_path / "tables.sqlite3")])
    said = capsys.readouterr()

    if has_ipv6():
        assert code == 0
        assert re.search(r"open at http://\[::1\]:\d+\b", said.out)
        assert opened[0].family == socket.AF_INET6
    else:
        assert code == 2
        assert "cannot listen on" in said.err


@pytest.mark.parametrize("host", ["", "no.such.host.invalid", "x" * 100])
def test_a_host_it_cannot_listen_on_gets_one_clear_line(
    host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", host, "--port", "0", "--data", str(tmp_path / "tables.sqlite3")]) == 2

    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_a_port_in_use_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "tables.sqlite3")]) == 2

    assert f"cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err
