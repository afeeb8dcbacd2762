"""Light and dark, on a phone and on a desktop: nothing is hard to read, nothing is cut off."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, WindowMaker
from tests.browser.legate import CALLED, OVER, UNDER_ATTACK, Legate
from tests.browser.settler import MARKET, TEMPLE, Marcher, Settler
from tests.browser.visitor import FACE_DOWN_FAR_AWAY, OPEN_COUNTRY, Visitor
from tests.server.running import Server

WORDS_CUT_OFF = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (words.nextNode()) {
    const inside = words.currentNode.parentElement;
    const box = inside.closest('article, button, section, li, th, td, body').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const isOutside = ({ left, right, width }) => width > 0 && (left < box.left - 1 || right > box.right + 1);
    const isCut = inside.clientWidth > 0 && inside.scrollWidth > inside.clientWidth + 1;
    const word = words.currentNode.data.trim();
    const isShown = word !== '' && inside.closest('.unseen') === null && inside.checkVisibility();
    if (isShown && (isCut || [...range.getClientRects()].some(isOutside))) cut.push(word);
  }
  return cut;
}"""
"""The words that stick out of their boxes."""


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def page(request: pytest.FixtureRequest, another_window: WindowMaker, scheme: str) -> Page:
    """Animations are off, because colours half-way through one may lack contrast."""
    return another_window(**request.param, color_scheme=scheme)


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0, "the page is wider than its window"


def test_the_lobby(page: Page) -> None:
    visitor = Visitor(page)
    visitor.enter()

    check(visitor.page)


def test_the_table(page: Page, server: Server) -> None:
    visitor = Visitor(page)
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY)
    expect(visitor.space("A2")).to_have_attribute("data-light", "soft")
    check(visitor.page)

    visitor.space(FACE_DOWN_FAR_AWAY).dispatch_event("click")
    expect(visitor.page.get_by_role("dialog", name="Why not?").get_by_role("link").first).to_be_visible()
    check(visitor.page)
    visitor.page.keyboard.press("Escape")

    visitor.settings()
    check(visitor.page)


def test_the_table_of_augustus(page: Page, server: Server) -> None:
    legate = Legate(page)
    legate.show(server.create("here", "friend", "greedy", game="augustus"))
    expect(legate.lit).to_have_count(6)
    check(legate.page)

    legate.show(server.create("here", "friend", game="augustus", position=CALLED))
    expect(legate.spot("space-13-2")).to_have_attribute("data-light", "full")
    check(legate.page)
    legate.spot("space-13-0").click()
    expect(legate.page.get_by_role("button", name="Put it back")).to_be_visible()
    check(legate.page)
    legate.spot("space-20-0").click()
    expect(legate.prompt).to_contain_text("You have chosen")
    check(legate.page)
    legate.spot("space-20-2").dispatch_event("click")
    expect(legate.page.get_by_role("dialog", name="Why not?").get_by_role("link").first).to_be_visible()
    check(legate.page)

    legate.show(server.create("here", "friend", game="augustus", position=UNDER_ATTACK))
    legate.spot("space-13-0").click()
    expect(legate.page.get_by_text("1 of 2 chosen")).to_be_visible()
    check(legate.page)


def test_the_scoring_of_augustus(page: Page, server: Server) -> None:
    legate = Legate(page)
    legate.show(server.create("here", "friend", game="augustus", position=OVER))
    scoring = legate.page.get_by_role("dialog", name="Player 1 wins")
    expect(scoring).to_contain_text("Gallia Aquitania (48)")

    check(legate.page)


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_every_word_of_augustus_fits_on_a_phone(another_window: WindowMaker, server: Server, language: str) -> None:
    legate = Legate(another_window(**PHONE, locale=language))
    for position in (None, CALLED, UNDER_ATTACK, OVER):
        legate.show(server.create("here", "friend", game="augustus", position=position))
        expect(legate.lit.or_(legate.page.get_by_role("dialog")).first).to_be_visible()
        assert legate.page.evaluate(WORDS_CUT_OFF) == []


def test_the_cover(page: Page, server: Server) -> None:
    legate = Legate(page)
    legate.show(server.create("here", "here", game="augustus"))
    expect(legate.page.get_by_role("button", name="That is me")).to_be_visible()

    check(legate.page)


def test_a_finger_is_told_what_a_card_does(another_window: WindowMaker, server: Server) -> None:
    legate = Legate(another_window(**PHONE))
    legate.show(server.create("here", "friend", game="augustus", position=CALLED))
    tip = legate.page.locator(".tip")

    legate.page.locator('article:has([data-spot="card-87"]) .does').tap()
    expect(tip).to_contain_text("At once: complete one of your objectives")
    legate.page.locator('[data-spot="card-17"]').tap()
    expect(tip).to_contain_text("Quintus Laetorius Macer (17)")
    legate.spot("space-13-2").tap()
    expect(legate.prompt).to_contain_text("a legion from your supply to Sardinia (13), shield")
    expect(tip).to_have_count(0)


def test_a_finger_can_bring_the_map_closer_and_act(another_window: WindowMaker, server: Server) -> None:
    visitor = Visitor(another_window(**PHONE))
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY)
    width = "name => document.querySelector(`[data-space=${name}] path`).getBoundingClientRect().width"
    expect(visitor.space("A2")).to_have_attribute("data-light", "soft")
    visitor.page.wait_for_function(f"({width})('A2') > 40")

    visitor.page.get_by_role("button", name="Show the whole board").tap()
    visitor.page.wait_for_function(f"({width})('A2') < 40")
    visitor.page.get_by_role("button", name="Bring the board closer").tap()
    visitor.page.wait_for_function(f"({width})('A2') > 40")

    visitor.page.get_by_role("button", name="Show the whole board").tap()
    visitor.space("A2").tap()
    visitor.page.get_by_role("dialog", name="What will you do here?").get_by_role("button", name="Move to A2").tap()
    expect(visitor.log.get_by_text("to A2.")).to_be_attached()


def test_the_tables_of_catan_and_alexander(page: Page, server: Server) -> None:
    settler = Settler(page)
    settler.show(server.create("here", "friend", "friend", game="catan", position=MARKET))
    expect(settler.spot("A1se-A1s")).to_have_attribute("data-light", "full")
    check(settler.page)

    settler.button("Trade").click()
    expect(settler.sheet).to_be_visible()
    check(settler.page)

    marcher = Marcher(settler.page)
    marcher.show(server.create("here", "friend", "friend", game="alexander", position=TEMPLE))
    expect(marcher.sheet).to_be_visible()
    check(marcher.page)
