"""Albion in the page: the end of a game by hand, a whole game by bots, steps taken back, reasons, keys and fingers."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, WindowMaker
from tests.browser.envoy import AT_THE_GATE, ON_THE_MARCH, TAKEN_BACK, Envoy
from tests.browser.test_looks import check
from tests.server.running import Server

A_WHOLE_GAME = 90_000
"""Milliseconds in which two bots finish a game."""


@pytest.fixture
def envoy(page: Page) -> Envoy:
    return Envoy(page)


def test_a_late_position_from_a_file_is_played_to_its_end(envoy: Envoy, tmp_path: Path) -> None:
    page = envoy.page
    file = tmp_path / "late.json"
    file.write_text(json.dumps(AT_THE_GATE))
    envoy.enter()
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_label("Seat 1: name").fill("Ann")
    envoy.seat(2, "At this screen")
    page.get_by_label("Seat 2: name").fill("Bob")
    envoy.start()

    expect(envoy.points).to_contain_text("Movement points: 2 of 2")
    envoy.go("settler-catuvellaunia", "dobunnia")
    expect(envoy.points).to_contain_text("Movement points: 1 of 2")
    page.keyboard.press("Escape")
    envoy.press("dobunnia")
    raising = envoy.chooser.get_by_role("button", name="Raise your building in Dobunnia")
    expect(raising).to_contain_text("costs 4 different resources")
    raising.click()
    expect(envoy.log).to_contain_text("Ann has built level IV in Dobunnia: settlement.")
    envoy.prompt.get_by_role("button", name="End the turn").click()
    expect(envoy.log).to_contain_text("Ann has three settlements IV: this round is the last.")

    expect(envoy.prompt.get_by_role("heading")).to_have_text("Your turn, Bob")
    envoy.press("brigantia")
    raising = envoy.chooser.get_by_role("button", name="Raise your building in Brigantia")
    expect(raising).to_contain_text(
        "costs 2 different resources; toll: Ann; if it is an attack: strength 3, your defence 1"
    )
    raising.click()
    envoy.prompt.get_by_role("button", name="Pay: fish, stone").click()
    expect(envoy.prompt.get_by_role("heading")).to_have_text("Your turn, Ann")
    expect(envoy.prompt).to_contain_text("Bob builds in Brigantia: take one of the resources paid as toll.")
    envoy.prompt.get_by_role("button", name="Take as toll: stone").click()

    expect(page.get_by_role("dialog", name="Ann wins")).to_be_visible()
    page.keyboard.press("Escape")
    for line in (
        "Ann takes toll from Bob: stone.",
        "The Pict turned up in Brigantia shows: attack.",
        "Brigantia is attacked with strength 3.",
        "Bob loses level II in Brigantia: castle.",
    ):
        expect(envoy.log).to_contain_text(line)
    expect(envoy.region("brigantia")).to_have_attribute("aria-label", re.compile("Picts attacking: 1.*Bob: castle I"))


def test_a_whole_game_by_bots_is_watched_to_the_final_scoring(envoy: Envoy, server: Server) -> None:
    made = server.create("greedy", "greedy", game="albion")
    envoy.show({**made, "keys": {}})
    expect(envoy.board).to_be_visible()
    expect(envoy.lit).to_have_count(0)

    scoring = envoy.page.get_by_role("dialog", name=re.compile("wins|share the victory"))
    expect(scoring).to_be_visible(timeout=A_WHOLE_GAME)

    totals = scoring.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    # Whoever wins has three settlements IV.
    assert max(int(total) for total in totals) == 12
    envoy.page.keyboard.press("Escape")
    expect(envoy.page.locator('[data-building="settlement"][data-level="4"]').nth(2)).to_be_attached()
    expect(envoy.log).to_contain_text("The game is over.")


def test_steps_are_taken_back_one_by_one(envoy: Envoy, server: Server) -> None:
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    expect(envoy.points).to_contain_text("Movement points: 3 of 3")
    envoy.go("settler-cantium", "atrebatia")
    # The figure stays in hand, so a route takes one press for each region.
    expect(envoy.figure("settler-atrebatia")).to_have_attribute("aria-pressed", "true")
    envoy.press("dobunnia")
    expect(envoy.points).to_contain_text("Movement points: 1 of 3")

    envoy.undo()
    expect(envoy.points).to_contain_text("Movement points: 2 of 3")
    expect(envoy.figure("settler-atrebatia")).to_be_visible()
    envoy.page.keyboard.press("Control+z")
    expect(envoy.points).to_contain_text("Movement points: 3 of 3")
    expect(envoy.figure("settler-atrebatia")).to_have_count(0)
    expect(envoy.log.get_by_text("Nothing yet.")).to_be_visible()


def test_a_pict_is_carried_on_request(envoy: Envoy, server: Server) -> None:
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    envoy.figure("legionary-dobunnia").click()
    envoy.press("cornovia")
    envoy.chooser.get_by_role("button", name="Legionary with a Pict: Dobunnia to Cornovia").click()

    expect(envoy.region("cornovia")).to_have_attribute("aria-label", re.compile("Picts face down: 4"))
    expect(envoy.region("dobunnia")).to_have_attribute("aria-label", re.compile("Picts face down: 1"))


def test_price_and_risk_are_shown_before_anything_is_done(envoy: Envoy, server: Server) -> None:
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    envoy.point_at("dobunnia")
    expect(envoy.tip).to_contain_text("Picts face down: 2")
    expect(envoy.tip).to_contain_text("Raise your building in Dobunnia – costs 3 different resources")
    expect(envoy.tip).to_contain_text("if it is an attack: strength 2, your defence 2")

    envoy.point_at("atrebatia")
    expect(envoy.tip).to_contain_text("Settler: Cantium to Atrebatia – costs 1 of 3 movement points")


def test_what_is_not_lit_says_why_with_its_clause(envoy: Envoy, server: Server) -> None:
    page = envoy.page
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    envoy.press("novantia")

    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("Cantium and Novantia have no common border, and nobody moves over the sea.")
    why.get_by_role("link", name="ALB-4.3").click()
    expect(page.get_by_role("dialog", name="Rules").locator('[id="ALB-4.3"]')).to_be_in_viewport()
    page.keyboard.press("Escape")

    envoy.go("settler-cantium", "atrebatia")
    resources = envoy.prompt.get_by_role("button", name="Take resources")
    expect(resources).to_have_attribute("aria-disabled", "true")
    resources.press("Enter")
    expect(why).to_contain_text("You have begun to move or build, so you cannot take resources.")
    expect(why.get_by_role("link", name="ALB-3.1")).to_be_visible()


def test_the_last_settler_goes_with_a_warning(envoy: Envoy, server: Server) -> None:
    envoy.sit_at(server, "here", "here", position=TAKEN_BACK)
    envoy.figure("settler-cantium").click()
    removing = envoy.chooser.get_by_role("button", name="Remove a figure in Cantium: settler")
    expect(removing).to_contain_text("the last settler on the board: the game ends at once")

    removing.click()
    expect(envoy.log).to_contain_text("Nobody has a settler left, so nobody can build any more.")
    expect(envoy.page.get_by_role("dialog", name=re.compile("share the victory"))).to_be_visible()


def test_the_keyboard_alone_is_enough(envoy: Envoy, server: Server) -> None:
    page = envoy.page
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    envoy.figure("settler-cantium").press("Enter")
    expect(envoy.figure("settler-cantium")).to_have_attribute("aria-pressed", "true")
    page.locator('[data-region][tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    page.keyboard.press("Escape")

    envoy.region("atrebatia").press("Enter")
    expect(envoy.figure("settler-atrebatia")).to_be_visible()


def test_a_finger_brings_the_map_closer_and_is_asked_before_it_builds(
    another_window: WindowMaker, server: Server
) -> None:
    envoy = Envoy(another_window(**PHONE))
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    envoy.figure("settler-cantium").tap()
    expect(envoy.region("atrebatia")).to_have_attribute("data-light", "full")
    envoy.figure("settler-cantium").tap()
    expect(envoy.region("dobunnia")).to_have_attribute("data-light", "full")

    envoy.press("dobunnia")
    raising = envoy.chooser.get_by_role("button", name="Raise your building in Dobunnia")
    expect(raising).to_contain_text("strength 2, your defence 2")
    raising.tap()
    expect(envoy.log).to_contain_text("Player 0 lays level III in Dobunnia: castle.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_nothing(another_window: WindowMaker, server: Server, size: dict[str, Any], scheme: str) -> None:
    page = another_window(**size, color_scheme=scheme)
    envoy = Envoy(page)
    envoy.sit_at(server, "here", "here", position=ON_THE_MARCH)
    expect(envoy.region("dobunnia")).to_have_attribute("data-light", "full")
    check(page)

    envoy.region("dobunnia").dispatch_event("click")
    expect(envoy.chooser).to_be_visible()
    check(page)
    page.keyboard.press("Escape")

    envoy.region("novantia").dispatch_event("click")
    expect(page.get_by_role("dialog", name="Why not?").get_by_role("link").first).to_be_visible()
    check(page)
