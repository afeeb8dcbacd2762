"""Remakes the recorded games and digests of the titles named, or of all: ``python -m tests.records.make africa``.

Bots play one game after another with random seats and options, and those games are kept in which something occurs for
the first time: a number of seats, an option's value, a kind of action, a kind of event, a way to end.
"""

import sys
from collections.abc import Iterator
from typing import Final, get_args, get_type_hints

import msgspec
from msgspec import Struct

from ludotheca.bots import find_bot
from ludotheca.bots.contract import decide
from ludotheca.engine.errors import GameError
from ludotheca.engine.luck import Seeded
from ludotheca.library import AnyGame, AnyTable, load, titles
from tests.forms.traces import parameters
from tests.records.digests import (
    FILE,
    FOLDER,
    Digest,
    differences,
    digest_of,
    read_digests,
    write_digests,
    write_json,
)

TRIES: Final = 300
LONGEST: Final = 1_500
"""In steps; longer games are left out."""
WHIM: Final = 6
"""One in this many decisions is random, so that things that no sensible bot does occur too."""
ENDINGS: Final = "endings.json"
"""In each folder: for each record, a digest of the position that it leads to."""
RARE: Final = {
    # AUG-4.5: six players would have to go through 88 objectives.
    "augustus": {"event Reshuffled"},
    # CAT-1.10: on the long board, roads of five are seldom broken.
    "alexander": {"event LongestRoadLost"},
    # ALX-2.1, ALX-2.11: these two can only happen with Alexander.
    "catan": {"event LargestArmyLost", "ended persepolis"},
}
"""By title, what does not occur even in hundreds of games."""


def traits(table: AnyTable, events: list[Struct]) -> set[str]:
    """What occurs in a game."""
    actions = {type(table.rules.catalogue[step.action]).__name__ for step in table.steps}
    found = {f"action {name}" for name in actions} | {f"seats {table.seats}"}
    found |= {f"option {name} {value}" for name, value in table.options.items()}
    found |= {f"event {type(event).__name__}" for event in events}
    return found | {f"ended {cause}" for event in events if (cause := getattr(event, "cause", None)) is not None}


def every_trait(game: AnyGame) -> set[str]:
    """What can occur in a game."""
    meta = game.meta
    fewest, most = meta.seats
    found = {f"seats {seats}" for seats in range(fewest, most + 1)}
    found |= {f"option {name} {value}" for name, option in meta.options.items() for value in option.allowed(most)}
    found |= {f"action {type(action).__name__}" for action in game.rules.catalogue}
    kinds = get_args(game.event)
    found |= {f"event {kind.__name__}" for kind in kinds}
    found |= {f"ended {cause}" for kind in kinds for cause in get_args(get_type_hints(kind).get("cause"))}
    return found - RARE.get(meta.id, set())


def candidates(game: AnyGame) -> Iterator[tuple[int, AnyTable, list[Struct]]]:
    for number in range(TRIES):
        seats, options = parameters(game.meta.id, number)
        table = game.new(seats, number, options)
        events = _play(game, table, number, LONGEST)
        if not table.actors():
            yield number, table, events


def from_the_middle(game: AnyGame) -> AnyTable:
    """A game that starts from a position and is played to its end."""
    table = game.new(game.meta.seats[0], seed=0)
    _play(game, table, 0, 60)
    middle = game.from_position(table.position(), seed=1)
    _play(game, middle, 1, LONGEST)
    return middle


def _play(game: AnyGame, table: AnyTable, seed: int, limit: int) -> list[Struct]:
    luck = Seeded(seed + 1_000_000)
    greedy = find_bot("greedy")
    is_steady = luck.below(2) == 0
    events: list[Struct] = []
    while (actors := table.actors()) and len(table.steps) < limit:
        is_whim = not is_steady or luck.below(WHIM) == 0
        # Some may act without having to: they can take back a choice while others are still thinking.
        willing = [seat for seat in range(table.seats) if game.rules.legal(table.state, seat)] if is_whim else actors
        seat = willing[luck.below(len(willing))]
        legal = game.rules.legal(table.state, seat)
        actions = [legal[luck.below(len(legal))]] if is_whim else decide(greedy, game, table.state, seat, luck)
        events += table.play(seat, *actions)
    return events


def make(title: str) -> None:
    game = load(title)
    folder = FOLDER / title
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    tables = {"position.json": from_the_middle(game)}
    missing = every_trait(game)
    for number, table, events in candidates(game):
        if missing & (found := traits(table, events)):
            missing -= found
            tables[f"{number}.json"] = table
        if not missing:
            break
    for name, table in tables.items():
        (folder / name).write_bytes(table.record().to_json() + b"\n")
    write_json(folder / ENDINGS, {name: table.digest() for name, table in tables.items()})
    print(f"{title}: {len(tables)} games; missing: {sorted(missing)}")  # noqa: T201  # a command


def misread(title: str, kept: Digest, now: Digest) -> list[str]:
    """What makes games that are stored already mean something else, although the version is the same."""
    if kept.version != now.version:
        return []
    endings = msgspec.json.decode((FOLDER / title / ENDINGS).read_bytes(), type=dict[str, str])
    return differences(kept, now) + [f"the record {name}" for name, end in endings.items() if _end(title, name) != end]


def _end(title: str, name: str) -> str | None:
    try:
        return load(title).replay((FOLDER / title / name).read_bytes()).digest()
    except GameError:
        return None


def main(chosen: list[str]) -> None:
    kept = read_digests() if FILE.exists() else {}
    now = {title: digest_of(title) for title in chosen}
    for title in chosen:
        if title in kept and (changed := misread(title, kept[title], now[title])):
            message = f"{title}: raise Meta.version first, because this has changed: {', '.join(changed)}"
            raise SystemExit(message)
    for title in chosen:
        make(title)
    write_digests({**kept, **now})


if __name__ == "__main__":
    main(sys.argv[1:] or titles())
