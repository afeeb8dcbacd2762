"""Augustus in the page: a whole game in three windows, simultaneous choices, reasons, keys and fingers."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import WindowMaker
from tests.browser.legate import ALMOST_WON, CALLED, UNDER_ATTACK, Legate, play_to_the_end
from tests.server.running import Server


@pytest.fixture
def legate(page: Page) -> Legate:
    return Legate(page)


def test_three_windows_and_two_bots_play_to_the_final_scoring(legate: Legate, another_window: WindowMaker) -> None:
    page = legate.page
    page.emulate_media(reduced_motion="reduce")
    legate.enter()
    page.get_by_role("button", name="Augustus").click()
    page.get_by_text("5", exact=True).click()
    page.get_by_label("Seat 1: name").fill("Ann")
    legate.seat(2, "A friend by link")
    legate.seat(3, "A friend by link")
    legate.start()
    link = page.url
    friends = [Legate(another_window()), Legate(another_window())]
    for friend, name in zip(friends, ("Bob", "Eva"), strict=True):
        friend.page.goto(link)
        friend.page.get_by_label("Your name").first.fill(name)
        friend.page.get_by_role("button", name="Sit down here").first.click()
        expect(friend.page.get_by_role("button", name="Keep these")).to_be_visible()
    expect(page.get_by_text("Eva").locator("visible=true").first).to_be_visible()

    play_to_the_end([legate, *friends])

    totals = []
    for person in (legate, *friends):
        scoring = person.page.get_by_role("dialog", name=re.compile("wins|share the victory"))
        totals.append(scoring.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts())
        expect(scoring.get_by_role("columnheader", name="Ann")).to_be_visible()
    assert totals[0] == totals[1] == totals[2]
    # What each objective and each reward scored adds up to the total.
    winner = page.get_by_role("dialog").locator("details").first
    points = winner.locator("li > b").all_text_contents()
    assert sum(int(each) for each in points) == int(totals[0][0])


def test_two_who_choose_at_the_same_instant_both_succeed(
    legate: Legate, another_window: WindowMaker, server: Server
) -> None:
    """The second player has not even heard of the first one's choice when choosing."""
    made = server.create("here", "here", game="augustus", position=CALLED)
    other = Legate(another_window())
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    is_held = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        upstream = line.connect_to_server()
        upstream.on_message(lambda message: held.append(message) if is_held else line.send(message))

    other.page.route_web_socket(re.compile("/live$"), connect)
    legate.show({**made, "keys": {"0": made["keys"]["0"]}})
    other.show({**made, "keys": {"1": made["keys"]["1"]}})
    expect(other.spot("space-17-2")).to_have_attribute("data-light", "full")

    is_held = True
    legate.spot("space-20-0").click()
    expect(legate.prompt).to_contain_text("You have chosen")
    other.spot("space-17-2").click()
    expect(legate.log).to_contain_text("Player 1 puts a legion on Quintus Laetorius Macer (17): shield.")
    is_held = False
    for message in held:
        lines[-1].send(message)

    for person in (legate, other):
        expect(person.log).to_contain_text("Player 0 puts a legion on Epirus (20): shield.")
        expect(person.page.get_by_role("alert")).to_have_count(0)


def test_at_one_screen_the_cover_hides_the_first_choice(legate: Legate, server: Server) -> None:
    page = legate.page
    legate.sit_at(server, "here", "here", "greedy")
    ready = page.get_by_role("button", name="That is me: show the table")
    expect(legate.prompt.get_by_role("heading")).to_have_text("Pass the screen to Player 0")
    expect(legate.board).to_have_count(0)
    expect(legate.log).to_have_count(0)

    ready.click()
    first = legate.lit.first.get_attribute("aria-label")
    assert first is not None
    name = first.split(",")[0]
    legate.keep_three()
    expect(legate.prompt.get_by_role("heading")).to_have_text("Pass the screen to Player 1")
    expect(page.locator("body")).not_to_contain_text(name)
    page.get_by_role("button", name="Share and save").click()
    expect(page.get_by_role("button", name="Position")).to_have_count(0)
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Back to Player 0").click()
    expect(legate.prompt).to_contain_text(f"You keep {name}")
    legate.prompt.get_by_role("button", name="Pass the screen to Player 1").click()
    expect(page.locator("body")).not_to_contain_text(name)

    ready.click()
    expect(legate.prompt.get_by_role("heading")).to_have_text("Your turn, Player 1")
    expect(page.get_by_role("region", name="The objectives of Player 0")).to_contain_text("has chosen")
    expect(page.locator("body")).not_to_contain_text(name)
    legate.keep_three()
    # Whoever is looking continues, unless the first token is of use only to the other.
    told = legate.log.filter(has_text="Player 0 keeps three objectives.")
    expect(told.or_(ready)).to_be_visible()
    if ready.is_visible():
        ready.click()
        expect(told).to_be_visible()


def test_a_choice_can_be_changed_until_all_have_chosen(
    legate: Legate, another_window: WindowMaker, server: Server
) -> None:
    made = server.create("here", "here", game="augustus", position=CALLED)
    legate.show({**made, "keys": {"0": made["keys"]["0"]}})
    other = Legate(another_window())
    other.show({**made, "keys": {"1": made["keys"]["1"]}})
    bob = legate.page.get_by_role("region", name="The objectives of Player 1")

    legate.spot("space-13-0").click()
    expect(legate.page.get_by_role("status")).to_contain_text("In your hand: a legion from Sardinia (13)")
    legate.spot("space-20-0").click()
    expect(legate.prompt).to_contain_text("the legion from Sardinia (13), double sword, to Epirus (20), shield")
    expect(other.page.get_by_role("region", name="The objectives of Player 0")).to_contain_text("has chosen")
    expect(other.page.locator("main")).not_to_contain_text("to Epirus")

    legate.prompt.get_by_role("button", name="Change my mind").click()
    expect(bob).to_contain_text("chooses")
    legate.prompt.get_by_role("button", name="No legion").click()
    expect(legate.prompt).to_contain_text("You have chosen: no legion.")
    other.spot("space-18-2").click()

    expect(other.log).to_contain_text("Player 0 puts no legion.")


def test_what_is_not_lit_says_why_with_its_clause(legate: Legate, server: Server) -> None:
    page = legate.page
    made = server.create("here", "friend", game="augustus", position=CALLED)
    legate.show(made)
    legate.spot("space-13-1").click()

    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("Called: shield. That is not good for this kind of space: double sword.")
    expect(why).to_contain_text("The town crier draws a token.")
    why.get_by_role("link", name="AUG-3.1").click()
    expect(page.get_by_role("dialog", name="Rules").locator('[id="AUG-3.1"]')).to_be_in_viewport()
    page.keyboard.press("Escape")

    legate.spot("card-87").click()
    expect(why).to_contain_text("Take Aegyptus (87)")
    expect(why).to_contain_text("Called: shield. First put a legion on a fitting space, or choose to put none.")
    expect(why.get_by_role("link", name="AUG-3.1")).to_be_visible()


def test_the_keyboard_alone_is_enough(legate: Legate, server: Server) -> None:
    page = legate.page
    made = server.create("here", "friend", game="augustus", position=CALLED)
    legate.show(made)
    legate.prompt.get_by_role("button", name="No legion").focus()
    while page.evaluate("document.activeElement.dataset.spot ?? ''") == "":
        page.keyboard.press("Tab")
    expect(legate.spot("space-13-2")).to_be_focused()
    expect(page.locator(".tip")).to_contain_text("Put a legion on Sardinia (13): shield")

    page.keyboard.press("ArrowUp")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    expect(legate.spot("space-13-2")).to_be_focused()
    page.keyboard.press("Enter")

    expect(legate.prompt).to_contain_text("a legion from your supply to Sardinia (13), shield")


def test_the_mouse_shows_what_a_card_does_until_it_is_pressed(legate: Legate, server: Server) -> None:
    made = server.create("here", "friend", game="augustus", position=CALLED)
    legate.show(made)
    tip = legate.page.locator(".tip")
    legate.spot("space-20-0").hover()
    legate.page.locator('article:has([data-spot="card-87"]) .does').hover()
    expect(tip).to_contain_text("At once: complete one of your objectives")

    legate.spot("space-13-0").hover()
    expect(tip).to_contain_text("Take up a legion from Sardinia (13)")
    legate.spot("space-13-0").click()
    expect(tip).to_have_count(0)


def test_a_legion_can_be_dragged(legate: Legate, server: Server) -> None:
    made = server.create("here", "friend", game="augustus", position=CALLED)
    legate.show(made)
    legate.spot("space-13-0").drag_to(legate.spot("space-39-2"))
    expect(legate.prompt).to_contain_text(
        "the legion from Sardinia (13), double sword, to Numerius Otacilius Bassus (39)"
    )

    legate.prompt.get_by_role("button", name="Change my mind").click()
    expect(legate.lit.first).to_be_visible()
    legate.page.locator('[data-spot="supply-0"]').drag_to(legate.spot("space-20-1"))
    expect(legate.prompt).to_contain_text("a legion from your supply to Epirus (20)")


def test_an_attack_is_answered_with_two_legions_at_once(legate: Legate, server: Server) -> None:
    made = server.create("here", "friend", game="augustus", position=UNDER_ATTACK)
    legate.show(made)
    expect(legate.prompt).to_contain_text("choose 2 legions to give up")
    legate.spot("space-13-0").click()
    expect(legate.page.get_by_text("1 of 2 chosen")).to_be_visible()
    legate.spot("space-20-2").click()

    expect(legate.log).to_contain_text("Player 0 loses a legion on Sardinia (13): double sword.")
    expect(legate.log).to_contain_text("Player 0 loses a legion on Epirus (20): chariot.")


def test_ave_caesar_is_called_out_and_can_be_skipped(legate: Legate, server: Server) -> None:
    page = legate.page
    page.add_init_script("localStorage.setItem('ludotheca:settings', JSON.stringify({ speed: 'calm' }))")
    made = server.create("here", "here", game="augustus", position=ALMOST_WON)
    legate.show({**made, "keys": {"0": made["keys"]["0"]}})
    legate.spot("space-1-1").click()

    expect(page.locator(".shout.ave")).to_contain_text("Alpes Cottiae (1)")
    expect(legate.spot("card-84")).to_have_attribute("data-light", "full")
    # The mouse rests where another objective lies now; nobody has asked about that one.
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("Escape")
    legate.spot("card-84").click()
    expect(legate.log).to_contain_text("Player 0 takes a new objective: Mesopotamia (84).")


def test_the_language_changes_at_the_table(legate: Legate, server: Server) -> None:
    page = legate.page
    made = server.create("here", "friend", game="augustus", position=CALLED)
    legate.show(made)
    legate.settings()
    page.get_by_text("Nederlands").click()
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="Open doelen")).to_be_visible()
    expect(legate.spot("space-13-2")).to_have_attribute("aria-label", re.compile("vrij veld: .*Legioen op Sardinia"))
