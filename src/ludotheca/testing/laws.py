"""The laws of ``engine/laws``, each run on positions that Hypothesis draws."""

import os
from collections.abc import Callable
from typing import Any, Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludotheca
from ludotheca.engine import laws
from ludotheca.engine.laws import AnyGame
from ludotheca.testing.mutations import mutated
from ludotheca.testing.situations import Situation, situations

# Positions come from whole games, so examples are few and large; none is timed.
# The compiled form tries many, the interpreted one, twenty times as slow, some of the same.
EXAMPLES: Final = 100 if ludotheca.is_compiled() else 40
SETTINGS: Final = settings(
    deadline=None,
    # They are the same in every run, so that nobody's work is refused by luck, unless somebody asks to explore.
    derandomize=os.environ.get("LUDOTHECA_EXPLORE") != "1",
    database=None,
    max_examples=EXAMPLES,
    suppress_health_check=list(HealthCheck),
)
DECISIONS: Final = 30
"""How many decisions are played from an accepted position."""

Law = Callable[[AnyGame, Situation, int], None]

LAWS: Final[dict[str, Law]] = {
    "an action is legal exactly when nothing forbids it": (
        lambda game, at, _: laws.explanations_agree_with_legality(game, at.state)
    ),
    "refused actions change nothing": lambda game, at, _: laws.refusals_change_nothing(game, at.state),
    "whoever must decide has a choice": lambda game, at, _: laws.actors_can_act(game, at.state),
    "every legal action can be carried out": lambda game, at, seed: laws.legal_actions_play(game, at.state, seed),
    "clones and pickles are equal and apart": (
        lambda game, at, seed: laws.copies_are_equal_and_apart(game, at.state, seed)
    ),
    "a position is its text": lambda game, at, _: laws.positions_round_trip(game, at.state),
    "a view loads to a state that looks the same": lambda game, at, seed: laws.views_load(game, at.state, seed),
    "what a seat cannot know does not reach it": lambda game, at, seed: laws.secrets_stay_secret(game, at.state, seed),
    "only what has its place in a phase is legal then": (
        lambda game, at, _: laws.phases_hold_what_is_legal(game, at.state)
    ),
    "what an action tells the game says": lambda game, at, seed: laws.what_is_told_is_said(game, at.state, seed),
    "no refusal foretells luck or shows a secret": (
        lambda game, at, seed: laws.refusals_foretell_nothing(game, at.state, seed)
    ),
    "draws are named and no larger than said": lambda game, at, seed: laws.draws_are_as_said(game, at.state, seed),
    "nobody can act for ever": lambda game, at, seed: laws.decisions_end(game, at.state, seed),
    "the plans of bots lead on": lambda game, at, seed: laws.plans_lead_on(game, at.state, seed),
    "what a seat imagines looks to it like what there is": (
        lambda game, at, seed: laws.imagined_worlds_look_the_same(game, at.state, seed)
    ),
    "chances and promises add up": lambda game, at, seed: laws.chances_add_up(game, at.state, seed),
    "the numbers of a position tell no secret": (
        lambda game, at, seed: laws.encodings_tell_no_secret(game, at.state, seed)
    ),
    "nothing is made or lost": lambda game, at, _: laws.nothing_is_lost(game, at.first, at.state),
    "records replay": (lambda game, at, seed: laws.records_replay(game, at.seats, at.options, seed, at.decisions)),
}


def hold(game: AnyGame, law: Law) -> None:
    """Runs a law on positions of a game."""

    @SETTINGS
    @given(situation=situations(game), seed=st.integers(0, 1000))
    def holds(situation: Situation, seed: int) -> None:
        law(game, situation, seed)

    holds()


def changed_positions_are_refused_or_sound(game: AnyGame) -> None:
    """What a game accepts as a position, it can go on from: by principle, not by a list of what could be wrong."""

    @SETTINGS
    @given(position=mutated(game), seed=st.integers(0, 1000))
    def holds(position: dict[str, Any], seed: int) -> None:
        laws.accepts_only_what_is_sound(game, position, seed, DECISIONS)

    holds()
