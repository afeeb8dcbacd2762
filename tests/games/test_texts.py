"""Every game's texts and the house's: the same in all languages, and nothing the engine says is missing."""

import pytest

from ludotheca.engine.words import Refusal
from ludotheca.library import load, titles
from ludotheca.testing import WORDS
from ludotheca.testing.words import compare_languages
from ludotheca.texts import LANGUAGES, Speaker, UnknownLanguageError, source


@pytest.mark.parametrize("check", WORDS)
@pytest.mark.parametrize("title", titles())
def test_a_game_has_words_for_everything(title: str, check: str) -> None:
    WORDS[check](load(title))


def test_the_house_says_the_same_in_all_languages() -> None:
    compare_languages(None)


def test_names_and_seats_are_spoken() -> None:
    speaker = Speaker("fr", "africa", ["Ann", "Bob"])

    refusal = Refusal("AFR-3.3", "has-none", {"from_seat": 1, "good": "drum"})

    assert "Bob" in speaker.refusal(refusal)
    assert "drum" not in speaker.refusal(refusal)
    assert "(AFR-3.3)" in speaker.refusal(refusal)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="not in 'xx'"):
        source("xx", None)


@pytest.mark.parametrize("title", titles())
def test_every_source_of_texts_is_shipped(title: str) -> None:
    for folder in load(title).texts:
        assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)
