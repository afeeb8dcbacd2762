"""The terminal's session and its words, without a screen."""

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ludotheca.engine.errors import GameError, SetupError
from ludotheca.games.africa.actions import Camp, Move, Relocate, Turn
from ludotheca.library import load
from ludotheca.terminal import app
from ludotheca.terminal.app import play
from ludotheca.terminal.labels import FOLDER, Labels
from ludotheca.terminal.paint import paint
from ludotheca.terminal.session import Session, filtered
from ludotheca.texts import LANGUAGES, UnknownLanguageError
from tests.games.africa.tables import ANN, table

AFRICA: Final = load("africa")
NUMBER: Final = AFRICA.rules.catalogue.number


def session(language: str = "en", **parts: object) -> Session:
    played = table({"E7": "hidden lion", "D6": "gold-1"}, **parts)  # type: ignore[arg-type]  # passed on as it is
    return Session(AFRICA, played, ["me", "greedy", "greedy"], language)


def keys(language: str) -> list[str]:
    entries = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_labels(language: str) -> None:
    assert keys(language) == keys("en")
    assert len(set(keys(language))) == len(keys(language))


def test_every_label_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(app.__file__).parent.glob("*.py"))

    assert [key for key in keys("en") if f'"{key}"' not in sources and f"'{key}'" not in sources] == []


@pytest.mark.parametrize(
    ("names", "sentence"), [([], ""), (["Ann"], "Ann"), (["Ann", "Bob", "Eva"], "Ann, Bob and Eva")]
)
def test_names_are_listed_as_in_a_sentence(names: list[str], sentence: str) -> None:
    assert Labels("en").list(names) == sentence


def test_languages_are_cycled_through() -> None:
    played = session("en")
    heard = []
    for _ in LANGUAGES:
        played.speak_next()
        heard.append((played.language, played.players[ANN]))

    assert heard == [("nl", "Speler"), ("fr", "Joueur"), ("de", "Person"), ("en", "Player")]


def test_players_with_the_same_name_are_told_apart_by_their_seat() -> None:
    played = session()

    assert played.players == ["Player", "greedy (2)", "greedy (3)"]


def test_choices_say_what_they_bring_and_where() -> None:
    """AFR-6.1: the points of a camp are certain; AFR-2.4: a move has a place."""
    played = session(players={ANN: {"camps": 1}})

    choices = {choice.action: choice for choice in played.choices()}

    assert choices[NUMBER(Camp())].hint == "+0 points"
    assert choices[NUMBER(Camp())].places == frozenset()
    assert choices[NUMBER(Move("D5"))].text == "Move to D5"
    assert choices[NUMBER(Move("D5"))].places == {"D5"}


def test_a_filter_needs_every_word_and_puts_the_best_first() -> None:
    choices = session().catalogue()

    found = [choice.action for choice in filtered(choices, "TURN e1")]

    assert found[:3] == [NUMBER(Turn("E1")), NUMBER(Turn("E10")), NUMBER(Turn("E11"))]
    assert NUMBER(Relocate("E1")) in found[3:]
    assert filtered(choices, "turn chess") == []
    assert filtered(choices, " ") == choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_comes_with_its_clause(language: str) -> None:
    """AFR-3.1: a tile that is not next to the explorer stays down."""
    played = session(language, explorers=("O2", "O1", "A1"))

    answer = played.why_not(NUMBER(Turn("E7")))

    assert answer.clause == "AFR-3.1"
    assert "(AFR-3.1)" in answer.refusal
    assert answer.rule == played.speaker.clause("AFR-3.1")


def test_what_is_allowed_is_said_to_be() -> None:
    answer = session().why_not(NUMBER(Turn("E7")))

    assert answer.clause == ""
    assert answer.refusal == Labels("en")("why-legal")


def test_the_legend_is_said_in_the_players_language_without_moving_the_map() -> None:
    english, german = session("en"), session("de")

    drawn = [paint(told.sketch(frozenset()), told.speaker).plain.split("\n") for told in (english, german)]

    assert any("elephant" in line for line in drawn[0])
    assert any("Elefant" in line for line in drawn[1])
    assert [len(line) for line in drawn[0]] == [len(line) for line in drawn[1]]


def test_a_record_is_saved_next_to_others_and_always_to_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "africa-1.json").write_text("somebody else's")
    played = session()

    said = played.save()
    played.play(ANN, NUMBER(Move("D5")))
    played.save()

    assert said == f"Saved in {tmp_path / 'africa-2.json'}"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["africa-1.json", "africa-2.json"]
    replayed = AFRICA.replay((tmp_path / "africa-2.json").read_bytes())
    assert replayed.position() == played.table.position()


def test_a_folder_that_cannot_be_written_to_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ludotheca.terminal.session._free_path", lambda _: tmp_path / "gone" / "africa.json")

    assert session().save() == "It could not be saved: No such file or directory"


@pytest.mark.parametrize(
    ("game", "seats", "language", "options", "error"),
    [
        ("chess", ["me", "random"], "en", {}, "there is no game 'chess'"),
        ("africa", ["me"], "en", {}, "takes 2 to 5 players, not 1"),
        ("africa", ["me", "nobody"], "en", {}, "there is no bot 'nobody'"),
        ("africa", ["me", "random"], "en", {"fast": True}, "has no option 'fast'"),
        ("africa", ["me", "random"], "en", {"simple": 3}, "option 'simple' cannot be 3"),
    ],
)
def test_errors_are_reported_before_the_screen_opens(
    game: str, seats: list[str], language: str, options: dict[str, bool | int | str], error: str
) -> None:
    with pytest.raises(GameError, match=error):
        play(game, seats, 1, language, options)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="not in 'xx'"):
        play("africa", ["me", "random"], 1, "xx", {})


@pytest.mark.parametrize("seed", [1, None])
def test_without_a_terminal_nothing_opens(seed: int | None) -> None:
    with pytest.raises(SetupError, match="needs a terminal"):
        play("africa", ["me", "random"], seed, "en", {})


def test_in_a_terminal_the_screen_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(app.TerminalApp, "run", lambda terminal: opened.append(terminal.title))

    play("africa", ["me", "random"], 1, "nl", {"simple": True})

    assert opened == ["Africa"]
