"""The front door: choosing a game, opening files, tables that do not exist."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheca.library import load
from tests.browser.visitor import Visitor


def bring(page: Page, file: Path) -> None:
    page.locator('input[type="file"]').set_input_files(file)


def test_an_unknown_table_is_met_with_a_friendly_page(visitor: Visitor) -> None:
    visitor.page.goto("/table/nowhere")

    expect(visitor.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(visitor.page.get_by_text("There is no such table.")).to_be_visible()
    visitor.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(visitor.page.get_by_role("button", name="Start")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("no json at all", "it is not JSON"),
        ('{"hello": "world"}', "neither a record nor a position"),
        ('{"game": "whist", "steps": []}', "a game that is not here"),
    ],
)
def test_a_file_that_is_not_ours_says_so(visitor: Visitor, tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    visitor.enter()

    bring(visitor.page, file)

    expect(visitor.page.get_by_role("alert")).to_contain_text(message)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"game": "africa", "version": 1, "seats": 3, "options": {}, "deal": [0], "steps": [[0, 9999]]}', "replayed"),
        ('{"game": "africa", "players": [{"explorer": "Z9"}, {}, {}], "board": {}}', "this position"),
    ],
)
def test_a_file_the_rules_cannot_accept_says_where(
    visitor: Visitor, tmp_path: Path, content: str, message: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content)
    visitor.enter()
    bring(visitor.page, file)

    visitor.page.get_by_role("button", name="Start").click()

    expect(visitor.page.get_by_role("alert")).to_contain_text(message)


def test_a_record_goes_on_where_it_ends(visitor: Visitor, tmp_path: Path) -> None:
    game = load("africa").new(4, seed=7)
    for _ in range(4):
        seat = game.actors()[0]
        game.play(seat, game.legal(seat)[0])
    file = tmp_path / "record.json"
    file.write_bytes(game.record().to_json())
    visitor.enter()

    bring(visitor.page, file)
    expect(visitor.page.get_by_text("Goes on where the record ends.")).to_be_visible()
    expect(visitor.page.get_by_label(re.compile(r"Seat \d: who plays\?"))).to_have_count(4)
    visitor.start()

    expect(visitor.log.get_by_text("starts in Mombasa")).to_be_visible()


def test_a_saved_position_can_be_opened_again(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.enter()
    visitor.start()
    city = visitor.place_anywhere()
    page.get_by_role("button", name="Share and save").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Position").click()
    file = tmp_path / "position.json"
    download.value.save_as(file)

    visitor.enter()
    bring(page, file)
    expect(page.get_by_label(re.compile(r"Seat \d: who plays\?"))).to_have_count(3)
    visitor.start()

    expect(visitor.space(city)).to_have_attribute("aria-label", re.compile("the explorer of"))


def test_a_game_chosen_on_a_phone_leads_to_its_form(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    start = page.get_by_role("button", name="Start")
    expect(start).not_to_be_in_viewport()
    expect(page.locator("article h3")).to_have_text(
        ["Africa", "Albion", "Augustus", "Catan", "Catan: Alexander the Great"]
    )

    page.get_by_role("button", name="Albion").click()

    expect(page.get_by_role("heading", name="New table: Albion")).to_be_in_viewport()
    expect(start).to_be_in_viewport()


def test_the_rules_can_be_read_before_playing(visitor: Visitor) -> None:
    visitor.enter()
    africa = visitor.page.get_by_role("article").filter(has_text="Africa")
    africa.get_by_role("button", name="Rules").click()

    rules = visitor.page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="Turning a tile")).to_be_visible()
    expect(rules.get_by_role("link", name="AFR-8.4")).to_be_attached()
