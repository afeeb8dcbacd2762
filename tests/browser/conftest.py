"""A real browser before a real server, one of each for every worker."""

import shutil
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.visitor import Visitor
from tests.server.running import Server

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AT_ONCE: Final = """
if (localStorage.getItem('ludotheca:settings') === null)
  localStorage.setItem('ludotheca:settings', JSON.stringify({ speed: 'instant' }));
"""
"""Nothing moves slowly, unless a test has chosen otherwise."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    if executable is None:
        pytest.fail("the browser tests need Chromium on the path")
    return {**browser_type_launch_args, "executable_path": executable, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "tables.sqlite3") as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "locale": "en-US"}


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.add_init_script(AT_ONCE)
    return context


@pytest.fixture
def visitor(page: Page) -> Iterator[Visitor]:
    """Somebody in front of the page; what the page itself gets wrong fails the test."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Visitor(page)
    assert faults == []
