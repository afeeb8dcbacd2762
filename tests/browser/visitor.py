"""What a person does on the page, in short calls."""

import re
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Json, Server

FACE_DOWN_FAR_AWAY: Final = "D5"

OPEN_COUNTRY: Final = {
    "game": "africa",
    "players": [{"explorer": "A1", "camps": 2}, {"explorer": "O1", "camps": 2}],
    "board": {"A3": "face-down", "D5": "face-down"},
    "unseen": {"elephant": 2},
}
"""Almost everything has been turned up and taken; it is the first seat's turn."""

READ_THE_MAP: Final = """() => {
  const spaces = [...document.querySelectorAll('[data-space]')].map((element) => {
    const [x, y] = element.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    return { name: element.dataset.space, light: element.dataset.light, label: element.ariaLabel, x, y };
  });
  const hidden = spaces.filter((space) => space.label.includes('face-down'));
  const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 1.8;
  return spaces
    .filter((space) => space.light !== 'none')
    .map(({ name, light, label, x, y }) => ({
      name, light, label, beside: hidden.filter((other) => near({ x, y }, other)).length,
    }));
}"""
"""The lit spaces, with the number of face-down tiles next to each."""


class Visitor:
    game: ClassVar = "africa"

    def __init__(self, page: Page) -> None:
        self.page = page

    # The lobby

    def enter(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("button", name="Start")).to_be_visible()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start").click()
        expect(self.board).to_be_visible()

    def seat(self, number: int, who: str) -> None:
        self.page.get_by_label(f"Seat {number}: who plays?").select_option(label=who)

    def sit_at(self, server: Server, *seats: str, **more: Any) -> str:
        """Opens a table with the seats given and shows it here, as if this browser had created it."""
        made = server.create(*seats, game=self.game, **more)
        self.show(made)
        return str(made["table"])

    def show(self, made: Json) -> None:
        """Goes to a table that was created elsewhere, with its keys."""
        known = {"table": made["table"], "game": self.game, "keys": made["keys"], "players": [], "isOver": False}
        self.page.goto("/")
        self.page.evaluate("known => localStorage.setItem('ludotheca:tables', JSON.stringify([known]))", known)
        self.page.goto(f"/table/{made['table']}")
        self.page.locator("main h2").first.wait_for()

    # The table

    @property
    def board(self) -> Locator:
        return self.map

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("map of Africa|kaart van Afrika|Karte von Afrika|carte"))

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do now")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def lit(self) -> Locator:
        return self.page.locator('[data-light="full"], [data-light="soft"]')

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def place(self, city: str) -> None:
        """Puts the explorer on a city, once it is this person's turn."""
        expect(self.space(city)).to_have_attribute("data-light", "full")
        self.space(city).click()

    def place_anywhere(self) -> str:
        """The same on a city that nobody has taken, at a table with others who may choose first."""
        free = self.page.locator('[data-space][data-light="full"]').first
        free.wait_for()
        city = free.get_attribute("data-space") or ""
        self.place(city)
        return city

    def undo(self) -> None:
        self.page.get_by_role("button", name="Take back").click()

    def settings(self) -> None:
        self.page.get_by_role("button", name="Settings").click()

    # A whole game, played simply: turn up what lies near, otherwise go where something lies.

    def play_to_the_end(self) -> None:
        while self._wait_to_decide():
            self._decide()

    def _wait_to_decide(self) -> bool:
        """Whether there is something to decide, rather than the end of the game."""
        enabled = self.page.locator('.buttons [data-action][aria-disabled="false"]')
        self.page.locator("dialog[open]").or_(self.lit).or_(enabled).first.wait_for()
        return self.page.locator("dialog[open]").count() == 0

    def _decide(self) -> None:
        places: list[Json] = self.page.evaluate(READ_THE_MAP)
        hidden = [place for place in places if "face-down" in place["label"]]
        scoring = [place for place in places if "point" in place["label"]]
        promising = sorted(places, key=lambda place: (place["beside"] > 0, place["light"] != "faint"), reverse=True)
        if hidden or scoring:
            self._press((hidden or scoring)[0])
        elif promising and promising[0]["beside"]:
            self._press(promising[0])
        else:
            self.page.locator('.buttons [data-action][aria-disabled="false"]').last.click()

    def _press(self, place: Json) -> None:
        """Presses a space and, if the page asks what is meant, takes the first answer."""
        self.space(place["name"]).click()
        _, *actions = place["label"].split(". ")
        if len(actions) > 1 or "Relocate" in place["label"]:
            self.page.get_by_role("dialog", name="What will you do here?").locator("[data-action]").first.click()
