"""Playing in the terminal: the screen knows only the contract, not the games."""

import asyncio
import secrets
import sys
from typing import ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from ludotheca.bots.luck import SEEDS, check_seed
from ludotheca.engine.errors import SetupError
from ludotheca.engine.meta import Options
from ludotheca.library import load
from ludotheca.terminal.paint import marked_region, paint, seat_style
from ludotheca.terminal.screens import Cover, HintSheet, PointsSheet, RulesSheet, WhyNot
from ludotheca.terminal.session import Choice, Session, filtered, percent
from ludotheca.texts import source

PAUSE_SECONDS: Final = 0.8
"""The least time a bot takes: long enough to follow it, and to undo one's own last action."""
NUMBER_KEYS: Final = 9
TALL_LINES: Final = 30
"""Shorter screens leave out the points, which the sketch shows too, and most of the log."""

KEYS: Final = (
    ("u", "screen.undo", "key-undo"),
    ("h", "screen.hint", "key-hint"),
    ("?", "screen.why_not", "key-why"),
    ("r", "screen.rules", "key-rules"),
    ("p", "screen.points", "key-points"),
    ("s", "screen.save", "key-save"),
    ("l", "screen.language", "key-language"),
    ("q", "app.quit", "key-quit"),
)


def play(
    game: str, seats: list[str], seed: int | None, language: str, options: Options, *, ponders: bool = False
) -> None:
    """Opens a table in the terminal; errors are reported before the screen changes.

    If it ``ponders``, bots think while people do.
    """
    chosen = load(game)
    source(language, game)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    check_seed(seed)
    table = chosen.new(len(seats), seed=seed, options=options)
    session = Session(chosen, table, seats, language, seed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        message = "playing needs a terminal, and this is not one; 'ludotheca serve' lets you play in the browser"
        raise SetupError(message)
    TerminalApp(session, ponders=ponders).run()


class TerminalApp(App[None]):
    CSS = """
    * { scrollbar-size-vertical: 1; scrollbar-background: $surface; scrollbar-color: $primary; }
    #table { height: 1fr; }
    #board { width: auto; max-width: 60%; border: round $primary-lighten-1; border-title-style: bold; }
    #sketch { width: auto; height: auto; }
    #side { width: 1fr; }
    #scores { height: auto; border: round $primary-lighten-1; padding: 0 1; }
    #turn { height: 3fr; min-height: 9; border: round $accent; border-title-style: bold; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #message { height: auto; padding: 0 1; color: $text-warning; display: none; }
    #message.said { display: block; }
    #filter { height: 1; border: none; padding: 0 1; background: $boost; }
    #actions { height: 1fr; border: none; background: transparent; padding: 0; }
    #log-box { height: 2fr; min-height: 4; border: round $primary-lighten-1; padding: 0 0 0 1; }
    #log { background: transparent; }
    #keys { height: 1; background: $panel; link-style: none; }
    .-short #scores { display: none; }
    .-short #log-box { height: 6; }
    ModalScreen { align: center middle; }
    Cover { background: $surface; }
    .sheet { width: 90%; max-width: 90; height: 90%; border: round $accent; padding: 0 1; background: $surface; }
    .sheet.small { height: auto; max-height: 90%; padding: 1 2; }
    .hint { color: $text-muted; height: auto; }
    #why-filter { height: 1; border: none; background: $boost; padding: 0; }
    #why-actions { height: 1fr; border: none; background: transparent; padding: 0; }
    #why-answer { height: 9; border-top: solid $accent; }
    #why-rule { margin-top: 1; }
    #hints { height: auto; max-height: 14; border: none; background: transparent; padding: 0; }
    #points { margin-bottom: 1; }
    #verdict, #cover { text-style: bold; margin-bottom: 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, pause_seconds: float = PAUSE_SECONDS, *, ponders: bool = False) -> None:
        super().__init__()
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL_LINES, "-tall")]
        self.title = session.speaker.say("title")
        self._table_screen = TableScreen(session, pause_seconds, ponders=ponders)

    def on_mount(self) -> None:
        self.push_screen(self._table_screen)


def hanging(start: Text, text: Text, width: int) -> Text | Grid:
    """Text with a hanging indent: any further lines start under the first."""
    # A grid takes ten times as long to draw, which is noticeable in a long list.
    if start.cell_len + 1 + text.cell_len <= width:
        return Text.assemble(start, " ", text)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(start, text)
    return grid


class ActionOption(Option):
    def __init__(self, number: str, choice: Choice, width: int) -> None:
        words = Text.assemble(choice.text, (f"  {choice.hint}" if choice.hint else "", "#8fe388"))
        super().__init__(hanging(Text(number, "bold #7fb2d9"), words, width))
        self.choice = choice


class Actions(OptionList):
    """The list of actions: the first Enter goes to the first action, the next one chooses."""

    def action_select(self) -> None:
        if self.highlighted is None:
            self.action_first()
        else:
            super().action_select()


class TableScreen(Screen[None]):
    """The map, the points, what can be done and what has happened."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding("question_mark" if key == "?" else key, action) for key, action, _ in KEYS),
        Binding("slash", "filter"),
        Binding("escape", "unfilter"),
        Binding("down", "into_list"),
        *(Binding(str(number), f"choose({number - 1})") for number in range(1, NUMBER_KEYS + 1)),
    ]

    def __init__(self, session: Session, pause_seconds: float, *, ponders: bool) -> None:
        super().__init__()
        self._ponders = ponders
        self._is_open = True
        self.session = session
        self._pause_seconds = pause_seconds
        self._choices: list[Choice] = []
        self._shown: list[Choice] = []
        self._told: list[tuple[int, str]] = []
        self._chances: tuple[float, ...] | None = None
        """To win, as far as the viewer can know."""
        self._weighed_for = session.viewer

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with ScrollableContainer(id="board", can_focus=True):
                yield Static(id="sketch")
            with Vertical(id="side"):
                yield Static(id="scores")
                with Vertical(id="turn"):
                    yield Static(id="prompt", markup=False)
                    yield Static(id="message", markup=False)
                    yield Input(id="filter", select_on_focus=False)
                    yield Actions(id="actions", markup=False)
                with Vertical(id="log-box"):
                    yield RichLog(id="log", wrap=True, min_width=20)
        yield Static(id="keys")

    def on_mount(self) -> None:
        # Once the widgets know how wide they are.
        self.call_after_refresh(self._go_on)

    def _go_on(self) -> None:
        """Shows the table as it is now and asks whoever must decide."""
        session = self.session
        seat = session.person()
        if session.needs_cover():
            # The screen under the cover must not give anything away either, not even while the cover is being lifted.
            session.look(None)
            self.app.push_screen(Cover(session), lambda _: self._hand_over(seat))
        elif seat is not None:
            session.look(seat)
        self._show()
        self.query_one("#actions").focus()
        if session.actor() is None:
            self.app.push_screen(PointsSheet(session))
        elif seat is None:
            self._let_bots_play()
        elif self._ponders:
            self._let_bots_ponder()

    def _hand_over(self, seat: int | None) -> None:
        self.session.look(seat)
        self._show()

    def _show(self) -> None:
        self._choices = self.session.choices()
        if self._weighed_for != self.session.viewer:
            # What one person can know about the others is nothing for the next.
            self._weighed_for, self._chances = self.session.viewer, None
        self._weigh()
        with self.prevent(Input.Changed):
            self.query_one("#filter", Input).value = ""
        self._label()
        self._show_choices()
        self._show_story()

    def _label(self) -> None:
        """All text except actions and events."""
        session = self.session
        labels = session.labels
        self.query_one("#board").border_title = session.speaker.say("title")
        self.query_one("#log-box").border_title = labels("log-title")
        self.query_one("#prompt", Static).update(session.prompt())
        self.query_one("#filter", Input).placeholder = labels("filter-hint")
        seat = session.actor()
        turn = self.query_one("#turn")
        turn.border_title = (
            Text() if seat is None else Text.assemble((f" {seat + 1} ", seat_style(seat)), f" {session.players[seat]}")
        )
        said = [(key, action, labels(label)) for key, action, label in KEYS]
        keys = [f"[@click={action}][b]{key}[/b] {label}[/]" for key, action, label in said]
        is_wide = len("  ".join(f"{key} {label}" for key, _, label in said)) <= self.size.width
        self.query_one("#keys", Static).update(("  " if is_wide else " ").join(keys))
        scores = self.query_one("#scores", Static)
        scores.border_title = labels("scores-title" if seat is None else "scores-now")
        scores.border_subtitle = labels("scores-chances")
        scores.update(self._scores())

    @work(exclusive=True, group="chances")
    async def _weigh(self) -> None:
        """Works out everybody's chances in a thread, and shows them beside the points."""
        self._chances = await asyncio.to_thread(self.session.outlook())
        self.query_one("#scores", Static).update(self._scores())

    def _scores(self) -> Text:
        session = self.session
        points = session.table.scores() if session.has_open_points() else None
        width = max(len(name) for name in session.players)
        lines = [
            Text.assemble(
                (f" {seat + 1} ", seat_style(seat)),
                f" {name:<{width}} ",
                "" if points is None else f"{points[seat]:>4}",
                ("" if self._chances is None else f"{percent(self._chances[seat]):>8}", "#9fb0bd"),
            )
            for seat, name in enumerate(session.players)
        ]
        return Text("\n").join(lines)

    def _show_choices(self) -> None:
        """The actions that match what was typed; the first nine have a number key."""
        labels = self.session.labels
        self._shown = filtered(self._choices, self.query_one("#filter", Input).value)
        numbers = [str(number) if number <= NUMBER_KEYS else " " for number in range(1, len(self._shown) + 1)]
        actions = self.query_one("#actions", OptionList)
        width = actions.scrollable_content_region.width
        actions.set_options(
            ActionOption(number, choice, width) for number, choice in zip(numbers, self._shown, strict=True)
        )
        shown, known = len(self._shown), len(self._choices)
        count = (
            labels("actions-count", shown=shown) if shown == known else labels("actions-some", shown=shown, all=known)
        )
        self.query_one("#turn").border_subtitle = count if known else ""
        self._draw()

    def _draw(self) -> None:
        """The sketch, marking the place of the action under the cursor, or of all actions shown."""
        highlighted = self.query_one("#actions", OptionList).highlighted
        chosen = self._shown if highlighted is None else [self._shown[highlighted]]
        marked = frozenset().union(*(choice.places for choice in chosen))
        sketch = self.session.sketch(marked)
        self.query_one("#sketch", Static).update(paint(sketch, self.session.speaker))
        if highlighted is not None and (place := marked_region(sketch)):
            self.query_one("#board").scroll_to_region(place, animate=False)

    def _show_story(self) -> None:
        log = self.query_one("#log", RichLog)
        told = self.session.story()
        if told[: len(self._told)] != self._told:
            log.clear()
            self._told = []
        for seat, line in told[len(self._told) :]:
            log.write(hanging(Text(f" {seat + 1} ", seat_style(seat)), Text(line), log.scrollable_content_region.width))
        self._told = told

    def _say(self, message: str) -> None:
        said = self.query_one("#message", Static)
        said.update(message)
        said.set_class(bool(message), "said")

    @work(exclusive=True, group="bots")
    async def _let_bots_play(self) -> None:
        """Bots decide in a thread, so that the screen never waits for them."""
        session = self.session
        while (seat := session.actor()) is not None and not session.is_person(seat):
            actions, _ = await asyncio.gather(
                asyncio.to_thread(session.thought(seat)), asyncio.sleep(self._pause_seconds)
            )
            session.play(seat, *actions)
            self._show()
            if complaint := session.complaint(seat):
                self._say(complaint)
        self._go_on()

    @work(exclusive=True, group="pondering")
    async def _let_bots_ponder(self) -> None:
        """The next bot thinks in a thread while somebody decides; what it does not find before, it finds later."""
        position = self.session.table.state

        def is_over() -> bool:
            return not self._is_open or self.session.table.state is not position

        await asyncio.to_thread(self.session.ponder, is_over)

    def on_unmount(self) -> None:
        self._is_open = False

    def _play(self, choice: Choice) -> None:
        seat = self.session.person()
        # The second press of a key may still refer to an action of the previous list.
        if seat is not None and any(choice is offered for offered in self._choices):
            self._say("")
            self.session.play(seat, choice.action)
            self._go_on()

    @on(Input.Changed, "#filter")
    def _filter(self) -> None:
        self._show_choices()

    @on(Input.Submitted, "#filter")
    def _settle(self) -> None:
        if len(self._shown) == 1:
            self._play(self._shown[0])
        else:
            self.action_into_list()

    def action_into_list(self) -> None:
        """From the filter down into the list."""
        actions = self.query_one("#actions", OptionList)
        actions.focus()
        actions.action_first()

    @on(OptionList.OptionHighlighted, "#actions")
    def _consider(self) -> None:
        self._draw()

    @on(OptionList.OptionSelected, "#actions")
    def _choose(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option, ActionOption):
            self._play(event.option.choice)

    def action_choose(self, number: int) -> None:
        if number < len(self._shown):
            self._play(self._shown[number])

    def action_filter(self) -> None:
        self.query_one("#filter").focus()

    def action_unfilter(self) -> None:
        self.query_one("#filter", Input).value = ""
        self.query_one("#actions").focus()

    def action_undo(self) -> None:
        refused = self.session.undo()
        if refused is None:
            self.workers.cancel_group(self, "bots")
            self._go_on()
        self._say(refused or self.session.labels("undone"))

    def action_hint(self) -> None:
        adviser = self.session.adviser()
        if adviser is None:
            self._say(self.session.speaker.say("error-nothing-to-decide"))
        else:
            self.app.push_screen(HintSheet(self.session, adviser), self._take_hint)

    def _take_hint(self, actions: tuple[int, ...] | None) -> None:
        seat = self.session.person()
        if actions is not None and seat is not None:
            self._say("")
            self.session.play(seat, *actions)
            self._go_on()

    def action_why_not(self) -> None:
        self.app.push_screen(WhyNot(self.session))

    def action_rules(self) -> None:
        self.app.push_screen(RulesSheet(self.session))

    def action_points(self) -> None:
        self.app.push_screen(PointsSheet(self.session))

    def action_save(self) -> None:
        self._say(self.session.save())

    def action_language(self) -> None:
        self.session.speak_next()
        self._say("")
        self._show()
