"""Starts the server and says where it is."""

import os
from pathlib import Path

import uvicorn
from litestar import Litestar

from ludotheca.engine.errors import SetupError
from ludotheca.server.app import STATIC, create_app

DATABASE = "LUDOTHECA_DATABASE"
GRACE = "LUDOTHECA_GRACE"


def from_environment() -> Litestar:
    """For a server that makes the application itself, in each of its processes."""
    return create_app(os.environ[DATABASE], float(os.environ[GRACE]))


def serve(host: str, port: int, data: Path, *, grace: float, reload: bool) -> None:
    if not data.parent.is_dir():
        message = f"there is no folder {data.parent} to keep the tables in"
        raise SetupError(message)
    os.environ[DATABASE] = f"sqlite+aiosqlite:///{data}"
    os.environ[GRACE] = str(grace)
    where = f"http://{host}:{port}"
    print(f"Ludotheca is open: {where}" if STATIC.is_dir() else f"Ludotheca answers at {where} (no page built)")
    uvicorn.run(
        "ludotheca.server.run:from_environment",
        factory=True,
        host=host,
        port=port,
        reload=reload,
        reload_dirs=[str(Path(__file__).parent.parent)] if reload else None,
        log_level="warning",
        ws_max_size=65_536,
        ws_per_message_deflate=True,
    )
