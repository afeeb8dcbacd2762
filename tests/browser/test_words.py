"""Players read words, never the keys by which the page looks them up."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludotheca.library import titles
from ludotheca.texts import LANGUAGES, Speaker
from tests.browser.conftest import WindowMaker
from tests.browser.visitor import Visitor
from tests.games.test_editions import put_right
from tests.keys import keys_in
from tests.server.running import Server

ALL_WORDS: Final = """() => {
  const heard = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
  return [document.title, document.body.textContent, ...heard].join('\\n');
}"""
"""What can be read, and what a screen reader says."""


def check(page: Page) -> None:
    said = page.evaluate(ALL_WORDS)
    assert len(said) > 200
    assert keys_in(said) == []


def visit(another_window: WindowMaker, server: Server, language: str) -> Page:
    return another_window(locale=language, base_url=server.address)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_and_the_rules_of_every_game_are_in_words(
    another_window: WindowMaker, server: Server, language: str
) -> None:
    page = visit(another_window, server, language)
    page.goto("/")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(len(titles()))

    for title in titles():
        speaker = Speaker(language, title)
        card = cards.filter(has=page.get_by_role("heading", name=speaker.say("title"), exact=True))
        card.get_by_role("heading").get_by_role("button").click()
        card.locator("summary").click()
        expect(card.get_by_text(speaker.say("reconstructed"))).to_be_visible()
        check(page)
        card.get_by_role("button", name=speaker.say("rules-title")).click()
        rules = page.get_by_role("dialog")
        expect(rules.get_by_text(speaker.say("reconstructed"))).to_be_visible()
        expect(rules.get_by_role("heading").last).not_to_have_text(re.compile("section"))
        check(page)
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_a_table_is_in_words(another_window: WindowMaker, server: Server, title: str, language: str) -> None:
    page = visit(another_window, server, language)
    visitor = Visitor(page)
    visitor.game = title  # type: ignore[misc]  # any of them will do
    visitor.sit_at(server, "here", "random")
    expect(page.get_by_role("log")).to_be_attached()

    check(page)
    for button in page.get_by_role("banner").get_by_role("button").all():
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_somebodys_edition_is_named_where_it_is_chosen_and_played(
    another_window: WindowMaker, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("edition")
    with Server(folder / "tables.sqlite3", edition=put_right("africa", folder / "box")) as server:
        page = visit(another_window, server, "en")
        page.goto("/")
        africa = page.get_by_role("article").filter(has_text="Africa")
        africa.get_by_text("Edition: my africa").click()
        expect(africa.get_by_text("those of the edition “my africa”")).to_be_visible()
        expect(page.get_by_text("What is reconstructed")).to_have_count(len(titles()) - 1)

        page.get_by_role("button", name="Start").click()

        expect(page.get_by_text("Edition: my africa")).to_be_visible()
        expect(page.locator('[data-space="A2"]')).to_have_attribute("aria-label", re.compile(r"Tunis \(A2\)"))
        check(page)


def test_the_houses_own_edition_is_not_mentioned(visitor: Visitor) -> None:
    visitor.enter()
    visitor.start()

    expect(visitor.page.get_by_text("Edition")).to_have_count(0)
