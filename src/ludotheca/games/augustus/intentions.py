"""A position of Augustus once it has happened what a seat has chosen, or what it cannot escape."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.augustus import cards, legality
from ludotheca.games.augustus import layout as at
from ludotheca.games.augustus.prospects import (
    COMPLETED_FREE,
    MOBILISED,
    NEW_OBJECTIVE,
    Prospects,
    hope_for_kept,
    hope_for_row,
)
from ludotheca.games.augustus.state import take_off


def known(cells: vec[i64], seat: i64) -> Prospects:
    """A seat's prospects as everybody sees them, without what it has chosen unseen.

    AUG-6.3: a loss that leaves no choice counts as suffered.
    """
    if cells[at.PHASE] != at.LOSING or cells[at.CHOICE + seat] != at.NOT_ASKED or seat == cells[at.ACTIVE]:
        return present(cells, seat)
    after = cells[:]
    _lose(after, seat)
    return Prospects(after, seat, at.NONE)


def present(cells: vec[i64], seat: i64) -> Prospects:
    """A seat's prospects as things are; a legion that it has openly taken up is put where it is best."""
    if cells[at.ACTIVE] == seat and cells[at.IN_HAND] != at.NONE:
        return _put_best(cells, seat, cells[at.IN_HAND])
    return Prospects(cells, seat, at.NONE)


def has_intention(cells: vec[i64], seat: i64) -> bool:
    """Whether a seat has chosen, at least in part, what nobody else may know."""
    if cells[at.CHOICE + seat] == at.DECIDED:
        return True
    return (
        cells[at.PHASE] == at.PLACING
        and cells[at.CHOICE + seat] == at.UNDECIDED
        and cells[at.CHOSEN_FROM + seat] != at.NONE
    )


def intended(cells: vec[i64], seat: i64) -> Prospects:
    """The prospects of a seat once it has done what it intends; a legion taken up is put where it is best."""
    after = cells[:]
    source = cells[at.CHOSEN_FROM + seat]
    target = cells[at.CHOSEN_TO + seat]
    if cells[at.PHASE] == at.LOSING:
        _lose(after, seat)
    elif cells[at.CHOICE + seat] == at.UNDECIDED:
        after[at.FILLED + source] -= 1
        return _put_best(after, seat, source)
    elif target != at.NONE:
        if source == at.NONE:
            after[at.SUPPLY + seat] -= 1
        else:
            after[at.FILLED + source] -= 1
        after[at.FILLED + target] += 1
    return Prospects(after, seat, at.NONE)


def _put_best(cells: vec[i64], seat: i64, source: i64) -> Prospects:
    """The prospects once the legion that was taken up from a place lies where it is best, which is not there."""
    before = Prospects(cells, seat, source)
    place = before.best_place(legality.put_categories(cells, seat))
    if place == at.NONE:
        return before
    after = cells[:]
    after[at.FILLED + place] += 1
    return Prospects(after, seat, at.NONE)


def standing(cells: vec[i64], seat: i64, *, intends: bool) -> float:
    """How a seat stands, with what only it knows about itself; its choice counts only if that is wanted."""
    if intends and has_intention(cells, seat):
        return intended(cells, seat).standing(cells)
    found = present(cells, seat)
    if cells[at.PHASE] == at.KEEPING:
        return found.standing(cells) + hope_for_kept(cells, seat, found.held) * found.time_left
    return found.standing(cells)


def _lose(cells: vec[i64], seat: i64) -> None:
    """AUG-6.3: the seat gives up what it has chosen so far."""
    first = cells[at.CHOSEN_FROM + seat]
    second = cells[at.CHOSEN_TO + seat]
    kind = cards.EFFECT[cells[at.EFFECT_OF]]
    if kind == cards.LOSE_LEGION:
        if first != at.NONE:
            cells[at.FILLED + first] -= 1
            cells[at.SUPPLY + seat] += 1
        if second != at.NONE:
            cells[at.FILLED + second] -= 1
            cells[at.SUPPLY + seat] += 1
    elif kind == cards.CLEAR_OBJECTIVE:
        if second != at.NONE:
            cells[at.SUPPLY + seat] += take_off(cells, second)
    elif second != at.NONE:
        cells[at.WHERE + second] = at.DISCARD
        cells[at.CONTROLS + seat] -= 1


def pending(cells: vec[i64], seat: i64, found: Prospects) -> float:
    """What the decision that a seat is asked for, or has made unseen, brings at best beyond what is hoped anyway."""
    phase = cells[at.PHASE]
    if phase == at.PLACING:
        if cells[at.CHOICE + seat] == at.NOT_ASKED:
            return 0.0
        return found.put(legality.token_categories(cells, seat)) * found.time_left
    if phase == at.LOSING:
        return 0.0 if cells[at.CHOICE + seat] == at.NOT_ASKED else -_least_lost(cells, found)
    if cells[at.ACTIVE] != seat or cells[at.IN_HAND] != at.NONE:
        return 0.0
    if phase == at.MOBILISING:
        return (found.put(legality.effect_categories(cells)) - MOBILISED) * found.time_left
    if phase == at.COMPLETING:
        return (found.completing - COMPLETED_FREE) * found.time_left
    if phase == at.PICKING:
        return (hope_for_row(cells, found.held) - NEW_OBJECTIVE) * found.time_left
    return 0.0


def _least_lost(cells: vec[i64], found: Prospects) -> float:
    """AUG-6.3: what the present attack costs at least."""
    kind = cards.EFFECT[cells[at.EFFECT_OF]]
    if kind == cards.LOSE_LEGION:
        return float(legality.legions_to_lose(cells)) * found.least_loss * found.time_left
    return found.least_cleared * found.time_left if kind == cards.CLEAR_OBJECTIVE else found.least_controlled
