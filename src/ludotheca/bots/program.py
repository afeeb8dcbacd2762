"""A bot written in any language: a program that reads questions and writes answers as lines of JSON.

docs/bots.md explains what is said.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn, Union

import msgspec

from ludotheca.about import version
from ludotheca.bots.contract import Bot, Memory, Question
from ludotheca.bots.conversation import BotError, Conversation, quoted
from ludotheca.bots.luck import BRANCHES
from ludotheca.engine.errors import SetupError, UnknownActionError
from ludotheca.engine.foreign import is_whole
from ludotheca.engine.game import Game

PROTOCOL: Final = 1
"""To be raised whenever a program written for the number before would misunderstand us, or we it."""
STARTING: Final = 10.0
"""Seconds to start and to answer the greeting; some languages take a while."""
SECONDS: Final = 2.0
"""For one decision, unless the question says otherwise."""
GRACE: Final = 1.0
"""How many seconds more are waited before a program counts as silent."""
MOST_ACTIONS: Final = 100


def is_program(name: str) -> bool:
    """Whether a name is that of a file rather than of a bot: it has a slash, or there is such a file to run."""
    return os.sep in name or (bool(name) and Path(name).is_file() and os.access(name, os.X_OK))


class ProgramBot(Bot):
    """Each game it plays at a seat has a run of the program of its own, which lasts as long as the seat's memory.

    A program that fails is ended, and started again for the next question.
    """

    def __init__(self, name: str) -> None:
        """``name`` is the path of the program."""
        self.name = name
        self._path = Path(name).absolute()
        if not self._path.is_file():
            message = f"there is no program '{name}'"
            raise SetupError(message, bot=name)
        if not os.access(self._path, os.X_OK):
            message = f"'{name}' cannot be run as a bot: it is not executable (chmod +x {name})"
            raise SetupError(message, bot=name)

    def choose(self, question: Question) -> list[int]:
        memory = question.memory or Memory()
        talk = memory.kept
        if not isinstance(talk, _Talk) or not talk.is_open:
            talk = memory.kept = _Talk(self._path, question.game)
        try:
            return talk.ask(question)
        finally:
            if question.memory is None:
                talk.close()

    def promises_to_repeat(self, game: Game[Any, Any, Any, Any]) -> bool:
        """Whether the program says that the same question, with the same seed, always gets the same answer."""
        talk = _Talk(self._path, game)
        talk.close()
        return talk.repeats


class _Talk:
    """What is said to one run of a program, and what it answers."""

    def __init__(self, path: Path, game: Game[Any, Any, Any, Any]) -> None:
        self._lines = Conversation(path)
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "house": f"ludotheca {version()}",
            "game": game.meta.id,
            "rules": game.meta.version,
            "edition": game.fingerprint,
        }
        answer = self._hear(hello, STARTING)
        if answer.get("protocol") != PROTOCOL:
            self._fail(f"speaks protocol {answer.get('protocol')!r} instead of {PROTOCOL}")
        self.repeats = answer.get("repeats") is True

    @property
    def is_open(self) -> bool:
        return self._lines.is_open

    def close(self) -> None:
        self._lines.close()

    def ask(self, question: Question) -> list[int]:
        game, budget = question.game, question.budget
        seconds = SECONDS if budget.seconds is None else budget.seconds
        asked = {
            "type": "question",
            "seat": question.seat,
            "view": question.view,
            "legal": [{"number": number, "action": game.rules.catalogue[number]} for number in question.legal],
            "budget": {"seconds": seconds, "iterations": budget.iterations},
            "seed": question.luck.below(BRANCHES),
        }
        answer = self._hear(asked, seconds + GRACE)
        actions = answer["actions"] if "actions" in answer else [answer.get("action")]
        if not isinstance(actions, list) or not 1 <= len(actions) <= MOST_ACTIONS:
            self._fail(f'answered {_brief(actions)} as "actions", which is no list of actions')
        numbers = [self._number(game, action) for action in actions]
        if numbers[0] not in question.legal:
            self._fail(f"chose {_brief(actions[0])}, which is not legal now")
        return numbers

    def _hear(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        line = self._lines.ask(msgspec.json.encode(message), seconds)
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._fail(f"answered {quoted(line)}, which is not JSON")
        if not isinstance(answer, dict):
            self._fail(f"answered {quoted(line)}, which is not a JSON object")
        if "error" in answer:
            self._fail(f"says that it cannot: {_brief(answer['error'])}")
        return answer

    def _number(self, game: Game[Any, Any, Any, Any], action: Any) -> int:
        """The number of an action that was named by it, or written out."""
        try:
            if is_whole(action):
                return game.rules.catalogue.number(action)
            return game.rules.catalogue.number(msgspec.convert(action, _kinds(game)))
        except (UnknownActionError, msgspec.MsgspecError, OverflowError):
            self._fail(f"chose {_brief(action)}, which is no action of {game.meta.id}")

    def _fail(self, message: str) -> NoReturn:
        self._lines.close(patience=0)
        raise BotError(message)


@cache
def _kinds(game: Game[Any, Any, Any, Any]) -> Any:
    """All kinds of actions, for what has been written out."""
    return Union[tuple({type(action): None for action in game.rules.catalogue})]  # noqa: UP007  # made at run time


def _brief(value: Any) -> str:
    return quoted(msgspec.json.encode(value)) if not isinstance(value, str) else quoted(value.encode(errors="replace"))
