"""What may be done in Africa: questions that both the legal actions and the explanations ask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at

NOT_NEARBY: Final[i64] = -1


def may_relocate(cells: vec[i64]) -> bool:
    """AFR-2.1: relocating is a turn of its own, so nothing may have been done before it."""
    return cells[at.SEGMENT] == 0 and cells[at.MOVED] == 0


def is_open(cells: vec[i64], space: i64) -> bool:
    """AFR-2.2, AFR-2.4: no face-down tile and no explorer."""
    return cells[at.BARRED + space] == 0


def is_passable(cells: vec[i64], k: i64) -> bool:
    """AFR-2.4: whether the way to NEARBY[k] is straight or has an open space between."""
    between = board.BETWEEN[k]
    return between == board.STRAIGHT or is_open(cells, between) or is_open(cells, board.OTHER_BETWEEN[k])


def nearby(cells: vec[i64], space: i64) -> i64:
    """AFR-2.3: which of NEARBY a space up to two steps from the explorer is, or NOT_NEARBY."""
    here = cells[at.EXPLORER + cells[at.TURN]]
    for k in range(board.NEARBY_FROM[here], board.NEARBY_FROM[here + 1]):
        if board.NEARBY[k] == space:
            return k
    return NOT_NEARBY


def is_at_hand(cells: vec[i64], space: i64) -> bool:
    """AFR-4.1, AFR-5.1: the explorer's own space or one next to it."""
    here = cells[at.EXPLORER + cells[at.TURN]]
    return space == here or board.touch(here, space)


def worth(cells: vec[i64], content: i64, space: i64) -> i64:
    """How much of what a tile likes lies around a space."""
    return cells[at.near(board.LIKES[content], space)]


def worth_after(cells: vec[i64], content: i64, origin: i64, space: i64) -> i64:
    """The same once the tile has gone there: its old space is empty then, and an animal does not count itself."""
    count = worth(cells, content, space)
    if board.touch(origin, space):
        if board.LIKES[content] == board.EMPTINESS:
            count += 1
        if board.LIKED[content] == board.LIKES[content]:
            count -= 1
    return count


def improves(cells: vec[i64], origin: i64, space: i64) -> bool:
    """AFR-3.4, AFR-3.5, AFR-4.1, AFR-5.1: an empty space strictly better than where the tile lies."""
    if cells[at.BOARD + space] != board.EMPTY:
        return False
    content = cells[at.BOARD + origin]
    return worth_after(cells, content, origin, space) > worth(cells, content, origin)


def can_improve(cells: vec[i64], origin: i64) -> bool:
    """Whether any space is better for the tile."""
    content = cells[at.BOARD + origin]
    liking = board.LIKES[content]
    least = worth(cells, content, origin)
    # Nomads find one more than ``worth`` says next to their old space. An animal never finds more than it says, nor
    # more of its species than can lie face up elsewhere; so most tiles and most spaces need no closer look.
    if liking != board.EMPTINESS:
        least += 1
        if least >= board.COUNT[content] - cells[at.UNSEEN + content - board.FIRST_TILE]:
            return False
    near = at.near(liking, 0)
    for space in range(at.SPACES):
        if cells[near + space] >= least and cells[at.BOARD + space] == board.EMPTY and improves(cells, origin, space):
            return True
    return False


def is_movable(cells: vec[i64], space: i64) -> bool:
    """AFR-4.1, AFR-5.1: a face-up animal or nomads."""
    return board.LIKES[cells[at.BOARD + space]] != board.NO_LIKING


def swap_size(cells: vec[i64], other: i64, tile: i64) -> i64:
    """AFR-3.3: how many tiles of a kind another player would have to hand over."""
    return cells[at.held(other, tile)]


def found_in_hand(cells: vec[i64]) -> i64:
    """AFR-3.3: how many tiles of the kind just turned up there are to give, the new one included."""
    return cells[at.held(cells[at.TURN], cells[at.TILE] - board.FIRST_TILE)]


def may_swap(cells: vec[i64], other: i64, tile: i64) -> bool:
    """AFR-3.3: all of one other kind from another player, for as many of the kind just turned up."""
    count = swap_size(cells, other, tile)
    return (
        other != cells[at.TURN]
        and tile != cells[at.TILE] - board.FIRST_TILE
        and count > 0
        and count <= found_in_hand(cells)
    )


def can_swap(cells: vec[i64]) -> bool:
    """AFR-3.3: whether there is any swap to be made."""
    for other in range(cells[at.SEATS]):
        for k in range(at.GOOD_KINDS):
            if may_swap(cells, other, board.GOODS[k]):
                return True
    return False


def may_build(cells: vec[i64]) -> bool:
    """AFR-6.1: the explorer stands on an empty space and the player has a base camp."""
    seat = cells[at.TURN]
    return cells[at.CAMPS + seat] > 0 and cells[at.BOARD + cells[at.EXPLORER + seat]] == board.EMPTY


def is_treasure(cells: vec[i64], space: i64) -> bool:
    kind = board.KIND[cells[at.BOARD + space]]
    return kind == board.GOLD or kind == board.GEM


def has_treasure_around(cells: vec[i64], space: i64) -> bool:
    """AFR-7.1: at least one face-up gold or gem tile next to the space."""
    for k in range(board.FROM[space], board.FROM[space + 1]):
        if is_treasure(cells, board.AROUND[k]):
            return True
    return False
