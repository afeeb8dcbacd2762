"""What stays as it is: copies, totals, records, actions."""

import pickle
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ludotheca.engine.laws.walking import AnyGame, step
from ludotheca.engine.luck import Seeded
from ludotheca.engine.meta import Options


def copies_are_equal_and_apart(game: AnyGame, state: Any, seed: int) -> None:
    """Clones and pickles are equal to the state, and changing them does not change it."""
    before = pickle.dumps(state)
    clone = state.clone()
    pickled = pickle.loads(before)  # noqa: S301  # we have just written them ourselves
    assert clone == state, "the clone differs"
    assert pickled == state, "the pickle differs"
    luck = Seeded(seed)
    for _ in range(10):
        if game.rules.actors(clone):
            step(game.rules, clone, luck)
    assert pickle.dumps(state) == before, "playing on the clone changed the state"


def nothing_is_lost(game: AnyGame, first: Any, state: Any) -> None:
    """Whatever the game says is conserved has stayed the same since its first position."""
    assert game.rules.conserved(state) == game.rules.conserved(first), "something was made or lost"


def records_replay(game: AnyGame, seats: int, options: Options, seed: int, decisions: int) -> None:
    """A game that is played, recorded and read back replays to the same state with the same events."""
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
    assert replayed.state == table.state, "the replay ends in another state"
    assert events == happened, "the replay has other events"
    assert replayed.record() == table.record(), "the replay's record differs"
    assert replayed.drawn == table.drawn, "the replay has drawn from other streams"


def actions_are_values(game: AnyGame) -> None:
    """Actions are frozen and tagged, and each has one number."""
    are_values(game.rules.catalogue)
    for number, action in enumerate(game.rules.catalogue):
        assert game.rules.catalogue.number(action) == number, f"{action} is in the catalogue twice"


def are_values(structs: Iterable[Struct]) -> None:
    for struct in structs:
        config = struct.__struct_config__
        assert config.frozen, f"{type(struct).__name__} is not frozen"
        assert config.tag is not None, f"{type(struct).__name__} has no tag"
