"""Takes the pictures of the documentation: ``make pictures``, or ``python -m docs.pictures``."""

import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.luck import Seeded
from ludotheca.engine.table import Table
from ludotheca.games.catan.actions import BuildRoad
from ludotheca.library import load
from tests.browser.conftest import AT_ONCE, FLAGS
from tests.browser.envoy import Envoy
from tests.browser.legate import Legate
from tests.browser.settler import Marcher, Settler
from tests.browser.visitor import Visitor
from tests.server.running import Json, Server

DOCS: Final = Path(__file__).parent
NAMES: Final = ("Ann", "Kofi", "Inès", "Ottokar")
WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "table": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
}
QUALITY: Final = 85
STEPS_IN_AFRICA: Final = 110
OBJECTIVES_IN_AUGUSTUS: Final = 10
ROUNDS_IN_ALBION: Final = 14
ROUNDS_IN_CATAN: Final = 9
OPTIONS_IN_CATAN: Final = 12
STOPS_PASSED: Final = 12

Moment = Callable[[Table[Any, Any, Any, Any]], bool]


def something_was_found(table: Table[Any, Any, Any, Any]) -> bool:
    """In Africa: the first seat has found something that others would prefer elsewhere."""
    return len(table.steps) >= STEPS_IN_AFRICA and table.view(0).phase == "put" and table.actors() == [0]


def a_token_is_called(table: Table[Any, Any, Any, Any]) -> bool:
    """In Augustus: a token has been called that the first seat can use."""
    view = table.view(0)
    controlled = sum(len(player.controlled) for player in view.players)
    return controlled >= OBJECTIVES_IN_AUGUSTUS and view.phase == "place" and 0 in table.actors()


def settlers_are_on_their_way(table: Table[Any, Any, Any, Any]) -> bool:
    """In Albion: the first seat is about to move."""
    is_turn = table.view(0).phase == "turn" and table.actors() == [0]
    return is_turn and table.rules.rounds(table.state) >= ROUNDS_IN_ALBION


def something_can_be_built(table: Table[Any, Any, Any, Any]) -> bool:
    """In Catan: the first seat has rolled and can afford something."""
    is_turn = table.view(0).phase == "main" and table.actors() == [0]
    return is_turn and table.rules.rounds(table.state) >= ROUNDS_IN_CATAN and len(table.legal(0)) > OPTIONS_IN_CATAN


def roads_leave_the_route(table: Table[Any, Any, Any, Any]) -> bool:
    """In Alexander: part of the march is done, and the first seat can build."""
    view = table.view(0)
    if view.march.passed < STOPS_PASSED or view.phase != "main" or table.actors() != [0]:
        return False
    return any(isinstance(action, BuildRoad) for action in table.legal(0))


def middle_of_a_game(title: str, seats: int, seed: int, moment: Moment) -> Json:
    game = load(title)
    table = game.new(seats, seed=seed)
    luck = Seeded(seed)
    bot = find_bot("greedy")
    while not moment(table):
        seat = table.actors()[0]
        table.play(seat, *decide(bot, game, table.state, seat, luck))
    record: Json = json.loads(table.record().to_json())
    return record


def take(browser: Browser, server: Server, guest: type[Visitor], record: Json) -> None:
    seats = [{"kind": "here", "name": NAMES[0]}]
    seats += [{"kind": "bot", "name": name, "bot": "greedy"} for name in NAMES[1 : record["seats"]]]
    table = server.post("/api/tables", {"game": guest.game, "seats": seats, "record": record})
    for name, window in WINDOWS.items():
        context = browser.new_context(
            base_url=server.address, locale="en-US", color_scheme="light", reduced_motion="reduce", **window
        )
        context.add_init_script(AT_ONCE)
        visitor = guest(context.new_page())
        visitor.show(table)
        visitor.lit.first.wait_for()
        # By then the bots have chosen.
        expect(visitor.page.locator("[data-panel].acting")).to_have_count(1)
        visitor.page.screenshot(path=DOCS / f"{guest.game}-{name}.jpg", type="jpeg", quality=QUALITY)
        context.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "tables.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take(browser, server, Visitor, middle_of_a_game("africa", 3, 12, something_was_found))
        take(browser, server, Envoy, middle_of_a_game("albion", 4, 5, settlers_are_on_their_way))
        take(browser, server, Settler, middle_of_a_game("catan", 4, 4, something_can_be_built))
        take(browser, server, Marcher, middle_of_a_game("alexander", 4, 6, roads_leave_the_route))
        take(browser, server, Legate, middle_of_a_game("augustus", 4, 3, a_token_is_called))
        browser.close()


if __name__ == "__main__":
    main()
