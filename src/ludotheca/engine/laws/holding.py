"""All laws together, from a position through the rest of a random game."""

import time
from typing import Any, Final

from ludotheca.engine.errors import PositionError
from ludotheca.engine.laws import acting, keeping, knowing
from ludotheca.engine.laws.walking import AnyGame, seats_of, some, step
from ludotheca.engine.luck import Seeded

SLOWEST_ACTION: Final = 1.0
"""Seconds allowed for an action and for finding what is legal after it; a few microseconds are usual."""


def hold(game: AnyGame, first: Any, seed: int, decisions: int) -> None:
    """Every law holds here and after this many random decisions (or at the end of the game); the main ones in between.

    A position that the game accepts leads only to positions that it accepts too.
    """
    rules = game.rules
    _hold_at(game, first, seed)
    luck = Seeded(seed)
    state = first.clone()
    for _ in range(decisions):
        if not rules.actors(state):
            break
        started = time.process_time()
        step(rules, state, luck)
        for seat in seats_of(rules, state):
            rules.legal(state, seat)
        assert time.process_time() - started < SLOWEST_ACTION, "an action took too long"
        acting.actors_can_act(game, state)
        keeping.nothing_is_lost(game, first, state)
        knowing.positions_round_trip(game, state)
    _hold_at(game, state, seed)


def _hold_at(game: AnyGame, state: Any, seed: int) -> None:
    """Asks about all legal actions and a sample of a large catalogue, a different one for each seed."""
    rules = game.rules
    legal = {action for seat in seats_of(rules, state) for action in rules.legal(state, seat)}
    actions = sorted({*legal, *some(list(range(len(rules.catalogue))), seed)})
    acting.actors_can_act(game, state)
    acting.explanations_agree_with_legality(game, state, actions)
    acting.phases_hold_what_is_legal(game, state, actions)
    acting.refusals_change_nothing(game, state, actions)
    acting.legal_actions_play(game, state, seed)
    acting.draws_are_as_said(game, state, seed)
    acting.decisions_end(game, state, seed)
    acting.plans_lead_on(game, state, seed)
    keeping.copies_are_equal_and_apart(game, state, seed)
    knowing.positions_round_trip(game, state)
    knowing.views_load(game, state, seed)
    knowing.views_are_drawn(game, state)
    knowing.secrets_stay_secret(game, state, seed, actions)
    knowing.what_is_told_is_said(game, state, seed)
    knowing.refusals_foretell_nothing(game, state, seed)


def accepts_only_what_is_sound(game: AnyGame, position: dict[str, Any], seed: int, decisions: int) -> bool:
    """A position is either refused, naming the path at fault, or every law holds from there on. Returns which."""
    try:
        state = game.from_position(position).state
    except PositionError as error:
        if not error.values.get("path"):
            raise AssertionError(f"the refusal does not say where: {error}") from error
        return False
    hold(game, state, seed, decisions)
    return True
