"""The laws that every game must keep, as checks on one position; a check raises AssertionError if a game breaks it.

The tests reach positions by random play, for every game on the shelf. The author of a plug-in can do the same.
"""

from ludotheca.engine.laws.acting import (
    actors_can_act,
    decisions_end,
    draws_are_as_said,
    explanations_agree_with_legality,
    legal_actions_play,
    phases_hold_what_is_legal,
    plans_lead_on,
    refusals_change_nothing,
)
from ludotheca.engine.laws.holding import accepts_only_what_is_sound, hold
from ludotheca.engine.laws.judging import chances_add_up, encodings_tell_no_secret, imagined_worlds_look_the_same
from ludotheca.engine.laws.keeping import (
    actions_are_values,
    copies_are_equal_and_apart,
    nothing_is_lost,
    records_replay,
)
from ludotheca.engine.laws.knowing import (
    positions_round_trip,
    refusals_foretell_nothing,
    secrets_stay_secret,
    views_are_drawn,
    views_load,
    what_is_told_is_said,
)
from ludotheca.engine.laws.walking import AnyGame, AnyRules, trace, wander

__all__ = [
    "AnyGame",
    "AnyRules",
    "accepts_only_what_is_sound",
    "actions_are_values",
    "actors_can_act",
    "chances_add_up",
    "copies_are_equal_and_apart",
    "decisions_end",
    "draws_are_as_said",
    "encodings_tell_no_secret",
    "explanations_agree_with_legality",
    "hold",
    "imagined_worlds_look_the_same",
    "legal_actions_play",
    "nothing_is_lost",
    "phases_hold_what_is_legal",
    "plans_lead_on",
    "positions_round_trip",
    "records_replay",
    "refusals_change_nothing",
    "refusals_foretell_nothing",
    "secrets_stay_secret",
    "trace",
    "views_are_drawn",
    "views_load",
    "wander",
    "what_is_told_is_said",
]
