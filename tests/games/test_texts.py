"""Every game's texts and the house's: the same in all languages, and nothing the engine says is missing."""

import ast
import re
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheca.clauses import clauses
from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.engine.words import Refusal
from ludotheca.library import load, titles
from ludotheca.texts import LANGUAGES, Speaker, UnknownLanguageError, source
from tests.conftest import BUILDS_ON

BOOKS: Final = [None, *titles()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.found.add(node.id.name)


def messages(language: str, game: str | None) -> dict[str, set[str]]:
    """Each message of a book with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source(language, game)).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_all_languages_say_the_same_things(language: str, game: str | None) -> None:
    assert messages(language, game) == messages("en", game)


class Selections(Visitor):
    """Which variable each choice depends on, with the words it tells apart."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the visitor's own naming
        assert isinstance(node.selector, VariableReference)
        words = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
        self.found.append((node.selector.id.name, words))
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_nothing_depends_on_what_is_translated(language: str, title: str) -> None:
    """A name reaches a message translated, so a choice between names would work in one language only."""
    selections = Selections()
    selections.visit(FluentParser(with_spans=False).parse(source(language, title)))
    known = messages(language, title)

    for variable, words in selections.found:
        assert variable.rpartition("_")[2] not in load(title).names, variable
        assert not {f"name-{word}" for word in words} & set(known), (variable, words)


def sources(game: AnyGame) -> list[Path]:
    """The modules of a game, and of the game that it builds on."""
    folders = [game.folder, *(load(other).folder for other in BUILDS_ON.get(game.meta.id, ()))]
    return [path for folder in folders for path in folder.glob("*.py")]


def reasons(game: AnyGame) -> set[str]:
    """The reasons of all refusals in a game's sources."""
    found: set[str] = set()
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                strings = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
                found |= {text for text in strings if isinstance(text, str) and re.fullmatch(r"[a-z-]+", text)}
    return found


@pytest.mark.parametrize("title", titles())
def test_whatever_a_game_can_say_has_words(title: str) -> None:
    game = load(title)
    known = messages("en", title)
    kinds: set[Any] = {type(action) for action in game.rules.catalogue}
    needed = {"title", "about"}
    needed |= {f"option-{name}" for name in game.meta.options}
    needed |= {f"action-{kind.__struct_config__.tag}" for kind in kinds}
    needed |= {f"event-{kind.__struct_config__.tag}" for kind in get_args(game.event)}
    needed |= {f"refusal-{reason}" for reason in ("game-over", *reasons(game))}
    needed |= {f"refusal-{whose}-{phase}" for phase in game.rules.phases for whose in ("due", "wait")}
    for seed in range(30):
        _, state = laws.wander(game, game.meta.seats[0] + seed % 2, {}, seed, seed * 10)
        needed |= {f"tally-{part}" for parts in game.rules.tally(state, None) for part in parts}
        for seat in game.rules.actors(state):
            needed.add(game.rules.prompt(state, seat).key)
            hints = (game.rules.hint(state, seat, action) for action in game.rules.legal(state, seat))
            needed |= {hint.key for hint in hints if hint is not None}

    assert needed <= set(known), f"no words for {sorted(needed - set(known))}"


@pytest.mark.parametrize("title", titles())
def test_every_refusal_cites_a_clause_that_has_words(title: str) -> None:
    game = load(title)
    known = set(clauses(title))
    cited: set[str] = set()
    prefix = "|".join(game.meta.clauses)
    for path in sources(game):
        cited |= set(re.findall(rf"(?:{prefix})-\d+\.\d+", path.read_text(encoding="utf-8")))

    assert cited
    assert cited <= known, f"no clause {sorted(cited - known)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_a_game_can_be_told_in_every_language(title: str, language: str) -> None:
    """No event, action, prompt or refusal of a whole game leaves a key or a variable untranslated."""
    game = load(title)
    speaker = Speaker(language, title, ["Ann", "Bob", "Eva"])
    table = game.new(3, seed=11)
    luck = Seeded(12)
    said: list[str] = []
    # Random play of some games never ends, but it has said almost everything long before.
    while table.actors() and len(table.steps) < 1500:
        [seat, *_] = table.actors()
        legal = table.legal(seat)
        said.append(speaker.words(game.rules.prompt(table.state, seat)))
        said += [speaker.action(action) for action in legal]
        asked = list(game.rules.catalogue)[luck.below(len(game.rules.catalogue))]
        refusal = table.explain(seat, asked)
        said += [] if refusal is None else [speaker.refusal(refusal), speaker.clause(refusal.clause)]
        said += [speaker.event(event) for event in table.play(seat, legal[luck.below(len(legal))])]

    assert len(set(said)) > 100
    for text in said:
        assert not re.match(r"(event|action|prompt|refusal|clause|name)-", text), text
        assert "{" not in text, text
        assert "$" not in text, text


def test_names_and_seats_are_spoken() -> None:
    speaker = Speaker("fr", "africa", ["Ann", "Bob"])

    refusal = Refusal("AFR-3.3", "has-none", {"from_seat": 1, "good": "drum"})

    assert "Bob" in speaker.refusal(refusal)
    assert "drum" not in speaker.refusal(refusal)
    assert "(AFR-3.3)" in speaker.refusal(refusal)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguageError, match="not in 'xx'"):
        source("xx", None)


def test_every_source_of_texts_is_shipped() -> None:
    for title in titles():
        assert sorted(path.stem for path in (load(title).folder / "text").glob("*.ftl")) == sorted(LANGUAGES)
        assert isinstance(load(title).folder, Path)
