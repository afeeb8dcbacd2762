"""The texts of every game and of the house: complete in all languages, with words for all that the engine says."""

import pytest

from ludotheca.engine.words import Motive, Refusal
from ludotheca.library import load, titles
from ludotheca.testing import WORDS
from ludotheca.testing.keys import Strict, keys_in
from ludotheca.testing.words import compare_languages
from ludotheca.texts import LANGUAGES, Speaker, UnknownLanguageError, bundle, feature_key, source


@pytest.mark.parametrize("check", WORDS)
@pytest.mark.parametrize("title", titles())
def test_a_game_has_words_for_everything(title: str, check: str) -> None:
    WORDS[check](load(title))


def test_the_house_says_the_same_in_all_languages() -> None:
    compare_languages(None)


@pytest.mark.parametrize(
    "text", ["section-1", "See section-CAT-2.", "refusal-due-bid (ALX-2.10)", "name-year-of-plenty"]
)
def test_a_key_is_told_from_words(text: str) -> None:
    assert keys_in(text)
    assert not keys_in("Two-player set-up, face-down tiles: a half-turn (AFR-3.1), re-laid at A1-A2.")


def test_a_speaker_without_words_is_found_out() -> None:
    with pytest.raises(AssertionError, match="no words for 'section-77'"):
        Strict("en", "africa").section("AFR-77.1")


def test_names_and_seats_are_spoken() -> None:
    speaker = Speaker("fr", "africa", ["Ann", "Bob"])

    refusal = Refusal("AFR-3.3", "has-none", {"from_seat": 1, "good": "drum"})

    assert "Bob" in speaker.refusal(refusal)
    assert "drum" not in speaker.refusal(refusal)
    assert "(AFR-3.3)" in speaker.refusal(refusal)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("points", "feature-points"),
        ("settlements IV", "feature-settlements-iv"),
        ("choice: gain by the next token", "feature-choice-gain-by-the-next-token"),
        ("victory-point in hand", "feature-victory-point-in-hand"),
        ("Épées (2)", "feature--p-es-2-"),
    ],
)
def test_a_feature_has_a_key(name: str, key: str) -> None:
    assert feature_key(name) == key


def test_a_feature_is_called_as_players_call_it() -> None:
    assert Speaker("en", "albion").feature("laurel settlement") == "settlement by a laurel wreath"
    assert Speaker("de", "alexander").feature("income of ore") == "Ertrag an Erz"
    assert Speaker("nl", "alexander").feature("bid too much") == "ongedekt bod"


def test_a_feature_without_words_is_called_by_its_name() -> None:
    assert Speaker("fr", "africa").feature("settlements IV") == "settlements IV"


@pytest.mark.parametrize("title", titles())
def test_no_two_features_share_a_key(title: str) -> None:
    encoder = load(title).insight.encoder
    names = [*encoder.open_features, *encoder.own_features]

    assert len({feature_key(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("motive", "said"),
    [
        (Motive(0, "no such thing", more=True, good=True), "Main gain: no such thing (more)"),
        (Motive(0, "no such thing", more=True, good=False), "Main cost: no such thing (more)"),
        (Motive(1, "no such thing", more=False, good=True), "Costs Bob: no such thing (less)"),
        (Motive(1, "no such thing", more=True, good=False), "Helps Bob: no such thing (more)"),
        (None, "Much like the others."),
    ],
)
def test_why_the_house_would_do_something_is_a_sentence(motive: Motive | None, said: str) -> None:
    """A feature without a text is called by its plain name, as packages of others may not have one."""
    assert Speaker("en", "africa", ["Ann", "Bob"]).motive(motive, asking=0) == said


def test_a_game_that_says_nothing_of_its_materials_shows_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheca.texts._bundle", lambda language, _: bundle(language, "title = Chess\n"))

    assert Speaker("en", "africa").materials() == ""


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="not in 'xx'"):
        source("xx", None)


def test_a_scenario_also_says_what_the_game_it_builds_on_shares() -> None:
    catan, alexander = load("catan"), load("alexander")

    assert catan.texts == (catan.folder / "text", catan.folder / "text" / "catan")
    assert alexander.texts == (catan.folder / "text", alexander.folder / "text")


@pytest.mark.parametrize("title", titles())
def test_every_source_of_texts_is_shipped(title: str) -> None:
    for folder in load(title).texts:
        assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)
