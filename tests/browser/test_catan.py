"""Catan and Alexander in the page: trade, auctions, discards, a whole march, reasons, keys and fingers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WindowMaker
from tests.browser.settler import MARKET, SEVEN, TEMPLE, Marcher, Settler
from tests.server.running import Server


@pytest.fixture
def settler(page: Page) -> Settler:
    return Settler(page)


def seated(server: Server, position: dict[str, Any], *windows: Settler) -> None:
    """One person for each seat of a position, in order."""
    made = server.create(*["here"] * len(position["players"]), game=str(position["game"]), position=position)
    for seat, window in enumerate(windows):
        window.show({**made, "keys": {str(seat): made["keys"][str(seat)]}})


def test_two_windows_trade_after_a_counter_offer(settler: Settler, another_window: WindowMaker, server: Server) -> None:
    bob, cleo = Settler(another_window()), Settler(another_window())
    seated(server, MARKET, settler, bob, cleo)

    settler.button("Trade").click()
    settler.button("lumber: 0 of 3").click()
    settler.button("ore: 0").click()
    settler.button("Make the offer").click()
    expect(settler.sheet).to_contain_text("thinks")
    expect(bob.sheet).to_contain_text("Player 0 offers a trade")
    cleo.button("Refuse").click()
    bob.button("Something else …").click()
    bob.button("ore: 0 of 2").click()
    bob.button("lumber: 0").click()
    bob.button("lumber: 1").click()
    bob.button("Make this offer instead").click()

    expect(settler.sheet).to_contain_text("would rather")
    settler.button("Trade with Player 1").click()
    settler.holds("ore", 1)
    settler.holds("lumber", 1)
    bob.holds("lumber", 2)
    bob.holds("ore", 1)
    expect(cleo.log).to_contain_text("Player 0 trades with Player 1: lumber, lumber for ore.")
    expect(settler.sheet).to_have_count(0)


def test_an_offer_to_one_is_closed_by_the_first_yes_or_withdrawn(
    settler: Settler, another_window: WindowMaker, server: Server
) -> None:
    bob, cleo = Settler(another_window()), Settler(another_window())
    seated(server, MARKET, settler, bob, cleo)

    settler.button("Trade").click()
    settler.button("lumber: 0 of 3").click()
    settler.button("ore: 0").click()
    settler.button("Player 1").click()
    settler.button("Make the offer").click()
    expect(bob.button("Accept")).to_be_visible()
    expect(cleo.sheet).to_contain_text("Player 1 thinks")
    expect(cleo.button("Accept")).to_have_count(0)
    settler.button("No trade").click()
    for person in (settler, bob, cleo):
        expect(person.sheet).to_have_count(0)

    settler.button("Trade").click()
    settler.button("lumber: 0 of 3").click()
    settler.button("ore: 0").click()
    expect(settler.button("Everybody")).to_have_attribute("aria-pressed", "true")
    settler.button("Make the offer").click()
    bob.button("Accept").click()
    expect(cleo.sheet).to_contain_text("Player 1 accepts")
    expect(cleo.button("Refuse")).to_be_visible()
    settler.button("Trade with Player 1").click()
    settler.holds("ore", 1)
    expect(cleo.sheet).to_have_count(0)
    expect(cleo.log).to_contain_text("Player 0 offers lumber for ore to everybody.")


def test_three_windows_bid_for_a_temple(settler: Settler, another_window: WindowMaker, server: Server) -> None:
    ann, bob, cleo = Marcher(settler.page), Marcher(another_window()), Marcher(another_window())
    seated(server, TEMPLE, ann, bob, cleo)

    expect(ann.sheet).to_contain_text("You could pay 3.")
    for _ in range(3):
        ann.button("More").click()
    expect(ann.sheet.get_by_role("alert")).to_contain_text("You could pay only 3.")
    ann.button("Less").click()
    ann.button(re.compile("^Bid 3")).click()
    expect(bob.sheet).to_contain_text("Player 0 has bid 3.")
    bob.button("More").click()
    bob.button(re.compile("^Bid 5")).click()
    cleo.button("Pass").click()
    ann.button("Pass").click()

    expect(bob.sheet).to_contain_text("Still to pay: 5 of 5")
    expect(bob.button(re.compile("Pay with ore"))).to_have_count(0)
    bob.button("Pay with gold, you have 3").click()
    bob.button("Pay with gold, you have 2").click()
    bob.button("Pay with lumber, you have 2").click()
    bob.button("Pay with brick, you have 2").click()
    bob.button("Pay with grain, you have 1").click()
    for person in (ann, bob, cleo):
        expect(person.sheet).to_have_count(0)
        expect(person.page.locator('[data-piece="settlement"][data-owner="1"]')).to_have_count(1)
    bob.holds("gold", 1)


def test_a_march_to_its_end_with_bots(settler: Settler, server: Server) -> None:
    ann = Marcher(settler.page)
    # No glow and a small window: drawing is what takes the time.
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.set_viewport_size({"width": 1000, "height": 700})
    ann.sit_at(server, "here", "greedy", "greedy")

    ann.play_to_the_end()

    ending = ann.page.get_by_role("dialog", name=re.compile("wins|share the victory"))
    expect(ending.get_by_role("row", name="Total")).to_be_visible()
    expect(ann.log).to_contain_text(re.compile("the game is over"))


def test_half_of_the_hand_is_given_up_and_the_robber_moves(settler: Settler, server: Server) -> None:
    made = server.create("here", "friend", game="catan", position=SEVEN)
    settler.show(made)
    for good in ("lumber", "ore"):
        settler.page.locator(f'[data-pick="{good}"]').dblclick()
    settler.button("Give these up").click()
    settler.holds("lumber", 2)

    settler.spot("D2").click()
    expect(settler.log).to_contain_text("Player 0 moves the robber to D2.")
    settler.holds("wool", 1)


def test_at_one_screen_hands_stay_covered(settler: Settler, server: Server) -> None:
    page = settler.page
    settler.sit_at(server, "here", "here", "greedy", position=MARKET)
    ready = page.get_by_role("button", name="That is me: show the table")
    expect(settler.prompt.get_by_role("heading")).to_have_text("Pass the screen to Player 0")
    expect(settler.board).to_have_count(0)
    expect(settler.hand).to_have_count(0)

    ready.click()
    settler.holds("lumber", 3)
    settler.button("End the turn").click()
    pass_on = settler.prompt.get_by_role("button", name="Pass the screen to Player 1")
    expect(ready.or_(pass_on)).to_be_visible()
    if pass_on.count():
        pass_on.click()
    expect(settler.hand).to_have_count(0)
    ready.click()
    settler.holds("lumber", 0)


def test_what_is_not_lit_says_why_with_its_clause(settler: Settler, server: Server) -> None:
    page = settler.page
    settler.show(server.create("here", "friend", "friend", game="catan", position=MARKET))
    why = page.get_by_role("dialog", name="Why not?")
    settler.spot("A1ne").click()
    expect(why.get_by_role("link", name="CAT-1.7")).to_be_visible()
    page.keyboard.press("Escape")

    settler.button(re.compile("^City:")).click(force=True)
    expect(why).to_contain_text("A city costs two grain and three ore.")
    why.get_by_role("link", name="CAT-1.6").click()
    expect(page.get_by_role("dialog", name="Rules").locator('[id="CAT-1.6"]')).to_be_in_viewport()
    page.keyboard.press("Escape")

    settler.button("Trade").click()
    settler.button("lumber: 0 of 3").click()
    settler.button("Make the offer").click(force=True)
    expect(why).to_contain_text("Both sides must give something.")
    expect(why.get_by_role("link", name="CAT-1.8")).to_be_visible()


def test_a_reason_is_about_what_was_pressed(settler: Settler, server: Server) -> None:
    page = settler.page
    settler.show(server.create("here", "friend", "friend", game="catan", position={**MARKET, "phase": "roll"}))
    why = page.get_by_role("dialog", name="Why not?")
    settler.button("Trade").click(force=True)
    expect(why.locator(".action")).to_have_text("Trade")
    expect(why.locator(".reason")).to_have_text("Roll the dice first.")
    page.keyboard.press("Escape")

    settler.button(re.compile("^Settlement:")).click(force=True)
    expect(why.locator(".action")).to_have_text("Settlement: lumber, brick, grain, wool")
    expect(why.locator(".reason")).to_have_text("Roll the dice first.")


def test_the_keyboard_alone_builds_a_road(settler: Settler, server: Server) -> None:
    page = settler.page
    settler.show(server.create("here", "friend", "friend", game="catan", position=MARKET))
    settler.prompt.get_by_role("button", name="End the turn").focus()
    while page.evaluate("document.activeElement.dataset.place ?? ''") == "":
        page.keyboard.press("Tab")
    page.keyboard.press("PageDown")
    target = str(page.evaluate("document.activeElement.dataset.place"))
    expect(settler.spot(target)).to_have_attribute("data-light", "full")
    page.keyboard.press("Enter")

    expect(settler.log).to_contain_text(f"Player 0 builds a road at {target}.")


def test_a_finger_is_asked_before_it_builds(another_window: WindowMaker, server: Server) -> None:
    phone = Settler(another_window(**PHONE))
    phone.show(server.create("here", "friend", "friend", game="catan", position=MARKET))
    phone.spot("A1se-A1s").tap()
    asked = phone.page.get_by_role("dialog", name="What will you do here?")
    expect(asked).to_contain_text("Build a road at A1se-A1s")
    asked.locator("[data-action]").tap()

    expect(phone.log).to_contain_text("Player 0 builds a road at A1se-A1s.")
    # Nothing is wider than the phone.
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_language_changes_at_the_table(settler: Settler, server: Server) -> None:
    page = settler.page
    settler.show(server.create("here", "friend", "friend", game="catan", position=MARKET))
    settler.settings()
    page.get_by_text("Nederlands").click()
    page.keyboard.press("Escape")

    expect(page.get_by_role("region", name="Je hand")).to_be_visible()
    expect(settler.spot("A1se")).to_have_attribute("aria-label", re.compile("een dorp van Player 0"))
