"""Keys that reach the screen of the page, which has texts of its own."""

from typing import Final

from ludotheca.testing.keys import books, key_pattern
from tests.conftest import ROOT

KEY: Final = key_pattern([*books(), *sorted((ROOT / "web" / "src" / "games").glob("*/text/en.ftl"))])


def keys_in(text: str) -> list[str]:
    return KEY.findall(text)
