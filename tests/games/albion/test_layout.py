"""Albion's layout: the counts written there must be those of the data."""

from ludotheca.games.albion import action_numbers as numbers
from ludotheca.games.albion import board
from ludotheca.games.albion import layout as at
from ludotheca.games.albion.actions import CATALOGUE, PAYMENTS, Carry, Found, MoveLegionary, MoveSettler, Remove, Summon
from ludotheca.games.albion.data import BUILDINGS, REGION_NUMBERS, REGIONS, RESOURCES
from ludotheca.games.albion.meta import META


def test_the_counts_are_those_of_the_data() -> None:
    assert META.seats[1] == at.MOST_SEATS
    assert len(REGIONS) == at.REGIONS
    assert len(RESOURCES) == at.RESOURCE_KINDS
    assert len(BUILDINGS) == at.BUILDING_KINDS
    assert len({board.SETTLER, board.LEGIONARY}) == at.FIGURE_KINDS
    assert len(board.TILES_AT_START) == at.TILE_KINDS


def test_no_two_things_share_a_cell() -> None:
    """Every cell belongs to one thing, and none is left over."""
    seats, regions = range(at.MOST_SEATS), range(at.REGIONS)
    resources, figures = range(at.RESOURCE_KINDS), range(at.FIGURE_KINDS)
    cells = [
        *range(at.BANK),
        *(first + resource for first in (at.BANK, at.PAID) for resource in resources),
        *(first + seat for first in (at.TOLLED, at.LOSING, at.MARKERS) for seat in seats),
        *(at.stock(seat, resource) for seat in seats for resource in resources),
        *(at.supply(seat, figure) for seat in seats for figure in figures),
        *(at.tiles(seat, tile) for seat in seats for tile in range(at.TILE_KINDS)),
        *(first + region for first in (at.HIDDEN, at.OPEN, at.SUMMONED, at.READY, at.TRANSIT) for region in regions),
        *(address(seat, region) for address in (at.building, at.level) for seat in seats for region in regions),
        *(address(seat, region) for address in (at.settlers, at.legionaries) for seat in seats for region in regions),
    ]

    assert sorted(cells) == list(range(at.SIZE))


def test_figures_are_found_by_their_kind() -> None:
    for seat in range(at.MOST_SEATS):
        for region in range(at.REGIONS):
            assert at.figures(seat, board.SETTLER, region) == at.settlers(seat, region)
            assert at.figures(seat, board.LEGIONARY, region) == at.legionaries(seat, region)


def test_every_level_has_a_kind_of_tile() -> None:
    """ALB-1.2: settlements, castles and fortresses by level, works by resource too."""
    kinds = {
        board.tile_kind(building, region, level)
        for building in range(1, at.BUILDING_KINDS + 1)
        for region in ([board.START] if building != board.WORKS else board.REGION_WITH)
        for level in range(1, board.HIGHEST[building] + 1)
    }

    assert kinds == set(range(at.TILE_KINDS))


def test_payments_are_counted_by_resource() -> None:
    """ALB-5.5: as a price, each resource at most once."""
    for payment, kinds in enumerate(PAYMENTS):
        counts = [numbers.payment_count(payment, resource) for resource in range(at.RESOURCE_KINDS)]
        assert counts == [kinds.count(kind) for kind in RESOURCES]
        assert numbers.PAYMENT_SIZE[payment] == len(kinds)
        assert (payment in numbers.PRICES) == (max(counts) == 1)


def test_every_action_has_its_number_and_every_number_its_action() -> None:
    """Steps by origin and region, new buildings by region and kind, removed figures by kind and region."""
    for number, action in enumerate(CATALOGUE):
        if isinstance(action, Summon | MoveSettler | MoveLegionary | Carry):
            origin, region = REGION_NUMBERS[action.origin], REGION_NUMBERS[action.region]
            assert numbers.step(CATALOGUE.first(type(action)), origin, region) == number
            assert (numbers.step_origin(number), numbers.step_region(number)) == (origin, region)
        elif isinstance(action, Found):
            region, building = REGION_NUMBERS[action.region], BUILDINGS.index(action.building) + 1
            assert numbers.found(region, building) == number
            assert (numbers.found_region(number), numbers.found_building(number)) == (region, building)
        elif isinstance(action, Remove):
            figure, region = ("settler", "legionary").index(action.figure), REGION_NUMBERS[action.region]
            assert numbers.remove(figure, region) == number
            assert (numbers.remove_figure(number), numbers.remove_region(number)) == (figure, region)
