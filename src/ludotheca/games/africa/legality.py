"""What may be done in Africa, as questions that both the list of legal actions and the explanations ask."""

from typing import Final

from mypy_extensions import i64

from ludotheca.games.africa.board import (
    ADJACENT,
    AROUND,
    BETWEEN,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    FROM,
    GEM,
    GOLD,
    GOODS,
    KIND,
    LIKED,
    LIKES,
    NEARBY,
    NEARBY_FROM,
    NO_LIKING,
    OTHER_BETWEEN,
    SPACES,
    STRAIGHT,
    TILES_KNOWN,
)
from ludotheca.games.africa.state import (
    BOARD,
    CAMPS,
    EXPLORER,
    GUEST,
    HELD,
    MOVED,
    NEAR,
    NOBODY,
    SEATS,
    SEGMENT,
    TILE,
    TURN,
    AfricaState,
)

NOT_NEARBY: Final = -1


def may_relocate(state: AfricaState) -> bool:
    """AFR-2.1: relocating is a turn of its own, so nothing may have been done before it."""
    return state.cells[SEGMENT] == 0 and state.cells[MOVED] == 0


def is_open(state: AfricaState, space: i64) -> bool:
    """AFR-2.2, AFR-2.4: no face-down tile and no explorer."""
    return state.cells[BOARD + space] != FACE_DOWN and state.cells[GUEST + space] == NOBODY


def is_passable(state: AfricaState, k: i64) -> bool:
    """AFR-2.4: whether the way to NEARBY[k] is straight or has an open space between."""
    between = BETWEEN[k]
    return between == STRAIGHT or is_open(state, between) or is_open(state, OTHER_BETWEEN[k])


def nearby(state: AfricaState, space: i64) -> i64:
    """AFR-2.3: which of NEARBY a space up to two steps from the explorer is, or NOT_NEARBY."""
    here = state.cells[EXPLORER + state.cells[TURN]]
    for k in range(NEARBY_FROM[here], NEARBY_FROM[here + 1]):
        if NEARBY[k] == space:
            return k
    return NOT_NEARBY


def is_at_hand(state: AfricaState, space: i64) -> bool:
    """AFR-4.1, AFR-5.1: the explorer's own space or one next to it."""
    here = state.cells[EXPLORER + state.cells[TURN]]
    return space == here or ADJACENT[here * SPACES + space] == 1


def worth(state: AfricaState, content: i64, space: i64) -> i64:
    """How much of what a tile likes lies around a space."""
    return state.cells[NEAR + LIKES[content] * SPACES + space]


def worth_after(state: AfricaState, content: i64, origin: i64, space: i64) -> i64:
    """The same once the tile has gone there: its old space is empty then, and an animal does not count itself."""
    count = worth(state, content, space)
    if ADJACENT[origin * SPACES + space]:
        if LIKED[EMPTY] == LIKES[content]:
            count += 1
        if LIKED[content] == LIKES[content]:
            count -= 1
    return count


def improves(state: AfricaState, origin: i64, space: i64) -> bool:
    """AFR-3.4, AFR-3.5, AFR-4.1, AFR-5.1: an empty space strictly better than where the tile lies."""
    content = state.cells[BOARD + origin]
    return state.cells[BOARD + space] == EMPTY and worth_after(state, content, origin, space) > worth(
        state, content, origin
    )


def can_improve(state: AfricaState, origin: i64) -> bool:
    """Whether any space is better for the tile."""
    cells = state.cells
    content = cells[BOARD + origin]
    # Only next to its old space can a tile find other than ``worth``, and there nomads find one more at the most; so
    # most spaces need no closer look.
    least = worth(state, content, origin) + (0 if LIKED[EMPTY] == LIKES[content] else 1)
    near = NEAR + LIKES[content] * SPACES
    for space in range(SPACES):
        if cells[BOARD + space] == EMPTY and cells[near + space] >= least and improves(state, origin, space):
            return True
    return False


def is_movable(state: AfricaState, space: i64) -> bool:
    """AFR-4.1, AFR-5.1: a face-up animal or nomads."""
    return LIKES[state.cells[BOARD + space]] != NO_LIKING


def swap_size(state: AfricaState, other: i64, tile: i64) -> i64:
    """AFR-3.3: how many tiles of a kind another player would have to hand over."""
    return state.cells[HELD + other * TILES_KNOWN + tile]


def found_in_hand(state: AfricaState) -> i64:
    """AFR-3.3: how many tiles of the kind just turned up there are to give, the new one included."""
    cells = state.cells
    return cells[HELD + cells[TURN] * TILES_KNOWN + cells[TILE] - FIRST_TILE]


def may_swap(state: AfricaState, other: i64, tile: i64) -> bool:
    """AFR-3.3: all of one other kind from another player, for as many of the kind just turned up."""
    count = swap_size(state, other, tile)
    return (
        other != state.cells[TURN]
        and tile != state.cells[TILE] - FIRST_TILE
        and count > 0
        and count <= found_in_hand(state)
    )


def can_swap(state: AfricaState) -> bool:
    """AFR-3.3: whether there is any swap to be made."""
    for other in range(state.cells[SEATS]):
        for good in GOODS:
            if may_swap(state, other, good):
                return True
    return False


def may_build(state: AfricaState) -> bool:
    """AFR-6.1: the explorer stands on an empty space and the player has a base camp."""
    cells = state.cells
    seat = cells[TURN]
    return cells[CAMPS + seat] > 0 and cells[BOARD + cells[EXPLORER + seat]] == EMPTY


def is_treasure(state: AfricaState, space: i64) -> bool:
    kind = KIND[state.cells[BOARD + space]]
    return kind == GOLD or kind == GEM


def has_treasure_around(state: AfricaState, space: i64) -> bool:
    """AFR-7.1: at least one face-up gold or gem tile next to the space."""
    for k in range(FROM[space], FROM[space + 1]):
        if is_treasure(state, AROUND[k]):
            return True
    return False
