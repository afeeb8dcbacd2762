"""What makes a position of Augustus sound: conditions that every position of a game fulfils and every action keeps.

A position may leave out legions and objectives that somebody would have; what it shows must have a cause. From a sound
position every game goes on by the rules. Above all somebody can always use a joker, for everybody has a legion and
whoever completes an objective takes a new one; and a joker is always in the bag. So the town crier draws a token that
somebody can use before the bag is empty.
"""

from collections.abc import Iterable
from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.augustus.cards import (
    AMOUNT,
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
    OBJECTIVES_KNOWN,
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
from ludotheca.games.augustus.data import RESOURCES, REWARD_NAMES, TOKENS
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
from ludotheca.games.augustus.state import (
    ACTIVE,
    BAG,
    CHOICE,
    COMPLETING,
    CONTROLLED,
    COUNTS_KNOWN,
    DEALT,
    DECK,
    DISCARD,
    DRAWN,
    EFFECT_OF,
    EXTRA,
    FACE_DOWN,
    FILLED,
    FIRST_GAME,
    FORCED,
    FORGONE,
    GIVER,
    GIVING,
    IN_HAND,
    KEEP,
    KEPT,
    LOSING,
    MOBILISING,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    NOT_ASKED,
    OVER,
    PHASE,
    PICKING,
    PLACE,
    PROGRESS,
    QUEUE,
    REARRANGING,
    RESOLVING,
    RESOURCE,
    REWARD,
    REWARDING,
    ROW,
    ROW_SIZE,
    SEATS,
    SECOND_CHANCE,
    SLOT,
    STEPS,
    STOCK,
    SUPPLY,
    TAKEN_BACK,
    TOKEN,
    WHERE,
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
MOST_WITHOUT_RESHUFFLING: Final = 4
"""AUG-4.5: so many players never use up the deck. They control 24 objectives when a token is drawn and conquer 14; with
14 more taken in the same draw, 12 face down, 6 lost and 5 open that makes 75 of 88 at the most."""
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
EFFECT_PHASES: Final = (MOBILISING, COMPLETING, REARRANGING, LOSING, GIVING)
"""Those in which the effect of an objective goes on; after them its batch is controlled."""


def check(state: AugustusState) -> None:
    """Refuses what no table could show, although each part of it could be read."""
    table = _Table(state)
    _check_tokens(state)
    _check_row(table)
    _check_dealt(table)
    _check_course(table)
    for seat in range(table.seats):
        _check_completed(table, seat)
        _check_control(table, seat)
        _check_taken_back(state, seat)
    if table.phase == OVER and all(len(cards) < OBJECTIVES_TO_END for cards in table.controlled):
        fail("phase", f"the game is not over before somebody controls {OBJECTIVES_TO_END} objectives")
    _check_legions(table)
    _check_room(table)
    _check_losses(table)
    _check_colour_rewards(table)
    _check_count_rewards(table)
    for resource in range(RESOURCES_KNOWN):
        _check_resource(table, resource)


class _Table:
    """Where all objectives of a state lie, and what follows from that."""

    def __init__(self, state: AugustusState) -> None:
        cells = state.cells
        self.state = state
        self.phase = int(cells[PHASE])
        self.seats = int(cells[SEATS])
        self.active = int(cells[ACTIVE])
        piles: dict[int, list[int]] = {}
        for card in range(1, OBJECTIVES_KNOWN + 1):
            piles.setdefault(int(cells[WHERE + card]), []).append(card)
        self.dealt, self.kept, self.face_down, self.controlled = (
            [piles.get(where + seat, []) for seat in range(self.seats)]
            for where in (DEALT, KEPT, FACE_DOWN, CONTROLLED)
        )
        self.progress = [
            [int(cells[SLOT + seat * MOST_SLOTS + k]) for k in range(MOST_SLOTS) if cells[SLOT + seat * MOST_SLOTS + k]]
            for seat in range(self.seats)
        ]
        self.discard = piles.get(DISCARD, [])
        self.batch = piles.get(RESOLVING + self.active, []) if self.active != NONE else []
        self.queue = [int(cells[QUEUE + k]) for k in range(MOST_SEATS) if cells[QUEUE + k]]
        self.gaps = sum(cells[ROW + k] == 0 for k in range(ROW_SIZE))
        has_face_down = any(self.face_down)
        self.can_refill = DECK in piles or bool(self.discard) or has_face_down
        self.is_first_deck = has_face_down or self.phase == KEEP or self.seats <= MOST_WITHOUT_RESHUFFLING
        """AUG-4.5: nothing was reshuffled, which would take along what was put away face down at the start. So each
        objective was completed once at the most, and those that were lost all lie in the discard pile."""

    def completed(self, seat: int) -> list[int]:
        """What a seat controls, or has completed and is resolving."""
        return self.controlled[seat] + (self.batch if seat == self.active else [])

    def to_come(self, seat: int) -> int:
        """AUG-4.2, AUG-6.5: how many new objectives a seat is going to take."""
        if seat != self.active:
            return 0
        extra, steps = self.state.cells[EXTRA], self.state.cells[STEPS]
        return int(steps if self.phase in (REWARDING, PICKING) else len(self.batch) + extra)

    def just_controlled(self) -> tuple[int, int]:
        """AUG-4.2, AUG-4.4: how many objectives the batch had for which new ones are taken, at least and at most.

        The gaps in the row show what was taken, unless there was nothing left to fill the row before.
        """
        still = self.to_come(self.active) - int(self.state.cells[EXTRA])
        taken = self.gaps if self.phase == PICKING else 0
        return still + (taken if self.can_refill else 0), still + taken


def _amount(cards: Iterable[int], *kinds: int) -> int:
    """How much effects of some kinds do, on several objectives together."""
    return sum(int(AMOUNT[card]) for card in cards if EFFECT[card] in kinds)


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


def _check_row(table: _Table) -> None:
    """AUG-2.1, AUG-4.2, AUG-4.5: five objectives lie open, unless one is being taken or none is left."""
    if table.gaps and table.can_refill and table.phase != PICKING:
        fail("row", f"has {ROW_SIZE - table.gaps} objectives: five lie open as long as there are any left")


def _check_dealt(table: _Table) -> None:
    """AUG-2.2: six objectives are dealt, three of which are kept and three put away; not so in a first game."""
    is_first_game = table.state.cells[FIRST_GAME]
    if table.phase == KEEP and is_first_game:
        fail("phase", "there is nothing to choose in a first game")
    if table.phase == KEEP and table.discard:
        fail("discard", "nothing is lost yet")
    for seat in range(table.seats):
        path = f"players[{seat}]"
        dealt, kept, face_down = (len(cards[seat]) for cards in (table.dealt, table.kept, table.face_down))
        if table.phase != KEEP:
            if dealt or kept:
                fail(f"{path}.dealt", "only in the phase 'keep', as are those kept")
            if face_down > (0 if is_first_game else DISCARDED_COUNT):
                fail(f"{path}.discarded", f"has {face_down} objectives, but nobody puts away more than three of six")
            continue
        if table.progress[seat] or table.controlled[seat] or face_down:
            fail(path, "has nothing yet but what is dealt")
        if dealt + kept != DEALT_COUNT or kept > KEEP_COUNT:
            fail(f"{path}.dealt", f"six objectives are dealt, three of them kept, not {dealt + kept} and {kept}")


def _check_course(table: _Table) -> None:
    """AUG-4.2: how far the objectives completed by the last token have been resolved."""
    cells = table.state.cells
    if table.active == NONE:
        for name, found in (("queue", len(table.queue)), ("steps", cells[STEPS]), ("extra", cells[EXTRA])):
            if found:
                fail(name, "nobody is resolving anything")
        return
    _check_queue(table)
    if table.phase in EFFECT_PHASES:
        _check_effect(table)
        _check_batch(table)
    else:
        _check_taking(table)


def _check_queue(table: _Table) -> None:
    """AUG-4.1, AUG-4.2: what waits in ascending order, one of each other player, after the one being resolved."""
    if table.queue != sorted(table.queue):
        fail("queue", "must ascend")
    completed_by = {table.active}
    for k, card in enumerate(table.queue):
        seat = int(owner(table.state, card, PROGRESS))
        if seat in completed_by:
            fail(f"queue[{k}]", "a player completes one objective at most with a token")
        completed_by.add(seat)
    if table.queue and table.queue[0] < min(table.completed(table.active), default=0):
        fail("queue[0]", "is lower than all that the active player has completed, and would come first")


def _check_batch(table: _Table) -> None:
    """AUG-4.4: all but one of a batch were completed by effects of the batch, as were those still to follow."""
    state, seat = table.state, table.active
    effect = int(state.cells[EFFECT_OF])
    done = [card for card in table.batch if card != effect]
    if state.cells[EXTRA] != _amount(done, EXTRA_OBJECTIVE):
        fail("extra", f"must be {_amount(done, EXTRA_OBJECTIVE)}: one for each extra objective in the batch")
    waiting = [card for card in table.progress[seat] if is_completed(state, seat, slot_of(state, seat, card))]
    by_this_effect = _completed_by_effect(state)
    if len(done) + len(waiting) > _most_completed(done) + by_this_effect:
        fail("batch", "has more objectives than its effects could complete")
    if not by_this_effect and waiting and min(waiting) < effect:
        fail("effect", f"objective {min(waiting)} is lower and comes first")
    if sum(state.cells[FORCED + seat * MOST_SLOTS + k] for k in range(MOST_SLOTS)) > _amount(done, COMPLETE_ONE):
        fail(f"players[{seat}].objectives", "no effect of the batch has forced so many")


def _most_completed(cards: Iterable[int]) -> int:
    """AUG-4.1, AUG-6.1, AUG-6.4, AUG-6.6: how many objectives effects can complete: each legion put, one."""
    rearranged = _amount(cards, REARRANGE_ALL) * MOST_SLOTS
    return _amount(cards, MOBILISE, MOBILISE_ANY, COMPLETE_ONE) + rearranged


def _completed_by_effect(state: AugustusState) -> int:
    """How many objectives the effect that is going on can have completed so far."""
    cells = state.cells
    if cells[PHASE] == MOBILISING:
        return int(AMOUNT[cells[EFFECT_OF]] - cells[STEPS])
    return MOST_SLOTS if cells[PHASE] == REARRANGING and cells[STEPS] > 0 else 0


def _check_effect(table: _Table) -> None:
    """What the effect still asks for is there, and can be done."""
    state, phase, seat = table.state, table.phase, table.active
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
        _check_giving(table)


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


def _check_giving(table: _Table) -> None:
    """AUG-5.4: an old holder who has just lost a source chooses among several who have more."""
    state = table.state
    giver, resource = int(state.cells[GIVER]), int(state.cells[RESOURCE])
    most = most_sources(state, resource)
    leaders = [seat for seat in range(table.seats) if sources(state, seat, resource) == most]
    if state.cells[REWARD + REWARD_RESOURCE + resource] != giver:
        fail("giver", "does not have the tile")
    if sources(state, giver, resource) != most - 1 or len(leaders) == 1:
        fail("giver", "must have one source less than at least two others")
    if giver == table.active or not _is_source_lost(table, resource):
        fail("giver", "must have lost a source to the attack")


def _check_taking(table: _Table) -> None:
    """AUG-4.2, AUG-4.4, AUG-6.5: one new objective for each that was completed, and those that are extra."""
    state, seat = table.state, table.active
    if state.cells[STEPS] == 0:
        fail("steps", "must be at least 1: an objective is taken for each that was completed")
    if state.cells[EXTRA] > _amount(table.controlled[seat], EXTRA_OBJECTIVE):
        fail("extra", "the active player controls no such objectives")
    least, most = table.just_controlled()
    if most < 1:
        fail("steps", "must be more than those that are extra")
    if least > min(len(table.controlled[seat]), 1 + _most_completed(table.controlled[seat])):
        fail("steps", "are more than the active player can have completed")
    offered = offered_count(state, seat)
    if table.phase == REWARDING and offered == 0:
        fail("phase", "no reward is offered")
    if table.phase == PICKING:
        if offered and not state.cells[SECOND_CHANCE]:
            fail("phase", f"the reward for {offered} objectives comes first")
        _check_taken(table)


def _check_taken(table: _Table) -> None:
    """AUG-4.2: the gaps in the row are what the active seat has just taken, and no legions lie there yet."""
    path = f"players[{table.active}].objectives"
    progress = table.progress[table.active]
    if len(progress) == MOST_SLOTS:
        fail(path, f"there is room for {MOST_SLOTS}, and one is to be taken")
    if not table.can_refill:
        return
    if len(progress) < table.gaps:
        fail("row", f"has {table.gaps} gaps, but the active player has {len(progress)} objectives")
    for card in progress[len(progress) - table.gaps :]:
        if filled(table.state, card):
            fail(path, f"there are legions on {card}, which was just taken")


def _check_completed(table: _Table, seat: int) -> None:
    """AUG-4.2, AUG-6.4: what is completed waits or is resolved at once; only then an effect may have forced it."""
    state = table.state
    in_own_batch = seat == table.active and table.phase in EFFECT_PHASES
    for k, card in enumerate(table.progress[seat]):
        path = f"players[{seat}].objectives[{k}]"
        slot = slot_of(state, seat, card)
        if is_completed(state, seat, slot) and not in_own_batch and card not in table.queue:
            fail(path, f"objective {card} is completed, but does not wait to be resolved")
        if state.cells[FORCED + seat * MOST_SLOTS + slot] and (not in_own_batch or filled(state, card) == SPACES[card]):
            fail(f"{path}.forced", "only what an effect of the active player has just completed")


def _check_control(table: _Table, seat: int) -> None:
    """AUG-7.1: seven objectives end the game after the draw in which they were completed."""
    most = OBJECTIVES_TO_END - 1
    is_waiting = any(owner(table.state, card, PROGRESS) == seat for card in table.queue)
    if seat == table.active and table.phase in (REWARDING, PICKING):
        most += table.just_controlled()[1]
    elif table.phase not in (KEEP, PLACE) and seat != table.active and not is_waiting:
        # As many as were completed in this draw were taken again.
        most += len(table.progress[seat]) if table.is_first_deck else MOST_SLOTS
    count = len(table.controlled[seat])
    if count > most:
        fail(f"players[{seat}].controlled", f"has {count} objectives, but the game would have ended before")


def _check_taken_back(state: AugustusState, seat: int) -> None:
    """AUG-3.2: a choice is taken back only by who has one to make, and not for ever."""
    taken_back = state.cells[TAKEN_BACK + seat]
    is_asked = state.cells[PHASE] == KEEP or state.cells[CHOICE + seat] != NOT_ASKED
    if not 0 <= taken_back <= (MOST_TAKEN_BACK if is_asked else 0):
        fail(f"players[{seat}].taken_back", f"must be 0 to {MOST_TAKEN_BACK}, where there is something to choose")


def _check_legions(table: _Table) -> None:
    """AUG-1.2, AUG-2.1, AUG-6.7: seven each, and those that objectives have given; 48 in all."""
    state = table.state
    legions = [_legions_of(table, seat) for seat in range(table.seats)]
    if state.cells[STOCK] < 0:
        fail("players", f"there are {sum(legions)} legions, but the game has {LEGIONS_IN_ALL}")
    lost = _amount(table.discard, EXTRA_LEGION)
    for seat, count in enumerate(legions):
        if count == 0:
            fail(f"players[{seat}].supply", "must be more than 0, or this player would have no legion at all")
        most = START_LEGIONS + _amount(table.completed(seat), EXTRA_LEGION)
        lost -= max(0, count - most)
        if table.is_first_deck and lost < 0:
            fail(f"players[{seat}].supply", f"has {count} legions in all, and more than {most} come from nowhere")


def _legions_of(table: _Table, seat: int) -> int:
    cells = table.state.cells
    count = int(cells[SUPPLY + seat]) + sum(int(filled(table.state, card)) for card in table.progress[seat])
    if seat == table.active:
        count += int(cells[IN_HAND] != NONE) + int(cells[STEPS] if table.phase == REARRANGING else 0)
    return count


def _check_room(table: _Table) -> None:
    """AUG-2.2, AUG-6.5: three objectives in progress, and one more for each extra objective."""
    lost = _amount(table.discard, EXTRA_OBJECTIVE)
    for seat in range(table.seats):
        count = len(table.progress[seat]) + table.to_come(seat)
        most = KEEP_COUNT + _amount(table.completed(seat), EXTRA_OBJECTIVE)
        lost -= max(0, count - most)
        if table.is_first_deck and lost < 0:
            fail(f"players[{seat}].objectives", f"are {count} with those to come, but there is room for {most}")


def _check_losses(table: _Table) -> None:
    """AUG-6.3: objectives are lost to attacks only, to each of them one by every opponent."""
    attackers = [*table.discard, *(card for seat in range(table.seats) for card in table.completed(seat))]
    attacks = _amount(attackers, LOSE_CONTROLLED)
    if table.phase == LOSING and EFFECT[table.state.cells[EFFECT_OF]] == LOSE_CONTROLLED:
        attacks -= 1
    most = attacks * (table.seats - 1)
    if len(table.discard) > most:
        fail("discard", f"has {len(table.discard)} objectives, but no more than {most} can have been lost")


def _is_source_lost(table: _Table, resource: int) -> bool:
    return any(SOURCES[card * RESOURCES_KNOWN + resource] for card in table.discard)


def _check_colour_rewards(table: _Table) -> None:
    """AUG-5.1: the first who controls three of a colour, or one of each, has the reward, and never loses it."""
    lost = _colours(table.discard)
    controlled = [_colours(cards) for cards in table.controlled]
    for reward in range(REWARD_COLOUR, REWARD_COUNT):
        holder = int(table.state.cells[REWARD + reward])
        for seat, colours in enumerate(controlled):
            if holder == NONE and _deserves(colours, reward):
                fail(f"players[{seat}].rewards", f"must hold {REWARD_NAMES[reward]}, if nobody else does")
        if holder != NONE and table.is_first_deck:
            ever = [own + gone for own, gone in zip(controlled[holder], lost, strict=True)]
            if not _deserves(ever, reward):
                fail(f"players[{holder}].rewards", f"cannot hold {REWARD_NAMES[reward]}")


def _colours(cards: list[int]) -> list[int]:
    found = [int(COLOUR[card]) for card in cards]
    return [found.count(colour) for colour in range(COLOURS_KNOWN)]


def _deserves(colours: list[int], reward: int) -> bool:
    return min(colours) > 0 if reward == REWARD_MIXED else colours[reward - REWARD_COLOUR] >= SAME_COLOUR


def _check_count_rewards(table: _Table) -> None:
    """AUG-5.2: one at the most, for a number of objectives that was once controlled; or forgone for good."""
    cells = table.state.cells
    for seat in range(table.seats):
        path = f"players[{seat}]"
        ever = len(table.controlled[seat]) + len(table.discard)
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
        if table.is_first_deck:
            for name, counts in (("rewards", held), ("forgone", forgone)):
                if counts and max(counts) > ever:
                    fail(f"{path}.{name}", f"has never controlled {max(counts)} objectives")


def _check_resource(table: _Table, resource: int) -> None:
    """AUG-5.3, AUG-5.4: whoever holds gold or wheat has a source, and nobody has more; else nobody has any.

    After an attack gold is judged before wheat, so that its holder may have to choose while wheat still waits.
    """
    state = table.state
    holder = int(state.cells[REWARD + REWARD_RESOURCE + resource])
    most = most_sources(state, resource)
    if holder == NONE:
        if most:
            fail("players", f"somebody has sources of {RESOURCES[resource]}, but nobody the tile")
        return
    own = sources(state, holder, resource)
    if table.phase == GIVING and resource >= state.cells[RESOURCE]:
        own += holder != table.active and _is_source_lost(table, resource)
    if own < max(1, most):
        fail(f"players[{holder}].rewards", f"must have most sources of {RESOURCES[resource]} to hold the tile")


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)
