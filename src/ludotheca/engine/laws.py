"""The laws every game must keep, as checks on one position; they raise AssertionError where a game breaks one.

The tests draw the positions by random play, for every game on the shelf. A plug-in's author can do the same.
"""

import pickle
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheca.engine.errors import IllegalActionError
from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Noted, Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import EVERYTHING, Log, Rules, Seat
from ludotheca.engine.table import position_of

AnyGame = Game[Any, Any, Any, Any]
AnyRules = Rules[Any, Any, Any, Any]

MOST_TRIED: Final = 40
"""So many of a seat's legal actions are tried where trying all would take too long."""


def wander(game: AnyGame, seats: int, options: Options, seed: int, decisions: int) -> tuple[Any, Any]:
    """The first position of a random game, and the one so many decisions later or at its end."""
    luck = Seeded(seed)
    rules = game.rules
    state = rules.setup(seats, rules.meta.settle(options), luck)
    first = state.clone()
    for _ in range(decisions):
        if not rules.actors(state):
            break
        _step(rules, state, luck)
    return first, state


def _step(rules: AnyRules, state: Any, luck: Luck) -> tuple[Seat, int]:
    actors = rules.actors(state)
    seat = actors[luck.below(len(actors))]
    legal = rules.legal(state, seat)
    action = legal[luck.below(len(legal))]
    rules.apply(state, seat, action, luck, None)
    return seat, action


def trace(
    game: AnyGame, seats: int, options: Options, seed: int, limit: int
) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """A random game move by move: the seat, its number of choices, its action and the draws."""
    rules = game.rules
    luck = Noted(Seeded(seed))
    state = rules.setup(seats, rules.meta.settle(options), luck)
    moves = [(EVERYTHING, 0, 0, tuple(luck.draws))]
    while rules.actors(state) and len(moves) <= limit:
        luck.draws.clear()
        choices = sum(len(rules.legal(state, seat)) for seat in rules.actors(state))
        seat, action = _step(rules, state, luck)
        moves.append((seat, choices, action, tuple(luck.draws)))
    moves.append((EVERYTHING, 0, 0, tuple(rules.standing(state))))
    return moves


def explanations_agree_with_legality(game: AnyGame, state: Any) -> None:
    """An action is legal exactly when nothing forbids it, over the whole catalogue and for every seat."""
    rules = game.rules
    before = state.clone()
    for seat in _seats(rules, state):
        legal = rules.legal(state, seat)
        assert legal == sorted(set(legal)), "legal actions must ascend and not repeat"
        for action in range(len(rules.catalogue)):
            refusal = rules.explain(state, seat, action)
            found = f"seat {seat}, {rules.catalogue[action]}: {refusal}"
            assert (refusal is None) == (action in legal), f"legality and explanation differ for {found}"
            if refusal is not None:
                assert refusal.clause.partition("-")[0] in rules.meta.clauses, f"no clause of this game: {found}"
    assert state == before, "asking must not change the state"


def refusals_change_nothing(game: AnyGame, state: Any) -> None:
    """Playing what is not legal raises IllegalActionError and leaves state and luck as they were."""
    rules = game.rules
    before = state.clone()
    luck = Noted(Seeded(0))
    log = Log()
    for seat in _seats(rules, state):
        legal = set(rules.legal(state, seat))
        for action in range(len(rules.catalogue)):
            if action in legal:
                continue
            try:
                rules.play(state, seat, action, luck, log)
            except IllegalActionError:
                continue
            raise AssertionError(f"seat {seat} could play {rules.catalogue[action]}")
    assert state == before, "a refused action changed the state"
    assert not luck.draws, "a refused action drew luck"
    assert not log.events, "a refused action was logged"


def actors_can_act(game: AnyGame, state: Any) -> None:
    """Whoever must decide has a choice; once the game is over nobody has, and somebody has won."""
    rules = game.rules
    actors = rules.actors(state)
    seats = _seats(rules, state)
    assert actors == sorted(set(actors)), "actors must ascend and not repeat"
    for seat in actors:
        assert rules.legal(state, seat), f"seat {seat} must decide and has no choice"
        assert rules.prompt(state, seat).key, f"seat {seat} is asked nothing"
    if not actors:
        assert not any(rules.legal(state, seat) for seat in seats), "the game is over and somebody can act"
    standing = rules.standing(state)
    tally = rules.tally(state, EVERYTHING)
    assert len(standing) == len(tally) == len(seats), "everybody has a score"
    winners = rules.winners(state)
    assert winners, "somebody must win"
    assert set(winners) <= set(seats), "only players win"


def legal_actions_play(game: AnyGame, state: Any, seed: int) -> None:
    """Every legal action can be carried out on a copy, with the same result with and without a log."""
    rules = game.rules
    before = state.clone()
    for seat in _seats(rules, state):
        for action in _some(rules.legal(state, seat), seed):
            logged, silent = state.clone(), state.clone()
            log = Log()
            rules.play(logged, seat, action, Seeded(seed), log)
            rules.apply(silent, seat, action, Seeded(seed), None)
            assert logged == silent, f"the log changed what {rules.catalogue[action]} does"
            _are_values(log.events)
    assert state == before, "playing on a copy changed the original"


def copies_are_equal_and_apart(game: AnyGame, state: Any, seed: int) -> None:
    """Clones and pickles are equal to the state, and what is done to them is not done to it."""
    before = pickle.dumps(state)
    clone = state.clone()
    pickled = pickle.loads(before)  # noqa: S301  # our own bytes of a moment ago
    assert clone == state, "the clone differs"
    assert pickled == state, "the pickle differs"
    luck = Seeded(seed)
    for _ in range(10):
        if game.rules.actors(clone):
            _step(game.rules, clone, luck)
    assert pickle.dumps(state) == before, "playing on the clone changed the state"


def positions_round_trip(game: AnyGame, state: Any) -> None:
    """The position's JSON text gives the same state back."""
    text = msgspec.json.encode(position_of(game.rules, state))
    assert game.from_position(text).state == state, "the position's text gives another state"


def views_load(game: AnyGame, state: Any, seed: int) -> None:
    """Whatever a view hides can be dealt so that the view is the same again."""
    rules = game.rules
    for seat in (*_seats(rules, state), None, EVERYTHING):
        view = rules.view(state, seat)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=game.view) == view, f"the view of {seat} changes on the wire"
        loaded = rules.load(view, Seeded(seed))
        assert rules.view(loaded, seat) == view, f"the view of {seat} is not what was loaded from it"
        assert rules.conserved(loaded) == rules.conserved(state), f"loading the view of {seat} made or lost something"


def secrets_stay_secret(game: AnyGame, state: Any, seed: int) -> None:
    """Two states that look the same to a seat give it the same choices, explanations, prompts and events.

    The second state is dealt anew from the seat's view, so the two differ only in what the seat cannot know.
    """
    rules = game.rules
    for seat in (*_seats(rules, state), None):
        other = rules.load(rules.view(state, seat), Seeded(seed))
        assert rules.actors(state) == rules.actors(other), f"who must decide tells {seat} a secret"
        assert rules.tally(state, seat) == rules.tally(other, seat), f"the points tell {seat} a secret"
        if seat is not None:
            _same_to(rules, seat, state, other)
        _same_events(rules, seat, state, other, seed)


def _same_to(rules: AnyRules, seat: Seat, state: Any, other: Any) -> None:
    legal = rules.legal(state, seat)
    assert legal == rules.legal(other, seat), f"the legal actions tell seat {seat} a secret"
    for action in range(len(rules.catalogue)):
        same = rules.explain(state, seat, action) == rules.explain(other, seat, action)
        assert same, f"the explanation of {rules.catalogue[action]} tells seat {seat} a secret"
    for action in legal:
        same = rules.hint(state, seat, action) == rules.hint(other, seat, action)
        assert same, f"the hint of {rules.catalogue[action]} tells seat {seat} a secret"
        same = rules.tells(state, seat, action) == rules.tells(other, seat, action)
        assert same, f"whether {rules.catalogue[action]} can be taken back tells seat {seat} a secret"
    if seat in rules.actors(state):
        assert rules.prompt(state, seat) == rules.prompt(other, seat), f"the prompt tells seat {seat} a secret"


def _same_events(rules: AnyRules, seat: Seat | None, state: Any, other: Any, seed: int) -> None:
    """Whatever others do: if the seat's view is the same afterwards, so is what the seat is told."""
    told: dict[bytes, bytes] = {}
    for world in (state, other):
        for actor in _seats(rules, world):
            for action in _some(rules.legal(world, actor), seed):
                after = world.clone()
                log = Log()
                rules.apply(after, actor, action, Seeded(seed), log)
                seen = (rules.redact(event, seat) for event in log.events)
                events = msgspec.json.encode([event for event in seen if event is not None])
                # Its own action a seat knows; another's, where there are secrets, only by what it sees of it.
                known = None if actor != seat and rules.meta.has_secrets else action
                view = msgspec.json.encode((actor, known, rules.view(after, seat)))
                assert told.setdefault(view, events) == events, f"the events of seat {actor} tell {seat} a secret"


def nothing_is_lost(game: AnyGame, first: Any, state: Any) -> None:
    """What the game says is conserved has stayed the same since its first position."""
    assert game.rules.conserved(state) == game.rules.conserved(first), "something was made or lost"


def records_replay(game: AnyGame, seats: int, options: Options, seed: int, decisions: int) -> None:
    """A played table, written down and read again, replays to the same state with the same events."""
    luck = Seeded(seed + 1)
    table = game.new(seats, seed=seed, options=options)
    happened: list[list[Any]] = []
    for _ in range(decisions):
        actors = table.actors()
        if not actors:
            break
        seat = actors[luck.below(len(actors))]
        legal = table.legal(seat)
        happened.append(table.play(seat, legal[luck.below(len(legal))]))
    replayed, events = game.replay_events(table.record().to_json())
    assert replayed.state == table.state, "the replay ends elsewhere"
    assert events == happened, "the replay tells another story"
    assert replayed.record() == table.record(), "the replay's record differs"


def actions_are_values(game: AnyGame) -> None:
    """Actions are frozen, tagged and known by their number."""
    _are_values(game.rules.catalogue)
    for number, action in enumerate(game.rules.catalogue):
        assert game.rules.catalogue.number(action) == number, f"{action} is there twice"


def _are_values(structs: Iterable[Struct]) -> None:
    for struct in structs:
        config = struct.__struct_config__
        assert config.frozen, f"{type(struct).__name__} can be changed"
        assert config.tag is not None, f"{type(struct).__name__} has no tag"


def _seats(rules: AnyRules, state: Any) -> range:
    return range(rules.seats(state))


def _some(actions: list[int], seed: int) -> list[int]:
    """All of a few actions, or a random choice of many."""
    luck = Seeded(seed)
    rest = actions.copy()
    while len(rest) > MOST_TRIED:
        del rest[luck.below(len(rest))]
    return rest
