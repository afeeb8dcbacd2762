"""What must hold of a position, so that a game could show it; each refusal says where it is wrong.

Every game keeps to this from its first position to its last, and no action leads out of it. A puzzle may leave out
tiles and base camps, with what they brought, so nothing is asked for that a game would have besides.
"""

from typing import Final, NoReturn

from ludotheca.engine.errors import PositionError
from ludotheca.games.africa.board import (
    ADJACENT,
    ANIMAL,
    CAMP,
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
)
from ludotheca.games.africa.data import SPACE_NAMES, TILE_NAMES, TILES, TILES_IN_ALL
from ludotheca.games.africa.legality import can_improve, can_swap, is_at_hand
from ludotheca.games.africa.limits import (
    MOST_POINTS,
    START_CAMPS,
    camps_to_come,
    has_idled_out,
    monuments_to_end,
    most_to_come,
    stock_at_start,
)
from ludotheca.games.africa.scoring import BONUS
from ludotheca.games.africa.state import (
    ACTED,
    BOARD,
    CAMPS,
    EXPLORER,
    FINDER,
    GUEST,
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
    SWAP,
    TILE,
    TILE_SPACE,
    TURN,
    UNSEEN,
    AfricaState,
)

FIELDS: Final = {GOOD: "goods", GOLD: "gold", GEM: "gems"}
"""Where a position shows the tiles in front of a player."""


def check(state: AfricaState) -> None:
    _check_tiles(state)
    _check_board(state)
    _check_explorers(state)
    _check_camps(state)
    _check_end(state)
    phase = state.cells[PHASE]
    if (state.cells[TILE] != EMPTY) != (phase in (PUT, SWAP)):
        fail("pending", "must be there in the phases 'put' and 'swap', and only there")
    if phase == PLACE or sum(state.cells[UNSEEN + tile] for tile in range(TILES_KNOWN)) == TILES_IN_ALL:
        _check_nothing_found(state)
    if phase == PLACE:
        _check_placing(state)
    elif phase == PUT:
        _check_laying(state)
    elif phase == SWAP:
        _check_swapping(state)
    _check_turn(state)
    _check_points(state)


def shown(state: AfricaState) -> list[int]:
    """By tile number, how many lie face up or in front of players."""
    cells = state.cells
    counts = [
        sum(cells[HELD + seat * TILES_KNOWN + tile] for seat in range(cells[SEATS])) for tile in range(TILES_KNOWN)
    ]
    for space in range(SPACES):
        if cells[BOARD + space] >= FIRST_TILE:
            counts[cells[BOARD + space] - FIRST_TILE] += 1
    return counts


def _check_tiles(state: AfricaState) -> None:
    """AFR-1.1: no tile is there more often than in the box, and each face-down one lies on a space."""
    cells = state.cells
    for tile, count in enumerate(shown(state)):
        total = count + cells[UNSEEN + tile]
        if total > TILES[tile].count:
            fail("board", f"{total} tiles '{TILE_NAMES[tile]}', but the game has {TILES[tile].count}")
    face_down = sum(1 for space in range(SPACES) if cells[BOARD + space] == FACE_DOWN)
    unseen = sum(cells[UNSEEN + tile] for tile in range(TILES_KNOWN))
    if face_down != unseen:
        fail("unseen", f"{unseen} tiles are unseen, but {face_down} spaces are face-down")


def _check_board(state: AfricaState) -> None:
    """AFR-3.3: goods are taken. AFR-1.1, AFR-2.5: only what is put or built there lies on a city."""
    for space in range(SPACES):
        content = state.cells[BOARD + space]
        path = f"board.{SPACE_NAMES[space]}"
        if KIND[content] == GOOD:
            fail(path, f"the trade good '{TILE_NAMES[content - FIRST_TILE]}' never lies face up: its finder takes it")
        if space in CITIES and content not in (EMPTY, CAMP) and KIND[content] not in (ANIMAL, NOMADS):
            fail(path, "no tile is found on a start city; only animals and nomads can be put there")


def _check_explorers(state: AfricaState) -> None:
    """AFR-2.4, AFR-2.5: never on a face-down tile, and at most one on a space."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        path = f"players[{seat}].explorer"
        space = cells[EXPLORER + seat]
        if space == NOWHERE:
            if cells[PHASE] != PLACE:
                fail(path, "every explorer must stand somewhere once all are placed")
            continue
        if cells[BOARD + space] == FACE_DOWN:
            fail(path, f"nobody can stand on the face-down tile at {SPACE_NAMES[space]}")
        if any(cells[EXPLORER + other] == space for other in range(seat)):
            fail(path, f"two explorers stand on {SPACE_NAMES[space]}")


def _check_camps(state: AfricaState) -> None:
    """AFR-1.2: no more base camps than were set out, with those that hidden monuments will still bring."""
    cells = state.cells
    seats = int(cells[SEATS])
    most_of_one = START_CAMPS + stock_at_start(seats)
    for seat in range(seats):
        if not 0 <= cells[CAMPS + seat] <= most_of_one:
            fail(f"players[{seat}].camps", f"must be from 0 to {most_of_one}, not {cells[CAMPS + seat]}")
    in_hand = sum(cells[CAMPS + seat] for seat in range(seats))
    built = sum(1 for space in range(SPACES) if cells[BOARD + space] == CAMP)
    to_come = camps_to_come(state)
    most = START_CAMPS * seats + stock_at_start(seats)
    if in_hand + built + to_come > most:
        found = f"{in_hand} base camps in hand, {built} built and {to_come} still to come"
        fail("board" if built else "players", f"{found}, but a game of {seats} has {most}")


def _check_points(state: AfricaState) -> None:
    """No points are ever lost, and there are not many to be had."""
    cells = state.cells
    points = [int(cells[POINTS + seat]) for seat in range(cells[SEATS])]
    for seat, count in enumerate(points):
        if count < 0:
            fail(f"players[{seat}].points", "nobody has fewer points than none")
    if sum(points) + most_to_come(state) > MOST_POINTS:
        fail(f"players[{points.index(max(points))}].points", f"nobody can have {max(points)} points")


def _check_end(state: AfricaState) -> None:
    """AFR-8.1, AFR-8.5: over with the last monument or, by the setting, after three idle rounds; and only then."""
    cells = state.cells
    last = monuments_to_end(cells[SEATS])
    is_over = cells[PHASE] == OVER
    if cells[MONUMENTS] > last:
        fail("board", f"{cells[MONUMENTS]} monuments are face up, but the game ends with the {last}th")
    if has_idled_out(state):
        if not cells[IDLE_END]:
            fail("idle_turns", f"after {cells[IDLE]} such turns they are counted anew")
        if not is_over or cells[MONUMENTS] == last:
            fail("idle_turns", f"{cells[IDLE]} such turns are the end of the game, and nothing happens after them")
    elif is_over != (cells[MONUMENTS] == last):
        fail("phase", f"is 'over' with {last} face-up monuments, and only then; there are {cells[MONUMENTS]}")
    if cells[MONUMENTS] == last:
        _check_finder(state)
    elif cells[FINDER] != NOBODY:
        fail("finder", "nobody has found the last monument yet")


def _check_finder(state: AfricaState) -> None:
    """AFR-8.1: whose turn it was, next to the monument just turned up, has the '+3'."""
    cells = state.cells
    finder = int(cells[FINDER])
    if finder != cells[TURN]:
        fail("finder", f"the last monument was turned up by seat {cells[TURN]}, whose turn it was")
    if cells[POINTS + finder] < BONUS:
        fail(f"players[{finder}].points", f"the last monument brings {BONUS} points")
    if not any(KIND[content] == MONUMENT for content in _finds(state)):
        fail(f"players[{finder}].explorer", "the last monument was turned up next to it")


def _finds(state: AfricaState) -> list[int]:
    """What lies where the explorer can just have turned up a tile."""
    return [int(state.cells[BOARD + space]) for space in range(SPACES) if _can_be_found_on(state, space)]


def _can_be_found_on(state: AfricaState, space: int) -> bool:
    """AFR-3.1: next to the explorer; where a tile lay face down, there is no city and nobody stands."""
    cells = state.cells
    here = cells[EXPLORER + cells[TURN]]
    return bool(ADJACENT[here * SPACES + space]) and space not in CITIES and cells[GUEST + space] == NOBODY


def _check_turn(state: AfricaState) -> None:
    """AFR-2.3: what has been done in this turn agrees with how far it has got."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == PLACE or has_idled_out(state):
        if cells[SEGMENT]:
            fail("segment", "must be 1, for the turn has not begun")
        if cells[MOVED]:
            fail("moved", "nobody has moved, for the turn has not begun")
    has_turned = phase == SWAP or (phase == PUT and not cells[LIFTED]) or cells[FINDER] != NOBODY
    if has_turned and not cells[ACTED]:
        fail("acted", "a tile has just been turned up")
    if not has_turned and cells[SEGMENT] == 0 and cells[ACTED]:
        fail("acted", "nothing can have been turned, moved or built so early in the turn")


def _check_nothing_found(state: AfricaState) -> None:
    """AFR-1.2: while all tiles lie face down, nobody has anything but base camps."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        if cells[POINTS + seat]:
            fail(f"players[{seat}].points", "nothing is scored before a tile is turned up")
        if cells[CAMPS + seat] > START_CAMPS:
            fail(f"players[{seat}].camps", f"everybody starts with {START_CAMPS} base camps")
        for tile in range(TILES_KNOWN):
            if cells[HELD + seat * TILES_KNOWN + tile]:
                fail(f"players[{seat}].{FIELDS[KIND[FIRST_TILE + tile]]}", "nobody starts with tiles")


def _check_placing(state: AfricaState) -> None:
    """AFR-1.3: clockwise on start cities, up to the player whose turn it is; nobody has had a turn yet."""
    cells = state.cells
    seats = int(cells[SEATS])
    turn = int(cells[TURN])
    if cells[EXPLORER + turn] != NOWHERE:
        fail(f"players[{turn}].explorer", "whose turn it is to place an explorer has not placed it yet")
    for step in range(1, seats):
        before, seat = (turn + step - 1) % seats, (turn + step) % seats
        path = f"players[{seat}].explorer"
        space = cells[EXPLORER + seat]
        if space == NOWHERE and cells[EXPLORER + before] != NOWHERE:
            fail(path, f"explorers are placed clockwise, so this one comes next after that of seat {before}")
        if space != NOWHERE and space not in CITIES:
            fail(path, "an explorer starts on a city")
    for number in range(SPACES):
        if cells[BOARD + number] not in (EMPTY, FACE_DOWN):
            fail(f"board.{SPACE_NAMES[number]}", "nothing is turned or built before all explorers are placed")
    if cells[IDLE]:
        fail("idle_turns", "nobody has had a turn before all explorers are placed")


def _check_laying(state: AfricaState) -> None:
    """AFR-3.4, AFR-3.5, AFR-4.1, AFR-5.1: an animal or nomads at hand, with somewhere better to go."""
    cells = state.cells
    content, space = int(cells[TILE]), int(cells[TILE_SPACE])
    if KIND[content] not in (ANIMAL, NOMADS):
        fail("pending.tile", "must be an animal or nomads")
    tile = TILE_NAMES[content - FIRST_TILE]
    if space == NOWHERE:
        fail("pending.space", f"must say where the {tile} lies")
    if cells[BOARD + space] != content:
        fail("pending.space", f"there is no {tile} on {SPACE_NAMES[space]}")
    if cells[LIFTED] and not is_at_hand(state, space):
        fail("pending.space", "is neither the explorer's space nor next to it")
    if not cells[LIFTED] and not _can_be_found_on(state, space):
        fail("pending.space", "a tile is turned up next to the explorer, where nobody stands and no city is")
    if not can_improve(state, space):
        fail("pending.space", f"no space is better for the {tile} on {SPACE_NAMES[space]}")


def _check_swapping(state: AfricaState) -> None:
    """AFR-3.3: a good found next to the explorer, and somebody to swap with."""
    cells = state.cells
    content = int(cells[TILE])
    if KIND[content] != GOOD or not cells[HELD + cells[TURN] * TILES_KNOWN + content - FIRST_TILE]:
        fail("pending.tile", "must be a trade good the player has just found")
    if cells[TILE_SPACE] != NOWHERE:
        fail("pending.space", "a trade good has left the board")
    if cells[LIFTED]:
        fail("pending.lifted", "a trade good is found, not taken up")
    if not can_swap(state):
        fail("pending.tile", "there is nobody to swap it with")
    if EMPTY not in _finds(state):
        fail(f"players[{cells[TURN]}].explorer", "the good was found next to it, on a space that is empty now")


def fail(path: str, message: str) -> NoReturn:
    raise PositionError(f"{path}: {message}", path=path)
