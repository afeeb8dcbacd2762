"""Random play, to reach positions."""

from collections.abc import Sequence
from typing import Any, Final

from ludotheca.engine.game import Game
from ludotheca.engine.luck import Luck, Noted, Seeded
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import EVERYTHING, Rules, Seat

AnyGame = Game[Any, Any, Any, Any]
AnyRules = Rules[Any, Any, Any, Any]

Actions = Sequence[int] | None
"""The actions of the catalogue to ask about; None means all of them."""

MOST_TRIED: Final = 40
"""How many of a seat's legal actions are tried where trying all would take too long."""


def wander(game: AnyGame, seats: int, options: Options, seed: int, decisions: int) -> tuple[Any, Any]:
    """The first position of a random game, and the one this many decisions later or at its end."""
    luck = Seeded(seed)
    rules = game.rules
    state = rules.setup(seats, rules.meta.settle(seats, options), luck)
    first = state.clone()
    for _ in range(decisions):
        if not rules.actors(state):
            break
        step(rules, state, luck)
    return first, state


def step(rules: AnyRules, state: Any, luck: Luck) -> tuple[Seat, int]:
    """One random decision."""
    actors = rules.actors(state)
    seat = actors[luck.below(len(actors))]
    legal = rules.legal(state, seat)
    action = legal[luck.below(len(legal))]
    rules.apply(state, seat, action, luck, None)
    return seat, action


def trace(
    game: AnyGame, seats: int, options: Options, seed: int, limit: int
) -> list[tuple[int, int, int, tuple[int, ...]]]:
    """A random game move by move: the seat, how many choices it had, its action and the draws."""
    rules = game.rules
    luck = Noted(Seeded(seed))
    state = rules.setup(seats, rules.meta.settle(seats, options), luck)
    moves = [(EVERYTHING, 0, 0, tuple(luck.draws))]
    while rules.actors(state) and len(moves) <= limit:
        luck.draws.clear()
        choices = sum(len(rules.legal(state, seat)) for seat in rules.actors(state))
        seat, action = step(rules, state, luck)
        moves.append((seat, choices, action, tuple(luck.draws)))
    moves.append((EVERYTHING, 0, 0, tuple(rules.standing(state))))
    return moves


def seats_of(rules: AnyRules, state: Any) -> range:
    return range(rules.seats(state))


def asked(rules: AnyRules, actions: Actions) -> Sequence[int]:
    return range(len(rules.catalogue)) if actions is None else actions


def some(actions: list[int], seed: int) -> list[int]:
    """All actions if they are few, otherwise a random sample."""
    luck = Seeded(seed)
    rest = actions.copy()
    while len(rest) > MOST_TRIED:
        del rest[luck.below(len(rest))]
    return rest
