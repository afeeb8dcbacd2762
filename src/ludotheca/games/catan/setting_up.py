"""CAT-1.1: what lies on the table at the start."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, shuffle
from ludotheca.engine.meta import Options
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import limits, streams
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.data import DEVELOPMENT_COUNTS, REDS
from ludotheca.games.catan.dice import fill_dice
from ludotheca.games.catan.state import CatanState, blank

RED_LOW: Final[i64] = REDS[0]
RED_HIGH: Final[i64] = REDS[1]


def is_red(number: i64) -> bool:
    """CAT-1.1: a 6 or an 8, which come up most."""
    return number == RED_LOW or number == RED_HIGH


def equip(board: Board, seats: int, options: Options, size: int) -> CatanState:
    """CAT-1.1: the settings, what every player has, the development cards, and the board as it is printed."""
    state = blank(seats, size)
    cells = state.cells
    cells[at.GOAL] = int(options["points_to_win"])
    cells[at.FRIENDLY] = 1 if options["friendly_robber"] is True else 0
    cells[at.DICE_DECK] = 1 if options["dice_deck"] is True else 0
    cells[at.TRADES] = 1 if options["player_trade"] is True else 0
    if cells[at.DICE_DECK]:
        fill_dice(cells)
    for kind in range(at.DEVELOPMENT_KINDS):
        cells[at.DECK + kind] = DEVELOPMENT_COUNTS[kind]
    for seat in range(seats):
        cells[at.ROADS_LEFT + seat] = limits.ROADS_AT_START
        cells[at.SETTLEMENTS_LEFT + seat] = limits.SETTLEMENTS_AT_START
        cells[at.CITIES_LEFT + seat] = limits.CITIES_AT_START
        for good in range(at.GOOD_KINDS):
            cells[at.rate(seat, good)] = limits.BANK_RATE
    for place in range(board.hexes):
        cells[at.TERRAIN + place] = board.terrain[place]
        cells[at.NUMBER + place] = board.number[place]
    for harbour in range(board.harbours):
        cells[at.HARBOUR + harbour] = board.harbour_kind[harbour]
    return state


def shuffle_board(cells: vec[i64], board: Board, luck: Luck) -> None:
    """CAT-1.1: terrains, numbers and harbours at random, until no two of 6 and 8 touch."""
    terrains: list[int] = [cells[at.TERRAIN + place] for place in range(board.hexes)]
    numbers: list[int] = [cells[at.NUMBER + place] for place in range(board.hexes) if cells[at.NUMBER + place]]
    kinds: list[int] = [cells[at.HARBOUR + harbour] for harbour in range(board.harbours)]
    shuffle(terrains, luck, streams.BOARD)
    shuffle(kinds, luck, streams.BOARD)
    for harbour in range(board.harbours):
        cells[at.HARBOUR + harbour] = kinds[harbour]
    for place in range(board.hexes):
        cells[at.TERRAIN + place] = terrains[place]
    is_apart = False
    while not is_apart:
        shuffle(numbers, luck, streams.BOARD)
        _lay_numbers(cells, board, numbers)
        is_apart = reds_are_apart(cells, board)


def _lay_numbers(cells: vec[i64], board: Board, numbers: list[int]) -> None:
    laid: i64 = 0
    for place in range(board.hexes):
        cells[at.NUMBER + place] = 0
        if cells[at.TERRAIN + place] != at.DESERT:
            cells[at.NUMBER + place] = numbers[laid]
            laid += 1


def reds_are_apart(cells: vec[i64], board: Board) -> bool:
    for place in range(board.hexes):
        if is_red(cells[at.NUMBER + place]):
            for other in board.hex_neighbours[place]:
                if is_red(cells[at.NUMBER + other]):
                    return False
    return True
