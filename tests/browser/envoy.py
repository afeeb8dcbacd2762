"""What a person does at a table of Albion."""

import re
from typing import ClassVar, Final

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.running import Json

AT_THE_GATE: Final = {
    "game": "albion",
    "players": [
        {
            "resources": {"fish": 1, "wood": 1, "stone": 1, "gold": 1},
            "markers": 1,
            "settlers": {"catuvellaunia": 1, "cantium": 3},
            "legionaries": {"cantium": 3},
            "buildings": {
                "novantia": {"building": "castle", "level": 1},
                "brigantia": {"building": "settlement", "level": 4},
                "catuvellaunia": {"building": "settlement", "level": 4},
                "dobunnia": {"building": "settlement", "level": 3},
                "cantium": {"building": "fortress", "level": 1},
            },
        },
        {
            "resources": {"fish": 1, "wood": 1, "stone": 1},
            "markers": 1,
            "settlers": {"brigantia": 1},
            "buildings": {
                "brigantia": {"building": "castle", "level": 1},
                "cantium": {"building": "fortress", "level": 1},
            },
        },
    ],
    "picts": {"brigantia": {"hidden": 1}},
    "peace_gone": 10,
    "round": 30,
}
"""The first seat is one level away from the goal. The last Pict in the north is certain to attack."""

ON_THE_MARCH: Final = {
    "game": "albion",
    "players": [
        {
            "resources": {"fish": 2, "wood": 1, "stone": 1},
            "markers": 2,
            "settlers": {"cantium": 2, "dobunnia": 1},
            "legionaries": {"dobunnia": 1},
            "buildings": {
                "cantium": {"building": "fortress", "level": 1},
                "dobunnia": {"building": "castle", "level": 2},
                "catuvellaunia": {"building": "settlement", "level": 2},
                "corieltauvia": {"building": "settlement", "level": 1},
            },
        },
        {
            "resources": {"fish": 2},
            "settlers": {"cantium": 1},
            "legionaries": {"icenia": 2},
            "buildings": {
                "cantium": {"building": "fortress", "level": 1},
                "dobunnia": {"building": "settlement", "level": 3},
            },
        },
    ],
    "picts": {"dobunnia": {"hidden": 2, "open": 1}, "cornovia": {"hidden": 3}},
}
"""The first seat has three movement points and can do a bit of everything."""

TAKEN_BACK: Final = {
    "game": "albion",
    "players": [{"settlers": {"cantium": 1}, "legionaries": {"icenia": 1}}, {"legionaries": {"dobunnia": 1}}],
    "phase": "remove",
    "ready": {},
    "debt": {"seat": 0, "figures": 1},
}
"""The first seat has the only settler, has taken back a settlement and removes a figure for it."""

FIND_A_SPOT: Final = """region => {
  const spot = document.querySelector(`[data-region="${region}"]`);
  const { left, top, width, height } = spot.querySelector('.hit').getBoundingClientRect();
  for (let row = 1; row < 20; row += 1)
    for (let column = 1; column < 20; column += 1) {
      const [x, y] = [left + (width * column) / 20, top + (height * row) / 20];
      if (document.elementFromPoint(x, y)?.closest('[data-region]') === spot) return { x, y };
    }
  throw new Error(`${region} cannot be pressed anywhere`);
}"""
"""A point of the region that nothing else covers: its shape is not a box."""


class Envoy(Visitor):
    game: ClassVar = "albion"

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("Albion"))

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def figure(self, name: str) -> Locator:
        """A figure such as ``settler-cantium``; only of the player who must decide."""
        return self.page.locator(f'[data-figure="{name}"]')

    @property
    def points(self) -> Locator:
        return self.page.locator(".points")

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    @property
    def chooser(self) -> Locator:
        return self.page.get_by_role("dialog", name="What will you do here?")

    def press(self, region: str) -> None:
        spot: Json = self.page.evaluate(FIND_A_SPOT, region)
        self.page.mouse.click(spot["x"], spot["y"])

    def point_at(self, region: str) -> None:
        spot: Json = self.page.evaluate(FIND_A_SPOT, region)
        self.page.mouse.move(spot["x"], spot["y"])

    def go(self, figure: str, region: str) -> None:
        """Picks a figure up and puts it down on a lit region."""
        self.figure(figure).click()
        expect(self.region(region)).to_have_attribute("data-light", "full")
        self.press(region)
        kind = figure.split("-", maxsplit=1)[0]
        expect(self.page.locator(f'[data-figure="{kind}-{region}"]')).to_be_visible()
