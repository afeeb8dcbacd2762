"""What must hold in Augustus while completed objectives are resolved: the queue, the batch, its effects and rewards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.augustus import cards, effects, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.data import CATEGORIES, OBJECTIVES
from ludotheca.games.augustus.piles import Piles, amount
from ludotheca.games.augustus.state import (
    filled,
    has_free_space,
    in_progress,
    is_completed,
    is_own_open,
    open_card,
    owner,
    slot_of,
)

LEADS_TO: Final = {
    cards.MOBILISE: (at.MOBILISING,),
    cards.MOBILISE_ANY: (at.MOBILISING,),
    cards.COMPLETE_ONE: (at.COMPLETING,),
    cards.REARRANGE_ALL: (at.REARRANGING,),
    cards.LOSE_LEGION: (at.LOSING,),
    cards.CLEAR_OBJECTIVE: (at.LOSING,),
    cards.LOSE_CONTROLLED: (at.LOSING, at.GIVING),
}
"""The phases in which each effect goes on; the effects not listed are over at once."""
ALIASED: Final = [
    {
        CATEGORIES.index(other)
        for objective in OBJECTIVES
        if objective.effect.kind == "alias" and category in objective.effect.categories
        for other in objective.effect.categories
    }
    for category in CATEGORIES
]
"""AUG-6.8: by category, those that an alias may add to it."""
EFFECT_PHASES: Final = (at.MOBILISING, at.COMPLETING, at.REARRANGING, at.LOSING, at.GIVING)
"""The phases in which the effect of an objective goes on; only after them is its batch controlled."""


def check(piles: Piles) -> None:
    """AUG-4.2: how far the objectives completed by the last token have been resolved."""
    cells = piles.cells
    if piles.active == at.NONE:
        for name, found in (("queue", len(piles.queue)), ("steps", cells[at.STEPS]), ("extra", cells[at.EXTRA])):
            if found:
                fail(name, "nobody is resolving anything")
        return
    _check_queue(piles)
    if piles.phase in EFFECT_PHASES:
        _check_effect(piles)
        _check_batch(piles)
    else:
        _check_taking(piles)
    _check_first(piles)


def _check_queue(piles: Piles) -> None:
    """AUG-4.1, AUG-4.2: one objective of each other player may wait, in ascending order, behind the present one."""
    if piles.queue != sorted(piles.queue):
        fail("queue", "must ascend")
    completed_by = {piles.active}
    for k, card in enumerate(piles.queue):
        seat = int(owner(piles.cells, card, at.PROGRESS))
        if seat in completed_by:
            fail(f"queue[{k}]", "a player completes at most one objective with a token")
        completed_by.add(seat)
        if not _fits_token(piles.cells, card):
            fail(f"queue[{k}]", "was not completed by this token")


def _check_first(piles: Piles) -> None:
    """AUG-4.1, AUG-4.2: the token has completed an objective, lower than all that wait, and its legions are back."""
    cells, seat = piles.cells, piles.active
    batch = piles.batch or piles.controlled[seat]
    first = [card for card in batch if _fits_token(cells, card) and (not piles.queue or card < piles.queue[0])]
    if not first:
        fail("active", "has completed nothing with this token, or nothing that comes before the others")
    done = [card for card in batch if card != cells[at.EFFECT_OF]]
    put = amount(done, cards.MOBILISE) + amount(done, cards.MOBILISE_ANY)
    if piles.phase == at.MOBILISING:
        put += _completed_by_effect(cells)
    if cells[at.SUPPLY + seat] + put < min(cards.SPACES[card] for card in first):
        fail(f"players[{seat}].supply", "must have the legions back from what was completed")


def _fits_token(cells: vec[i64], card: int) -> bool:
    """AUG-3.1, AUG-3.3, AUG-6.8: whether a token goes on some space of an objective, perhaps thanks to an alias."""
    token = int(cells[at.TOKEN])
    if token == cards.JOKER_TOKEN:
        return True
    return any(cards.spaces_of(card, category) for category in {token, *ALIASED[token]})


def _check_batch(piles: Piles) -> None:
    """AUG-4.4: all of a batch but one were completed by its effects, as were those still to be resolved."""
    cells, seat = piles.cells, piles.active
    effect = int(cells[at.EFFECT_OF])
    done = [card for card in piles.batch if card != effect]
    if cells[at.EXTRA] != amount(done, cards.EXTRA_OBJECTIVE):
        fail("extra", f"must be {amount(done, cards.EXTRA_OBJECTIVE)}: one for each extra objective in the batch")
    waiting = [card for card in piles.progress[seat] if is_completed(cells, seat, slot_of(cells, seat, card))]
    by_this_effect = _completed_by_effect(cells)
    if len(done) + len(waiting) > _most_completed(done) + by_this_effect:
        fail("batch", "has more objectives than its effects could complete")
    if not by_this_effect and waiting and min(waiting) < effect:
        fail("effect", f"objective {min(waiting)} is lower and comes first")
    if sum(cells[at.forced(seat, slot)] for slot in range(at.MOST_SLOTS)) > amount(done, cards.COMPLETE_ONE):
        fail(f"players[{seat}].objectives", "no effect of the batch has forced so many")


def _most_completed(pile: list[int]) -> int:
    """AUG-4.1, AUG-6.1, AUG-6.4, AUG-6.6: how many objectives effects can complete: each legion put completes one."""
    by_legions = amount(pile, cards.MOBILISE) + amount(pile, cards.MOBILISE_ANY)
    return by_legions + amount(pile, cards.COMPLETE_ONE) + amount(pile, cards.REARRANGE_ALL) * at.MOST_SLOTS


def _completed_by_effect(cells: vec[i64]) -> int:
    """How many objectives the effect that is going on can have completed so far."""
    if cells[at.PHASE] == at.MOBILISING:
        return int(cards.AMOUNT[cells[at.EFFECT_OF]] - cells[at.STEPS])
    return at.MOST_SLOTS if cells[at.PHASE] == at.REARRANGING and cells[at.STEPS] > 0 else 0


def _check_effect(piles: Piles) -> None:
    """What the effect still asks for can be done."""
    cells, phase, seat = piles.cells, piles.phase, piles.active
    steps = int(cells[at.STEPS])
    if phase not in LEADS_TO.get(int(cards.EFFECT[cells[at.EFFECT_OF]]), ()):
        fail("effect", "no effect of this batch leads to this phase")
    if phase == at.MOBILISING:
        _check_mobilising(cells, steps)
    elif phase == at.REARRANGING:
        _check_rearranging(cells, seat, steps)
    elif steps:
        fail("steps", "there is nothing to be put or taken")
    if phase == at.GIVING:
        _check_giving(piles)


def _check_mobilising(cells: vec[i64], steps: int) -> None:
    """AUG-6.1, AUG-6.2: the effect is over once its legions are put, or none can be."""
    most = cards.AMOUNT[cells[at.EFFECT_OF]]
    if not 1 <= steps <= most:
        fail("steps", f"must be 1 to {most}, not {steps}")
    in_hand = cells[at.IN_HAND]
    if in_hand == at.NONE:
        if not effects.can_mobilise(cells):
            fail("phase", "there is no legion to put, or no space for it")
    elif not (is_own_open(cells, cells[at.ACTIVE], cards.PLACE_CARD[in_hand]) and has_free_space(cells, in_hand)):
        fail("in_hand", "must be a free space on an objective that the active player is conquering")


def _check_rearranging(cells: vec[i64], seat: int, steps: int) -> None:
    """AUG-6.6: all legions taken up find a space again."""
    if steps == 0 and not legality.has_legions(cells, seat):
        fail("phase", "there are no legions to rearrange")
    progress = [open_card(cells, seat, slot) for slot in range(in_progress(cells, seat))]
    free = sum(cards.SPACES[card] - filled(cells, card) for card in progress)
    if steps > free:
        fail("steps", f"there are {steps} legions to put, but {free} free spaces")


def _check_giving(piles: Piles) -> None:
    """AUG-5.4: an old holder who has just lost a source chooses between several who have more."""
    cells = piles.cells
    giver, resource = int(cells[at.GIVER]), int(cells[at.RESOURCE])
    most = legality.most_sources(cells, resource)
    leaders = [seat for seat in range(piles.seats) if legality.sources(cells, seat, resource) == most]
    if cells[at.REWARD + cards.REWARD_RESOURCE + resource] != giver:
        fail("giver", "does not have the tile")
    if legality.sources(cells, giver, resource) != most - 1 or len(leaders) == 1:
        fail("giver", "must have one source fewer than at least two others")
    if giver == piles.active or not piles.is_source_lost(resource):
        fail("giver", "must have lost a source to the attack")
    if len(piles.discard) < sum(seat != piles.active and len(pile) > 0 for seat, pile in enumerate(piles.controlled)):
        fail("discard", "everybody else who controls something has lost something")


def _check_taking(piles: Piles) -> None:
    """AUG-4.2, AUG-4.4, AUG-6.5: one new objective for each that was completed, and those that are extra."""
    cells, seat = piles.cells, piles.active
    if cells[at.STEPS] == 0:
        fail("steps", "must be at least 1: an objective is taken for each that was completed")
    if cells[at.EXTRA] > amount(piles.controlled[seat], cards.EXTRA_OBJECTIVE):
        fail("extra", "the active player controls no such objectives")
    if piles.most_in_batch() < 1:
        fail("steps", "must be more than those that are extra")
    if piles.least_in_batch() > min(len(piles.controlled[seat]), 1 + _most_completed(piles.controlled[seat])):
        fail("steps", "are more than the active player can have completed")
    offered = legality.offered_count(cells, seat)
    if piles.phase == at.REWARDING and offered == 0:
        fail("phase", "no reward is offered")
    if piles.phase == at.PICKING:
        if offered and not cells[at.SECOND_CHANCE]:
            fail("phase", f"the reward for {offered} objectives comes first")
        _check_taken(piles)


def _check_taken(piles: Piles) -> None:
    """AUG-4.2: the gaps in the row are what the active seat has just taken, and no legions lie there yet."""
    path = f"players[{piles.active}].objectives"
    progress = piles.progress[piles.active]
    if len(progress) == at.MOST_SLOTS:
        fail(path, f"there is room for {at.MOST_SLOTS}, and one is to be taken")
    if not piles.can_refill:
        return
    if len(progress) < piles.gaps:
        fail("row", f"has {piles.gaps} gaps, but the active player has {len(progress)} objectives")
    for card in progress[len(progress) - piles.gaps :]:
        if filled(piles.cells, card):
            fail(path, f"there are legions on {card}, which was just taken")
