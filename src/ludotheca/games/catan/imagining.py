"""Cards that nobody has shown: dealt by luck, in agreement with all that is known of them."""

from typing import Final

from ludotheca.engine.luck import Luck
from ludotheca.games.catan.auctions import KNIGHT_VALUE
from ludotheca.games.catan.board import Board
from ludotheca.games.catan.data import (
    AUCTION_LIST,
    AUCTIONS,
    CARDS_OF_A_KIND,
    DEVELOPMENT_COUNTS,
    DEVELOPMENTS,
    RESOURCES,
)
from ludotheca.games.catan.dealing import Holder, deal
from ludotheca.games.catan.notation import SPECTATOR
from ludotheca.games.catan.reading import fail, read_counts, read_seat
from ludotheca.games.catan.soundness_hands import must_discard
from ludotheca.games.catan.soundness_turn import points_for_end
from ludotheca.games.catan.state import (
    BANK,
    CARDS,
    DECK,
    DEVELOPMENTS_KNOWN,
    DISCARDING,
    DISCARDS,
    FRESH,
    GOAL,
    GOODS_KNOWN,
    HAND,
    KNIGHT,
    KNIGHTS,
    KNIGHTS_UNDER,
    MOST_SEATS,
    RESOURCES_KNOWN,
    STACK,
    TOO_LITTLE,
    TOO_MUCH,
    USED,
    VICTORY_POINT,
    CatanState,
)
from ludotheca.games.catan.state import DEVELOPMENTS as DEVELOPMENTS_CELL
from ludotheca.games.catan.views import AlexanderView, AuctionView, Player, Range, View

NOTHING: Final = [0] * RESOURCES_KNOWN
ANYTHING: Final = [CARDS_OF_A_KIND] * RESOURCES_KNOWN

# Hands.


def deal_hands(state: CatanState, view: View, luck: Luck) -> None:
    """CAT-1.1: 19 cards of each resource; whatever no hand holds, nor the stack, is the bank's if that is not told."""
    cells = state.cells
    hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
    totals = _left_of_each(state)
    holders = {seat: _hand(state, view, seat) for seat in hidden}
    for seat, count, names in owed(view):
        if seat in holders:
            holders[seat].need = count
            holders[seat].needed = [RESOURCES.index(name) for name in names]
    stack: list[Holder] = []
    if isinstance(view, AlexanderView) and view.march.stack is None and view.march.stack_cards:
        stack.append(Holder(view.march.stack_cards, NOTHING, ANYTHING))
    if view.bank is None:
        if hidden or stack:
            fail("bank", "must be told where a hand or the stack is not")
        for resource in range(RESOURCES_KNOWN):
            cells[BANK + resource] = totals[resource]
        totals = NOTHING
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


def _left_of_each(state: CatanState) -> list[int]:
    """Of each resource, the cards that are not told to be somewhere."""
    cells = list(state.cells[:CARDS])
    found: list[int] = []
    for resource in range(RESOURCES_KNOWN):
        held = sum(cells[HAND + seat * GOODS_KNOWN + resource] for seat in range(MOST_SEATS))
        found.append(CARDS_OF_A_KIND - cells[BANK + resource] - int(state.cells[STACK + resource]) - held)
    if min(found) < 0:
        fail("players", f"there are {CARDS_OF_A_KIND} cards of each resource")
    return found


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


def promised(view: View, seat: int) -> dict[str, int]:
    """CAT-1.8: cards a hand must hold, for its player has offered them, or has accepted to give them."""
    player = view.players[seat]
    if view.offer is None:
        return {}
    if seat == view.turn:
        return view.offer.give
    if player.answer == "accepts":
        return view.offer.want
    return player.counter.give if player.answer == "counters" and player.counter is not None else {}


def owed(view: View) -> list[tuple[int, int, tuple[str, ...]]]:
    """Seats of which an auction has shown that they have cards: at least how many, and of which resources.

    ALX-2.12: whoever could not pay would not be asked to; and who sits out for a bid could not pay it.
    ALX-2.10: with the setting nobody bids more than they can pay.
    """
    if not isinstance(view, AlexanderView) or view.march.auction is None:
        return []
    auction = view.march.auction
    accepted = _accepted(auction)
    others = tuple(name for name in RESOURCES if name not in accepted)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    if auction.bidder is not None and (view.phase == "pay" or view.forbid_overbids):
        due = auction.bid - auction.paid
        found.append((auction.bidder, _cards_due(auction, view.players[auction.bidder], due), accepted))
    for seat, player in enumerate(view.players):
        if player.overbid:
            # So few cards are accepted that all others are not.
            few = _cards_due(auction, player, player.overbid) - 1
            found.append((seat, max(0, (player.cards or 0) - few), others))
    return found


def _accepted(auction: AuctionView) -> tuple[str, ...]:
    """ALX-2.10."""
    accepted = AUCTION_LIST[AUCTIONS.index(auction.event)].accepted
    return tuple(name for name in RESOURCES if name in accepted)


def _cards_due(auction: AuctionView, player: Player, bid: int) -> int:
    """What gold and knights leave to be paid in cards."""
    knights = KNIGHT_VALUE * player.knights if auction.event == "battle" else 0
    return max(0, bid - player.gold - knights)


# What is known of them.


def _read_knowledge(state: CatanState, view: View, hidden: list[int]) -> None:
    """What is not seen in a view, nobody else has seen either, but for its player."""
    observers = (*range(len(view.players)), SPECTATOR)
    for seat, player in enumerate(view.players):
        if player.known and player.hand is not None:
            fail(f"players[{seat}].known", "is for a hand that is not told")
    for seat in hidden:
        known = {name: _range(view, seat, name) for name in RESOURCES} | view.players[seat].known
        for observer in observers:
            if seat != observer:
                _reckon(state, observer, seat, known, f"players[{seat}].known")
    told: set[tuple[int, int]] = set()
    for k, each in enumerate(view.knowledge):
        path = f"knowledge[{k}]"
        if each.observer not in observers or (each.observer, each.seat) in told:
            fail(path, "there is no such observer, or it is told twice")
        told.add((each.observer, each.seat))
        _reckon(state, each.observer, int(read_seat(state, path, each.seat)), each.known, path)


def _reckon(state: CatanState, observer: int, seat: int, known: dict[str, Range], path: str) -> None:
    """No kind has more cards than the hand."""
    cells = state.cells
    if unknown := [name for name in known if name not in RESOURCES]:
        fail(f"{path}.{unknown[0]}", f"must be one of {', '.join(RESOURCES)}")
    first = (observer * MOST_SEATS + seat) * RESOURCES_KNOWN
    size = int(cells[CARDS + seat])
    for k, name in enumerate(RESOURCES):
        held = int(cells[HAND + seat * GOODS_KNOWN + k])
        within = known.get(name, Range(0, 0))
        if not 0 <= within.least <= held <= within.most:
            fail(path, f"what is known of {name} in the hand of seat {seat} is wrong")
        cells[TOO_LITTLE + first + k] = held - within.least
        cells[TOO_MUCH + first + k] = min(within.most, size) - held


# Development cards.


def deal_developments(state: CatanState, board: Board, view: View, luck: Luck) -> None:
    """CAT-1.9: cards nobody has shown are dealt to the hands that hold some, and the rest is the deck."""
    cells = state.cells
    read_counts(state, "development_used", view.development_used, DEVELOPMENTS, USED)
    for seat, player in enumerate(view.players):
        _read_developments(state, view, seat, player)
    pool = _undealt(state, view)
    hidden = [seat for seat, player in enumerate(view.players) if player.developments is None]
    holders = [_unseen(state, board, view, seat, pool) for seat in hidden]
    left = sum(pool) - sum(holder.size for holder in holders)
    if view.development_deck is None:
        holders.append(Holder(left, [0] * DEVELOPMENTS_KNOWN, pool))
    dealt = deal(holders, pool, luck)
    if dealt is None:
        fail("players", f"there are {sum(DEVELOPMENT_COUNTS)} development cards in all, and nobody has won yet")
    if view.development_deck is None:
        for kind, count in enumerate(dealt.pop()):
            cells[DECK + kind] = count
    for seat, hand in zip(hidden, dealt, strict=True):
        for kind, count in enumerate(hand):
            cells[DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN + kind] = count
    size = sum(int(cells[DECK + kind]) for kind in range(DEVELOPMENTS_KNOWN))
    if view.development_left not in (None, size):
        fail("development_left", f"must be {size}, all that nobody has")


def _read_developments(state: CatanState, view: View, seat: int, player: Player) -> None:
    path = f"players[{seat}]"
    if (player.developments is None) != (player.fresh is None):
        fail(f"{path}.fresh", "must be told with the development cards, and only with them")
    if player.developments is None or player.fresh is None:
        if view.phase == "over":
            fail(f"{path}.developments", "must be told once the game is over")
        if player.development_cards is None or player.development_cards < 0:
            fail(f"{path}.development_cards", "must be told where the cards are not")
        return
    if player.fresh and seat != view.turn:
        fail(f"{path}.fresh", "only the active player has bought cards in this turn")
    own = DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN
    held = read_counts(state, f"{path}.developments", player.developments, DEVELOPMENTS, own)
    held += read_counts(state, f"{path}.fresh", player.fresh, DEVELOPMENTS, FRESH)
    if player.development_cards not in (None, held):
        fail(f"{path}.development_cards", f"must be {held}, as many as are listed")


def _undealt(state: CatanState, view: View) -> list[int]:
    """CAT-1.1: of each kind, the cards that are not told to be somewhere."""
    cells = state.cells
    for kind in range(DEVELOPMENTS_KNOWN):
        cells[DECK + kind] = 0
    read_counts(state, "development_deck", view.development_deck or {}, DEVELOPMENTS, DECK)
    pool: list[int] = []
    for kind, count in enumerate(DEVELOPMENT_COUNTS):
        told = int(cells[DECK + kind] + cells[USED + kind] + cells[FRESH + kind])
        for seat in range(len(view.players)):
            told += int(cells[DEVELOPMENTS_CELL + seat * DEVELOPMENTS_KNOWN + kind])
            told += int(cells[KNIGHTS + seat]) if kind == KNIGHT else 0
        told += int(cells[KNIGHTS_UNDER]) if kind == KNIGHT else 0
        pool.append(count - told)
    if min(pool) < 0:
        fail("players", f"there are only {dict(zip(DEVELOPMENTS, DEVELOPMENT_COUNTS, strict=True))}")
    return pool


def _unseen(state: CatanState, board: Board, view: View, seat: int, pool: list[int]) -> Holder:
    """CAT-1.11, ALX-2.1: nobody has the victory points to have won already."""
    most = pool.copy()
    most[VICTORY_POINT] = max(0, int(state.cells[GOAL]) - 1 - int(points_for_end(state, board, seat)))
    return Holder(view.players[seat].development_cards or 0, [0] * DEVELOPMENTS_KNOWN, most)


# Cards to be given up.


def deal_discards(state: CatanState, view: View, hand_limit: int, luck: Luck) -> None:
    """CAT-1.5, ALX-2.12: what somebody has chosen to give up, which others do not see."""
    cells = state.cells
    for seat, player in enumerate(view.players):
        cell = DISCARDING + seat * RESOURCES_KNOWN
        if player.discarding is not None:
            read_counts(state, f"players[{seat}].discarding", player.discarding, RESOURCES, cell)
        elif must_discard(state, seat, hand_limit):
            rest = [int(cells[HAND + seat * GOODS_KNOWN + k]) for k in range(RESOURCES_KNOWN)]
            for _ in range(sum(rest) // 2 - int(cells[DISCARDS + seat])):
                cells[cell + _take_one(rest, luck)] += 1


def _take_one(counts: list[int], luck: Luck) -> int:
    """A random one of what is counted, by its kind."""
    place: int = luck.below(sum(counts))
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
