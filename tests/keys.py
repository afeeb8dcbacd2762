"""Tells words from the keys by which they are looked up."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ludotheca.engine.words import Value
from ludotheca.library import load, titles
from ludotheca.terminal import labels
from ludotheca.testing import words
from ludotheca.texts import HOUSE
from tests.conftest import ROOT


def _books() -> list[Path]:
    games = {folder for title in titles() for folder in load(title).texts}
    return [folder / "en.ftl" for folder in (HOUSE, labels.FOLDER, *games)] + sorted(
        (ROOT / "web" / "src" / "games").glob("*/text/en.ftl")
    )


def _keys() -> set[str]:
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in _books()]
    return {entry.id.name for book in parsed for entry in book.body if isinstance(entry, Message)}


_FIRST_WORDS: Final = sorted({key.partition("-")[0] for key in _keys() if "-" in key})
KEY: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(_FIRST_WORDS)})-[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*")
"""Whatever begins as keys begin, whether or not there is such a key: those that are missing are looked for."""


def keys_in(text: str) -> list[str]:
    return KEY.findall(text)


class Strict(words.Strict):
    """Says nothing that it has no words for, and no key of anything else."""

    def say(self, key: str, values: dict[str, Value] | None = None) -> str:
        text = super().say(key, values)
        assert not keys_in(text), text
        return text
