"""Why an action is not legal in Augustus: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.augustus.cards import (
    CLEAR_OBJECTIVE,
    EFFECT,
    EFFECT_CATEGORY,
    FIRST_COUNT,
    LAST_COUNT,
    LOSE_CONTROLLED,
    LOSE_LEGION,
    REWARD_COUNT,
    REWARD_RESOURCE,
)
from ludotheca.games.augustus.data import CATEGORIES, EFFECTS, REWARD_NAMES, TOKENS
from ludotheca.games.augustus.legality import (
    EVERY_CATEGORY,
    MOST_TAKEN_BACK,
    can_give_up,
    clearable,
    has_chosen,
    has_decided,
    has_legion_to_put,
    in_set,
    is_dealt,
    is_in_row,
    legions_to_lose,
    may_take_back,
    most_sources,
    movable,
    put_categories,
    sources,
    taken_from,
    targets,
    with_aliases,
)
from ludotheca.games.augustus.state import (
    ACTIVE,
    CHOICE,
    CHOSEN_FROM,
    CHOSEN_TO,
    COMPLETING,
    CONTROLLED,
    COUNT,
    EFFECT_OF,
    FILLED,
    GIVER,
    GIVING,
    KEEP,
    KEPT,
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
    RESOLVING,
    RESOURCE,
    REWARD,
    REWARDING,
    SEATS,
    STEPS,
    TOKEN,
    WHERE,
    AugustusState,
    has_free_space,
    is_own_open,
    owner,
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
TOKEN_NAMES: Final = tuple(TOKENS)
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
        return "AUG-6.2" if put_categories(state, int(state.cells[ACTIVE])) == EVERY_CATEGORY else "AUG-6.1"
    return CLAUSES[phase]


def refusal(rules: "Augustus", state: AugustusState, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TakeBack):
        return _take_back(state, seat)
    if (refused := _asked(rules, state, seat)) is not None:
        return refused
    if isinstance(action, Keep):
        return _keep(state, seat, action.objective)
    if isinstance(action, Put):
        return _put(state, seat, action)
    if isinstance(action, Take):
        return _take(state, seat, action)
    if isinstance(action, Pass | Lift):
        return _pass_or_lift(state, seat, action)
    if isinstance(action, Complete):
        return _not_open(state, seat, action.objective)
    if isinstance(action, Clear | Lose):
        return _give_up(state, seat, action)
    if isinstance(action, Claim | Forgo):
        return None if state.cells[PHASE] == REWARDING else _no_offer(state, seat)
    if isinstance(action, Pick):
        return None if is_in_row(state, action.objective) else _objective("AUG-4.2", "not-open", action.objective)
    if isinstance(action, Give):
        return _give(state, action.to_seat)
    assert_never(action)


def _objective(cited: str, reason: str, objective: int) -> Refusal:
    return Refusal(cited, reason, {"objective": objective})


def _take_back(state: AugustusState, seat: int) -> Refusal | None:
    if may_take_back(state, seat):
        return None
    if has_chosen(state, seat):
        return Refusal("AUG-3.2", "taken-back-often", {"count": MOST_TAKEN_BACK})
    return Refusal("AUG-3.2", "nothing-to-take-back")


def _asked(rules: "Augustus", state: AugustusState, seat: int) -> Refusal | None:
    """Whether the seat has to decide in this phase at all."""
    cells = state.cells
    phase = cells[PHASE]
    if phase in TOGETHER:
        if has_decided(state, seat):
            return Refusal(clause(state), "already-chosen")
        if phase != KEEP and cells[CHOICE + seat] == NOT_ASKED:
            return _nothing_to_put(state, seat) if phase == PLACE else _nothing_to_lose(state, seat)
        return None
    decider = int(cells[GIVER] if phase == GIVING else cells[ACTIVE])
    return None if decider == seat else rules.due(state, seat)


def _nothing_to_put(state: AugustusState, seat: int) -> Refusal:
    """AUG-3.1: either nothing fits the token, or there is no legion that could go there."""
    values: dict[str, Value] = {"token": TOKEN_NAMES[int(state.cells[TOKEN])]}
    has_space = targets(state, seat, put_categories(state, seat))
    return Refusal("AUG-3.1", "no-legion-for-token" if has_space else "no-space-for-token", values)


def _nothing_to_lose(state: AugustusState, seat: int) -> Refusal:
    """AUG-6.3: the attacker is spared; who has no choice is not asked; who has nothing loses nothing."""
    cells = state.cells
    if seat == cells[ACTIVE]:
        return Refusal("AUG-6.3", "own-attack")
    is_settled = cells[CHOSEN_FROM + seat] != NONE or cells[CHOSEN_TO + seat] != NONE
    return Refusal("AUG-6.3", "loss-without-choice" if is_settled else "nothing-to-lose")


def _keep(state: AugustusState, seat: int, objective: int) -> Refusal | None:
    if is_dealt(state, seat, objective):
        return None
    is_kept = state.cells[WHERE + objective] == KEPT + seat
    return _objective("AUG-2.2", "kept-already" if is_kept else "not-dealt", objective)


def _not_open(state: AugustusState, seat: int, objective: int) -> Refusal | None:
    """Whether an objective is the seat's own and being conquered; if not, what it is instead."""
    if is_own_open(state, seat, objective):
        return None
    where = state.cells[WHERE + objective]
    if where == PROGRESS + seat:
        if state.cells[PHASE] == LOSING:
            return _objective("AUG-4.3", "neutralised", objective)
        return _objective("AUG-4.4", "completed-already", objective)
    if where == RESOLVING + seat:
        return _objective("AUG-4.2", "being-resolved", objective)
    present = clause(state)
    if where == CONTROLLED + seat:
        return _objective(present, "controlled-already", objective)
    for lies in (PROGRESS, RESOLVING, CONTROLLED):
        if (other := owner(state, objective, lies)) != NONE:
            return Refusal(present, "somebody-elses", {"objective": objective, "seat": int(other)})
    return _objective(present, "not-yours", objective)


def _put(state: AugustusState, seat: int, action: Put) -> Refusal | None:
    present = clause(state)
    if state.cells[PHASE] == REARRANGING and state.cells[STEPS] == 0:
        return Refusal("AUG-6.6", "lift-first")
    if (refused := _not_open(state, seat, action.objective)) is not None:
        return refused
    if (refused := _not_fitting(state, seat, action.category)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    place = PLACE_NUMBERS[action.objective, action.category]
    if place == taken_from(state, seat):
        return Refusal(present, "same-place", values)
    if not has_free_space(state, place):
        return Refusal(present, "no-free-space", values)
    return None if has_legion_to_put(state, seat) else Refusal(present, "no-legion")


def _not_fitting(state: AugustusState, seat: int, name: str) -> Refusal | None:
    """AUG-3.1, AUG-6.1, AUG-6.8: whether a legion may go on spaces of a category."""
    categories = put_categories(state, seat)
    category = CATEGORIES.index(name)
    if in_set(categories, category):
        return None
    if state.cells[PHASE] == MOBILISING:
        effect = CATEGORIES[int(EFFECT_CATEGORY[state.cells[EFFECT_OF]])]
        values: dict[str, Value] = {"effect_category": effect, "category": name}
        if in_set(with_aliases(state, seat, categories), category):
            return Refusal("AUG-6.8", "alias-for-tokens", values)
        return Refusal("AUG-6.1", "not-mobilised", values)
    values = {"token": TOKEN_NAMES[int(state.cells[TOKEN])], "category": name}
    while (chained := with_aliases(state, seat, categories)) != categories:
        categories = chained
    if in_set(categories, category):
        return Refusal("AUG-6.8", "alias-chain", values)
    return Refusal("AUG-3.1", "not-called", values)


def _take(state: AugustusState, seat: int, action: Take) -> Refusal | None:
    is_losing = state.cells[PHASE] == LOSING
    present = clause(state)
    if is_losing and (refused := _another_loss(state, seat, LOSE_LEGION)) is not None:
        return refused
    if not is_losing and taken_from(state, seat) != NONE:
        return Refusal(present, "legion-in-hand")
    if (refused := _not_open(state, seat, action.objective)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    place = PLACE_NUMBERS[action.objective, action.category]
    if state.cells[FILLED + place] == 0:
        return Refusal(present, "no-legion-there", values)
    if is_losing:
        return None if can_give_up(state, seat, place) else Refusal("AUG-6.3", "given-already", values)
    if place in movable(state, seat, put_categories(state, seat)):
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
    kind = CLEAR_OBJECTIVE if isinstance(action, Clear) else LOSE_CONTROLLED
    if (refused := _another_loss(state, seat, kind)) is not None:
        return refused
    if isinstance(action, Lose):
        is_controlled = state.cells[WHERE + action.objective] == CONTROLLED + seat
        return None if is_controlled else _objective("AUG-6.3", "not-controlled", action.objective)
    if (refused := _not_open(state, seat, action.objective)) is not None:
        return refused
    is_clearable = action.objective in clearable(state, seat)
    return None if is_clearable else _objective("AUG-6.3", "no-legions-on-it", action.objective)


def _another_loss(state: AugustusState, seat: int, kind: int) -> Refusal | None:
    """AUG-6.3: what is asked of the seat is of one kind only; says of which."""
    due = int(EFFECT[state.cells[EFFECT_OF]])
    if due == kind:
        return None
    left = int(legions_to_lose(state)) - int(state.cells[CHOSEN_FROM + seat] != NONE)
    return Refusal("AUG-6.3", "another-loss", {"effect": EFFECTS[due], "count": left})


def _no_offer(state: AugustusState, seat: int) -> Refusal:
    """AUG-5.2: why no reward for a number of objectives is to be had, right after completing one."""
    cells = state.cells
    count = int(cells[COUNT + seat])
    if not FIRST_COUNT <= count <= LAST_COUNT:
        return Refusal("AUG-5.2", "no-reward-for-number", {"count": count})
    for reward in range(REWARD_COUNT, REWARD_RESOURCE):
        if cells[REWARD + reward] == seat:
            return Refusal("AUG-5.2", "one-reward-only", {"reward": REWARD_NAMES[reward]})
    holder = int(cells[REWARD + REWARD_COUNT + count - FIRST_COUNT])
    if holder != NONE:
        return Refusal("AUG-5.2", "reward-gone", {"count": count, "seat": holder})
    return Refusal("AUG-5.2", "reward-forgone", {"count": count})


def _give(state: AugustusState, to_seat: int) -> Refusal | None:
    resource = state.cells[RESOURCE]
    if to_seat >= state.cells[SEATS]:
        return Refusal("AUG-5.4", "no-such-seat")
    if sources(state, to_seat, resource) == most_sources(state, resource):
        return None
    reward = REWARD_NAMES[REWARD_RESOURCE + int(resource)]
    return Refusal("AUG-5.4", "not-most", {"to_seat": to_seat, "reward": reward})
