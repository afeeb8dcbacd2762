"""Africa: explore the continent, gather herds, goods and treasure.

The clause ids (AFR-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.choices import Choices
from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.seats import NO_SEATS, SEAT_BIT
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.africa import action_numbers as numbers
from ludotheca.games.africa import (
    board,
    events,
    explain,
    hints,
    inventory,
    legality,
    limits,
    reading,
    scoring,
    streams,
    writing,
)
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.actions import CATALOGUE, PHASES, Action
from ludotheca.games.africa.data import CONTENT_NAMES, SPACE_NAMES, TILE_NAMES, TILES
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.state import AfricaState, blank, lay, stand
from ludotheca.games.africa.views import View


@final
class Africa(Rules[AfricaState, Action, events.Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AfricaState:
        """AFR-1.1, AFR-1.2: a face-down tile on every space but the cities; two camps each; a start player."""
        state = blank(seats)
        cells = state.cells
        cells[at.SEGMENTS] = 1 if options["simple"] else 2
        cells[at.IDLE_END] = 1 if options["idle_end"] else 0
        for number, tile in enumerate(TILES):
            cells[at.UNSEEN + number] = tile.count
        for space in range(at.SPACES):
            lay(cells, space, board.FACE_DOWN)
        for k in range(at.CITIES):
            lay(cells, board.CITIES[k], board.EMPTY)
        for seat in range(seats):
            cells[at.CAMPS + seat] = limits.START_CAMPS
        cells[at.PHASE] = at.PLACE
        start = options["start"]
        cells[at.TURN] = start - 1 if isinstance(start, int) else luck.draw(streams.START, seats)
        return state

    def seats(self, state: AfricaState) -> int:
        return state.cells[at.SEATS]

    def acting(self, state: AfricaState) -> i64:
        cells = state.cells
        return NO_SEATS if cells[at.PHASE] == at.OVER else SEAT_BIT[cells[at.TURN]]

    def choices(self, state: AfricaState, seat: Seat, legal: Choices) -> None:
        cells = state.cells
        if cells[at.TURN] != seat:
            return
        phase = cells[at.PHASE]
        if phase == at.ACT:
            self._add_acts(cells, legal)
        elif phase == at.PLACE:
            self._add_places(cells, legal)
        elif phase == at.PUT:
            self._add_puts(cells, legal)
        elif phase == at.SWAP:
            self._add_swaps(cells, legal)

    def _add_places(self, cells: vec[i64], legal: Choices) -> None:
        """AFR-1.3: the start cities that are free."""
        for k in range(at.CITIES):
            if legality.is_open(cells, board.CITIES[k]):
                legal.add(numbers.PLACES + k)

    def _add_acts(self, cells: vec[i64], legal: Choices) -> None:
        """AFR-2.1 to AFR-2.3: relocate as the whole turn; or move, then act."""
        here = cells[at.EXPLORER + cells[at.TURN]]
        if legality.may_relocate(cells):
            for space in range(at.SPACES):
                if legality.is_open(cells, space):
                    legal.add(numbers.RELOCATES + space)
        if cells[at.MOVED] == 0:
            for k in range(board.NEARBY_FROM[here], board.NEARBY_FROM[here + 1]):
                if legality.is_open(cells, board.NEARBY[k]) and legality.is_passable(cells, k):
                    legal.add(numbers.MOVES + board.NEARBY[k])
        for k in range(board.FROM[here], board.FROM[here + 1]):
            space = board.AROUND[k]
            if cells[at.BOARD + space] == board.FACE_DOWN:
                legal.add(numbers.TURNS + space)
        for k in range(board.HAND_FROM[here], board.HAND_FROM[here + 1]):
            space = board.AT_HAND[k]
            if legality.is_movable(cells, space) and legality.can_improve(cells, space):
                legal.add(numbers.LIFTS + space)
        if legality.may_build(cells):
            legal.add(numbers.CAMP)
            if legality.has_treasure_around(cells, here):
                legal.add(numbers.DIG)
        legal.add(numbers.SKIP)

    def _add_puts(self, cells: vec[i64], legal: Choices) -> None:
        """AFR-3.4, AFR-3.5, AFR-4.1, AFR-5.1: every better space; only a tile just found may stay."""
        origin = cells[at.TILE_SPACE]
        for space in range(at.SPACES):
            if legality.improves(cells, origin, space):
                legal.add(numbers.PUTS + space)
        if cells[at.LIFTED] == 0:
            legal.add(numbers.LEAVE)

    def _add_swaps(self, cells: vec[i64], legal: Choices) -> None:
        """AFR-3.3: every possible swap, or to keep the good."""
        for other in range(cells[at.SEATS]):
            for k in range(at.GOOD_KINDS):
                if legality.may_swap(cells, other, board.GOODS[k]):
                    legal.add(numbers.swap(other, k))
        legal.add(numbers.KEEP)

    def phase(self, state: AfricaState) -> str:
        return writing.phase(state.cells)

    def clause(self, state: AfricaState) -> str:
        return explain.clause(state.cells)

    def refusal(self, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AfricaState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        cells = state.cells
        number: i64 = action
        if number < numbers.RELOCATES:
            self._place(cells, board.CITIES[number - numbers.PLACES], log)
        elif number < numbers.MOVES:
            self._relocate(cells, number - numbers.RELOCATES, log)
        elif number < numbers.TURNS:
            self._move(cells, number - numbers.MOVES, log)
        elif number < numbers.LIFTS:
            self._turn(cells, number - numbers.TURNS, luck, log)
        elif number < numbers.PUTS:
            self._lift(cells, number - numbers.LIFTS)
        elif number < numbers.LEAVE:
            self._put(cells, number - numbers.PUTS, log)
        elif number == numbers.LEAVE:
            self._leave(cells, log)
        elif number < numbers.KEEP:
            self._swap(cells, numbers.swap_seat(number), board.GOODS[numbers.swap_good(number)], log)
        elif number == numbers.KEEP:
            self._end_segment(cells, log)
        elif number == numbers.CAMP:
            self._camp(cells, log)
        elif number == numbers.DIG:
            self._dig(cells, log)
        else:
            if log is not None:
                log.add(events.Skipped(seat))
            self._end_segment(cells, log)

    def _place(self, cells: vec[i64], city: i64, log: Log | None) -> None:
        """AFR-1.3: from the start player clockwise, each on a city that is still free."""
        seat = cells[at.TURN]
        stand(cells, seat, city)
        if log is not None:
            log.add(events.Placed(seat, SPACE_NAMES[city]))
        cells[at.TURN] = (seat + 1) % cells[at.SEATS]
        if cells[at.EXPLORER + cells[at.TURN]] != at.NOWHERE:
            cells[at.PHASE] = at.ACT

    def _relocate(self, cells: vec[i64], space: i64, log: Log | None) -> None:
        """AFR-2.2: to any open space; the turn ends."""
        seat = cells[at.TURN]
        if log is not None:
            log.add(events.Relocated(seat, SPACE_NAMES[cells[at.EXPLORER + seat]], SPACE_NAMES[space]))
        stand(cells, seat, space)
        self._end_turn(cells, log)

    def _move(self, cells: vec[i64], space: i64, log: Log | None) -> None:
        """AFR-2.3, AFR-2.4: up to two spaces, before the action."""
        seat = cells[at.TURN]
        if log is not None:
            log.add(events.Moved(seat, SPACE_NAMES[cells[at.EXPLORER + seat]], SPACE_NAMES[space]))
        stand(cells, seat, space)
        cells[at.MOVED] = 1

    def _turn(self, cells: vec[i64], space: i64, luck: Luck, log: Log | None) -> None:
        """AFR-3.1: a face-down tile is turned up, and its kind decides what follows."""
        seat = cells[at.TURN]
        cells[at.ACTED] = 1
        tile = self._draw(cells, luck)
        content = board.FIRST_TILE + tile
        kind = board.KIND[content]
        lay(cells, space, content)
        if log is not None:
            is_last = kind == board.MONUMENT and limits.is_last_monument(cells)
            points = scoring.BONUS if is_last else board.VALUE[content]
            log.add(events.Turned(seat, SPACE_NAMES[space], TILE_NAMES[tile], points))
        if kind == board.GOOD:
            self._find_good(cells, space, content, log)
        elif kind == board.ANIMAL or kind == board.NOMADS:
            self._find_movable(cells, space, content, log)
        elif kind == board.MONUMENT:
            self._find_monument(cells, log)
        else:
            # AFR-3.2: gold and gems stay and score what they show.
            cells[at.POINTS + seat] += board.VALUE[content]
            self._end_segment(cells, log)

    def _draw(self, cells: vec[i64], luck: Luck) -> i64:
        """AFR-1.1: the tiles were shuffled, so each unseen one is equally likely to lie here."""
        drawn = draw_counted(luck, streams.TILE, cells, at.UNSEEN, at.TILE_KINDS)
        cells[at.UNSEEN + drawn] -= 1
        return drawn

    def _find_good(self, cells: vec[i64], space: i64, content: i64, log: Log | None) -> None:
        """AFR-3.3: the player takes it, the space is empty at once, and a swap may follow."""
        seat = cells[at.TURN]
        cells[at.held(seat, content - board.FIRST_TILE)] += 1
        lay(cells, space, board.EMPTY)
        if log is not None:
            log.add(events.Taken(seat, SPACE_NAMES[space], CONTENT_NAMES[content]))
        cells[at.TILE] = content
        if legality.can_swap(cells):
            cells[at.PHASE] = at.SWAP
        else:
            self._end_segment(cells, log)

    def _find_movable(self, cells: vec[i64], space: i64, content: i64, log: Log | None) -> None:
        """AFR-3.4, AFR-3.5: it stays, or goes to a better space if there is one."""
        cells[at.TILE] = content
        cells[at.TILE_SPACE] = space
        if legality.can_improve(cells, space):
            cells[at.PHASE] = at.PUT
        else:
            self._leave(cells, log)

    def _find_monument(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-3.6, AFR-8.1: a base camp from the stock; for the last monument the '+3', and the game ends at once."""
        seat = cells[at.TURN]
        if limits.is_last_monument(cells):
            cells[at.MONUMENTS] += 1
            cells[at.POINTS + seat] += scoring.BONUS
            cells[at.FINDER] = seat
            cells[at.PHASE] = at.OVER
            if log is not None:
                log.add(events.Ended("last-monument"))
            return
        cells[at.MONUMENTS] += 1
        cells[at.CAMPS + seat] += 1
        if log is not None:
            log.add(events.CampGained(seat))
        self._end_segment(cells, log)

    def _lift(self, cells: vec[i64], space: i64) -> None:
        """AFR-4.1, AFR-5.1: a tile is taken up; it is laid in the next step."""
        cells[at.TILE] = cells[at.BOARD + space]
        cells[at.TILE_SPACE] = space
        cells[at.LIFTED] = 1
        cells[at.PHASE] = at.PUT

    def _put(self, cells: vec[i64], space: i64, log: Log | None) -> None:
        seat = cells[at.TURN]
        content = cells[at.TILE]
        origin = cells[at.TILE_SPACE]
        points = scoring.laying_points(cells, space)
        cells[at.POINTS + seat] += points
        cells[at.ACTED] = 1
        lay(cells, origin, board.EMPTY)
        lay(cells, space, content)
        if log is not None:
            log.add(events.Laid(seat, SPACE_NAMES[origin], SPACE_NAMES[space], CONTENT_NAMES[content], points))
        self._end_segment(cells, log)

    def _leave(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-3.4, AFR-3.5: the tile stays where it was found, and scores there."""
        seat = cells[at.TURN]
        points = scoring.laying_points(cells, cells[at.TILE_SPACE])
        cells[at.POINTS + seat] += points
        if log is not None:
            log.add(events.Left(seat, SPACE_NAMES[cells[at.TILE_SPACE]], CONTENT_NAMES[cells[at.TILE]], points))
        self._end_segment(cells, log)

    def _swap(self, cells: vec[i64], other: i64, good: i64, log: Log | None) -> None:
        """AFR-3.3: all of one kind from a player, for exactly as many of the kind just turned up."""
        seat = cells[at.TURN]
        given = cells[at.TILE] - board.FIRST_TILE
        count = legality.swap_size(cells, other, good)
        cells[at.held(other, good)] -= count
        cells[at.held(seat, good)] += count
        cells[at.held(seat, given)] -= count
        cells[at.held(other, given)] += count
        if log is not None:
            log.add(events.Swapped(seat, other, TILE_NAMES[good], TILE_NAMES[given], count))
        self._end_segment(cells, log)

    def _camp(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-6.1: a base camp for points; it stays for good."""
        seat = cells[at.TURN]
        here = cells[at.EXPLORER + seat]
        points = scoring.camp_points(cells, here)
        cells[at.POINTS + seat] += points
        self._build(cells, here)
        if log is not None:
            log.add(events.Built(seat, SPACE_NAMES[here], points, "points"))
        self._end_segment(cells, log)

    def _dig(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-7.1: a base camp for all gold and gems around; their spaces become empty."""
        seat = cells[at.TURN]
        here = cells[at.EXPLORER + seat]
        self._build(cells, here)
        if log is not None:
            log.add(events.Built(seat, SPACE_NAMES[here], 0, "treasure"))
        for k in range(board.FROM[here], board.FROM[here + 1]):
            space = board.AROUND[k]
            if legality.is_treasure(cells, space):
                tile = cells[at.BOARD + space] - board.FIRST_TILE
                cells[at.held(seat, tile)] += 1
                lay(cells, space, board.EMPTY)
                if log is not None:
                    log.add(events.Taken(seat, SPACE_NAMES[space], TILE_NAMES[tile]))
        self._end_segment(cells, log)

    def _build(self, cells: vec[i64], here: i64) -> None:
        cells[at.CAMPS + cells[at.TURN]] -= 1
        cells[at.ACTED] = 1
        lay(cells, here, board.CAMP)

    def _end_segment(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-2.3, AFR-9.1: a turn has two segments, in the simple variant one."""
        cells[at.PHASE] = at.ACT
        cells[at.TILE] = board.EMPTY
        cells[at.TILE_SPACE] = at.NOWHERE
        cells[at.LIFTED] = 0
        cells[at.MOVED] = 0
        cells[at.SEGMENT] += 1
        if cells[at.SEGMENT] == cells[at.SEGMENTS]:
            self._end_turn(cells, log)

    def _end_turn(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-2.1: clockwise."""
        cells[at.IDLE] = 0 if cells[at.ACTED] else cells[at.IDLE] + 1
        cells[at.SEGMENT] = 0
        cells[at.ACTED] = 0
        cells[at.TURN] = (cells[at.TURN] + 1) % cells[at.SEATS]
        if limits.has_idled_out(cells):
            self._idle_out(cells, log)

    def _idle_out(self, cells: vec[i64], log: Log | None) -> None:
        """AFR-8.5: after three full rounds in which nothing happened the table says so, or the game ends."""
        if cells[at.IDLE_END]:
            cells[at.PHASE] = at.OVER
            if log is not None:
                log.add(events.Ended("nothing-happens"))
            return
        cells[at.IDLE] = 0
        if log is not None:
            log.add(events.Idled())

    def view(self, state: AfricaState, seat: Seat | None) -> View:
        """AFR-8.5: everything is open except the face-down tiles, which nobody knows; so all see the same."""
        return writing.view(state.cells)

    def load(self, view: View, luck: Luck) -> AfricaState:
        return reading.load(view)

    def tally(self, state: AfricaState, seat: Seat | None) -> list[dict[str, int]]:
        return scoring.tally(state.cells)

    def prompt(self, state: AfricaState, seat: Seat) -> Words:
        return writing.prompt(state.cells)

    def hint(self, state: AfricaState, seat: Seat, action: int) -> Words | None:
        return hints.hint(state.cells, action)

    def conserved(self, state: AfricaState) -> dict[str, int]:
        return inventory.conserved(state.cells)


AFRICA: Final = Africa()
