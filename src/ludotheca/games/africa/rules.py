"""Africa: explore the continent, gather herds, goods and treasure.

The clause ids (AFR-…) are those of the rules; README.md maps them to code and tests.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ludotheca.engine.luck import Luck, draw_counted
from ludotheca.engine.meta import Options
from ludotheca.engine.rules import Log, Rules, Seat
from ludotheca.engine.words import Refusal, Words
from ludotheca.games.africa import explain, loading, notation, streams
from ludotheca.games.africa.board import (
    ANIMAL,
    AROUND,
    AT_HAND,
    CAMP,
    CITIES,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    FROM,
    GOOD,
    GOODS,
    HAND_FROM,
    KIND,
    MONUMENT,
    NEARBY,
    NEARBY_FROM,
    NOMADS,
    SPACES,
    TILES_KNOWN,
    VALUE,
)
from ludotheca.games.africa.data import SPACE_NAMES, TILE_NAMES, TILES
from ludotheca.games.africa.legality import (
    can_improve,
    can_swap,
    has_treasure_around,
    improves,
    is_movable,
    is_open,
    is_passable,
    is_treasure,
    may_build,
    may_relocate,
    may_swap,
    swap_size,
    worth,
    worth_after,
)
from ludotheca.games.africa.limits import START_CAMPS, has_idled_out, is_last_monument, stock
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.scoring import BONUS, tally
from ludotheca.games.africa.state import (
    ACT,
    ACTED,
    BOARD,
    CAMPS,
    EXPLORER,
    FINDER,
    HELD,
    IDLE,
    IDLE_END,
    LIFTED,
    MONUMENTS,
    MOVED,
    NOWHERE,
    OVER,
    PHASE,
    PLACE,
    POINTS,
    PUT,
    SEATS,
    SEGMENT,
    SEGMENTS,
    SWAP,
    TILE,
    TILE_SPACE,
    TURN,
    UNSEEN,
    AfricaState,
    blank,
    lay,
    stand,
)
from ludotheca.games.africa.types import (
    CATALOGUE,
    PHASES,
    Action,
    Built,
    Camp,
    CampGained,
    Dig,
    Ended,
    Event,
    Idled,
    Keep,
    Laid,
    Leave,
    Left,
    Lift,
    Move,
    Moved,
    Place,
    Placed,
    Put,
    Relocate,
    Relocated,
    Skip,
    Skipped,
    Swap,
    Swapped,
    Taken,
    Turn,
    Turned,
    View,
)

PLACES: Final[i64] = CATALOGUE.first(Place)
RELOCATES: Final[i64] = CATALOGUE.first(Relocate)
MOVES: Final[i64] = CATALOGUE.first(Move)
TURNS: Final[i64] = CATALOGUE.first(Turn)
LIFTS: Final[i64] = CATALOGUE.first(Lift)
PUTS: Final[i64] = CATALOGUE.first(Put)
LEAVE: Final[i64] = CATALOGUE.first(Leave)
SWAPS: Final[i64] = CATALOGUE.first(Swap)
KEEP: Final[i64] = CATALOGUE.first(Keep)
CAMP_ACTION: Final[i64] = CATALOGUE.first(Camp)
DIG: Final[i64] = CATALOGUE.first(Dig)
SKIP: Final[i64] = CATALOGUE.first(Skip)


@final
class Africa(Rules[AfricaState, Action, Event, View]):
    meta: ClassVar = META
    catalogue: ClassVar = CATALOGUE
    phases: ClassVar = PHASES

    def setup(self, seats: int, options: Options, luck: Luck) -> AfricaState:
        """AFR-1.1, AFR-1.2: a face-down tile on every space but the cities; two camps each; a start player."""
        state = blank(seats)
        cells = state.cells
        cells[SEGMENTS] = 1 if options["simple"] else 2
        cells[IDLE_END] = 1 if options["idle_end"] else 0
        for number, tile in enumerate(TILES):
            cells[UNSEEN + number] = tile.count
        for space in range(SPACES):
            lay(state, space, FACE_DOWN)
        for city in CITIES:
            lay(state, city, EMPTY)
        for seat in range(seats):
            cells[CAMPS + seat] = START_CAMPS
        cells[PHASE] = PLACE
        start = options["start"]
        cells[TURN] = start - 1 if isinstance(start, int) else luck.draw(streams.START, seats)
        return state

    def seats(self, state: AfricaState) -> int:
        return state.cells[SEATS]

    def actors(self, state: AfricaState) -> list[Seat]:
        return [] if state.cells[PHASE] == OVER else [state.cells[TURN]]

    def legal(self, state: AfricaState, seat: Seat) -> list[int]:
        legal: list[int] = []
        cells = state.cells
        if cells[TURN] != seat:
            return legal
        phase = cells[PHASE]
        if phase == ACT:
            self._legal_acts(state, legal)
        elif phase == PLACE:
            for k in range(len(CITIES)):
                if is_open(state, CITIES[k]):
                    legal.append(PLACES + k)
        elif phase == PUT:
            for space in range(SPACES):
                if improves(state, cells[TILE_SPACE], space):
                    legal.append(PUTS + space)
            if cells[LIFTED] == 0:
                legal.append(LEAVE)
        elif phase == SWAP:
            for other in range(cells[SEATS]):
                for k in range(len(GOODS)):
                    if may_swap(state, other, GOODS[k]):
                        legal.append(SWAPS + other * len(GOODS) + k)
            legal.append(KEEP)
        return legal

    def _legal_acts(self, state: AfricaState, legal: list[int]) -> None:
        """AFR-2.1 to AFR-2.3: relocate as the whole turn; or move, then act."""
        cells = state.cells
        here = cells[EXPLORER + cells[TURN]]
        if may_relocate(state):
            for space in range(SPACES):
                if is_open(state, space):
                    legal.append(RELOCATES + space)
        if cells[MOVED] == 0:
            for k in range(NEARBY_FROM[here], NEARBY_FROM[here + 1]):
                if is_open(state, NEARBY[k]) and is_passable(state, k):
                    legal.append(MOVES + NEARBY[k])
        for k in range(FROM[here], FROM[here + 1]):
            if cells[BOARD + AROUND[k]] == FACE_DOWN:
                legal.append(TURNS + AROUND[k])
        for k in range(HAND_FROM[here], HAND_FROM[here + 1]):
            if is_movable(state, AT_HAND[k]) and can_improve(state, AT_HAND[k]):
                legal.append(LIFTS + AT_HAND[k])
        if may_build(state):
            legal.append(CAMP_ACTION)
            if has_treasure_around(state, here):
                legal.append(DIG)
        legal.append(SKIP)

    def phase(self, state: AfricaState) -> str:
        return notation.phase(state)

    def clause(self, state: AfricaState) -> str:
        return explain.clause(state)

    def refusal(self, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
        return explain.refusal(self, state, seat, action)

    def apply(self, state: AfricaState, seat: Seat, action: int, luck: Luck, log: Log | None) -> None:
        number: i64 = action
        if number < RELOCATES:
            self._place(state, CITIES[number - PLACES], log)
        elif number < MOVES:
            self._relocate(state, number - RELOCATES, log)
        elif number < TURNS:
            self._move(state, number - MOVES, log)
        elif number < LIFTS:
            self._turn(state, number - TURNS, luck, log)
        elif number < PUTS:
            self._lift(state, number - LIFTS)
        elif number < LEAVE:
            self._put(state, number - PUTS, log)
        elif number == LEAVE:
            self._leave(state, log)
        elif number < KEEP:
            self._swap(state, (number - SWAPS) // len(GOODS), GOODS[(number - SWAPS) % len(GOODS)], log)
        elif number == KEEP:
            self._end_segment(state, log)
        elif number == CAMP_ACTION:
            self._camp(state, log)
        elif number == DIG:
            self._dig(state, log)
        else:
            if log is not None:
                log.add(Skipped(seat))
            self._end_segment(state, log)

    def _place(self, state: AfricaState, city: i64, log: Log | None) -> None:
        """AFR-1.3: from the start player clockwise, each on a city that is still free."""
        cells = state.cells
        seat = cells[TURN]
        stand(state, seat, city)
        if log is not None:
            log.add(Placed(seat, SPACE_NAMES[city]))
        cells[TURN] = (seat + 1) % cells[SEATS]
        if cells[EXPLORER + cells[TURN]] != NOWHERE:
            cells[PHASE] = ACT

    def _relocate(self, state: AfricaState, space: i64, log: Log | None) -> None:
        """AFR-2.2: to any open space; the turn ends."""
        cells = state.cells
        seat = cells[TURN]
        if log is not None:
            log.add(Relocated(seat, SPACE_NAMES[cells[EXPLORER + seat]], SPACE_NAMES[space]))
        stand(state, seat, space)
        self._end_turn(state, log)

    def _move(self, state: AfricaState, space: i64, log: Log | None) -> None:
        """AFR-2.3, AFR-2.4: up to two spaces, before the action."""
        cells = state.cells
        seat = cells[TURN]
        if log is not None:
            log.add(Moved(seat, SPACE_NAMES[cells[EXPLORER + seat]], SPACE_NAMES[space]))
        stand(state, seat, space)
        cells[MOVED] = 1

    def _turn(self, state: AfricaState, space: i64, luck: Luck, log: Log | None) -> None:
        """AFR-3.1: a face-down tile is turned up; what it is decides what follows."""
        cells = state.cells
        seat = cells[TURN]
        cells[ACTED] = 1
        tile = self._draw(state, luck)
        content = FIRST_TILE + tile
        kind = KIND[content]
        lay(state, space, content)
        if log is not None:
            points = BONUS if kind == MONUMENT and is_last_monument(state) else VALUE[content]
            log.add(Turned(seat, SPACE_NAMES[space], TILE_NAMES[tile], points))
        if kind == GOOD:
            self._find_good(state, space, content, log)
        elif kind == ANIMAL or kind == NOMADS:
            self._find_movable(state, space, content, log)
        elif kind == MONUMENT:
            self._find_monument(state, log)
        else:
            # AFR-3.2: gold and gems stay and score what they show.
            cells[POINTS + seat] += VALUE[content]
            self._end_segment(state, log)

    def _draw(self, state: AfricaState, luck: Luck) -> i64:
        """AFR-1.1: the tiles were shuffled, so each unseen one is equally likely to lie here."""
        drawn = draw_counted(luck, streams.TILE, state.cells, UNSEEN, TILES_KNOWN)
        state.cells[UNSEEN + drawn] -= 1
        return drawn

    def _find_good(self, state: AfricaState, space: i64, content: i64, log: Log | None) -> None:
        """AFR-3.3: the player takes it, the space is empty at once, and a swap may follow."""
        cells = state.cells
        seat = cells[TURN]
        cells[HELD + seat * TILES_KNOWN + content - FIRST_TILE] += 1
        lay(state, space, EMPTY)
        if log is not None:
            log.add(Taken(seat, SPACE_NAMES[space], TILE_NAMES[content - FIRST_TILE]))
        cells[TILE] = content
        if can_swap(state):
            cells[PHASE] = SWAP
        else:
            self._end_segment(state, log)

    def _find_movable(self, state: AfricaState, space: i64, content: i64, log: Log | None) -> None:
        """AFR-3.4, AFR-3.5: it stays, or goes to a better space if there is one."""
        cells = state.cells
        cells[TILE] = content
        cells[TILE_SPACE] = space
        if can_improve(state, space):
            cells[PHASE] = PUT
        else:
            self._leave(state, log)

    def _find_monument(self, state: AfricaState, log: Log | None) -> None:
        """AFR-3.6, AFR-8.1: a base camp from the stock; for the last monument the '+3', and the game ends at once."""
        cells = state.cells
        seat = cells[TURN]
        if is_last_monument(state):
            cells[MONUMENTS] += 1
            cells[POINTS + seat] += BONUS
            cells[FINDER] = seat
            cells[PHASE] = OVER
            if log is not None:
                log.add(Ended("last-monument"))
            return
        cells[MONUMENTS] += 1
        cells[CAMPS + seat] += 1
        if log is not None:
            log.add(CampGained(seat))
        self._end_segment(state, log)

    def _lift(self, state: AfricaState, space: i64) -> None:
        """AFR-4.1, AFR-5.1: a tile is taken up; it is laid in the next step."""
        cells = state.cells
        cells[TILE] = cells[BOARD + space]
        cells[TILE_SPACE] = space
        cells[LIFTED] = 1
        cells[PHASE] = PUT

    def points_for(self, state: AfricaState, space: i64) -> i64:
        """What laying the tile in hand on a space scores; the space it lies on means leaving it there.

        AFR-3.4: a found animal 1 and 1 for each of its species around. AFR-3.5: found nomads 1 for each empty space
        around. AFR-4.1, AFR-5.1: a tile found earlier only the difference.
        """
        cells = state.cells
        content = cells[TILE]
        origin = cells[TILE_SPACE]
        after = worth(state, content, origin) if space == origin else worth_after(state, content, origin, space)
        if cells[LIFTED]:
            return after - worth(state, content, origin)
        return after + 1 if KIND[content] == ANIMAL else after

    def _put(self, state: AfricaState, space: i64, log: Log | None) -> None:
        cells = state.cells
        seat = cells[TURN]
        content = cells[TILE]
        origin = cells[TILE_SPACE]
        points = self.points_for(state, space)
        cells[POINTS + seat] += points
        cells[ACTED] = 1
        lay(state, origin, EMPTY)
        lay(state, space, content)
        if log is not None:
            log.add(Laid(seat, SPACE_NAMES[origin], SPACE_NAMES[space], TILE_NAMES[content - FIRST_TILE], points))
        self._end_segment(state, log)

    def _leave(self, state: AfricaState, log: Log | None) -> None:
        """AFR-3.4, AFR-3.5: the tile stays where it was found, and scores there."""
        cells = state.cells
        seat = cells[TURN]
        points = self.points_for(state, cells[TILE_SPACE])
        cells[POINTS + seat] += points
        if log is not None:
            log.add(Left(seat, SPACE_NAMES[cells[TILE_SPACE]], TILE_NAMES[cells[TILE] - FIRST_TILE], points))
        self._end_segment(state, log)

    def _swap(self, state: AfricaState, other: i64, good: i64, log: Log | None) -> None:
        """AFR-3.3: all of one kind from a player, for exactly as many of the kind just turned up."""
        cells = state.cells
        seat = cells[TURN]
        given = cells[TILE] - FIRST_TILE
        count = swap_size(state, other, good)
        cells[HELD + other * TILES_KNOWN + good] -= count
        cells[HELD + seat * TILES_KNOWN + good] += count
        cells[HELD + seat * TILES_KNOWN + given] -= count
        cells[HELD + other * TILES_KNOWN + given] += count
        if log is not None:
            log.add(Swapped(seat, other, TILE_NAMES[good], TILE_NAMES[given], count))
        self._end_segment(state, log)

    def camp_points(self, state: AfricaState, space: i64) -> i64:
        """AFR-6.1: 1 for each face-up animal, nomad and monument tile around."""
        points: i64 = 0
        for k in range(FROM[space], FROM[space + 1]):
            kind = KIND[state.cells[BOARD + AROUND[k]]]
            if kind == ANIMAL or kind == NOMADS or kind == MONUMENT:
                points += 1
        return points

    def _camp(self, state: AfricaState, log: Log | None) -> None:
        """AFR-6.1: a base camp for points; it stays for good."""
        cells = state.cells
        seat = cells[TURN]
        here = cells[EXPLORER + seat]
        points = self.camp_points(state, here)
        cells[POINTS + seat] += points
        self._build(state, here)
        if log is not None:
            log.add(Built(seat, SPACE_NAMES[here], points, "points"))
        self._end_segment(state, log)

    def _dig(self, state: AfricaState, log: Log | None) -> None:
        """AFR-7.1: a base camp for all gold and gems around; their spaces become empty."""
        cells = state.cells
        seat = cells[TURN]
        here = cells[EXPLORER + seat]
        self._build(state, here)
        if log is not None:
            log.add(Built(seat, SPACE_NAMES[here], 0, "treasure"))
        for k in range(FROM[here], FROM[here + 1]):
            space = AROUND[k]
            if is_treasure(state, space):
                tile = cells[BOARD + space] - FIRST_TILE
                cells[HELD + seat * TILES_KNOWN + tile] += 1
                lay(state, space, EMPTY)
                if log is not None:
                    log.add(Taken(seat, SPACE_NAMES[space], TILE_NAMES[tile]))
        self._end_segment(state, log)

    def _build(self, state: AfricaState, here: i64) -> None:
        state.cells[CAMPS + state.cells[TURN]] -= 1
        state.cells[ACTED] = 1
        lay(state, here, CAMP)

    def _end_segment(self, state: AfricaState, log: Log | None) -> None:
        """AFR-2.3, AFR-9.1: a turn has two segments, in the simple variant one."""
        cells = state.cells
        cells[PHASE] = ACT
        cells[TILE] = EMPTY
        cells[TILE_SPACE] = NOWHERE
        cells[LIFTED] = 0
        cells[MOVED] = 0
        cells[SEGMENT] += 1
        if cells[SEGMENT] == cells[SEGMENTS]:
            self._end_turn(state, log)

    def _end_turn(self, state: AfricaState, log: Log | None) -> None:
        """AFR-2.1: clockwise."""
        cells = state.cells
        cells[IDLE] = 0 if cells[ACTED] else cells[IDLE] + 1
        cells[SEGMENT] = 0
        cells[ACTED] = 0
        cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
        if has_idled_out(state):
            self._idle_out(state, log)

    def _idle_out(self, state: AfricaState, log: Log | None) -> None:
        """AFR-8.5: after three full rounds in which nothing happened the table says so; with the setting it ends."""
        cells = state.cells
        if cells[IDLE_END]:
            cells[PHASE] = OVER
            if log is not None:
                log.add(Ended("nothing-happens"))
            return
        cells[IDLE] = 0
        if log is not None:
            log.add(Idled())

    def view(self, state: AfricaState, seat: Seat | None) -> View:
        """AFR-8.5: all is open but the face-down tiles, and those nobody knows; so all see the same."""
        return notation.view(state)

    def load(self, view: View, luck: Luck) -> AfricaState:
        return loading.load(view)

    def tally(self, state: AfricaState, seat: Seat | None) -> list[dict[str, int]]:
        return tally(state)

    def prompt(self, state: AfricaState, seat: Seat) -> Words:
        return notation.prompt(state)

    def hint(self, state: AfricaState, seat: Seat, action: int) -> Words | None:
        """The points an action scores, where that is certain."""
        cells = state.cells
        number: i64 = action
        if PUTS <= number < LEAVE:
            return Words("hint-points", {"points": self.points_for(state, number - PUTS)})
        if number == LEAVE:
            return Words("hint-points", {"points": self.points_for(state, cells[TILE_SPACE])})
        if number == CAMP_ACTION:
            return Words("hint-points", {"points": self.camp_points(state, cells[EXPLORER + cells[TURN]])})
        return None

    def conserved(self, state: AfricaState) -> dict[str, int]:
        """AFR-1.1, AFR-1.2: 96 tiles; two camps for each player and the stock."""
        cells = state.cells
        tiles: i64 = 0
        camps = stock(state)
        for k in range(TILES_KNOWN):
            tiles += cells[UNSEEN + k]
        for seat in range(cells[SEATS]):
            camps += cells[CAMPS + seat]
            for k in range(TILES_KNOWN):
                tiles += cells[HELD + seat * TILES_KNOWN + k]
        for space in range(SPACES):
            if cells[BOARD + space] >= FIRST_TILE:
                tiles += 1
            elif cells[BOARD + space] == CAMP:
                camps += 1
        return {"tiles": tiles, "camps": camps}


AFRICA: Final = Africa()
