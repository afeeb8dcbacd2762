"""One table played in a terminal, in words: everything the screens show and do, without a screen."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludotheca.bots import STAND_IN, find_bot
from ludotheca.bots.advice import Suggestion, advise, outlook
from ludotheca.bots.contract import Bot, Question
from ludotheca.bots.luck import BRANCHES, seat_luck
from ludotheca.bots.referee import Referee
from ludotheca.engine.luck import Seeded
from ludotheca.engine.seats import MOST_SEATS
from ludotheca.engine.sketch import Sketch, places
from ludotheca.engine.unredacted import Unredacted
from ludotheca.library import AnyGame, AnyTable
from ludotheca.terminal.labels import Labels
from ludotheca.terminal.scoring import Scoring, scoring, verdict
from ludotheca.texts import LANGUAGES, Speaker, bot_name

PERSON: Final = "me"
"""A seat for somebody at the keyboard; any other name is a bot."""


class Choice(Struct, frozen=True):
    """An action in words."""

    action: int
    text: str
    hint: str = ""
    places: frozenset[str] = frozenset()
    """What a sketch can mark for the action."""

    def matches(self, words: list[str]) -> bool:
        said = f"{self.text} {self.hint}".casefold()
        return all(word in said for word in words)


class Hint(Struct, frozen=True):
    """What the house would do, in words."""

    actions: tuple[int, ...]
    text: str
    chance: str
    motive: str


class Answer(Struct, frozen=True):
    """Why something is not allowed: the refusal and its clause, or neither."""

    refusal: str
    clause: str = ""
    rule: str = ""


def filtered(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices that contain every word typed; those that begin with the first word come first."""
    words = typed.casefold().split()
    found = [choice for choice in choices if choice.matches(words)]
    return sorted(found, key=lambda choice: bool(words) and not choice.text.casefold().startswith(words[0]))


class Session:
    def __init__(self, game: AnyGame, table: AnyTable, seats: list[str], language: str, seed: int = 0) -> None:
        self.game = game
        self.table = table
        self._seats = seats
        self._bots: dict[int, Bot] = {seat: find_bot(name) for seat, name in enumerate(seats) if name != PERSON}
        self._lucks = {seat: seat_luck(seed, seat) for seat in self._bots}
        self._start_bots()
        self._people = [seat for seat in range(len(seats)) if seat not in self._bots]
        self.viewer: int | None = self._people[0] if len(self._people) == 1 else None
        """Whose view the screen shows; None stands for a spectator."""
        self._events: list[Unredacted] = []
        """What happened in each of the last steps, as far as they were played in this session."""
        self._told: list[list[str]] = []
        """The same in words, as far as it has been asked for."""
        self._path: Path | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        """Switches everything to a language."""
        self.language = language
        self.labels = Labels(language)
        self.players = self._names()
        # Actions of the catalogue may name seats that nobody has; their numbers continue those of the players.
        spare = [str(seat + 1) for seat in range(len(self.players), MOST_SEATS)]
        self.speaker = Speaker(language, self.game.meta.id, [*self.players, *spare])
        self._catalogue: list[Choice] | None = None
        self._told.clear()

    def speak_next(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def _names(self) -> list[str]:
        """The players' names: bots by name, people as people; where names coincide, with the seat's number."""
        names: list[str] = []
        for seat, name in enumerate(self._seats):
            is_alone = self._seats.count(name) == 1
            if name == PERSON:
                names.append(self.labels("person") if is_alone else self.labels("person-numbered", number=seat + 1))
            else:
                called = bot_name(self.language, name)
                names.append(called if is_alone else f"{called} ({seat + 1})")
        return names

    def actor(self) -> int | None:
        """The seat that decides next; None once the game is over."""
        actors = self.table.actors()
        return actors[0] if actors else None

    def is_person(self, seat: int) -> bool:
        return seat not in self._bots

    def person(self) -> int | None:
        """The person who decides next; None if it is a bot or nobody."""
        seat = self.actor()
        return seat if seat is not None and self.is_person(seat) else None

    def needs_cover(self) -> bool:
        """Whether the screen must be handed over before the next person may see their own things."""
        seat = self.person()
        return seat is not None and self.game.meta.has_secrets and len(self._people) > 1 and self.viewer != seat

    def look(self, seat: int | None) -> None:
        """Switches to the view of a seat, or of a spectator."""
        if seat != self.viewer:
            self.viewer = seat
            self._told.clear()

    def choices(self) -> list[Choice]:
        """What the person whose turn it is may do."""
        seat = self.person()
        if seat is None or self.needs_cover():
            return []
        legal = self.table.rules.legal(self.table.state, seat)
        return [self._choice(action, self._hint(seat, action)) for action in legal]

    def _hint(self, seat: int, action: int) -> str:
        words = self.table.rules.hint(self.table.state, seat, action)
        return "" if words is None else self.speaker.words(words)

    def _choice(self, action: int, hint: str = "") -> Choice:
        named = self.table.rules.catalogue[action]
        return Choice(action, self.speaker.action(named), hint, places(named))

    def catalogue(self) -> list[Choice]:
        """Every action of the game."""
        if self._catalogue is None:
            self._catalogue = [self._choice(action) for action in range(len(self.table.rules.catalogue))]
        return self._catalogue

    def why_not(self, action: int) -> Answer:
        """What forbids the viewer an action; if the viewer is a spectator, what forbids it to whoever must decide."""
        seat = self.viewer if self.viewer is not None else self.actor()
        refusal = self.table.explain(seat or 0, action)
        if refusal is None:
            return Answer(self.labels("why-legal"))
        return Answer(self.speaker.refusal(refusal), refusal.clause, self.speaker.clause(refusal.clause))

    def adviser(self) -> Callable[[], tuple[Suggestion, ...]] | None:
        """The question what the house would do, which any thread may ask; None if nobody here has to decide now."""
        seat = self.person()
        if seat is None or self.needs_cover():
            return None
        asked = Question(
            game=self.game,
            view=self.table.view(seat),
            seat=seat,
            legal=self.table.rules.legal(self.table.state, seat),
            luck=self._fresh_luck(),
        )
        return lambda: advise(asked).suggestions

    def hints(self, suggestions: tuple[Suggestion, ...]) -> list[Hint]:
        """What the house has answered to whoever must decide."""
        seat = self.person()
        assert seat is not None
        catalogue, speaker = self.table.rules.catalogue, self.speaker
        return [
            Hint(
                actions=each.actions,
                text=" · ".join(speaker.action(catalogue[action]) for action in each.actions),
                chance=percent(each.chance),
                motive=speaker.motive(each.motive, seat),
            )
            for each in suggestions
        ]

    def outlook(self) -> Callable[[], tuple[float, ...]]:
        """The question who is likely to win, as far as the viewer can know; any thread may ask it."""
        game, view, luck = self.game, self.table.view(self.viewer), self._fresh_luck()
        return lambda: outlook(game, view, luck)

    def _fresh_luck(self) -> Seeded:
        """No thread may share the luck of another; the same position gets the same."""
        return Seeded(len(self.table.steps))

    def prompt(self) -> str:
        seat = self.actor()
        if seat is None:
            return f"{self.labels('over')} {verdict(self.table, self.players, self.labels)}"
        if not self.is_person(seat):
            return self.labels("thinking", player=self.players[seat])
        if self.needs_cover():
            return self.labels("cover-title", player=self.players[seat])
        return self.speaker.words(self.table.rules.prompt(self.table.state, seat))

    def sketch(self, marked: frozenset[str]) -> Sketch:
        return self.game.sketch(self.table.view(self.viewer), marked)

    def play(self, seat: int, *actions: int) -> None:
        attempt = self.table.attempt(seat, actions)
        self.table.accept(attempt)
        self._events += attempt.events

    def thought(self, seat: int) -> Callable[[], list[int]]:
        """The question to a bot, which any thread may ask."""
        referee, state = self._referees[seat], self.table.state
        return lambda: referee.decide(state)

    def ponder(self, is_over: Callable[[], bool]) -> None:
        """Lets the bot that decides next think while a person decides."""
        seats = len(self._seats)
        person = self.person()
        if person is not None and self._referees:
            following = min(self._referees, key=lambda seat: (seat - person) % seats)
            self._referees[following].ponder(self.table.state, is_over)

    def complaint(self, seat: int) -> str:
        """What went wrong when the bot at a seat last decided, if anything has gone wrong since this was last asked."""
        fault = self._referees[seat].fault
        count = 0 if fault is None else fault.count
        if fault is None or count == self._complained[seat]:
            return ""
        self._complained[seat] = count
        stand_in = bot_name(self.language, STAND_IN)
        return self.labels("stand-in", player=self.players[seat], reason=fault.reasons[-1], stand_in=stand_in)

    def _start_bots(self) -> None:
        """Gives each bot a referee, with luck and memory of its own.

        After an undo they get new ones: another thread may still be working on a question that was dropped, and what a
        bot remembers has not happened.
        """
        self._referees = {
            seat: Referee(bot, self.game, seat, self._lucks[seat].below(BRANCHES)) for seat, bot in self._bots.items()
        }
        self._complained = dict.fromkeys(self._bots, 0)

    def undo(self) -> str | None:
        """Undoes the last action, or says why that is not possible."""
        seat = self.table.undoable()
        if not self.table.steps:
            return self.labels("no-undo-nothing")
        if seat is None:
            return self.labels("no-undo-luck")
        if not self.is_person(seat):
            return self.labels("no-undo-other", player=self.players[seat])
        self.table.undo()
        self._start_bots()
        if self._events:
            self._events.pop()
            del self._told[len(self._events) :]
        return None

    def story(self) -> list[tuple[int, str]]:
        """What has happened so far, as far as the viewer may know: whose action it was, and what it led to."""
        for events in self._events[len(self._told) :]:
            seen = events.for_seat(self.table.rules, self.viewer)
            self._told.append([self.speaker.event(event) for event in seen])
        steps = self.table.steps[len(self.table.steps) - len(self._events) :]
        return [(step.seat, line) for step, lines in zip(steps, self._told, strict=True) for line in lines]

    def has_open_points(self) -> bool:
        """Whether the points may be seen now; in a game with secrets, only at the end."""
        return not self.game.meta.has_secrets or self.actor() is None

    def scoring(self) -> Scoring:
        return scoring(self.table, self.players, self.speaker, self.labels)

    def save(self) -> str:
        """Writes the record to the current folder, always to the same file; says where, or why not."""
        if self.game.meta.has_secrets and self.actor() is not None:
            return self.labels("save-secret")
        try:
            self._path = self._path or _free_path(self.game.meta.id)
            self._path.write_bytes(self.table.record().to_json())
        except OSError as error:
            return self.labels("save-failed", reason=error.strerror or str(error))
        return self.labels("saved", path=str(self._path))


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _free_path(game: str) -> Path:
    number = 1
    while (path := Path.cwd() / f"{game}-{number}.json").exists():
        number += 1
    return path
