"""Africa's layout: its counts are written as plain numbers, and agree with the data and with the game's seats."""

from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import BOARD, CITY_NAMES, GOOD_NAMES, TILES
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.state import blank


def test_the_counts_agree_with_the_data() -> None:
    species = [tile for tile in TILES if tile.kind == "animal"]

    assert len(BOARD) == at.SPACES
    assert len(CITY_NAMES) == at.CITIES
    assert len(TILES) == at.TILE_KINDS
    assert len(GOOD_NAMES) == at.GOOD_KINDS
    assert at.LIKINGS == 1 + len(species) == 1 + max(board.LIKES)
    assert META.seats[1] == at.MOST_SEATS


def test_rows_of_rows_fit_between_their_neighbours() -> None:
    """What has a stride begins where its row begins, and ends where the next thing does."""
    assert at.held(0, 0) == at.HELD
    assert at.held(at.MOST_SEATS - 1, at.TILE_KINDS - 1) + 1 == at.UNSEEN
    assert at.near(0, 0) == at.NEAR
    assert at.near(at.LIKINGS - 1, at.SPACES - 1) + 1 == len(blank(2).cells)
