"""Catan: Alexander the Great, the scenario: what it adds to the base game, and what it changes.

The clause ids (ALX-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.words import Words
from ludotheca.games.catan import loading, notation, streams
from ludotheca.games.catan.actions import ALEXANDER_CATALOGUE, ALEXANDER_PHASES, HIGHEST_BID
from ludotheca.games.catan.auctions import (
    KNIGHT_VALUE,
    adviser_points,
    close,
    is_out,
    knows_payable,
    may_bid,
    may_pay_good,
    may_pay_knight,
    most_payable,
    next_bidder,
    open_bidding,
    settle_advisers,
    show_short,
    tiles_of,
)
from ludotheca.games.catan.board import (
    ALEXANDER_BOARD,
    END,
    EVENT,
    EVENT_TILES,
    EVENTS_KNOWN,
    GOLD,
    NONE,
    SETTLEMENT_AUCTION,
    SEVEN_STOP,
    TEMPLE,
    Board,
)
from ludotheca.games.catan.building import award_largest_army
from ludotheca.games.catan.data import AUCTIONS, GOODS
from ludotheca.games.catan.dice import is_seven
from ludotheca.games.catan.events import (
    AuctionLapsed,
    AuctionOpened,
    AuctionPaid,
    AuctionWon,
    BidMade,
    BidPassed,
    Marched,
    Overbid,
    TileTurned,
)
from ludotheca.games.catan.hands import pay_to_bank
from ludotheca.games.catan.layout import equip
from ludotheca.games.catan.meta import ALEXANDER_META
from ludotheca.games.catan.numbers import ALEXANDER_NUMBERS, AUCTION_NUMBERS, AuctionNumbers, Numbers
from ludotheca.games.catan.rules import Catan
from ludotheca.games.catan.stack import CARDS_AT_START, FULL_TABLE, draw, draw_for_all, pile_up, stack_left
from ludotheca.games.catan.state import (
    ADVISER,
    AUCTION,
    BANK,
    BID,
    BID_TURN,
    BIDDER,
    BIDDING,
    CARDS,
    COINS,
    DISCARD,
    DISCARDS,
    FIRST,
    FORBID_OVERBIDS,
    GOAL,
    GOODS_KNOWN,
    HAND,
    HAS_ROLLED,
    KNIGHTS,
    KNIGHTS_UNDER,
    LEFT_OUT,
    MAIN,
    MARCHED,
    OUT,
    OVER,
    OVERBID,
    PAID,
    PASSED,
    PAYING,
    PHASE,
    PLACE_ROBBER,
    ROBBER,
    ROLL,
    SCENARIO_HAND_LIMIT,
    SEATS,
    SETTLEMENTS_LEFT,
    TILES,
    TILES_GONE,
    TILES_UNSEEN,
    TURN,
    CatanState,
)
from ludotheca.games.catan.views import View

STARTING_GOLD: Final = 8
"""ALX-2.3: in the variant."""


@final
class Alexander(Catan):
    meta: ClassVar = ALEXANDER_META
    catalogue: ClassVar = ALEXANDER_CATALOGUE
    phases: ClassVar = ALEXANDER_PHASES

    def __init__(self, board: Board, numbers: Numbers, auction: AuctionNumbers) -> None:
        super().__init__(board, numbers)
        self.auction = auction
        self.hand_limit = SCENARIO_HAND_LIMIT

    def setup(self, seats: int, options: Options, luck: Luck) -> CatanState:
        """ALX-2.1 to ALX-2.4, ALX-2.19: stack, gold, advisers, tiles; nobody founds anything."""
        state = equip(self.board, seats, options)
        cells = state.cells
        pile_up(state)
        coins: i64 = STARTING_GOLD if options["starting_gold"] == STARTING_GOLD else 0
        cells[BANK + GOLD] = COINS - coins * seats
        for event in range(EVENTS_KNOWN):
            cells[TILES_UNSEEN + event] = EVENT_TILES[event]
        if seats < FULL_TABLE:
            cells[ADVISER + (1 if options["left_out"] == "second" else 2)] = LEFT_OUT
        cells[FORBID_OVERBIDS] = 1 if options["forbid_overbids"] is True else 0
        cells[FIRST] = luck.draw(streams.START, seats)
        cells[TURN] = cells[FIRST]
        for seat in range(seats):
            cells[HAND + seat * GOODS_KNOWN + GOLD] = coins
            for _ in range(CARDS_AT_START):
                draw(state, seat, luck, None)
        cells[ROBBER] = self.board.robber_start
        if options["robber_start"] == "choice":
            cells[PHASE] = PLACE_ROBBER
        else:
            self._first_turn(state, luck, None)
        return state

    def _first_turn(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        """ALX-2.5: nobody rolls."""
        state.cells[HAS_ROLLED] = 1
        draw_for_all(state, luck, log)
        self.after_roll(state, luck, log)

    def start_turn(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        state.cells[MARCHED] = 0
        draw_for_all(state, luck, log)

    # The march.

    def after_roll(self, state: CatanState, luck: Luck, log: Log | None) -> None:
        """ALX-2.5, ALX-2.8, ALX-2.9: after income, robber and theft Alexander moves, once in a turn."""
        cells = state.cells
        cells[PHASE] = MAIN
        if cells[MARCHED]:
            return
        cells[MARCHED] = 1
        stop = cells[PASSED]
        kind = self.board.route_kind[stop]
        if kind == SEVEN_STOP and not is_seven(state):
            return
        cells[PASSED] += 1
        if log is not None:
            log.add(Marched(self.board.crossing_names[self.board.route[stop]]))
        if self.board.route_kind[stop + 1] == END:
            # ALX-2.1: the last crossing leads into Persepolis.
            self.end(state, "persepolis", log)
        elif kind == TEMPLE:
            self._open_auction(state, SETTLEMENT_AUCTION, log)
        elif kind == EVENT:
            self._open_auction(state, self._turn_tile(state, luck, log), log)

    def _turn_tile(self, state: CatanState, luck: Luck, log: Log | None) -> i64:
        """ALX-2.2: any of those nobody has seen, the three that left the game among them."""
        cells = state.cells
        turned = draw_counted(luck, streams.TILE, cells, TILES_UNSEEN, EVENTS_KNOWN)
        cells[TILES_UNSEEN + turned] -= 1
        if log is not None:
            log.add(TileTurned(AUCTIONS[turned]))
        return turned

    def may_settle(self, state: CatanState, seat: i64, crossing: i64) -> bool:
        """ALX-2.16: not ahead of Alexander."""
        return self.is_passed(state, crossing) and super().may_settle(state, seat, crossing)

    def is_passed(self, state: CatanState, crossing: i64) -> bool:
        return state.cells[PASSED] >= self.board.banned_until[crossing]

    # The auction.

    def _open_auction(self, state: CatanState, auction: i64, log: Log | None) -> None:
        """ALX-2.10."""
        cells = state.cells
        cells[AUCTION] = auction
        cells[PHASE] = BIDDING
        open_bidding(state)
        if log is not None:
            log.add(AuctionOpened(AUCTIONS[auction], self.board.crossing_names[self.board.route[cells[PASSED] - 1]]))

    def actors(self, state: CatanState) -> list[Seat]:
        if state.cells[PHASE] == BIDDING or state.cells[PHASE] == PAYING:
            return [state.cells[BID_TURN]]
        return super().actors(state)

    def legal(self, state: CatanState, seat: Seat) -> list[int]:
        cells = state.cells
        phase = cells[PHASE]
        legal: list[int] = []
        if phase == BIDDING:
            if seat == cells[BID_TURN]:
                for bid in range(1, HIGHEST_BID + 1):
                    if may_bid(state, seat, bid):
                        legal.append(self.auction.bids + bid - 1)
                legal.append(self.auction.pass_bid)
        elif phase == PAYING:
            if seat == cells[BID_TURN]:
                for good in range(GOODS_KNOWN):
                    if may_pay_good(state, seat, good):
                        legal.append(self.auction.pay_good + good)
                if may_pay_knight(state, seat):
                    legal.append(self.auction.pay_knight)
        elif phase == PLACE_ROBBER:
            if seat == cells[TURN]:
                for desert in range(len(self.board.deserts)):
                    legal.append(self.auction.place_robber + desert)
        else:
            return super().legal(state, seat)
        return legal

    def clause(self, state: CatanState) -> str:
        phase = state.cells[PHASE]
        if phase == OVER:
            return "ALX-2.1"
        if phase == DISCARD:
            return "ALX-2.8" if state.cells[AUCTION] == NONE else "ALX-2.12"
        if phase == ROLL or phase == MAIN:
            return "ALX-2.5"
        return super().clause(state)

    def apply(self, state: CatanState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        auction = self.auction
        number: i64 = action
        if number < auction.place_robber:
            super().apply(state, seat, action, luck, log)
        elif number < auction.bids:
            state.cells[ROBBER] = self.board.deserts[number - auction.place_robber]
            self._first_turn(state, luck, log)
        elif number < auction.pass_bid:
            self._bid(state, seat, number - auction.bids + 1, log)
        elif number == auction.pass_bid:
            self._pass(state, seat, log)
        elif number < auction.pay_knight:
            self._pay_good(state, seat, number - auction.pay_good, log)
        else:
            self._pay_knight(state, seat, log)

    def _bid(self, state: CatanState, seat: i64, bid: i64, log: Log | None) -> None:
        """ALX-2.10: clockwise everyone raises or passes."""
        cells = state.cells
        cells[BID] = bid
        cells[BIDDER] = seat
        if log is not None:
            log.add(BidMade(seat, int(bid)))
        self._go_round(state, seat, log)

    def _pass(self, state: CatanState, seat: i64, log: Log | None) -> None:
        """ALX-2.10: a pass is final."""
        state.cells[OUT + seat] = 1
        if log is not None:
            log.add(BidPassed(seat))
        self._go_round(state, seat, log)

    def _go_round(self, state: CatanState, seat: i64, log: Log | None) -> None:
        cells = state.cells
        bidder = next_bidder(state, seat)
        cells[BID_TURN] = bidder
        if bidder == NONE:
            self._lapse(state, log)
        elif bidder == cells[BIDDER]:
            self._win(state, bidder, log)

    def _lapse(self, state: CatanState, log: Log | None) -> None:
        """ALX-2.13: nobody gets it."""
        cells = state.cells
        if log is not None:
            log.add(AuctionLapsed(AUCTIONS[cells[AUCTION]]))
        if cells[AUCTION] != SETTLEMENT_AUCTION:
            cells[TILES_GONE + cells[AUCTION]] += 1
        close(state)
        cells[PHASE] = MAIN

    def _win(self, state: CatanState, seat: i64, log: Log | None) -> None:
        """ALX-2.10: the last one left pays."""
        cells = state.cells
        if most_payable(state, seat) < cells[BID]:
            self._overbid(state, seat, log)
            return
        cells[PHASE] = PAYING
        if log is not None:
            log.add(AuctionWon(int(seat), AUCTIONS[cells[AUCTION]], int(cells[BID])))

    def _overbid(self, state: CatanState, seat: i64, log: Log | None) -> None:
        """ALX-2.12: a winner who cannot pay loses half of the resource cards, and sits out."""
        cells = state.cells
        if log is not None:
            log.add(Overbid(int(seat), int(cells[BID])))
        show_short(state, seat)
        cells[OVERBID + seat] = cells[BID]
        open_bidding(state)
        cells[DISCARDS + seat] = cells[CARDS + seat] // 2
        if cells[DISCARDS + seat] > 0:
            cells[PHASE] = DISCARD
        else:
            self._start_again(state, log)

    def after_discards(self, state: CatanState, log: Log | None) -> None:
        if state.cells[AUCTION] == NONE:
            super().after_discards(state, log)
        else:
            self._start_again(state, log)

    def _start_again(self, state: CatanState, log: Log | None) -> None:
        """ALX-2.12: without those who could not pay."""
        if state.cells[BID_TURN] == NONE:
            self._lapse(state, log)
        else:
            state.cells[PHASE] = BIDDING

    def _pay_good(self, state: CatanState, seat: i64, good: i64, log: Log | None) -> None:
        """ALX-2.11: to the open piles, or to the stock of coins."""
        pay_to_bank(state, seat, good, 1)
        state.cells[PAID] += 1
        if log is not None:
            log.add(AuctionPaid(seat, GOODS[good]))
        self._settle_up(state, seat, log)

    def _pay_knight(self, state: CatanState, seat: i64, log: Log | None) -> None:
        """ALX-2.11: under the development deck."""
        cells = state.cells
        cells[KNIGHTS + seat] -= 1
        cells[KNIGHTS_UNDER] += 1
        cells[PAID] += KNIGHT_VALUE
        if log is not None:
            log.add(AuctionPaid(seat, "knight"))
        self._settle_up(state, seat, log)

    def _settle_up(self, state: CatanState, seat: i64, log: Log | None) -> None:
        """ALX-2.11, ALX-2.14, ALX-2.15: once all is paid the winner builds, or takes the tile."""
        cells = state.cells
        if cells[PAID] < cells[BID]:
            return
        award_largest_army(state, log)
        auction = cells[AUCTION]
        close(state)
        cells[PHASE] = MAIN
        if auction != SETTLEMENT_AUCTION:
            cells[TILES + seat * EVENTS_KNOWN + auction] += 1
            settle_advisers(state, log)
        elif cells[SETTLEMENTS_LEFT + seat] > 0:
            self.settle(state, seat, self.board.route[cells[PASSED] - 1], log)
        self.check_end(state, log)

    # Points and the end.

    def check_end(self, state: CatanState, log: Log | None) -> None:
        """ALX-2.1, CAT-2.1: at 14 points, or as many as were settled on, in anybody's turn."""
        for seat in range(state.cells[SEATS]):
            if self.points(state, seat) >= state.cells[GOAL]:
                self.end(state, "points", log)
                return

    def winners(self, state: CatanState) -> list[Seat]:
        """ALX-2.1: most points, then most tiles; then the active player, or in Persepolis all who are left."""
        ranks = [self.points(state, seat) * 100 + tiles_of(state, seat) for seat in range(state.cells[SEATS])]
        best = max(ranks)
        first = [seat for seat in range(len(ranks)) if ranks[seat] == best]
        ends_by_points = best >= state.cells[GOAL] * 100
        if state.cells[PHASE] == OVER and ends_by_points and state.cells[TURN] in first:
            return [state.cells[TURN]]
        return first

    def tally(self, state: CatanState, seat: Seat | None) -> list[dict[str, int]]:
        found = super().tally(state, seat)
        for other in range(len(found)):
            found[other]["adviser"] = adviser_points(state, other)
        return found

    # Words and positions.

    def view(self, state: CatanState, seat: Seat | None) -> View:
        return notation.ALEXANDER_WRITER.views(state, [seat])[0]

    def views(self, state: CatanState, seats: list[Seat | None]) -> list[View]:
        return notation.ALEXANDER_WRITER.views(state, seats)

    def load(self, view: View, luck: Luck) -> CatanState:
        return loading.ALEXANDER_READER.load(view, luck)

    def hint(self, state: CatanState, seat: Seat, action: int) -> Words | None:
        """ALX-2.10: a bid is not checked against the hand, so the player is warned."""
        bid = action - self.auction.bids + 1
        if not 1 <= bid <= HIGHEST_BID or bid <= most_payable(state, seat):
            return None
        return Words("warning-overbid", {"payable": int(most_payable(state, seat))})

    def tells(self, state: CatanState, seat: Seat, action: int) -> bool:
        """ALX-2.6, ALX-2.12: the rest of the stack is laid open; the last pass shows whether another can pay."""
        if action == self.numbers.end_turn:
            return 0 < stack_left(state) < state.cells[SEATS]
        if action != self.auction.pass_bid:
            return super().tells(state, seat, action)
        bidder = state.cells[BIDDER]
        return bidder != NONE and self._is_last_pass(state, seat) and not knows_payable(state, seat, bidder)

    def _is_last_pass(self, state: CatanState, seat: i64) -> bool:
        """Whether nobody but the highest bidder would be left."""
        cells = state.cells
        for other in range(cells[SEATS]):
            if other != seat and other != cells[BIDDER] and not is_out(state, other):
                return False
        return True

    def conserved(self, state: CatanState) -> dict[str, int]:
        """ALX-2.2: and 28 tiles, the one that is being auctioned among them."""
        totals = super().conserved(state)
        cells = state.cells
        tiles: i64 = 0
        for event in range(EVENTS_KNOWN):
            tiles += cells[TILES_UNSEEN + event] + cells[TILES_GONE + event]
            for seat in range(cells[SEATS]):
                tiles += cells[TILES + seat * EVENTS_KNOWN + event]
        if cells[AUCTION] != NONE and cells[AUCTION] != SETTLEMENT_AUCTION:
            tiles += 1
        totals["tiles"] = tiles
        return totals


ALEXANDER: Final = Alexander(ALEXANDER_BOARD, ALEXANDER_NUMBERS, AUCTION_NUMBERS)
