"""Starts the server and says where it is."""

import os
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar

from ludotheca.engine.errors import SetupError
from ludotheca.server.app import STATIC, create_app

DATABASE: Final = "LUDOTHECA_DATABASE"
GRACE: Final = "LUDOTHECA_GRACE"
HIGHEST_PORT: Final = 65_535
LARGEST_MESSAGE: Final = 65_536
"""Bytes a client may send over the socket at once."""


def from_environment() -> Litestar:
    """For a server that makes the application itself, in each of its processes."""
    return create_app(os.environ[DATABASE], float(os.environ[GRACE]))


def serve(host: str, port: int, data: Path, *, grace: float, reload: bool) -> None:
    if not data.parent.is_dir():
        message = f"there is no folder {data.parent} to keep the tables in"
        raise SetupError(message)
    os.environ[DATABASE] = f"sqlite+aiosqlite:///{data}"
    os.environ[GRACE] = str(grace)
    config = uvicorn.Config(
        "ludotheca.server.run:from_environment",
        factory=True,
        host=host,
        port=port,
        reload=reload,
        reload_dirs=[str(Path(__file__).parent.parent)] if reload else None,
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
    )
    door = _listen(host, port)
    page = "" if STATIC.is_dir() else " (without a page: none was built)"
    sys.stdout.write(f"Ludotheca is open at http://{host}:{port}{page}\n")
    sys.stdout.flush()
    if reload:
        uvicorn.supervisors.ChangeReload(config, target=uvicorn.Server(config).run, sockets=[door]).run()
    else:
        uvicorn.Server(config).run(sockets=[door])


def _listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything is promised."""
    if not 0 < port <= HIGHEST_PORT:
        message = f"there is no port {port}"
        raise SetupError(message, port=port)
    try:
        return socket.create_server((host, port))
    except OSError as error:
        message = f"cannot listen on {host}:{port} ({error})"
        raise SetupError(message, port=port) from None
