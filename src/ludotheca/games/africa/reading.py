"""Africa's position read from words: names become numbers here, and ``soundness`` says whether they fit together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import read_counts
from ludotheca.engine.positions import check_seats, fail, read_count, read_name, read_seat
from ludotheca.games.africa import board, inventory, limits
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import CONTENT_NAMES, SPACE_NUMBERS, TILE_NAMES, TILES, treasure_name
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.soundness import check
from ludotheca.games.africa.state import AfricaState, blank, lay, stand
from ludotheca.games.africa.views import Pending, Player, View
from ludotheca.games.africa.writing import PHASE_NUMBERS

CONTENT_NUMBERS: Final = {name: number for number, name in enumerate(CONTENT_NAMES) if number != board.EMPTY}


def load(view: View) -> AfricaState:
    """The state a view describes; what no table could show is refused, and the refusal says where it is."""
    seats = check_seats("players", len(view.players), META)
    state = blank(seats)
    cells = state.cells
    for name, content in view.board.items():
        _lay_out(cells, name, content)
    for seat, player in enumerate(view.players):
        _seat_player(cells, seat, player)
    _hide(cells, view.unseen)
    cells[at.PHASE] = PHASE_NUMBERS[view.phase]
    cells[at.TURN] = read_seat("turn", view.turn, seats)
    cells[at.SEGMENTS] = 1 if view.simple else 2
    cells[at.SEGMENT] = read_count("segment", view.segment, 1, cells[at.SEGMENTS]) - 1
    cells[at.MOVED] = view.moved
    cells[at.ACTED] = view.acted
    if view.pending is not None:
        _take_up(cells, view.pending)
    cells[at.FINDER] = at.NOBODY if view.finder is None else read_seat("finder", view.finder, seats)
    cells[at.IDLE_END] = view.idle_end
    cells[at.IDLE] = read_count("idle_turns", view.idle_turns, 0, limits.most_idle_turns(seats))
    check(cells)
    return state


def _lay_out(cells: vec[i64], name: str, content: str) -> None:
    path = f"board.{name}"
    number = _content(path, content)
    lay(cells, _space(path, name), number)
    if board.KIND[number] == board.MONUMENT:
        cells[at.MONUMENTS] += 1


def _seat_player(cells: vec[i64], seat: int, player: Player) -> None:
    path = f"players[{seat}]"
    if player.explorer is not None:
        stand(cells, seat, _space(f"{path}.explorer", player.explorer))
    cells[at.POINTS + seat] = player.points
    cells[at.CAMPS + seat] = player.camps
    for name, count in player.goods.items():
        content = CONTENT_NUMBERS.get(name, board.EMPTY)
        if board.KIND[content] != board.GOOD or count < 0:
            fail(f"{path}.goods.{name}", "must be a number of one of the trade goods")
        cells[at.held(seat, content - board.FIRST_TILE)] = count
    for field, kind, values in (("gold", "gold", player.gold), ("gems", "gem", player.gems)):
        for value in values:
            content = CONTENT_NUMBERS.get(treasure_name(kind, value), board.EMPTY)
            if content == board.EMPTY:
                fail(f"{path}.{field}", f"there is no {kind} tile that shows {value}")
            cells[at.held(seat, content - board.FIRST_TILE)] += 1


def _hide(cells: vec[i64], unseen: dict[str, int] | None) -> None:
    """Counts the face-down tiles: as given, or all that are not shown anywhere."""
    if unseen is None:
        for tile, count in enumerate(inventory.shown(cells)):
            cells[at.UNSEEN + tile] = max(0, TILES[tile].count - count)
        return
    read_counts(cells, "unseen", unseen, TILE_NAMES, at.UNSEEN)


def _take_up(cells: vec[i64], pending: Pending) -> None:
    cells[at.TILE] = _content("pending.tile", pending.tile)
    if pending.space is not None:
        cells[at.TILE_SPACE] = _space("pending.space", pending.space)
    cells[at.LIFTED] = pending.lifted


def _content(path: str, name: str) -> int:
    return read_name(path, "tile", name, CONTENT_NUMBERS)


def _space(path: str, name: str) -> int:
    return read_name(path, "space", name, SPACE_NUMBERS)
