"""Cards that a view hides: what it tells of them is read, and the dealer deals the rest."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import read_counts, total
from ludotheca.engine.luck import Luck
from ludotheca.engine.positions import fail, read_seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import CARDS_OF_A_KIND, DEVELOPMENT_COUNTS, DEVELOPMENTS, RESOURCES
from ludotheca.games.catan.dealing import ALL_SEEN, Dealer, undealt
from ludotheca.games.catan.knowledge import Ranges, reckon
from ludotheca.games.catan.views import Player, Range, View


def deal_hidden(cells: vec[i64], dealer: Dealer, view: View, pile: int, luck: Luck) -> None:
    """All cards that are not told; ``pile``: how many of them lie in a scenario's pile."""
    _deal_hands(cells, dealer, view, pile, luck)
    _deal_developments(cells, dealer, view, luck)
    _deal_discards(cells, dealer, view, luck)


# Hands.


def _deal_hands(cells: vec[i64], dealer: Dealer, view: View, pile: int, luck: Luck) -> None:
    """CAT-1.1: whatever lies nowhere else is the bank's if that is not told."""
    hands = [_ranges(view, seat) for seat in range(len(view.players))]
    left = dealer.left_of_each(cells)
    if min(left) < 0:
        fail("players", f"there are {CARDS_OF_A_KIND} cards of each resource")
    if view.bank is None:
        if pile or any(ranges is not None for ranges in hands):
            fail("bank", "must be given where a hand or a pile is not")
        for resource in range(at.RESOURCE_KINDS):
            cells[at.BANK + resource] = left[resource]
    if not dealer.deal_hands(cells, hands, pile, luck):
        fail("players", f"no hands agree with what is known of them and with {CARDS_OF_A_KIND} cards of each resource")
    _read_knowledge(cells, view)


def _ranges(view: View, seat: int) -> Ranges | None:
    """What is known of a hand that is not given; one of which nothing is told may hold anything."""
    player = view.players[seat]
    path = f"players[{seat}].known"
    if player.hand is None:
        return _read_ranges(player.known or dict.fromkeys(RESOURCES, Range(0, CARDS_OF_A_KIND)), path)
    if player.known:
        fail(path, "is for a hand that is not given")
    return None


def _read_ranges(known: dict[str, Range], path: str) -> Ranges:
    """A resource that is not named is not there."""
    if unknown := [name for name in known if name not in RESOURCES]:
        fail(f"{path}.{unknown[0]}", f"must be one of {', '.join(RESOURCES)}")
    within = [known.get(name, Range(0, 0)) for name in RESOURCES]
    for k, name in enumerate(RESOURCES):
        if not 0 <= within[k].least <= within[k].most:
            fail(f"{path}.{name}", "must be from a number to one that is no less")
    return Ranges(vec[i64]([each.least for each in within]), vec[i64]([each.most for each in within]))


def _read_knowledge(cells: vec[i64], view: View) -> None:
    """What observers know of the hands, as a whole position tells it."""
    observers = (*range(len(view.players)), at.SPECTATOR)
    told: set[tuple[int, int]] = set()
    for k, each in enumerate(view.knowledge):
        path = f"knowledge[{k}]"
        if each.observer not in observers or (each.observer, each.seat) in told:
            fail(path, "there is no such observer, or it is given twice")
        told.add((each.observer, each.seat))
        seat = read_seat(path, each.seat, len(view.players))
        ranges = _read_ranges(each.known, path)
        for resource, name in enumerate(RESOURCES):
            if not ranges.least[resource] <= cells[at.hand(seat, resource)] <= ranges.most[resource]:
                fail(path, f"what is known of {name} in the hand of seat {seat} is wrong")
        reckon(cells, each.observer, seat, ranges)


# Development cards.


def _deal_developments(cells: vec[i64], dealer: Dealer, view: View, luck: Luck) -> None:
    """CAT-1.9: what nobody has shown."""
    read_counts(cells, "development_used", view.development_used, DEVELOPMENTS, at.USED)
    sizes = ALL_SEEN[:]
    for seat, player in enumerate(view.players):
        _read_developments(cells, view, seat, player)
        if player.developments is None:
            sizes[seat] = player.development_cards or 0
    for kind in range(at.DEVELOPMENT_KINDS):
        cells[at.DECK + kind] = 0
    read_counts(cells, "development_deck", view.development_deck or {}, DEVELOPMENTS, at.DECK)
    if min(undealt(cells)) < 0:
        fail("players", f"there are only {dict(zip(DEVELOPMENTS, DEVELOPMENT_COUNTS, strict=True))}")
    if not dealer.deal_developments(cells, sizes, luck, deals_deck=view.development_deck is None):
        fail("players", f"there are {sum(DEVELOPMENT_COUNTS)} development cards in all, and nobody has won yet")
    size = int(total(cells, at.DECK, at.DEVELOPMENT_KINDS))
    if view.development_left not in (None, size):
        fail("development_left", f"must be {size}, all that nobody has")


def _read_developments(cells: vec[i64], view: View, seat: int, player: Player) -> None:
    path = f"players[{seat}]"
    if (player.developments is None) != (player.fresh is None):
        fail(f"{path}.fresh", "must be given with the development cards, and only with them")
    if player.developments is None or player.fresh is None:
        if view.phase == "over":
            fail(f"{path}.developments", "must be given once the game is over")
        if player.development_cards is None or player.development_cards < 0:
            fail(f"{path}.development_cards", "must be given where the cards are not")
        return
    if player.fresh and seat != view.turn:
        fail(f"{path}.fresh", "only the active player has bought cards in this turn")
    own = at.development(seat, 0)
    held = read_counts(cells, f"{path}.developments", player.developments, DEVELOPMENTS, own)
    held += read_counts(cells, f"{path}.fresh", player.fresh, DEVELOPMENTS, at.FRESH)
    if player.development_cards not in (None, held):
        fail(f"{path}.development_cards", f"must be {held}, as many as are listed")


# Cards to be given up.


def _deal_discards(cells: vec[i64], dealer: Dealer, view: View, luck: Luck) -> None:
    """CAT-1.5: what somebody has chosen to give up, which others do not see."""
    unseen = NO_SEATS
    for seat, player in enumerate(view.players):
        if player.discarding is None:
            unseen |= SEAT_BIT[seat]
        else:
            path = f"players[{seat}].discarding"
            read_counts(cells, path, player.discarding, RESOURCES, at.discarding(seat, 0))
    dealer.deal_discards(cells, unseen, luck)
