"""Games that the page has never heard of: one by its sketch, one by the script of its package."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ludotheca
from ludotheca.new_game import write_game
from tests.conftest import ROOT
from tests.server.running import Server

HOUSE = Path(ludotheca.__file__).parent.parent

Open = Callable[[Path, str], None]


@pytest.fixture
def open_table(page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Starts a server in the folder of a package, and in its lobby a table of one of its games."""
    running: list[Server] = []
    # The server runs in another folder, where a relative path would lead nowhere.
    monkeypatch.setenv("PYTHONPATH", str(HOUSE))

    def open_table(folder: Path, title: str) -> None:
        server = Server(tmp_path / "tables.sqlite3", folder=folder)
        running.append(server.__enter__())
        page.goto(server.address)
        page.get_by_role("button", name=title, exact=True).click()
        expect(page.get_by_role("heading", name=f"New table: {title}")).to_be_visible()
        page.get_by_role("button", name="Start").click()

    yield open_table
    for server in running:
        server.__exit__(None, None, None)


def test_a_new_game_is_played_by_its_sketch_and_its_lit_actions(page: Page, tmp_path: Path, open_table: Open) -> None:
    open_table(write_game("harbour", tmp_path), "Harbour")
    position = page.get_by_role("region", name="The position")
    expect(position).to_contain_text("turned up")
    expect(position.locator("span", has_text=re.compile(r"^<\d>$"))).to_have_count(3)

    page.get_by_role("button", name=re.compile("^Lay down")).first.click()

    expect(page.get_by_role("log")).to_contain_text("Turned up, clockwise")
    page.get_by_role("button", name=re.compile("^Lay down")).first.wait_for()


def test_a_package_draws_its_table_itself(page: Page, open_table: Open) -> None:
    open_table(ROOT / "examples" / "nim", "Nim")

    page.get_by_role("button", name="Take 4 from heap D").click()

    expect(page.get_by_role("log")).to_contain_text("takes 4 from heap D")
    expect(page.get_by_role("button", name="Take 4 from heap D")).to_have_count(0)
    page.get_by_role("button", name="Take 1 from heap").first.wait_for()
