"""Why an action is not legal in Augustus: the first clause that forbids it, in the order of the rules."""

from typing import TYPE_CHECKING, Final, assert_never

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.words import Refusal, Value
from ludotheca.games.augustus import actions, cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.actions import Action
from ludotheca.games.augustus.data import CATEGORIES, EFFECTS, PLACE_NUMBERS, REWARD_NAMES, TOKEN_NAMES
from ludotheca.games.augustus.state import AugustusState, has_free_space, is_own_open, owner

if TYPE_CHECKING:
    from ludotheca.games.augustus.rules import Augustus

CLAUSES: Final = {
    at.KEEPING: "AUG-2.2",
    at.PLACING: "AUG-3.1",
    at.COMPLETING: "AUG-6.4",
    at.REARRANGING: "AUG-6.6",
    at.LOSING: "AUG-6.3",
    at.GIVING: "AUG-5.4",
    at.REWARDING: "AUG-5.2",
    at.PICKING: "AUG-4.2",
    at.OVER: "AUG-7.1",
}
"""The clause that each phase is about; MOBILISING has two, see below."""


def clause(cells: vec[i64]) -> str:
    """The clause that the present phase is about."""
    phase = int(cells[at.PHASE])
    if phase == at.MOBILISING:
        return "AUG-6.2" if legality.effect_categories(cells) == legality.EVERY_CATEGORY else "AUG-6.1"
    return CLAUSES[phase]


def refusal(rules: "Augustus", state: AugustusState, seat: int, action: Action) -> Refusal | None:
    cells = state.cells
    if isinstance(action, actions.TakeBack):
        return _take_back(cells, seat)
    if (refused := _asked(rules, state, seat)) is not None:
        return refused
    if isinstance(action, actions.Keep):
        return _keep(cells, seat, action.objective)
    if isinstance(action, actions.Put):
        return _put(cells, seat, action)
    if isinstance(action, actions.Take):
        return _take(cells, seat, action)
    if isinstance(action, actions.Pass | actions.Lift):
        return _pass_or_lift(cells, seat, action)
    if isinstance(action, actions.Complete):
        return _not_open(cells, seat, action.objective)
    if isinstance(action, actions.Clear | actions.Lose):
        return _give_up(cells, seat, action)
    if isinstance(action, actions.Claim | actions.Forgo):
        return None if cells[at.PHASE] == at.REWARDING else _no_offer(cells, seat)
    if isinstance(action, actions.Pick):
        return (
            None if legality.is_in_row(cells, action.objective) else _objective("AUG-4.2", "not-open", action.objective)
        )
    if isinstance(action, actions.Give):
        return _give(cells, action.to_seat)
    assert_never(action)


def _objective(cited: str, reason: str, objective: int) -> Refusal:
    return Refusal(cited, reason, {"objective": objective})


def _take_back(cells: vec[i64], seat: int) -> Refusal | None:
    if legality.may_take_back(cells, seat):
        return None
    if legality.has_chosen(cells, seat):
        return Refusal("AUG-3.2", "taken-back-often", {"count": legality.MOST_TAKEN_BACK})
    return Refusal("AUG-3.2", "nothing-to-take-back")


def _asked(rules: "Augustus", state: AugustusState, seat: int) -> Refusal | None:
    """Whether the seat has to decide in this phase at all."""
    cells = state.cells
    phase = cells[at.PHASE]
    if legality.all_choose(phase):
        if legality.has_decided(cells, seat):
            return Refusal(clause(cells), "already-chosen")
        if phase != at.KEEPING and cells[at.CHOICE + seat] == at.NOT_ASKED:
            return _nothing_to_put(cells, seat) if phase == at.PLACING else _nothing_to_lose(cells, seat)
        return None
    decider = int(cells[at.GIVER] if phase == at.GIVING else cells[at.ACTIVE])
    return None if decider == seat else rules.due(state, seat)


def _nothing_to_put(cells: vec[i64], seat: int) -> Refusal:
    """AUG-3.1: either nothing fits the token, or there is no legion that could go there."""
    values: dict[str, Value] = {"token": TOKEN_NAMES[int(cells[at.TOKEN])]}
    has_space = legality.count_targets(cells, seat, legality.put_categories(cells, seat)) > 0
    return Refusal("AUG-3.1", "no-legion-for-token" if has_space else "no-space-for-token", values)


def _nothing_to_lose(cells: vec[i64], seat: int) -> Refusal:
    """AUG-6.3: the attacker is spared; those without a choice are not asked; those who have nothing lose nothing."""
    if seat == cells[at.ACTIVE]:
        return Refusal("AUG-6.3", "own-attack")
    is_settled = cells[at.CHOSEN_FROM + seat] != at.NONE or cells[at.CHOSEN_TO + seat] != at.NONE
    return Refusal("AUG-6.3", "loss-without-choice" if is_settled else "nothing-to-lose")


def _keep(cells: vec[i64], seat: int, objective: int) -> Refusal | None:
    if legality.is_dealt(cells, seat, objective):
        return None
    is_kept = cells[at.WHERE + objective] == at.KEPT + seat
    return _objective("AUG-2.2", "kept-already" if is_kept else "not-dealt", objective)


def _not_open(cells: vec[i64], seat: int, objective: int) -> Refusal | None:
    """Whether the seat is conquering an objective; if not, what it is instead."""
    if is_own_open(cells, seat, objective):
        return None
    where = cells[at.WHERE + objective]
    if where == at.PROGRESS + seat:
        if cells[at.PHASE] == at.LOSING:
            return _objective("AUG-4.3", "neutralised", objective)
        return _objective("AUG-4.4", "completed-already", objective)
    if where == at.RESOLVING + seat:
        return _objective("AUG-4.2", "being-resolved", objective)
    present = clause(cells)
    if where == at.CONTROLLED + seat:
        return _objective(present, "controlled-already", objective)
    for lies in (at.PROGRESS, at.RESOLVING, at.CONTROLLED):
        if (other := owner(cells, objective, lies)) != at.NONE:
            return Refusal(present, "somebody-elses", {"objective": objective, "seat": int(other)})
    return _objective(present, "not-yours", objective)


def _put(cells: vec[i64], seat: int, action: actions.Put) -> Refusal | None:
    present = clause(cells)
    if cells[at.PHASE] == at.REARRANGING and cells[at.STEPS] == 0:
        return Refusal("AUG-6.6", "lift-first")
    if (refused := _not_open(cells, seat, action.objective)) is not None:
        return refused
    if (refused := _not_fitting(cells, seat, action.category)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    place = PLACE_NUMBERS[action.objective, action.category]
    if place == legality.taken_from(cells, seat):
        return Refusal(present, "same-place", values)
    if not has_free_space(cells, place):
        return Refusal(present, "no-free-space", values)
    return None if legality.has_legion_to_put(cells, seat) else Refusal(present, "no-legion")


def _not_fitting(cells: vec[i64], seat: int, name: str) -> Refusal | None:
    """AUG-3.1, AUG-6.1, AUG-6.8: whether a legion may go on spaces of a category."""
    categories = legality.put_categories(cells, seat)
    category = CATEGORIES.index(name)
    if legality.in_set(categories, category):
        return None
    if cells[at.PHASE] == at.MOBILISING:
        effect = CATEGORIES[int(cards.EFFECT_CATEGORY[cells[at.EFFECT_OF]])]
        values: dict[str, Value] = {"effect_category": effect, "category": name}
        if legality.in_set(legality.with_aliases(cells, seat, categories), category):
            return Refusal("AUG-6.8", "alias-for-tokens", values)
        return Refusal("AUG-6.1", "not-mobilised", values)
    values = {"token": TOKEN_NAMES[int(cells[at.TOKEN])], "category": name}
    while (chained := legality.with_aliases(cells, seat, categories)) != categories:
        categories = chained
    if legality.in_set(categories, category):
        return Refusal("AUG-6.8", "alias-chain", values)
    return Refusal("AUG-3.1", "not-called", values)


def _take(cells: vec[i64], seat: int, action: actions.Take) -> Refusal | None:
    is_losing = cells[at.PHASE] == at.LOSING
    present = clause(cells)
    if is_losing and (refused := _another_loss(cells, seat, cards.LOSE_LEGION)) is not None:
        return refused
    if not is_losing and legality.taken_from(cells, seat) != at.NONE:
        return Refusal(present, "legion-in-hand")
    if (refused := _not_open(cells, seat, action.objective)) is not None:
        return refused
    values: dict[str, Value] = {"objective": action.objective, "category": action.category}
    place = PLACE_NUMBERS[action.objective, action.category]
    if cells[at.FILLED + place] == 0:
        return Refusal(present, "no-legion-there", values)
    if is_losing:
        return None if legality.can_give_up(cells, seat, place) else Refusal("AUG-6.3", "given-already", values)
    categories = legality.put_categories(cells, seat)
    if legality.can_move(cells, place, categories, legality.count_targets(cells, seat, categories)):
        return None
    return Refusal(present, "nowhere-to-go", values)


def _pass_or_lift(cells: vec[i64], seat: int, action: actions.Pass | actions.Lift) -> Refusal | None:
    if cells[at.PHASE] == at.REARRANGING and cells[at.STEPS] > 0:
        reason = "put-all" if isinstance(action, actions.Pass) else "lifted-already"
        return Refusal("AUG-6.6", reason, {"count": int(cells[at.STEPS])})
    if isinstance(action, actions.Pass) and legality.taken_from(cells, seat) != at.NONE:
        return Refusal(clause(cells), "legion-in-hand")
    return None


def _give_up(cells: vec[i64], seat: int, action: actions.Clear | actions.Lose) -> Refusal | None:
    kind = cards.CLEAR_OBJECTIVE if isinstance(action, actions.Clear) else cards.LOSE_CONTROLLED
    if (refused := _another_loss(cells, seat, kind)) is not None:
        return refused
    if isinstance(action, actions.Lose):
        is_controlled = legality.is_controlled(cells, seat, action.objective)
        return None if is_controlled else _objective("AUG-6.3", "not-controlled", action.objective)
    if (refused := _not_open(cells, seat, action.objective)) is not None:
        return refused
    is_clearable = legality.is_clearable(cells, seat, action.objective)
    return None if is_clearable else _objective("AUG-6.3", "no-legions-on-it", action.objective)


def _another_loss(cells: vec[i64], seat: int, kind: int) -> Refusal | None:
    """AUG-6.3: the attack asks for one kind of loss only; says which."""
    due = int(cards.EFFECT[cells[at.EFFECT_OF]])
    if due == kind:
        return None
    left = int(legality.legions_to_lose(cells)) - int(cells[at.CHOSEN_FROM + seat] != at.NONE)
    return Refusal("AUG-6.3", "another-loss", {"effect": EFFECTS[due], "count": left})


def _no_offer(cells: vec[i64], seat: int) -> Refusal:
    """AUG-5.2: why there is no reward for a number of objectives, right after one was completed."""
    count = int(cells[at.CONTROLS + seat])
    if not cards.FIRST_COUNT <= count <= cards.LAST_COUNT:
        return Refusal("AUG-5.2", "no-reward-for-number", {"count": count})
    for reward in range(cards.REWARD_COUNT, cards.REWARD_RESOURCE):
        if cells[at.REWARD + reward] == seat:
            return Refusal("AUG-5.2", "one-reward-only", {"reward": REWARD_NAMES[reward]})
    holder = int(cells[at.REWARD + cards.count_reward(count)])
    if holder != at.NONE:
        return Refusal("AUG-5.2", "reward-gone", {"count": count, "seat": holder})
    return Refusal("AUG-5.2", "reward-forgone", {"count": count})


def _give(cells: vec[i64], to_seat: int) -> Refusal | None:
    resource = cells[at.RESOURCE]
    if to_seat >= cells[at.SEATS]:
        return Refusal("AUG-5.4", "no-such-seat")
    if legality.sources(cells, to_seat, resource) == legality.most_sources(cells, resource):
        return None
    reward = REWARD_NAMES[cards.REWARD_RESOURCE + int(resource)]
    return Refusal("AUG-5.4", "not-most", {"to_seat": to_seat, "reward": reward})
