"""Cards that nobody has shown: dealt by luck, in agreement with all that is known of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import read_counts
from ludotheca.engine.luck import Luck
from ludotheca.engine.positions import fail, read_seat
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.games.catan import layout as at
from ludotheca.games.catan.data import CARDS_OF_A_KIND, DEVELOPMENT_COUNTS, DEVELOPMENTS, RESOURCES
from ludotheca.games.catan.fitting import Holder, deal
from ludotheca.games.catan.soundness import Soundness
from ludotheca.games.catan.views import Player, Range, View

NOTHING: Final = [0] * at.RESOURCE_KINDS
ANYTHING: Final = [CARDS_OF_A_KIND] * at.RESOURCE_KINDS

Need = tuple[int, int, tuple[str, ...]]
"""A seat that has cards: at least how many, and of which resources together."""


@final
class Elsewhere:
    """What a scenario adds: cards that are neither in a hand nor in the bank, and what it has shown of the hands."""

    def __init__(self, told: list[int], pile: int, needs: list[Need]) -> None:
        """``told``: cards of each resource that lie open elsewhere; ``pile``: the size of a pile that is not told."""
        self.told = told
        self.pile = pile
        self.needs = needs


NOWHERE: Final[Elsewhere] = Elsewhere(NOTHING, 0, [])

# Hands.


def deal_hands(cells: vec[i64], view: View, elsewhere: Elsewhere, luck: Luck) -> list[int]:
    """CAT-1.1: 19 cards of each resource; whatever lies nowhere else is the bank's if that is not told.

    Returns what is dealt to the pile.
    """
    hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
    totals = _left_of_each(cells, elsewhere.told)
    holders = {seat: _hand(cells, view, seat) for seat in hidden}
    for seat, count, names in elsewhere.needs:
        if seat in holders:
            holders[seat].need = count
            holders[seat].needed = [RESOURCES.index(name) for name in names]
    pile = [Holder(elsewhere.pile, NOTHING, ANYTHING)] if elsewhere.pile else []
    if view.bank is None:
        if hidden or pile:
            fail("bank", "must be given where a hand or a pile is not")
        for resource in range(at.RESOURCE_KINDS):
            cells[at.BANK + resource] = totals[resource]
        totals = NOTHING
    hands = deal([*holders.values(), *pile], totals, luck)
    if hands is None:
        fail("players", f"no hands agree with what is known of them and with {CARDS_OF_A_KIND} cards of each resource")
    for seat, hand in zip(hidden, hands, strict=False):
        for resource in range(at.RESOURCE_KINDS):
            cells[at.hand(seat, resource)] = hand[resource]
    _read_knowledge(cells, view, hidden)
    return hands[-1] if pile else NOTHING


def _left_of_each(cells: vec[i64], elsewhere: list[int]) -> list[int]:
    """Of each resource, the cards that are not told to be somewhere."""
    found: list[int] = []
    for resource in range(at.RESOURCE_KINDS):
        told = elsewhere[resource] + cells[at.BANK + resource]
        for seat in range(at.MOST_SEATS):
            told += cells[at.hand(seat, resource)]
        found.append(CARDS_OF_A_KIND - told)
    if min(found) < 0:
        fail("players", f"there are {CARDS_OF_A_KIND} cards of each resource")
    return found


def _hand(cells: vec[i64], view: View, seat: int) -> Holder:
    """What is known of a hand: its size, ranges, and what its player has promised."""
    ranges = [_range(view, seat, name) for name in RESOURCES]
    given = promised(view, seat)
    least = [max(within.least, given.get(name, 0)) for name, within in zip(RESOURCES, ranges, strict=True)]
    return Holder(int(cells[at.CARDS + seat]), least, [within.most for within in ranges])


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


# What is known of them.


def _read_knowledge(cells: vec[i64], view: View, hidden: list[int]) -> None:
    """What is not seen in a view, nobody else has seen either, but for its player."""
    observers = (*range(len(view.players)), at.SPECTATOR)
    for seat, player in enumerate(view.players):
        if player.known and player.hand is not None:
            fail(f"players[{seat}].known", "is for a hand that is not given")
    for seat in hidden:
        known = {name: _range(view, seat, name) for name in RESOURCES} | view.players[seat].known
        for observer in observers:
            if seat != observer:
                _reckon(cells, observer, seat, known, f"players[{seat}].known")
    told: set[tuple[int, int]] = set()
    for k, each in enumerate(view.knowledge):
        path = f"knowledge[{k}]"
        if each.observer not in observers or (each.observer, each.seat) in told:
            fail(path, "there is no such observer, or it is given twice")
        told.add((each.observer, each.seat))
        _reckon(cells, each.observer, read_seat(path, each.seat, len(view.players)), each.known, path)


def _reckon(cells: vec[i64], observer: int, seat: int, known: dict[str, Range], path: str) -> None:
    """No kind has more cards than the hand."""
    if unknown := [name for name in known if name not in RESOURCES]:
        fail(f"{path}.{unknown[0]}", f"must be one of {', '.join(RESOURCES)}")
    size = int(cells[at.CARDS + seat])
    for k, name in enumerate(RESOURCES):
        held = int(cells[at.hand(seat, k)])
        within = known.get(name, Range(0, 0))
        if not 0 <= within.least <= held <= within.most:
            fail(path, f"what is known of {name} in the hand of seat {seat} is wrong")
        cells[at.too_little(observer, seat, k)] = held - within.least
        cells[at.too_much(observer, seat, k)] = min(within.most, size) - held


# Development cards.


def deal_developments(cells: vec[i64], sound: Soundness, view: View, luck: Luck) -> None:
    """CAT-1.9: cards nobody has shown are dealt to the hands that hold some, and the rest is the deck."""
    read_counts(cells, "development_used", view.development_used, DEVELOPMENTS, at.USED)
    for seat, player in enumerate(view.players):
        _read_developments(cells, view, seat, player)
    pool = _undealt(cells, view)
    hidden = [seat for seat, player in enumerate(view.players) if player.developments is None]
    holders = [_unseen(cells, sound, view, seat, pool) for seat in hidden]
    left = sum(pool) - sum(holder.size for holder in holders)
    if view.development_deck is None:
        holders.append(Holder(left, [0] * at.DEVELOPMENT_KINDS, pool))
    dealt = deal(holders, pool, luck)
    if dealt is None:
        fail("players", f"there are {sum(DEVELOPMENT_COUNTS)} development cards in all, and nobody has won yet")
    if view.development_deck is None:
        for kind, count in enumerate(dealt.pop()):
            cells[at.DECK + kind] = count
    for seat, hand in zip(hidden, dealt, strict=True):
        for kind, count in enumerate(hand):
            cells[at.development(seat, kind)] = count
    size = sum(int(cells[at.DECK + kind]) for kind in range(at.DEVELOPMENT_KINDS))
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


def _undealt(cells: vec[i64], view: View) -> list[int]:
    """CAT-1.1: of each kind, the cards that are not told to be somewhere."""
    for kind in range(at.DEVELOPMENT_KINDS):
        cells[at.DECK + kind] = 0
    read_counts(cells, "development_deck", view.development_deck or {}, DEVELOPMENTS, at.DECK)
    pool: list[int] = []
    for kind, count in enumerate(DEVELOPMENT_COUNTS):
        told = int(cells[at.DECK + kind] + cells[at.USED + kind] + cells[at.FRESH + kind])
        for seat in range(len(view.players)):
            told += int(cells[at.development(seat, kind)])
            told += int(cells[at.KNIGHTS + seat]) if kind == at.KNIGHT else 0
        told += int(cells[at.KNIGHTS_UNDER]) if kind == at.KNIGHT else 0
        pool.append(count - told)
    if min(pool) < 0:
        fail("players", f"there are only {dict(zip(DEVELOPMENTS, DEVELOPMENT_COUNTS, strict=True))}")
    return pool


def _unseen(cells: vec[i64], sound: Soundness, view: View, seat: int, pool: list[int]) -> Holder:
    """CAT-1.11: nobody has the victory points to have won already."""
    most = pool.copy()
    most[at.VICTORY_POINT] = max(0, int(cells[at.GOAL]) - 1 - int(sound.points_for_end(cells, seat)))
    return Holder(view.players[seat].development_cards or 0, [0] * at.DEVELOPMENT_KINDS, most)


# Cards to be given up.


def deal_discards(cells: vec[i64], sound: Soundness, view: View, luck: Luck) -> None:
    """CAT-1.5: what somebody has chosen to give up, which others do not see."""
    discarders = sound.discarders(cells)
    for seat, player in enumerate(view.players):
        cell = at.discarding(seat, 0)
        if player.discarding is not None:
            read_counts(cells, f"players[{seat}].discarding", player.discarding, RESOURCES, cell)
        elif discarders & SEAT_BIT[seat]:
            rest = [int(cells[at.hand(seat, k)]) for k in range(at.RESOURCE_KINDS)]
            for _ in range(sum(rest) // 2 - int(cells[at.DISCARDS + seat])):
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
