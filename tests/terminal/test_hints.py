"""What would you do? Asked at the keyboard, and the chances beside the points."""

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from ludotheca.games.augustus import GAME as AUGUSTUS
from ludotheca.terminal.app import KEYS, TableScreen
from ludotheca.terminal.labels import Labels
from ludotheca.terminal.screens import Cover, HintSheet
from ludotheca.terminal.session import Session
from ludotheca.texts import LANGUAGES
from tests.terminal.test_app import FOR_EVER, bots_have_played, opened, said, session, table

pytestmark = pytest.mark.anyio


async def thought_out(pilot: Pilot[None]) -> OptionList:
    """The answer, once it is there."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    return pilot.app.screen.query_one("#hints", OptionList)


def lines(hints: OptionList) -> list[str]:
    return [str(option.prompt) for option in hints.options]


@pytest.mark.parametrize("size", [(80, 24), (100, 40)], ids=["80x24", "100x40"])
async def test_h_says_what_the_house_would_do_and_enter_plays_it(size: tuple[int, int]) -> None:
    played = session(table(), ("me", "me", "me"))
    async with opened(played, size=size) as pilot:
        await pilot.press("h")
        assert isinstance(pilot.app.screen, HintSheet)
        assert said(pilot, "#hint-thinking") == "Thinking …"
        hints = await thought_out(pilot)
        assert not pilot.app.screen.query_one("#hint-thinking").display
        assert 1 <= len(hints.options) <= 3
        for line in lines(hints):
            assert re.match(r" +\d+ %  \S", line)
            assert re.search(r"\n +(Main (gain|cost): |Costs |Helps |Much like)", line)
        assert hints.region.bottom <= size[1]
        first = lines(hints)[0].splitlines()[0].split("%  ")[1]

        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        step = played.table.steps[-1]
        assert played.speaker.action(played.table.rules.catalogue[step.action]) == first.split(" · ")[-1]


async def test_escape_closes_a_hint_while_it_is_being_thought_about() -> None:
    played = session(table(), ("me", "me", "me"))
    async with opened(played) as pilot:
        await pilot.press("h", "escape")
        await pilot.pause()

        assert isinstance(pilot.app.screen, TableScreen)
        assert not played.table.steps


async def test_whoever_waits_has_nothing_to_decide() -> None:
    async with opened(session(table(turn=1)), FOR_EVER) as pilot:
        await pilot.press("h")

        assert isinstance(pilot.app.screen, TableScreen)
        assert said(pilot, "#message") == "There is nothing for you to decide right now."


async def test_everybodys_chances_stand_beside_the_points() -> None:
    async with opened(session(table(), ("me", "me", "me"))) as pilot:
        await bots_have_played(pilot)

        shares = [int(share) for share in re.findall(r"(\d+) %", said(pilot, "#scores"))]
        assert len(shares) == 3
        assert 98 <= sum(shares) <= 102


async def test_a_hint_is_only_for_whoever_looks() -> None:
    """With secrets, the cover comes first; and what one could know is gone before the next one looks."""
    played = Session(AUGUSTUS, AUGUSTUS.new(2, seed=1), ["me", "me"], "en")
    assert played.adviser() is None
    async with opened(played) as pilot:
        assert isinstance(pilot.app.screen, Cover)
        await pilot.press("h")
        assert isinstance(pilot.app.screen, Cover)
        await pilot.press("enter")
        await pilot.pause()
        assert played.adviser() is not None
        await pilot.press("h")
        assert len((await thought_out(pilot)).options) > 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_keys_fit_on_a_small_screen(language: str) -> None:
    async with opened(session(table(), ("me", "me", "me"), language), size=(80, 24)) as pilot:
        line = pilot.app.screen.query_one("#keys", Static).render_line(0).text

        assert all(f"{key} {Labels(language)(label)}" in line for key, _, label in KEYS)
