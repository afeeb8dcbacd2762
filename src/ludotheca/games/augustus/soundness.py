"""What must hold of a position of Augustus once it is read: things lie where the rules put them, at the right time."""

from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus.cards import AMOUNT, PLACE_CARD, PLACE_SPACES, REWARD_RESOURCE
from ludotheca.games.augustus.data import OBJECTIVES
from ludotheca.games.augustus.effects import can_mobilise
from ludotheca.games.augustus.legality import (
    DEALT_COUNT,
    EVERY_CATEGORY,
    KEEP_COUNT,
    has_decided,
    kept_count,
    legion_places,
    most_sources,
    sources,
    targets,
)
from ludotheca.games.augustus.state import (
    ACTIVE,
    CONTROLLED,
    EFFECT_OF,
    FILLED,
    GIVER,
    IN_HAND,
    MOST_SLOTS,
    NONE,
    PROGRESS,
    RESOURCE,
    REWARD,
    SEATS,
    WHERE,
    AugustusState,
    has_free_space,
    is_completed,
    is_own_open,
    owner,
    slot_of,
)
from ludotheca.games.augustus.types import Player, View

EFFECT_PHASES: Final = ("mobilise", "complete", "rearrange", "lose", "give")
"""Those in which the effect of an objective goes on; after them its batch is controlled."""
ONE_MORE: Final = [card.number for card in OBJECTIVES if card.effect.kind == "extra_objective"]


def check(state: AugustusState, view: View) -> None:
    """Refuses what no table could show, although each part of it could be read."""
    _check_batch_and_queue(state, view)
    _check_steps(state, view)
    for seat, player in enumerate(view.players):
        path = f"players[{seat}]"
        _check_dealt(state, view, seat, player)
        _check_objectives(state, view, seat, player)
        if player.decided and not has_decided(state, seat):
            fail(f"{path}.decided", "this seat has not chosen all that it has to, or has nothing to choose")


def _check_batch_and_queue(state: AugustusState, view: View) -> None:
    """AUG-4.1, AUG-4.2: what is being resolved, and what waits in ascending order, one of each other player."""
    if view.batch and view.phase not in EFFECT_PHASES:
        fail("batch", f"is controlled already in the phase '{view.phase}'")
    if view.queue and view.active is None:
        fail("queue", "nobody is resolving anything")
    if list(view.queue) != sorted(view.queue):
        fail("queue", "must ascend")
    completed_by = {int(state.cells[ACTIVE])}
    for k, card in enumerate(view.queue):
        seat = owner(state, card, PROGRESS)
        if seat in completed_by:
            fail(f"queue[{k}]", "a player completes one objective at most with a token")
        completed_by.add(seat)


def _check_steps(state: AugustusState, view: View) -> None:
    """What the phase still asks for is there, and can be done."""
    steps = view.steps
    if view.active is None:
        if steps or view.extra:
            fail("steps" if steps else "extra", "nobody is resolving anything")
    elif view.phase in ("reward", "pick"):
        if steps == 0:
            fail("steps", "must be at least 1: an objective is taken for each that was completed")
    elif view.phase == "mobilise":
        _check_mobilising(state, steps)
    elif view.phase == "rearrange":
        _check_rearranging(state, view.active, steps)
    elif view.phase == "give":
        _check_giving(state)


def _check_mobilising(state: AugustusState, steps: int) -> None:
    """AUG-6.1, AUG-6.2: the effect is over once its legions are put, or none can be."""
    cells = state.cells
    most = AMOUNT[cells[EFFECT_OF]]
    if not 1 <= steps <= most:
        fail("steps", f"must be 1 to {most}, not {steps}")
    in_hand = cells[IN_HAND]
    if in_hand == NONE:
        if not can_mobilise(state):
            fail("phase", "there is no legion to put, or no space for it")
    elif not (is_own_open(state, cells[ACTIVE], PLACE_CARD[in_hand]) and has_free_space(state, in_hand)):
        fail("in_hand", "must be a free space on an own objective in progress, which the legion has left")


def _check_rearranging(state: AugustusState, seat: int, steps: int) -> None:
    """AUG-6.6: all legions taken up find a space again."""
    if steps == 0 and not legion_places(state, seat):
        fail("phase", "there are no legions to rearrange")
    free = sum(PLACE_SPACES[place] - state.cells[FILLED + place] for place in targets(state, seat, EVERY_CATEGORY))
    if steps > free:
        fail("steps", f"there are {steps} legions to put, but {free} free spaces")


def _check_giving(state: AugustusState) -> None:
    """AUG-5.4: the old holder chooses only among several who have more."""
    cells = state.cells
    giver, resource = cells[GIVER], cells[RESOURCE]
    most = most_sources(state, resource)
    leaders = [seat for seat in range(int(cells[SEATS])) if sources(state, seat, resource) == most]
    holds = cells[REWARD + REWARD_RESOURCE + resource] == giver
    if not holds or giver in leaders or len(leaders) == 1:
        fail("giver", "must hold the tile, and two others have most of what it is for")


def _check_dealt(state: AugustusState, view: View, seat: int, player: Player) -> None:
    """AUG-2.2: at the start six objectives are dealt, three of which are kept; later they lie elsewhere."""
    path = f"players[{seat}]"
    if view.phase != "keep":
        if player.dealt or player.kept:
            fail(f"{path}.dealt", "only in the phase 'keep', as are those kept")
        return
    if player.objectives or player.controlled or player.discarded:
        fail(path, "has nothing yet but what is dealt")
    kept = kept_count(state, seat)
    if player.hidden != DEALT_COUNT or kept > KEEP_COUNT:
        fail(f"{path}.dealt", f"six objectives are dealt, three of them kept, not {player.hidden} and {kept}")


def _check_objectives(state: AugustusState, view: View, seat: int, player: Player) -> None:
    """AUG-4.2: what is completed waits or is resolved at once. AUG-6.5: the slots hold all that may come."""
    path = f"players[{seat}].objectives"
    in_own_batch = seat == view.active and view.phase in EFFECT_PHASES
    for k, progress in enumerate(player.objectives):
        card = progress.objective
        if is_completed(state, seat, slot_of(state, seat, card)) and not in_own_batch and card not in view.queue:
            fail(f"{path}[{k}]", f"objective {card} is completed, but does not wait to be resolved")
    to_come = sum(state.cells[WHERE + card] != CONTROLLED + seat for card in ONE_MORE if card not in view.batch)
    if seat == view.active:
        to_come += len(view.batch) + view.extra if view.batch else view.steps
    if len(player.objectives) + to_come > MOST_SLOTS:
        fail(path, f"there is room for {MOST_SLOTS}, with those that may still come")


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)
