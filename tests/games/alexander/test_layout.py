"""Alexander: its cells go on where Catan's end, and the counts that stand beside them are those of the data."""

import pytest
from mypy_extensions import i64

from ludotheca.games.alexander import action_numbers, actions, board, data, writing
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.advisers import ADVISER_POINTS
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.data import DESERT


def test_the_cells_go_on_where_catans_end() -> None:
    assert at.FIRST_CELL == base.SIZE
    won = [at.tiles(seat, event) for seat in range(at.MOST_SEATS) for event in range(at.EVENT_KINDS)]
    assert won == list(range(at.OVERBID + at.MOST_SEATS, at.SIZE))


@pytest.mark.parametrize(
    ("count", "counted"),
    [
        (at.MOST_SEATS, base.MOST_SEATS),
        (at.RESOURCE_KINDS, base.RESOURCE_KINDS),
        (at.EVENT_KINDS, len(data.EVENTS)),
        (at.ADVISERS, len(writing.ADVISERS)),
        (at.ADVISERS, len(ADVISER_POINTS)),
        (at.GOLD, data.GOODS.index("gold")),
        (at.GOLD, base.RESOURCE_KINDS),
        (at.SETTLEMENT_AUCTION, data.AUCTIONS.index("settlement")),
        (at.TEMPLE, data.CROSSING_KINDS.index("temple")),
        (at.EVENT, data.CROSSING_KINDS.index("event")),
        (at.SEVEN_STOP, data.CROSSING_KINDS.index("seven")),
        (at.END, data.CROSSING_KINDS.index("end")),
        (action_numbers.NUMBERS.goods, base.GOOD_KINDS),
    ],
)
def test_the_counts_are_those_of_the_data(count: i64, counted: int) -> None:
    assert count == counted


def test_the_board_fills_the_room_that_there_is() -> None:
    """ALX-2.2: no cell is left over."""
    geometry = data.PLAN.geometry

    assert (len(geometry.hexes), len(geometry.crossings), len(geometry.edges)) == (
        *(base.MOST_HEXES, base.MOST_CROSSINGS, base.MOST_EDGES),
    )
    assert len(data.PLAN.harbours) <= base.MOST_HARBOURS
    assert data.MARCH_TERRAINS.index("gold") == at.GOLD
    assert data.MARCH_TERRAINS.index(DESERT) == base.DESERT


def test_every_phase_has_a_name_and_a_number_of_its_own() -> None:
    assert len(set(writing.PHASE_NUMBERS.values())) == len(writing.PHASE_NUMBERS)
    assert set(writing.PHASE_NUMBERS) == {*actions.PHASES, "over"}


def test_the_numbers_of_an_action_lead_to_it() -> None:
    """ALX-2.10: bids count from one."""
    assert actions.CATALOGUE[int(action_numbers.BIDS) + 6] == actions.Bid(7)
    assert len(board.DESERTS) == action_numbers.BIDS - action_numbers.PLACE_ROBBER
