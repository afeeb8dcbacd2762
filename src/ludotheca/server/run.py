"""Starts the server and says where it is."""

import os
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from sqlalchemy import URL

from ludotheca.engine.errors import SetupError
from ludotheca.server.app import STATIC, create_app

DATABASE: Final = "LUDOTHECA_DATABASE"
GRACE: Final = "LUDOTHECA_GRACE"
HIGHEST_PORT: Final = 65_535
LONGEST_GRACE: Final = 86_400
"""Seconds: a day."""
LARGEST_MESSAGE: Final = 65_536
"""Bytes a client may send over the socket in one message."""


def from_environment() -> Litestar:
    """For servers that create the application themselves, in each of their processes."""
    return create_app(os.environ[DATABASE], float(os.environ[GRACE]))


def serve(host: str, port: int, data: Path, *, grace: float, reload: bool) -> None:
    _check_numbers(port, grace)
    _check_database(data)
    # An absolute path always means a file; a bare ':memory:' would not.
    os.environ[DATABASE] = URL.create("sqlite", database=str(data.absolute())).render_as_string()
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
    page = "" if STATIC.is_dir() else " (without the page, which has not been built)"
    sys.stdout.write(f"Ludotheca is open at {_address(host, door)}{page}\n")
    sys.stdout.flush()
    if reload:
        uvicorn.supervisors.ChangeReload(config, target=uvicorn.Server(config).run, sockets=[door]).run()
    else:
        uvicorn.Server(config).run(sockets=[door])


def _check_numbers(port: int, grace: float) -> None:
    if not 0 <= port <= HIGHEST_PORT:
        message = f"there is no port {port}"
        raise SetupError(message, port=port)
    # Written so that it also refuses nan.
    if not 0 <= grace <= LONGEST_GRACE:
        message = f"bots can wait from 0 to {LONGEST_GRACE} seconds, not {grace:g}"
        raise SetupError(message)


def _check_database(data: Path) -> None:
    """Tries to write to the file before the server says it is open."""
    if not data.parent.is_dir():
        message = f"there is no folder {data.parent} to keep the tables in"
        raise SetupError(message)
    if data.is_dir():
        message = f"the tables are kept in a file, but {data} is a folder"
        raise SetupError(message)
    try:
        with closing(sqlite3.connect(data.absolute())) as connection:
            connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        message = f"the tables cannot be kept in {data} ({error})"
        raise SetupError(message) from None


def _listen(host: str, port: int) -> socket.socket:
    """Takes the port before the server says it is open; 0 takes any free one."""
    if not host:
        raise SetupError("--host needs an address to listen on")
    try:
        return socket.create_server((host, port), family=_family(host))
    except (OSError, UnicodeError) as error:  # a UnicodeError if the host cannot be a host name
        message = f"cannot listen on {host}:{port} ({error})"
        raise SetupError(message, port=port) from None


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, door: socket.socket) -> str:
    port = door.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
