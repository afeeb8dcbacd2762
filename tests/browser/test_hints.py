"""What would you do? Asked with the mouse, a finger and a key, in a real browser; and who is likely to win."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE, WindowMaker
from tests.browser.legate import CALLED, Legate
from tests.browser.test_looks import WORDS_CUT_OFF, check
from tests.browser.visitor import OPEN_COUNTRY, Visitor
from tests.server.running import Server

PERCENT = re.compile(r"\b\d+ ?%")

READ_THE_BAR = """() => {
  const numbers = [...document.querySelectorAll('p.chance .number')].map((each) => parseInt(each.innerText));
  return numbers.every(Number.isFinite) ? numbers : null;
}"""
"""Everybody's chances in hundredths. They are hidden while they are not known, and bots may move on at any moment."""


def ask(page: Page) -> Locator:
    return page.get_by_role("button", name="What would you do?")


def answer(page: Page) -> Locator:
    return page.get_by_role("dialog", name="What would you do?")


def lines(page: Page) -> Locator:
    return answer(page).get_by_role("button", name=re.compile("Chance to win"))


def settled(page: Page) -> None:
    """Everybody's chances have come."""
    expect(page.locator("p.chance:not(.unknown)")).to_have_count(page.locator("[data-panel]").count())


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_table_with_hints_from_the_lobby_to_a_move(
    another_window: WindowMaker, size: dict[str, object], scheme: str
) -> None:
    visitor = Visitor(another_window(**size, color_scheme=scheme))
    page = visitor.page
    visitor.enter()
    expect(page.get_by_role("checkbox", name="Hints")).to_be_checked()
    check(page)
    visitor.start()
    expect(ask(page)).to_have_attribute("aria-disabled", "false", timeout=30_000)

    ask(page).click()
    expect(lines(page)).to_have_count(3)
    for line in lines(page).all():
        expect(line).to_contain_text("Start in ")
        expect(line).to_contain_text(PERCENT)
        expect(line.locator(".motive")).to_have_text(re.compile(r"^(Main (gain|cost): |Costs |Helps |Much like)"))
    settled(page)
    check(page)

    city = lines(page).first.locator(".words").inner_text().removeprefix("Start in ")
    lines(page).first.click()
    expect(answer(page)).to_have_count(0)
    expect(visitor.log.get_by_text(re.compile(rf"Guest .*{re.escape(city)}"))).to_be_attached()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_bar_shows_everybodys_chance_and_moves_nothing_when_it_comes(
    another_window: WindowMaker, server: Server, size: dict[str, object]
) -> None:
    legate = Legate(another_window(**size))
    legate.show(server.create("here", "random", "greedy", game="augustus", hints=True))
    panels = legate.page.locator("[data-panel]")
    expect(panels).to_have_count(3)
    heights = [panel.bounding_box() for panel in panels.all()]
    settled(legate.page)

    assert [panel.bounding_box() for panel in panels.all()] == heights
    shares = legate.page.wait_for_function(READ_THE_BAR).json_value()
    assert len(shares) == 3
    assert sum(shares) == 100
    check(legate.page)


def test_the_strip_on_a_phone_names_everybody(another_window: WindowMaker, server: Server) -> None:
    visitor = Visitor(another_window(**PHONE))
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY, hints=True)

    strip = visitor.page.get_by_role("img", name=re.compile(r"Chances to win: Player 0 \d+%, Player 1 \d+%"))
    expect(strip).to_be_visible()


def test_a_key_asks_and_another_closes(visitor: Visitor, server: Server) -> None:
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY, hints=True)
    expect(visitor.space("A2")).to_have_attribute("data-light", "soft")

    visitor.page.keyboard.press("h")
    expect(lines(visitor.page).first).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(answer(visitor.page)).to_have_count(0)

    visitor.page.keyboard.press("h")
    expect(lines(visitor.page).first).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(answer(visitor.page)).to_have_count(0)
    expect(visitor.log.get_by_text("Player 0").first).to_be_attached()


def test_advice_goes_when_the_position_moves_on(visitor: Visitor, server: Server, another_window: WindowMaker) -> None:
    """The same seat is played from another window meanwhile."""
    made = server.create("here", "here", position=OPEN_COUNTRY, hints=True)
    visitor.show(made)
    elsewhere = Visitor(another_window())
    elsewhere.show(made)
    ask(visitor.page).click()
    expect(lines(visitor.page).first).to_be_visible()

    elsewhere.page.get_by_role("button", name="Leave out the rest").click()

    expect(answer(visitor.page)).to_have_count(0)


def test_a_table_without_hints_offers_none(visitor: Visitor) -> None:
    visitor.enter()
    visitor.seat(2, "A friend by link")
    expect(visitor.page.get_by_role("checkbox", name="Hints")).not_to_be_checked()
    visitor.seat(2, "At this screen")
    expect(visitor.page.get_by_role("checkbox", name="Hints")).to_be_checked()
    visitor.page.get_by_role("checkbox", name="Hints").uncheck()
    visitor.seat(2, "Bot: random")
    expect(visitor.page.get_by_role("checkbox", name="Hints")).not_to_be_checked()
    visitor.start()

    expect(visitor.page.get_by_role("button", name="Take back")).to_be_visible()
    expect(ask(visitor.page)).to_have_count(0)
    expect(visitor.page.locator("p.chance")).to_have_count(0)


def test_the_chances_can_be_switched_off(visitor: Visitor, server: Server) -> None:
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY, hints=True)
    settled(visitor.page)
    expect(visitor.page.locator("p.chance")).to_have_count(2)

    visitor.settings()
    visitor.page.get_by_role("checkbox", name="Show the chances to win").uncheck()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("p.chance")).to_have_count(0)
    visitor.page.reload()
    expect(ask(visitor.page)).to_be_visible()
    expect(visitor.page.locator("p.chance")).to_have_count(0)


def test_nothing_is_given_away_while_the_screen_is_passed_on(visitor: Visitor, server: Server) -> None:
    legate = Legate(visitor.page)
    legate.show(server.create("here", "here", game="augustus", hints=True))

    expect(legate.page.get_by_role("button", name="That is me")).to_be_visible()
    expect(legate.page.locator("p.chance.unknown")).to_have_count(2)
    expect(ask(legate.page)).to_have_count(0)
    legate.page.get_by_role("button", name="That is me").click()
    settled(legate.page)
    expect(ask(legate.page)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_every_word_of_a_hint_fits_on_a_phone(another_window: WindowMaker, server: Server, language: str) -> None:
    legate = Legate(another_window(**PHONE, locale=language))
    legate.show(server.create("here", "friend", game="augustus", position=CALLED, hints=True))
    settled(legate.page)
    legate.page.locator("[data-advice]").click()
    expect(legate.page.locator("[data-suggestion]").first).to_be_visible()

    assert legate.page.evaluate(WORDS_CUT_OFF) == []
