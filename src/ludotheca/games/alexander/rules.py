"""Catan: Alexander the Great, the scenario: what it adds to the base game, and what it changes.

The clause ids (ALX-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Seat
from ludotheca.engine.seats import SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.alexander import action_numbers as number_of
from ludotheca.games.alexander import (
    actions,
    advisers,
    auctions,
    board,
    data,
    events,
    explain,
    hints,
    inventory,
    limits,
    reading,
    scoring,
    stack,
    streams,
    writing,
)
from ludotheca.games.alexander import layout as at
from ludotheca.games.alexander.dealing import DEALER
from ludotheca.games.alexander.meta import META
from ludotheca.games.alexander.state import clear
from ludotheca.games.alexander.views import AlexanderView
from ludotheca.games.catan import building, dice, hands, rules, setting_up
from ludotheca.games.catan import layout as base
from ludotheca.games.catan.scoring import all_points
from ludotheca.games.catan.state import CatanState
from ludotheca.games.catan.streams import START


@final
class Alexander(rules.CatanRules[actions.AlexanderAction, events.AlexanderEvent, AlexanderView]):
    meta: ClassVar = META
    catalogue: ClassVar = actions.CATALOGUE
    phases: ClassVar = actions.PHASES
    answers: ClassVar = ("answer", "partner", "bid")

    def setup(self, seats: int, options: Options, luck: Luck) -> CatanState:
        """ALX-2.1 to ALX-2.4, ALX-2.19: stack, gold, advisers, tiles; nobody founds anything."""
        state = setting_up.equip(self.board, seats, options, at.SIZE)
        cells = state.cells
        clear(cells)
        stack.pile_up(cells)
        coins: i64 = limits.STARTING_GOLD if options["starting_gold"] == limits.STARTING_GOLD else 0
        cells[base.BANK + at.GOLD] = limits.COINS - coins * seats
        for event in range(at.EVENT_KINDS):
            cells[at.TILES_UNSEEN + event] = board.EVENT_TILES[event]
        if seats < limits.FULL_TABLE:
            cells[at.ADVISER + (1 if options["left_out"] == "second" else 2)] = at.LEFT_OUT
        cells[at.FORBID_OVERBIDS] = 1 if options["forbid_overbids"] is True else 0
        cells[base.FIRST] = luck.draw(START, seats)
        cells[base.TURN] = cells[base.FIRST]
        for seat in range(seats):
            cells[base.hand(seat, at.GOLD)] = coins
            for _ in range(limits.CARDS_AT_START):
                stack.draw(cells, seat, luck, None)
        cells[base.ROBBER] = self.board.robber_start
        if options["robber_start"] == "choice":
            cells[base.PHASE] = at.PLACE_ROBBER
        else:
            self._first_turn(cells, luck, None)
        return state

    def _first_turn(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """ALX-2.5: nobody rolls."""
        cells[base.HAS_ROLLED] = 1
        stack.draw_for_all(cells, luck, log)
        self.after_roll(cells, luck, log)

    def start_turn(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        cells[at.MARCHED] = 0
        stack.draw_for_all(cells, luck, log)

    # Who decides what.

    def acting(self, state: CatanState) -> i64:
        cells = state.cells
        if cells[base.PHASE] == at.BIDDING or cells[base.PHASE] == at.PAYING:
            return SEAT_BIT[cells[at.BID_TURN]]
        return super().acting(state)

    def choices(self, state: CatanState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        phase = cells[base.PHASE]
        if phase == at.BIDDING:
            if seat == cells[at.BID_TURN]:
                lowest = cells[at.BID] + 1
                if auctions.may_bid(cells, seat, lowest):
                    legal.add_run(number_of.BIDS + lowest - 1, auctions.highest_bid(cells, seat) - lowest + 1)
                legal.add(number_of.PASS_BID)
        elif phase == at.PAYING:
            if seat == cells[at.BID_TURN]:
                for good in range(base.GOOD_KINDS):
                    if auctions.may_pay_good(cells, seat, good):
                        legal.add(number_of.PAY_GOOD + good)
                if auctions.may_pay_knight(cells, seat):
                    legal.add(number_of.PAY_KNIGHT)
        elif phase == at.PLACE_ROBBER:
            if seat == cells[base.TURN]:
                legal.add_run(number_of.PLACE_ROBBER, len(board.DESERTS))
        else:
            super().choices(state, seat, legal)

    def may_settle(self, cells: vec[i64], seat: i64, crossing: i64) -> bool:
        """ALX-2.16: not ahead of Alexander."""
        return cells[at.PASSED] >= board.BANNED_UNTIL[crossing] and super().may_settle(cells, seat, crossing)

    def banned(self, cells: vec[i64], crossing: i64) -> Refusal | None:
        return explain.banned(cells, crossing)

    def phase(self, state: CatanState) -> str:
        return writing.phase(state.cells)

    def clause(self, state: CatanState) -> str:
        return explain.clause(state.cells)

    def refusal(self, state: CatanState, seat: Seat, action: actions.AlexanderAction) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    # What actions do.

    def apply(self, state: CatanState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        number: i64 = action
        if number < number_of.PLACE_ROBBER:
            super().apply(state, seat, action, luck, log)
            return
        cells = state.cells
        if number < number_of.BIDS:
            cells[base.ROBBER] = board.DESERTS[number - number_of.PLACE_ROBBER]
            self._first_turn(cells, luck, log)
        elif number < number_of.PASS_BID:
            self._bid(cells, seat, number - number_of.BIDS + 1, log)
        elif number == number_of.PASS_BID:
            self._pass(cells, seat, log)
        elif number < number_of.PAY_KNIGHT:
            self._pay_good(cells, seat, number - number_of.PAY_GOOD, log)
        else:
            self._pay_knight(cells, seat, log)

    # The march.

    def after_roll(self, cells: vec[i64], luck: Luck, log: Log | None) -> None:
        """ALX-2.5, ALX-2.8, ALX-2.9: after income, robber and theft Alexander moves, once in a turn."""
        cells[base.PHASE] = base.MAIN
        if cells[at.MARCHED]:
            return
        cells[at.MARCHED] = 1
        stop = cells[at.PASSED]
        kind = board.STOP_KINDS[stop]
        if kind == at.SEVEN_STOP and not dice.is_seven(cells):
            return
        cells[at.PASSED] += 1
        if log is not None:
            log.add(events.Marched(self.board.crossing_names[board.STOPS[stop]]))
        if board.STOP_KINDS[stop + 1] == at.END:
            # ALX-2.1: the last crossing leads into Persepolis.
            cells[base.PHASE] = base.OVER
            if log is not None:
                log.add(events.Ended("persepolis"))
        elif kind == at.TEMPLE:
            self._open_auction(cells, at.SETTLEMENT_AUCTION, log)
        elif kind == at.EVENT:
            self._open_auction(cells, self._turn_tile(cells, luck, log), log)

    def _turn_tile(self, cells: vec[i64], luck: Luck, log: Log | None) -> i64:
        """ALX-2.2: any of those nobody has seen, the three that left the game among them."""
        turned = draw_counted(luck, streams.TILE, cells, at.TILES_UNSEEN, at.EVENT_KINDS)
        cells[at.TILES_UNSEEN + turned] -= 1
        if log is not None:
            log.add(events.TileTurned(data.AUCTIONS[turned]))
        return turned

    # The auction.

    def _open_auction(self, cells: vec[i64], auction: i64, log: Log | None) -> None:
        """ALX-2.10."""
        cells[at.AUCTION] = auction
        cells[base.PHASE] = at.BIDDING
        auctions.open_bidding(cells)
        if log is not None:
            crossing = self.board.crossing_names[board.STOPS[cells[at.PASSED] - 1]]
            log.add(events.AuctionOpened(data.AUCTIONS[auction], crossing))

    def _bid(self, cells: vec[i64], seat: i64, bid: i64, log: Log | None) -> None:
        """ALX-2.10: clockwise everyone raises or passes."""
        cells[at.BID] = bid
        cells[at.BIDDER] = seat
        if log is not None:
            log.add(events.BidMade(seat, int(bid)))
        self._go_round(cells, seat, log)

    def _pass(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """ALX-2.10: a pass is final."""
        cells[at.OUT + seat] = 1
        if log is not None:
            log.add(events.BidPassed(seat))
        self._go_round(cells, seat, log)

    def _go_round(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        bidder = auctions.next_bidder(cells, seat)
        cells[at.BID_TURN] = bidder
        if bidder == base.NONE:
            self._lapse(cells, log)
        elif bidder == cells[at.BIDDER]:
            self._win(cells, bidder, log)

    def _lapse(self, cells: vec[i64], log: Log | None) -> None:
        """ALX-2.13: nobody gets it."""
        if log is not None:
            log.add(events.AuctionLapsed(data.AUCTIONS[cells[at.AUCTION]]))
        if cells[at.AUCTION] != at.SETTLEMENT_AUCTION:
            cells[at.TILES_GONE + cells[at.AUCTION]] += 1
        auctions.close(cells)
        cells[base.PHASE] = base.MAIN

    def _win(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """ALX-2.10: the last one left pays."""
        if auctions.most_payable(cells, seat) < cells[at.BID]:
            self._overbid(cells, seat, log)
            return
        cells[base.PHASE] = at.PAYING
        if log is not None:
            log.add(events.AuctionWon(int(seat), data.AUCTIONS[cells[at.AUCTION]], int(cells[at.BID])))

    def _overbid(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """ALX-2.12: a winner who cannot pay loses half of the resource cards, and sits out."""
        if log is not None:
            log.add(events.Overbid(int(seat), int(cells[at.BID])))
        auctions.show_short(cells, seat)
        cells[at.OVERBID + seat] = cells[at.BID]
        auctions.open_bidding(cells)
        cells[base.DISCARDS + seat] = cells[base.CARDS + seat] >> 1
        if cells[base.DISCARDS + seat] > 0:
            cells[base.PHASE] = base.DISCARD
        else:
            self._start_again(cells, log)

    def after_discards(self, cells: vec[i64], log: Log | None) -> None:
        if cells[at.AUCTION] == base.NONE:
            super().after_discards(cells, log)
        else:
            self._start_again(cells, log)

    def _start_again(self, cells: vec[i64], log: Log | None) -> None:
        """ALX-2.12: without those who could not pay."""
        if cells[at.BID_TURN] == base.NONE:
            self._lapse(cells, log)
        else:
            cells[base.PHASE] = at.BIDDING

    def _pay_good(self, cells: vec[i64], seat: i64, good: i64, log: Log | None) -> None:
        """ALX-2.11: to the open piles, or to the stock of coins."""
        hands.pay_to_bank(cells, seat, good, 1)
        cells[at.PAID] += 1
        if log is not None:
            log.add(events.AuctionPaid(seat, data.GOODS[good]))
        self._settle_up(cells, seat, log)

    def _pay_knight(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """ALX-2.11: under the development deck."""
        cells[base.KNIGHTS + seat] -= 1
        cells[base.KNIGHTS_UNDER] += 1
        cells[at.PAID] += limits.KNIGHT_VALUE
        if log is not None:
            log.add(events.AuctionPaid(seat, "knight"))
        self._settle_up(cells, seat, log)

    def _settle_up(self, cells: vec[i64], seat: i64, log: Log | None) -> None:
        """ALX-2.11, ALX-2.14, ALX-2.15: once all is paid the winner builds, or takes the tile."""
        if cells[at.PAID] < cells[at.BID]:
            return
        building.award_largest_army(cells, log)
        auction = cells[at.AUCTION]
        auctions.close(cells)
        cells[base.PHASE] = base.MAIN
        if auction != at.SETTLEMENT_AUCTION:
            cells[at.tiles(seat, auction)] += 1
            advisers.settle_advisers(cells, log)
        elif cells[base.SETTLEMENTS_LEFT + seat] > 0:
            self.settle(cells, seat, board.STOPS[cells[at.PASSED] - 1], log)
        self.check_end(cells, log)

    # Points and the end.

    def check_end(self, cells: vec[i64], log: Log | None) -> None:
        """ALX-2.1, CAT-2.1: at 14 points, or as many as were settled on, in anybody's turn."""
        for seat in range(cells[base.SEATS]):
            if all_points(cells, seat) >= cells[base.GOAL]:
                self.end(cells, log)
                return

    def log_end(self, log: Log) -> None:
        log.add(events.Ended("points"))

    def winners(self, state: CatanState) -> list[Seat]:
        return scoring.winners(state.cells)

    def tally(self, state: CatanState, seat: Seat | None) -> list[dict[str, int]]:
        return scoring.tally(state.cells, seat)

    # Words and positions.

    def views(self, state: CatanState, seats: list[Seat | None]) -> list[AlexanderView]:
        return writing.WRITER.views(state.cells, seats)

    def load(self, view: AlexanderView, luck: Luck) -> CatanState:
        return reading.READER.load(view, luck)

    def imagine(self, state: CatanState, seat: Seat, luck: Luck) -> CatanState:
        world = state.clone()
        DEALER.imagine(world.cells, seat, luck)
        return world

    def prompt(self, state: CatanState, seat: Seat) -> Words:
        return writing.prompt(state.cells, seat)

    def hidden_part(self, event: Struct, seat: Seat | None) -> str | None:
        """ALX-2.6: only its player sees a card that was drawn."""
        if isinstance(event, events.StackDrawn):
            return "resource" if event.seat != seat else None
        return super().hidden_part(event, seat)

    def hint(self, state: CatanState, seat: Seat, action: int) -> Words | None:
        return hints.hint(state.cells, seat, action)

    def tells(self, state: CatanState, seat: Seat, action: int) -> bool:
        """ALX-2.6, ALX-2.12: the rest of the stack is laid open; the last pass shows whether another can pay."""
        cells = state.cells
        if action == self.numbers.end_turn:
            return 0 < stack.stack_left(cells) < cells[base.SEATS]
        if action != number_of.PASS_BID:
            return super().tells(state, seat, action)
        bidder = cells[at.BIDDER]
        return (
            bidder != base.NONE
            and auctions.is_last_pass(cells, seat)
            and not auctions.knows_payable(cells, seat, bidder)
        )

    def conserved(self, state: CatanState) -> dict[str, int]:
        return inventory.conserved(state.cells)


ALEXANDER: Final[Alexander] = Alexander(board.BOARD, number_of.NUMBERS, limits.HAND_LIMIT)
