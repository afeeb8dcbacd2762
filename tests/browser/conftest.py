"""A real browser before a real server, one of each for every worker."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

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
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: Final = {"viewport": {"width": 1440, "height": 900}}

WindowMaker = Callable[..., Page]
"""Opens a window; how it differs from the others, as in ``Browser.new_context``."""


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
    return {**browser_context_args, **DESK, "locale": "en-US"}


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    context.add_init_script(AT_ONCE)
    return context


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What a page itself gets wrong fails the test."""
    found: list[str] = []
    yield found
    assert found == []


def watch(page: Page, faults: list[str]) -> Page:
    """Notes whatever goes wrong in a page, and every key that it has no words for."""
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.text.startswith("no words for") else None)
    return page


@pytest.fixture
def page(page: Page, faults: list[str]) -> Page:
    return watch(page, faults)


@pytest.fixture
def another_window(browser: Browser, browser_context_args: dict[str, Any], faults: list[str]) -> Iterator[WindowMaker]:
    """For somebody else at their own screen, on which nothing is in motion."""
    windows: list[BrowserContext] = []

    def open_window(**more: Any) -> Page:
        window = browser.new_context(**{**browser_context_args, "reduced_motion": "reduce", **more})
        windows.append(window)
        window.add_init_script(AT_ONCE)
        return watch(window.new_page(), faults)

    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def visitor(page: Page) -> Visitor:
    return Visitor(page)
