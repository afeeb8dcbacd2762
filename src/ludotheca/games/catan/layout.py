"""CAT-1.1: what lies on the table at the start, and what of it never gets lost."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, shuffle
from ludotheca.engine.meta import Options
from ludotheca.games.catan import streams
from ludotheca.games.catan.board import DESERT, GOLD, Board
from ludotheca.games.catan.data import DEVELOPMENT_COUNTS, RESOURCES
from ludotheca.games.catan.dice import fill_dice
from ludotheca.games.catan.state import (
    BANK,
    BANK_RATE,
    BUILDING,
    CITIES_AT_START,
    CITIES_LEFT,
    DECK,
    DEVELOPMENTS,
    DEVELOPMENTS_KNOWN,
    DICE_DECK,
    FRESH,
    FRIENDLY,
    GOAL,
    GOODS_KNOWN,
    HAND,
    HARBOUR,
    KNIGHTS,
    KNIGHTS_UNDER,
    NUMBER,
    RATE,
    RESOURCES_KNOWN,
    ROAD,
    ROADS_AT_START,
    ROADS_LEFT,
    SEATS,
    SETTLEMENTS_AT_START,
    SETTLEMENTS_LEFT,
    STACK,
    TERRAIN,
    TRADES,
    USED,
    CatanState,
    blank,
)

RED_NUMBERS: Final[vec[i64]] = vec[i64]([6, 8])


def is_red(number: i64) -> bool:
    """CAT-1.1: a 6 or an 8, which come up most."""
    return number == RED_NUMBERS[0] or number == RED_NUMBERS[1]


def equip(board: Board, seats: int, options: Options) -> CatanState:
    """CAT-1.1: the settings, what every player has, the development cards, and the board as it is printed."""
    state = blank(seats)
    cells = state.cells
    cells[GOAL] = int(options["points_to_win"])
    cells[FRIENDLY] = 1 if options["friendly_robber"] is True else 0
    cells[DICE_DECK] = 1 if options["dice_deck"] is True else 0
    cells[TRADES] = 1 if options["player_trade"] is True else 0
    if cells[DICE_DECK]:
        fill_dice(state)
    for kind in range(DEVELOPMENTS_KNOWN):
        cells[DECK + kind] = DEVELOPMENT_COUNTS[kind]
    for seat in range(seats):
        cells[ROADS_LEFT + seat] = ROADS_AT_START
        cells[SETTLEMENTS_LEFT + seat] = SETTLEMENTS_AT_START
        cells[CITIES_LEFT + seat] = CITIES_AT_START
        for good in range(GOODS_KNOWN):
            cells[RATE + seat * GOODS_KNOWN + good] = BANK_RATE
    for place in range(board.hexes):
        cells[TERRAIN + place] = board.terrain[place]
        cells[NUMBER + place] = board.number[place]
    for harbour in range(board.harbours):
        cells[HARBOUR + harbour] = board.harbour_kind[harbour]
    return state


def shuffle_board(board: Board, state: CatanState, luck: Luck) -> None:
    """CAT-1.1: terrains, numbers and harbours at random, until no two of 6 and 8 touch."""
    cells = state.cells
    terrains: list[int] = [cells[TERRAIN + place] for place in range(board.hexes)]
    numbers: list[int] = [cells[NUMBER + place] for place in range(board.hexes) if cells[NUMBER + place]]
    kinds: list[int] = [cells[HARBOUR + harbour] for harbour in range(board.harbours)]
    shuffle(terrains, luck, streams.BOARD)
    shuffle(kinds, luck, streams.BOARD)
    for harbour in range(board.harbours):
        cells[HARBOUR + harbour] = kinds[harbour]
    for place in range(board.hexes):
        cells[TERRAIN + place] = terrains[place]
    is_apart = False
    while not is_apart:
        shuffle(numbers, luck, streams.BOARD)
        _lay_numbers(board, state, numbers)
        is_apart = reds_are_apart(board, state)


def _lay_numbers(board: Board, state: CatanState, numbers: list[int]) -> None:
    cells = state.cells
    laid: i64 = 0
    for place in range(board.hexes):
        cells[NUMBER + place] = 0
        if cells[TERRAIN + place] != DESERT:
            cells[NUMBER + place] = numbers[laid]
            laid += 1


def reds_are_apart(board: Board, state: CatanState) -> bool:
    cells = state.cells
    for place in range(board.hexes):
        if is_red(cells[NUMBER + place]):
            for other in board.hex_neighbours[place]:
                if is_red(cells[NUMBER + other]):
                    return False
    return True


def totals(board: Board, state: CatanState) -> dict[str, int]:
    """CAT-1.1: 95 resource cards, 25 development cards, all pieces."""
    cells = state.cells
    seats = cells[SEATS]
    found: dict[str, int] = {}
    for resource in range(RESOURCES_KNOWN):
        count = cells[BANK + resource] + cells[STACK + resource]
        for seat in range(seats):
            count += cells[HAND + seat * GOODS_KNOWN + resource]
        found[RESOURCES[resource]] = count
    coins = cells[BANK + GOLD]
    cards = cells[KNIGHTS_UNDER]
    for kind in range(DEVELOPMENTS_KNOWN):
        cards += cells[DECK + kind] + cells[USED + kind] + cells[FRESH + kind]
        for seat in range(seats):
            cards += cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + kind]
    roads: i64 = 0
    for edge in range(board.edges):
        if cells[ROAD + edge]:
            roads += 1
    buildings: i64 = 0
    for crossing in range(board.crossings):
        if cells[BUILDING + crossing]:
            buildings += 1
    for seat in range(seats):
        coins += cells[HAND + seat * GOODS_KNOWN + GOLD]
        cards += cells[KNIGHTS + seat]
        roads += cells[ROADS_LEFT + seat]
        buildings += cells[SETTLEMENTS_LEFT + seat] + cells[CITIES_LEFT + seat]
    found["coins"] = coins
    found["development cards"] = cards
    found["roads"] = roads
    found["settlements and cities"] = buildings
    return found
