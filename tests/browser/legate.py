"""What a person does at a table of Augustus."""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.running import Json

CALLED: Final = {
    "game": "augustus",
    "players": [
        {
            "supply": 2,
            "objectives": [{"objective": 13, "legions": {"swords": 1}}, {"objective": 20}, {"objective": 39}],
        },
        {"supply": 5, "objectives": [{"objective": 17}, {"objective": 18}, {"objective": 4}], "controlled": [45]},
    ],
    "row": [84, 85, 86, 87, 88],
    "token": "shield",
    "drawn": {"shield": 1},
}
"""A shield has been called; both can place it."""

ALMOST_WON: Final = {
    "game": "augustus",
    "players": [
        {"supply": 2, "objectives": [{"objective": 1, "legions": {"swords": 1}}, {"objective": 20}, {"objective": 39}]},
        {"supply": 5, "objectives": [{"objective": 87}, {"objective": 88}, {"objective": 86}]},
    ],
    "row": [81, 82, 83, 84, 85],
    "token": "shield",
    "drawn": {"shield": 1},
}
"""A shield completes the first seat's objective; the second seat is not asked."""

UNDER_ATTACK: Final = {
    "game": "augustus",
    "players": [
        {
            "supply": 2,
            "objectives": [
                {"objective": 13, "legions": {"swords": 2}},
                {"objective": 20, "legions": {"shield": 1, "chariot": 1}},
                {"objective": 39},
            ],
        },
        {"supply": 5, "objectives": [{"objective": 17}, {"objective": 18}]},
    ],
    "row": [84, 85, 86, 87, 88],
    "token": "shield",
    "drawn": {"shield": 1},
    "phase": "lose",
    "active": 1,
    "effect": 41,
    "batch": [41],
}
"""The second seat has completed an objective that takes two legions from everybody else."""

READ_THE_TABLE: Final = """() => {
  const lit = [...document.querySelectorAll('button[data-light="full"]:not([aria-pressed="true"])')];
  const buttons = [...document.querySelectorAll('.buttons [data-action][aria-disabled="false"]')];
  const asks = document.querySelector('h2').textContent.startsWith('Your turn');
  return {
    isOver: document.querySelector('dialog[open]') !== null,
    isAsked: asks && lit.length + buttons.length > 0,
    isKeeping: [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Keep these'),
    lit: lit.map((button) => ({ name: button.dataset.spot, label: button.ariaLabel })),
    words: document.querySelector('main').innerText,
  };
}"""

HAS_CHANGED: Final = (
    f"words => {{ const now = ({READ_THE_TABLE})(); return now.isAsked || now.isOver || now.words !== words; }}"
)


class Legate(Visitor):
    game: ClassVar = "augustus"

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("Augustus"))

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'button[data-spot="{name}"]')

    @property
    def lit(self) -> Locator:
        return self.page.locator('button[data-light="full"]')

    def keep_three(self) -> None:
        """Keeps the first three of the objectives dealt."""
        expect(self.page.get_by_role("button", name="Keep these")).to_be_visible()
        dealt = [str(name) for name in self.lit.evaluate_all("all => all.map(each => each.dataset.spot)")]
        for name in dealt[:3]:
            self.spot(name).click()
        self.page.get_by_role("button", name="Keep these").click()

    # A whole game, played simply: whatever is lit, best of all what completes something.

    def read(self) -> Json:
        found: Json = self.page.evaluate(READ_THE_TABLE)
        return found

    def decide(self, table: Json) -> None:
        if table["isKeeping"]:
            self.keep_three()
        elif table["lit"]:
            best = max(table["lit"], key=lambda each: "completes" in each["label"])
            self.spot(best["name"]).click()
        else:
            self.page.locator('.buttons [data-action][aria-disabled="false"]').first.click()


def play_to_the_end(legates: Sequence[Legate]) -> None:
    """All in their own windows: each decides when asked, until everybody sees the scoring."""
    while True:
        tables = [legate.read() for legate in legates]
        if all(table["isOver"] for table in tables):
            return
        asked = [(legate, table) for legate, table in zip(legates, tables, strict=True) if table["isAsked"]]
        for legate, table in asked:
            legate.decide(table)
        if not asked:
            legates[0].page.wait_for_function(HAS_CHANGED, arg=tables[0]["words"])
