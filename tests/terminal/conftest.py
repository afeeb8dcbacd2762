"""Scenes of the terminal are coroutines, and Textual runs them on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
