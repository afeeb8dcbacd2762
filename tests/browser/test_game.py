"""One person against a bot, from the lobby to the final scoring, in the page alone."""

import re
from pathlib import Path

from playwright.sync_api import expect

from ludotheca.library import load
from tests.browser.visitor import Visitor

BREAK_THE_PROMISE = """() => {
  const tables = JSON.parse(localStorage.getItem('ludotheca:tables'));
  localStorage.setItem('ludotheca:tables', JSON.stringify(tables.map((each) => ({ ...each, commitment: 'f00' }))));
}"""


def test_a_whole_game_against_a_bot(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.enter()
    page.get_by_text("2", exact=True).click()
    page.get_by_label("Seat 1: name").fill("Ann")
    visitor.start()

    visitor.play_to_the_end()

    scoring = page.get_by_role("dialog", name=re.compile("wins|share the victory"))
    expect(scoring.get_by_role("row", name="Trade goods")).to_be_visible()
    expect(scoring.get_by_role("columnheader", name="Ann")).to_be_visible()

    with page.expect_download() as download:
        scoring.get_by_role("link", name="Record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    outcome = load("africa").replay(saved.read_bytes()).outcome()
    assert outcome is not None
    total = [int(cell) for cell in scoring.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()]
    assert sorted(total) == sorted(outcome.scores)

    scoring.get_by_role("button", name="Check the luck").click()
    expect(scoring.get_by_text("the secret fits the fingerprint")).to_be_visible()
    # If the server had promised something else when the table was opened, it would be noticed.
    page.evaluate(BREAK_THE_PROMISE)
    scoring.get_by_role("button", name="Check the luck").click()
    scoring.get_by_role("button", name="Check the luck").click()
    expect(scoring.get_by_text("The secret does not fit the fingerprint!")).to_be_visible()

    table = page.url
    scoring.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(table)
    expect(visitor.map).to_be_visible()
    expect(visitor.log.get_by_text("wins")).to_have_count(0)
