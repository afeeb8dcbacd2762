"""What a person does at a table of Catan or Alexander."""

import re
from typing import ClassVar, Final

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

MARKET: Final = {
    "game": "catan",
    "players": [
        {"hand": {"lumber": 3, "brick": 1}, "settlements": ["A1se"], "roads": ["A1ne-A1se"]},
        {"hand": {"ore": 2, "wool": 1}, "settlements": ["D2s"]},
        {"hand": {"grain": 1}},
    ],
}
"""The first seat has something to trade."""

SEVEN: Final = {
    "game": "catan",
    "players": [
        {"hand": {"lumber": 4, "ore": 4}, "settlements": ["A1se"], "discards": 4},
        {"hand": {"wool": 2}, "settlements": ["D2s"]},
    ],
    "phase": "discard",
    "dice": [3, 4],
}
"""The first seat has rolled a seven with too many cards."""

TEMPLE: Final = {
    "game": "alexander",
    "players": [
        {"hand": {"lumber": 2, "ore": 3}, "gold": 1},
        {"hand": {"lumber": 2, "brick": 2, "grain": 1}, "gold": 3},
        {"hand": {"wool": 1}},
    ],
    "phase": "bid",
    "march": {"passed": 1, "auction": {"event": "settlement", "turn": 0}},
}
"""A settlement is auctioned at the first temple; the first seat opens."""

DECIDE: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const sheet = '.sheet [data-action][aria-disabled="false"]';
  const title = document.querySelector('.sheet h3')?.textContent ?? '';
  const wanting = all('.sheet [data-pick][aria-disabled="false"]');
  const press = (element) => (element?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ?? false);
  const named = (start) => all(sheet).find((button) => button.textContent.trim().startsWith(start));
  if (document.querySelector('dialog[open]')) return 'over';
  if (!document.querySelector('h2').textContent.startsWith('Your turn')) return false;
  const answer = document.querySelector('[role="dialog"] [data-action]');
  if (answer) return press(answer);
  if (title.startsWith('Give up')) return press(wanting[0] ?? named('Give these up'));
  if (named('Refuse')) return press(named('Refuse'));
  if (named('Bid')) {
    const purse = Number(/You could pay (only )?(\\d+)/.exec(document.querySelector('.sheet').textContent)?.[2] ?? 0);
    const bid = Number(/\\d+/.exec(named('Bid').textContent)[0]);
    return press(bid <= Math.min(purse, 3) ? named('Bid') : named('Pass'));
  }
  const places = all('[data-light="full"]');
  return press(all(sheet)[0] ?? places[0] ?? all('.buttons [data-action][aria-disabled="false"]')[0]);
}"""
"""Does the simplest thing asked for: builds what it can, bids a little, refuses trades. False if nothing is asked."""


class Settler(Visitor):
    game: ClassVar = "catan"

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("board of Catan"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand")

    @property
    def sheet(self) -> Locator:
        return self.page.locator(".sheet")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def holds(self, good: str, count: int) -> None:
        expect(self.page.locator(f'[data-hand="{good}"] b')).to_have_text(str(count))

    def play_to_the_end(self) -> None:
        while self.page.wait_for_function(DECIDE).json_value() != "over":
            pass


class Marcher(Settler):
    game: ClassVar = "alexander"
