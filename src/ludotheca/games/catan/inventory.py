"""CAT-1.1: what there is never gets lost."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.catan import layout as at
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.data import RESOURCES


def count_held(cells: vec[i64], good: i64) -> i64:
    """Of a good, what the bank and the players have."""
    count = cells[at.BANK + good]
    for seat in range(cells[at.SEATS]):
        count += cells[at.hand(seat, good)]
    return count


def conserved(cells: vec[i64], board: Board) -> dict[str, int]:
    """CAT-1.1: 95 resource cards, 25 development cards, all pieces."""
    seats = cells[at.SEATS]
    found: dict[str, int] = {}
    for resource in range(at.RESOURCE_KINDS):
        found[RESOURCES[resource]] = count_held(cells, resource)
    cards = cells[at.KNIGHTS_UNDER]
    for kind in range(at.DEVELOPMENT_KINDS):
        cards += cells[at.DECK + kind] + cells[at.USED + kind] + cells[at.FRESH + kind]
        for seat in range(seats):
            cards += cells[at.development(seat, kind)]
    roads: i64 = 0
    for edge in range(board.edges):
        if cells[at.ROAD + edge]:
            roads += 1
    buildings: i64 = 0
    for crossing in range(board.crossings):
        if cells[at.BUILDING + crossing]:
            buildings += 1
    for seat in range(seats):
        cards += cells[at.KNIGHTS + seat]
        roads += cells[at.ROADS_LEFT + seat]
        buildings += cells[at.SETTLEMENTS_LEFT + seat] + cells[at.CITIES_LEFT + seat]
    found["development cards"] = cards
    found["roads"] = roads
    found["settlements and cities"] = buildings
    return found
