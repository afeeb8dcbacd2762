"""ALX-2.3, ALX-2.6: the face-down stack, from which everybody draws at the start of every turn."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.rules import Log
from ludotheca.games.alexander import events, limits, streams
from ludotheca.games.alexander import layout as at
from ludotheca.games.catan import data, hands
from ludotheca.games.catan import layout as base


def pile_up(cells: vec[i64]) -> None:
    """ALX-2.3, ALX-2.19: the stack and the open piles."""
    open_pile = _open_pile(cells)
    for resource in range(base.RESOURCE_KINDS):
        cells[base.BANK + resource] = open_pile
        cells[at.STACK + resource] = data.CARDS_OF_A_KIND - open_pile


def _open_pile(cells: vec[i64]) -> i64:
    return 0 if cells[base.SEATS] == limits.FULL_TABLE else limits.OPEN_PILE


def draw(cells: vec[i64], seat: i64, luck: Luck, log: Log | None) -> None:
    drawn = draw_counted(luck, streams.STACK, cells, at.STACK, base.RESOURCE_KINDS)
    cells[at.STACK + drawn] -= 1
    draw_unseen(cells, seat, drawn)
    if log is not None:
        log.add(events.StackDrawn(int(seat), data.RESOURCES[drawn]))


def draw_unseen(cells: vec[i64], seat: i64, drawn: i64) -> None:
    """ALX-2.6: a card that only its player sees; it might be any that the stack can hold."""
    for observer in range(base.OBSERVERS):
        if observer == seat or not hands.is_observer(cells, observer):
            continue
        less = base.too_little(observer, seat, 0)
        more = base.too_much(observer, seat, 0)
        for resource in range(base.RESOURCE_KINDS):
            if resource == drawn:
                cells[less + resource] += 1
            else:
                cells[more + resource] += 1
    hands.gain(cells, seat, drawn, 1)


def draw_for_all(cells: vec[i64], luck: Luck, log: Log | None) -> None:
    """ALX-2.6: one card each while the stack can serve everyone; then the rest goes to the open piles."""
    if cells[at.STACK_OVER]:
        return
    if stack_left(cells) >= cells[base.SEATS]:
        for k in range(cells[base.SEATS]):
            draw(cells, (cells[base.TURN] + k) % cells[base.SEATS], luck, log)
        return
    cells[at.STACK_OVER] = 1
    for resource in range(base.RESOURCE_KINDS):
        cells[base.BANK + resource] += cells[at.STACK + resource]
        cells[at.STACK + resource] = 0
    if log is not None:
        log.add(events.StackUsedUp())


def stack_left(cells: vec[i64]) -> i64:
    left: i64 = 0
    for resource in range(base.RESOURCE_KINDS):
        left += cells[at.STACK + resource]
    return left


def stack_due(cells: vec[i64]) -> i64:
    """How many cards the stack has by now, if everybody has drawn in every turn; below 0 if it is used up."""
    drawn = limits.CARDS_AT_START + cells[base.TURNS]
    if cells[base.PHASE] == at.PLACE_ROBBER:
        drawn -= 1
    return base.RESOURCE_KINDS * (data.CARDS_OF_A_KIND - _open_pile(cells)) - cells[base.SEATS] * drawn
