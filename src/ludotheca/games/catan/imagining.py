"""Hands that nobody has shown: dealt by luck, in agreement with all that is known of them."""

from typing import Final

from ludotheca.engine.luck import Luck
from ludotheca.games.catan.data import CARDS_OF_A_KIND, RESOURCES
from ludotheca.games.catan.dealing import Holder, deal
from ludotheca.games.catan.notation import SPECTATOR
from ludotheca.games.catan.soundness import fail, owed, promised
from ludotheca.games.catan.state import (
    BANK,
    CARDS,
    GOODS_KNOWN,
    HAND,
    MOST_SEATS,
    RESOURCES_KNOWN,
    STACK,
    TOO_LITTLE,
    TOO_MUCH,
    CatanState,
)
from ludotheca.games.catan.views import AlexanderView, Range, View

NOTHING: Final = [0] * RESOURCES_KNOWN
ANYTHING: Final = [CARDS_OF_A_KIND] * RESOURCES_KNOWN


def deal_hands(state: CatanState, view: View, luck: Luck) -> None:
    cells = state.cells
    hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
    totals = []
    for resource in range(RESOURCES_KNOWN):
        left = CARDS_OF_A_KIND - int(cells[BANK + resource] + cells[STACK + resource])
        left -= sum(int(cells[HAND + seat * GOODS_KNOWN + resource]) for seat in range(len(view.players)))
        totals.append(left)
    if min(totals) < 0:
        fail("players", f"there are {CARDS_OF_A_KIND} cards of each resource")
    if view.bank is None and (not isinstance(view, AlexanderView) or view.march.stack_cards == 0 or view.march.stack):
        for resource in range(RESOURCES_KNOWN):
            cells[BANK + resource] = totals[resource]
        totals = [0] * RESOURCES_KNOWN
    holders = {seat: _hand(state, view, seat) for seat in hidden}
    for seat, count, names in owed(view):
        if seat in holders:
            holders[seat].need = count
            holders[seat].needed = [RESOURCES.index(name) for name in names]
    stack: list[Holder] = []
    if isinstance(view, AlexanderView) and view.march.stack is None:
        stack.append(Holder(view.march.stack_cards, NOTHING, ANYTHING))
    hands = deal([*holders.values(), *stack], totals, luck)
    if hands is None:
        fail("players", f"no hands agree with what is told of them and with {CARDS_OF_A_KIND} cards of each resource")
    for seat, hand in zip(hidden, hands, strict=False):
        for resource in range(RESOURCES_KNOWN):
            cells[HAND + seat * GOODS_KNOWN + resource] = hand[resource]
    if stack:
        for resource in range(RESOURCES_KNOWN):
            cells[STACK + resource] = hands[-1][resource]
    _read_knowledge(state, view, hidden)


def _hand(state: CatanState, view: View, seat: int) -> Holder:
    """What is known of a hand: its size, ranges, and what its player has promised."""
    ranges = [_range(view, seat, name) for name in RESOURCES]
    given = promised(view, seat)
    least = [max(within.least, given.get(name, 0)) for name, within in zip(RESOURCES, ranges, strict=True)]
    return Holder(int(state.cells[CARDS + seat]), least, [within.most for within in ranges])


def _range(view: View, seat: int, name: str) -> Range:
    """A hand of which nothing is told may hold anything."""
    known = view.players[seat].known
    return known.get(name, Range(0, 0)) if known else Range(0, CARDS_OF_A_KIND)


def _read_knowledge(state: CatanState, view: View, hidden: list[int]) -> None:
    """What is not seen in a view, nobody else has seen either, but for its player."""
    observers = (*range(len(view.players)), SPECTATOR)
    for observer in observers:
        for seat in hidden:
            if seat != observer:
                _reckon(state, observer, seat, {name: _range(view, seat, name) for name in RESOURCES})
    for k, each in enumerate(view.knowledge):
        if each.observer not in observers or not 0 <= each.seat < len(view.players):
            fail(f"knowledge[{k}]", "there is no such seat")
        _reckon(state, each.observer, each.seat, each.known)


def _reckon(state: CatanState, observer: int, seat: int, known: dict[str, Range]) -> None:
    cells = state.cells
    first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
    for k, name in enumerate(RESOURCES):
        held = int(cells[HAND + seat * GOODS_KNOWN + k])
        within = known.get(name, Range(0, 0))
        if not 0 <= within.least <= held <= within.most:
            fail("knowledge", f"what is known of {name} in the hand of seat {seat} is wrong")
        cells[TOO_LITTLE + first + k] = held - within.least
        cells[TOO_MUCH + first + k] = within.most - held
