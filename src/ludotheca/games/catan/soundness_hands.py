"""What must hold of hands: what others can know of them, and the cards that are given up."""

from mypy_extensions import i64

from ludotheca.games.catan.board import NONE
from ludotheca.games.catan.reading import fail
from ludotheca.games.catan.state import (
    AUCTION,
    CARDS,
    DISCARD,
    DISCARDING,
    DISCARDS,
    GOODS_KNOWN,
    HAND,
    MOST_SEATS,
    OBSERVERS,
    OVERBID,
    PHASE,
    RESOURCES_KNOWN,
    SEATS,
    TOO_LITTLE,
    TOO_MUCH,
    CatanState,
)


def check_knowledge(state: CatanState) -> None:
    """Everybody knows the own hand, and of another's at least what a spectator knows."""
    cells = state.cells
    for observer in range(OBSERVERS):
        for seat in range(cells[SEATS]):
            known = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
            seen = (MOST_SEATS * MOST_SEATS + seat) * RESOURCES_KNOWN
            for resource in range(RESOURCES_KNOWN):
                less, more = cells[TOO_LITTLE + known + resource], cells[TOO_MUCH + known + resource]
                if observer == seat and less + more > 0:
                    fail("knowledge", f"seat {seat} knows the own hand")
                if less > cells[TOO_LITTLE + seen + resource] or more > cells[TOO_MUCH + seen + resource]:
                    fail("knowledge", f"seat {observer} knows at least as much of seat {seat} as a spectator")


def check_discards(state: CatanState, hand_limit: i64) -> None:
    """CAT-1.5, ALX-2.8, ALX-2.12: whoever has too many cards gives up half of them, or whoever could not pay."""
    cells = state.cells
    is_anybody = False
    for seat in range(cells[SEATS]):
        path = f"players[{seat}]"
        chosen: i64 = 0
        for resource in range(RESOURCES_KNOWN):
            count = cells[DISCARDING + seat * RESOURCES_KNOWN + resource]
            chosen += count
            if count > cells[HAND + seat * GOODS_KNOWN + resource]:
                fail(f"{path}.discarding", "there are not so many in the hand")
        left = cells[DISCARDS + seat]
        due = cells[CARDS + seat] // 2 if must_discard(state, seat, hand_limit) else 0
        if chosen + left != due:
            fail(f"{path}.discards", f"must be {due} with those chosen so far")
        if left > 0:
            if is_anybody and cells[AUCTION] != NONE:
                fail(f"{path}.discards", "nobody else gives up cards for an overbid")
            is_anybody = True
    if cells[PHASE] == DISCARD and not is_anybody:
        fail("players", "nobody has cards to give up")


def must_discard(state: CatanState, seat: i64, hand_limit: i64) -> bool:
    cells = state.cells
    if cells[PHASE] != DISCARD:
        return False
    if cells[AUCTION] == NONE:
        return cells[CARDS + seat] > hand_limit
    # Who has given up cards for an overbid before does not do so again.
    return cells[OVERBID + seat] > 0 and cells[DISCARDS + seat] > 0
