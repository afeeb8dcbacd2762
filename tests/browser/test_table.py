"""What the table offers besides playing: reasons, rules, undo, languages, keys, reconnecting."""

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.visitor import FACE_DOWN_FAR_AWAY, OPEN_COUNTRY, Visitor
from tests.server.running import Server


@pytest.fixture
def table(visitor: Visitor, server: Server) -> Visitor:
    """Two people at one screen, with explorers in Tangier and Cape Town."""
    visitor.sit_at(server, "here", "here")
    visitor.place("A1")
    visitor.place("O1")
    expect(visitor.space("A2")).to_have_attribute("data-light", "full")
    return visitor


def test_a_space_that_is_not_lit_says_why_with_its_clause(table: Visitor) -> None:
    page = table.page
    table.space(FACE_DOWN_FAR_AWAY).click()

    why = page.get_by_role("dialog", name="Why not?")
    expect(why.get_by_text("is not next to your explorer")).to_be_visible()
    expect(why.get_by_text("The face-down tile you turn up lies next to your explorer.")).to_be_visible()

    why.get_by_role("link", name="AFR-3.1").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator('[id="AFR-3.1"]')).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"#AFR-3\.1$"))

    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page).to_have_url(re.compile(r"^[^#]*$"))


def test_a_greyed_out_button_can_be_pressed_and_says_why(table: Visitor) -> None:
    dig = table.prompt.get_by_role("button", name="treasure")
    expect(dig).to_have_attribute("aria-disabled", "true")

    dig.press("Enter")

    why = table.page.get_by_role("dialog", name="Why not?")
    expect(why.get_by_role("link", name="AFR-7.1")).to_be_visible()


def test_actions_that_share_a_space_are_offered_to_choose_from(visitor: Visitor, server: Server) -> None:
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY)
    visitor.space("A2").click()

    chooser = visitor.page.get_by_role("dialog", name="What will you do here?")
    expect(chooser.get_by_role("button", name="Move to A2")).to_be_focused()
    expect(chooser.get_by_role("button", name="Relocate to A2")).to_be_visible()

    visitor.page.keyboard.press("Enter")
    expect(visitor.log.get_by_text("to A2.")).to_be_visible()
    expect(chooser).to_have_count(0)


def test_undo(visitor: Visitor, server: Server) -> None:
    visitor.sit_at(server, "here", "here", position=OPEN_COUNTRY)
    undo = visitor.prompt.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.press("Enter")
    expect(visitor.page.get_by_text("Nothing can be taken back now")).to_be_visible()

    visitor.space("A2").dblclick()
    expect(visitor.log.get_by_text("moves from Tangier (A1) to A2.")).to_be_visible()
    undo.click()
    expect(visitor.log.get_by_text("Nothing yet.")).to_be_visible()

    visitor.space("A2").dblclick()
    expect(visitor.log.get_by_text("moves from Tangier (A1) to A2.")).to_be_visible()
    visitor.page.keyboard.press("Control+z")
    expect(visitor.log.get_by_text("Nothing yet.")).to_be_visible()


def test_the_language_changes_at_the_table_and_is_remembered(table: Visitor) -> None:
    page = table.page
    table.settings()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name=re.compile("Du bist dran"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(table.log.get_by_text("startet in Kapstadt")).to_be_visible()
    expect(table.space("O1")).to_have_attribute("aria-label", re.compile("Kapstadt"))

    page.reload()
    expect(page.get_by_role("heading", name=re.compile("Du bist dran"))).to_be_visible()


def test_a_reload_goes_on_where_it_was(table: Visitor) -> None:
    page = table.page
    page.reload()

    expect(table.log.get_by_text("starts in Cape Town")).to_be_visible()
    expect(table.space("A2")).to_have_attribute("data-light", "full")

    page.goto("/")
    page.get_by_role("link", name="Africa").click()
    expect(table.space("A2")).to_have_attribute("data-light", "full")


def test_the_keyboard_alone_is_enough(table: Visitor) -> None:
    page = table.page
    table.space("A1").focus()
    page.keyboard.press("ArrowRight")
    expect(table.space("A2")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.space("A2")).to_be_focused()

    page.keyboard.press("Enter")
    expect(table.log.get_by_text("turns up A2")).to_be_visible()


def test_a_lost_connection_is_restored(visitor: Visitor, server: Server) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket(re.compile("/live$"), connect)
    visitor.sit_at(server, "here", "here")
    expect(visitor.lit).to_have_count(5)
    visitor.page.route_web_socket(re.compile("/live$"), lambda line: line.close())
    lines[0].close()
    expect(visitor.page.get_by_text("The line is lost")).to_be_visible()
    expect(visitor.lit).to_have_count(0)

    visitor.page.route_web_socket(re.compile("/live$"), connect)
    expect(visitor.page.get_by_text("The line is lost")).to_have_count(0)
    visitor.place("A1")
    expect(visitor.log.get_by_text("starts in Tangier")).to_be_visible()


def test_bots_are_shown_one_after_the_other_and_can_be_skipped(visitor: Visitor) -> None:
    visitor.enter()
    visitor.settings()
    visitor.page.get_by_text("Calmly").click()
    visitor.page.keyboard.press("Escape")
    visitor.start()
    visitor.place_anywhere()

    skip = visitor.page.get_by_role("button", name=re.compile("Skip ahead"))
    expect(skip).to_be_visible()
    expect(visitor.lit).to_have_count(0)

    skip.click()
    expect(visitor.prompt.get_by_text("Your turn")).to_be_visible()
    expect(skip).to_have_count(0)


def test_a_server_that_does_not_answer_is_reported_in_words(visitor: Visitor) -> None:
    def fail(route: Route) -> None:
        route.abort()

    visitor.page.route("**/api/tables", fail)
    visitor.enter()
    visitor.page.get_by_role("button", name="Start").click()

    expect(visitor.page.get_by_role("alert")).to_have_text(re.compile("cannot be reached"))
