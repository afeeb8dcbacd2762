"""Who may know what: positions and views, secrets, and luck that nobody can predict."""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from ludotheca.engine.errors import GameError
from ludotheca.engine.laws.walking import Actions, AnyGame, AnyRules, asked, seats_of, some
from ludotheca.engine.luck import Luck, Noted, Seeded
from ludotheca.engine.record import Record
from ludotheca.engine.rules import EVERYTHING, Log, Seat
from ludotheca.engine.sketch import marked
from ludotheca.engine.sketch_html import to_html
from ludotheca.engine.table import Table, position_of

WORLDS: Final = 4
"""How many randomly dealt positions an action is tried on, besides the two extremes."""


class Edge(Luck):
    """Luck at an extreme: always the first, or always the last, of the possible values.

    Where a single draw decides, at least one of the two differs from what really happened.
    """

    def __init__(self, *, is_last: bool) -> None:
        self._is_last = is_last

    def draw(self, stream: i64, n: i64) -> i64:
        return n - 1 if self._is_last else 0


def positions_round_trip(game: AnyGame, state: Any) -> None:
    """A state survives being written as JSON and read back."""
    text = msgspec.json.encode(position_of(game.rules, state))
    assert game.from_position(text).state == state, "the position's text reads back as another state"


def views_load(game: AnyGame, state: Any, seed: int) -> None:
    """Whatever a view hides can be dealt so that the view comes out the same again."""
    rules = game.rules
    eyes = [*seats_of(rules, state), None, EVERYTHING]
    for seat, seen in zip(eyes, rules.views(state, eyes), strict=True):
        view = rules.view(state, seat)
        assert seen == view, f"the view of {seat} differs when it is built together with others"
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=game.view) == view, f"the view of {seat} changes on the wire"
        loaded = rules.load(view, Seeded(seed))
        assert rules.view(loaded, seat) == view, f"the view of {seat} is not what was loaded from it"
        assert rules.conserved(loaded) == rules.conserved(state), f"loading the view of {seat} made or lost something"


def views_are_drawn(game: AnyGame, state: Any) -> None:
    """Whatever a seat sees can be drawn in characters and on a page."""
    rules = game.rules
    for seat in (*seats_of(rules, state), None):
        legal = [] if seat is None else rules.legal(state, seat)
        try:
            to_html(game.sketch(rules.view(state, seat), marked(rules.catalogue[action] for action in legal)))
        except Exception as error:
            message = f"the view of {seat} cannot be drawn: {error!r}"
            raise AssertionError(message) from error


def secrets_stay_secret(game: AnyGame, state: Any, seed: int, actions: Actions = None) -> None:
    """Two states that look the same to a seat offer it the same choices, explanations, prompts and events.

    The second state is dealt from the seat's view, so the two differ only in what the seat cannot know. A game that
    declares no secrets shows everything to everybody.
    """
    rules = game.rules
    if not rules.meta.has_secrets:
        views = [rules.view(state, seat) for seat in (*seats_of(rules, state), None, EVERYTHING)]
        assert all(view == views[0] for view in views), "the game declares no secrets, but not everybody sees the same"
    for seat in (*seats_of(rules, state), None):
        other = rules.load(rules.view(state, seat), Seeded(seed))
        assert rules.actors(state) == rules.actors(other), f"who must decide tells {seat} a secret"
        assert rules.phase(state) == rules.phase(other), f"the phase tells {seat} a secret"
        assert rules.tally(state, seat) == rules.tally(other, seat), f"the points tell {seat} a secret"
        if seat is not None:
            _same_to(rules, seat, state, other, actions)
        _same_events(rules, seat, state, other, seed)


def _same_to(rules: AnyRules, seat: Seat, state: Any, other: Any, actions: Actions) -> None:
    legal = rules.legal(state, seat)
    assert legal == rules.legal(other, seat), f"the legal actions tell seat {seat} a secret"
    for action in asked(rules, actions):
        same = rules.explain(state, seat, action) == rules.explain(other, seat, action)
        assert same, f"the explanation of {rules.catalogue[action]} tells seat {seat} a secret"
    for action in legal:
        same = rules.hint(state, seat, action) == rules.hint(other, seat, action)
        assert same, f"the hint for {rules.catalogue[action]} tells seat {seat} a secret"
        same = rules.tells(state, seat, action) == rules.tells(other, seat, action)
        assert same, f"whether {rules.catalogue[action]} can be undone tells seat {seat} a secret"
    if seat in rules.actors(state):
        assert rules.prompt(state, seat) == rules.prompt(other, seat), f"the prompt tells seat {seat} a secret"


def _same_events(rules: AnyRules, seat: Seat | None, state: Any, other: Any, seed: int) -> None:
    """Whatever others do: if the seat's view comes out the same, so does what the seat is told.

    Where there are secrets, a seat knows others' actions only by what it sees of them, so no two such actions may be
    told differently; unless both lead to the same state, because what leaves no trace is not a secret.
    """
    told: dict[tuple[Seat, int, bytes], bytes] = {}
    for world in (state, other):
        for actor in seats_of(rules, world):
            secret = f"the events of seat {actor} tell {seat} a secret"
            alike: dict[bytes, tuple[bytes, Any]] = {}
            for action in some(rules.legal(world, actor), seed):
                after = world.clone()
                log = Log()
                rules.apply(after, actor, action, Seeded(seed), log)
                seen = (rules.redact(event, seat) for event in log.events)
                events = msgspec.json.encode([event for event in seen if event is not None])
                view = msgspec.json.encode(rules.view(after, seat))
                assert told.setdefault((actor, action, view), events) == events, secret
                if actor != seat and rules.meta.has_secrets:
                    first, first_after = alike.setdefault(view, (events, after))
                    assert first == events or first_after == after, secret


def what_is_told_is_said(game: AnyGame, state: Any, seed: int) -> None:
    """If an action shows its player something hidden without drawing luck, the game says so.

    It is tried on positions that look the same to the seat. If they end up looking different, it has told something.
    """
    rules = game.rules
    if not rules.meta.has_secrets:
        return
    for seat in seats_of(rules, state):
        legal = some(rules.legal(state, seat), seed)
        if not legal:
            continue
        view = rules.view(state, seat)
        lucks = [Edge(is_last=False), Edge(is_last=True), *(Seeded(seed + world) for world in range(WORLDS))]
        worlds = [rules.load(view, luck) for luck in lucks]
        for action in legal:
            seen, drew = _seen_after(rules, state, seat, action)
            for world in worlds:
                seen_there, drew_there = _seen_after(rules, world, seat, action)
                told = f"seat {seat} by {rules.catalogue[action]}"
                assert drew == drew_there or rules.tells(state, seat, action), (
                    f"whether luck is drawn tells {told} a secret"
                )
                if not drew and seen is not None and not rules.tells(state, seat, action):
                    assert seen == seen_there, f"something hidden is shown to {told}, but the game does not say so"


def _seen_after(rules: AnyRules, state: Any, seat: Seat, action: int) -> tuple[bytes | None, bool]:
    """What the seat sees after its action, or None once the game is over; and whether luck was drawn."""
    after = state.clone()
    noted = Noted(Seeded(0))
    rules.apply(after, seat, action, noted, None)
    seen = msgspec.json.encode(rules.view(after, seat)) if rules.actors(after) else None
    return seen, bool(noted.draws)


def refusals_foretell_nothing(game: AnyGame, state: Any, seed: int) -> None:
    """Refused actions get the same answer whatever luck would have brought and whatever is hidden."""
    rules = game.rules
    chance = Seeded(seed)
    for seat in seats_of(rules, state):
        legal = some(rules.legal(state, seat), seed)
        worlds = _worlds(rules, state, seat, seed) if legal else []
        for first in legal:
            after = state.clone()
            rules.apply(after, seat, first, chance, None)
            # What is legal afterwards depends on what was drawn, so it is where an answer could give most away.
            follow = rules.legal(after, seat) or [first]
            actions = (first, follow[chance.below(len(follow))], chance.below(len(rules.catalogue)))
            for requested in (actions[:2], actions):
                answers = {_answer(game, world, seat, requested, luck) for world, luck in worlds}
                named = ", ".join(str(rules.catalogue[action]) for action in requested)
                assert len(answers) == 1, f"the answer to {named} gives something away: {sorted(answers)}"


def _worlds(rules: AnyRules, state: Any, seat: Seat, seed: int) -> list[tuple[Any, Luck]]:
    """Positions that look the same to a seat, each with different luck."""
    worlds: list[tuple[Any, Luck]] = [(state, Edge(is_last=False)), (state, Edge(is_last=True)), (state, Seeded(seed))]
    if rules.meta.has_secrets:
        view = rules.view(state, seat)
        worlds += [(rules.load(view, Seeded(seed + world)), Seeded(seed + world)) for world in range(2)]
    return worlds


def _answer(game: AnyGame, state: Any, seat: Seat, actions: tuple[int, ...], luck: Luck) -> str:
    """What a player is told when several actions sent together are refused."""
    meta = game.meta
    start = Record(game=meta.id, version=meta.version, seats=game.rules.seats(state), options={}, deal=(), steps=())
    noted = Noted(luck)
    try:
        Table(game, state.clone(), noted, start).attempt(seat, actions)
    except GameError as error:
        assert not noted.draws, "luck was drawn for a request that was refused"
        return repr((error.error, error.clause, sorted(error.values.items(), key=repr)))
    return "done"
