"""Catan: the counts that stand beside the cells are those of the data, and no two things share a cell."""

from collections.abc import Callable
from itertools import product
from typing import Final

import pytest
from mypy_extensions import i64

from ludotheca.engine.catalogue import Catalogue
from ludotheca.games.catan import actions, board, data, writing
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.action_numbers import NUMBERS, VICTIMS
from ludotheca.games.catan.meta import META
from ludotheca.games.catan.production import CLAIMS

ROWS: Final[dict[Callable[..., i64], tuple[i64, ...]]] = {
    at.hand: (at.MOST_SEATS, at.GOOD_KINDS),
    at.rate: (at.MOST_SEATS, at.GOOD_KINDS),
    at.counter_give: (at.MOST_SEATS, at.GOOD_KINDS),
    at.counter_want: (at.MOST_SEATS, at.GOOD_KINDS),
    at.development: (at.MOST_SEATS, at.DEVELOPMENT_KINDS),
    at.discarding: (at.MOST_SEATS, at.RESOURCE_KINDS),
    at.too_little: (at.OBSERVERS, at.MOST_SEATS, at.RESOURCE_KINDS),
    at.too_much: (at.OBSERVERS, at.MOST_SEATS, at.RESOURCE_KINDS),
}


def test_no_two_things_share_a_cell() -> None:
    cells = [address(*where) for address, sizes in ROWS.items() for where in product(*map(range, sizes))]

    assert sorted(cells) == list(range(at.REACH + at.MOST_EDGES, at.SIZE))
    assert at.too_much(1, 0, 0) - at.too_much(0, 0, 0) == at.OBSERVER_STEP


@pytest.mark.parametrize(
    ("count", "counted"),
    [
        (at.MOST_SEATS, META.seats[1]),
        (at.OBSERVERS, META.seats[1] + 1),
        (at.SPECTATOR, META.seats[1]),
        (at.RESOURCE_KINDS, len(data.RESOURCES)),
        (at.GOOD_KINDS, len(data.RESOURCES) + 1),
        (at.DEVELOPMENT_KINDS, len(data.DEVELOPMENTS)),
        (at.DICE_PAIRS, at.DIE_FACES**2),
        (at.DESERT, at.GOOD_KINDS),
        (at.MOST_HARBOURS, len(data.PLAN.harbours)),
        (board.COST_KINDS, len(data.COSTS)),
        (board.PLENTY_PAIRS, len(actions.PLENTY)),
        (VICTIMS, at.MOST_SEATS + 1),
        (NUMBERS.goods, len(data.RESOURCES)),
        (CLAIMS, at.MOST_SEATS * at.GOOD_KINDS),
    ],
)
def test_the_counts_are_those_of_the_data(count: i64, counted: int) -> None:
    assert count == counted


def test_the_board_has_room() -> None:
    geometry = data.PLAN.geometry

    assert len(geometry.hexes) <= at.MOST_HEXES
    assert len(geometry.crossings) <= at.MOST_CROSSINGS
    assert len(geometry.edges) <= at.MOST_EDGES


def test_the_numbers_of_things_are_their_places_in_the_data() -> None:
    """CAT-1.6, CAT-1.9."""
    assert [data.DEVELOPMENTS[kind] for kind in (at.KNIGHT, at.VICTORY_POINT, at.ROAD_BUILDING)] == [
        *("knight", "victory-point", "road-building")
    ]
    assert [data.DEVELOPMENTS[kind] for kind in (at.YEAR_OF_PLENTY, at.MONOPOLY)] == ["year-of-plenty", "monopoly"]
    costs = (board.ROAD_COST, board.SETTLEMENT_COST, board.CITY_COST, board.DEVELOPMENT_COST)
    assert [list(data.COSTS)[cost] for cost in costs] == ["road", "settlement", "city", "development"]
    pairs = zip(board.PLENTY_FIRST, board.PLENTY_SECOND, strict=True)
    assert [(data.RESOURCES[first], data.RESOURCES[second]) for first, second in pairs] == actions.PLENTY


def test_every_phase_has_a_name() -> None:
    assert sorted(writing.PHASE_NUMBERS.values()) == list(range(at.OVER + 1))
    assert set(writing.PHASE_NUMBERS) == {*actions.PHASES, "over"}


def test_the_kinds_of_actions_follow_one_another() -> None:
    """The rules find out what an action is by comparing its number with where the kinds begin."""
    catalogue: Catalogue[actions.CatanAction] = actions.CATALOGUE
    firsts = [catalogue.first(kind) for kind in dict.fromkeys(type(action) for action in catalogue)]

    assert firsts == sorted(firsts)
    assert (NUMBERS.roll, NUMBERS.end_turn, NUMBERS.roads) == (0, 1, 2)
