"""Why an action is not legal: the questions of ``legality``, answered with a clause."""

from ludotheca.engine.rules import Rules, Seat
from ludotheca.engine.words import Refusal
from ludotheca.template.actions import Action, TakeBack
from ludotheca.template.events import Event
from ludotheca.template.legality import has_chosen, is_in_hand, may_change_mind
from ludotheca.template.state import DuelState
from ludotheca.template.views import View


def explain(
    rules: Rules[DuelState, Action, Event, View], state: DuelState, seat: Seat, action: Action
) -> Refusal | None:
    """None if it is legal; ``rules`` says what is due instead where somebody has chosen already."""
    cells = state.cells
    if isinstance(action, TakeBack):
        if not has_chosen(cells, seat):
            return Refusal("DUE-2.2", "nothing-chosen")
        return None if may_change_mind(cells, seat) else Refusal("DUE-2.2", "taken-back-often")
    if has_chosen(cells, seat):
        return rules.due(state, seat)
    return None if is_in_hand(cells, seat, action.card) else Refusal("DUE-2.1", "not-in-hand", {"card": action.card})
