"""What a person does at a table of Augustus."""

import re
import time
from collections.abc import Sequence
from typing import ClassVar, Final

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.running import PATIENCE, Json

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

OVER: Final = {
    "game": "augustus",
    "players": [
        {"supply": 7, "objectives": [{"objective": 20}, {"objective": 39}, {"objective": 40}], "controlled": [12, 13]},
        {
            "supply": 7,
            "objectives": [{"objective": 17}],
            "controlled": [18, 23, 29, 48, 45, 46, 1],
            "rewards": ["colour-green", "wheat"],
        },
    ],
    "row": [84, 85, 86, 87, 88],
    "drawn": {"shield": 1},
    "phase": "over",
}
"""The second seat has won."""

READ_THE_TABLE: Final = """() => {
  const lit = [...document.querySelectorAll('button[data-light="full"]:not([aria-pressed="true"])')];
  const buttons = [...document.querySelectorAll('.buttons [data-action][aria-disabled="false"]')];
  const labels = lit.map((button) => button.ariaLabel);
  const prompt = document.querySelector('.prompt').innerText;
  const asks = document.querySelector('h2').textContent.startsWith('Your turn');
  return {
    isOver: document.querySelector('dialog[open]') !== null,
    isAsked: asks && lit.length + buttons.length > 0,
    isKeeping: [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Keep these'),
    lit: lit.map((button, n) => ({ name: button.dataset.spot, label: labels[n] })),
    question: [prompt, document.querySelector('[role="log"]').innerText, ...labels].join(),
  };
}"""
"""What is asked and what can be answered. The question stays the same while others decide at the same time."""

NEXT_FRAME: Final = f"() => new Promise((read) => requestAnimationFrame(() => read(({READ_THE_TABLE})())))"
HAS_ANSWERED: Final = f"question => ({READ_THE_TABLE})().question !== question"


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

    # A whole game, played simply: anything that is lit, preferably something that completes an objective.

    def read(self) -> Json:
        found: Json = self.page.evaluate(NEXT_FRAME)
        return found

    def decide(self, table: Json) -> None:
        if table["isKeeping"]:
            self.keep_three()
        elif table["lit"]:
            best = max(table["lit"], key=lambda each: "completes" in each["label"])
            self.spot(best["name"]).click()
        else:
            self.page.locator('.buttons [data-action][aria-disabled="false"]').first.click()
        self.page.wait_for_function(HAS_ANSWERED, arg=table["question"])


def play_to_the_end(legates: Sequence[Legate]) -> None:
    """Everybody in their own window: each decides when asked, until all see the scoring."""
    deadline = time.monotonic() + PATIENCE
    tables = [legate.read() for legate in legates]
    while not all(table["isOver"] for table in tables):
        for legate, table in zip(legates, tables, strict=True):
            if table["isAsked"]:
                legate.decide(table)
                deadline = time.monotonic() + PATIENCE
        assert time.monotonic() < deadline, "nobody is asked any more"
        tables = [legate.read() for legate in legates]
