"""What the engine says, in the player's language: a Fluent file per language for each game, and one for the house."""

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from ludotheca.engine.errors import GameError
from ludotheca.engine.words import Motive, Refusal, Value, Words
from ludotheca.library import load

LANGUAGES: Final = ("en", "nl", "fr", "de")
HOUSE: Final = Path(__file__).parent / "text"


class UnknownLanguageError(GameError):
    """The house has no texts in this language."""

    slug = "unknown-language"


def source(language: str, game: str | None) -> str:
    """The Fluent text of a game, or of the house if no game is given."""
    if language not in LANGUAGES:
        message = f"there are texts in {', '.join(LANGUAGES)}, not in '{language}'"
        raise UnknownLanguageError(message, language=language)
    folders, names = ((HOUSE,), {}) if game is None else (load(game).texts, load(game).place_names)
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return "\n".join([*texts, *(f"name-{place} = {_literal(name)}" for place, name in names.items())])


def _literal(text: str) -> str:
    """A Fluent pattern that says a text as it is, whatever signs are in it."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def feature_key(name: str) -> str:
    """The key of what players call a feature of an encoder: "settlements IV" is ``feature-settlements-iv``."""
    return f"feature-{re.sub('[^a-z0-9]+', '-', name.lower())}"


class Speaker:
    """Says things about one game in one language. The page follows the same rules, in its ``speaker.ts``.

    The values of a message are numbers and names. A name such as ``elephant`` is looked up as ``name-elephant``; a seat
    (``seat`` or ``…_seat``) becomes the player's name, and a numbered thing (``objective`` or ``…_objective``) whatever
    the game calls it. Several values are joined with commas, and a missing value becomes what ``none-<name>`` says.
    """

    def __init__(self, language: str, game: str, players: list[str] | None = None) -> None:
        self._bundle = _bundle(language, game)
        self._names = load(game).names
        self._edition = load(game).edition
        self._players = players or []

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            return key
        spoken = {name: self._spoken(name, value) for name, value in (values or {}).items()}
        text, _ = self._bundle.format_pattern(message.value, spoken)
        return str(text)

    def _spoken(self, name: str, value: Value) -> int | str:
        if isinstance(value, tuple):
            return ", ".join(str(self._spoken(name, part)) for part in value)
        if isinstance(value, str):
            return self.say(f"name-{value}") if self.has(f"name-{value}") else value
        kind = name.rpartition("_")[2]
        if kind == "seat" and value < len(self._players):
            return self._players[value]
        return self._names.get(kind, {}).get(value, value)

    def words(self, words: Words) -> str:
        return self.say(words.key, words.values)

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.say(f'refusal-{refusal.reason}', refusal.values)} ({refusal.clause})"

    def clause(self, clause: str) -> str:
        return self.say(f"clause-{clause.replace('.', '-')}")

    def section(self, clause: str) -> str:
        """The title above a clause; a game whose clauses come from two rulebooks has one for each prefix."""
        section = clause.partition(".")[0]
        own = f"section-{section}"
        return self.say(own if self.has(own) else f"section-{section.rpartition('-')[2]}")

    def materials(self) -> str:
        """What players should know about board and cards before they choose the game; empty if nothing is in doubt."""
        if self._edition is None or self._edition.is_house:
            return self.say("reconstructed") if self.has("reconstructed") else ""
        return self.say("edition-about", {"name": self._edition.name, "fingerprint": self._edition.fingerprint})

    def feature(self, name: str) -> str:
        """What players call a feature of the encoder; its own name if the game has no words for it."""
        key = feature_key(name)
        return self.say(key) if self.has(key) else name

    def motive(self, motive: Motive | None, asking: int) -> str:
        """Why the house would do something, to whoever sits at ``asking``."""
        if motive is None:
            return self.say("advice-same")
        change = self.say("advice-more" if motive.more else "advice-less")
        if motive.seat == asking:
            kind = "advice-gain" if motive.good else "advice-cost"
        else:
            kind = "advice-hinders" if motive.good else "advice-helps"
        return self.say(kind, {"seat": motive.seat, "feature": self.feature(motive.feature), "change": change})

    def action(self, action: Struct) -> str:
        return self._struct("action", action)

    def event(self, event: Struct) -> str:
        return self._struct("event", event)

    def _struct(self, prefix: str, struct: Struct) -> str:
        values: dict[str, Any] = msgspec.to_builtins(struct)
        kind = values.pop("type")
        return self.say(f"{prefix}-{kind}", {name: self._listed(name, value) for name, value in values.items()})

    def _listed(self, name: str, value: Any) -> Value:
        if isinstance(value, list | tuple):
            return ", ".join(str(self._spoken(name, part)) for part in value)
        if value is None:
            return self.say(f"none-{name}") if self.has(f"none-{name}") else ""
        return value if isinstance(value, int | str) else ""


def bot_name(language: str, bot: str) -> str:
    """What a bot is called: by the house, by whoever brings it, or as its file if it is a program."""
    return _house_says(language, f"bot-{bot}") or bot.rpartition("/")[2]


def bot_about(language: str, bot: str) -> str:
    """What the house says about one of its bots; nothing about those of others."""
    return _house_says(language, f"bot-{bot}-about")


def _house_says(language: str, key: str) -> str:
    house = _house(language)
    pattern = house.get_message(key).value if house.has_message(key) else None
    return "" if pattern is None else str(house.format_pattern(pattern)[0])


@cache
def _house(language: str) -> FluentBundle:
    return bundle(language, source(language, None))


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    return bundle(language, source(language, None), source(language, game))


def bundle(language: str, *sources: str) -> FluentBundle:
    """Messages from Fluent texts, each of which may override messages of those before it."""
    # Isolation marks around values are for mixed writing directions; a terminal shows them as boxes.
    made = FluentBundle([language], use_isolating=False)
    for text in sources:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made
