"""What makes a position of Augustus sound: conditions that every position of a game fulfils and every action keeps.

A position may leave out legions and objectives that somebody would have; what it shows must have a cause.

From a sound position every game goes on by the rules. Above all the town crier stops drawing, at a joker at the latest:
everybody has a legion, and somebody conquers an objective, for whoever completes one takes another. Only from an empty
row there is none to take; but that takes all 88, and as nobody controls more than six when a token is drawn, others are
in progress then. An objective in progress has a free space, and its player a legion that can go there: one from the
supply, or else one from another space, for an objective has spaces of several categories.
"""

from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus.cards import (
    AMOUNT,
    CATEGORIES_KNOWN,
    CLEAR_OBJECTIVE,
    COLOUR,
    COLOURS_KNOWN,
    COMPLETE_ONE,
    EFFECT,
    EXTRA_LEGION,
    EXTRA_OBJECTIVE,
    FIRST_COUNT,
    JOKER_TOKEN,
    LAST_COUNT,
    LOSE_CONTROLLED,
    LOSE_LEGION,
    MOBILISE,
    MOBILISE_ANY,
    NEEDS,
    PLACE_CARD,
    PLACE_SPACES,
    REARRANGE_ALL,
    RESOURCES_KNOWN,
    REWARD_COLOUR,
    REWARD_COUNT,
    REWARD_MIXED,
    REWARD_RESOURCE,
    SOURCES,
    SPACES,
)
from ludotheca.games.augustus.course import OBJECTIVES_TO_END, SAME_COLOUR
from ludotheca.games.augustus.data import CATEGORIES, OBJECTIVES, RESOURCES, REWARD_NAMES, TOKENS
from ludotheca.games.augustus.effects import can_mobilise
from ludotheca.games.augustus.legality import (
    DEALT_COUNT,
    EVERY_CATEGORY,
    KEEP_COUNT,
    LEGIONS_IN_ALL,
    MOST_TAKEN_BACK,
    START_LEGIONS,
    legion_places,
    most_sources,
    offered_count,
    sources,
    targets,
)
from ludotheca.games.augustus.piles import Piles, amount
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    COMPLETING,
    COUNTS_KNOWN,
    DRAWN,
    EFFECT_OF,
    EXTRA,
    FILLED,
    FIRST_GAME,
    FORCED,
    FORGONE,
    GIVER,
    GIVING,
    IN_HAND,
    KEEP,
    LOSING,
    MOBILISING,
    MOST_SLOTS,
    NONE,
    NOT_ASKED,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    PROGRESS,
    REARRANGING,
    RESOURCE,
    REWARD,
    REWARDING,
    ROW_SIZE,
    SECOND_CHANCE,
    STEPS,
    STOCK,
    SUPPLY,
    TAKEN_BACK,
    TOKEN,
    AugustusState,
    filled,
    has_free_space,
    is_completed,
    is_own_open,
    owner,
    slot_of,
)

DISCARDED_COUNT: Final = DEALT_COUNT - KEEP_COUNT
"""AUG-2.2: so many of the objectives dealt are put away face down."""
LEADS_TO: Final = {
    MOBILISE: (MOBILISING,),
    MOBILISE_ANY: (MOBILISING,),
    COMPLETE_ONE: (COMPLETING,),
    REARRANGE_ALL: (REARRANGING,),
    LOSE_LEGION: (LOSING,),
    CLEAR_OBJECTIVE: (LOSING,),
    LOSE_CONTROLLED: (LOSING, GIVING),
}
"""The phases in which each effect goes on; all others are done at once."""
ALIASED: Final = [
    {
        CATEGORIES.index(other)
        for objective in OBJECTIVES
        if objective.effect.kind == "alias" and category in objective.effect.categories
        for other in objective.effect.categories
    }
    for category in CATEGORIES
]
"""AUG-6.8: by category, those that an alias may put beside it."""
EFFECT_PHASES: Final = (MOBILISING, COMPLETING, REARRANGING, LOSING, GIVING)
"""Those in which the effect of an objective goes on; after them its batch is controlled."""


def check(state: AugustusState) -> None:
    """Refuses what no table could show, although each part of it could be read."""
    piles = Piles(state)
    _check_tokens(state)
    _check_row(piles)
    _check_dealt(piles)
    _check_course(piles)
    for seat in range(piles.seats):
        _check_completed(piles, seat)
        _check_control(piles, seat)
        _check_taken_back(state, seat)
    if piles.phase == OVER and all(len(cards) < OBJECTIVES_TO_END for cards in piles.controlled):
        fail("phase", f"the game is not over before somebody controls {OBJECTIVES_TO_END} objectives")
    _check_legions(piles)
    _check_room(piles)
    _check_losses(piles)
    _check_colour_rewards(piles)
    _check_count_rewards(piles)
    for resource in range(RESOURCES_KNOWN):
        _check_resource(piles, resource)


def _check_tokens(state: AugustusState) -> None:
    """AUG-1.2, AUG-3.3, AUG-3.4: 23 tokens, in the bag or drawn since the last joker."""
    cells = state.cells
    phase, called = cells[PHASE], cells[TOKEN]
    for token, (name, total) in enumerate(TOKENS.items()):
        if cells[BAG + token] + cells[DRAWN + token] != total:
            both = f"{cells[BAG + token]} in the bag and {cells[DRAWN + token]} drawn"
            fail(f"bag.{name}", f"the game has {total} of these tokens, not {both}")
    drawn = sum(cells[DRAWN + token] for token in range(len(TOKENS)))
    if (called == NONE) != (phase in (KEEP, OVER)):
        fail("token", "must be there once the first is drawn, and until the end")
    if called != NONE and cells[DRAWN + called] == 0:
        fail("drawn", "must count the token just called")
    if phase == KEEP and drawn > 0:
        fail("drawn", "no token is drawn before all have kept their objectives")
    if phase == OVER and drawn == 0:
        fail("drawn", "the game ends after a token was drawn")
    if cells[DRAWN + JOKER_TOKEN] > (1 if called == JOKER_TOKEN or phase == OVER else 0):
        fail("drawn.joker", "all tokens are back in the bag after a joker")


def _check_row(piles: Piles) -> None:
    """AUG-2.1, AUG-4.2, AUG-4.5: five objectives lie open, unless one is being taken or none is left."""
    if piles.gaps and piles.can_refill and piles.phase != PICKING:
        fail("row", f"has {ROW_SIZE - piles.gaps} objectives: five lie open as long as there are any left")


def _check_dealt(piles: Piles) -> None:
    """AUG-2.2: six objectives are dealt, three of which are kept and three put away; not so in a first game."""
    is_first_game = piles.state.cells[FIRST_GAME]
    if piles.phase == KEEP and is_first_game:
        fail("phase", "there is nothing to choose in a first game")
    if piles.phase == KEEP and piles.discard:
        fail("discard", "nothing is lost yet")
    for seat in range(piles.seats):
        path = f"players[{seat}]"
        dealt, kept, face_down = (len(cards[seat]) for cards in (piles.dealt, piles.kept, piles.face_down))
        if piles.phase != KEEP:
            if dealt or kept:
                fail(f"{path}.dealt", "only in the phase 'keep', as are those kept")
            if face_down > (0 if is_first_game else DISCARDED_COUNT):
                fail(f"{path}.discarded", f"has {face_down} objectives, but nobody puts away more than three of six")
            continue
        if piles.progress[seat] or piles.controlled[seat] or face_down:
            fail(path, "has nothing yet but what is dealt")
        if dealt + kept != DEALT_COUNT or kept > KEEP_COUNT:
            fail(f"{path}.dealt", f"six objectives are dealt, three of them kept, not {dealt + kept} and {kept}")


def _check_course(piles: Piles) -> None:
    """AUG-4.2: how far the objectives completed by the last token have been resolved."""
    cells = piles.state.cells
    if piles.active == NONE:
        for name, found in (("queue", len(piles.queue)), ("steps", cells[STEPS]), ("extra", cells[EXTRA])):
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
    """AUG-4.1, AUG-4.2: what waits in ascending order, one of each other player, after the one being resolved."""
    if piles.queue != sorted(piles.queue):
        fail("queue", "must ascend")
    completed_by = {piles.active}
    for k, card in enumerate(piles.queue):
        seat = int(owner(piles.state, card, PROGRESS))
        if seat in completed_by:
            fail(f"queue[{k}]", "a player completes one objective at most with a token")
        completed_by.add(seat)
        if not _fits_token(piles.state, card):
            fail(f"queue[{k}]", "was not completed by this token")


def _check_first(piles: Piles) -> None:
    """AUG-4.1, AUG-4.2: the token has completed one objective, lower than all that waits; its legions are back."""
    state, seat = piles.state, piles.active
    batch = piles.batch or piles.controlled[seat]
    first = [card for card in batch if _fits_token(state, card) and (not piles.queue or card < piles.queue[0])]
    if not first:
        fail("active", "has completed nothing with this token, or nothing that comes before the others")
    done = [card for card in batch if card != state.cells[EFFECT_OF]]
    put = amount(done, MOBILISE) + amount(done, MOBILISE_ANY)
    if piles.phase == MOBILISING:
        put += _completed_by_effect(state)
    if state.cells[SUPPLY + seat] + put < min(SPACES[card] for card in first):
        fail(f"players[{seat}].supply", "must have the legions back from what was completed")


def _fits_token(state: AugustusState, card: int) -> bool:
    """AUG-3.1, AUG-3.3, AUG-6.8: whether a token goes on some space of an objective, perhaps thanks to an alias."""
    token = int(state.cells[TOKEN])
    if token == JOKER_TOKEN:
        return True
    return any(NEEDS[card * CATEGORIES_KNOWN + category] for category in {token, *ALIASED[token]})


def _check_batch(piles: Piles) -> None:
    """AUG-4.4: all but one of a batch were completed by effects of the batch, as were those still to follow."""
    state, seat = piles.state, piles.active
    effect = int(state.cells[EFFECT_OF])
    done = [card for card in piles.batch if card != effect]
    if state.cells[EXTRA] != amount(done, EXTRA_OBJECTIVE):
        fail("extra", f"must be {amount(done, EXTRA_OBJECTIVE)}: one for each extra objective in the batch")
    waiting = [card for card in piles.progress[seat] if is_completed(state, seat, slot_of(state, seat, card))]
    by_this_effect = _completed_by_effect(state)
    if len(done) + len(waiting) > _most_completed(done) + by_this_effect:
        fail("batch", "has more objectives than its effects could complete")
    if not by_this_effect and waiting and min(waiting) < effect:
        fail("effect", f"objective {min(waiting)} is lower and comes first")
    if sum(state.cells[FORCED + seat * MOST_SLOTS + k] for k in range(MOST_SLOTS)) > amount(done, COMPLETE_ONE):
        fail(f"players[{seat}].objectives", "no effect of the batch has forced so many")


def _most_completed(cards: list[int]) -> int:
    """AUG-4.1, AUG-6.1, AUG-6.4, AUG-6.6: how many objectives effects can complete: each legion put, one."""
    by_legions = amount(cards, MOBILISE) + amount(cards, MOBILISE_ANY)
    return by_legions + amount(cards, COMPLETE_ONE) + amount(cards, REARRANGE_ALL) * MOST_SLOTS


def _completed_by_effect(state: AugustusState) -> int:
    """How many objectives the effect that is going on can have completed so far."""
    cells = state.cells
    if cells[PHASE] == MOBILISING:
        return int(AMOUNT[cells[EFFECT_OF]] - cells[STEPS])
    return MOST_SLOTS if cells[PHASE] == REARRANGING and cells[STEPS] > 0 else 0


def _check_effect(piles: Piles) -> None:
    """What the effect still asks for is there, and can be done."""
    state, phase, seat = piles.state, piles.phase, piles.active
    steps = int(state.cells[STEPS])
    if phase not in LEADS_TO.get(int(EFFECT[state.cells[EFFECT_OF]]), ()):
        fail("effect", "no effect of this batch leads to this phase")
    if phase == MOBILISING:
        _check_mobilising(state, steps)
    elif phase == REARRANGING:
        _check_rearranging(state, seat, steps)
    elif steps:
        fail("steps", "there is nothing to be put or taken")
    if phase == GIVING:
        _check_giving(piles)


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


def _check_giving(piles: Piles) -> None:
    """AUG-5.4: an old holder who has just lost a source chooses among several who have more."""
    state = piles.state
    giver, resource = int(state.cells[GIVER]), int(state.cells[RESOURCE])
    most = most_sources(state, resource)
    leaders = [seat for seat in range(piles.seats) if sources(state, seat, resource) == most]
    if state.cells[REWARD + REWARD_RESOURCE + resource] != giver:
        fail("giver", "does not have the tile")
    if sources(state, giver, resource) != most - 1 or len(leaders) == 1:
        fail("giver", "must have one source less than at least two others")
    if giver == piles.active or not _is_source_lost(piles, resource):
        fail("giver", "must have lost a source to the attack")
    if len(piles.discard) < sum(seat != piles.active and len(cards) > 0 for seat, cards in enumerate(piles.controlled)):
        fail("discard", "everybody else who controls something has lost something")


def _check_taking(piles: Piles) -> None:
    """AUG-4.2, AUG-4.4, AUG-6.5: one new objective for each that was completed, and those that are extra."""
    state, seat = piles.state, piles.active
    if state.cells[STEPS] == 0:
        fail("steps", "must be at least 1: an objective is taken for each that was completed")
    if state.cells[EXTRA] > amount(piles.controlled[seat], EXTRA_OBJECTIVE):
        fail("extra", "the active player controls no such objectives")
    if piles.most_in_batch() < 1:
        fail("steps", "must be more than those that are extra")
    if piles.least_in_batch() > min(len(piles.controlled[seat]), 1 + _most_completed(piles.controlled[seat])):
        fail("steps", "are more than the active player can have completed")
    offered = offered_count(state, seat)
    if piles.phase == REWARDING and offered == 0:
        fail("phase", "no reward is offered")
    if piles.phase == PICKING:
        if offered and not state.cells[SECOND_CHANCE]:
            fail("phase", f"the reward for {offered} objectives comes first")
        _check_taken(piles)


def _check_taken(piles: Piles) -> None:
    """AUG-4.2: the gaps in the row are what the active seat has just taken, and no legions lie there yet."""
    path = f"players[{piles.active}].objectives"
    progress = piles.progress[piles.active]
    if len(progress) == MOST_SLOTS:
        fail(path, f"there is room for {MOST_SLOTS}, and one is to be taken")
    if not piles.can_refill:
        return
    if len(progress) < piles.gaps:
        fail("row", f"has {piles.gaps} gaps, but the active player has {len(progress)} objectives")
    for card in progress[len(progress) - piles.gaps :]:
        if filled(piles.state, card):
            fail(path, f"there are legions on {card}, which was just taken")


def _check_completed(piles: Piles, seat: int) -> None:
    """AUG-4.2, AUG-6.4: what is completed waits or is resolved at once; only then an effect may have forced it."""
    state = piles.state
    in_own_batch = seat == piles.active and piles.phase in EFFECT_PHASES
    for k, card in enumerate(piles.progress[seat]):
        path = f"players[{seat}].objectives[{k}]"
        slot = slot_of(state, seat, card)
        if is_completed(state, seat, slot) and not in_own_batch and card not in piles.queue:
            fail(path, f"objective {card} is completed, but does not wait to be resolved")
        if state.cells[FORCED + seat * MOST_SLOTS + slot] and (not in_own_batch or filled(state, card) == SPACES[card]):
            fail(f"{path}.forced", "only what an effect of the active player has just completed")


def _check_control(piles: Piles, seat: int) -> None:
    """AUG-7.1: seven objectives end the game after the draw in which they were completed."""
    most = OBJECTIVES_TO_END - 1
    is_waiting = any(owner(piles.state, card, PROGRESS) == seat for card in piles.queue)
    if seat == piles.active and piles.phase in (REWARDING, PICKING):
        most += min(piles.most_in_batch(), MOST_SLOTS)
    elif piles.phase not in (KEEP, PLACE) and seat != piles.active and not is_waiting:
        # As many as were completed in this draw were taken again.
        most += len(piles.progress[seat]) if piles.is_first_deck else MOST_SLOTS
    count = len(piles.controlled[seat])
    if count > most:
        fail(f"players[{seat}].controlled", f"has {count} objectives, but the game would have ended before")


def _check_taken_back(state: AugustusState, seat: int) -> None:
    """AUG-3.2: a choice is taken back only by who has one to make, and not for ever."""
    taken_back = state.cells[TAKEN_BACK + seat]
    is_asked = state.cells[PHASE] == KEEP or state.cells[CHOICE + seat] != NOT_ASKED
    if not 0 <= taken_back <= (MOST_TAKEN_BACK if is_asked else 0):
        fail(f"players[{seat}].taken_back", f"must be 0 to {MOST_TAKEN_BACK}, where there is something to choose")


def _check_legions(piles: Piles) -> None:
    """AUG-1.2, AUG-2.1, AUG-6.7: seven each, and those that objectives have given; 48 in all."""
    state = piles.state
    legions = [_legions_of(piles, seat) for seat in range(piles.seats)]
    if state.cells[STOCK] < 0:
        fail("players", f"there are {sum(legions)} legions, but the game has {LEGIONS_IN_ALL}")
    lost = amount(piles.discard, EXTRA_LEGION)
    for seat, count in enumerate(legions):
        if count == 0:
            fail(f"players[{seat}].supply", "must be more than 0, or this player would have no legion at all")
        most = START_LEGIONS + amount(piles.completed(seat), EXTRA_LEGION)
        beyond = max(0, count - most)
        lost -= beyond
        if piles.is_first_deck and (lost < 0 or beyond > piles.most_lost_of(seat, EXTRA_LEGION)):
            fail(f"players[{seat}].supply", f"has {count} legions in all, and more than {most} come from nowhere")


def _legions_of(piles: Piles, seat: int) -> int:
    cells = piles.state.cells
    count = int(cells[SUPPLY + seat]) + sum(int(filled(piles.state, card)) for card in piles.progress[seat])
    if seat == piles.active:
        count += int(cells[IN_HAND] != NONE) + int(cells[STEPS] if piles.phase == REARRANGING else 0)
    return count


def _check_room(piles: Piles) -> None:
    """AUG-2.2, AUG-6.5: three objectives in progress, and one more for each extra objective; never more than eight."""
    lost = amount(piles.discard, EXTRA_OBJECTIVE)
    for seat in range(piles.seats):
        count = len(piles.progress[seat]) + piles.to_come(seat)
        if count - (piles.state.cells[EXTRA] if seat == piles.active else 0) > MOST_SLOTS:
            fail(
                f"players[{seat}].objectives",
                f"there was room for {MOST_SLOTS} before those in the batch were completed",
            )
        most = KEEP_COUNT + amount(piles.completed(seat), EXTRA_OBJECTIVE)
        beyond = max(0, count - most)
        lost -= beyond
        if piles.is_first_deck and (lost < 0 or beyond > piles.most_lost_of(seat, EXTRA_OBJECTIVE)):
            fail(f"players[{seat}].objectives", f"are {count} with those to come, but there is room for {most}")


def _check_losses(piles: Piles) -> None:
    """AUG-6.3: objectives are lost to attacks only, to each of them one by every opponent."""
    most = len(piles.attacks()) * (piles.seats - 1)
    if len(piles.discard) > most:
        fail("discard", f"has {len(piles.discard)} objectives, but no more than {most} can have been lost")


def _is_source_lost(piles: Piles, resource: int) -> bool:
    return any(SOURCES[card * RESOURCES_KNOWN + resource] for card in piles.discard)


def _check_colour_rewards(piles: Piles) -> None:
    """AUG-5.1: the first who controls three of a colour, or one of each, has the reward, and never loses it."""
    for reward in range(REWARD_COLOUR, REWARD_COUNT):
        name = REWARD_NAMES[reward]
        holder = int(piles.state.cells[REWARD + reward])
        lacking = [_lacking(_colours(cards), reward) for cards in piles.controlled]
        if holder == NONE:
            if 0 in lacking:
                fail(f"players[{lacking.index(0)}].rewards", f"must hold {name}, if nobody else does")
        elif piles.is_first_deck:
            ever = _colours(piles.controlled[holder] + piles.discard)
            if lacking[holder] > piles.most_lost(holder) or _lacking(ever, reward):
                fail(f"players[{holder}].rewards", f"cannot hold {name}")


def _colours(cards: list[int]) -> list[int]:
    found = [int(COLOUR[card]) for card in cards]
    return [found.count(colour) for colour in range(COLOURS_KNOWN)]


def _lacking(colours: list[int], reward: int) -> int:
    """How many objectives are missing for a colour reward."""
    if reward == REWARD_MIXED:
        return colours.count(0)
    return max(0, SAME_COLOUR - colours[reward - REWARD_COLOUR])


def _check_count_rewards(piles: Piles) -> None:
    """AUG-5.2: one at the most, for a number of objectives that was once controlled; or forgone for good."""
    cells = piles.state.cells
    for seat in range(piles.seats):
        path = f"players[{seat}]"
        lost = piles.most_lost(seat)
        held = [
            count
            for count in range(FIRST_COUNT, LAST_COUNT + 1)
            if cells[REWARD + REWARD_COUNT + count - FIRST_COUNT] == seat
        ]
        forgone = [count for count in range(COUNTS_KNOWN) if cells[FORGONE + seat * COUNTS_KNOWN + count]]
        if len(held) > 1:
            fail(f"{path}.rewards", "has two rewards for numbers")
        if forgone and cells[SECOND_CHANCE]:
            fail(f"{path}.forgone", "nothing is forgone for good where there is a second chance")
        if set(held) & set(forgone):
            fail(f"{path}.forgone", "what is forgone for good is not taken")
        if piles.is_first_deck:
            for name, counts in (("rewards", held), ("forgone", forgone)):
                if counts and max(counts) > len(piles.controlled[seat]) + lost:
                    fail(f"{path}.{name}", f"has never controlled {max(counts)} objectives")
            if held and forgone and max(forgone) > max(held) and max(forgone) - max(held) + 1 > lost:
                fail(f"{path}.forgone", "whoever has a reward for a number is offered no other")


def _check_resource(piles: Piles, resource: int) -> None:
    """AUG-5.3, AUG-5.4: whoever holds gold or wheat has a source, and nobody has more; else nobody has any.

    After an attack gold is judged before wheat, so that its holder may have to choose while wheat still waits.
    """
    state = piles.state
    holder = int(state.cells[REWARD + REWARD_RESOURCE + resource])
    most = most_sources(state, resource)
    if holder == NONE:
        if most:
            fail("players", f"somebody has sources of {RESOURCES[resource]}, but nobody the tile")
        return
    own = sources(state, holder, resource)
    if piles.phase == GIVING and resource >= state.cells[RESOURCE]:
        own += holder != piles.active and _is_source_lost(piles, resource)
    if own < max(1, most):
        fail(f"players[{holder}].rewards", f"must have most sources of {RESOURCES[resource]} to hold the tile")


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)
