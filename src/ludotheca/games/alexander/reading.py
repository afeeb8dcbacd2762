"""A state from a view of the scenario: the march, and all that comes with it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine import counts
from ludotheca.engine.luck import Luck
from ludotheca.engine.positions import fail, read_count, read_name, read_seat
from ludotheca.games.alexander import (
    advisers,
    auctions,
    board,
    data,
    dealing,
    limits,
    meta,
    soundness_march,
    stack,
    views,
    writing,
)
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.state import clear
from ludotheca.games.catan import layout as base
from ludotheca.games.catan import reading
from ludotheca.games.catan.data import DEVELOPMENT_COUNTS, RESOURCE_CARDS, RESOURCES
from ludotheca.games.catan.hidden import deal_hidden
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.views import Player

AUCTION_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(data.AUCTIONS)}
ADVISER_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(writing.ADVISERS)}


@final
class MarchReader(reading.Reader[views.AlexanderView]):
    def load(self, view: views.AlexanderView, luck: Luck) -> CatanState:
        state = self.equip(view, at.SIZE)
        cells = state.cells
        clear(cells)
        self.read_table(cells, view)
        self.read_turn(cells, view, writing.PHASE_NUMBERS)
        self.read_founding(cells, view)
        read_march(cells, view)
        self.read_counters(cells, view)
        self.read_bank(cells, view)
        read_stack(cells, view)
        read_tiles(cells, view)
        read_advisers(cells, view)
        self.read_awards(cells, view)
        self.read_offer(cells, view)
        # ALX-2.6: a stack that is not given is dealt with the hands.
        deal_hidden(cells, self.dealer, view, view.march.stack_cards if view.march.stack is None else 0, luck)
        self.sound.check(cells)
        return state

    def robber_start(self, cells: vec[i64]) -> i64:
        """ALX-2.2."""
        return self.board.robber_start

    def foundings(self, seats: int) -> int:
        """ALX-2.3: nobody founds anything."""
        return 0

    def read_cards(self, cells: vec[i64], seat: int, player: Player) -> None:
        cells[base.hand(seat, at.GOLD)] = read_count(f"players[{seat}].gold", player.gold, 0, limits.COINS)
        super().read_cards(cells, seat, player)

    def read_turn(self, cells: vec[i64], view: views.AlexanderView, phases: dict[str, int]) -> None:
        super().read_turn(cells, view, phases)
        if cells[base.PHASE] == at.PLACE_ROBBER:
            cells[base.HAS_ROLLED] = 0

    def earliest_turn(self, cells: vec[i64]) -> int:
        """ALX-2.9: Alexander passes a crossing in a turn at the most."""
        return max(1, int(cells[at.PASSED]) + (0 if cells[at.MARCHED] else 1))

    def read_bank(self, cells: vec[i64], view: views.AlexanderView) -> None:
        """ALX-2.3: 40 coins in all."""
        super().read_bank(cells, view)
        held = sum(player.gold for player in view.players)
        if view.bank is None:
            cells[base.BANK + at.GOLD] = limits.COINS - held
        if cells[base.BANK + at.GOLD] < 0 or cells[base.BANK + at.GOLD] + held != limits.COINS:
            fail("players", f"there are {limits.COINS} coins in all")


def read_march(cells: vec[i64], view: views.AlexanderView) -> None:
    march = view.march
    cells[at.FORBID_OVERBIDS] = 1 if view.forbid_overbids else 0
    # The last of the route is Persepolis itself, which nobody passes.
    if not 0 <= march.passed < len(board.STOPS):
        fail("march.passed", f"the route has {len(board.STOPS) - 1} crossings")
    cells[at.PASSED] = march.passed
    knights = DEVELOPMENT_COUNTS[base.KNIGHT]
    cells[base.KNIGHTS_UNDER] = read_count("march.knights_under", march.knights_under, 0, knights)
    for seat, player in enumerate(view.players):
        cells[at.OVERBID + seat] = read_count(f"players[{seat}].overbid", player.overbid, 0, limits.HIGHEST_BID)
        cells[at.OUT + seat] = 1 if player.has_passed else 0
    if march.auction is not None:
        _read_auction(cells, march.auction)
    # A position need not say that Alexander waits, where he must.
    cells[at.MARCHED] = 1 if march.marched and soundness_march.marched_may_be(cells, 1) else 0


def _read_auction(cells: vec[i64], auction: views.AuctionView) -> None:
    """ALX-2.10: whose turn to bid it is need not be given."""
    cells[at.AUCTION] = read_name("march.auction.event", "auction", auction.event, AUCTION_NUMBERS)
    if cells[at.PASSED] == 0:
        fail("march.auction", "Alexander has passed no crossing yet")
    cells[at.BID] = read_count("march.auction.bid", auction.bid, 0, limits.HIGHEST_BID)
    cells[at.PAID] = read_count("march.auction.paid", auction.paid, 0, limits.HIGHEST_BID)
    if auction.bidder is not None:
        cells[at.BIDDER] = read_seat("march.auction.bidder", auction.bidder, cells[base.SEATS])
    if auction.turn is not None:
        cells[at.BID_TURN] = read_seat("march.auction.turn", auction.turn, cells[base.SEATS])
    elif cells[at.BIDDER] != base.NONE:
        cells[at.BID_TURN] = auctions.next_bidder(cells, cells[at.BIDDER])
    else:
        cells[at.BID_TURN] = auctions.next_bidder(cells, cells[base.TURN] + cells[base.SEATS] - 1)


def read_stack(cells: vec[i64], view: views.AlexanderView) -> None:
    """ALX-2.6: the stack, as far as it is given; late in the game it is used up, whether it says so or not."""
    march = view.march
    if march.stack is not None:
        stacked = counts.read_counts(cells, "march.stack", march.stack, RESOURCES, at.STACK)
        if march.stack_cards != 0 and march.stack_cards != stacked:
            fail("march.stack_cards", f"must be {stacked}, as in the stack")
    else:
        read_count("march.stack_cards", march.stack_cards, 0, RESOURCE_CARDS)
    cells[at.STACK_OVER] = 1 if march.stack_used_up or stack.stack_due(cells) < 0 else 0


def read_tiles(cells: vec[i64], view: views.AlexanderView) -> None:
    """ALX-2.2: tiles nobody has seen are, if they are not given, all that are not shown."""
    march = view.march
    counts.read_counts(cells, "march.tiles_gone", march.tiles_gone, data.EVENTS, at.TILES_GONE)
    for seat, player in enumerate(view.players):
        counts.read_counts(cells, f"players[{seat}].tiles", player.tiles, data.EVENTS, at.tiles(seat, 0))
    if march.tiles_left is not None:
        counts.read_counts(cells, "march.tiles_left", march.tiles_left, data.EVENTS, at.TILES_UNSEEN)
    for event in range(at.EVENT_KINDS):
        left = board.EVENT_TILES[event] - cells[at.TILES_GONE + event]
        if cells[at.AUCTION] == event:
            left -= 1
        for seat in range(cells[base.SEATS]):
            left -= cells[at.tiles(seat, event)]
        if march.tiles_left is None:
            cells[at.TILES_UNSEEN + event] = left
        if left < 0 or cells[at.TILES_UNSEEN + event] > left:
            fail("march.tiles_left", f"there are {board.EVENT_TILES[event]} tiles '{data.EVENTS[event]}' in all")


def read_advisers(cells: vec[i64], view: views.AlexanderView) -> None:
    """ALX-2.4, ALX-2.15: left out, they are with those whose tiles have earned them."""
    march = view.march
    for name, seat in march.advisers.items():
        path = f"march.advisers.{name}"
        adviser = read_name(path, "adviser", name, ADVISER_NUMBERS)
        advisers.give_adviser(cells, adviser, read_seat(path, seat, cells[base.SEATS]))
    if len(set(march.advisers.values())) < len(march.advisers):
        fail("march.advisers", "nobody has two of them")
    _leave_out(cells, march.left_out)
    if not march.advisers:
        advisers.settle_advisers(cells, None)


def _leave_out(cells: vec[i64], name: str | None) -> None:
    if cells[base.SEATS] == limits.FULL_TABLE:
        if name is not None:
            fail("march.left_out", "with four players all three are used")
        return
    left_out: i64 = writing.ADVISERS.index(name or "third") if name is None or name in writing.ADVISERS else 0
    if left_out == 0 or cells[at.ADVISER + left_out] != base.NONE:
        fail("march.left_out", "must be 'second' or 'third', and nobody has it")
    cells[at.ADVISER + left_out] = at.LEFT_OUT


READER: Final[MarchReader] = MarchReader(board.BOARD, data.PLAN, meta.META, dealing.DEALER)
