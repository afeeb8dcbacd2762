"""What must hold of a position that a game could show; each refusal says where it is wrong.

Every game keeps to this from its first position to its last, and no action breaks it. A puzzle may leave out tiles and
base camps, and what they brought; so no check asks for anything that a puzzle may leave out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.positions import fail
from ludotheca.games.africa import board, inventory, legality, limits
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import CONTENT_NAMES, SPACE_NAMES, TILE_NAMES, TILES, TILES_IN_ALL
from ludotheca.games.africa.scoring import BONUS

FIELDS: Final = {board.GOOD: "goods", board.GOLD: "gold", board.GEM: "gems"}
"""Where a position shows the tiles in front of a player."""


def check(cells: vec[i64]) -> None:
    _check_tiles(cells)
    _check_board(cells)
    _check_explorers(cells)
    _check_camps(cells)
    _check_end(cells)
    phase = cells[at.PHASE]
    if (cells[at.TILE] != board.EMPTY) != (phase in (at.PUT, at.SWAP)):
        fail("pending", "must be there in the phases 'put' and 'swap', and only there")
    if phase == at.PLACE or inventory.unseen(cells) == TILES_IN_ALL:
        _check_nothing_found(cells)
    if phase == at.PLACE:
        _check_placing(cells)
    elif phase == at.PUT:
        _check_laying(cells)
    elif phase == at.SWAP:
        _check_swapping(cells)
    _check_turn(cells)
    _check_points(cells)


def _check_tiles(cells: vec[i64]) -> None:
    """AFR-1.1: no tile is there more often than in the box, and each face-down one lies on a space."""
    for tile, count in enumerate(inventory.shown(cells)):
        total = count + cells[at.UNSEEN + tile]
        if total > TILES[tile].count:
            fail("board", f"{total} tiles '{TILE_NAMES[tile]}', but the game has {TILES[tile].count}")
    face_down = sum(1 for space in range(at.SPACES) if cells[at.BOARD + space] == board.FACE_DOWN)
    unseen = inventory.unseen(cells)
    if face_down != unseen:
        fail("unseen", f"{unseen} tiles are unseen, but {face_down} spaces are face-down")


def _check_board(cells: vec[i64]) -> None:
    """AFR-3.3: goods are taken. AFR-1.1, AFR-2.5: only what is put or built there lies on a city."""
    for space in range(at.SPACES):
        content = cells[at.BOARD + space]
        path = f"board.{SPACE_NAMES[space]}"
        if board.KIND[content] == board.GOOD:
            fail(path, f"the trade good '{CONTENT_NAMES[content]}' never lies face up: its finder takes it")
        can_be_put = board.KIND[content] in (board.ANIMAL, board.NOMADS)
        if space in board.CITIES and content not in (board.EMPTY, board.CAMP) and not can_be_put:
            fail(path, "no tile is found on a start city; only animals and nomads can be put there")


def _check_explorers(cells: vec[i64]) -> None:
    """AFR-2.4, AFR-2.5: never on a face-down tile, and at most one on a space."""
    for seat in range(cells[at.SEATS]):
        path = f"players[{seat}].explorer"
        space = cells[at.EXPLORER + seat]
        if space == at.NOWHERE:
            if cells[at.PHASE] != at.PLACE:
                fail(path, "every explorer must stand somewhere once all are placed")
            continue
        if cells[at.BOARD + space] == board.FACE_DOWN:
            fail(path, f"nobody can stand on the face-down tile at {SPACE_NAMES[space]}")
        if any(cells[at.EXPLORER + other] == space for other in range(seat)):
            fail(path, f"two explorers stand on {SPACE_NAMES[space]}")


def _check_camps(cells: vec[i64]) -> None:
    """AFR-1.2: no more base camps than were set out, with those that hidden monuments will still bring."""
    seats = int(cells[at.SEATS])
    most_of_one = limits.START_CAMPS + limits.stock_at_start(seats)
    for seat in range(seats):
        if not 0 <= cells[at.CAMPS + seat] <= most_of_one:
            fail(f"players[{seat}].camps", f"must be from 0 to {most_of_one}, not {cells[at.CAMPS + seat]}")
    in_hand = limits.camps_in_hand(cells)
    built = inventory.camps_built(cells)
    to_come = limits.camps_to_come(cells)
    most = limits.START_CAMPS * seats + limits.stock_at_start(seats)
    if in_hand + built + to_come > most:
        found = f"{in_hand} base camps in hand, {built} built and {to_come} still to come"
        fail("board" if built else "players", f"{found}, but a game of {seats} has {most}")


def _check_points(cells: vec[i64]) -> None:
    """No points are ever lost, and there is a limit to what can be scored."""
    points = [int(cells[at.POINTS + seat]) for seat in range(cells[at.SEATS])]
    for seat, count in enumerate(points):
        if count < 0:
            fail(f"players[{seat}].points", f"must be 0 or more, not {count}")
    if sum(points) + limits.most_to_come(cells) > limits.MOST_POINTS:
        fail(f"players[{points.index(max(points))}].points", f"nobody can have {max(points)} points")


def _check_end(cells: vec[i64]) -> None:
    """AFR-8.1, AFR-8.5: over with the last monument or, by the setting, after three idle rounds; and only then."""
    last = limits.monuments_to_end(cells[at.SEATS])
    is_over = cells[at.PHASE] == at.OVER
    if cells[at.MONUMENTS] > last:
        fail("board", f"{cells[at.MONUMENTS]} monuments are face up, but the game ends with the {last}th")
    if limits.has_idled_out(cells):
        if not cells[at.IDLE_END]:
            fail("idle_turns", f"after {cells[at.IDLE]} such turns the count starts again")
        if not is_over or cells[at.MONUMENTS] == last:
            fail("idle_turns", f"{cells[at.IDLE]} such turns are the end of the game, and nothing happens after them")
    elif is_over != (cells[at.MONUMENTS] == last):
        fail("phase", f"is 'over' with {last} face-up monuments, and only then; there are {cells[at.MONUMENTS]}")
    if cells[at.MONUMENTS] == last:
        _check_finder(cells)
    elif cells[at.FINDER] != at.NOBODY:
        fail("finder", "nobody has found the last monument yet")


def _check_finder(cells: vec[i64]) -> None:
    """AFR-8.1: the player whose turn it was stands next to the monument just turned up, and has the '+3'."""
    finder = int(cells[at.FINDER])
    if finder != cells[at.TURN]:
        fail("finder", f"the last monument was turned up by seat {cells[at.TURN]}, whose turn it was")
    if cells[at.POINTS + finder] < BONUS:
        fail(f"players[{finder}].points", f"the last monument brings {BONUS} points")
    if not any(board.KIND[content] == board.MONUMENT for content in _finds(cells)):
        fail(f"players[{finder}].explorer", "the last monument was turned up next to it")


def _finds(cells: vec[i64]) -> list[int]:
    """What lies where the explorer can just have turned up a tile."""
    return [int(cells[at.BOARD + space]) for space in range(at.SPACES) if _can_be_found_on(cells, space)]


def _can_be_found_on(cells: vec[i64], space: int) -> bool:
    """AFR-3.1: next to the explorer, where a tile can have lain face down: not in a city, and with nobody on it."""
    here = cells[at.EXPLORER + cells[at.TURN]]
    return board.touch(here, space) and space not in board.CITIES and legality.is_open(cells, space)


def _check_turn(cells: vec[i64]) -> None:
    """AFR-2.3: what has been done in this turn agrees with how far it has got."""
    phase = cells[at.PHASE]
    if phase == at.PLACE or limits.has_idled_out(cells):
        if cells[at.SEGMENT]:
            fail("segment", "must be 1, for the turn has not begun")
        if cells[at.MOVED]:
            fail("moved", "nobody has moved, for the turn has not begun")
    has_turned = phase == at.SWAP or (phase == at.PUT and not cells[at.LIFTED]) or cells[at.FINDER] != at.NOBODY
    if has_turned and not cells[at.ACTED]:
        fail("acted", "a tile has just been turned up")
    if not has_turned and cells[at.SEGMENT] == 0 and cells[at.ACTED]:
        fail("acted", "nothing can have been turned, moved or built so early in the turn")


def _check_nothing_found(cells: vec[i64]) -> None:
    """AFR-1.2: while all tiles lie face down, nobody has anything but base camps."""
    for seat in range(cells[at.SEATS]):
        if cells[at.POINTS + seat]:
            fail(f"players[{seat}].points", "nothing is scored before a tile is turned up")
        if cells[at.CAMPS + seat] > limits.START_CAMPS:
            fail(f"players[{seat}].camps", f"everybody starts with {limits.START_CAMPS} base camps")
        for tile in range(at.TILE_KINDS):
            if cells[at.held(seat, tile)]:
                fail(f"players[{seat}].{FIELDS[board.KIND[board.FIRST_TILE + tile]]}", "nobody starts with tiles")


def _check_placing(cells: vec[i64]) -> None:
    """AFR-1.3: clockwise on start cities, up to the player whose turn it is; nobody has had a turn yet."""
    seats = int(cells[at.SEATS])
    turn = int(cells[at.TURN])
    if cells[at.EXPLORER + turn] != at.NOWHERE:
        fail(f"players[{turn}].explorer", "the player whose turn it is has not placed an explorer yet")
    for step in range(1, seats):
        before, seat = (turn + step - 1) % seats, (turn + step) % seats
        path = f"players[{seat}].explorer"
        space = cells[at.EXPLORER + seat]
        if space == at.NOWHERE and cells[at.EXPLORER + before] != at.NOWHERE:
            fail(path, f"explorers are placed clockwise, so seat {seat} places right after seat {before}")
        if space != at.NOWHERE and space not in board.CITIES:
            fail(path, "an explorer starts on a city")
    for number in range(at.SPACES):
        if cells[at.BOARD + number] not in (board.EMPTY, board.FACE_DOWN):
            fail(f"board.{SPACE_NAMES[number]}", "nothing is turned or built before all explorers are placed")
    if cells[at.IDLE]:
        fail("idle_turns", "nobody has had a turn before all explorers are placed")


def _check_laying(cells: vec[i64]) -> None:
    """AFR-3.4, AFR-3.5, AFR-4.1, AFR-5.1: an animal or nomads at hand, with somewhere better to go."""
    content, space = int(cells[at.TILE]), int(cells[at.TILE_SPACE])
    if board.KIND[content] not in (board.ANIMAL, board.NOMADS):
        fail("pending.tile", "must be an animal or nomads")
    tile = CONTENT_NAMES[content]
    if space == at.NOWHERE:
        fail("pending.space", f"must say where the {tile} lies")
    if cells[at.BOARD + space] != content:
        fail("pending.space", f"there is no {tile} on {SPACE_NAMES[space]}")
    if cells[at.LIFTED] and not legality.is_at_hand(cells, space):
        fail("pending.space", "is neither the explorer's space nor next to it")
    if not cells[at.LIFTED] and not _can_be_found_on(cells, space):
        fail("pending.space", "a tile is turned up next to the explorer, never in a city or under an explorer")
    if not legality.can_improve(cells, space):
        fail("pending.space", f"no space is better for the {tile} on {SPACE_NAMES[space]}")


def _check_swapping(cells: vec[i64]) -> None:
    """AFR-3.3: a good found next to the explorer, and somebody to swap with."""
    content = int(cells[at.TILE])
    if board.KIND[content] != board.GOOD or not cells[at.held(cells[at.TURN], content - board.FIRST_TILE)]:
        fail("pending.tile", "must be a trade good the player has just found")
    if cells[at.TILE_SPACE] != at.NOWHERE:
        fail("pending.space", "a trade good has left the board")
    if cells[at.LIFTED]:
        fail("pending.lifted", "a trade good is found, not taken up")
    if not legality.can_swap(cells):
        fail("pending.tile", "there is nobody to swap it with")
    if board.EMPTY not in _finds(cells):
        fail(f"players[{cells[at.TURN]}].explorer", "the good was found next to it, on a space that is empty now")
