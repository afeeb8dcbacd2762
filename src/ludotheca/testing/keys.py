"""Tells words from the keys by which they are looked up."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ludotheca.engine.words import Value
from ludotheca.library import load, titles
from ludotheca.terminal import labels
from ludotheca.texts import HOUSE, Speaker


def key_pattern(books: Iterable[Path]) -> re.Pattern[str]:
    """Whatever begins as keys of Fluent files begin, whether or not there is such a key: it is for what is missing."""
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in books]
    keys = {entry.id.name for book in parsed for entry in book.body if isinstance(entry, Message)}
    first_words = sorted({key.partition("-")[0] for key in keys if "-" in key})
    return re.compile(rf"(?<![\w-])(?:{'|'.join(first_words)})-[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")


def books() -> list[Path]:
    """The English texts of the house, the terminal and every game on the shelf."""
    games = {folder for title in titles() for folder in load(title).texts}
    return [folder / "en.ftl" for folder in (HOUSE, labels.FOLDER, *games)]


@cache
def _key(_: tuple[str, ...]) -> re.Pattern[str]:
    return key_pattern(books())


def keys_in(text: str) -> list[str]:
    """What looks like a key in a text that somebody is to read."""
    return _key(tuple(titles())).findall(text)


class Strict(Speaker):
    """Says nothing that it has no words for."""

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        assert self.has(key), f"no words for '{key}'"
        text = super().say(key, values)
        assert not keys_in(text), text
        assert not re.search(r"[{}$]", text), text
        return text
