"""Africa's position in words: what the browser draws, a test sets up, a bot imagines and a file keeps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheca.engine.counts import counted
from ludotheca.engine.words import Value, Words
from ludotheca.games.africa import board
from ludotheca.games.africa import layout as at
from ludotheca.games.africa.data import CONTENT_NAMES, SPACE_NAMES, TILE_NAMES
from ludotheca.games.africa.views import Pending, Phase, Player, View

PHASE_NUMBERS: Final[dict[Phase, int]] = {
    "place": at.PLACE,
    "act": at.ACT,
    "put": at.PUT,
    "swap": at.SWAP,
    "over": at.OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASE_NUMBERS.items()}


def phase(cells: vec[i64]) -> Phase:
    return PHASE_NAMES[cells[at.PHASE]]


def view(cells: vec[i64]) -> View:
    """The whole position; nobody may know less."""
    return View(
        players=tuple([_player(cells, seat) for seat in range(cells[at.SEATS])]),
        board={
            SPACE_NAMES[space]: CONTENT_NAMES[cells[at.BOARD + space]]
            for space in range(at.SPACES)
            if cells[at.BOARD + space] != board.EMPTY
        },
        turn=cells[at.TURN],
        phase=phase(cells),
        simple=cells[at.SEGMENTS] == 1,
        segment=cells[at.SEGMENT] + 1,
        moved=bool(cells[at.MOVED]),
        acted=bool(cells[at.ACTED]),
        pending=_pending(cells),
        unseen=counted(cells, at.UNSEEN, TILE_NAMES),
        finder=None if cells[at.FINDER] == at.NOBODY else cells[at.FINDER],
        idle_end=bool(cells[at.IDLE_END]),
        idle_turns=cells[at.IDLE],
    )


def _player(cells: vec[i64], seat: i64) -> Player:
    goods: dict[str, int] = {}
    treasure: dict[int, list[int]] = {board.GOLD: [], board.GEM: []}
    for tile in range(at.TILE_KINDS):
        count = cells[at.held(seat, tile)]
        kind = board.KIND[board.FIRST_TILE + tile]
        if count and kind == board.GOOD:
            goods[TILE_NAMES[tile]] = count
        elif count:
            treasure[kind] += [int(board.VALUE[board.FIRST_TILE + tile])] * int(count)
    explorer = cells[at.EXPLORER + seat]
    return Player(
        explorer=None if explorer == at.NOWHERE else SPACE_NAMES[explorer],
        points=cells[at.POINTS + seat],
        camps=cells[at.CAMPS + seat],
        goods=goods,
        gold=tuple(sorted(treasure[board.GOLD])),
        gems=tuple(sorted(treasure[board.GEM])),
    )


def _pending(cells: vec[i64]) -> Pending | None:
    if cells[at.PHASE] != at.PUT and cells[at.PHASE] != at.SWAP:
        return None
    space = cells[at.TILE_SPACE]
    return Pending(
        tile=CONTENT_NAMES[cells[at.TILE]],
        space=None if space == at.NOWHERE else SPACE_NAMES[space],
        lifted=bool(cells[at.LIFTED]),
    )


def prompt(cells: vec[i64]) -> Words:
    """What the seat whose turn it is has to do, said with the values that matter."""
    phase = cells[at.PHASE]
    values: dict[str, Value] = {}
    if phase == at.PUT or phase == at.SWAP:
        values["tile"] = CONTENT_NAMES[cells[at.TILE]]
    if phase == at.PUT:
        return Words("prompt-put-lifted" if cells[at.LIFTED] else "prompt-put-found", values)
    if phase == at.ACT:
        values = {"segment": int(cells[at.SEGMENT] + 1), "segments": int(cells[at.SEGMENTS])}
        return Words("prompt-act-moved" if cells[at.MOVED] else "prompt-act", values)
    return Words(f"prompt-{PHASE_NAMES[phase]}", values)
