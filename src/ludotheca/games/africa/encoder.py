"""What a seat may know of a position, as numbers: nothing is hidden but what lies face down, and nobody knows that."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.encoder import Encoder
from ludotheca.games.africa import board, inventory, limits, scoring
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import KINDS, TILES, TILES_IN_ALL
from ludotheca.games.africa.outlook import Outlook
from ludotheca.games.africa.state import AfricaState

TABLE_FEATURES: Final = (
    *[f"{kind} face down" for kind in KINDS],
    "camps in stock",
    "monuments missing",
    "empty spaces",
    "idle turns",
    "placing",
    "laying",
    "swapping",
    "players",
    "short turns",
)
OPEN_FEATURES: Final = (
    "lead",
    "points",
    "goods points",
    "gold prize",
    "gem prize",
    "goods",
    "largest set",
    "nuggets",
    "nuggets ahead",
    "gems",
    "gems ahead",
    "camps",
    "turn",
    "wait",
    "actions left",
    "in reach",
    "in hand",
    "prospect",
    "face down at hand",
)

# About as much as there ever is of each, so that the numbers stay between -1 and 1.
MANY_POINTS: Final = 60.0
MANY_GOODS_POINTS: Final = 20.0
LONG_LEAD: Final = 20.0
MANY_GOODS: Final = 8.0
LARGEST_SET: Final = 5.0
MUCH_TREASURE: Final = 8.0
TREASURE_LEAD: Final = 4.0
MANY_CAMPS: Final = 4.0
ACTIONS: Final = 2.0
GOOD_ACTION: Final = 5.0
AT_HAND: Final = 6.0

_COUNTS: Final[vec[float]] = vec[float](
    [float(sum([tile.count for tile in TILES if tile.kind == kind])) for kind in KINDS]
)
"""By kind: how many tiles there are."""


@final
class AfricaEncoder(Encoder[AfricaState]):
    def seats(self, state: AfricaState) -> int:
        return state.cells[at.SEATS]

    def progress(self, state: AfricaState) -> float:
        """How many tiles have been turned up, of as many as it takes on average until the last monument."""
        cells = state.cells
        if cells[at.PHASE] == at.OVER:
            return 1.0
        turned = float(TILES_IN_ALL - inventory.unseen(cells))
        return turned / max(1.0, turned + limits.tiles_to_come(cells))

    def write_table(self, state: AfricaState, out: vec[float], first: i64) -> None:
        cells = state.cells
        for kind in range(board.NO_TILE):
            out[first + kind] = 0.0
        for tile in range(at.TILE_KINDS):
            kind = board.KIND[board.FIRST_TILE + tile]
            out[first + kind] += float(cells[at.UNSEEN + tile]) / _COUNTS[kind]
        first += board.NO_TILE
        seats = cells[at.SEATS]
        phase = cells[at.PHASE]
        to_end = limits.monuments_to_end(seats)
        out[first] = float(limits.stock(cells)) / float(limits.stock_at_start(seats))
        out[first + 1] = float(to_end - cells[at.MONUMENTS]) / float(to_end)
        out[first + 2] = float(_empty_spaces(cells)) / float(at.SPACES)
        out[first + 3] = float(cells[at.IDLE]) / float(limits.most_idle_turns(seats))
        out[first + 4] = 1.0 if phase == at.PLACE else 0.0
        out[first + 5] = 1.0 if phase == at.PUT else 0.0
        out[first + 6] = 1.0 if phase == at.SWAP else 0.0
        out[first + 7] = float(seats) / float(at.MOST_SEATS)
        out[first + 8] = 1.0 if cells[at.SEGMENTS] == 1 else 0.0

    def write_open(self, state: AfricaState, seat: i64, out: vec[float], first: i64) -> None:
        cells = state.cells
        gold = scoring.treasures(cells, board.GOLD)
        gems = scoring.treasures(cells, board.GEM)
        out[first] = float(_lead(cells, gold, gems, seat)) / LONG_LEAD
        out[first + 1] = float(cells[at.POINTS + seat]) / MANY_POINTS
        out[first + 2] = float(scoring.goods_points(cells, seat)) / MANY_GOODS_POINTS
        out[first + 3] = float(scoring.prize(gold, seat)) / float(scoring.FIRST_PLACE)
        out[first + 4] = float(scoring.prize(gems, seat)) / float(scoring.FIRST_PLACE)
        _write_goods(cells, seat, out, first + 5)
        out[first + 7] = float(gold[seat]) / MUCH_TREASURE
        out[first + 8] = float(_ahead(gold, seat)) / TREASURE_LEAD
        out[first + 9] = float(gems[seat]) / MUCH_TREASURE
        out[first + 10] = float(_ahead(gems, seat)) / TREASURE_LEAD
        out[first + 11] = float(cells[at.CAMPS + seat]) / MANY_CAMPS
        _write_turn(cells, seat, out, first + 12)
        _write_outlook(cells, seat, out, first + 15)

    def write_own(self, state: AfricaState, seat: i64, out: vec[float], first: i64) -> None:
        """AFR-8.5: there are no secrets."""


def _empty_spaces(cells: vec[i64]) -> i64:
    empty: i64 = 0
    for space in range(at.SPACES):
        if cells[at.BOARD + space] == board.EMPTY:
            empty += 1
    return empty


def _lead(cells: vec[i64], gold: vec[i64], gems: vec[i64], seat: i64) -> i64:
    """By how much a seat would win, or less than 0 if it would lose, if the game ended now."""
    best: i64 = 0
    for other in range(cells[at.SEATS]):
        if other != seat:
            best = max(best, scoring.standing(cells, gold, gems, other))
    return scoring.standing(cells, gold, gems, seat) - best


def _ahead(shown: vec[i64], seat: i64) -> i64:
    """By how much a seat has more than whoever else has most; less than 0 if it has less."""
    best: i64 = 0
    for other in range(len(shown)):
        if other != seat:
            best = max(best, shown[other])
    return shown[seat] - best


def _write_goods(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    goods: i64 = 0
    largest: i64 = 0
    for k in range(at.GOOD_KINDS):
        count = cells[at.held(seat, board.GOODS[k])]
        goods += count
        largest = max(largest, count)
    out[first] = float(goods) / MANY_GOODS
    out[first + 1] = float(largest) / LARGEST_SET


def _write_turn(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    seats = cells[at.SEATS]
    is_turn = cells[at.TURN] == seat and cells[at.PHASE] != at.OVER
    out[first] = 1.0 if is_turn else 0.0
    out[first + 1] = float((seat + seats - cells[at.TURN]) % seats) / float(seats)
    out[first + 2] = 0.0
    if is_turn and cells[at.PHASE] != at.PLACE:
        # A tile that is being laid, or a good being swapped, belongs to an action already taken.
        taken: i64 = 0 if cells[at.PHASE] == at.ACT else 1
        out[first + 2] = float(cells[at.SEGMENTS] - cells[at.SEGMENT] - taken) / ACTIONS


def _write_outlook(cells: vec[i64], seat: i64, out: vec[float], first: i64) -> None:
    here = cells[at.EXPLORER + seat]
    if here == at.NOWHERE or cells[at.PHASE] == at.OVER:
        for k in range(4):
            out[first + k] = 0.0
        return
    outlook = Outlook(cells, seat)
    out[first] = outlook.reach / GOOD_ACTION
    out[first + 1] = outlook.in_hand / GOOD_ACTION
    out[first + 2] = outlook.prospect() / (ACTIONS * GOOD_ACTION)
    hidden: i64 = 0
    for k in range(board.FROM[here], board.FROM[here + 1]):
        if cells[at.BOARD + board.AROUND[k]] == board.FACE_DOWN:
            hidden += 1
    out[first + 3] = float(hidden) / AT_HAND


ENCODER: Final = AfricaEncoder(at.MOST_SEATS, TABLE_FEATURES, OPEN_FEATURES, own_features=())
