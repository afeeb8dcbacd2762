"""A game's texts: the same in all languages, and nothing the game can say is missing."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheca.about import is_compiled
from ludotheca.clauses import clauses
from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.engine.luck import Seeded
from ludotheca.engine.words import Refusal
from ludotheca.terminal.screens import rules_text
from ludotheca.terminal.session import Session
from ludotheca.testing.keys import Strict, keys_in
from ludotheca.testing.situations import sensible_walk
from ludotheca.texts import LANGUAGES, Speaker, feature_key, source

SOME: Final = 40 if is_compiled() else 15
"""How many positions of each walk are looked at; the interpreted form is many times slower."""
PLAYERS: Final = ["Ann", "Bob", "Eva", "Dan", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim"]
LONGEST_TALE: Final = 1500
"""Random play of some games never ends, but it has said almost everything long before."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the visitor's own naming
        self.found.add(node.id.name)


class _Selections(Visitor):
    """Which variable each choice depends on, with the words it tells apart."""

    def __init__(self) -> None:
        self.found: list[tuple[str, list[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # the visitor's own naming
        assert isinstance(node.selector, VariableReference)
        words = [variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)]
        self.found.append((node.selector.id.name, words))
        self.generic_visit(node)


def messages(language: str, title: str | None) -> dict[str, set[str]]:
    """Each message of a game, or of the house, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source(language, title)).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def compare_languages(title: str | None) -> None:
    """All languages have the same messages with the same variables."""
    english = messages("en", title)
    for language in LANGUAGES:
        other = messages(language, title)
        differing = sorted(key for key in {*english, *other} if english.get(key) != other.get(key))
        assert not differing, f"'{language}' and 'en' differ in {', '.join(differing)}"


def all_languages_say_the_same(game: AnyGame) -> None:
    compare_languages(game.meta.id)


def nothing_depends_on_what_is_translated(game: AnyGame) -> None:
    """A name reaches a message translated, so a choice between names would work in one language only."""
    for language in LANGUAGES:
        selections = _Selections()
        selections.visit(FluentParser(with_spans=False).parse(source(language, game.meta.id)))
        known = messages(language, game.meta.id)
        for variable, words in selections.found:
            assert variable.rpartition("_")[2] not in game.names, f"{language}: {variable} is a name"
            assert not {f"name-{word}" for word in words} & set(known), f"{language}: {variable} is one of {words}"


def whatever_a_game_can_say_has_words(game: AnyGame) -> None:
    rules = game.rules
    known = messages("en", game.meta.id)
    kinds: set[Any] = {type(action) for action in rules.catalogue}
    needed = {"title", "about", "reconstructed"}
    needed |= {f"option-{name}" for name in game.meta.options}
    needed |= {f"action-{kind.__struct_config__.tag}" for kind in kinds}
    needed |= {f"event-{kind.__struct_config__.tag}" for kind in get_args(game.event) or (game.event,)}
    needed |= {f"refusal-{reason}" for reason in ("game-over", *_reasons(game))}
    needed |= {f"refusal-{whose}-{phase}" for phase in rules.phases for whose in ("due", "wait")}
    needed |= {feature_key(name) for name in _features(game)}
    for state in _positions(game):
        needed |= {f"tally-{part}" for parts in rules.tally(state, None) for part in parts}
        for seat in rules.actors(state):
            needed.add(rules.prompt(state, seat).key)
            hints = (rules.hint(state, seat, action) for action in rules.legal(state, seat))
            needed |= {hint.key for hint in hints if hint is not None}
    assert needed <= set(known), f"no words for {', '.join(sorted(needed - set(known)))}"


def _features(game: AnyGame) -> tuple[str, ...]:
    """What a hint may name: all that the encoder counts about a seat."""
    encoder = game.insight.encoder
    return (*encoder.open_features, *encoder.own_features)


def _reasons(game: AnyGame) -> set[str]:
    """The reasons that stand in a game's sources where it refuses, even those that are too rare to come up in play."""
    found: set[str] = set()
    for path in game.sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = [*node.args[1:2], *(each.value for each in node.keywords if each.arg == "reason")]
                strings = [part.value for each in given for part in ast.walk(each) if isinstance(part, ast.Constant)]
                found |= {text for text in strings if isinstance(text, str) and re.fullmatch(r"[a-z-]+", text)}
    return found


def every_clause_cited_has_words(game: AnyGame) -> None:
    known = set(clauses(game.meta.id))
    prefix = "|".join(game.meta.clauses)
    cited: set[str] = set()
    for path in game.sources:
        cited |= set(re.findall(rf"\b(?:{prefix})-\d+\.\d+", path.read_text(encoding="utf-8")))
    assert cited, "the sources cite no clause"
    assert cited <= known, f"no clause {', '.join(sorted(cited - known))}"


def no_key_reaches_the_screen(game: AnyGame) -> None:
    """All that lobby, rules, table and terminal ask for without playing: each has words, and none is a key."""
    for language in LANGUAGES:
        speaker = Strict(language, game.meta.id, PLAYERS)
        for key in ("title", "about", "reconstructed"):
            speaker.say(key)
        speaker.materials()
        for clause in clauses(game.meta.id):
            assert speaker.section(clause) != speaker.clause(clause), f"{clause} is said twice"
        for name, option in game.meta.options.items():
            speaker.say(f"option-{name}")
            for choice in option.choices:
                if isinstance(choice, str):
                    own = f"option-{name}-{choice}"
                    speaker.say(own if speaker.has(own) else f"name-{choice}")
        for action in game.rules.catalogue:
            speaker.action(action)
        for feature in _features(game):
            speaker.say(feature_key(feature))


def no_key_reaches_the_rules_of_the_terminal(game: AnyGame) -> None:
    for language in LANGUAGES:
        seats = game.meta.seats[0]
        session = Session(game, game.new(seats, seed=1), ["me"] * seats, language)
        shown = rules_text(session).plain
        assert keys_in(shown) == [], f"{language}: {keys_in(shown)}"
        for clause in clauses(game.meta.id):
            assert f"\n{session.speaker.section(clause)}\n" in f"\n{shown}", f"{language}: no heading above {clause}"


def a_game_can_be_told_in_every_language(game: AnyGame) -> None:
    """No event, action, prompt, hint or refusal of a whole game leaves a key or a variable untranslated."""
    for language in LANGUAGES:
        _tell(game, Strict(language, game.meta.id, PLAYERS))


def _tell(game: AnyGame, speaker: Speaker) -> None:
    """Says everything that is said in the course of a random game."""
    rules = game.rules
    table = game.new(game.meta.seats[1], seed=11)
    luck = Seeded(12)
    while table.actors() and len(table.steps) < LONGEST_TALE:
        seat = table.actors()[luck.below(len(table.actors()))]
        legal = rules.legal(table.state, seat)
        speaker.words(rules.prompt(table.state, seat))
        for action in legal:
            speaker.action(rules.catalogue[action])
            hint = rules.hint(table.state, seat, action)
            if hint is not None:
                speaker.words(hint)
        refusal = rules.explain(table.state, seat, luck.below(len(rules.catalogue)))
        if refusal is not None:
            speaker.refusal(refusal)
            speaker.clause(refusal.clause)
        for event in table.play(seat, legal[luck.below(len(legal))]):
            speaker.event(event)
    for part in rules.tally(table.state, None)[0]:
        speaker.say(f"tally-{part}")


def _positions(game: AnyGame) -> list[Any]:
    """Positions of games with every number of players, played to win and played by chance."""
    fewest, most = game.meta.seats
    found: list[Any] = []
    for seats in range(fewest, most + 1):
        walk = sensible_walk(game, seats, 0)
        found += [walk[number * len(walk) // SOME] for number in range(SOME)]
        found += [laws.wander(game, seats, {}, number, number * 17)[1] for number in range(SOME)]
    return found


def every_refusal_stands_for_one_cause(game: AnyGame) -> None:
    """A reason that can be acted on and has words: every kind of action, in every phase, for every seat."""
    rules = game.rules
    examples: dict[str, Refusal] = {}
    values: dict[str, set[frozenset[str]]] = defaultdict(set)
    phases: dict[str, set[str]] = defaultdict(set)
    for state in _positions(game):
        phase = rules.phase(state)
        for seat in range(rules.seats(state)):
            due = rules.due(state, seat)
            _check_due(rules.actors(state), seat, due)
            phases[due.reason].add(phase)
            for action in range(len(rules.catalogue)):
                refusal = rules.explain(state, seat, action)
                if refusal is None or refusal == due:
                    continue
                assert not refusal.reason.startswith(("due-", "wait-")), f"{rules.catalogue[action]}: {refusal}"
                values[refusal.reason].add(frozenset(refusal.values))
                examples[refusal.reason] = refusal
    for reason, found in phases.items():
        assert len(found) == 1, f"'{reason}' is said in several phases: {found}"
    for reason, names in values.items():
        assert len(names) == 1, f"'{reason}' comes with different values: {names}"
    for language in LANGUAGES:
        speaker = Strict(language, game.meta.id, PLAYERS)
        for refusal in examples.values():
            speaker.refusal(refusal)


def _check_due(actors: list[int], seat: int, due: Refusal) -> None:
    if not actors:
        assert due.reason == "game-over", f"after the end it is said: {due}"
    elif seat in actors:
        assert due.reason.startswith("due-"), f"whoever must decide is told: {due}"
    else:
        assert due.reason.startswith("wait-"), f"whoever waits is told: {due}"
        assert due.values["seat"] == tuple(actors), f"it does not say whom one waits for: {due}"


def no_two_reasons_are_said_in_the_same_words(game: AnyGame) -> None:
    """Or else whoever reads them could not tell what to do."""
    for language in LANGUAGES:
        speaker = Speaker(language, game.meta.id, ["Ann", "Bob"])
        said = [speaker.say(f"refusal-{whose}-{phase}") for phase in game.rules.phases for whose in ("due", "wait")]
        twice = sorted({text for text in said if said.count(text) > 1})
        assert not twice, f"{language}: several reasons read {twice}"


WORDS: Final[dict[str, Callable[[AnyGame], None]]] = {
    "all languages say the same": all_languages_say_the_same,
    "nothing depends on what is translated": nothing_depends_on_what_is_translated,
    "whatever a game can say has words": whatever_a_game_can_say_has_words,
    "every clause cited has words": every_clause_cited_has_words,
    "no key reaches the screen": no_key_reaches_the_screen,
    "no key reaches the rules of the terminal": no_key_reaches_the_rules_of_the_terminal,
    "a game can be told in every language": a_game_can_be_told_in_every_language,
    "every refusal stands for one cause": every_refusal_stands_for_one_cause,
    "no two reasons are said in the same words": no_two_reasons_are_said_in_the_same_words,
}
