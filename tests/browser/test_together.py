"""Several people at one table: each in their own window, or all at one screen."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import WindowMaker
from tests.browser.visitor import Visitor
from tests.server.running import Server


def test_a_friend_sits_down_by_the_link_and_both_see_what_the_other_does(
    visitor: Visitor, another_window: WindowMaker
) -> None:
    visitor.enter()
    visitor.page.get_by_text("2", exact=True).click()
    visitor.page.get_by_label("Seat 1: name").fill("Ann")
    visitor.seat(2, "A friend by link")
    visitor.start()
    visitor.page.get_by_role("button", name="Share and save").click()
    link = visitor.page.get_by_label("Link to this table").input_value()
    visitor.page.keyboard.press("Escape")

    friend = Visitor(another_window())
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Bob")
    friend.page.get_by_role("button", name="Sit down here").click()
    expect(friend.page.get_by_role("button", name="Sit down here")).to_have_count(0)
    expect(visitor.page.get_by_text("Bob").locator("visible=true").first).to_be_visible()

    # The start player is chosen at random.
    visitor.page.wait_for_function("document.querySelector('h2').textContent.match(/Your turn|is to play/)")
    is_first = visitor.prompt.get_by_text("Your turn").count() > 0
    first, second = (visitor, friend) if is_first else (friend, visitor)
    first.place("A1")
    expect(second.log.get_by_text(f"{'Ann' if is_first else 'Bob'} starts in Tangier")).to_be_visible()
    second.place("B8")
    expect(first.log.get_by_text(f"{'Bob' if is_first else 'Ann'} starts in Cairo")).to_be_visible()


def test_two_at_one_screen_play_in_turn(visitor: Visitor, server: Server) -> None:
    visitor.sit_at(server, "here", "here")
    expect(visitor.prompt.get_by_role("heading")).to_have_text(re.compile("Your turn, Player [01]"))
    first = visitor.prompt.get_by_role("heading").inner_text()

    visitor.place("A1")

    expect(visitor.prompt.get_by_role("heading")).not_to_have_text(first)
    expect(visitor.prompt.get_by_role("heading")).to_have_text(re.compile("Your turn, Player [01]"))
    expect(visitor.log.get_by_text("starts in Tangier")).to_be_visible()


def test_a_spectator_sees_everything_and_is_asked_nothing(
    visitor: Visitor, another_window: WindowMaker, server: Server
) -> None:
    table = visitor.sit_at(server, "here", "here")
    spectator = Visitor(another_window())
    spectator.page.goto(f"/table/{table}")
    expect(spectator.page.get_by_text("You are watching.")).to_be_visible()

    visitor.place("A1")

    expect(spectator.log.get_by_text("starts in Tangier")).to_be_visible()
    expect(spectator.lit).to_have_count(0)
