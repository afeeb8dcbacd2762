"""Positions that may be impossible: those of real games, with something in them changed."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, Final

import msgspec
from hypothesis import strategies as st

from ludotheca.engine.laws import AnyGame, wander
from ludotheca.engine.table import position_of
from ludotheca.testing.situations import sensible_walk

DONORS: Final = 60
"""How many positions of a game lend their values."""
MOST_CHANGES: Final = 3
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 40)

Place = tuple[Any, Any]
"""An object or list, and the name or index of something in it."""


def places(value: Any, pattern: str = "") -> Iterator[tuple[str, Place]]:
    """Everything inside a position, each with the kind of place it is found in."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        inner = f"{pattern}[]" if isinstance(value, list) else f"{pattern}.{key}"
        yield inner, (value, key)
        yield from places(part, inner)


@cache
def _lent(game: AnyGame, seats: int) -> dict[str, list[Any]]:
    """For each kind of place, the values seen there in games."""
    found: dict[str, dict[bytes, Any]] = {}
    walk = sensible_walk(game, seats, 0)
    states = [walk[number * len(walk) // DONORS] for number in range(DONORS)]
    states += [wander(game, seats, {}, seed, seed * 25)[1] for seed in range(DONORS // 3)]
    for state in states:
        for pattern, (parent, key) in places(position_of(game.rules, state)):
            # Where keys are arbitrary names, such as those of spaces, they all share their values.
            for kind in (pattern, re.sub(r"\.[^.\[]+$", ".*", pattern)):
                found.setdefault(kind, {})[msgspec.json.encode(parent[key])] = parent[key]
    return {kind: list(values.values()) for kind, values in found.items()}


@st.composite
def mutated(draw: st.DrawFn, game: AnyGame) -> dict[str, Any]:
    """A position of a game, changed in one to three places."""
    seats = draw(st.integers(*game.meta.seats))
    if draw(st.booleans()):
        walk = sensible_walk(game, seats, 0)
        state = walk[draw(st.integers(0, len(walk) - 1))]
    else:
        options = {name: draw(st.sampled_from(each.allowed(seats))) for name, each in game.meta.options.items()}
        _, state = wander(game, seats, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 600)))
    position = deepcopy(position_of(game.rules, state))
    for _ in range(draw(st.integers(1, MOST_CHANGES))):
        _change(draw, position, _lent(game, seats))
    return position


def _change(draw: st.DrawFn, position: dict[str, Any], lent: dict[str, list[Any]]) -> None:
    # Every field is equally likely, however much it contains.
    field = draw(st.sampled_from(sorted(position)))
    found = [("." + field, (position, field)), *places(position[field], "." + field)]
    pattern, (parent, key) = found[draw(st.integers(0, len(found) - 1))]
    ways = ["lend", "lend", "lend-any", "drop"]
    if isinstance(parent, list):
        ways += ["repeat", "swap"]
    if isinstance(parent[key], int):
        ways += ["count", "count"]
    match draw(st.sampled_from(ways)):
        case "lend":
            parent[key] = deepcopy(draw(st.sampled_from(lent.get(pattern) or [None])))
        case "lend-any":
            wide = re.sub(r"\.[^.\[]+$", ".*", pattern)
            parent[key] = deepcopy(draw(st.sampled_from(lent.get(wide) or [None])))
        case "drop":
            del parent[key]
        case "repeat":
            parent.insert(key, deepcopy(parent[key]))
        case "swap":
            other = draw(st.integers(0, len(parent) - 1))
            parent[key], parent[other] = parent[other], parent[key]
        case "count":
            value = parent[key]
            if isinstance(value, bool):
                parent[key] = not value
            else:
                parent[key] = draw(st.sampled_from([value - 1, value + 1, value + 2, *NUMBERS]))
