"""What may be done now, put together from the questions of ``legality``: in the order of the catalogue."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan import legality, robber
from ludotheca.games.catan.action_numbers import VICTIMS, ActionNumbers
from ludotheca.games.catan.board import PLENTY_PAIRS, Board


def add_roads(numbers: ActionNumbers, cells: vec[i64], board: Board, seat: i64, legal: Choices) -> None:
    """CAT-1.2, CAT-1.7, CAT-1.9."""
    own = SEAT_BIT[seat]
    for edge in range(board.edges):
        # Most edges are out of reach, which is quickly seen.
        if cells[at.REACH + edge] & own and legality.joins_road(cells, board, seat, edge):
            legal.add(numbers.roads + edge)


def add_cities(numbers: ActionNumbers, cells: vec[i64], board: Board, seat: i64, legal: Choices) -> None:
    """CAT-1.7."""
    for crossing in range(board.crossings):
        if legality.is_own_settlement(cells, seat, crossing):
            legal.add(numbers.cities + crossing)


def add_developments(numbers: ActionNumbers, cells: vec[i64], board: Board, seat: i64, legal: Choices) -> None:
    """CAT-1.9."""
    if cells[at.PLAYED]:
        return
    if legality.may_play(cells, seat, at.KNIGHT):
        legal.add(numbers.knight)
    if legality.may_play(cells, seat, at.ROAD_BUILDING) and legality.can_build_free_road(cells, board, seat):
        legal.add(numbers.road_building)
    if legality.may_play(cells, seat, at.YEAR_OF_PLENTY):
        for pair in range(PLENTY_PAIRS):
            if legality.has_plenty(cells, pair):
                legal.add(numbers.plenty + pair)
    if legality.may_play(cells, seat, at.MONOPOLY):
        legal.add_run(numbers.monopoly, at.RESOURCE_KINDS)


def add_bank_trades(numbers: ActionNumbers, cells: vec[i64], seat: i64, legal: Choices) -> None:
    """CAT-1.8."""
    for give in range(numbers.goods):
        if legality.has_enough(cells, seat, give):
            for receive in range(numbers.goods):
                if receive != give and cells[at.BANK + receive] > 0:
                    legal.add(numbers.bank + give * numbers.goods + receive)


def add_robberies(numbers: ActionNumbers, cells: vec[i64], board: Board, seat: i64, legal: Choices) -> None:
    """CAT-1.5, CAT-2.2."""
    friends = robber.kept_away(cells, board, seat)
    victims = robber.worth_robbing(cells, seat)
    for place in range(board.hexes):
        there = robber.neighbours(cells, board, place)
        if place == cells[at.ROBBER] or there & friends:
            continue
        first = numbers.robber + place * VICTIMS
        if there & victims == 0:
            legal.add(first)
            continue
        for victim in range(cells[at.SEATS]):
            if there & victims & SEAT_BIT[victim]:
                legal.add(first + 1 + victim)


def add_discards(numbers: ActionNumbers, cells: vec[i64], seat: i64, legal: Choices) -> None:
    """CAT-1.5."""
    if cells[at.DISCARDS + seat] > 0:
        for resource in range(at.RESOURCE_KINDS):
            if legality.can_discard(cells, seat, resource):
                legal.add(numbers.discards + resource)
