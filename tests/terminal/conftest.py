"""The terminal's tests are coroutines, and Textual runs on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
