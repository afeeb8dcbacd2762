"""Why an action is not legal in Augustus: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.augustus.cards import CLEAR_OBJECTIVE, EFFECT, LOSE_CONTROLLED, LOSE_LEGION, PLACE_SPACES
from ludotheca.games.augustus.data import CATEGORIES
from ludotheca.games.augustus.legality import (
    can_give_up,
    clearable,
    completable,
    has_decided,
    has_legion_to_put,
    in_set,
    is_dealt,
    is_in_row,
    legion_places,
    may_take_back,
    most_sources,
    movable,
    put_categories,
    sources,
    taken_from,
    targets,
)
from ludotheca.games.augustus.state import (
    ACTIVE,
    CHOICE,
    COMPLETING,
    CONTROLLED,
    EFFECT_OF,
    FILLED,
    GIVER,
    GIVING,
    KEEP,
    LOSING,
    MOBILISING,
    NONE,
    NOT_ASKED,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    PROGRESS,
    REARRANGING,
    RESOURCE,
    REWARDING,
    SEATS,
    STEPS,
    WHERE,
    AugustusState,
    is_own_open,
)
from ludotheca.games.augustus.types import (
    PLACES,
    Action,
    Claim,
    Clear,
    Complete,
    Forgo,
    Give,
    Keep,
    Lift,
    Lose,
    Pass,
    Pick,
    Put,
    Take,
    TakeBack,
)

if TYPE_CHECKING:
    from ludotheca.games.augustus.rules import Augustus

PLACE_NUMBERS: Final = {place: number for number, place in enumerate(PLACES)}
CLAUSES: Final = {
    KEEP: "AUG-2.2",
    PLACE: "AUG-3.1",
    COMPLETING: "AUG-6.4",
    REARRANGING: "AUG-6.6",
    LOSING: "AUG-6.3",
    GIVING: "AUG-5.4",
    REWARDING: "AUG-5.2",
    PICKING: "AUG-4.2",
    OVER: "AUG-7.1",
}
"""What each phase is about; of the mobilising ones there are two, see below."""
TOGETHER: Final = (KEEP, PLACE, LOSING)
"""AUG-3.2: the phases in which all choose at the same time."""


def clause(state: AugustusState) -> str:
    """What the phase that is on is about."""
    phase = int(state.cells[PHASE])
    if phase == MOBILISING:
        return "AUG-6.1" if put_categories(state, int(state.cells[ACTIVE])) != _EVERY else "AUG-6.2"
    return CLAUSES[phase]


def refusal(rules: "Augustus", state: AugustusState, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TakeBack):
        return _take_back(state, seat)
    if (refused := _asked(rules, state, seat)) is not None:
        return refused
    if isinstance(action, Put):
        return _put(state, seat, action)
    if isinstance(action, Take):
        return _take(state, seat, action)
    if isinstance(action, Pass | Lift):
        return _pass_or_lift(state, seat, action)
    if isinstance(action, Keep):
        return None if is_dealt(state, seat, action.objective) else _objective("AUG-2.2", "not-dealt", action.objective)
    if isinstance(action, Complete):
        done = action.objective in completable(state, seat)
        return None if done else _objective("AUG-6.4", "not-being-conquered", action.objective)
    if isinstance(action, Clear | Lose):
        return _give_up(state, seat, action)
    if isinstance(action, Claim | Forgo):
        return None
    if isinstance(action, Pick):
        return None if is_in_row(state, action.objective) else _objective("AUG-4.2", "not-open", action.objective)
    if isinstance(action, Give):
        return _give(state, action.to_seat)
    assert_never(action)


def _objective(cited: str, reason: str, objective: int) -> Refusal:
    return Refusal(cited, reason, {"objective": objective})


def _take_back(state: AugustusState, seat: int) -> Refusal | None:
    return None if may_take_back(state, seat) else Refusal("AUG-3.2", "nothing-to-take-back")


def _asked(rules: "Augustus", state: AugustusState, seat: int) -> Refusal | None:
    """Whether the seat has to decide in this phase at all."""
    cells = state.cells
    phase = cells[PHASE]
    if phase in TOGETHER:
        if has_decided(state, seat):
            return Refusal(clause(state), "already-chosen")
        if phase != KEEP and cells[CHOICE + seat] == NOT_ASKED:
            return Refusal("AUG-3.1", "nothing-to-put") if phase == PLACE else Refusal("AUG-6.3", "nothing-to-choose")
        return None
    decider = int(cells[GIVER] if phase == GIVING else cells[ACTIVE])
    return None if decider == seat else rules.due(state, seat)


_EVERY: Final = (1 << len(CATEGORIES)) - 1


def _not_open(state: AugustusState, seat: int, objective: int, present: str) -> Refusal | None:
    if is_own_open(state, seat, objective):
        return None
    if state.cells[WHERE + objective] == PROGRESS + seat:
        return _objective("AUG-4.3", "completed-already", objective)
    return _objective(present, "not-yours", objective)


def _put(state: AugustusState, seat: int, action: Put) -> Refusal | None:
    present = clause(state)
    if state.cells[PHASE] == REARRANGING and state.cells[STEPS] == 0:
        return Refusal("AUG-6.6", "lift-first")
    if (refused := _not_open(state, seat, action.objective, present)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    place = PLACE_NUMBERS[action.objective, action.category]
    categories = put_categories(state, seat)
    if place in targets(state, seat, categories) and has_legion_to_put(state, seat):
        return None
    if not in_set(categories, CATEGORIES.index(action.category)):
        return Refusal(present, "wrong-category", values)
    if state.cells[FILLED + place] == PLACE_SPACES[place]:
        return Refusal(present, "no-free-space", values)
    if place == taken_from(state, seat):
        return Refusal(present, "same-place", values)
    return Refusal(present, "no-legion")


def _take(state: AugustusState, seat: int, action: Take) -> Refusal | None:
    place = PLACE_NUMBERS[action.objective, action.category]
    losing = state.cells[PHASE] == LOSING
    present = clause(state)
    if losing and EFFECT[state.cells[EFFECT_OF]] != LOSE_LEGION:
        return Refusal("AUG-6.3", "another-loss")
    if not losing and taken_from(state, seat) != NONE:
        return Refusal(present, "legion-in-hand")
    if (refused := _not_open(state, seat, action.objective, present)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    if place not in legion_places(state, seat) or (losing and not can_give_up(state, seat, place)):
        return Refusal(present, "no-legion-there", values)
    if losing or place in movable(state, seat, put_categories(state, seat)):
        return None
    return Refusal(present, "nowhere-to-go", values)


def _pass_or_lift(state: AugustusState, seat: int, action: Pass | Lift) -> Refusal | None:
    if state.cells[PHASE] == REARRANGING and state.cells[STEPS] > 0:
        reason = "put-all" if isinstance(action, Pass) else "lifted-already"
        return Refusal("AUG-6.6", reason, {"count": int(state.cells[STEPS])})
    if isinstance(action, Pass) and taken_from(state, seat) != NONE:
        return Refusal(clause(state), "legion-in-hand")
    return None


def _give_up(state: AugustusState, seat: int, action: Clear | Lose) -> Refusal | None:
    kind = EFFECT[state.cells[EFFECT_OF]]
    if kind != (CLEAR_OBJECTIVE if isinstance(action, Clear) else LOSE_CONTROLLED):
        return Refusal("AUG-6.3", "another-loss")
    if isinstance(action, Clear):
        if action.objective in clearable(state, seat):
            return None
        return _objective("AUG-6.3", "no-legions-on-it", action.objective)
    if state.cells[WHERE + action.objective] == CONTROLLED + seat:
        return None
    return _objective("AUG-6.3", "not-controlled", action.objective)


def _give(state: AugustusState, seat: int) -> Refusal | None:
    resource = state.cells[RESOURCE]
    if seat < state.cells[SEATS] and sources(state, seat, resource) == most_sources(state, resource):
        return None
    return Refusal("AUG-5.4", "not-most")
