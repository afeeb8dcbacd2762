"""Africa's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from ludotheca.engine.words import Value, Words
from ludotheca.games.africa.board import (
    ANIMAL,
    CITIES,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    GEM,
    GOLD,
    GOOD,
    KIND,
    MONUMENT,
    NOMADS,
    SPACES,
    TILES_KNOWN,
    VALUE,
)
from ludotheca.games.africa.data import NOT_TILES, SPACE_NAMES, TILE_NAMES, TILES, treasure_name
from ludotheca.games.africa.legality import can_improve
from ludotheca.games.africa.limits import START_CAMPS, most_idle_turns, stock_at_start
from ludotheca.games.africa.meta import META
from ludotheca.games.africa.soundness import check, fail
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
    NOBODY,
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
from ludotheca.games.africa.types import Pending, Phase, Player, View

PHASES: Final[dict[Phase, int]] = {"place": PLACE, "act": ACT, "put": PUT, "swap": SWAP, "over": OVER}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}
CONTENT_NAMES: Final = (*NOT_TILES, *TILE_NAMES)
CONTENTS: Final = {name: number for number, name in enumerate(CONTENT_NAMES) if number != EMPTY}


def phase(state: AfricaState) -> Phase:
    return PHASE_NAMES[state.cells[PHASE]]


def view(state: AfricaState) -> View:
    """The whole position; nobody may know less."""
    cells = list(state.cells)
    pending = None
    if cells[PHASE] in (PUT, SWAP):
        space = cells[TILE_SPACE]
        pending = Pending(
            tile=CONTENT_NAMES[cells[TILE]],
            space=None if space == NOWHERE else SPACE_NAMES[space],
            lifted=bool(cells[LIFTED]),
        )
    return View(
        players=tuple(_player(cells, seat) for seat in range(cells[SEATS])),
        board={
            SPACE_NAMES[space]: CONTENT_NAMES[content]
            for space, content in enumerate(cells[BOARD : BOARD + SPACES])
            if content != EMPTY
        },
        turn=cells[TURN],
        phase=phase(state),
        simple=cells[SEGMENTS] == 1,
        segment=cells[SEGMENT] + 1,
        moved=bool(cells[MOVED]),
        acted=bool(cells[ACTED]),
        pending=pending,
        unseen={name: cells[UNSEEN + tile] for tile, name in enumerate(TILE_NAMES) if cells[UNSEEN + tile]},
        finder=None if cells[FINDER] == NOBODY else cells[FINDER],
        idle_end=bool(cells[IDLE_END]),
        idle_turns=cells[IDLE],
    )


def _player(cells: list[int], seat: int) -> Player:
    held = cells[HELD + seat * TILES_KNOWN : HELD + (seat + 1) * TILES_KNOWN]
    treasure: dict[int, tuple[int, ...]] = {GOLD: (), GEM: ()}
    for tile, count in enumerate(held):
        kind = KIND[FIRST_TILE + tile]
        if kind in treasure:
            treasure[kind] += (int(VALUE[FIRST_TILE + tile]),) * count
    explorer = cells[EXPLORER + seat]
    return Player(
        explorer=None if explorer == NOWHERE else SPACE_NAMES[explorer],
        points=cells[POINTS + seat],
        camps=cells[CAMPS + seat],
        goods={TILE_NAMES[tile]: count for tile, count in enumerate(held) if count and KIND[FIRST_TILE + tile] == GOOD},
        gold=tuple(sorted(treasure[GOLD])),
        gems=tuple(sorted(treasure[GEM])),
    )


def load(view: View) -> AfricaState:
    """The state a view describes; what no table could show is refused with the place where it stands."""
    seats = len(view.players)
    try:
        META.check_seats(seats)
    except ValueError as error:
        fail("players", str(error))
    state = blank(seats)
    cells = state.cells
    cells[SEGMENTS] = 1 if view.simple else 2
    for name, word in view.board.items():
        _lay_out(state, name, word)
    for seat, player in enumerate(view.players):
        _seat_player(state, seat, player, is_placing=view.phase == "place")
    _hide(state, view)
    _check_totals(state)
    cells[PHASE] = PHASES[view.phase]
    cells[TURN] = _seat("turn", view.turn, seats)
    if not 1 <= view.segment <= cells[SEGMENTS]:
        fail("segment", f"must be from 1 to {cells[SEGMENTS]}, not {view.segment}")
    cells[SEGMENT] = view.segment - 1
    cells[MOVED] = view.moved
    cells[ACTED] = view.acted
    cells[FINDER] = NOBODY if view.finder is None else _seat("finder", view.finder, seats)
    cells[IDLE] = _count("idle_turns", view.idle_turns, most_idle_turns(seats))
    cells[IDLE_END] = view.idle_end
    _take_up(state, view)
    check(state)
    return state


def _lay_out(state: AfricaState, name: str, word: str) -> None:
    path = f"board.{name}"
    content = CONTENTS.get(word)
    if content is None:
        fail(path, f"there is no tile '{word}'")
    space = _space(path, name)
    if content == FACE_DOWN and space in CITIES:
        fail(path, "no face-down tile lies on a start city")
    if KIND[content] == GOOD:
        fail(path, f"the trade good '{word}' is taken when it is turned up, and never lies face up")
    lay(state, space, content)
    if KIND[content] == MONUMENT:
        state.cells[MONUMENTS] += 1


def _seat_player(state: AfricaState, seat: int, player: Player, *, is_placing: bool) -> None:
    cells = state.cells
    path = f"players[{seat}]"
    if player.explorer is not None:
        space = _space(f"{path}.explorer", player.explorer)
        if cells[BOARD + space] == FACE_DOWN:
            fail(f"{path}.explorer", f"nobody can stand on the face-down tile at {player.explorer}")
        if any(cells[EXPLORER + other] == space for other in range(seat)):
            fail(f"{path}.explorer", f"two explorers stand on {player.explorer}")
        stand(state, seat, space)
    elif not is_placing:
        fail(f"{path}.explorer", "every explorer must stand somewhere once all are placed")
    cells[POINTS + seat] = player.points
    most_camps = START_CAMPS + stock_at_start(cells[SEATS])
    cells[CAMPS + seat] = _count(f"{path}.camps", player.camps, most_camps)
    for name, count in player.goods.items():
        content = CONTENTS.get(name, EMPTY)
        if KIND[content] != GOOD or count < 0:
            fail(f"{path}.goods.{name}", "must be a number of one of the trade goods")
        cells[HELD + seat * TILES_KNOWN + content - FIRST_TILE] = count
    for field, kind, values in (("gold", "gold", player.gold), ("gems", "gem", player.gems)):
        for value in values:
            content = CONTENTS.get(treasure_name(kind, value), EMPTY)
            if content == EMPTY:
                fail(f"{path}.{field}", f"there is no {kind} tile that shows {value}")
            cells[HELD + seat * TILES_KNOWN + content - FIRST_TILE] += 1


def _hide(state: AfricaState, view: View) -> None:
    """Counts the face-down tiles: as given, or all that are shown nowhere."""
    cells = state.cells
    shown = _shown(state)
    if view.unseen is None:
        for number, tile in enumerate(TILES):
            cells[UNSEEN + number] = max(0, tile.count - shown[number])
    else:
        for name, count in view.unseen.items():
            content = CONTENTS.get(name, EMPTY)
            if content < FIRST_TILE or count < 0:
                fail(f"unseen.{name}", "must be a number of one of the tiles")
            cells[UNSEEN + content - FIRST_TILE] = count
    face_down = sum(1 for space in range(SPACES) if cells[BOARD + space] == FACE_DOWN)
    unseen = sum(cells[UNSEEN + tile] for tile in range(TILES_KNOWN))
    if face_down != unseen:
        fail("unseen", f"{unseen} tiles are unseen, but {face_down} spaces are face-down")


def _shown(state: AfricaState) -> list[int]:
    cells = state.cells
    shown = [
        sum(cells[HELD + seat * TILES_KNOWN + tile] for seat in range(cells[SEATS])) for tile in range(TILES_KNOWN)
    ]
    for space in range(SPACES):
        if cells[BOARD + space] >= FIRST_TILE:
            shown[cells[BOARD + space] - FIRST_TILE] += 1
    return shown


def _check_totals(state: AfricaState) -> None:
    """No tile may be there more often than tiles.csv has it; fewer is fine, for puzzles."""
    for tile, count in enumerate(_shown(state)):
        total = count + state.cells[UNSEEN + tile]
        if total > TILES[tile].count:
            fail("board", f"{total} tiles '{TILES[tile].name}', but the game has {TILES[tile].count}")


def _take_up(state: AfricaState, view: View) -> None:
    cells = state.cells
    pending = view.pending
    if (view.phase in ("put", "swap")) != (pending is not None):
        fail("pending", "must be there in the phases 'put' and 'swap', and only there")
    if pending is None:
        return
    content = CONTENTS.get(pending.tile, EMPTY)
    if view.phase == "swap":
        if KIND[content] != GOOD or not cells[HELD + cells[TURN] * TILES_KNOWN + content - FIRST_TILE]:
            fail("pending.tile", "must be a trade good the player has just found")
    else:
        if KIND[content] not in (ANIMAL, NOMADS):
            fail("pending.tile", "must be an animal or nomads")
        space = _space("pending.space", pending.space or "")
        if cells[BOARD + space] != content:
            fail("pending.space", f"there is no {pending.tile} on {pending.space}")
        if not can_improve(state, space):
            fail("pending.space", f"no space is better for the {pending.tile} on {pending.space}")
        cells[TILE_SPACE] = space
        cells[LIFTED] = pending.lifted
    cells[TILE] = content


def _space(path: str, name: str) -> int:
    number = SPACE_NUMBERS.get(name)
    if number is None:
        fail(path, f"there is no space '{name}'")
    return number


def _count(path: str, count: int, most: int) -> int:
    if not 0 <= count <= most:
        fail(path, f"must be from 0 to {most}, not {count}")
    return count


def _seat(path: str, seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        fail(path, f"there is no seat {seat}")
    return seat


def prompt(state: AfricaState) -> Words:
    """What the seat whose turn it is has to do, said with the values that matter."""
    cells = state.cells
    phase = cells[PHASE]
    values: dict[str, Value] = {}
    if phase in (PUT, SWAP):
        values["tile"] = CONTENT_NAMES[cells[TILE]]
    if phase == PUT:
        return Words("prompt-put-lifted" if cells[LIFTED] else "prompt-put-found", values)
    if phase == ACT:
        values = {"segment": int(cells[SEGMENT] + 1), "segments": int(cells[SEGMENTS])}
        return Words("prompt-act-moved" if cells[MOVED] else "prompt-act", values)
    return Words(f"prompt-{PHASE_NAMES[phase]}", values)
