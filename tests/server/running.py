"""A real server in a process of its own, and a client that talks to it as the page does."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 30.0
"""Seconds until a test gives up waiting."""

Json = dict[str, Any]


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


class Server:
    """``ludotheca serve`` on a free port; it ends with its ``with``, whatever happens in there."""

    def __init__(
        self,
        data: Path,
        grace: float = 0.0,
        plug_ins: Path | None = None,
        edition: Path | None = None,
        folder: Path | None = None,
    ) -> None:
        """``plug_ins`` is a folder with installed packages, beside those that the tests run with.

        ``folder`` is where it runs, if that matters: the games of that folder's package are in its lobby.
        """
        self._folder = folder
        command = ["serve", "--port", "0", "--data", str(data), "--grace", str(grace)]
        command += [] if edition is None else ["--edition", str(edition)]
        self._command = [sys.executable, "-m", "ludotheca.cli", *command]
        # In a file, because a pipe that nobody reads would stop the server once it is full.
        self._said = data.with_suffix(".said")
        self._environment = {**os.environ}
        if plug_ins is not None:
            known = [path for path in [os.environ.get("PYTHONPATH")] if path]
            self._environment["PYTHONPATH"] = os.pathsep.join([str(plug_ins), *known])
        self._process: subprocess.Popen[bytes]
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(self._command, stdout=said, env=self._environment, cwd=self._folder)
        try:
            self.port = self._wait_for_port()
            # The port is taken before it is said, so this waits until the server is ready.
            self.get("/api/house")
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)

    def _wait_for_port(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < deadline:
            if said := re.search(r"open at http://127\.0\.0\.1:(\d+)\s", self._said.read_text()):
                return int(said[1])
            time.sleep(0.05)
        message = "the server does not say where it is"
        raise TimeoutError(message)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as response:
            return json.load(response)

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as response:
            return str(response.read().decode())

    def post(self, path: str, body: object) -> Any:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)

    def refusal(self, ask: Callable[[], Any]) -> tuple[int, Json]:
        """The status and the body of a request that is refused."""
        try:
            found = ask()
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)
        message = f"this was not refused: {found}"
        raise AssertionError(message)

    def create(self, *seats: str, game: str = "africa", **more: Any) -> Json:
        """A table; a seat is ``here``, ``friend`` or the name of a bot."""
        plans = [
            {"kind": seat, "name": f"Player {number}"}
            if seat in ("here", "friend")
            else {"kind": "bot", "name": seat, "bot": seat}
            for number, seat in enumerate(seats)
        ]
        made: Json = self.post("/api/tables", {"game": game, "seats": plans, **more})
        return made

    def children(self) -> list[int]:
        """The numbers of the processes it has started."""
        listed = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
        return [int(child) for child in listed.split()]

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


class Client:
    """Somebody at a table."""

    def __init__(self, server: Server, table: str, keys: list[str], *, sketch: bool = False) -> None:
        self._address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._join = {"type": "join", "keys": keys, "sketch": sketch}
        self._request = 0
        self.scene: Json = {}
        self._socket: ClientConnection

    def __enter__(self) -> Self:
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(self._address, open_timeout=PATIENCE))
        # Where there is no such table, the server may have said so and closed before it is greeted.
        with suppress(ConnectionClosedOK):
            self.send(self._join)
        self.scene = self.receive()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Json:
        message: Json = json.loads(self._socket.recv(timeout=PATIENCE))
        if message["type"] == "scene":
            self.scene = message
        return message

    def ask(self, **message: Any) -> Json:
        """Sends a request and returns its answer; scenes that come before it are kept."""
        self._request += 1
        self.send({"request": self._request, **message})
        while (answer := self.receive())["type"] == "scene":
            pass
        assert answer["request"] == self._request
        return answer

    def play(self, seat: int, *actions: int, sequence: int | None = None) -> Json:
        known = self.scene["sequence"] if sequence is None else sequence
        return self.ask(type="play", seat=seat, sequence=known, actions=list(actions))

    def undo(self, seat: int) -> Json:
        return self.ask(type="undo", seat=seat, sequence=self.scene["sequence"])

    def wait_for(self, met: Callable[[Json], bool]) -> Json:
        """The first scene for which something holds."""
        while not met(self.scene):
            assert self.scene["winners"] is None, "the game is over, and this never came"
            self.receive()
        return self.scene

    def outlook(self, seat: int | None = None) -> Json:
        found: Json = next(part for part in self.scene["outlooks"] if seat is None or part["seat"] == seat)
        return found

    def choices(self, seat: int | None = None) -> list[int]:
        return [choice["action"] for choice in self.outlook(seat)["choices"]]
