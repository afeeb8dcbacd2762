"""What opens over the table: "why not?", a hint, the rules, the points and the cover between two people."""

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ludotheca.bots.advice import Suggestion
from ludotheca.clauses import clauses
from ludotheca.terminal.paint import seat_style
from ludotheca.terminal.session import Choice, Hint, Session, filtered

MOST_SHOWN: Final = 200
"""Longer lists are cut off, and say so; typing narrows them down."""


class Sheet(ModalScreen[None]):
    """A sheet of paper over the table; Escape puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def footer(self) -> Static:
        return Static(f"[b]Esc[/b] {self.session.labels('key-close')}", classes="hint")


class WhyNot(Sheet):
    """Any action of the game, and the clause that forbids it now."""

    BINDINGS: ClassVar[list[BindingType]] = [("down", "into_list", "")]

    def compose(self) -> ComposeResult:
        labels = self.session.labels
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = labels("why-title")
            yield Input(placeholder=labels("why-hint"), id="why-filter")
            yield OptionList(id="why-actions", markup=False)
            yield Static(id="why-more", classes="hint", markup=False)
            with VerticalScroll(id="why-answer"):
                yield Static(id="why-refusal", markup=False)
                yield Static(id="why-rule", markup=False)
            yield self.footer()

    def on_mount(self) -> None:
        self._found: list[Choice] = []
        self._show("")

    @on(Input.Changed)
    def _filter(self, event: Input.Changed) -> None:
        self._show(event.value)

    def _show(self, typed: str) -> None:
        labels = self.session.labels
        found = filtered(self.session.catalogue(), typed)
        self._found = found[:MOST_SHOWN]
        self.query_one("#why-actions", OptionList).set_options(Option(choice.text) for choice in self._found)
        left = len(found) - len(self._found)
        more = labels("why-more", count=left) if left else "" if found else labels("why-none")
        self.query_one("#why-more", Static).update(more)

    @on(Input.Submitted)
    def action_into_list(self) -> None:
        """From the filter down into the list."""
        actions = self.query_one(OptionList)
        actions.focus()
        actions.action_first()

    @on(OptionList.OptionSelected)
    @on(OptionList.OptionHighlighted)
    def _choose(self, event: OptionList.OptionMessage) -> None:
        self._answer(self._found[event.option_index])

    def _answer(self, choice: Choice) -> None:
        answer = self.session.why_not(choice.action)
        asked = Text.assemble((choice.text, "bold"), "\n", (answer.refusal, "#ff9d76" if answer.clause else "#8fe388"))
        self.query_one("#why-refusal", Static).update(asked)
        rule = Text.assemble((f"{answer.clause}  ", "bold"), answer.rule) if answer.clause else Text()
        self.query_one("#why-rule", Static).update(rule)


class HintSheet(ModalScreen[tuple[int, ...] | None]):
    """What the house would do, once it has thought about it; Enter plays a line of it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, session: Session, think: Callable[[], tuple[Suggestion, ...]]) -> None:
        super().__init__()
        self.session = session
        self._think = think
        self._hints: list[Hint] = []

    def compose(self) -> ComposeResult:
        session = self.session
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = session.speaker.say("advice-ask")
            yield Static(session.speaker.say("advice-thinking"), id="hint-thinking", markup=False)
            yield OptionList(id="hints", markup=False)
            yield Static(f"[b]Esc[/b] {session.labels('key-close')}", classes="hint")

    def on_mount(self) -> None:
        self.query_one("#hints").display = False
        self._ask()

    @work
    async def _ask(self) -> None:
        """In a thread, so that the sheet can be closed meanwhile."""
        self._hints = self.session.hints(await asyncio.to_thread(self._think))
        self.query_one("#hint-thinking").display = False
        hints = self.query_one("#hints", OptionList)
        hints.display = True
        hints.set_options(Option(hint_text(hint)) for hint in self._hints)
        hints.focus()
        hints.action_first()

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._hints[event.option_index].actions)


def hint_text(hint: Hint) -> Text:
    return Text.assemble(
        (f"{hint.chance:>5}", "bold #8fe388"), "  ", (hint.text, "bold"), "\n", (f"       {hint.motive}", "#9fb0bd")
    )


class RulesSheet(Sheet):
    """The rules, clause by clause."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self.session.labels("rules-title")
            yield Static(rules_text(self.session), id="rules", markup=False)
            yield self.footer()


def rules_text(session: Session) -> Text:
    """Every clause in the order of the rules, under its section's title."""
    text = Text()
    speaker = session.speaker
    if about := speaker.materials():
        text.append(f"{about}\n", "italic")
    section = ""
    for clause in clauses(session.game.meta.id):
        if clause.partition(".")[0] != section:
            section = clause.partition(".")[0]
            text.append(f"{chr(10) if text else ''}{speaker.section(clause)}\n", "bold #7fb2d9")
        text.append(f"{clause}  ", "bold")
        text.append(f"{speaker.clause(clause)}\n")
    return text


class PointsSheet(Sheet):
    """Everybody's points by source."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def compose(self) -> ComposeResult:
        labels = self.session.labels
        with Vertical(classes="sheet small") as sheet:
            sheet.border_title = labels("points-title")
            if self.session.has_open_points():
                scoring = self.session.scoring()
                yield Static(points_grid(self.session), id="points")
                yield Static(scoring.verdict or labels("points-now"), id="verdict", markup=False)
            else:
                yield Static(labels("points-secret"), id="verdict", markup=False)
            yield self.footer()


def points_grid(session: Session) -> Grid:
    scoring = session.scoring()
    grid = Grid(box=None, show_footer=True, padding=(0, 1), collapse_padding=True, expand=True)
    name, points = scoring.total
    grid.add_column("", name, footer_style="bold")
    for seat, player in enumerate(scoring.players):
        header = Text.assemble((f" {seat + 1} ", seat_style(seat)), f" {player}")
        grid.add_column(header, str(points[seat]), justify="right", footer_style="bold")
    for part, counts in scoring.parts:
        grid.add_row(part, *(str(count) for count in counts))
    return grid


class Cover(ModalScreen[None]):
    """Hides the table while the screen is passed from one person to another."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self.session.prompt(), id="cover", markup=False)
            yield Static(self.session.labels("cover-hint"), classes="hint", markup=False)
