"""Africa's tiles and base camps, counted wherever they are: none is ever lost."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import total
from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.limits import camps_in_hand, stock


def unseen(cells: vec[i64]) -> i64:
    """How many tiles lie face down."""
    return total(cells, at.UNSEEN, at.TILE_KINDS)


def shown(cells: vec[i64]) -> list[int]:
    """By tile number, how many lie face up or in front of players."""
    counts = [0] * at.TILE_KINDS
    for tile in range(at.TILE_KINDS):
        for seat in range(cells[at.SEATS]):
            counts[tile] += cells[at.held(seat, tile)]
    for space in range(at.SPACES):
        content = cells[at.BOARD + space]
        if content >= board.FIRST_TILE:
            counts[content - board.FIRST_TILE] += 1
    return counts


def camps_built(cells: vec[i64]) -> i64:
    count: i64 = 0
    for space in range(at.SPACES):
        if cells[at.BOARD + space] == board.CAMP:
            count += 1
    return count


def conserved(cells: vec[i64]) -> dict[str, int]:
    """AFR-1.1, AFR-1.2: 96 tiles; two camps for each player and the stock."""
    return {
        "tiles": unseen(cells) + sum(shown(cells)),
        "camps": stock(cells) + camps_in_hand(cells) + camps_built(cells),
    }
