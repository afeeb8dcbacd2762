"""The few words of the terminal itself; what a game says comes from its Speaker."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from ludotheca.engine.words import Value
from ludotheca.texts import bundle

FOLDER: Final = Path(__file__).parent / "text"


class Labels:
    def __init__(self, language: str) -> None:
        self._bundle = _bundle(language)

    def __call__(self, key: str, **values: Value) -> str:
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def list(self, names: list[str]) -> str:
        """Several names as they are listed in a sentence."""
        if len(names) <= 1:
            return "".join(names)
        return self("list-end", first=", ".join(names[:-1]), last=names[-1])


@cache
def _bundle(language: str) -> FluentBundle:
    return bundle(language, (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
