"""CAT-1.9: development cards."""

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.catan import streams
from ludotheca.games.catan.building import award_largest_army, pay_cost
from ludotheca.games.catan.data import DEVELOPMENTS as NAMES
from ludotheca.games.catan.data import RESOURCES
from ludotheca.games.catan.events import DevelopmentBought, DevelopmentPlayed, Monopolised, PlentyTaken
from ludotheca.games.catan.hands import pass_on, show_kind, take_from_bank
from ludotheca.games.catan.legality import DEVELOPMENT_COST, PLENTY_FIRST, PLENTY_SECOND
from ludotheca.games.catan.state import (
    DECK,
    DEVELOPMENTS,
    DEVELOPMENTS_KNOWN,
    FRESH,
    GOODS_KNOWN,
    HAND,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_UNDER,
    NAMED,
    PLAYED,
    SEATS,
    USED,
    VICTORY_POINT,
    CatanState,
)


def victory_point_cards(state: CatanState, seat: i64, turn: i64) -> i64:
    """CAT-1.9: they count from the moment they are drawn."""
    cells = state.cells
    count = cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + VICTORY_POINT]
    return count + cells[FRESH + VICTORY_POINT] if seat == turn else count


def buy(state: CatanState, seat: i64, luck: Luck, log: Log | None) -> None:
    pay_cost(state, seat, DEVELOPMENT_COST)
    kind = _draw(state, luck)
    state.cells[FRESH + kind] += 1
    if log is not None:
        log.add(DevelopmentBought(seat, NAMES[kind]))


def _draw(state: CatanState, luck: Luck) -> i64:
    """The knights under the deck (ALX-2.11) come last."""
    cells = state.cells
    left: i64 = 0
    for kind in range(DEVELOPMENTS_KNOWN):
        left += cells[DECK + kind]
    if left == 0:
        cells[KNIGHTS_UNDER] -= 1
        return KNIGHT
    drawn = draw_counted(luck, streams.DEVELOPMENT, cells, DECK, DEVELOPMENTS_KNOWN)
    cells[DECK + drawn] -= 1
    return drawn


def keep_fresh(state: CatanState, seat: i64) -> None:
    """CAT-1.9: after the turn of purchase they may be played."""
    cells = state.cells
    for kind in range(DEVELOPMENTS_KNOWN):
        cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + kind] += cells[FRESH + kind]
        cells[FRESH + kind] = 0


def play(state: CatanState, seat: i64, kind: i64, log: Log | None) -> None:
    """CAT-1.9, CAT-1.10: a knight stays face up, all others leave the game."""
    cells = state.cells
    cells[DEVELOPMENTS + seat * DEVELOPMENTS_KNOWN + kind] -= 1
    cells[PLAYED] = kind + 1
    if log is not None:
        log.add(DevelopmentPlayed(seat, NAMES[kind]))
    if kind == KNIGHT:
        cells[KNIGHTS + seat] += 1
        award_largest_army(state, log)
    else:
        cells[USED + kind] += 1


def take_plenty(state: CatanState, seat: i64, pair: i64, log: Log | None) -> None:
    take_from_bank(state, seat, PLENTY_FIRST[pair], 1)
    take_from_bank(state, seat, PLENTY_SECOND[pair], 1)
    if log is not None:
        log.add(PlentyTaken(seat, (RESOURCES[PLENTY_FIRST[pair]], RESOURCES[PLENTY_SECOND[pair]])))


def monopolise(state: CatanState, seat: i64, resource: i64, log: Log | None) -> None:
    cells = state.cells
    cells[NAMED] = resource
    taken: i64 = 0
    for other in range(cells[SEATS]):
        if other != seat:
            count = cells[HAND + other * GOODS_KNOWN + resource]
            pass_on(state, other, seat, resource, count)
            show_kind(state, other, resource)
            taken += count
    if log is not None:
        log.add(Monopolised(seat, RESOURCES[resource], int(taken)))
