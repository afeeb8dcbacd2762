"""CAT-1.9: development cards."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.catan import board, events, streams
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.building import award_largest_army, pay_cost
from ludotheca.games.catan.data import DEVELOPMENTS, RESOURCES
from ludotheca.games.catan.hands import pass_on, show_kind, take_from_bank


def buy(cells: vec[i64], seat: i64, luck: Luck, log: Log | None) -> None:
    pay_cost(cells, seat, board.DEVELOPMENT_COST)
    kind = _draw(cells, luck)
    cells[at.FRESH + kind] += 1
    if log is not None:
        log.add(events.DevelopmentBought(seat, DEVELOPMENTS[kind]))


def _draw(cells: vec[i64], luck: Luck) -> i64:
    """Knights under the deck come last."""
    left: i64 = 0
    for kind in range(at.DEVELOPMENT_KINDS):
        left += cells[at.DECK + kind]
    if left == 0:
        cells[at.KNIGHTS_UNDER] -= 1
        return at.KNIGHT
    drawn = draw_counted(luck, streams.DEVELOPMENT, cells, at.DECK, at.DEVELOPMENT_KINDS)
    cells[at.DECK + drawn] -= 1
    return drawn


def keep_fresh(cells: vec[i64], seat: i64) -> None:
    """CAT-1.9: after the turn of purchase they may be played."""
    for kind in range(at.DEVELOPMENT_KINDS):
        cells[at.development(seat, kind)] += cells[at.FRESH + kind]
        cells[at.FRESH + kind] = 0


def play(cells: vec[i64], seat: i64, kind: i64, log: Log | None) -> None:
    """CAT-1.9, CAT-1.10: a knight stays face up, all others leave the game."""
    cells[at.development(seat, kind)] -= 1
    cells[at.PLAYED] = kind + 1
    if log is not None:
        log.add(events.DevelopmentPlayed(seat, DEVELOPMENTS[kind]))
    if kind == at.KNIGHT:
        cells[at.KNIGHTS + seat] += 1
        award_largest_army(cells, log)
    else:
        cells[at.USED + kind] += 1


def take_plenty(cells: vec[i64], seat: i64, pair: i64, log: Log | None) -> None:
    take_from_bank(cells, seat, board.PLENTY_FIRST[pair], 1)
    take_from_bank(cells, seat, board.PLENTY_SECOND[pair], 1)
    if log is not None:
        log.add(events.PlentyTaken(seat, (RESOURCES[board.PLENTY_FIRST[pair]], RESOURCES[board.PLENTY_SECOND[pair]])))


def monopolise(cells: vec[i64], seat: i64, resource: i64, log: Log | None) -> None:
    cells[at.NAMED] = resource
    taken: i64 = 0
    for other in range(cells[at.SEATS]):
        if other != seat:
            count = cells[at.hand(other, resource)]
            pass_on(cells, other, seat, resource, count)
            show_kind(cells, other, resource)
            taken += count
    if log is not None:
        log.add(events.Monopolised(seat, RESOURCES[resource], int(taken)))
