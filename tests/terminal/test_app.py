"""The screen of the terminal, played with keys and mouse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from ludotheca.bots import BOTS, STAND_IN
from ludotheca.bots.contract import Question
from ludotheca.bots.random import RandomBot
from ludotheca.engine.game import Game
from ludotheca.engine.meta import Meta
from ludotheca.engine.rules import EVERYTHING
from ludotheca.games.africa import GAME
from ludotheca.games.africa.actions import Action, Move, Skip, Turn
from ludotheca.terminal.app import ActionOption, TableScreen, TerminalApp
from ludotheca.terminal.screens import Cover, PointsSheet, RulesSheet, WhyNot
from ludotheca.terminal.session import Session
from ludotheca.texts import bot_name
from tests.conftest import ROOT
from tests.games.africa.tables import ANN, BOB, AfricaTable
from tests.games.africa.tables import table as whole_table

pytestmark = pytest.mark.anyio

FOR_EVER: Final = 3600.0
"""With a pause this long, a bot never gets to decide."""


def table(board: dict[str, str] | None = None, **parts: Any) -> AfricaTable:
    """AFR-2.3: Ann is in the second half of her turn, so that she may not relocate and the lists are short."""
    return whole_table(board, **{"segment": 2, **parts})


def session(played: AfricaTable, seats: tuple[str, ...] = ("me", "random", "random"), language: str = "en") -> Session:
    return Session(GAME, played, list(seats), language, seed=1)


@asynccontextmanager
async def opened(
    shown: Session, pause_seconds: float = 0, size: tuple[int, int] = (100, 40)
) -> AsyncIterator[Pilot[None]]:
    async with TerminalApp(shown, pause_seconds).run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


async def bots_have_played(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def said(pilot: Pilot[None], selector: str) -> str:
    content = pilot.app.screen.query_one(selector, Static).content
    if isinstance(content, str | Text):
        return str(content)
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(content)
    return captured.get()


def story(pilot: Pilot[None]) -> str:
    return "\n".join(strip.text for strip in pilot.app.screen.query_one("#log", RichLog).lines)


def actions(pilot: Pilot[None]) -> OptionList:
    return pilot.app.screen.query_one("#actions", OptionList)


def marked(pilot: Pilot[None]) -> set[str]:
    return {word.rstrip("⌂") for word in said(pilot, "#sketch").replace(">", " >").split() if word[0] == ">"} - {">"}


async def choose(pilot: Pilot[None], action: Action) -> None:
    """Goes to an action in the list and chooses it."""
    offered = [option.choice.action for option in actions(pilot).options if isinstance(option, ActionOption)]
    actions(pilot).highlighted = offered.index(GAME.rules.catalogue.number(action))
    await pilot.press("enter")
    await pilot.pause()


async def filter_for(pilot: Pilot[None], words: str) -> None:
    """Does what typing into a filter does, without the time that single keys take."""
    typed = pilot.app.screen.query_one(Input)
    typed.focus()
    typed.value = words
    await pilot.pause()


async def test_a_game_goes_to_its_end_and_is_scored() -> None:
    """AFR-8.1: the eleventh monument ends it; AFR-8.4: everybody's points are broken down and the winner is named."""
    board = dict.fromkeys(("A4", "B4", "C4", "D4", "F2", "G8", "H5", "I4", "J3"), "monument")
    near_the_end = session(
        table({**board, "E7": "hidden monument", "D6": "hidden monument"}, explorers=("E6", "O1", "A1"))
    )
    async with opened(near_the_end) as pilot:
        await choose(pilot, Turn("E7"))
        await bots_have_played(pilot)
        assert near_the_end.person() == ANN
        await choose(pilot, Turn("D6"))
        await bots_have_played(pilot)

        outcome = near_the_end.table.outcome()
        assert outcome is not None
        assert isinstance(pilot.app.screen, PointsSheet)
        assert said(pilot, "#verdict") == "Player wins."
        rows = said(pilot, "#points").splitlines()
        assert [row.split()[-3:] for row in rows[1:]] == [
            *([str(parts[part]) for parts in GAME.rules.tally(near_the_end.table.state, EVERYTHING)] for part in PARTS),
            [str(points) for points in outcome.scores],
        ]

        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert said(pilot, "#prompt") == "The game is over. Player wins."
        assert actions(pilot).option_count == 0
        assert "monument" in story(pilot)


PARTS: Final = ("track", "bonus", "goods", "gold", "gems")


async def test_bots_can_be_watched_from_the_set_up_on() -> None:
    """AFR-1.3: without a person at the keyboard the bots place their explorers and play on."""
    watched = session(GAME.new(2, seed=2, options={"simple": True, "idle_end": True}), ("random", "random"))
    async with opened(watched) as pilot:
        await bots_have_played(pilot)

        assert watched.table.outcome() is not None
        assert isinstance(pilot.app.screen, PointsSheet)
        assert "random (2)" in said(pilot, "#points")


async def test_an_action_is_chosen_with_arrows_and_enter() -> None:
    """AFR-2.4: from O2 the explorer goes where the cursor points."""
    played = session(
        table({"N1": "hidden lion", "N2": "hidden lion", "N3": "hidden lion"}, explorers=("O2", "A1", "E6"))
    )
    async with opened(played, FOR_EVER) as pilot:
        await pilot.press("enter", "down")
        await pilot.pause()
        choice = played.choices()[1]
        assert marked(pilot) == {f">{place}" for place in choice.places}

        await pilot.press("enter")

        [step] = played.table.steps
        assert step.action == choice.action


async def test_an_action_is_chosen_with_a_number_key() -> None:
    played = session(table())
    async with opened(played, FOR_EVER) as pilot:
        third = played.choices()[2]

        await pilot.press("3")

        assert played.table.steps[0].action == third.action


async def test_a_number_key_beyond_the_list_does_nothing() -> None:
    """AFR-3.3: with a swap to decide there are few choices."""
    pending = {"tile": "drum"}
    goods: dict[int, dict[str, Any]] = {ANN: {"goods": {"drum": 1}}, BOB: {"goods": {"mask": 1}}}
    played = session(table(phase="swap", pending=pending, players=goods, acted=True))
    async with opened(played) as pilot:
        await pilot.press("9")

        assert not played.table.steps


async def test_an_action_is_chosen_with_the_mouse() -> None:
    played = session(table())
    async with opened(played, FOR_EVER) as pilot:
        second = played.choices()[1]

        await pilot.click("#actions", offset=(5, 1))
        await pilot.pause()

        assert played.table.steps[0].action == second.action


async def test_an_action_that_is_no_longer_offered_is_not_played() -> None:
    """A second Enter that arrives after the first has changed the list must not choose something else."""
    played = session(table())
    async with opened(played, FOR_EVER) as pilot:
        chosen = actions(pilot).get_option_at_index(0)
        late = OptionList.OptionSelected(actions(pilot), chosen, 0)
        await pilot.press("1")
        actions(pilot).post_message(late)
        await pilot.pause()

        assert len(played.table.steps) == 1


async def test_typing_filters_the_actions_and_their_marks() -> None:
    """AFR-3.1: only the tiles next to the explorer can be turned."""
    played = session(table({"E7": "hidden lion", "D6": "hidden zebra"}))
    async with opened(played) as pilot:
        await pilot.press("slash", *"up")
        await pilot.pause()

        assert actions(pilot).option_count == 2
        assert marked(pilot) == {">D6", ">E7"}
        assert "2 of" in str(pilot.app.screen.query_one("#turn").border_subtitle)

        await pilot.press("down")
        await pilot.pause()
        assert actions(pilot).has_focus
        assert marked(pilot) == {">D6"}

        await pilot.press("escape")
        await pilot.pause()
        assert actions(pilot).option_count == len(played.choices())


async def test_enter_in_the_filter_goes_to_the_list_or_plays_the_only_action() -> None:
    played = session(table({"E7": "hidden lion", "D6": "hidden zebra"}))
    async with opened(played) as pilot:
        await filter_for(pilot, "turn up")
        await pilot.press("enter")
        assert not played.table.steps
        assert actions(pilot).highlighted == 0

        await filter_for(pilot, "turn up e7")
        await pilot.press("enter")
        assert GAME.rules.catalogue[played.table.steps[0].action] == Turn("E7")


async def test_a_move_is_taken_back() -> None:
    """AFR-2.4: a move draws no luck, so it can be undone."""
    played = session(table())
    before = played.table.position()
    async with opened(played) as pilot:
        await choose(pilot, Move("E7"))
        assert "E7" in story(pilot)
        await pilot.press("u")
        await pilot.pause()

        assert played.table.position() == before
        assert story(pilot) == ""
        assert said(pilot, "#message") == "Taken back."


async def test_nothing_played_cannot_be_taken_back() -> None:
    async with opened(session(table())) as pilot:
        await pilot.press("u")

        assert said(pilot, "#message") == "Nothing has been played yet."


async def test_luck_cannot_be_taken_back() -> None:
    """AFR-3.1: a tile that has been turned up has been seen."""
    played = session(table({"E7": "hidden gold-1"}))
    async with opened(played, FOR_EVER) as pilot:
        await choose(pilot, Turn("E7"))
        await pilot.press("u")

        assert len(played.table.steps) == 1
        assert "luck or a secret" in said(pilot, "#message")


async def test_another_players_action_cannot_be_taken_back() -> None:
    """AFR-2.1: once the next player has acted, the turn before is over for good."""
    played = session(table())
    async with opened(played) as pilot:
        await choose(pilot, Skip())
        await bots_have_played(pilot)
        await pilot.press("u")

        assert played.table.steps[-1].seat != ANN
        assert "has played since" in said(pilot, "#message")


async def test_the_last_action_is_taken_back_while_a_bot_thinks() -> None:
    """AFR-2.3: leaving out the second half ends the turn; until the next player acts it can be fetched back."""
    played = session(table())
    async with opened(played, FOR_EVER) as pilot:
        await choose(pilot, Skip())
        await pilot.pause()
        assert said(pilot, "#prompt") == "random (2) is thinking …"
        assert actions(pilot).option_count == 0
        await pilot.press("u")
        await pilot.pause()

        assert played.person() == ANN
        assert actions(pilot).option_count > 0
        assert not pilot.app.workers or all(worker.is_cancelled for worker in pilot.app.workers)


async def test_why_not_names_the_clause() -> None:
    """AFR-3.1: a tile far away cannot be turned, and the screen names the rule that says so."""
    played = session(table({"O2": "hidden lion"}))
    async with opened(played) as pilot:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, WhyNot)
        await filter_for(pilot, "turn o2")
        await pilot.press("enter")
        await pilot.pause()

        assert "(AFR-3.1)" in said(pilot, "#why-refusal")
        assert said(pilot, "#why-rule") == f"AFR-3.1  {played.speaker.clause('AFR-3.1')}"

        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_why_not_says_when_an_action_is_allowed() -> None:
    async with opened(session(table())) as pilot:
        await pilot.press("question_mark")
        await filter_for(pilot, "move to e7")
        await pilot.press("down")
        await pilot.pause()

        assert "You may do this now." in said(pilot, "#why-refusal")
        assert said(pilot, "#why-rule") == ""


async def test_why_not_cuts_long_lists_and_says_so() -> None:
    async with opened(session(table())) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert said(pilot, "#why-more").startswith(f"{len(GAME.rules.catalogue) - 200} more")

        await filter_for(pilot, "chess")
        await pilot.press("enter")
        await pilot.pause()
        assert said(pilot, "#why-more") == "No action is called that."


async def test_the_rules_show_every_clause() -> None:
    """AFR-1.1 and all the clauses after it."""
    async with opened(session(table())) as pilot:
        await pilot.press("r")
        assert isinstance(pilot.app.screen, RulesSheet)

        rules = said(pilot, "#rules")
        assert [clause for clause in ("AFR-1.1", "AFR-3.5", "AFR-9.2") if clause not in rules] == []
        assert "\nA turn\n" in rules


async def test_points_can_be_looked_up_before_the_end() -> None:
    """AFR-8.2: two masks would be worth 3 points."""
    async with opened(session(table(players={ANN: {"goods": {"mask": 2}}}))) as pilot:
        await pilot.press("p")

        [goods] = [line for line in said(pilot, "#points").splitlines() if "goods" in line]
        assert goods.split()[-3:] == ["3", "0", "0"]
        assert said(pilot, "#verdict") == "As if the game ended now."


async def test_the_language_changes_everywhere() -> None:
    played = session(table())
    async with opened(played) as pilot:
        await choose(pilot, Move("E7"))
        await pilot.press("l")
        await pilot.pause()

        assert played.language == "nl"
        assert said(pilot, "#prompt") == played.prompt()
        assert "Speler" in story(pilot)
        assert "Player" not in story(pilot)
        assert "olifant" in said(pilot, "#sketch")
        assert "Stoppen" in said(pilot, "#keys")
        assert pilot.app.screen.query_one("#filter", Input).placeholder == played.labels("filter-hint")


async def test_a_game_is_saved_and_the_screen_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(session(table())) as pilot:
        await pilot.press("s")

        assert said(pilot, "#message") == f"Saved in {tmp_path / 'africa-1.json'}"
        assert (tmp_path / "africa-1.json").exists()


async def test_q_leaves() -> None:
    async with opened(session(table()), FOR_EVER) as pilot:
        await pilot.press("q")
        await pilot.pause()

        assert not pilot.app.is_running


async def test_several_people_share_an_open_game_without_a_cover() -> None:
    """AFR-8.5: everything is open, so nothing has to be hidden."""
    played = session(table(), ("me", "me", "me"))
    async with opened(played) as pilot:
        await choose(pilot, Skip())
        await pilot.pause()

        assert isinstance(pilot.app.screen, TableScreen)
        assert played.viewer == BOB
        assert "Player 2" in str(pilot.app.screen.query_one("#turn").border_title)


class Secretive(Game[Any, Any, Any, Any]):
    """Africa, as if somebody had something to hide."""

    @property
    def meta(self) -> Meta:
        return msgspec.structs.replace(self.rules.meta, has_secrets=True)


SECRETIVE: Final = Secretive(
    rules=GAME.rules,
    insight=GAME.insight,
    event=GAME.event,
    view=GAME.view,
    materials=GAME.materials,
    sketch=GAME.sketch,
    folder=GAME.folder,
)


async def test_a_cover_hides_secrets_between_two_people() -> None:
    played = Session(SECRETIVE, table(), ["me", "me", "random"], "en")
    async with opened(played) as pilot:
        assert isinstance(pilot.app.screen, Cover)
        assert said(pilot, "#cover") == "The screen goes to Player 1."
        assert "Scoring" not in pilot.app.export_screenshot()
        await pilot.press("enter")
        await choose(pilot, Skip())
        await pilot.pause()

        assert isinstance(pilot.app.screen, Cover)
        assert said(pilot, "#cover") == "The screen goes to Player 2."
        assert played.viewer is None
        assert played.choices() == []
        await pilot.press("enter")
        await pilot.pause()
        assert played.viewer == BOB
        assert actions(pilot).option_count > 0


async def test_secrets_keep_points_and_record_closed_until_the_end() -> None:
    played = Session(SECRETIVE, table(), ["me", "random", "random"], "en")
    async with opened(played) as pilot:
        await pilot.press("s")
        assert "secrets" in said(pilot, "#message")
        await pilot.press("p")
        assert "some are secret" in said(pilot, "#verdict")


async def test_a_low_screen_scrolls_the_map_to_the_place_considered() -> None:
    """AFR-2.2: one may relocate to the far south, which a short screen does not show at first."""
    played = session(whole_table())
    async with opened(played, size=(80, 24)) as pilot:
        board = pilot.app.screen.query_one("#board")
        assert board.scroll_offset.y == 0
        await filter_for(pilot, "relocate n2")
        await pilot.press("down")
        await pilot.pause()

        assert board.scroll_offset.y > 0


async def test_a_bot_that_fails_is_named_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crash(RandomBot):
        def choose(self, question: Question) -> list[int]:
            raise RuntimeError("no idea")

    monkeypatch.setitem(BOTS, "crash", Crash())
    async with opened(session(table(), ("me", "crash", "random"))) as pilot:
        await choose(pilot, Skip())
        await bots_have_played(pilot)

        called = bot_name("en", STAND_IN)
        assert said(pilot, "#message") == f"crash did not decide (RuntimeError: no idea), so {called} did."
        assert said(pilot, "#prompt") != "crash is thinking …"


async def test_what_a_bot_remembers_is_forgotten_with_what_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counter(RandomBot):
        def choose(self, question: Question) -> list[int]:
            assert question.memory is not None
            question.memory.kept = (question.memory.kept or 0) + 1
            counted.append(question.memory.kept)
            return super().choose(question)

    counted: list[int] = []
    monkeypatch.setitem(BOTS, "counter", Counter())
    played = session(table(), ("me", "counter", "random"))
    for _ in range(2):
        played.play(ANN, GAME.rules.catalogue.number(Skip()))
        played.thought(BOB)()
        played.thought(BOB)()
        assert played.undo() is None

    assert counted == [1, 2, 1, 2]


def test_bots_are_named_in_the_language_of_the_screen() -> None:
    played = session(table(), ("me", "greedy", "random"), "de")

    assert played.players[1:] == ["gierig", "zufällig"]


def test_a_program_is_named_after_its_file() -> None:
    program = str(ROOT / "examples" / "bots" / "hurry.py")

    assert session(table(), ("me", program, "random")).players[1] == "hurry.py"


async def test_a_bot_is_asked_with_its_view_only() -> None:
    """A bot's question holds no state: the answers are legal actions, and the table has not changed."""
    played = session(table(), ("me", "greedy", "random"))
    played.play(ANN, GAME.rules.catalogue.number(Skip()))
    before = played.table.position()

    answer = played.thought(BOB)()

    assert played.table.position() == before
    assert answer
    assert answer[0] in GAME.rules.legal(played.table.state, BOB)
