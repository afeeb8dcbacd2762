"""What must hold of a position of Augustus: conditions that every position of a game meets and every action keeps.

A position may leave out legions and objectives that somebody would have; what it shows must have a cause.

From a sound position every game goes on by the rules. Above all the town crier stops drawing, at a joker at the latest:
everybody has a legion, and somebody conquers an objective, for whoever completes one takes another. Only from an empty
row there is none to take; but that takes all 88, and as nobody controls more than six when a token is drawn, others are
in progress then. An objective in progress has a free space, and its player a legion that can go there: one from the
supply, or else one from another space, for an objective has spaces of several categories (``data`` takes no other).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.engine.positions import fail
from ludotheca.games.augustus import cards, legality, soundness_resolving, soundness_rewards
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.course import OBJECTIVES_TO_END
from ludotheca.games.augustus.data import TOKENS
from ludotheca.games.augustus.piles import Piles, amount
from ludotheca.games.augustus.soundness_resolving import EFFECT_PHASES
from ludotheca.games.augustus.state import filled, is_completed, is_full, owner, slot_of

DISCARDED_COUNT: Final = legality.DEALT_COUNT - legality.KEEP_COUNT
"""AUG-2.2: how many of the objectives dealt are put away face down."""


def check(cells: vec[i64]) -> None:
    """Refuses what no game could come to, although each part of it could be read."""
    piles = Piles(cells)
    _check_tokens(cells)
    _check_row(piles)
    _check_dealt(piles)
    soundness_resolving.check(piles)
    for seat in range(piles.seats):
        _check_completed(piles, seat)
        _check_control(piles, seat)
        _check_taken_back(cells, seat)
    if piles.phase == at.OVER and all(len(pile) < OBJECTIVES_TO_END for pile in piles.controlled):
        fail("phase", f"the game is not over before somebody controls {OBJECTIVES_TO_END} objectives")
    _check_legions(piles)
    _check_room(piles)
    _check_losses(piles)
    soundness_rewards.check(piles)


def _check_tokens(cells: vec[i64]) -> None:
    """AUG-1.2, AUG-3.3, AUG-3.4: 23 tokens, in the bag or drawn since the last joker."""
    phase, called = cells[at.PHASE], cells[at.TOKEN]
    for token, (name, count) in enumerate(TOKENS.items()):
        if cells[at.BAG + token] + cells[at.DRAWN + token] != count:
            both = f"{cells[at.BAG + token]} in the bag and {cells[at.DRAWN + token]} drawn"
            fail(f"bag.{name}", f"the game has {count} of these tokens, not {both}")
    drawn = total(cells, at.DRAWN, at.TOKEN_KINDS)
    if (called == at.NONE) != (phase in (at.KEEPING, at.OVER)):
        fail("token", "must be there once the first is drawn, and until the end")
    if called != at.NONE and cells[at.DRAWN + called] == 0:
        fail("drawn", "must count the token just called")
    if phase == at.KEEPING and drawn > 0:
        fail("drawn", "no token is drawn before all have kept their objectives")
    if phase == at.OVER and drawn == 0:
        fail("drawn", "the game ends after a token was drawn")
    if cells[at.DRAWN + cards.JOKER_TOKEN] > (1 if called == cards.JOKER_TOKEN or phase == at.OVER else 0):
        fail("drawn.joker", "all tokens are back in the bag after a joker")


def _check_row(piles: Piles) -> None:
    """AUG-2.1, AUG-4.2, AUG-4.5: five objectives lie open, unless one is being taken or none is left."""
    if piles.gaps and piles.can_refill and piles.phase != at.PICKING:
        fail("row", f"has {at.ROW_SIZE - piles.gaps} objectives: five lie open as long as there are any left")


def _check_dealt(piles: Piles) -> None:
    """AUG-2.2: six objectives are dealt, of which three are kept and three put away, except in a first game."""
    is_first_game = piles.cells[at.FIRST_GAME]
    if piles.phase == at.KEEPING and is_first_game:
        fail("phase", "there is nothing to choose in a first game")
    if piles.phase == at.KEEPING and piles.discard:
        fail("discard", "nothing is lost yet")
    for seat in range(piles.seats):
        path = f"players[{seat}]"
        dealt, kept, face_down = (len(pile[seat]) for pile in (piles.dealt, piles.kept, piles.face_down))
        if piles.phase != at.KEEPING:
            if dealt or kept:
                fail(f"{path}.dealt", "objectives are dealt and kept only in the phase 'keep'")
            if face_down > (0 if is_first_game else DISCARDED_COUNT):
                fail(f"{path}.discarded", f"has {face_down} objectives, but nobody puts away more than three of six")
            continue
        if piles.progress[seat] or piles.controlled[seat] or face_down:
            fail(path, "has nothing yet but the objectives dealt")
        if dealt + kept != legality.DEALT_COUNT or kept > legality.KEEP_COUNT:
            fail(f"{path}.dealt", f"six objectives are dealt, three of them kept, not {dealt + kept} and {kept}")


def _check_completed(piles: Piles, seat: int) -> None:
    """AUG-4.2, AUG-6.4: a completed objective waits or belongs to the batch; only there can an effect force one."""
    cells = piles.cells
    in_own_batch = seat == piles.active and piles.phase in EFFECT_PHASES
    for k, card in enumerate(piles.progress[seat]):
        path = f"players[{seat}].objectives[{k}]"
        slot = slot_of(cells, seat, card)
        if is_completed(cells, seat, slot) and not in_own_batch and card not in piles.queue:
            fail(path, f"objective {card} is completed, but does not wait to be resolved")
        if cells[at.forced(seat, slot)] and (not in_own_batch or is_full(cells, card)):
            fail(f"{path}.forced", "only for what an effect of the active player has just completed")


def _check_control(piles: Piles, seat: int) -> None:
    """AUG-7.1: seven objectives end the game after the draw in which they were completed."""
    most = OBJECTIVES_TO_END - 1
    is_waiting = any(owner(piles.cells, card, at.PROGRESS) == seat for card in piles.queue)
    if seat == piles.active and piles.phase in (at.REWARDING, at.PICKING):
        most += min(piles.most_in_batch(), at.MOST_SLOTS)
    elif piles.phase not in (at.KEEPING, at.PLACING) and seat != piles.active and not is_waiting:
        # For each one completed in this draw a new one was taken.
        most += len(piles.progress[seat]) if piles.is_first_deck else at.MOST_SLOTS
    count = len(piles.controlled[seat])
    if count > most:
        fail(f"players[{seat}].controlled", f"has {count} objectives, but the game would have ended before")


def _check_taken_back(cells: vec[i64], seat: int) -> None:
    """AUG-3.2: only those who have a choice to make take one back, and not forever."""
    taken_back = cells[at.TAKEN_BACK + seat]
    is_asked = cells[at.PHASE] == at.KEEPING or cells[at.CHOICE + seat] != at.NOT_ASKED
    if not 0 <= taken_back <= (legality.MOST_TAKEN_BACK if is_asked else 0):
        fail(
            f"players[{seat}].taken_back",
            f"must be 0 to {legality.MOST_TAKEN_BACK}, where there is something to choose",
        )


def _check_legions(piles: Piles) -> None:
    """AUG-1.2, AUG-2.1, AUG-6.7: seven for each player, and those that objectives have brought; 48 in all."""
    cells = piles.cells
    legions = [_legions_of(piles, seat) for seat in range(piles.seats)]
    if cells[at.STOCK] < 0:
        fail("players", f"there are {sum(legions)} legions, but the game has {legality.LEGIONS_IN_ALL}")
    lost = amount(piles.discard, cards.EXTRA_LEGION)
    for seat, count in enumerate(legions):
        if count == 0:
            fail(f"players[{seat}].supply", "must be more than 0, or this player would have no legion at all")
        most = legality.START_LEGIONS + amount(piles.completed(seat), cards.EXTRA_LEGION)
        beyond = max(0, count - most)
        lost -= beyond
        if piles.is_first_deck and (lost < 0 or beyond > piles.most_lost_of(seat, cards.EXTRA_LEGION)):
            fail(f"players[{seat}].supply", f"has {count} legions in all, and more than {most} come from nowhere")


def _legions_of(piles: Piles, seat: int) -> int:
    cells = piles.cells
    count = int(cells[at.SUPPLY + seat]) + sum(int(filled(piles.cells, card)) for card in piles.progress[seat])
    if seat == piles.active:
        count += int(cells[at.IN_HAND] != at.NONE) + int(cells[at.STEPS] if piles.phase == at.REARRANGING else 0)
    return count


def _check_room(piles: Piles) -> None:
    """AUG-2.2, AUG-6.5: three objectives in progress, and one more for each extra objective; never more than eight."""
    lost = amount(piles.discard, cards.EXTRA_OBJECTIVE)
    for seat in range(piles.seats):
        count = len(piles.progress[seat]) + piles.to_come(seat)
        if count - (piles.cells[at.EXTRA] if seat == piles.active else 0) > at.MOST_SLOTS:
            fail(
                f"players[{seat}].objectives",
                f"there was room for {at.MOST_SLOTS} before those in the batch were completed",
            )
        most = legality.KEEP_COUNT + amount(piles.completed(seat), cards.EXTRA_OBJECTIVE)
        beyond = max(0, count - most)
        lost -= beyond
        if piles.is_first_deck and (lost < 0 or beyond > piles.most_lost_of(seat, cards.EXTRA_OBJECTIVE)):
            fail(f"players[{seat}].objectives", f"are {count} with those to come, but there is room for {most}")


def _check_losses(piles: Piles) -> None:
    """AUG-6.3: objectives are lost only to attacks, one by every opponent to each of them."""
    most = len(piles.attacks()) * (piles.seats - 1)
    if len(piles.discard) > most:
        fail("discard", f"has {len(piles.discard)} objectives, but no more than {most} can have been lost")
