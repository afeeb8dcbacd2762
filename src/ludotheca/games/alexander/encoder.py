"""What a seat may know of a position of Alexander, as numbers: those of the base game, and the march."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.games.alexander import advisers, auctions, board, limits, stack
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.appraisal import BID_CARD, MarchAppraisal
from ludotheca.games.alexander.data import AUCTIONS
from ludotheca.games.alexander.state import tiles_of
from ludotheca.games.catan import encoder
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.data import RESOURCE_CARDS
from ludotheca.games.catan.encoder import LEAD, MANY_CARDS, MANY_PIPS, WORTH, bounded
from ludotheca.games.catan.state import CatanState

MANY_TILES: Final = 6.0
AUCTION_KINDS: Final[i64] = at.SETTLEMENT_AUCTION + 1
ROUTE_LENGTH: Final[i64] = len(board.STOPS) - 1
"""Crossings of the route up to Persepolis, which nobody passes."""


def _stops_left(kind: i64) -> vec[float]:
    """By how many crossings have been passed: the share of those of a kind that are still ahead."""
    kinds = list(board.STOP_KINDS)
    return vec[float]([kinds[passed:].count(kind) / kinds.count(kind) for passed in range(len(kinds))])


TEMPLES_LEFT: Final[vec[float]] = _stops_left(at.TEMPLE)
EVENTS_LEFT: Final[vec[float]] = _stops_left(at.EVENT)

TABLE_FEATURES: Final = (
    *encoder.TABLE_FEATURES,
    "crossings passed",
    "temples ahead",
    "events ahead",
    "gold in the bank",
    "cards in the stack",
    "knights under the deck",
    "bid",
    "still to pay",
    *(f"auction of a {name}" for name in AUCTIONS),
)
OPEN_FEATURES: Final = (
    *encoder.OPEN_FEATURES,
    "gold",
    "income of gold",
    "tiles",
    "lead in tiles",
    "tiles short of an adviser",
    "points of the adviser",
    "robber to place",
    "worth of the auction",
    "highest bid",
    "gain by the bid",
    "to bid",
    "out of the auction",
    "bid too much",
)
OWN_FEATURES: Final = (
    *encoder.OWN_FEATURES,
    *(f"can pay for a {name}" for name in AUCTIONS),
    "can pay now",
    "can pay the own bid",
)
BASE_TABLE: Final[i64] = len(encoder.TABLE_FEATURES)
BASE_OPEN: Final[i64] = len(encoder.OPEN_FEATURES)
BASE_OWN: Final[i64] = len(encoder.OWN_FEATURES)


@final
class MarchEncoder(encoder.CatanEncoder):
    def __init__(self, appraisal: MarchAppraisal) -> None:
        """``appraisal`` is the hand-written value, whose parts are told one by one."""
        super().__init__(appraisal, TABLE_FEATURES, OPEN_FEATURES, OWN_FEATURES)
        self.march = appraisal

    def progress(self, state: CatanState) -> float:
        """Most games end in Persepolis; in games of the greedy bot this errs by 0.05 (standard deviation)."""
        cells = state.cells
        if cells[base.PHASE] == base.OVER:
            return 1.0
        points = encoder.leader_share(cells)
        return min(1.0, max(points * points, float(cells[at.PASSED]) / float(ROUTE_LENGTH)))

    def write_table(self, state: CatanState, out: vec[float], first: i64) -> None:
        super().write_table(state, out, first)
        cells = state.cells
        place = first + BASE_TABLE
        out[place] = float(cells[at.PASSED]) / float(ROUTE_LENGTH)
        out[place + 1] = TEMPLES_LEFT[cells[at.PASSED]]
        out[place + 2] = EVENTS_LEFT[cells[at.PASSED]]
        out[place + 3] = float(cells[base.BANK + at.GOLD]) / float(limits.COINS)
        out[place + 4] = float(stack.stack_left(cells)) / float(RESOURCE_CARDS)
        out[place + 5] = float(cells[base.KNIGHTS_UNDER]) / LEAD
        out[place + 6] = float(cells[at.BID]) / MANY_CARDS
        out[place + 7] = float(cells[at.BID] - cells[at.PAID]) / MANY_CARDS if cells[base.PHASE] == at.PAYING else 0.0
        for auction in range(AUCTION_KINDS):
            out[place + 8 + auction] = 1.0 if cells[at.AUCTION] == auction else 0.0

    def write_open(self, state: CatanState, seat: i64, out: vec[float], first: i64) -> None:
        super().write_open(state, seat, out, first)
        cells = state.cells
        place = first + BASE_OPEN
        tiles = tiles_of(cells, seat)
        others_tiles: i64 = 0
        for other in range(cells[base.SEATS]):
            if other != seat:
                others_tiles = max(others_tiles, tiles_of(cells, other))
        short = max(0, limits.TILES_FOR_ADVISER - tiles)
        is_placing = cells[base.PHASE] == at.PLACE_ROBBER and seat == cells[base.TURN]
        out[place] = float(cells[base.hand(seat, at.GOLD)]) / MANY_CARDS
        out[place + 1] = float(self.appraisal.pips(cells)[seat * base.GOOD_KINDS + at.GOLD]) / (2.0 * MANY_PIPS)
        out[place + 2] = float(tiles) / MANY_TILES
        out[place + 3] = bounded(float(tiles - others_tiles) / MANY_TILES)
        out[place + 4] = float(short) / float(limits.TILES_FOR_ADVISER)
        out[place + 5] = float(advisers.adviser_points(cells, seat)) / LEAD
        out[place + 6] = 1.0 if is_placing else 0.0
        self._write_auction(cells, seat, out, place + 7)

    def _write_auction(self, cells: vec[i64], seat: i64, out: vec[float], place: i64) -> None:
        """ALX-2.10: all zeros while nothing is auctioned."""
        prize = gain = 0.0
        is_on = cells[at.AUCTION] != base.NONE
        is_bidder = is_on and cells[at.BIDDER] == seat
        if is_on:
            prize = self.march.prize(cells, seat)
        if is_bidder:
            gain = prize - BID_CARD * float(cells[at.BID] - cells[at.PAID])
        out[place] = prize / (2.0 * WORTH)
        out[place + 1] = 1.0 if is_bidder else 0.0
        out[place + 2] = gain / (2.0 * WORTH)
        out[place + 3] = 1.0 if is_on and cells[at.BID_TURN] == seat else 0.0
        out[place + 4] = 1.0 if is_on and auctions.is_out(cells, seat) else 0.0
        out[place + 5] = 1.0 if cells[at.OVERBID + seat] > 0 else 0.0

    def write_own(self, state: CatanState, seat: i64, out: vec[float], first: i64) -> None:
        super().write_own(state, seat, out, first)
        cells = state.cells
        place = first + BASE_OWN
        for auction in range(AUCTION_KINDS):
            out[place + auction] = float(auctions.payable_in(cells, seat, auction)) / MANY_CARDS
        place += AUCTION_KINDS
        payable: i64 = 0
        can_pay = False
        if cells[at.AUCTION] != base.NONE:
            payable = auctions.most_payable(cells, seat)
            can_pay = cells[at.BIDDER] == seat and payable >= cells[at.BID] - cells[at.PAID]
        out[place] = float(payable) / MANY_CARDS
        out[place + 1] = 1.0 if can_pay else 0.0
