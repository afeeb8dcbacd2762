"""Africa's position read from words: here names become numbers, and ``soundness`` says whether they agree."""

from typing import Final

from ludotheca.games.africa.board import EMPTY, FIRST_TILE, GOOD, KIND, MONUMENT, TILES_KNOWN
from ludotheca.games.africa.data import TILES, treasure_name
from ludotheca.games.africa.limits import most_idle_turns
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.notation import CONTENT_NAMES, PHASES, SPACE_NUMBERS
from ludotheca.games.africa.soundness import check, fail, shown
from ludotheca.games.africa.state import (
    ACTED,
    CAMPS,
    FINDER,
    HELD,
    IDLE,
    IDLE_END,
    LIFTED,
    MONUMENTS,
    MOVED,
    NOBODY,
    PHASE,
    POINTS,
    SEGMENT,
    SEGMENTS,
    TILE,
    TILE_SPACE,
    TURN,
    UNSEEN,
    AfricaState,
    blank,
    lay,
    stand,
)
from ludotheca.games.africa.types import Pending, Player, View

CONTENTS: Final = {name: number for number, name in enumerate(CONTENT_NAMES) if number != EMPTY}


def load(view: View) -> AfricaState:
    """The state a view describes; what no table could show is refused with the place where it stands."""
    seats = len(view.players)
    try:
        META.check_seats(seats)
    except ValueError as error:
        fail("players", str(error))
    state = blank(seats)
    cells = state.cells
    for name, word in view.board.items():
        _lay_out(state, name, word)
    for seat, player in enumerate(view.players):
        _seat_player(state, seat, player)
    _hide(state, view.unseen)
    cells[PHASE] = PHASES[view.phase]
    cells[TURN] = _seat("turn", view.turn, seats)
    cells[SEGMENTS] = 1 if view.simple else 2
    cells[SEGMENT] = _count("segment", view.segment, 1, cells[SEGMENTS]) - 1
    cells[MOVED] = view.moved
    cells[ACTED] = view.acted
    if view.pending is not None:
        _take_up(state, view.pending)
    cells[FINDER] = NOBODY if view.finder is None else _seat("finder", view.finder, seats)
    cells[IDLE_END] = view.idle_end
    cells[IDLE] = _count("idle_turns", view.idle_turns, 0, most_idle_turns(seats))
    check(state)
    return state


def _lay_out(state: AfricaState, name: str, word: str) -> None:
    path = f"board.{name}"
    content = _content(path, word)
    lay(state, _space(path, name), content)
    if KIND[content] == MONUMENT:
        state.cells[MONUMENTS] += 1


def _seat_player(state: AfricaState, seat: int, player: Player) -> None:
    cells = state.cells
    path = f"players[{seat}]"
    if player.explorer is not None:
        stand(state, seat, _space(f"{path}.explorer", player.explorer))
    cells[POINTS + seat] = player.points
    cells[CAMPS + seat] = player.camps
    held = HELD + seat * TILES_KNOWN - FIRST_TILE
    for name, count in player.goods.items():
        content = CONTENTS.get(name, EMPTY)
        if KIND[content] != GOOD or count < 0:
            fail(f"{path}.goods.{name}", "must be a number of one of the trade goods")
        cells[held + content] = count
    for field, kind, values in (("gold", "gold", player.gold), ("gems", "gem", player.gems)):
        for value in values:
            content = CONTENTS.get(treasure_name(kind, value), EMPTY)
            if content == EMPTY:
                fail(f"{path}.{field}", f"there is no {kind} tile that shows {value}")
            cells[held + content] += 1


def _hide(state: AfricaState, unseen: dict[str, int] | None) -> None:
    """Counts the face-down tiles: as given, or all that are shown nowhere."""
    cells = state.cells
    if unseen is None:
        for tile, count in enumerate(shown(state)):
            cells[UNSEEN + tile] = max(0, TILES[tile].count - count)
        return
    for name, count in unseen.items():
        content = CONTENTS.get(name, EMPTY)
        if content < FIRST_TILE or count < 0:
            fail(f"unseen.{name}", "must be a number of one of the tiles")
        cells[UNSEEN + content - FIRST_TILE] = count


def _take_up(state: AfricaState, pending: Pending) -> None:
    cells = state.cells
    cells[TILE] = _content("pending.tile", pending.tile)
    if pending.space is not None:
        cells[TILE_SPACE] = _space("pending.space", pending.space)
    cells[LIFTED] = pending.lifted


def _content(path: str, name: str) -> int:
    number = CONTENTS.get(name)
    if number is None:
        fail(path, f"there is no tile '{name}'")
    return number


def _space(path: str, name: str) -> int:
    number = SPACE_NUMBERS.get(name)
    if number is None:
        fail(path, f"there is no space '{name}'")
    return number


def _count(path: str, count: int, least: int, most: int) -> int:
    if not least <= count <= most:
        fail(path, f"must be from {least} to {most}, not {count}")
    return count


def _seat(path: str, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        fail(path, f"there is no seat {seat}")
    return seat
