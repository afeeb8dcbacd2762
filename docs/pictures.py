"""Takes the pictures of the documentation: ``make pictures``, or ``python -m docs.pictures``."""

import base64
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from docs.png import write_png
from ludotheca.bots import find_bot
from ludotheca.engine.luck import Seeded
from ludotheca.library import load
from tests.browser.conftest import AT_ONCE, FLAGS
from tests.browser.visitor import Visitor
from tests.server.running import Json, Server

DOCS: Final = Path(__file__).parent
SEED: Final = 12
ACTIONS: Final = 110
PIXELS: Final = """async (source) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let n = 0; n < data.length; n += 0x8000) text += String.fromCharCode(...data.subarray(n, n + 0x8000));
  return [image.width, image.height, btoa(text)];
}"""


def middle_of_a_game() -> Json:
    """A record in which the first seat has just found something that others would like better elsewhere."""
    game = load("africa")
    table = game.new(3, seed=SEED)
    luck = Seeded(SEED)
    bot = find_bot("greedy")
    while len(table.steps) < ACTIONS or table.view(0).phase != "put" or table.actors() != [0]:
        seat = table.actors()[0]
        legal = game.rules.legal(table.state, seat)
        table.play(seat, game.rules.catalogue[bot.choose(game, table.view(seat), seat, legal, luck)])
    record: Json = json.loads(table.record().to_json())
    return record


def take(browser: Browser, server: Server, table: Json, name: str, **window: Any) -> None:
    context = browser.new_context(
        base_url=server.address, locale="en-US", color_scheme="light", reduced_motion="reduce", **window
    )
    context.add_init_script(AT_ONCE)
    visitor = Visitor(context.new_page())
    visitor.show(table)
    visitor.lit.first.wait_for()
    shot = base64.b64encode(visitor.page.screenshot()).decode()
    width, height, pixels = visitor.page.evaluate(PIXELS, shot)
    write_png(DOCS / name, width, height, base64.b64decode(pixels))
    context.close()


def main() -> None:
    seats = [
        {"kind": "here", "name": "Ann"},
        {"kind": "bot", "name": "Kofi", "bot": "greedy"},
        {"kind": "bot", "name": "Inès", "bot": "greedy"},
    ]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        table = server.post("/api/tables", {"game": "africa", "seats": seats, "record": middle_of_a_game()})
        take(browser, server, table, "africa-table.png", viewport={"width": 1440, "height": 900})
        take(browser, server, table, "africa-phone.png", viewport={"width": 390, "height": 844}, device_scale_factor=2)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
